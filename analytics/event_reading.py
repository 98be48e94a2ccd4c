"""What one fold of a match gives for tables of every event: changes, contents, causes, answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from analytics.games import tables_of
from analytics.games.tables import GameTables
from dcg.card_naming import CardNaming, Picked
from dcg.event_names import option_name
from dcg.game import CardGame
from dcg.kernel.absent import NOBODY
from dcg.record import MatchRecord
from replays.content import contents
from replays.rows import Changes, timeline_changes
from replays.said import Said


class AnswerRow(NamedTuple):
    """An answer: position of its event, and what was asked and picked. `cards` are card ids."""

    event: int
    seat: int
    turn: int
    turn_player: int
    question: str
    options: int
    option: str
    cards: tuple[int, ...]
    declared: int | None


class EventReading(NamedTuple):
    """What one fold gives. `content` is a JSON object an event, one a line; `because` is the ordinal of
    what the innermost span was opened for, said from position `causes_at[i]` on; `naming` knows the
    cards that events name."""

    record: MatchRecord
    tables: GameTables
    changes: Changes
    content: bytes
    causes_at: list[int]
    because: list[int]
    answers: list[AnswerRow]
    naming: CardNaming

    @property
    def state(self) -> Any:
        """What its events fold to."""
        return self.changes.state


def read(record: MatchRecord) -> EventReading:
    """Folds a match once. Raises whatever its events raise where they are not a match's."""
    tables = tables_of(record.game)
    noting = _Answers(record.game)
    try:
        changes = timeline_changes(record.events, record.definitions, noting.said.watch)
        content = contents(record.events)
    finally:
        noting.said.watch.clear()  # it names itself there: a cycle
    return EventReading(
        record,
        tables,
        changes,
        content,
        noting.said.causes_at,
        noting.said.because,
        noting.answers,
        noting.said.naming,
    )


class _Answers:
    """Notes the answers of a match while it is folded, beside what its events say."""

    def __init__(self, game: CardGame) -> None:
        self.answers: list[AnswerRow] = []
        self.said = Said(game, self._answered)
        self._game = game
        self._turn_player = _turn_player(game)

    def _answered(self, state: Any, place: int, event: Any, picked: Picked) -> None:
        self.answers.append(
            AnswerRow(
                place,
                event.seat,
                self._game.turns.number(state),
                self._turn_player(state),
                self._game.names.questions.get(event.question, str(event.question)),
                event.of,
                option_name(type(event.option).__name__),
                picked.cards,
                picked.declared,
            )
        )


def _turn_player(game: CardGame) -> Callable[[Any], int]:
    """Reads whose turn it is from a state: the column every game has."""
    for names, read_part in zip(game.columns.parts, game.columns.readers(None), strict=True):
        if "turn_player" in names:
            at = names.index("turn_player")
            return lambda state: int(read_part(state)[at])
    return lambda state: NOBODY
