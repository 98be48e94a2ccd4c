"""What a program gives that is none of what is asked for: one line that says what would be right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import analytics
import dcg
import replays

asked: Any = analytics
PAIR = ("bench-red", "bench-blue")


def match_of(*decks: Any, **given: Any) -> dcg.Match:
    return dcg.Match(*(decks or PAIR), **given)


def first(view: dcg.SeatView) -> dcg.OfferedOption:
    return view.options[0]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> replays.Store:
    opened = replays.open(tmp_path_factory.mktemp("wrong") / "my.db")
    opened.simulate(*PAIR, games=1, player="greedy", seed=7)
    return opened


OF_A_MATCH: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "deck-none": (
        lambda: match_of(None, "bench-blue"),
        TypeError,
        "a deck is an id, the name of a file or a deck that dcg.deck gave, not None",
    ),
    "deck-map": (lambda: dcg.deck({}), TypeError, "a file is named by text or a path, not {}"),  # type: ignore[arg-type]
    "decks-text": (
        lambda: dcg.legal_decks("bench-red"),
        TypeError,
        "decks are given as a list, not as the text 'bench-red'",
    ),
    "card": (lambda: dcg.card(3), TypeError, "a card's number is text, not 3"),  # type: ignore[arg-type]
    "player": (lambda: dcg.player(3), TypeError, "a player's name is text, not 3"),  # type: ignore[arg-type]
    "player-seed": (
        lambda: dcg.player("greedy", seed="x"),  # type: ignore[arg-type]
        TypeError,
        "a seed is a whole number, not 'x'",
    ),
    "game": (lambda: match_of(game=3), TypeError, "a game's name is text, not 3"),
    "seed": (lambda: match_of(seed="x"), TypeError, "a seed is a whole number, not 'x'"),
    "one-player": (
        lambda: match_of(players=("a",)),
        ValueError,
        "players are two names, for seat 0 and seat 1, not ('a',)",
    ),
    "players-text": (lambda: match_of(players="ab"), TypeError, "players are two names"),
    "players-numbers": (lambda: match_of(players=(1, 2)), TypeError, "players are two names"),
    "board": (
        lambda: dcg.Match.from_position(None),  # type: ignore[arg-type]
        TypeError,
        "a file is named by text or a path, not None",
    ),
    "branch": (
        lambda: match_of().branch(at="x"),  # type: ignore[arg-type]
        TypeError,
        "the number of an event is a whole number, not 'x'",
    ),
    "branch-before": (lambda: match_of().branch(at=-1), IndexError, "there is no event -1"),
    "branch-truth": (
        lambda: match_of().branch(at=True),
        TypeError,
        "the number of an event is a whole number, not True",
    ),
    "branch-hidden-truth": (
        lambda: match_of().branch(at=9, hidden_from=True),  # type: ignore[arg-type]
        TypeError,
        "hidden from seat 0, 1 or 'both', not True",
    ),
    "branch-hidden-fraction": (
        lambda: match_of().branch(at=9, hidden_from=1.0),  # type: ignore[arg-type]
        TypeError,
        "hidden from seat 0, 1 or 'both', not 1.0",
    ),
    "branch-hidden-seat": (
        lambda: match_of().branch(at=9, hidden_from=2),  # type: ignore[arg-type]
        ValueError,
        "hidden from seat 0, 1 or 'both', not 2",
    ),
    "seen-by-truth": (
        lambda: match_of().seen_by(True),
        TypeError,
        "a seat is a whole number, not True",
    ),
    "forfeit-truth": (
        lambda: match_of().forfeit(True),
        TypeError,
        "a seat is a whole number, not True",
    ),
    "seen-by-fraction": (
        lambda: match_of().seen_by(1.0),  # type: ignore[arg-type]
        TypeError,
        "a seat is a whole number, not 1.0",
    ),
    "branch-seed": (
        lambda: match_of().branch(at=3, seed="x"),  # type: ignore[arg-type]
        TypeError,
        "a seed is a whole number, not 'x'",
    ),
    "tell": (
        lambda: match_of().tell("x"),  # type: ignore[arg-type]
        TypeError,
        "an event is one of a log or its number, not 'x'",
    ),
    "why": (lambda: match_of().why(None), TypeError, "an event is one of a log or its number"),  # type: ignore[arg-type]
    "log": (
        lambda: match_of().log["x"],  # type: ignore[call-overload]
        TypeError,
        "the number of an event is a whole number, not 'x'",
    ),
    "bots": (
        lambda: match_of().play("greedy", first),  # type: ignore[arg-type]
        TypeError,
        "a bot is a function, such as dcg.player('greedy'), not 'greedy'",
    ),
    "answer": (lambda: match_of().play(lambda _: None, first), TypeError, "not NoneType"),  # type: ignore[arg-type,return-value]
    "replay-of": (
        lambda: replays.Replay.of(3),  # type: ignore[arg-type]
        TypeError,
        "a replay is of a match or a record, not 3",
    ),
    "open": (
        lambda: replays.open(None),  # type: ignore[arg-type]
        TypeError,
        "a store is named by a file or the address of a server, not None",
    ),
    "read": (lambda: replays.read(3), TypeError, "a file is named by text or a path, not 3"),  # type: ignore[arg-type]
}

OF_A_STORE: dict[str, tuple[Callable[[Any], Any], type[Exception], str]] = {
    "place": (
        lambda store: store[0],
        TypeError,
        "a match is named by its id or the beginning of it, not 0",
    ),
    "add": (
        lambda store: store.add("x"),
        TypeError,
        "add takes a match, a replay or a record, not 'x'",
    ),
    "import": (lambda store: store.import_files(3), TypeError, "a file is named by text or a path"),
    "forget": (lambda store: store.forget(3), TypeError, "a match is named by its id"),
    "games": (
        lambda store: store.simulate(*PAIR, games=-2),
        ValueError,
        "games is 0 or more, not -2",
    ),
    "games-text": (
        lambda store: store.simulate(*PAIR, games="x"),
        TypeError,
        "games is a whole number, not 'x'",
    ),
    "jobs": (lambda store: store.simulate(*PAIR, jobs=0), ValueError, "jobs is 1 or more, not 0"),
    "seed": (
        lambda store: store.simulate(*PAIR, games=1, seed=-1),
        ValueError,
        "a seed is a whole number from 0",
    ),
    "seed-text": (
        lambda store: store.simulate(*PAIR, games=1, seed="x"),
        TypeError,
        "a seed is a whole number, not 'x'",
    ),
    "bot": (
        lambda store: store.simulate(*PAIR, player=first),
        TypeError,
        "is a name (random, greedy): a bot of your own plays with Match.play",
    ),
    "decks": (
        lambda store: store.simulate(list(PAIR)),
        TypeError,
        "a deck is an id, the name of a file or a deck that dcg.deck gave, not ['bench-red', ",
    ),
    "branches": (
        lambda store: store.branches(store.last, 50, games=-1),
        ValueError,
        "games is 0 or more, not -1",
    ),
    "branches-of": (
        lambda store: store.branches(3, 50),
        TypeError,
        "a match is named by its id or the beginning of it, not 3",
    ),
    "branches-bot": (
        lambda store: store.branches(store.last, 50, player=first),
        TypeError,
        "a player of simulated matches is a name",
    ),
    "seek-before": (
        lambda store: store.last.seek(event=-1),
        IndexError,
        "there is no event -1: they are 0 to ",
    ),
    "seek": (
        lambda store: store.last.seek(event="x"),
        TypeError,
        "an event is one of a log or its number, not 'x'",
    ),
    "seek-turn": (
        lambda store: store.last.seek(turn="x"),
        TypeError,
        "a turn is a whole number, not 'x'",
    ),
    "why": (lambda store: store.last.why("x"), TypeError, "an event is one of a log or its number"),
    "explain": (
        lambda store: store.last.explain("x"),
        TypeError,
        "an event is one of a log or its",
    ),
    "bisect": (lambda store: store.last.bisect(3), TypeError, "the predicate is text, not 3"),
    "export": (lambda store: store.last.export(3), TypeError, "a file is named by text or a path"),
    "sql": (lambda store: asked.sql(store, None), TypeError, "the question is text, not None"),
    "sql-empty": (
        lambda store: asked.sql(store, ""),
        analytics.BadQuery,
        "there is no question",
    ),
    "sql-of": (
        lambda store: asked.sql(match_of(), "SELECT 1"),
        TypeError,
        "a store is an open one or named by a file or the address of a server, not <Match ",
    ),
    "statistic-deck": (
        lambda store: asked.statistic(store, "winrate", deck=3),
        TypeError,
        "deck is a name or several, not 3",
    ),
    "statistic-player": (
        lambda store: asked.statistic(store, "winrate", player=first),
        TypeError,
        "player is text, not <function first",
    ),
    "statistic": (
        lambda store: asked.statistic(store, "winrat"),
        analytics.NoSuchStatistic,
        "there is no statistic 'winrat'",
    ),
    "wait": (lambda store: asked.wait(store, 3), TypeError, "a match is named by its id"),
}


@pytest.mark.parametrize(("ask", "kind", "line"), OF_A_MATCH.values(), ids=OF_A_MATCH)
def test_a_match_says_what_would_be_right(
    ask: Callable[[], Any], kind: type[Exception], line: str
) -> None:
    told(ask, kind, line)


@pytest.mark.parametrize(("ask", "kind", "line"), OF_A_STORE.values(), ids=OF_A_STORE)
def test_a_store_says_what_would_be_right(
    store: replays.Store, ask: Callable[[Any], Any], kind: type[Exception], line: str
) -> None:
    before = len(store)
    told(lambda: ask(store), kind, line)
    assert len(store) == before


def told(ask: Callable[[], Any], kind: type[Exception], line: str) -> None:
    with pytest.raises(kind) as refused:
        ask()
    assert line in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


def test_a_simulation_takes_decks_and_paths(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(_listed("bench-blue"))
    with replays.open(tmp_path / "my.db") as store:
        store.simulate(dcg.deck("bench-red"), tmp_path / "mine.yaml", games=2, seed=1)
        assert {replay.decks for replay in store} == {("bench-red", "mine"), ("mine", "bench-red")}


def _listed(deck: str) -> str:
    held = dcg.deck(deck)
    parts = {"deck": held.deck, "digi_egg_deck": held.digi_egg_deck}  # type: ignore[attr-defined]
    return "\n".join(f"{name}: {copies}" for name, copies in parts.items())
