"""What a match from elsewhere has to be, so that everything here can read it.

The fold takes much as it is. Whoever tells, counts or lists a match relies on more: that what is
named exists, that codes mean something, that every definition is a card of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dcg.definitions import address
from dcg.game import CardGame
from dcg.kernel.course import MatchStarted, SpanOpened
from dcg.kernel.errors import FoldError, LogError
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.fold import fold
from dcg.kernel.header import is_newer, newer
from dcg.kernel.ranges import dangling, out_of_range
from dcg.kernel.registry import Handler
from replays.definitions import named


class NotAdmitted(LogError):
    """A match that folds, perhaps, but that nobody could tell of or count."""


def admitted(game: CardGame, events: Sequence[Event], definitions: Mapping[bytes, bytes]) -> Any:
    """The state after all events of a match, once everything about it was checked that needs no rules.

    `definitions` are by content address. Raises `NotAdmitted` saying which event is wrong and why,
    `NewerLog` for what a later engine may have meant, other `LogError`s where the events do not fold.
    """
    first = events[0] if events else None
    if not isinstance(first, MatchStarted):
        raise NotAdmitted("a match begins with its header")
    try:
        if sum(isinstance(event, MatchStarted) for event in events) > 1:
            raise NotAdmitted("a match has only one header")
        _check_numbers(events)
        _check_definitions(game, events, definitions)
        return _checked_fold(game, events, definitions)
    except (NotAdmitted, FoldError) as error:
        if is_newer(first.header, game.registry.engine):
            raise newer(first.header, game.registry.engine, str(error)) from error
        raise


def _check_numbers(events: Sequence[Event]) -> None:
    for position, event in enumerate(events):
        if wrong := out_of_range(event):
            raise NotAdmitted(f"event {position} (`{event.TOPIC}`): {wrong}")


def _check_definitions(
    game: CardGame, events: Sequence[Event], definitions: Mapping[bytes, bytes]
) -> None:
    for wanted in named(events):
        held = definitions.get(wanted)
        if held is None or address(held) != wanted:
            raise NotAdmitted(f"definition {wanted.hex()} is missing or damaged")
        if wrong := game.limits.definition_problem(held):
            raise NotAdmitted(f"definition {wanted.hex()} {wrong}")


def _checked_fold(
    game: CardGame, events: Sequence[Event], definitions: Mapping[bytes, bytes]
) -> Any:
    """Folds, and looks at each event in the state after it."""
    ordinal = 0

    def checked(handler: Handler) -> Handler:
        def apply(state: Any, event: Event) -> None:
            nonlocal ordinal
            handler(state, event)
            if wrong := _problem(game, state, event, ordinal, definitions):
                raise FoldError(wrong)
            ordinal += not event.PRIVATE

        return apply

    handlers = {kind: checked(handler) for kind, handler in game.handlers.items()}
    try:
        return fold(game.new_state(), events, handlers)
    except (ArithmeticError, AssertionError, RecursionError) as error:
        raise NotAdmitted(f"its events do not fit together: {error!r}") from error


def _problem(
    game: CardGame, state: Any, event: Event, ordinal: int, definitions: Mapping[bytes, bytes]
) -> str:
    """What an event says that nobody could tell of, empty where there is nothing."""
    if isinstance(event, SpanOpened):
        if event.because >= ordinal:
            return f"a span is because of ordinal {event.because}, which is not before it"
        if event.kind not in game.names.spans:
            return f"there is no span of kind {event.kind}"
    elif isinstance(event, AnswerEvent) and event.question not in game.names.questions:
        return f"there is no question {event.question}"
    if missing := dangling(event, game.limits.there(state)):
        return missing
    return game.limits.problem(state, event, definitions)
