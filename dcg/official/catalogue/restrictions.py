"""The restriction list: which cards a tournament deck may have few copies of, or none, and since when.

The list changes a few times a year. Every change is a line of `restrictions.json`, so a deck can be held
against the list of any day.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from dcg.decks import TournamentCheck
from dcg.official.deck import DeckList
from dcg.official.language.card import Card

Kind = Literal["restricted", "banned", "banned pair", "lifted"]

RESTRICTED_COPIES = 1
"""How many copies of a restricted card a deck may have."""


class Restriction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the list says of a card from a day on (`2026-04-04`); `lifted` frees it again.

    A deck may not have both cards of a banned pair. `partner` is empty where the other card of the pair
    is not known here.
    """

    number: str
    since: str
    kind: Kind
    partner: str = ""


_RESTRICTIONS = msgspec.json.Decoder(tuple[Restriction, ...])


@cache
def restrictions() -> tuple[Restriction, ...]:
    """Every change of the list, the oldest first."""
    data = (resources.files("dcg.official.catalogue") / "restrictions.json").read_bytes()
    return _RESTRICTIONS.decode(data)


def in_force(date: str) -> dict[str, Restriction]:
    """What the list says on a day (`2026-04-04`), by card number. A later day has the newest list.

    >>> in_force("2021-05-01")["BT6-015"].kind
    'restricted'
    >>> "BT6-015" in in_force("2024-01-01")
    False
    """
    found: dict[str, Restriction] = {}
    for each in restrictions():
        if each.since <= date:
            found[each.number] = each
    return {number: each for number, each in found.items() if each.kind != "lifted"}


def check(deck: DeckList, cards: Mapping[str, Card], date: str | None = None) -> TournamentCheck:
    """What the list forbids in a deck on that day; without one on the day it was played, or by the newest list."""
    asked = date or (deck.event.date if deck.event else "") or restrictions()[-1].since
    copies = deck.deck | deck.digi_egg_deck
    held = in_force(asked)
    forbidden = [
        line
        for number, count in copies.items()
        if number in held and (line := _forbidden(held[number], count, copies, cards))
    ]
    return TournamentCheck(asked, tuple(forbidden))


def _forbidden(
    held: Restriction, count: int, copies: Mapping[str, int], cards: Mapping[str, Card]
) -> str:
    """The complaint about a card on the list; empty where the deck keeps to it."""
    title = _title(held.number, cards)
    match held.kind:
        case "restricted" if count > RESTRICTED_COPIES:
            return (
                f"{count} copies of {title}, restricted to {RESTRICTED_COPIES} since {held.since}"
            )
        case "banned":
            return f"{title}, banned since {held.since}"
        case "banned pair" if held.partner in copies and held.number < held.partner:
            other = _title(held.partner, cards)
            return f"{title} and {other} in one deck, a banned pair since {held.since}"
        case "banned pair" if not held.partner:
            return (
                f"{title}, one of a banned pair since {held.since}; the other card of it is not "
                "known here"
            )
    return ""


def _title(number: str, cards: Mapping[str, Card]) -> str:
    return f"{number} {cards[number].name}" if number in cards else number
