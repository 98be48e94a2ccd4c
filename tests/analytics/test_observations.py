"""What counts as one observation, whose rows are added up, and which match is left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import duckdb
import msgspec
import pyarrow as pa
import pytest

from analytics import events_page, figures_page
from analytics.counted import tally_of
from analytics.database import opened
from analytics.errors import NothingSo
from analytics.every_game.length import LENGTHS
from analytics.every_game.winrate import WINRATE
from analytics.filters import Filters
from analytics.layouts import FIGURES, LAYOUTS, Layout
from analytics.page import Rows
from analytics.projection import catch_up, rebuild
from dcg.kernel.course import MatchStarted
from dcg.kernel.header import Parent
from dcg.record import MatchRecord
from replays.store import MatchStore
from tests.analytics.contents import contents, value
from tests.analytics.invented import add
from tests.analytics.matches import COUNT, played, some


def branch(index: int, course: int) -> MatchRecord:
    """A match recorded as a branch, with the course of a match of ours."""
    match = played("red", "blue", 5, course)
    started = match.events[0]
    assert isinstance(started, MatchStarted)
    header = msgspec.structs.replace(
        started.header, origin="branched", index=index, parent=Parent(match.id, 40)
    )
    identity = f"0000{index:04}-0000-4000-8000-000000000000"
    return MatchRecord(identity, [MatchStarted(header), *match.events[1:]], match.definitions)


def counted(path: Path) -> tuple[int, list[str]]:
    """Branches that statistics count, and the notes."""
    with opened(path, read_only=True) as database:
        found = LENGTHS.read(database, Filters(origin="branched"))
    return sum(row.matches for row in found.rows), list(found.notes)


def test_equal_courses_are_one_observation(tmp_path: Path, path: Path) -> None:
    with MatchStore.open(tmp_path / "branches.db", create=True) as store:
        for index in range(6):
            store.add([branch(index, 0)])
            catch_up(store, path)
            assert counted(path)[0] == 1
        store.add([branch(6, 1), branch(7, 1)])
        catch_up(store, path)
        number, notes = counted(path)
        assert number == 2
        assert any(note.startswith("6 matches are not counted: the same course") for note in notes)
        with opened(path, read_only=True) as database:
            tally = tally_of(database)
            assert (tally.n, tally.repeats, [group.n for group in tally.groups]) == (2, 6, [2])
            assert sum(row.n for row in WINRATE.read(database).rows) == 4
        # The one that is counted goes: the next one is.
        store.forget([branch(0, 0).id])
        catch_up(store, path)
        assert counted(path)[0] == 2
        grown = contents(path, FIGURES, ["repeated", "matches"])
        assert len(grown["repeated"]) == 5
        rebuild(store, path)
        assert contents(path, FIGURES, ["repeated", "matches"]) == grown


def test_rows_are_by_kind_of_player_and_names_are_filters(
    database: duckdb.DuckDBPyConnection,
) -> None:
    for players in (("ann", "bob"), ("bob", "cy"), ("cy", "greedy"), ("greedy", "ann")):
        add(database, ("red", "blue"), 0, players=players, origin="played")
    kinds = "CASE WHEN {0} = 'greedy' THEN {0} ELSE 'person' END"
    database.execute(
        f"UPDATE seats SET player_kind = {kinds.format('player')}, "
        f"opponent_kind = {kinds.format('opponent_player')}"
    )
    rows = WINRATE.read(database).rows
    assert [(row.player, row.opponent_player, row.deck, row.n) for row in rows] == [
        ("greedy", "person", "red", 1),
        ("greedy", "person", "blue", 1),
        ("person", "greedy", "red", 1),
        ("person", "greedy", "blue", 1),
        ("person", "person", "red", 2),
        ("person", "person", "blue", 2),
    ]
    for filters, n in (
        (Filters(player="bob"), 2),
        (Filters(player="person", opponent="human"), 4),
        (Filters(player="ann", opponent="bob"), 1),
    ):
        assert sum(row.n for row in WINRATE.read(database, filters).rows) == n
    with pytest.raises(NothingSo, match="did you mean ann"):
        WINRATE.read(database, Filters(player="anne"))


def test_the_kind_of_a_player_is_a_program_or_a_person() -> None:
    match = played("red", "blue", 5, 0)
    started = match.events[0]
    assert isinstance(started, MatchStarted)

    def kinds(origin: Any, *names: str) -> tuple[str, str]:
        seats = tuple(
            msgspec.structs.replace(seat, player=name)
            for seat, name in zip(started.header.seats, names, strict=True)
        )
        header = msgspec.structs.replace(started.header, origin=origin, seats=seats)
        record = MatchRecord(match.id, [MatchStarted(header), *match.events[1:]], match.definitions)
        return figures_page.kind_of(record, 0), figures_page.kind_of(record, 1)

    assert kinds("played", "ann", "greedy") == ("person", "greedy")
    assert kinds("imported", "random", "human") == ("random", "person")
    assert kinds("simulated", "greedy", "mybot") == ("greedy", "mybot")


class Broken(NamedTuple):
    """Where reading one match goes wrong, and what is said."""

    layout: Layout
    name: str
    error: Exception
    said: str


@pytest.mark.parametrize(
    "broken",
    [
        *(
            Broken(one, "read", IndexError("list index out of range"), "IndexError: list")
            for one in LAYOUTS
        ),
        *(
            Broken(one, "read", RecursionError("too deep"), "RecursionError: too deep")
            for one in LAYOUTS
        ),
        *(
            Broken(one, "rows_of", OverflowError("300 is too large"), "OverflowError: 300")
            for one in LAYOUTS
        ),
    ],
    ids=lambda one: f"{one.layout.name} {one.name} {type(one.error).__name__}",
)
def test_whatever_goes_wrong_with_one_match_is_that_matchs_verdict(
    store: MatchStore, path: Path, monkeypatch: pytest.MonkeyPatch, broken: Broken
) -> None:
    wrong = [match.id for match in some(COUNT)][3]
    module = figures_page if broken.layout is FIGURES else events_page
    working = getattr(module, broken.name)

    def failing(given: Any) -> Any:
        held = given if broken.name == "rows_of" else [given]
        if any(getattr(one, "record", one).id == wrong for one in held):
            raise broken.error
        return working(given)

    monkeypatch.setattr(module, broken.name, failing)
    assert catch_up(store, path, broken.layout).matches == COUNT - 1
    ((named, reason),) = contents(path, broken.layout, ["left_out"])["left_out"]
    assert named == wrong
    assert reason.startswith(broken.said)
    with opened(path, broken.layout, read_only=True) as database:
        table = broken.layout.of_matches()[0]
        found = database.execute(f"SELECT count(DISTINCT match) FROM {table}").fetchone()
    assert found == (COUNT - 1,)


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda one: one.name)
def test_rows_that_the_database_does_not_take_leave_out_their_match(
    store: MatchStore, path: Path, monkeypatch: pytest.MonkeyPatch, layout: Layout
) -> None:
    wrong = [match.id for match in some(COUNT)][3]
    module = layout.maker()
    name = "seats" if layout is FIGURES else "decisions"
    working = module.rows_of

    def with_a_hole(readings: Any) -> Rows:
        rows: Rows = working(readings)
        table = rows[name]
        kept = [
            None if match == wrong else seat
            for match, seat in zip(
                table["match"].to_pylist(), table["seat"].to_pylist(), strict=True
            )
        ]
        place = table.schema.get_field_index("seat")
        holed = table.set_column(place, table.schema.field(place), pa.array(kept, pa.int8()))
        return {**rows, name: holed}

    monkeypatch.setattr(module, "rows_of", with_a_hole)
    assert catch_up(store, path, layout).matches == COUNT - 1
    assert value(path, "SELECT match FROM left_out", layout) == wrong
    table = layout.of_matches()[0]
    assert value(path, f"SELECT count(*) FROM {table}", layout) == COUNT - 1
    assert value(path, "SELECT position FROM projection", layout) == store.last_position()
