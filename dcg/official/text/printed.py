"""A card as a dump gives it, before its text is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dcg.official.language.terms import Category, Colour

Route = tuple[Colour | None, int | None, int]
"""A digivolution cost as printed: colour and level of what to digivolve from, and the cost."""


@dataclass(frozen=True, slots=True)
class Unexpressed:
    """A part of a record that has no place in `Card` yet: the field, what it says, and why not."""

    field: str
    text: str
    reason: str = "no place for it in a card yet"


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card as a dump gives it: facts, and the printed text of each section."""

    number: str
    name: str
    category: Category
    colours: tuple[Colour, ...] = ()
    level: int | None = None
    play_cost: int | None = None
    dp: int | None = None
    digivolution: tuple[Route, ...] = ()
    form: tuple[str, ...] = ()
    attribute: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    effect: str = ""
    inherited: str = ""
    security: str = ""
    overflow: int | None = None
    max_copies: int = 4
    requirements: tuple[str, ...] = ()
    """Digivolution requirements in words (2-3-6-3)."""
    dna: tuple[str, ...] = ()
    """DNA digivolution requirements in words (2-3-7)."""
    burst: tuple[str, ...] = ()
    """Burst Digivolve requirements in words (2-3-9)."""
    digixros: tuple[str, ...] = ()
    """DigiXros requirements in words (2-3-8): a card has one, a dump may have it twice."""
    assembly: tuple[str, ...] = ()
    """Assembly requirements in words (2-3-11), likewise."""
    app_fusion: tuple[str, ...] = ()
    """App Fusion requirements in words (2-3-10)."""
    link: tuple[str, ...] = ()
    """Link requirements in words (2-3-12-2)."""
    link_dp: int | None = None
    link_effect: str = ""
    rules: tuple[str, ...] = ()
    """What its (Rule) says (2-3-5)."""
    not_expressed: tuple[Unexpressed, ...] = ()
    """What of the card has no place in `Card` yet (dual effects ...)."""
    facts: Mapping[str, object] = field(default_factory=dict)
    """Fields that say nothing the rules need (rarity, set, pictures), as they stand in the record."""
    unknown: tuple[str, ...] = ()
    """Fields that have a value and no meaning this program knows."""
