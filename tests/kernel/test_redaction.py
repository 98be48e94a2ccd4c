"""A seat's log says what the seat may know, folds with the same fold, and gives nothing else away."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dcg.kernel.absent import UNKNOWN
from dcg.kernel.course import MatchStarted, SpanOpened
from dcg.kernel.digest import digest
from dcg.kernel.event import AnswerEvent, ChanceEvent, Event, ObjectId
from dcg.kernel.fold import fold
from dcg.kernel.match import Match
from dcg.kernel.redaction import redact, rename_objects
from tests.kernel.matches import Script, claim, scripts
from tests.kernel.tiny_game import (
    GAME,
    VALUES,
    CardBuried,
    CardIdentified,
    CardLookedAt,
    CardPlayed,
    CardsDrawn,
    CardShuffledIn,
    DeckPlaced,
    DeckShuffled,
    DiscardReturned,
    TinyGame,
    opening,
)

seats = st.integers(0, 1)


def _bytes(events: Sequence[Event]) -> bytes:
    return GAME.registry.encode(events)


@claim
@given(scripts, seats)
def test_the_view_of_the_fold_is_the_fold_of_the_seats_log(script: Script, seat: int) -> None:
    log = script.play().match.log
    state = GAME.new_state()
    for count, event in enumerate(log, 1):
        GAME.handlers[type(event)](state, event)
        folded = fold(GAME.new_state(), redact(log[:count], seat, GAME), GAME.handlers)
        assert state.view(seat).canonical() == folded.canonical()
        assert digest(state.view(seat)) == digest(folded)


@claim
@given(scripts, seats)
def test_a_view_can_be_folded_on(script: Script, seat: int) -> None:
    log = script.play().match.log
    whole = redact(log, seat, GAME)
    for cut in range(1, len(log), 6):
        seen = redact(log[:cut], seat, GAME)
        assert whole[: len(seen)] == seen  # what a seat was told is never told otherwise
        view = fold(GAME.new_state(), log[:cut], GAME.handlers).view(seat)
        fold(view, whole[len(seen) :], GAME.handlers)
        end = fold(GAME.new_state(), log, GAME.handlers).view(seat)
        assert view.canonical() == end.canonical()


@claim
@given(scripts, seats)
def test_a_seats_log_is_read_back_as_it_was_written(script: Script, seat: int) -> None:
    seen = redact(script.play().match.log, seat, GAME)
    assert GAME.registry.decode(_bytes(seen)) == seen


@claim
@given(scripts, seats)
def test_public_events_have_the_same_ordinal_in_every_log(script: Script, seat: int) -> None:
    log = script.play().match.log
    seen = redact(log, seat, GAME)

    def numbered(events: Sequence[Event]) -> list[tuple[int, type[Event]]]:
        match = Match(GAME.new_state(), GAME.handlers)
        return [
            (ordinal, type(event))
            for event in events
            for ordinal in [match.emit(event)]
            if not event.PRIVATE
        ]

    assert numbered(seen) == numbered(log)
    spans = [event for event in log if isinstance(event, SpanOpened)]
    assert [event for event in seen if isinstance(event, SpanOpened)] == spans


@claim
@given(scripts, seats)
def test_the_other_seats_answers_the_seed_and_its_deck_are_not_there(
    script: Script, seat: int
) -> None:
    seen = redact(script.play().match.log, seat, GAME)
    assert all(event.seat == seat for event in seen if isinstance(event, AnswerEvent))
    assert all(event.options == 0 for event in seen if isinstance(event, AnswerEvent))
    assert all(event.order == () for event in seen if isinstance(event, DeckShuffled))
    started = seen[0]
    assert isinstance(started, MatchStarted)
    assert (started.header.seed, started.header.perspective) == (-1, seat)
    assert [bool(held.deck) for held in started.header.seats] == [seat == 0, seat == 1]


def _ever_seen(log: Sequence[Event], seat: int, start: int = 0) -> set[int]:
    """The true ids of what the seat could name after any event from `start` on."""
    state = GAME.new_state()
    seen: set[int] = set()
    for position, event in enumerate(log):
        GAME.handlers[type(event)](state, event)
        if position >= start:
            handles = state.course.knowledge.handles[seat]
            seen.update(card for card, handle in enumerate(handles) if handle >= 0)
    return seen


def _among(cards: Sequence[int], data: st.DataObject) -> Callable[[int], int]:
    """A permutation of these cards that leaves all others where they are."""
    swapped = dict(zip(cards, data.draw(st.permutations(cards)), strict=True))
    return lambda card: swapped.get(card, card)


@claim
@given(scripts, seats, st.data())
def test_cards_a_seat_never_saw_can_swap_ids_without_a_trace(
    script: Script, seat: int, data: st.DataObject
) -> None:
    log = script.play().match.log
    unseen = sorted(set(range(2 * len(VALUES))) - _ever_seen(log, seat))
    rename = _among(unseen, data)
    swapped = [rename_objects(event, rename) for event in log]
    assert _bytes(redact(swapped, seat, GAME)) == _bytes(redact(log, seat, GAME))


@claim
@given(scripts, seats, st.data())
def test_cards_a_seat_never_saw_can_be_other_cards_without_a_trace(
    script: Script, seat: int, data: st.DataObject
) -> None:
    log = script.play().match.log
    unseen = set(range(2 * len(VALUES))) - _ever_seen(log, seat)

    def reprinted(event: Event) -> Event:
        if not isinstance(event, DeckPlaced):
            return event
        values = tuple(
            data.draw(st.integers(1, 99)) if card in unseen else value
            for card, value in zip(event.cards, event.values, strict=True)
        )
        return msgspec.structs.replace(event, values=values)

    other = [reprinted(event) for event in log]
    assert _bytes(redact(other, seat, GAME)) == _bytes(redact(log, seat, GAME))


@claim
@given(scripts, seats, st.data())
def test_a_shuffle_cuts_the_thread_to_what_was_seen_before(
    script: Script, seat: int, data: st.DataObject
) -> None:
    """Cards of a shuffled pile not seen since could lie in any order, seen before or not."""
    log = script.play().match.log
    shuffles = [place for place, event in enumerate(log) if isinstance(event, DiscardReturned)]
    if not shuffles:
        return
    place = data.draw(st.sampled_from(shuffles))
    shuffle = log[place]
    assert isinstance(shuffle, DiscardReturned)
    state = fold(GAME.new_state(), log[:place], GAME.handlers)
    pile = state.decks[shuffle.seat] + state.discard
    unseen = sorted(set(pile) - _ever_seen(log, seat, place))
    rename = _among(unseen, data)
    order = tuple(pile.index(rename(pile[old])) for old in shuffle.order)
    other = [
        *log[:place],
        DiscardReturned(shuffle.seat, order),
        *[rename_objects(event, rename) for event in log[place + 1 :]],
    ]
    fold(GAME.new_state(), other, GAME.handlers)
    assert _bytes(redact(other, seat, GAME)) == _bytes(redact(log, seat, GAME))


def test_a_card_buried_unseen_could_be_any_of_the_hand() -> None:
    """Seat 1 saw two cards come into seat 0's hand; which one is buried stays open."""
    hand = [*opening(0), CardsDrawn(0, (7, 6))]
    state = fold(GAME.new_state(), hand, GAME.handlers)
    knowledge = state.course.knowledge
    knowledge.see(1, 7)
    knowledge.see(1, 6)
    GAME.handlers[CardBuried](state, CardBuried(0, 6))
    assert state.view(1).hands[0] == [UNKNOWN]
    assert state.view(0).hands[0] == [0]
    assert state.view(0).decks[0][0] == 1


