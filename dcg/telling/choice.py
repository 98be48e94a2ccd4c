"""An answer to pick."""

from __future__ import annotations

from typing import NamedTuple


class Choice(NamedTuple):
    """One line of a list of answers. `places` are the options it stands for: several for copies of a
    card, and where nothing the seat knows tells them apart."""

    text: str
    places: tuple[int, ...]
