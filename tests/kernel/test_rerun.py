"""Resume, branch and verify: a record is run again, and every event compared."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.course import Forfeited, SpanOpened, TentativeOpened
from dcg.kernel.decision import Chance, Sealed
from dcg.kernel.digest import digest
from dcg.kernel.errors import Difference
from dcg.kernel.event import AnswerEvent, ChanceEvent, Event
from dcg.kernel.offered import checksum
from dcg.kernel.rerun import opening_length, rest_before, resume, start, verify
from dcg.kernel.session import drawn_from
from tests.kernel.matches import (
    Script,
    claim,
    continue_as,
    outcomes_from,
    scripts,
    stream_of,
)
from tests.kernel.tiny_game import (
    Answered,
    CardShuffledIn,
    DeckShuffled,
    DieRolled,
    DiscardReturned,
    TinyState,
    opening,
)
from tests.kernel.tiny_rules import BID, EFFECT, RULES, SET_UP, TURN


@claim
@given(scripts)
def test_a_match_resumed_at_any_event_ends_as_it_did(script: Script) -> None:
    whole = script.play().match
    for position in range(len(whole.log) + 1):
        session = resume(RULES, whole.log, position, outcomes_from(whole.log, position))
        continue_as(session, whole.log)
        assert session.match.log == whole.log
        assert session.match.ordinal == whole.ordinal
        assert digest(session.match.state) == digest(whole.state)


@claim
@given(scripts)
def test_a_resumed_match_can_go_on_with_its_own_stream(script: Script) -> None:
    whole = script.play().match.log
    for position in range(opening_length(whole), len(whole), 7):
        stream = drawn_from(Stream(script.seed, 0, CHANCE), whole[:position])
        session = resume(RULES, whole, position, stream)
        continue_as(session, whole)
        assert session.match.log == whole


def _is_second_of_sealed(event: Event) -> bool:
    return isinstance(event, Answered) and event.question == BID and event.seat == 1


def test_between_two_sealed_answers_the_first_is_held_and_the_second_is_asked() -> None:
    whole = Script(3, (0, 1, 0)).play().match.log
    second = next(place for place, event in enumerate(whole) if _is_second_of_sealed(event))
    session = resume(RULES, whole, second)
    assert isinstance(session.request, Sealed)
    assert session.legal(0) == ()
    assert session.legal(1)
    assert session.match.log == whole[: second - 1]


def test_a_lone_sealed_answer_is_compared_with_what_the_engine_would_record() -> None:
    whole = Script(3, (0, 1, 0)).play().match.log
    second = next(place for place, event in enumerate(whole) if _is_second_of_sealed(event))
    answer = whole[second - 1]
    assert isinstance(answer, Answered)
    whole[second - 1] = Answered(0, BID, answer.of, answer.options ^ 1, answer.option)
    with pytest.raises(Difference) as caught:
        resume(RULES, whole, second)
    assert (caught.value.place, caught.value.replayed) == (second - 1, answer)


def test_a_forfeit_is_part_of_what_is_run_again() -> None:
    whole = Script(3, (0, 1), forfeit_at=2, forfeit_seat=1).play().match.log
    verify(RULES, whole)
    forfeit = next(place for place, event in enumerate(whole) if isinstance(event, Forfeited))
    session = resume(RULES, whole, forfeit + 1)
    assert session.over
    assert session.match.log == whole
    assert resume(RULES, whole, forfeit).request is not None


@claim
@given(scripts)
def test_every_match_verifies_against_its_record_and_its_seed(script: Script) -> None:
    log = script.play().match.log
    verify(RULES, log)
    verify(RULES, log, stream_of(script.seed))


@claim
@given(scripts)
def test_a_match_left_at_a_question_verifies(script: Script) -> None:
    log = script.play().match.log
    for place, event in enumerate(log):
        if _is_second_of_sealed(event):
            with pytest.raises(Difference, match="half of a sealed question"):
                verify(RULES, log[:place])
        elif isinstance(event, AnswerEvent):
            verify(RULES, log[:place])


@claim
@given(scripts)
def test_a_record_cut_between_two_questions_differs_where_it_ends(script: Script) -> None:
    log = script.play().match.log
    for cut in range(opening_length(log) + 1, len(log)):
        if not isinstance(log[cut], AnswerEvent | Forfeited):
            with pytest.raises(Difference) as caught:
                verify(RULES, log[:cut])
            assert (caught.value.place, caught.value.recorded) == (cut, None)


@claim
@given(scripts)
def test_a_rest_point_has_nothing_open(script: Script) -> None:
    log = script.play().match.log
    first = opening_length(log)
    for position in range(len(log) + 1):
        rest, state = rest_before(log, position, RULES)
        assert isinstance(state, TinyState)
        assert first <= rest <= max(position, first)
        assert state.course.spans == []
        assert state.course.tentative < 0


def _differs(altered: Sequence[Event]) -> int:
    """Where verification stops, checked: what comes after has no part in it."""
    with pytest.raises(Difference) as caught:
        verify(RULES, altered)
    position = caught.value.place
    if position < len(altered):
        assert caught.value.recorded == altered[position]
        with pytest.raises(Difference) as again:
            verify(RULES, altered[: position + 1])
        assert again.value.place == position
    return position


def _first_altered(log: Sequence[Event], altered: Sequence[Event]) -> int:
    for position, (before, after) in enumerate(zip(log, altered, strict=False)):
        if before != after:
            return position
    return min(len(log), len(altered))


def _forfeits(events: Sequence[Event], place: int) -> bool:
    return place < len(events) and isinstance(events[place], Forfeited)


def _can_stand_for(event: Event, other: Event) -> bool:
    return type(event) is type(other) or isinstance(event, Forfeited)


def _other_chance_alone(log: Sequence[Event], altered: Sequence[Event]) -> bool:
    """Whether the logs are the same but for outcomes of chance."""
    return len(log) == len(altered) and all(
        before == after or (isinstance(before, ChanceEvent) and type(before) is type(after))
        for before, after in zip(log, altered, strict=True)
    )


def _is_clean(events: Sequence[Event]) -> bool:
    try:
        verify(RULES, events)
    except Difference:
        return False
    return True


def _check(log: Sequence[Event], altered: Sequence[Event]) -> None:
    place = _first_altered(log, altered)
    open_place = place < len(log) and isinstance(log[place], AnswerEvent | ChanceEvent)
    if open_place and altered[place + 1 :] == log[place + 2 :] and _forfeits(altered, place):
        verify(RULES, altered)  # a forfeit can come at any question
    elif open_place and place < len(altered) and _can_stand_for(altered[place], log[place]):
        # Another answer can be a legal one: then it is its consequences that are missing.
        if _other_chance_alone(log, altered) and _is_clean(altered):
            return  # two rolls of the die with the same consequences
        assert _differs(altered) >= place
    elif place == len(altered) and open_place and isinstance(log[place], AnswerEvent):
        verify(RULES, altered)  # an unfinished match
    else:
        assert _differs(altered) == place


@claim
@given(scripts, st.data())
def test_a_dropped_event_is_found_where_it_is_missing(script: Script, data: st.DataObject) -> None:
    log = script.play().match.log
    # From the first event after the span that ends the opening: what is given cannot be checked.
    place = data.draw(st.integers(opening_length(log) + 1, len(log) - 1))
    _check(log, log[:place] + log[place + 1 :])


@claim
@given(scripts, st.data())
def test_an_added_event_is_found_where_it_stands(script: Script, data: st.DataObject) -> None:
    log = script.play().match.log
    place = data.draw(st.integers(opening_length(log) + 1, len(log)))
    extra = data.draw(st.sampled_from(log))
    _check(log, [*log[:place], extra, *log[place:]])


def test_another_roll_with_the_same_consequences_is_a_match_of_its_own() -> None:
    log = Script(seed=0, choices=(2, 1)).play().match.log
    first, second = (place for place, event in enumerate(log) if isinstance(event, DieRolled))
    altered = log.copy()
    altered[first], altered[second] = log[second], log[first]
    assert altered != log
    _check(log, altered)
    verify(RULES, altered)


@claim
@given(scripts, st.data())
def test_swapped_events_are_found_at_the_first(script: Script, data: st.DataObject) -> None:
    log = script.play().match.log
    first = data.draw(st.integers(opening_length(log) + 1, len(log) - 2))
    second = data.draw(st.integers(first + 1, len(log) - 1))
    altered = log.copy()
    altered[first], altered[second] = log[second], log[first]
    assume(altered != log)
    _check(log, altered)


@claim
@given(scripts, st.data())
def test_an_answer_that_was_not_possible_is_found_at_once(
    script: Script, data: st.DataObject
) -> None:
    log = script.play().match.log
    answers = [place for place, event in enumerate(log) if isinstance(event, Answered)]
    assume(answers)
    place = data.draw(st.sampled_from(answers))
    event = log[place]
    assert isinstance(event, Answered)
    wrong = data.draw(
        st.sampled_from(
            [
                Answered(1 - event.seat, event.question, event.of, event.options, event.option),
                Answered(event.seat, event.question + 1, event.of, event.options, event.option),
                Answered(event.seat, event.question, event.of + 1, event.options, event.option),
                Answered(event.seat, event.question, event.of, event.options ^ 1, event.option),
            ]
        )
    )
    altered = [*log[:place], wrong, *log[place + 1 :]]
    assert _differs(altered) == place


@claim
@given(scripts, st.data())
def test_another_legal_answer_is_found_by_what_should_follow(
    script: Script, data: st.DataObject
) -> None:
    log = script.play().match.log
    answers = [place for place, event in enumerate(log) if isinstance(event, Answered)]
    assume(answers)
    place = data.draw(st.sampled_from(answers))
    session = resume(RULES, log, place, stream_of(0))
    event = log[place]
    assert isinstance(event, Answered)
    others = [option for option in session.legal(event.seat) if option != event.option]
    assume(others)
    other: Any = data.draw(st.sampled_from(others))
    altered = [
        *log[:place],
        Answered(event.seat, event.question, event.of, event.options, other),
        *log[place + 1 :],
    ]
    assert _differs(altered) > place


@claim
@given(scripts, st.data())
def test_another_outcome_is_found_by_its_seed(script: Script, data: st.DataObject) -> None:
    log = script.play().match.log
    place = data.draw(
        st.sampled_from(
            [place for place, event in enumerate(log) if isinstance(event, ChanceEvent)]
        )
    )
    event = log[place]
    if isinstance(event, DieRolled):
        other: Event = DieRolled((event.die + 1) % 6)
    else:
        assert isinstance(event, DeckShuffled | DiscardReturned | CardShuffledIn)
        assume(len(event.order) > 1)
        other = msgspec.structs.replace(event, order=(*event.order[1:], event.order[0]))
    altered = [*log[:place], other, *log[place + 1 :]]
    with pytest.raises(Difference) as caught:
        verify(RULES, altered, stream_of(script.seed))
    assert caught.value.place == place


@pytest.mark.parametrize("order", [(0,), tuple(range(9)), (0, 0, 1, 2, 3, 4, 5, 6), ()])
def test_an_outcome_chance_cannot_give_never_reaches_the_rules(order: tuple[int, ...]) -> None:
    log = Script(1).play().match.log
    place = next(place for place, event in enumerate(log) if isinstance(event, DeckShuffled))
    altered = [*log[:place], DeckShuffled(0, order), *log[place + 1 :]]
    with pytest.raises(Difference, match="chance cannot have given") as caught:
        verify(RULES, altered)
    assert caught.value.place == place


def test_chance_after_the_record_needs_a_source() -> None:
    log = Script(1).play().match.log
    with pytest.raises(Difference, match="the record ends before this chance"):
        resume(RULES, log, opening_length(log))


def test_a_branch_plays_on_with_its_own_chance() -> None:
    log = Script(1, (2, 3, 4, 5)).play().match.log
    position = len(log) // 2
    session = resume(RULES, log, position, stream_of(99))
    while (request := session.request) is not None:
        assert not isinstance(request, Sealed)
        session.choose(len(request.options) - 1)
    assert session.match.log[:position] == log[:position]
    assert session.match.log != log
    verify(RULES, session.match.log)


def test_a_match_begins_with_its_header() -> None:
    log = Script(1).play().match.log
    for events in (log[1:], []):
        with pytest.raises(Difference, match="begins with its header") as caught:
            verify(RULES, events)
        assert caught.value.place == 0


def test_rules_that_act_before_a_span_opens_are_refused() -> None:
    class Hasty(type(RULES)):  # type: ignore[misc]
        def procedure(self, match):
            match.emit(TentativeOpened(0))
            yield from super().procedure(match)

    with pytest.raises(RuntimeError, match="begin by opening a span"):
        start(Hasty(), opening(1), stream_of(1))


def test_rules_that_lose_an_outcome_are_refused() -> None:
    class Forgetful(type(RULES)):  # type: ignore[misc]
        def procedure(self, match):
            match.open_span(SET_UP)
            yield Chance(6, below=True)
            match.open_span(EFFECT)
            yield from super().procedure(match)

    with pytest.raises(RuntimeError, match=r"SpanOpened.* came next"):
        start(Forgetful(), opening(1), stream_of(1))


def test_spans_say_because_of_which_event_they_exist() -> None:
    log = Script(2, (4,) * 12).play().match.log
    public = [event for event in log if not event.PRIVATE]
    effects = [event for event in log if isinstance(event, SpanOpened) and event.kind == EFFECT]
    assert effects
    assert {type(public[span.because]).__name__ for span in effects} == {"CardPlayed"}
    turns = [event for event in log if isinstance(event, SpanOpened) and event.kind == TURN]
    assert {span.because for span in turns} == {-1}


def test_the_checksum_names_the_list_an_answer_was_picked_from() -> None:
    log = Script(1, (1, 0)).play().match.log
    place = next(place for place, event in enumerate(log) if isinstance(event, Answered))
    event = log[place]
    assert isinstance(event, Answered)
    legal = resume(RULES, log, place).legal(event.seat)
    assert (event.of, event.options) == (len(legal), checksum(legal))
    assert event.options != checksum(legal[:-1])
