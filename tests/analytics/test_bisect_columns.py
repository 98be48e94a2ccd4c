"""What `sql` says of an event, bisect can be asked, and answers alike."""

from __future__ import annotations

from analytics.columns import timeline_columns
from analytics.frames import frames
from replays.said import board_and_said
from replays.store import MatchStore


def test_bisect_has_every_column_of_the_timeline_and_its_values(store: MatchStore) -> None:
    record = store.record(store.summaries()[0].id)
    columns = board_and_said(record.events, record.definitions)
    assert list(columns) == list(timeline_columns(record.game.columns.meanings))
    with frames(store.path) as data:
        found = data.query(f"FROM timeline WHERE match = '{record.id}' ORDER BY event")
    for name, values in columns.items():
        assert found[name].to_list() == values, name
