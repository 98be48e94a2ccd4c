"""The Digimon Card Game as the kernel sees it: its events and their fold, no rules."""

from collections.abc import Mapping, Sequence

from dcg.kernel.event import Event
from dcg.kernel.registry import Registry
from dcg.kernel.state import State
from dcg.official.codes.absent import NO_DEFINITION
from dcg.official.events import ALL_EVENTS
from dcg.official.events.setup import CardIdentified
from dcg.official.fold import HANDLERS
from dcg.official.state.board import Board
from dcg.official.state.exchangeable import exchangeable

NAME = "digimon-card-game"
RULES = "3.6"
"""The edition of the comprehensive rules."""
ENGINE = "dcg-0.2"
"""The version of the rules' code, in the headers of new matches."""


class OfficialGame:
    """Everything needed to read a recorded match."""

    name = NAME
    edition = RULES
    engine = ENGINE
    registry = Registry(ALL_EVENTS, engine=ENGINE)
    handlers = HANDLERS

    def new_state(self) -> Board:
        """An empty board."""
        return Board()

    def identified(self, state: State, thing: int, handle: int) -> Event:
        """Tells a seat's log which card its handle is."""
        assert isinstance(state, Board)
        definition = state.definition_of[thing]
        return CardIdentified(
            handle,
            state.owner_of[thing],
            state.definitions[definition] if definition != NO_DEFINITION else b"",
        )

    def exchangeable(self, state: State, seat: int) -> Sequence[Mapping[int, bytes]]:
        """Cards of one owner that lie face down, Digi-Eggs apart."""
        assert isinstance(state, Board)
        return exchangeable(state, seat)


GAME = OfficialGame()
