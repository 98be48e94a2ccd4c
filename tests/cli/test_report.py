"""`dcg report`: complete in itself, its figures those of the statistics, whatever is in the store."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import duckdb
import pytest

from analytics.charts.drawing import Chart, harmless
from analytics.every_game.winrate import WINRATE, WinRate
from analytics.filters import Filters
from analytics.findings import APART
from analytics.listed import STATISTICS
from analytics.plots import plot
from analytics.plots.drawings import drawing_of
from cli.figures import SHOW
from cli.report.html import page
from cli.report.model import Figure, Report, ReportTable, Section
from cli.report.tables import MOST, table_of
from dcg.games import DEFAULT
from tests.analytics.invented_turns import Turn, add
from tests.cli.conftest import Run, complaint
from tests.cli.reports import HOSTILE, Parsed, report_of

ELEMENTS = {
    *("html", "head", "meta", "title", "style", "body", "header", "footer", "main", "section"),
    *("article", "nav", "div", "h1", "h2", "h3", "p", "b", "ul", "li", "dl", "dt", "dd", "a"),
    *("details", "summary", "table", "thead", "tbody", "tr", "th", "td", "code", "span"),
    *("svg", "g", "path", "line", "rect", "text"),
}

TURNS = [Turn(1, (5, 5)), Turn(3, (5, 4), passed=True), Turn(2, (4, 3)), Turn(None, (4, 0))]

COUNTED = [name for name, one in STATISTICS.items() if one.game in ("", DEFAULT)]
"""The statistics of matches of the store: those of its game, and of any."""


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Charts are made, but not drawn: that takes a tenth of a second each."""

    def made(chart: Chart, room: float) -> str:
        assert chart.to_dict(validate=False)
        return "<svg></svg>"

    monkeypatch.setattr(plot, "draw", made)


