"""A deck list: which cards and how many, for the deck and the Digi-Egg deck (1-4-1)."""

from __future__ import annotations

import msgspec

from dcg.official.game import NAME


class TournamentPlacing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a deck was played: the event, its day (2026-03-28), region and size, and the place reached."""

    name: str
    date: str
    region: str | None = None
    participants: int | None = None
    placement: int | None = None


class DeckList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Copies by card number, in the order they were written."""

    name: str
    deck: dict[str, int]
    digi_egg_deck: dict[str, int] = {}
    id: str = ""
    archetype: str = ""
    """What players call decks of its kind, as its list says."""
    format: str = ""
    """The newest product whose cards it could have: `BT12`, `EX6`."""
    event: TournamentPlacing | None = None

    @property
    def game(self) -> str:
        """The name of this game."""
        return NAME

    @property
    def label(self) -> str:
        """What records call the deck: its id, or the name of a deck that has none."""
        return self.id or self.name

    def cards(self) -> tuple[str, ...]:
        """The deck's card numbers, one for each copy."""
        return tuple(number for number, copies in self.deck.items() for _ in range(copies))

    def digi_eggs(self) -> tuple[str, ...]:
        """The Digi-Egg deck's card numbers, one for each copy."""
        return tuple(number for number, copies in self.digi_egg_deck.items() for _ in range(copies))
