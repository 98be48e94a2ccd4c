"""A person at the table: what their seat may know, the question in words, and their answer."""

from cli.playing.screen import Screen
from cli.playing.table import Table

__all__ = ["Screen", "Table"]
