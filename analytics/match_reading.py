"""One match, folded once: everything of it that becomes rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from analytics.content import contents, option_name
from analytics.errors import UnreadableMatch
from analytics.games import tables_of
from analytics.games.tables import AnswerRow, GameReader, Reading
from dcg.game import CardGame
from dcg.kernel.absent import NO_CAUSE, NOBODY
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import AnswerEvent, Event
from dcg.record import MatchRecord
from replays.rows import timeline_changes


def read(record: MatchRecord) -> Reading:
    """Folds a match. Raises `UnreadableMatch`, and `UnknownGame` for a game this program does not have."""
    game = record.game
    tables = tables_of(game)
    own = tables.reader()
    reader = _Reader(game, own)
    try:
        changes = timeline_changes(record.events, record.definitions, reader.watch)
        content = contents(record.events)
    except Exception as error:
        raise UnreadableMatch(record.id, error) from error
    finally:
        # Both name themselves in what they watch: a cycle each.
        reader.watch.clear()
        own.watch.clear()
    return Reading(
        record, tables, changes, content, reader.causes_at, reader.because, reader.answers, own
    )


class _Reader:
    """Notes causes and answers while a match is folded, beside what its game notes."""

    def __init__(self, game: CardGame, own: GameReader) -> None:
        self.causes_at = [0]
        self.because = [NO_CAUSE]
        self.answers: list[AnswerRow] = []
        self._game = game
        self._own = own
        self._turn_player = _turn_player(game)
        self.watch: dict[type[Event], Callable[[Any, int, Any], None]] = {
            SpanOpened: self._cause,
            SpanClosed: self._cause,
            **own.watch,
        }
        for kind in game.registry.types:
            if issubclass(kind, AnswerEvent):
                self.watch[kind] = self._answered

    def _cause(self, state: Any, place: int, event: Event) -> None:
        spans = state.course.spans
        self.causes_at.append(place)
        self.because.append(spans[-1].because if spans else NO_CAUSE)

    def _answered(self, state: Any, place: int, event: Any) -> None:
        cards, declared = self._own.picked(state, event)
        self.answers.append(
            AnswerRow(
                place,
                event.seat,
                self._game.turns.number(state),
                self._turn_player(state),
                self._game.names.questions.get(event.question, str(event.question)),
                event.of,
                option_name(type(event.option).__name__),
                cards,
                declared,
            )
        )
        for card in cards:
            self._own.noted.at.append(place)
            self._own.noted.cards.append(card)


def _turn_player(game: CardGame) -> Callable[[Any], int]:
    """Reads whose turn it is from a state: the column every game has."""
    for names, read_part in zip(game.columns.parts, game.columns.readers(None), strict=True):
        if "turn_player" in names:
            at = names.index("turn_player")
            return lambda state: int(read_part(state)[at])
    return lambda state: NOBODY
