"""What holds in every match of the Digimon Card Game, whatever is played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from dcg.kernel.chance import Stream
from dcg.kernel.course import MatchEnded
from dcg.kernel.decision import Decision
from dcg.kernel.digest import digest
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.kernel.rerun import resume, start, verify
from dcg.kernel.session import drawn_from, play
from dcg.official.catalogue import catalogue
from dcg.official.events.setup import Answered
from dcg.official.events.turn import TurnStarted
from dcg.official.game import GAME
from dcg.official.state.board import Board
from dcg.simulation import simulate
from tests.official.matches import DECKS, PAIRS, plan, played, rules_for
from tests.official.unseen import ever_seen, exchanged

ENDINGS = {"attack", "deck_out", "endless loop"}
BT4 = ("bt4-yellow-wargreymon", "bt4-dgo-2021-06-26-3-imperialdramon")
"""Decks that look at security, digivolve onto Tamers and change costs."""


def folded(events: Sequence[Event]) -> Board:
    return fold(GAME.new_state(), events, GAME.handlers)


def cards_by_place(state: Board) -> list[int]:
    return [card for _, _, cards in state.places() for card in cards]


@pytest.mark.parametrize("decks", [*PAIRS, BT4])
def test_every_card_is_in_exactly_one_place_after_every_event(decks):
    match = played(*decks)
    state = GAME.new_state()
    for event in match.events:
        GAME.handlers[type(event)](state, event)
        assert sorted(cards_by_place(state)) == list(range(len(state.definition_of)))


@pytest.mark.parametrize("decks", [*PAIRS, BT4])
def test_memory_stays_on_the_gauge_and_one_turn_player_has_it(decks):
    state = GAME.new_state()
    for event in played(*decks).events:
        GAME.handlers[type(event)](state, event)
        assert -10 <= state.memory <= 10
        assert state.memory_of(0) == -state.memory_of(1)


@pytest.mark.parametrize("decks", [*PAIRS, BT4])
def test_a_match_ends_by_the_rules_and_its_record_verifies(decks):
    for index in range(3):
        match = played(*decks, index=index)
        ends = [event for event in match.events if isinstance(event, MatchEnded)]
        assert len(ends) == 1
        assert ends[0].reason in ENDINGS
        verify(rules_for(*decks), match.events)


def test_the_live_state_is_the_fold_of_the_log_after_every_event():
    decks = BT4
    rules = rules_for(*decks)
    session = start(rules, played(*decks).events[:4], drawn_from(Stream(3, 0, "chance")))
    picks = Stream(3, 0, "player/0")
    mirror = GAME.new_state()
    seen = 0
    while session.request is not None:
        log = session.match.log
        fold(mirror, log[seen:], GAME.handlers)
        seen = len(log)
        assert mirror.canonical() == session.match.state.canonical()
        session.choose(picks.below(len(session.request.options)))  # type: ignore[union-attr]


@pytest.mark.parametrize("decks", [("bench-red", "bench-blue"), BT4])
def test_a_match_resumed_at_every_event_goes_on_as_recorded(decks):
    """Fed the same answers and outcomes, every place of the record leads to the same record."""
    events = played(*decks).events
    rules = rules_for(*decks)
    positions = range(1, len(events) + 1, 7)
    for position in positions:
        session = resume(rules, events, position, drawn_from(Stream(9, 9, "chance")))
        assert session.match.log[:position] == events[:position]
        live = session.match.state
        assert digest(live) == digest(folded(session.match.log))


@pytest.mark.long
@pytest.mark.parametrize("decks", [*PAIRS, BT4])
def test_a_match_resumed_at_every_single_event_goes_on_as_recorded(decks):
    events = played(*decks).events
    rules = rules_for(*decks)
    for position in range(1, len(events) + 1):
        session = resume(rules, events, position, drawn_from(Stream(9, 9, "chance")))
        assert session.match.log[:position] == events[:position]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("decks", [("bench-red", "bench-blue"), BT4])
def test_a_seats_log_folds_to_what_that_seat_may_know(decks, seat):
    events = played(*decks).events
    for length in [*range(1, len(events), 29), len(events)]:
        view = folded(events[:length]).view(seat)
        own = folded(redact(events[:length], seat, GAME))
        assert view.canonical() == own.canonical()
        assert digest(view) == digest(own)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_never_saw_leaves_no_trace_in_its_log(seat):
    """Exchanging cards that a seat never saw changes no byte of its log."""
    decks = ("bench-red", "bench-blue")
    events = played(*decks).events
    state = folded(events)
    other = 1 - seat
    side = state.sides[other]
    never = [
        card
        for card in (*side.deck, *side.security_stack, *side.hand)
        if not state.course.knowledge.knows(seat, card)
    ]
    seen = ever_seen(events, seat)
    never = [card for card in never if card not in seen]
    assert len(never) >= 2
    swapped = exchanged(events, never)
    assert swapped != events
    ours = GAME.registry.encode(redact(swapped, seat, GAME))
    assert ours == GAME.registry.encode(redact(events, seat, GAME))


def test_the_same_plan_gives_the_same_bytes():
    for decks in PAIRS[:2]:
        first = played(*decks, seed=5, index=2)
        rules = rules_for(*decks, caching=True)
        again = simulate(plan(decks[0], decks[1], 5, 2), catalogue(), rules)
        assert again.id == first.id
        assert GAME.registry.encode(again.events) == GAME.registry.encode(first.events)


@pytest.mark.parametrize("decks", [*PAIRS, BT4])
def test_deriving_everything_afresh_gives_the_same_match(decks):
    """No cache and no shortcut changes a game."""
    cached = played(*decks, seed=11)
    fresh = played(*decks, seed=11, caching=False)
    assert cached.events == fresh.events


def test_every_question_offers_at_least_two_different_options():
    for decks in [*PAIRS, BT4]:
        answers = [event for event in played(*decks).events if isinstance(event, Answered)]
        assert answers
        assert min(event.of for event in answers) >= 2


def test_turns_alternate_and_are_numbered_without_gaps():
    for decks in [*PAIRS, BT4]:
        turns = [event for event in played(*decks).events if isinstance(event, TurnStarted)]
        assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
        assert all(first.seat != second.seat for first, second in pairwise(turns))


@pytest.mark.long
@pytest.mark.parametrize("decks", [(a, b) for a in DECKS for b in DECKS])
def test_fuzzed_matches_end_verify_and_conserve_cards(decks):
    """3,000 matches over the four decks; 200 of them again without the cache."""
    count = 188
    rules = rules_for(*decks)
    fresh = rules_for(*decks, caching=False)
    for index in range(count):
        match = simulate(plan(decks[0], decks[1], 2026, index), catalogue(), rules)
        assert isinstance(match.events[-1], Event)
        reasons = [event.reason for event in match.events if isinstance(event, MatchEnded)]
        assert len(reasons) == 1
        assert reasons[0] in ENDINGS
        verify(rules, match.events)
        state = GAME.new_state()
        total = None
        for event in match.events:
            GAME.handlers[type(event)](state, event)
            if state.turn.number:
                cards = cards_by_place(state)
                total = total or len(cards)
                assert len(cards) == total == len(set(cards))
        assert all(event.of >= 2 for event in match.events if isinstance(event, Answered))
        if index < 13:
            again = simulate(plan(decks[0], decks[1], 2026, index), catalogue(), fresh)
            assert digest(folded(again.events)) == digest(state)
            assert again.events == match.events


def test_a_stuck_player_is_never_asked():
    """A session is never left with an empty list: the kernel refuses to ask."""
    session = start(
        rules_for("bench-red", "bench-blue"),
        played("bench-red", "bench-blue").events[:4],
        drawn_from(Stream(1, 1, "chance")),
    )
    asked: list[Decision] = []

    class Recording:
        name = "recording"

        def choose(self, match, decision):
            asked.append(decision)
            return 0

    play(session, [Recording(), Recording()])
    assert asked
    assert all(decision.options for decision in asked)
