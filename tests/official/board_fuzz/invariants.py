"""What holds of every match, whatever its cards say."""

from __future__ import annotations

from collections.abc import Iterator

from dcg import games
from dcg.kernel.course import MatchEnded
from dcg.kernel.digest import digest
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact, rename_objects
from dcg.kernel.rerun import verify
from dcg.official.events.setup import Answered, Shuffled
from dcg.official.fold.places import area
from dcg.official.game import GAME
from dcg.official.state.board import Board
from dcg.telling.game_telling import telling_of
from replays.admission import admitted
from replays.definitions import named
from tests.official.board_fuzz.matches import FuzzedMatch, played


def broken(seed: int, number: int, match: FuzzedMatch, *, slowly: bool) -> Iterator[str]:
    """Everything that does not hold of a match; `slowly` asks more of it.

    What raises says so by itself: a re-run that differs, an event that does not fold. Not held yet,
    and not asked while cards are revealed: a card that was revealed in a hand and leaves it for a
    hidden place is still named as revealed in the other seat's log.
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
        if not board.revealed and seen.canonical() != board.view(seat).canonical():
            yield f"the log of seat {seat} does not fold to what that seat knows"
        yield from _blind(events, own, seat)
    yield from _told(match)
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


def _blind(events: list[Event], own: list[Event], seat: int) -> Iterator[str]:
    """Exchanging cards that a seat never saw changes no byte of its log."""
    live = GAME.new_state()
    seen: set[int] = set()
    for event in events:
        GAME.handlers[type(event)](live, event)
        handles = live.course.knowledge.handles[seat]
        seen |= {card for card, handle in enumerate(handles) if handle >= 0}
    for owner in (0, 1):
        never = [
            card
            for card in range(len(live.definition_of))
            if card not in seen and live.owner_of[card] == owner
        ]
        never = [card for card in never if not _is_egg(live, card)]
        if len(never) > 1:
            swap = dict(zip(never, [*never[1:], never[0]], strict=True))
            swapped = redact(_reordered(events, swap), seat, GAME)
            if GAME.registry.encode(swapped) != GAME.registry.encode(own):
                yield f"the log of seat {seat} tells of cards of seat {owner} that it never saw"


def _is_egg(board: Board, card: int) -> bool:
    return card in board.sides[board.owner_of[card]].digi_egg_deck


def _reordered(events: list[Event], swap: dict[int, int]) -> list[Event]:
    """The same match in which the named cards have each other's ids: shuffles move them so."""
    out: list[Event] = []
    before, after = GAME.new_state(), GAME.new_state()
    for event in events:
        if isinstance(event, Shuffled):
            GAME.handlers[type(event)](before, event)
            wanted = [swap.get(card, card) for card in area(before, event.seat, event.zone)]
            now = area(after, event.seat, event.zone)
            moved: Event = Shuffled(event.seat, event.zone, tuple(map(now.index, wanted)))
        else:
            GAME.handlers[type(event)](before, event)
            moved = rename_objects(event, lambda card: swap.get(card, card))
        GAME.handlers[type(moved)](after, moved)
        out.append(moved)
    return out


def _told(match: FuzzedMatch) -> Iterator[str]:
    """Everything is said in words, and an import admits it, whole and as a seat's own."""
    game = games.find(games.DEFAULT)
    for events in (match.events, redact(match.events, 0, GAME)):
        held = {one: match.opening.definitions[one] for one in named(events)}
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
        if length % 61 == 0 and not board.revealed:
            for seat in (0, 1):
                own = redact(events[: length + 1], seat, GAME)
                seen = fold(GAME.new_state(), own, GAME.handlers)
                if digest(seen) != digest(board.view(seat)):
                    yield f"event {length}: seat {seat} would know something else"
