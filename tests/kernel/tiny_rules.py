"""The rules of the tiny game: one procedure, and how a stake is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dcg.kernel.absent import DRAW
from dcg.kernel.decision import Chance, Decision, Sealed
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.match import Match
from dcg.kernel.rules import Game, Procedure
from dcg.kernel.tentative import TentativeScope
from tests.kernel.tiny_game import (
    GAME,
    Answered,
    Bury,
    CardBuried,
    CardLookedAt,
    CardPlayed,
    CardsClashed,
    CardsDrawn,
    CardShuffledIn,
    CardSunk,
    CardTakenUp,
    CardTossed,
    Clash,
    DeckShuffled,
    DieRolled,
    DiscardReturned,
    Draw,
    Pass,
    Play,
    Roll,
    Sink,
    Stake,
    StakeSet,
    TakeBack,
    TinyState,
    Toss,
    TurnBegan,
)

SET_UP, TURN, EFFECT = 0, 1, 2
ACTION, KEEP_OR_SINK, BID, STAKE = 0, 1, 2, 3

OPENING_HAND = 3
GOAL = 9
LAST_TURN = 8
SIDES = 6

TinyMatch = Match[TinyState]


class TinyRules:
    """What the kernel needs to run a match."""

    game: Game = GAME

    def new_match(self, state: Any, ordinal: int) -> TinyMatch:
        """A running match around `state`."""
        return Match(state, GAME.handlers, ordinal)

    def answered(self, decision: Decision, option: Any, checksum: int) -> AnswerEvent:
        """The event that records an answer."""
        return Answered(decision.seat, decision.question, len(decision.options), checksum, option)

    def compensate(self, event: Event, before: Any, after: Any) -> Event | None:
        """Points come back; a card seen stays seen."""
        if isinstance(event, StakeSet):
            return StakeSet(event.seat, before.stakes[event.seat], before.points[event.seat])
        if isinstance(event, CardTossed):
            return CardTakenUp(event.seat, event.card)
        return None

    def procedure(self, match: Match[Any]) -> Procedure:
        """Set-up, then turns until somebody has enough points or the last turn is over."""
        if match.state.die < 0:
            yield from _set_up(match)
        while match.state.course.result is None:
            yield from self._turn(match)

    def _turn(self, match: TinyMatch) -> Procedure:
        state = match.state
        match.open_span(TURN)
        seat = 1 - state.turn_player if state.turn else state.die % 2
        match.emit(TurnBegan(state.turn + 1, seat))
        _draw(match, seat, 1)
        option = yield Decision(seat, ACTION, _actions(state, seat))
        match option:
            case Play(card):
                yield from _play(match, seat, card)
            case Bury(card):
                match.emit(CardBuried(seat, card))
            case Clash():
                yield from _clash(match)
            case Stake():
                yield from self._stake(match, seat)
        if max(state.points) >= GOAL:
            match.end(state.points.index(max(state.points)), "points")
        elif state.turn == LAST_TURN:
            match.end(DRAW, "turns")
        else:
            match.close_span(TURN)

    def _stake(self, match: TinyMatch, seat: int) -> Procedure:
        """Points move onto the stake until kept or, as long as nothing was seen, taken back."""
        state = match.state
        scope = TentativeScope(self, match, seat)
        while True:
            option = yield Decision(seat, STAKE, _stake_options(state, seat, scope))
            match option:
                case Stake():
                    match.emit(StakeSet(seat, state.stakes[seat] + 1, state.points[seat] - 1))
                case Toss(card):
                    match.emit(CardTossed(seat, card))
                case Draw():
                    _draw(match, seat, 1)
                case Roll():
                    (die,) = yield Chance(SIDES, below=True)
                    match.emit(DieRolled(die))
                    scope.keep()
                    return
                case TakeBack():
                    scope.take_back()
                    return
                case _:
                    scope.keep()
                    return


def _set_up(match: TinyMatch) -> Procedure:
    match.open_span(SET_UP)
    for seat in (0, 1):
        order = yield Chance(len(match.state.decks[seat]))
        match.emit(DeckShuffled(seat, order))
        _draw(match, seat, OPENING_HAND)
    (die,) = yield Chance(SIDES, below=True)
    match.emit(DieRolled(die))
    match.close_span(SET_UP)


def _draw(match: TinyMatch, seat: int, count: int) -> None:
    deck = match.state.decks[seat]
    if deck:
        match.emit(CardsDrawn(seat, tuple(reversed(deck[-count:]))))


def _actions(state: TinyState, seat: int) -> Sequence[Any]:
    hand = sorted(state.hands[seat])
    options: list[Any] = [Pass(), Stake(), *map(Play, hand), *map(Bury, hand)]
    if hand and state.hands[1 - seat]:
        options.insert(0, Clash())
    return options


def _stake_options(state: TinyState, seat: int, scope: TentativeScope) -> Sequence[Any]:
    options: list[Any] = [Pass(), Roll()]
    if state.points[seat]:
        options.append(Stake())
    if state.decks[seat]:
        options.append(Draw())
    if scope.can_take_back():
        options.append(TakeBack())
    options += map(Toss, sorted(state.hands[seat]))
    return options


def _play(match: TinyMatch, seat: int, card: int) -> Procedure:
    """Points for the value and twice the stake; then 2 and 4 look, 3 and 5 shuffle.

    3 returns the whole discard, 5 its oldest card.
    """
    state = match.state
    value = state.values[card]
    played = match.emit(CardPlayed(seat, card, state.points[seat] + value + 2 * state.stakes[seat]))
    if value == 1:
        return
    match.open_span(EFFECT, played)
    of = 1 - seat if value == 2 else seat
    if value == 5:
        order = yield Chance(len(state.decks[seat]) + 1)
        match.emit(CardShuffledIn(seat, state.discard[0], order))
    elif value % 2:
        order = yield Chance(len(state.decks[seat]) + len(state.discard))
        match.emit(DiscardReturned(seat, order))
    elif state.decks[of]:
        top = state.decks[of][-1]
        match.emit(CardLookedAt(seat, of, top))
        option = yield Decision(seat, KEEP_OR_SINK, (Pass(), Sink()), context=(top,))
        if option == Sink():
            match.emit(CardSunk(of, top))
    match.close_span(EFFECT)


def _clash(match: TinyMatch) -> Procedure:
    """Both bid in secret; the higher value gets its own points."""
    state = match.state
    bids = yield Sealed(
        (
            Decision(0, BID, tuple(map(Play, sorted(state.hands[0])))),
            Decision(1, BID, tuple(map(Play, sorted(state.hands[1])))),
        )
    )
    cards = (bids[0].card, bids[1].card)
    values = (state.values[cards[0]], state.values[cards[1]])
    points = (
        state.points[0] + (values[0] if values[0] > values[1] else 0),
        state.points[1] + (values[1] if values[1] > values[0] else 0),
    )
    match.emit(CardsClashed(cards, points))


RULES = TinyRules()
