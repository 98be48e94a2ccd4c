"""Cards nobody named: a match recorded from paper learns them as they turn up."""

from __future__ import annotations

import pytest

from dcg.definitions import address
from dcg.kernel.course import MatchStarted
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.header import Seat
from dcg.kernel.redaction import redact
from dcg.official.card_game import CARD_GAME
from dcg.official.catalogue import catalogue
from dcg.official.codes.places import HAND
from dcg.official.codes.turn import MAIN
from dcg.official.events.cards import CardsDrawn, CardsTrashed
from dcg.official.events.setup import CardIdentified, CardsGiven, PositionGiven, SideGiven
from dcg.official.game import GAME
from dcg.official.language.card import encode_card
from dcg.official.opening import CardTable
from dcg.opening import match_header

AGUMON = address(encode_card(catalogue()["BT1-010"]))


def side(**areas: tuple[int, ...]) -> SideGiven:
    given = {name: areas.get(name, ()) for name in SideGiven.__struct_fields__[:6]}
    return SideGiven(**given, battle_area=(), breeding_area=None)


def paper_match() -> list[Event]:
    """Seat 1 draws three cards, of which a bystander learns the second, then trashes it."""
    return [
        MatchStarted(
            match_header(CARD_GAME, (Seat("", "ann"), Seat("", "ben")), -1, 0, "recorded")
        ),
        CardTable().event(),
        CardsGiven(0, ()),
        CardsGiven(1, (-1,) * 5),
        PositionGiven((side(), side(deck=(0, 1, 2, 3, 4))), 0, 3, 1, 0, MAIN),
        CardsDrawn(1, (4, 3, 2)),
        CardIdentified(3, 1, AGUMON),
        CardsTrashed(1, HAND, (3,)),
        CardIdentified(2, 1, AGUMON),
    ]


def folded(events: list[Event]):
    return fold(GAME.new_state(), events, GAME.handlers)


def test_a_card_is_unknown_until_it_is_identified():
    before, after = folded(paper_match()[:6]), folded(paper_match()[:7])
    assert before.definition_of[3] == -1
    assert after.definitions[after.definition_of[3]] == AGUMON
    assert after.sides[1].hand == before.sides[1].hand


def test_a_card_is_identified_once():
    with pytest.raises(FoldError, match="cannot be identified"):
        folded([*paper_match(), CardIdentified(3, 1, AGUMON)])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seats_log_of_a_paper_match_folds_to_its_view(seat):
    events = paper_match()
    for length in range(1, len(events) + 1):
        view = folded(events[:length]).view(seat)
        own = folded(redact(events[:length], seat, GAME))
        assert view.canonical() == own.canonical(), length


def test_identifying_a_card_a_seat_cannot_see_is_not_in_its_log():
    own = redact(paper_match(), 0, GAME)
    assert [event for event in own if isinstance(event, CardIdentified)] == [
        CardIdentified(0, 1, AGUMON)
    ]
