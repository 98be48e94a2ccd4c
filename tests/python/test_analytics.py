"""Statistics over a store, as a program asks for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import analytics
import replays
from analytics.filters import Filters
from analytics.frames import frames
from analytics.listed import STATISTICS
from dcg import games
from tests.cli.conftest import run


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[replays.Store]:
    with replays.open(tmp_path_factory.mktemp("statistics") / "my.db") as opened:
        opened.simulate(
            "bench-red", "bench-blue", "bt1-red-omnimon", games=12, player="greedy", seed=7
        )
        yield opened


@pytest.mark.parametrize("name", ["matchups", "cards"])
def test_a_statistic_is_the_one_there_is(store: replays.Store, name: str) -> None:
    with frames(Path(store.place)) as data:
        whole = data.statistic(name)
        red = data.statistic(name, Filters(decks=("bench-red",)))
        assert analytics.notes(store, name) == data.notes(name)
    assert analytics.statistic(store, name).equals(whole)
    assert analytics.statistic(store.place, name).equals(whole)
    assert analytics.statistic(Path(store.place), name, deck="bench-red").equals(red)


def test_filters_hold_together(store: replays.Store) -> None:
    def decks(**chosen: object) -> list[str]:
        found = analytics.statistic(store, "winrate", **chosen)  # type: ignore[arg-type]
        return sorted(found["deck"].to_list())

    assert decks(deck="bench-red") == ["bench-red"]
    assert decks(deck=["bench-red", "bench-blue"]) == ["bench-blue", "bench-red"]
    assert decks(against="bench-red") == ["bench-blue", "bt1-red-omnimon"]
    assert decks(before=datetime(2020, 1, 1, tzinfo=UTC)) == []
    assert len(decks(since=datetime(2020, 1, 1, tzinfo=UTC), seat=0)) == 3
    with pytest.raises(analytics.NothingSo, match="did you mean bench-red"):
        decks(deck="bench-rad")
    with pytest.raises(TypeError, match="there is no filter 'colour'; there are deck, against"):
        decks(colour="red")
    with pytest.raises(ValueError, match="there is no seat 5"):
        decks(seat=5)


def test_what_was_added_meanwhile_is_counted(tmp_path: Path) -> None:
    with replays.open(tmp_path / "my.db") as store:
        for games in (2, 5):
            store.simulate("bench-red", "bench-blue", games=games, seed=7)
            counted = analytics.sql(store, "SELECT count(*) AS n FROM matches")["n"].item()
            assert counted == games


def test_sql_can_only_ask(store: replays.Store) -> None:
    chosen = analytics.sql(store, "SELECT count(*) AS n FROM chosen", deck="bench-red")
    assert chosen["n"].item() == 8
    for query in ("DROP TABLE matches", "COPY matches TO 'x.csv'", "nonsense"):
        with pytest.raises(analytics.BadQuery):
            analytics.sql(store, query)


def test_a_timeline_is_what_bisect_asks_of(store: replays.Store) -> None:
    replay = store.last
    frame = analytics.timeline(replay)
    assert len(frame) == len(replay)
    found = replay.bisect("turn = 3").first
    assert found is not None
    assert frame["turn"][found.event] == 3
    assert frame["turn"][found.event - 1] != 3


DRAWN = sorted(set(analytics.statistics()) - {"checks"})
CHARTED = [name for name in DRAWN if STATISTICS[name].game in ("", games.DEFAULT)]
"""Those that count matches of the store."""


@pytest.mark.parametrize("name", CHARTED)
def test_a_chart_shows_itself(store: replays.Store, name: str) -> None:
    chart = analytics.chart(store, name)
    assert chart.titles == (f"{name}: digimon-card-game, simulated matches, greedy against greedy",)
    html = chart._repr_html_()
    (part,) = chart.parts
    assert part.said in unescape(html)
    assert "<script" not in html
    assert chart.svg or name in NEED_MORE_MATCHES
    for svg in chart.svg:
        assert "".join(ElementTree.fromstring(svg).itertext())  # noqa: S314 - our own
        assert svg in html


NEED_MORE_MATCHES = ("leads", "cards")
"""Their charts leave out small samples: with few matches a sentence says so."""


def test_charts_are_those_of_the_report(store: replays.Store, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    run("report", "--store", store.place, "--out", page)
    written = page.read_text("utf-8")
    shown = [svg for name in CHARTED for svg in analytics.chart(store, name).svg]
    assert all(svg in written for svg in shown)
    # Besides the drawings there twice for a desk and for a phone: two statistics share another's.
    again = len(analytics.chart(store, "lengths").svg) + len(analytics.chart(store, "handed").svg)
    assert written.count("<svg") == 2 * (len(shown) - again)


def test_a_chart_has_the_decks_that_were_chosen(store: replays.Store) -> None:
    (svg,) = analytics.chart(store, "winrate", deck="bench-red").svg
    text = "".join(ElementTree.fromstring(svg).itertext())  # noqa: S314 - our own
    assert "bench-red" in text
    assert "bench-blue" not in text


def test_a_statistic_without_a_chart_says_so(store: replays.Store) -> None:
    with pytest.raises(analytics.NoChart) as raised:
        analytics.chart(store, "checks")
    named = str(raised.value).partition("there is one of ")[2].split(", ")
    assert sorted(named) == DRAWN
    with pytest.raises(analytics.NoSuchStatistic, match="there is no statistic 'luck'"):
        analytics.chart(store, "luck")


def test_a_chart_of_nothing_says_so(tmp_path: Path) -> None:
    with replays.open(tmp_path / "my.db") as empty:
        assert "No finished matches." in analytics.chart(empty, "winrate")._repr_html_()


@pytest.mark.parametrize(
    ("chosen", "error", "said"),
    [
        ({"origin": "nosuch"}, ValueError, "there is no origin 'nosuch'; there are simulated, "),
        ({"since": "yesterday"}, TypeError, "since is a datetime, not 'yesterday'"),
        ({"before": 5}, TypeError, "before is a datetime, not 5"),
        ({"first": "yes"}, TypeError, "first is True or False, not 'yes'"),
        ({"seat": 2}, ValueError, "there is no seat 2"),
        ({"seat": True}, TypeError, "a seat is a whole number, not True"),
    ],
)
def test_a_filter_that_can_let_nothing_through_is_refused(
    store: replays.Store, chosen: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=re.escape(said)):
        analytics.statistic(store, "winrate", **chosen)
