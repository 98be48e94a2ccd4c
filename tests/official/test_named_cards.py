"""Which cards events and options name: for the timeline, for finding events, for rows of analytics."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from dcg.kernel.absent import UNKNOWN
from dcg.kernel.course import HiddenRedealt
from dcg.kernel.event import Event, ObjectId
from dcg.official.codes import questions
from dcg.official.codes.places import HAND
from dcg.official.events.cards import CardsLookedAt, CardsRevealed
from dcg.official.events.effects import ModifiersGained, ProcessRegistered, UnsupportedMet
from dcg.official.events.options import AnyOption, Option
from dcg.official.events.setup import Answered, CardIdentified, PositionGiven
from dcg.official.game import GAME
from dcg.official.named_cards import NamedCards
from dcg.official.state.board import Board
from tests.official.made import made

NOT_NAMED: dict[type[Event], str] = {
    Answered: "what an answer picks is told by `picked`",
    HiddenRedealt: "which card is where is drawn anew: nothing happens to any one of them",
    CardIdentified: "it says what a card is, not what happens to it",
    PositionGiven: "it is a whole board",
    ProcessRegistered: "what waits is named when it triggers",
    ModifiersGained: "a change is about what stands on the field",
    UnsupportedMet: "nothing happens: this engine says what it cannot do",
}
"""Events that speak of cards and name none, and why."""


def speaks_of_cards(hint: Any) -> bool:
    """Whether a card is in the type, however nested."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = get_type_hints(hint, include_extras=True)
        return any(speaks_of_cards(hints[name]) for name in hint.__struct_fields__)
    return hint is ObjectId or any(map(speaks_of_cards, get_args(hint)))


SPEAKING = [kind for kind in GAME.registry.types if speaks_of_cards(kind)]


def test_events_that_name_no_card_are_listed_with_the_reason() -> None:
    watched = NamedCards().watch
    assert {kind for kind in SPEAKING if kind not in watched} == set(NOT_NAMED)


@pytest.mark.parametrize(
    "kind", [kind for kind in SPEAKING if kind not in NOT_NAMED], ids=lambda kind: kind.TOPIC
)
def test_an_event_names_the_cards_it_speaks_of(kind: type[Event]) -> None:
    naming = NamedCards()
    naming.watch[kind](Board(), 7, made(kind))
    assert set(naming.noted.cards) == {made(ObjectId)}
    assert set(naming.noted.at) == {7}


@pytest.mark.parametrize(
    "event", [CardsRevealed(0, HAND, (3, UNKNOWN, 5)), CardsLookedAt(0, HAND, (3, 5), 1)]
)
def test_a_card_nobody_can_see_is_not_named(event: Event) -> None:
    naming = NamedCards()
    naming.watch[type(event)](Board(), 2, event)
    assert naming.noted == ([2, 2], [3, 5])


@pytest.mark.parametrize("option", [*filter(speaks_of_cards, get_args(AnyOption))])
def test_an_option_names_the_card_it_speaks_of(option: type[Option]) -> None:
    answer = Answered(0, questions.CHOOSE_TARGET, 2, 0, made(option))
    assert made(ObjectId) in NamedCards().picked(Board(), answer).cards
