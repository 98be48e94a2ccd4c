"""Cards trashed from the top of a stack, as many as are counted."""

from __future__ import annotations

from typing import cast

import pytest

from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.rerun import start
from dcg.kernel.session import drawn_from
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.language.trigger import Trigger
from dcg.official.positions.placing import place
from dcg.official.positions.position import CardHere, PermanentHere, Position, SidePosition
from dcg.official.rules import OfficialRules
from dcg.official.state.board import Board

PUP = Card("T-001", "Test Pup", "digimon", ("red",), level=3, dp=2000)
WOLF = Card("T-002", "Test Wolf", "digimon", ("red",), level=4, dp=4000)


def peeler(count: int) -> Card:
    """A Tamer that trashes so many top cards at the start of its main phase."""
    opposing = s.All(s.Selector(whose="opponents", match=(s.IsCategory(("digimon",)),)))
    trash = p.TrashTopOfStack(opposing, count)
    effect = Effect("trigger", trash, (Trigger("main_phase_started", whose="yours"),))
    return Card("T-003", "Test Peeler", "tamer", ("red",), play_cost=3, effects=(effect,))


def here(name: str) -> CardHere:
    return CardHere(name, None, False, 1, "")


def standing(*names: str) -> PermanentHere:
    return PermanentHere(tuple(map(here, names)), None, False, False, 1, "")


@pytest.mark.parametrize(("count", "left"), [(0, 2), (1, 1), (2, 1)])
def test_as_many_top_cards_are_trashed_as_are_counted_but_never_the_last(
    count: int, left: int
) -> None:
    """16-18-1, 4-5-2: where the count is 0, none is trashed."""
    cards = {card.name: card for card in (PUP, WOLF, peeler(count))}
    deck: dict[str, tuple[CardHere, ...]] = {"deck": (here("Test Pup"),) * 9}
    position = Position(
        (
            SidePosition(deck, (standing("Test Peeler"),)),
            SidePosition(deck, (standing("Test Pup", "Test Wolf"),)),
        ),
        turn=0,
        turn_number=2,
        phase="start_of_main",
        memory=3,
        first_player=0,
        source="top cards",
    )
    begun = place(position, cards, {}).opening
    session = start(
        OfficialRules(begun.definitions), begun.events, drawn_from(Stream(1, 0, CHANCE))
    )
    board = cast(Board, session.match.state)
    (held,) = board.sides[1].battle_area
    assert len(held.cards) == left