@pytest.fixture(scope="module")
def written(store: Path, dcg: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of the eight matches."""
    out = tmp_path_factory.mktemp("report") / "report.html"
    result = dcg("report", "--store", store, "--out", out)
    assert result.exit_code == 0, result.stderr
    assert result.stdout == f"{out}: 8 matches, finished; {charts(out.read_text('utf-8'))} charts\n"
    return out


def charts(text: str) -> int:
    return sum(dict(attributes).get("role") == "img" for _, attributes in Parsed(text).elements)


def asks_for_nothing(text: str) -> Parsed:
    """Checks that no element could load, run or send anything."""
    parsed = Parsed(text)
    assert parsed.names() <= ELEMENTS
    for name, attributes in parsed.elements:
        for attribute, value in attributes.items():
            assert not attribute.startswith("on"), (name, attribute)
            assert attribute not in ("src", "srcset", "style", "xlink:href", "data", "action")
            if attribute == "href":
                assert (value or "").startswith("#s")
            elif attribute not in ("aria-label", "content", "xmlns"):
                assert "//" not in (value or ""), (name, attribute, value)
    style = text.partition("<style>")[2].partition("</style>")[0]
    assert "url(" not in style
    assert "@import" not in style
    policy = [one.get("content") or "" for _, one in parsed.elements if "http-equiv" in one]
    assert policy[0].startswith("default-src 'none'; style-src 'sha256-")
    return parsed


def test_it_is_complete_in_itself(written: Path) -> None:
    asks_for_nothing(written.read_text("utf-8"))


def test_every_statistic_is_there_each_chart_twice_and_with_words(written: Path) -> None:
    parsed = Parsed(written.read_text("utf-8"))
    titles = {STATISTICS[name].title for name in COUNTED}
    assert set(parsed.tables) == titles
    labels = [one.get("aria-label") or "" for _, one in parsed.elements if one.get("role") == "img"]
    assert len(labels) == len(drawing_of(DEFAULT).plots) - 1  # cards have too few matches to draw
    assert all(label.endswith("The tables below have the figures.") for label in labels)
    assert sum(name == "svg" for name, _ in parsed.elements) == 2 * len(labels)


@pytest.mark.parametrize("name", COUNTED)
def test_the_figures_are_those_of_the_statistic(
    name: str, written: Path, store: Path, dcg: Run
) -> None:
    """Cell by cell against what `dcg stats` gives programs."""
    result = dcg("stats", name, "--store", store, "--format", "csv", "-q")
    expected = list(csv.DictReader(io.StringIO(result.stdout)))
    statistic = STATISTICS[name]
    columns = [
        column
        for column in statistic.columns()
        if column.shown.in_table and column.name not in APART
    ]
    _, *rows = Parsed(written.read_text("utf-8")).tables[statistic.title]
    assert len(rows) == min(len(expected), MOST) > 0
    for row, values in zip(rows, expected, strict=False):
        for cell, column in zip(row, columns, strict=True):
            value = values[column.name]
            kind = column.shown.kind
            if value == "":
                assert cell == column.shown.empty
            elif kind in ("text", "count"):
                assert cell == value
            elif kind == "words":
                assert cell == SHOW[kind](value)
            elif kind in ("mark", "flag"):
                assert cell == SHOW[kind](value == "true")
            else:
                assert cell == SHOW[kind](float(value))


def test_the_same_matches_give_the_same_page(written: Path, store: Path, dcg: Run) -> None:
    first = written.read_bytes()
    assert dcg("report", "--store", store, "--out", written).exit_code == 0
    assert written.read_bytes() == first


def test_it_says_what_was_counted_and_how_to_make_it_again(
    undrawn: None, store: Path, dcg: Run, tmp_path: Path
) -> None:
    out = tmp_path / "a b.html"
    options = ["--store", store, "--deck", "bench-red", "--going", "first", "--from", "2020-02-01"]
    assert dcg("report", *options, "--out", out, "--title", "Red <first>", "-q").exit_code == 0
    text = out.read_text("utf-8")
    parsed = Parsed(text)
    said = " ".join(parsed.text)
    again = f"dcg report --store {store} --deck bench-red --going first --from 2020-02-01 --out '{out}' --title 'Red <first>'"
    assert again in said
    listing = f"dcg stats length --store {store} --deck bench-red --going first --from 2020-02-01 --format csv"
    assert listing in said
    assert "deck bench-red, going first, from 2020-02-01" in said
    assert "Red &lt;first&gt;" in text
    assert "random against random" in said
    assert "edition 3.6" in said
    (count,) = (row[2] for row in parsed.tables["Turns and events of a match."][1:2])
    assert f"{count} matches, finished" in said
    assert int(count) < 8


def test_hostile_names_stay_text_in_html_and_in_drawings() -> None:
    def fill(database: duckdb.DuckDBPyConnection) -> None:
        for at, name in enumerate(HOSTILE):
            other = HOSTILE[at - 1]
            for _ in range(3):
                add(database, (name, other), 0, TURNS, first_player=0)
        add(database, HOSTILE[:2], 0, TURNS, players=("<b>x</b>", "random"), origin="played")

    text = page(report_of(fill))
    parsed = asks_for_nothing(text)
    assert {"alert(1)", "alert(2)"} & set(parsed.text) == set()
    drawn = [part.partition("</svg>")[0] for part in text.split("<svg")[1:]]
    assert any("&lt;script&gt;alert(1)&lt;/script&gt;" in one for one in drawn)
    assert "{{ 7 * 7 }}" in " ".join(parsed.text)
    for sign in ("\u202e", "\u2066", "\x1b"):
        assert sign not in text
    assert "\\u202e" in text


@pytest.mark.parametrize(
    "drawing",
    [
        "<svg><script>1</script></svg>",
        '<svg><a href="x"><text>1</text></a></svg>',
        '<svg><path onclick="x"/></svg>',
        '<svg><rect fill="url(http://x)"/></svg>',
        '<svg><image xlink:href="x" xmlns:xlink="http://www.w3.org/1999/xlink"/></svg>',
        '<svg><g style="x"/></svg>',
    ],
)
def test_a_drawing_is_shapes_and_text_or_is_refused(drawing: str) -> None:
    with pytest.raises(ValueError, match="a drawing with"):
        harmless(drawing, 100)


def test_an_empty_store_gives_a_page_that_says_so(undrawn: None) -> None:
    text = page(report_of(lambda database: None))
    asks_for_nothing(text)
    assert "Nothing to report yet" in text
    assert "0 matches, finished" in text


def test_one_match(undrawn: None) -> None:
    def fill(database: duckdb.DuckDBPyConnection) -> None:
        add(database, ("a", "b"), 0, TURNS, events=9)

    text = page(report_of(fill))
    said = " ".join(asks_for_nothing(text).text)
    assert "One match, of 4 turns and 9 events." in said
    assert "Every deck has too few matches to rank by." in said
    assert "nan" not in text.lower().replace("finance", "")


def test_only_mirrors(undrawn: None) -> None:
    def fill(database: duckdb.DuckDBPyConnection) -> None:
        for winner in (0, 1, 1):
            add(database, ("a", "a"), winner, TURNS, first_player=0)

    said = " ".join(asks_for_nothing(page(report_of(fill))).text)
    assert "Only mirrors: no deck met another one, so none has a win rate." in said
    assert "of them mirrors" in said
    assert "Half of the matches of mirrors end within 4 turns" in said


def test_matches_without_turns_or_cards_say_what_is_missing(undrawn: None) -> None:
    def fill(database: duckdb.DuckDBPyConnection) -> None:
        add(database, ("a", "b"), 0, [Turn(None)])

    said = " ".join(asks_for_nothing(page(report_of(fill))).text)
    assert "These matches say nothing of:" in said
    assert "Memory handed to the opponent at the end of a turn" in said
    assert "No deck had a Digimon of level 4 or more." in said


def test_many_decks(undrawn: None) -> None:
    """The charts keep to the decks with the most matches and say so; the page stays small."""

    def fill(database: duckdb.DuckDBPyConnection) -> None:
        for at in range(60):
            add(database, (f"deck {at}", f"deck {at + 60} of many"), at % 2, [Turn(1), Turn(None)])

    text = page(report_of(fill))
    said = " ".join(asks_for_nothing(text).text)
    assert re.search(r"Drawn are the 30 decks with the most matches of 120", said)
    assert len(text) < 3_000_000


def test_origins_and_kinds_of_players_have_sections_of_their_own(undrawn: None) -> None:
    def fill(database: duckdb.DuckDBPyConnection) -> None:
        add(database, ("a", "b"), 0, TURNS)
        add(database, ("a", "b"), 0, TURNS, origin="played", players=("human", "greedy"))

    report = report_of(fill)
    assert [section.title for section in report.sections] == [
        "played matches, greedy against human",
        "played matches, human against greedy",
        "simulated matches, random against random",
    ]
    parsed = asks_for_nothing(page(report))
    links = {value for _, one in parsed.elements if (value := one.get("href"))}
    ids = {f"#{value}" for _, one in parsed.elements if (value := one.get("id"))}
    assert links <= ids
    assert {"#s1", "#s2", "#s3"} <= links


def test_a_rate_between_two_kinds_of_players_says_whose_it_is(undrawn: None) -> None:
    def fill(database: duckdb.DuckDBPyConnection) -> None:
        for first in (0, 1):
            add(database, ("a", "b"), 0, TURNS, players=("greedy", "random"), first_player=first)

    said = " ".join(asks_for_nothing(page(report_of(fill))).text)
    assert "greedy, going first, wins 100.0 % of 1 match" in said
    assert "random, going first, wins 0.0 % of 1 match" in said
    assert "Who goes first wins" not in said


def test_filters_apply(undrawn: None) -> None:
    def fill(database: duckdb.DuckDBPyConnection) -> None:
        add(database, ("a", "b"), 0, TURNS)
        add(database, ("c", "b"), 0, TURNS)

    report = report_of(fill, Filters(decks=("a",)))
    assert report.sections[0].facts[0].value == "1"
    assert report.counted[1] == ("Decks", "1")


def test_what_cannot_be_done_is_one_line(store: Path, dcg: Run, tmp_path: Path) -> None:
    none = complaint(dcg("report", "--store", tmp_path / "none.db"))
    assert "none.db" in none
    deck = complaint(dcg("report", "--store", store, "--deck", "bench-rad"))
    assert "did you mean bench-red" in deck
    where = complaint(dcg("report", "--store", store, "--out", tmp_path / "no" / "r.html"))
    assert "there is no folder" in where


def test_long_tables_are_cut_and_say_so() -> None:
    rows = [
        WinRate("g", "o", "p", "q", f"d{at}", 1, 1, 0, 0, 1.0, 0.2, 1.0, True, 0, 1)
        for at in range(MOST + 7)
    ]
    table = table_of(WINRATE, rows, "dcg stats winrate")
    assert (len(table.rows), table.left_out) == (MOST, 7)
    text = page(Report("t", (), (), (_section(table),), (), 30, "dcg report"))
    assert "7 more rows are not on this page." in text


def _section(table: ReportTable) -> Section:
    return Section("title", (), (Figure("winrate", "t", "", "", (), (table,)),), ())


def test_the_map_and_its_sentence_have_one_number(undrawn: None) -> None:
    def fill(database: duckdb.DuckDBPyConnection) -> None:
        for index in range(60):
            add(database, ("red", "blue"), 0 if index % 10 else 1, TURNS)
            add(database, ("red", "green"), index % 2, TURNS)

    (section,) = report_of(fill).sections
    (figure,) = (one for one in section.figures if one.name == "matchups")
    shrunk = next(row for row in figure.tables[0].rows if row[0] == "red" and row[1] == "blue")[-2]
    assert f"red against blue, {float(shrunk.split()[0]):.0f} in the map" in figure.said
    assert "It won 90.0 % of 60 matches" in figure.said


def test_no_norm_is_set_that_figures_do_not_show(undrawn: None) -> None:
    def fill(database: duckdb.DuckDBPyConnection) -> None:
        add(database, ("red", "blue"), 0, TURNS)

    text = page(report_of(fill))
    for word in ("better for", "should", "worse", "ideal"):
        assert word not in text


def test_branches_come_after_matches(undrawn: None) -> None:
    def fill(database: duckdb.DuckDBPyConnection) -> None:
        for origin in ("branched", "simulated", "played"):
            add(database, ("red", "blue"), 0, TURNS, origin=origin)

    titles = [section.title.split()[0] for section in report_of(fill).sections]
    assert titles == ["played", "simulated", "branched"]


def test_the_page_names_the_games_it_counts() -> None:
    """A game that this program no longer has goes by the name that its matches give it."""

    def fill(database: duckdb.DuckDBPyConnection) -> None:
        for game in ("battle-evolution", "a-game-that-is-gone"):
            match = add(database, ("a", "b"), 0, TURNS)
            database.execute(
                "UPDATE matches SET game = $game WHERE match = $match",
                {"game": game, "match": match},
            )

    report = report_of(fill)
    assert sorted(report.games) == ["Digimon Battle Evolution", "a-game-that-is-gone"]
    assert {section.title.partition(": ")[0] for section in report.sections} == set(report.games)
    lead = page(report).partition('<p class="lead">')[2].partition("</p>")[0]
    assert all(game in lead for game in report.games)
    assert "Digimon Card Game" not in lead
    assert page(report_of(lambda database: None)).count('<p class="lead">Every figure') == 1
