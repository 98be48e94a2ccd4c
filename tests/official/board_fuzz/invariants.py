"""What holds of every match, whatever its cards say."""

from __future__ import annotations

from collections.abc import Iterator

from dcg import games
from dcg.kernel.course import MatchEnded
from dcg.kernel.digest import digest
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.kernel.rerun import verify
from dcg.official.events.effects import UnsupportedMet
from dcg.official.events.setup import Answered
from dcg.official.game import GAME
from dcg.official.rules.rule_check import UNSETTLED
from dcg.official.state.board import Board
from dcg.opening import Opening
from dcg.telling.game_telling import telling_of
from replays.admission import admitted
from replays.definitions import named
from tests.official.board_fuzz.matches import FuzzedMatch, played
from tests.official.unseen import ever_seen, exchanged


def broken(seed: int, number: int, match: FuzzedMatch, *, slowly: bool) -> Iterator[str]:
    """Everything that does not hold of a match; `slowly` asks more of it.

    What raises says so by itself: a re-run that differs, an event that does not fold.
    """
    events = match.events
    verify(match.rules, events)
    yield from _course(match)
    if GAME.registry.decode(GAME.registry.encode(events)) != events:
        yield "the events are not the ones that were encoded"
    board = fold(GAME.new_state(), events, GAME.handlers)
    for seat in (0, 1):
        own = redact(events, seat, GAME)
        seen = fold(GAME.new_state(), own, GAME.handlers)
        if seen.canonical() != board.view(seat).canonical():
            yield f"the log of seat {seat} does not fold to what that seat knows"
        yield from blind(events, board, own, seat)
    yield from told(match.opening, events)
    for event in events:
        if isinstance(event, UnsupportedMet) and event.phrase != UNSETTLED:
            yield f"what was invented does not run: {event.phrase}"
    if slowly:
        yield from _slowly(seed, number, match)


def _course(match: FuzzedMatch) -> Iterator[str]:
    """Cards in one place each, memory on the gauge, copies that stand alone, one end."""
    events = match.events
    state = GAME.new_state()
    copied = None
    for number, event in enumerate(events):
        GAME.handlers[type(event)](state, event)
        if number + 1 < len(match.opening.events):
            continue
        cards = sorted(card for _, _, held in state.places() for card in held)
        if cards != list(range(len(state.definition_of))):
            yield f"event {number}: a card is in no place, or in two"
            return
        if not -10 <= state.memory <= 10:
            yield f"event {number}: memory {state.memory}"
        if number == len(events) // 2:
            copied = state.copy()
            before = copied.canonical()
    if copied is not None and copied.canonical() != before:
        yield "a copy of the board changed with the board"
    if [isinstance(event, MatchEnded) for event in events].count(True) != match.over:
        yield "a match that is over ends once, and another one does not"
    if any(event.of < 2 for event in events if isinstance(event, Answered)):
        yield "a question with one option"


def blind(events: list[Event], board: Board, own: list[Event], seat: int) -> Iterator[str]:
    """Exchanging cards that a seat never saw changes no byte of its log; `board` is the one at the end."""
    seen = ever_seen(events, seat)
    for owner in (0, 1):
        never = [
            card
            for card in range(len(board.definition_of))
            if card not in seen and board.owner_of[card] == owner
        ]
        never = [card for card in never if not _is_egg(board, card)]
        if len(never) > 1:
            swapped = redact(exchanged(events, never), seat, GAME)
            if GAME.registry.encode(swapped) != GAME.registry.encode(own):
                yield f"the log of seat {seat} tells of cards of seat {owner} that it never saw"


def _is_egg(board: Board, card: int) -> bool:
    return card in board.sides[board.owner_of[card]].digi_egg_deck


def told(opening: Opening, log: list[Event]) -> Iterator[str]:
    """Everything is said in words, and an import admits it, whole and as a seat's own."""
    game = games.find(games.DEFAULT)
    for events in (log, redact(log, 0, GAME)):
        held = {one: opening.definitions[one] for one in named(events)}
        admitted(game, events, held)
        if not all(line.text for line in telling_of(game).words.story(events, held)):
            yield "an event is told without a word"


def _slowly(seed: int, number: int, match: FuzzedMatch) -> Iterator[str]:
    """Without any cache the same match; every part of a seat's log folds to what it then knew."""
    if played(seed, number, caching=False).events != match.events:
        yield "deriving everything afresh gives another match"
    events = match.events
    board = GAME.new_state()
    for length, event in enumerate(events):
        GAME.handlers[type(event)](board, event)
        if length % 61 == 0:
            for seat in (0, 1):
                own = redact(events[: length + 1], seat, GAME)
                seen = fold(GAME.new_state(), own, GAME.handlers)
                if digest(seen) != digest(board.view(seat)):
                    yield f"event {length}: seat {seat} would know something else"
