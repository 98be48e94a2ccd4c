"""Positions: small documents that describe any board, and the openings made of them."""

from dcg.official.positions.parsing import read_position
from dcg.official.positions.placing import Labels, Placed, place
from dcg.official.positions.position import Position

__all__ = ["Labels", "Placed", "Position", "place", "read_position"]
