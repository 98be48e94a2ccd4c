"""Where a scenario begins before set-up: two decks (see `position` for a board)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from dcg.battle_evolution.deck import DeckList
from dcg.battle_evolution.game import GAME
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.opening import opening
from dcg.battle_evolution.scenarios.position import copies_of, known_cards
from dcg.documents.document import Field
from dcg.documents.scene import SEATS
from dcg.documents.vocabulary import Begun
from dcg.kernel.header import Seat
from dcg.opening import match_header

DECK_FIELDS = ("deck", "destiny_zone", "partner", "faces")

Entry = tuple[str, Field]
"""The name of one card, and where it is written."""


@dataclass(frozen=True)
class DeckHere:
    """One player's deck as written, from bottom to top before any shuffle.

    `faces` are the sides that copies of flip cards begin on (d-18).
    """

    deck: tuple[Entry, ...]
    destiny_zone: tuple[Entry, ...] = ()
    partner: Entry | None = None
    faces: tuple[tuple[Entry, tuple[int, ...]], ...] = ()


@dataclass(frozen=True)
class DecksHere:
    """The decks of `you` and of `opponent`."""

    decks: tuple[DeckHere, DeckHere]


@dataclass(frozen=True)
class Brought:
    """What both seats brought, and every card that there is: what deck construction looks at."""

    decks: tuple[DeckList, DeckList]
    cards: Mapping[str, Card] = field(repr=False)


def read_decks(given: Field) -> DecksHere:
    """Both players' decks. Raises `DocumentError`."""
    fields = given.fields(SEATS, needed=SEATS)
    mine, theirs = (_deck(fields[seat]) for seat in SEATS)
    return DecksHere((mine, theirs))


def _deck(given: Field) -> DeckHere:
    fields = given.fields(DECK_FIELDS, needed=("deck",))
    partner = fields.get("partner")
    faces = fields["faces"].items() if "faces" in fields else ()
    return DeckHere(
        _entries(fields["deck"]),
        _entries(fields["destiny_zone"]) if "destiny_zone" in fields else (),
        None if partner is None else (partner.text(), partner),
        tuple(
            ((name, value), tuple(side.number(0, 9) for side in value.some()))
            for name, value in faces
        ),
    )


def _entries(given: Field) -> tuple[Entry, ...]:
    return tuple(pair for entry in given.some() for pair in copies_of(entry))


def deal(
    start: DecksHere,
    cards: Mapping[str, Card],
    catalogue: Mapping[str, Card],
    you: int,
    seed: int,
) -> Begun:
    """The opening of a match between these decks. Raises `DocumentError` for an unknown card.

    Whether they may be played (d-1 to d-19) is not asked: a scenario needs no more cards than it shows
    something with, and can assert what of deck construction its decks break.
    """
    known = known_cards(cards, catalogue)
    first, second = (_listed(start.decks[seat ^ you], known, seat) for seat in (0, 1))
    by_number = {card.number: card for card in known.values()}
    seats = (Seat("", SEATS[you]), Seat("", SEATS[1 - you]))
    header = match_header(GAME, seats, seed, 0, "recorded")
    brought = Brought((first, second), by_number)
    return Begun(opening(header, brought.decks, by_number), brought)


def _listed(here: DeckHere, known: Mapping[str, Card], seat: int) -> DeckList:
    def number(entry: Entry) -> str:
        name, at = entry
        if name not in known:
            raise at.error(f"unknown card `{name:.60}`: neither defined nor a number")
        return known[name].number

    def counted(entries: Sequence[Entry]) -> dict[str, int]:
        return dict(Counter(map(number, entries)))

    return DeckList(
        f"deck of seat {seat}",
        counted(here.deck),
        counted(here.destiny_zone),
        number(here.partner) if here.partner else "",
        {number(entry): sides for entry, sides in here.faces},
    )