def test_a_known_card_buried_unseen_is_not_named_once_more() -> None:
    """Seat 1 looked at card 7 before it was drawn; that it is this one that goes stays open."""
    drawn = [*opening(0), CardLookedAt(1, 0, 7), CardsDrawn(0, (7, 6))]
    first, second = ([*drawn, CardBuried(0, card)] for card in (7, 6))
    assert redact(first, 1, GAME) == redact(second, 1, GAME)
    assert redact(first, 1, GAME)[-1] == CardBuried(0, UNKNOWN)
    assert redact(first, 0, GAME)[-1] == CardBuried(0, 0)


def test_a_card_is_named_by_the_event_in_which_it_is_last_seen() -> None:
    order = tuple(range(8))
    log = [*opening(0), CardsDrawn(0, (7,)), CardPlayed(0, 7, 5), CardShuffledIn(0, 7, order)]
    for seat in (0, 1):
        assert redact(log, seat, GAME)[-1] == CardShuffledIn(0, 0, ())
        state = fold(GAME.new_state(), log, GAME.handlers)
        assert state.view(seat).decks[0] == [UNKNOWN] * 8


def test_a_card_is_identified_just_before_the_event_that_shows_it() -> None:
    log = [*opening(0), CardsDrawn(0, (7, 6)), CardPlayed(0, 6, 3)]
    assert redact(log, 0, GAME)[3:] == [
        CardIdentified(0, 5),
        CardIdentified(1, 3),
        CardsDrawn(0, (0, 1)),
        CardPlayed(0, 1, 3),
    ]
    assert redact(log, 1, GAME)[3:] == [
        CardsDrawn(0, (UNKNOWN, UNKNOWN)),
        CardIdentified(0, 3),
        CardPlayed(0, 0, 3),
    ]


