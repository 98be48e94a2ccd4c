"""What holds in every match of Digimon Battle Evolution, whatever is played."""

from __future__ import annotations

import pytest

from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.events.battle import AttacksChosen
from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.course import MatchEnded
from dcg.kernel.digest import digest
from dcg.kernel.redaction import redact
from dcg.kernel.rerun import resume, verify
from dcg.kernel.session import drawn_from
from tests.battle_evolution.matches import ENDINGS, everywhere, folded, played, rules_of

SOME = range(12)
FEW = (1, 4, 7)


@pytest.mark.parametrize("index", SOME)
def test_every_card_is_in_exactly_one_place_after_every_event(index: int) -> None:
    state = CARD_GAME.new_state()
    for event in played(index).events:
        CARD_GAME.handlers[type(event)](state, event)
        assert sorted(everywhere(state)) == list(range(len(state.definition_of)))


@pytest.mark.parametrize("index", SOME)
def test_a_match_ends_by_the_rules_and_its_record_verifies(index: int) -> None:
    events = played(index).events
    (end,) = [event for event in events if isinstance(event, MatchEnded)]
    assert end.reason in ENDINGS
    verify(rules_of(index), events, drawn_from(Stream(7, index, CHANCE)))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("index", SOME)
def test_a_seats_log_folds_to_what_that_seat_may_know(index: int, seat: int) -> None:
    events = played(index).events
    own = redact(events, seat, CARD_GAME)
    places = [place for place, event in enumerate(own) if not event.PRIVATE]
    state, mirror, taken = CARD_GAME.new_state(), CARD_GAME.new_state(), 0
    for event in events:
        CARD_GAME.handlers[type(event)](state, event)
        if event.PRIVATE:
            continue
        place = places.pop(0)
        while taken <= place:
            CARD_GAME.handlers[type(own[taken])](mirror, own[taken])
            taken += 1
        assert state.view(seat).canonical() == mirror.canonical(), type(event).__name__


@pytest.mark.parametrize("index", FEW)
def test_a_match_resumed_at_events_goes_on_as_recorded(index: int) -> None:
    events = played(index).events
    rules = rules_of(index)
    for position in range(1, len(events) + 1, 5):
        session = resume(rules, events, position, drawn_from(Stream(9, 9, CHANCE)))
        # Of two sealed answers the first is not logged without the other.
        known = min(position, len(session.match.log))
        assert known >= position - 1
        assert list(session.match.log[:known]) == list(events[:known])
        assert digest(session.match.state) == digest(folded(session.match.log))


@pytest.mark.parametrize("index", SOME)
def test_an_attack_is_hidden_until_it_is_shown(index: int) -> None:
    events = played(index).events
    for seat in (0, 1):
        chosen = [
            event.attacks
            for event in redact(events, seat, CARD_GAME)
            if isinstance(event, AttacksChosen)
        ]
        assert all(attacks[1 - seat] == -1 for attacks in chosen)
        assert all(attacks[seat] >= 0 for attacks in chosen)
