"""Every event of matches, with the board after it, and every answer: the rows of one page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from analytics.arrow import flat, lists
from analytics.games import tables_of
from analytics.games.plain import Unnumbered
from analytics.games.tables import CardNumbering, GameTables
from analytics.match_rows import columns_of, match_of
from analytics.page import OwnTables, Rows
from analytics.timeline_table import timeline_table
from dcg.card_naming import CardNaming, Picked
from dcg.game import CardGame
from dcg.kernel.absent import NOBODY
from dcg.record import MatchRecord
from replays.content import contents, option_name
from replays.rows import Changes, timeline_changes
from replays.said import Said
from replays.store import MatchStore

_OTHER = (
    "match",
    "event",
    "ordinal",
    "topic",
    "turn",
    "turn_player",
    "actor",
    "because",
    "cards",
    "content",
)
"""Columns of events of games without a timeline."""


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


def rows_of(readings: Sequence[EventReading]) -> Rows:
    """The rows of matches that were read."""
    games: dict[str, list[EventReading]] = {}
    for one in readings:
        games.setdefault(one.record.header.game, []).append(one)
    own, decisions = [], [decisions_table((), Unnumbered())]
    for held in games.values():
        tables = held[0].tables
        numbers = tables.card_numbers(held)
        decisions.append(decisions_table(held, numbers))
        events = timeline_table(held, numbers)
        name = "timeline" if tables.timeline_columns() else "other_events"
        there = f"{tables.schema}.timeline" if tables.timeline_columns() else name
        if name == "other_events":
            events = events.select(_OTHER)
        filling = f"INSERT INTO {there} BY NAME SELECT * FROM page_{name}"  # noqa: S608 - our own names
        own.append(OwnTables(filling, {name: events}))
    ids = pa.array([one.record.id for one in readings], pa.string())
    shared = {
        "projected": pa.table({"match": ids}),
        "decisions": pa.concat_tables(decisions[1:] or decisions).unify_dictionaries(),
    }
    return Rows(shared, own)


def of_store(store: MatchStore) -> Iterator[OwnTables]:
    """Nothing but matches."""
    return iter(())


def decisions_table(readings: Sequence[EventReading], numbers: CardNumbering) -> pa.Table:
    """The rows of `decisions` of one game's matches: one an answer."""
    held = [one.answers for one in readings]
    columns = columns_of(AnswerRow._fields, [answer for one in held for answer in one])
    return pa.table(
        {
            "match": match_of(readings, held),
            "event": pa.array(columns["event"], pa.int32()),
            "number": pa.array(flat([np.arange(len(one)) + 1 for one in held]), pa.int32()),
            "seat": pa.array(columns["seat"], pa.int8()),
            "turn": pa.array(columns["turn"], pa.int32()),
            "turn_player": pa.array(columns["turn_player"], pa.int8()),
            "question": pa.array(columns["question"], pa.string()),
            "options": pa.array(columns["options"], pa.int32()),
            "option": pa.array(columns["option"], pa.string()),
            "cards": lists(
                np.array([len(cards) for cards in columns["cards"]], np.int64),
                numbers.of([[card for each in one for card in each.cards] for one in held]),
            ),
            "declared": pa.array(columns["declared"], pa.int32()),
        }
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
