"""Where a scenario begins: a position, or two decks before set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from dcg.documents.document import Field
from dcg.documents.faults import DocumentError
from dcg.documents.scene import SEATS
from dcg.documents.vocabulary import Begun
from dcg.kernel.course import MatchStarted
from dcg.kernel.header import Seat
from dcg.official.close_cards import unknown_card
from dcg.official.codes.absent import NO_DEFINITION
from dcg.official.events.setup import DeckPresented
from dcg.official.game import GAME
from dcg.official.language.card import Card
from dcg.official.opening import CardTable
from dcg.official.positions.parsing import read_card_here
from dcg.official.positions.placing import Labels
from dcg.official.positions.position import CardHere
from dcg.opening import Opening, match_header

DECK_FIELDS = ("deck", "digi_egg_deck")


@dataclass(frozen=True)
class DeckHere:
    """One player's decks, from bottom to top before any shuffle."""

    deck: tuple[CardHere, ...]
    digi_egg_deck: tuple[CardHere, ...]


@dataclass(frozen=True)
class DecksHere:
    """The decks of `you` and of `opponent`."""

    decks: tuple[DeckHere, DeckHere]
    source: str


def read_decks(field: Field) -> DecksHere:
    """Both players' decks. Raises `DocumentError`."""
    given = field.fields(SEATS, needed=SEATS)
    mine, theirs = (_deck(given[seat]) for seat in SEATS)
    return DecksHere((mine, theirs), field.source)


def _deck(field: Field) -> DeckHere:
    given = field.fields(DECK_FIELDS, needed=("deck",))
    return DeckHere(*(_list(given.get(name)) for name in DECK_FIELDS))


def _list(field: Field | None) -> tuple[CardHere, ...]:
    if field is None:
        return ()
    return tuple(card for entry in field.some() for card in read_card_here(entry))


def deal(
    start: DecksHere,
    cards: Mapping[str, Card],
    catalogue: Mapping[str, Card],
    you: int,
    seed: int,
) -> Begun:
    """The opening of a match between these decks. Raises `DocumentError` for an unknown card."""
    table = CardTable()

    def pairs(held: Sequence[CardHere]) -> tuple[tuple[int, int], ...]:
        places = []
        for here in held:
            card = cards.get(here.name or "") or catalogue.get(here.name or "")
            if here.name is not None and card is None:
                says = unknown_card(here.name, cards, catalogue)
                raise DocumentError(start.source, here.line, here.path, says)
            places.append(table.place(card) if card else NO_DEFINITION)
        return tuple((place, len(list(run))) for place, run in groupby(places))

    presented = []
    for seat in (0, 1):
        deck = start.decks[seat ^ you]
        presented.append(DeckPresented(seat, pairs(deck.deck), pairs(deck.digi_egg_deck)))
    players = [Seat("", SEATS[seat ^ you]) for seat in (0, 1)]
    header = match_header(GAME, (players[0], players[1]), seed, 0, "recorded")
    events = (MatchStarted(header), table.event(), *presented)
    return Begun(Opening(events, table.definitions), Labels({}, {}))
