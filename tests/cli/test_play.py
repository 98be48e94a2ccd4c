"""`dcg play` as a person types it: to the end, left, resumed, interrupted, wrong."""

from __future__ import annotations

import io
import json
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from cli.playing import Screen, Table
from cli.playing.entry import LEAVE, parse
from dcg.kernel.event import AnswerEvent
from dcg.official.catalogue import catalogue, decks
from dcg.official.events.setup import Answered
from dcg.official.game import GAME
from replays.play import PERSON, LiveMatch
from replays.store import MatchStore
from replays.verify import verify_match
from tests.cli.conftest import complaint, run
from tests.cli.processes import Process

SEED = 10
NEW = ("play", "--deck", "bt1-red-omnimon", "--against", "bench-blue", "--seed", SEED)
ALWAYS_ONE = "1\n" * 400


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "played.db"


def only(path: Path) -> str:
    """The id of the only match in a store."""
    with MatchStore.open(path) as store:
        (identity,) = store.ids()
    return identity


def stored(path: Path) -> bytes:
    with MatchStore.open(path) as store:
        return GAME.registry.encode(store.record(only(path)).events)


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The match in which seat 0 always gives the first answer."""
    path = tmp_path_factory.mktemp("played") / "whole.db"
    assert run(*NEW, "--store", path, input=ALWAYS_ONE).exit_code == 0
    return stored(path)


def test_a_match_is_played_to_its_end_and_is_a_match_like_any_other(path, uninterrupted):
    result = run(*NEW, "--store", path, input=ALWAYS_ONE)
    assert result.exit_code == 0
    assert re.search(r"^You (win|lose)\.$", result.stdout, re.MULTILINE)
    assert stored(path) == uninterrupted
    short = only(path)[:8]
    assert f"The whole match, both hands open: dcg replay {short} --store {path}" in result.stdout
    assert run("verify", "--all", "--store", path).stdout == "1 of 1 matches are clean\n"
    listed = run("matches", "--store", path).stdout.splitlines()[2]
    assert re.match(
        rf"{short}  bt1-red-omnimon - bench-blue  person - random  seat \d wins \(.*\) .* played$",
        listed,
    )
    assert "wins:" in run("replay", short, "--store", path).stdout


def test_played_and_simulated_matches_are_counted_apart(path):
    run(*NEW, "--store", path, input=ALWAYS_ONE)
    decks = "bt1-red-omnimon,bench-blue"
    run("simulate", "--decks", decks, "--games", 2, "--seed", SEED, "--store", path, "-q")
    rows = run("stats", "winrate", "--store", path, "--format", "csv").stdout
    assert re.search(r"\bplayed,person,random,bt1-red-omnimon,.*\b1\b", rows)
    assert re.search(r"\bsimulated,random,random,bt1-red-omnimon,", rows)


@pytest.mark.parametrize("word", ["person", "human"])
def test_a_person_goes_by_one_word_wherever_players_are_listed(path, word):
    run(*NEW, "--store", path, input=ALWAYS_ONE)
    listed = json.loads(
        run("matches", "--player", word, "--store", path, "--format", "json").stdout
    )
    assert [(one["player_0"], one["player_1"]) for one in listed] == [("person", "random")]
    asked = "SELECT match, index, player_0, player_kind_0 FROM matches"
    (row,) = json.loads(run("sql", asked, "--store", path, "--format", "json").stdout)
    assert (row["player_0"], row["player_kind_0"]) == ("person", "person")
    assert (row["match"], row["index"]) == (listed[0]["match"], listed[0]["index"])
    counted = run("stats", "winrate", "--player", word, "--store", path, "--format", "csv").stdout
    assert "played,person,random," in counted
    with MatchStore.open(path) as store:
        assert store.record(listed[0]["match"]).header.seats[0].player == PERSON == "human"


def test_a_match_that_goes_on_is_found_among_others(path):
    decks = "bench-red,bench-blue"
    run("simulate", "--decks", decks, "--games", 3, "--store", path, "-q")
    run(*NEW, "--store", path, input="q\n")
    _, _, *listed = run("matches", "--unfinished", "--store", path).stdout.splitlines()
    assert len(listed) == 1
    assert re.search(r"person - random  goes on +0 +\d+  played$", listed[0])


@pytest.mark.parametrize("word", ["q", ""])
def test_left_and_resumed_it_is_the_same_match(path, uninterrupted, word):
    """Without a word: the input ends."""
    result = run(*NEW, "--store", path, input="1\n" * 7 + (f"{word}\n" if word else ""))
    short = only(path)[:8]
    assert result.exit_code == 0
    resume = f"dcg play --resume {short} --store {path}"
    assert result.stdout.splitlines()[-1] == f"Saved. To go on: {resume}"
    assert f"{short}  " in run("matches", "--store", path).stdout
    assert "goes on" in run("matches", "--store", path).stdout
    assert "no finished match" in run("stats", "winrate", "--store", path).output.lower()
    assert run(*resume.split()[1:], input=ALWAYS_ONE).exit_code == 0
    assert stored(path) == uninterrupted


def test_resumed_it_tells_what_came_of_the_last_answer_and_asks_the_same_again(path):
    before = run(*NEW, "--store", path, input="1\n1\nq\n").stdout
    after = run("play", "--resume", only(path), "--store", path, input="q\n").stdout
    told = before[before.rindex("[1-2, ?] > 1\n") + len("[1-2, ?] > 1\n") :]
    assert after == told


def test_looking_around_and_wrong_answers_change_nothing(path, uninterrupted):
    wrong = "0\n99\nhello\n-1\n1 2\nb b\n\n²\n" + "9" * 5000 + "\n"
    looking = "?\nb\nl\nl all\nt\nc agumon\nc\nc no such card\nforfeit\nno\n"
    result = run(*NEW, "--store", path, input=wrong + looking + ALWAYS_ONE)
    assert result.exit_code == 0
    first = result.stdout.split("Seat 0 [1-2, ?] > ")
    for answer in first[1:9]:
        assert answer.splitlines()[1] == (
            "Give a number from 1 to 2, or ? for what else can be typed."
        ), answer
    assert "no card you have seen is called 'no such card'" in result.stdout
    assert stored(path) == uninterrupted


@pytest.mark.parametrize("line", ["s", "q", "quit", "SAVE", "  exit "])
def test_leaving_goes_by_several_names(line):
    assert parse(line).kind == LEAVE


def test_giving_up_is_asked_once_more(path):
    result = run(*NEW, "--store", path, input="forfeit\nyes\n")
    assert result.exit_code == 0
    assert "You lose." in result.stdout
    with MatchStore.open(path) as store:
        summary = store.summary(only(path))
        assert (summary.winner, summary.reason) == (1, "forfeit")
        assert verify_match(store, summary.id).clean


def test_the_other_seat_can_be_taken_and_is_then_the_near_one(path):
    shown = run(*NEW, "--seat", 1, "--store", path, input="1\nq\n").stdout
    assert "Seat 1 with bt1-red-omnimon (person)" in shown
    assert "Seat 1 [1-2, ?] > q" in shown
    assert "bench-blue" not in shown
    turn, _, board = shown[shown.rindex("\nTurn 2 of Seat 1, ") :].strip().partition("\n")
    far, gauge, near = (
        board.index(words)
        for words in ("  Seat 0 (random)", "  Seat 0  10 9 8", "  Seat 1 (bt1-red-omnimon, person)")
    )
    assert far < gauge < near
    memory = turn.rpartition(" ")[2]
    own_half = board[gauge:near].partition(" 1 0 1 ")[2]
    assert f"({memory})" in own_half


def test_two_people_share_the_screen_without_seeing_each_others_cards(path):
    result = run(*NEW, "--opponent", "person", "--store", path, input="2\n" * 2 + "q\n")
    parts = result.stdout.split("--- Seat ")
    assert [part[0] for part in parts[1:]] in (["0", "1", "0"], ["1", "0", "1"])
    for part in parts[1:]:
        seat = int(part[0])
        assert f"Seat {1 - seat} draws 5 unknown cards" in part or "Turn 1" in part
        other = "bench-blue" if seat == 0 else "bt1-red-omnimon"
        assert other not in part


class Watched(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("plain", [True, False])
def test_the_others_cards_are_off_the_screen_before_a_person_goes_on(path, monkeypatch, plain):
    out = Watched()
    lines = iter(["", "2", "", "q"])

    def typed(prompt: str) -> str:
        out.write(prompt)
        return next(lines)

    monkeypatch.setattr("cli.playing.table.read", typed)
    with MatchStore.open(path, create=True) as store:
        brought = (decks()["bench-red"], decks()["bench-blue"])
        match = LiveMatch.begin(store, brought, (PERSON, PERSON), SEED, catalogue())
        screen = Screen(Console(file=out, no_color=plain, force_terminal=not plain), plain=plain)
        Table(match, screen, resume="resume", replay="replay").play()
    before, first, second = out.getvalue().split("\x1b[2J\x1b[3J")
    assert before == "\x1b[H"
    for part in (first, second):
        asked, _, shown = part.partition(" looks away; then press Enter. ")
        assert re.fullmatch(r"Seat (\d) is asked\. Seat (?!\1)\d", asked)
        assert "draws 5 unknown cards" in shown


LOOKS = "1\n" * 14 + "b\nl all\nt\n?\nc Agumon\nq\n"


def test_nothing_is_wider_than_80_columns_in_a_pipe(path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    lines = run(*NEW, "--store", path, input=LOOKS).stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert "             match" in lines, "what goes on stands under its start"


def test_nothing_is_wider_than_a_terminal_of_80_columns(path, monkeypatch):
    out = io.StringIO()
    answers = iter(LOOKS.splitlines())
    monkeypatch.setattr("cli.playing.table.read", lambda prompt: next(answers))
    with MatchStore.open(path, create=True) as store:
        brought = (decks()["bt1-red-omnimon"], decks()["bench-blue"])
        match = LiveMatch.begin(store, brought, (PERSON, "random"), SEED, catalogue())
        console = Console(file=out, force_terminal=True, color_system=None, width=80, height=24)
        Table(match, Screen(console, plain=False), resume="resume", replay="replay").play()
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    assert "             match" in lines


def test_without_a_seed_every_match_is_another(path):
    for _ in range(2):
        assert run(*NEW[:-2], "--store", path, input="q\n").exit_code == 0
    with MatchStore.open(path) as store:
        one, other = store.summaries()
        assert one.seed != other.seed
        assert min(one.seed, other.seed) > 2**32


def test_the_screen_before_the_first_answer_does_not_depend_on_the_other_deck(tmp_path):
    screens = {
        run(
            "play",
            *("--deck", "bench-red", "--against", other, "--seed", 3),
            *("--store", tmp_path / f"{other}.db"),
            input="c gabumon\nl all\nb\n",
        ).stdout.rpartition("Saved.")[0]
        for other in ("bench-blue", "bt1-red-omnimon", "bt4-security-control")
    }
    assert len(screens) == 1
    assert "Seat 1 draws 5 unknown cards" in screens.pop()


# --- wrong input ------------------------------------------------------------------------------


def test_what_to_play_must_be_named(tmp_path):
    assert "name two decks" in complaint(run("play"))
    assert "name two decks" in complaint(run("play", "--deck", "bench-red"))
    assert "continues a match with its own decks and seed" in complaint(
        run("play", "--resume", "abcd", "--seed", 1)
    )
    nowhere = tmp_path / "none.db"
    wrong = ("play", "--deck", "bench-rot", "--against", "bench-red", "--store", nowhere)
    assert "did you mean bench-red" in complaint(run(*wrong))
    assert not nowhere.exists(), "nothing is made of a match that cannot be"


def test_a_match_is_played_on_from_an_event(path, store):
    with MatchStore.open(store) as opened, MatchStore.open(path, create=True) as own:
        record = opened.record(opened.summaries()[0].id)
        own.add([record])
    words = ("play", "--from", record.id[:8], "--at", 60, "--seed", 4, "--store", path)
    told = run(*words, input="q\n").stdout
    assert "Saved. To go on: dcg play --resume" in told
    branch = next(one for one in MatchStore.open(path).summaries() if one.origin == "branched")
    assert run("play", "--resume", branch.id[:8], "--store", path, input="1\nq\n").exit_code == 0
    assert "has these decks, players and seed already" in complaint(run(*words))
    over = complaint(run("play", "--from", record.id[:8], "--store", path))
    assert "is over at event" in over
    assert "no event 9999" in complaint(
        run("play", "--from", record.id[:8], "--at", 9999, "--store", path)
    )
    assert "--at names an event" in complaint(run("play", "--at", 3, *NEW[1:]))
    assert "give no decks" in complaint(run(*NEW, "--from", record.id[:8]))


def test_a_seed_used_already_names_the_match_it_is(path):
    run(*NEW, "--store", path, input="q\n")
    line = complaint(run(*NEW, "--store", path))
    assert f"dcg play --resume {only(path)[:8]} --store {path}" in line


def test_what_cannot_be_gone_on_with_says_why(path, store):
    run(*NEW, "--store", path, input="forfeit\ny\n")
    short = only(path)[:8]
    assert complaint(run("play", "--resume", short, "--store", path)).endswith(
        f"match {short} is over; dcg replay {short} --store {path} tells it"
    )
    with MatchStore.open(store) as opened:
        simulated = opened.summaries()[0].id
    assert "is simulated" in complaint(run("play", "--resume", simulated, "--store", store))
    assert "no match" in complaint(run("play", "--resume", "beef", "--store", path))
    nowhere = path.parent / "nowhere.db"
    assert "no store" in complaint(run("play", "--resume", "beef", "--store", nowhere))
    assert not nowhere.exists()


def test_somebody_else_who_went_on_with_it_is_noticed(path, monkeypatch):
    run(*NEW, "--store", path, input="q\n")

    def meanwhile(prompt: str) -> str:
        with MatchStore.open(path) as store:
            LiveMatch.resume(store, only(path)).answer(0)
        return "1"

    monkeypatch.setattr("cli.playing.table.read", meanwhile)
    result = run("play", "--resume", only(path), "--store", path, "-q")
    assert "appended to meanwhile" in complaint(result)
    assert "dcg play --resume" in result.stderr


HOSTILE = "Evil\x1b]0;pwned\x07[bold red]:boom:[/]\u202e"


def test_names_and_what_is_typed_cannot_act_on_the_terminal(tmp_path):
    red = decks()["bench-red"]
    mine = tmp_path / "mine.json"
    mine.write_text(
        json.dumps({"name": HOSTILE, "deck": red.deck, "digi_egg_deck": red.digi_egg_deck})
    )
    path = tmp_path / "a 'store'\x1b.db"
    typed = "\x1b[2J\nc \x1b[2J\nb\nl all\nq\n"
    result = run("play", "--deck", mine, "--against", "bench-blue", "--store", path, input=typed)
    assert result.exit_code == 0
    said = result.stdout + result.stderr
    assert all(sign == "\n" or sign.isprintable() for sign in said), repr(said)
    assert "[bold red]:boom:" in said


def test_bytes_that_are_no_text_are_a_wrong_answer(path):
    process = Process(*NEW, "--store", path)
    process.type(b"\xff\xfe\nq\n")
    process.prompts(2)
    code, said = process.end(0)
    assert code == 0
    assert "Traceback" not in said
    assert "Saved." in said


# --- processes --------------------------------------------------------------------------------


def kills(seed: int, times: int) -> Iterator[tuple[int, float]]:
    """After how many prompts, and how many seconds later."""
    for number in range(times):
        yield 1 + (number * 7 + seed) % 13, (number * 37 % 50) / 1000


def killed_until_over(path: Path, seed: int, times: int) -> None:
    """Plays with the first answer, killed so often on the way, then to the end."""
    for prompts, seconds in kills(seed, times):
        known = path.exists() and only(path)
        process = Process(*(["play", "--resume", known] if known else NEW), "--store", path)
        process.type(ALWAYS_ONE)
        process.prompts(prompts)
        time.sleep(seconds)
        code, _ = process.end(signal.SIGKILL)
        with MatchStore.open(path) as store:
            assert store.problems() == []
            assert verify_match(store, only(path)).clean
            if store.summary(only(path)).winner is not None:
                assert code in (0, -signal.SIGKILL)
                return
    assert run("play", "--resume", only(path), "--store", path, input=ALWAYS_ONE).exit_code == 0


def test_killed_at_any_moment_it_goes_on_as_if_nothing_had_been(path, uninterrupted):
    killed_until_over(path, 3, 2)
    assert stored(path) == uninterrupted


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_killed_again_and_again_it_goes_on_as_if_nothing_had_been(path, uninterrupted, seed):
    killed_until_over(path, seed, 6)
    assert stored(path) == uninterrupted


def test_what_was_answered_before_the_next_question_survives_a_kill(path):
    process = Process(*NEW, "--store", path)
    for answers in range(1, 4):
        process.prompts(1)
        if answers < 4:
            process.type("1\n")
    process.prompts(1)
    process.end(signal.SIGKILL)
    with MatchStore.open(path) as store:
        events = store.record(only(path)).events
    given = [event for event in events if isinstance(event, Answered) and event.seat == 0]
    assert len(given) == 3
    assert isinstance(given[0], AnswerEvent)


def test_ctrl_c_saves_and_says_how_to_go_on(path):
    process = Process(*NEW, "--store", path)
    process.type("1\n")
    process.prompts(2)
    code, said = process.end(signal.SIGINT)
    assert code == 130
    assert f"Saved. To go on: dcg play --resume {only(path)[:8]} --store {path}" in said
    assert "Traceback" not in said
