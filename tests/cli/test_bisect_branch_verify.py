from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import Result

from analytics.intervals import wilson
from dcg.kernel.event import AnswerEvent
from replays.fingerprint import fingerprint
from replays.narrowing import Narrowing
from replays.store import MatchStore
from replays.verify import verify_match
from tests.cli.conftest import Run, complaint


def test_bisect_finds_first_last_and_every_time(dcg: Run, store: Path, match: str) -> None:
    def found(which: str) -> list[dict]:
        result = dcg(
            "bisect",
            match,
            "--where",
            "attacking",
            "--which",
            which,
            "--format",
            "json",
            "--store",
            store,
        )
        assert result.exit_code == 0
        return json.loads(result.stdout)

    every = found("every")
    assert len(every) > 1
    assert found("first") == every[:1]
    assert found("last") == every[-1:]
    assert every[0]["topic"] == "attack_declared"
    assert "attacks" in every[0]["text"]


def test_bisect_says_where_to_look(dcg: Run, store: Path, match: str) -> None:
    result = dcg("bisect", match, "--where", "attacking", "--store", store)
    assert "--which every" in result.stdout
    assert f"dcg replay {match[:8]} --store {store} --at " in result.stderr


def test_bisect_of_what_never_happens_exits_with_1(dcg: Run, store: Path, match: str) -> None:
    result = dcg("bisect", match, "--where", "turn = 999", "--store", store)
    assert result.exit_code == 1
    assert "never becomes true" in result.stdout


@pytest.mark.parametrize(
    "where",
    [
        "turn = ",
        "",
        "no_such_column = 1",
        "1; DROP TABLE timeline",
        "turn = 'x'",
        "(SELECT content FROM read_text('/etc/passwd')) = 'x'",
        "turn)",
    ],
)
def test_sql_that_is_not_a_predicate(dcg: Run, store: Path, match: str, where: str) -> None:
    line = complaint(dcg("bisect", match, "--where", where, "--store", store))
    assert "predicate" in line or "expression" in line


def interactive(dcg: Run, store: Path, match: str, answers: str, *more: object) -> Result:
    return dcg("bisect", match, "--interactive", "--store", store, *more, input=answers)


def test_good_and_bad_find_the_event_that_where_finds(dcg: Run, store: Path, match: str) -> None:
    """The user judges by the security stacks they are shown; SQL does by the timeline."""
    asked = ("--where", "security_0 < 5 AND turn > 0", "--format", "json")
    exact = json.loads(dcg("bisect", match, *asked, "--store", store).stdout)[0]["event"]
    with MatchStore.open(store) as opened:
        events = opened.record(match).events
    narrowing = Narrowing(50, len(events) - 1)
    answers = []
    while (event := narrowing.middle) is not None:
        answers.append("g" if event < exact else "b")
        narrowing.judge(event, good=event < exact)
    result = interactive(dcg, store, match, "\n".join(answers), "--good", 50)
    assert result.exit_code == 0
    assert f"The first bad event is {exact}, in turn" in result.stdout
    assert "Seat 1" in result.stdout


def test_interactive_bisect_takes_back_lists_skips_and_stops(
    dcg: Run, store: Path, match: str
) -> None:
    result = interactive(dcg, store, match, "u\n?\nwhat\nl\nb\nu\ns\nq\n", "--bad", 300)
    assert result.exit_code == 1
    assert "no answer to take back" in result.stdout
    assert "'what' is not an answer" in result.stdout
    assert "one of events 1 to 300" in result.stdout
    assert result.stdout.count("After event 150,") == 2
    assert "one of events 1 to 300" in interactive(dcg, store, match, "", "--bad", 300).stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "either --where SQL or --interactive"),
        (("--where", "over", "--interactive"), "either --where SQL or --interactive"),
        (("--where", "over", "--good", 3), "go with --interactive"),
        (("-i", "--good", 9, "--bad", 9), "--good 9 must come before --bad 9"),
        (("-i", "--bad", 99999), "has no event 99999"),
    ],
)
def test_bisect_is_asked_one_thing(
    dcg: Run, store: Path, match: str, arguments: tuple[object, ...], says: str
) -> None:
    assert says in complaint(dcg("bisect", match, *arguments, "--store", store))


def test_a_branch_is_a_match_of_its_own(dcg: Run, store: Path, match: str, tmp_path: Path) -> None:
    path = tmp_path / "copy.db"
    shutil.copy(store, path)
    result = dcg("branch", match, "--at", 100, "--seed", 3, "--store", path)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("Recorded as ")
    with MatchStore.open(path) as opened:
        summaries = opened.summaries()
        own = summaries[-1]
        assert len(summaries) == 9
        assert (own.parent, own.parent_position, own.origin) == (match, 101, "branched")
        assert opened.record(own.id).events[1:101] == opened.record(match).events[1:101]
    assert dcg("verify", own.id, "--store", path).exit_code == 0
    again = dcg("branch", match, "--at", 100, "--seed", 3, "--store", path)
    assert again.exit_code == 0
    assert "Stored already" in again.stdout
    other = dcg("branch", match, "--at", 100, "--seed", 4, "--store", path)
    assert other.stdout != result.stdout


