"""A deck list: main deck, Destiny Zone, partner, and the sides flip cards begin on (d-*)."""

from __future__ import annotations

import msgspec

from dcg.battle_evolution.title import NAME


class DeckList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Copies by card number, in the order they were written."""

    name: str
    deck: dict[str, int]
    destiny_zone: dict[str, int] = {}
    partner: str = ""
    """The number of the Level R that is declared as partner (d-4); empty for none."""
    faces: dict[str, tuple[int, ...]] = {}
    """For flip cards without an initial side: which side each copy begins on, 0 as listed (d-18)."""
    id: str = ""

    @property
    def game(self) -> str:
        """The name of this game."""
        return NAME

    @property
    def label(self) -> str:
        """What records call the deck: its id, or the name of a deck that has none."""
        return self.id or self.name

    @property
    def size(self) -> int:
        """How many cards it has in all (d-2)."""
        return sum(self.deck.values()) + sum(self.destiny_zone.values())

    def cards(self) -> tuple[str, ...]:
        """The numbers of the main deck, one for each copy."""
        return _each(self.deck)

    def destiny_cards(self) -> tuple[str, ...]:
        """The numbers of the Destiny Zone, one for each copy."""
        return _each(self.destiny_zone)

    def sides(self, number: str) -> tuple[int, ...]:
        """The side each copy of a card begins on, those of the Destiny Zone behind the others."""
        copies = self.deck.get(number, 0) + self.destiny_zone.get(number, 0)
        given = self.faces.get(number, ())
        return (*given, *(0,) * copies)[:copies]


def _each(copies_of: dict[str, int]) -> tuple[str, ...]:
    return tuple(number for number, copies in copies_of.items() for _ in range(copies))
