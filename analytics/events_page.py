"""Every event of matches, with the board after it, and every answer: the rows of one page."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa

from analytics.arrow import flat, lists
from analytics.columns import OF_ANY_GAME
from analytics.event_reading import AnswerRow, EventReading, read
from analytics.games.plain import Unnumbered
from analytics.games.tables import CardNumbering
from analytics.match_rows import by_game, columns_of, match_of
from analytics.page import Rows
from analytics.timeline_table import timeline_table
from replays.store import MatchStore

__all__ = ["decisions_table", "of_store", "read", "rows_of"]


def rows_of(readings: Sequence[EventReading]) -> Rows:
    """The rows of matches that were read."""
    ids = pa.array([one.record.id for one in readings], pa.string())
    rows = {"projected": pa.table({"match": ids})}
    decisions, other_events = [], []
    for held in by_game(readings):
        tables = held[0].tables
        numbers = tables.card_numbers(held)
        decisions.append(decisions_table(held, numbers))
        events = timeline_table(held, numbers)
        if tables.timeline_columns():
            rows[f"{tables.schema}.timeline"] = events
        else:
            other_events.append(events.select(OF_ANY_GAME))
    rows["decisions"] = pa.concat_tables(
        decisions or [decisions_table((), Unnumbered())]
    ).unify_dictionaries()
    if other_events:
        rows["other_events"] = pa.concat_tables(other_events).unify_dictionaries()
    return rows


def of_store(store: MatchStore) -> Rows:
    """Nothing but matches."""
    return {}


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