def test_many_branches_say_who_wins_how_often(
    dcg: Run, store: Path, match: str, tmp_path: Path
) -> None:
    path = tmp_path / "own.db"
    shutil.copy(store, path)
    asked = ("branch", match, "--at", 100, "--store", path, "--format", "json")
    outcomes = json.loads(dcg(*asked, "--games", 12, "--jobs", 2).stdout)
    with MatchStore.open(path) as opened:
        branches = [one for one in opened.summaries() if one.parent == match]
        assert len(branches) == 12
        assert {verify_match(opened, one.id).clean for one in branches} == {True}
    for seat in (0, 1):
        wins = sum(one.winner == seat for one in branches)
        row = outcomes[seat]
        assert (row["outcome"], row["n"], row["games"]) == (f"seat {seat} wins", wins, 12)
        assert (row["low"], row["high"]) == wilson(wins, 12)
    again = json.loads(dcg(*asked, "--games", 12).stdout)
    assert again == outcomes
    told = dcg("branch", match, "--at", 100, "--store", path, "--games", 15)
    assert "3 branches recorded now, 12 were there already" in told.stderr
    listed = dcg("matches", "--parent", match[:8], "--store", path, "--format", "json")
    assert {row["match"] for row in json.loads(listed.stdout)} > {one.id for one in branches}


def test_branches_that_are_all_one_match_say_so(
    dcg: Run, store: Path, match: str, tmp_path: Path
) -> None:
    """After the last answer nothing is left to anyone, and the decks stay in their order."""
    path = tmp_path / "own.db"
    shutil.copy(store, path)
    with MatchStore.open(path) as opened:
        events = opened.record(match).events
    last = max(place for place, event in enumerate(events) if isinstance(event, AnswerEvent))
    asked = ("branch", match, "--store", path, "--games", 5)
    late = (*asked, "--at", last, "--player", "greedy", "--true-cards")
    assert "took one course" in dcg(*late).stdout
    assert {row["games"] for row in json.loads(dcg(*late, "--format", "json").stdout)} == {1}
    assert "took one course" not in dcg(*asked, "--at", 150, "--true-cards").stdout


def test_what_nobody_knew_is_dealt_anew(dcg: Run, store: Path, match: str, tmp_path: Path) -> None:
    """Greedy hardly varies by itself: the courses differ by what is dealt."""
    path = tmp_path / "own.db"
    shutil.copy(store, path)
    asked = ("branch", match, "--at", 150, "--store", path, "--player", "greedy")
    told = dcg(*asked, "--games", 30)
    assert "What neither seat knew at the event is dealt anew" in told.stdout
    assert "took one course" not in told.stdout
    with MatchStore.open(path) as opened:
        branches = [one for one in opened.summaries() if one.parent == match]
        assert len({fingerprint(opened.record(one.id)) for one in branches}) == 30
        assert {verify_match(opened, one.id).clean for one in branches} == {True}
    single = dcg(*asked, "--seed", 9)
    assert "Event 151: What neither seat knew is dealt anew" in single.stdout


def test_a_seat_that_is_asked_can_have_the_rest_dealt_anew(
    dcg: Run, store: Path, match: str, tmp_path: Path
) -> None:
    path = tmp_path / "own.db"
    shutil.copy(store, path)
    with MatchStore.open(path) as opened:
        events = opened.record(match).events
    answers = {
        seat: next(
            number
            for number in range(100, len(events))
            if isinstance(event := events[number], AnswerEvent) and event.seat == seat
        )
        for seat in (0, 1)
    }
    asked = ("branch", match, "--at", answers[0] - 1, "--store", path)
    told = dcg(*asked, "--as", 0, "--games", 5).stdout
    assert "What seat 0 did not know at the event, the other hand included" in told
    wrong = complaint(dcg(*asked, "--as", 1))
    assert f"seat 1 is not asked anything at event {answers[0] - 1}" in wrong
    assert "give one of them" in complaint(dcg(*asked, "--as", 0, "--true-cards"))
    with MatchStore.open(path) as opened:
        branches = [one for one in opened.summaries() if one.parent == match]
        assert len(branches) == 5
        assert {verify_match(opened, one.id).clean for one in branches} == {True}


def test_the_first_of_many_branches_is_the_single_one(
    dcg: Run, store: Path, match: str, tmp_path: Path
) -> None:
    ids = []
    for games in (1, 3):
        path = tmp_path / f"{games}.db"
        shutil.copy(store, path)
        dcg("branch", match, "--at", 100, "--store", path, "--games", games)
        with MatchStore.open(path) as opened:
            ids.append([one.id for one in opened.summaries() if one.parent == match])
    assert ids[0] == ids[1][:1]


def test_a_match_that_is_over_has_no_branches(dcg: Run, store: Path, match: str) -> None:
    with MatchStore.open(store) as opened:
        last = len(opened.record(match).events) - 1
    assert "is over" in complaint(dcg("branch", match, "--at", last, "--store", store))
    assert "missing option '--at'" in complaint(dcg("branch", match, "--store", store))


def test_verify_proves_every_match(dcg: Run, store: Path, match: str) -> None:
    assert dcg("verify", "--all", "--store", store).stdout == "8 of 8 matches are clean\n"
    one = json.loads(dcg("verify", match, "--format", "json", "--store", store).stdout)
    assert one[0]["clean"] is True
    assert one[0]["digest"].startswith("dcg1:")


def test_verify_wants_to_know_what(dcg: Run, store: Path, match: str) -> None:
    assert "give a match or --all" in complaint(dcg("verify", "--store", store))
    assert "give a match or --all" in complaint(dcg("verify", match, "--all", "--store", store))


def test_a_clean_match_has_no_columns_about_what_is_wrong(
    dcg: Run, store: Path, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    heading, ruler, row = dcg("verify", match, "--store", store).stdout.splitlines()
    assert heading.split() == ["match", "clean", "events", "digest"]
    assert row.split()[1] == "yes"
    assert len(ruler) <= 80
