"""The opening of a match: the events that are given before anything is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dcg.kernel.course import MatchStarted
from dcg.kernel.event import Event
from dcg.kernel.header import LOG_VERSION, Header, Origin, Parent, Seat
from dcg.official.deck import Deck
from dcg.official.events.setup import DeckPresented, DefinitionsGiven
from dcg.official.game import NAME, RULES
from dcg.official.language.card import Card, address, encode_card

ENGINE = "dcg-0.1"


@dataclass(frozen=True)
class Opening:
    """The opening events, and the definitions they name by content address."""

    events: tuple[Event, ...]
    definitions: Mapping[bytes, bytes] = field(default_factory=dict)

    @property
    def header(self) -> Header:
        """The match's header."""
        first = self.events[0]
        assert isinstance(first, MatchStarted)
        return first.header


_ENCODED: dict[int, tuple[Card, bytes, bytes]] = {}


def _encoded(card: Card) -> tuple[bytes, bytes]:
    """The card's bytes and content address, worked out once for each card object."""
    found = _ENCODED.get(id(card))
    if found is None or found[0] is not card:
        data = encode_card(card)
        found = _ENCODED[id(card)] = (card, data, address(data))
    return found[1], found[2]


class DefinitionTable:
    """Definitions in order of first mention, each once."""

    def __init__(self) -> None:
        self.places: dict[bytes, int] = {}
        self.definitions: dict[bytes, bytes] = {}

    def place(self, card: Card) -> int:
        """The card's place in the list, adding it if new."""
        data, key = _encoded(card)
        if key not in self.places:
            self.places[key] = len(self.places)
            self.definitions[key] = data
        return self.places[key]

    def event(self) -> DefinitionsGiven:
        """The event that gives them all."""
        return DefinitionsGiven(b"".join(self.places))


def match_header(
    seats: tuple[Seat, Seat],
    seed: int,
    index: int,
    origin: Origin = "simulated",
    parent: Parent | None = None,
) -> Header:
    """A header for this game, log version and engine."""
    return Header(LOG_VERSION, NAME, RULES, ENGINE, origin, seats, seed, index, parent)


def opening(header: Header, decks: tuple[Deck, Deck], cards: Mapping[str, Card]) -> Opening:
    """The opening of a match between two decks.

    `cards` maps card numbers to definitions; a number that is missing raises `KeyError`.
    """
    table = DefinitionTable()
    presented = [
        DeckPresented(
            seat,
            tuple((table.place(cards[number]), copies) for number, copies in held.deck.items()),
            tuple(
                (table.place(cards[number]), copies)
                for number, copies in held.digi_egg_deck.items()
            ),
        )
        for seat, held in enumerate(decks)
    ]
    return Opening((MatchStarted(header), table.event(), *presented), table.definitions)
