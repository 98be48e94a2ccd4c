"""Positions: small documents that describe any board, and the openings made of them."""

from dcg.documents.document import DocumentError
from dcg.official.positions.placing import Labels, Placed, place
from dcg.official.positions.position import Position
from dcg.official.positions.reading import read_position

__all__ = ["DocumentError", "Labels", "Placed", "Position", "place", "read_position"]
