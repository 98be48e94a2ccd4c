"""Positions: small documents that describe any board, and the openings made of them."""

from dcg.documents.faults import DocumentError
from dcg.official.positions.parsing import read_position
from dcg.official.positions.placing import Labels, Placed, place
from dcg.official.positions.position import Position

__all__ = ["DocumentError", "Labels", "Placed", "Position", "place", "read_position"]