def test_a_seats_log_is_not_redacted_again() -> None:
    seen = redact(opening(0), 0, GAME)
    with pytest.raises(ValueError, match="already seat 0's"):
        redact(seen, 1, GAME)


def test_an_identifying_event_that_counts_is_refused() -> None:
    class Numbering(TinyGame):
        def identified(self, state: object, thing: int, handle: int) -> Event:
            return CardPlayed(0, handle, 0)

    with pytest.raises(TypeError, match="ordinals"):
        redact([*opening(0), CardsDrawn(0, (7,))], 0, Numbering())


def test_an_event_that_hides_a_card_and_shows_it_again_is_refused() -> None:
    class Flashing(TinyGame):
        def __init__(self) -> None:
            super().__init__()

            def flash(state: object, event: CardPlayed) -> None:
                knowledge = state.course.knowledge  # type: ignore[attr-defined]
                knowledge.forget([event.card])
                knowledge.see_both((event.card,))

            self.handlers = {**self.handlers, CardPlayed: flash}

    log = [*opening(0), CardsDrawn(0, (7,)), CardPlayed(0, 7, 1)]
    with pytest.raises(ValueError, match="shows it again"):
        redact(log, 0, Flashing())


class Pair(msgspec.Struct, frozen=True, array_like=True, tag=1):
    """A nested pair of an object and a number."""

    card: ObjectId
    number: int


class Chain(msgspec.Struct, frozen=True, array_like=True, tag=2):
    """Refers to itself."""

    card: ObjectId
    further: "Chain | None" = None


class Nested(msgspec.Struct, frozen=True):
    """Objects in every shape that can be renamed."""

    plain: int
    card: ObjectId
    maybe: ObjectId | None
    several: tuple[ObjectId, ...]
    mixed: tuple[int, ObjectId, str]
    deep: tuple[tuple[Pair, ...], ...]
    either: Pair | Chain | None
    tuple_or_not: tuple[ObjectId, ...] | None
    word: str | ObjectId


def test_every_object_is_renamed_and_nothing_else() -> None:
    before = Nested(
        1, 1, 1, (1, 2), (1, 1, "1"), ((Pair(1, 1),), ()), Chain(1, Chain(2)), (1,), "one"
    )
    after = Nested(
        1, 11, 11, (11, 12), (1, 11, "1"), ((Pair(11, 1),), ()), Chain(11, Chain(12)), (11,), "one"
    )
    assert rename_objects(before, lambda thing: thing + 10) == after
    none = Nested(1, 1, None, (), (1, 1, ""), (), None, None, 1)
    renamed = rename_objects(none, lambda thing: thing + 10)
    assert (renamed.maybe, renamed.either, renamed.tuple_or_not, renamed.word) == (
        None,
        None,
        None,
        11,
    )


class InAList(msgspec.Struct):
    """An id that renaming would not reach."""

    cards: list[ObjectId]


class InAMap(msgspec.Struct):
    """The same."""

    cards: dict[ObjectId, int]


class OrANumber(msgspec.Struct):
    """An id that cannot be told from a number."""

    card: ObjectId | tuple[int, ...] | tuple[ObjectId, ...]


@pytest.mark.parametrize("struct", [InAList([1]), InAMap({1: 1}), OrANumber(1)])
def test_a_type_that_could_leave_an_id_behind_is_refused(struct: msgspec.Struct) -> None:
    with pytest.raises(TypeError, match="cannot be"):
        rename_objects(struct, lambda thing: thing)


def test_a_chance_event_shows_its_order_unless_its_game_masks_it() -> None:
    """The kernel cannot know what of an outcome is secret: the default shows all of it."""

    class Open(ChanceEvent, frozen=True, tag=99):
        TOPIC: ClassVar[str] = "tiny.open"
        order: tuple[int, ...]

    assert Open((1, 0)).redacted(0) == Open((1, 0))
