"""`python -m benchmarks`: what the engine and the store do, each figure beside its floor.

Floors are taken in the same run, on the same data: trust the ratios, not the absolutes.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import zstandard

from analytics.database import beside
from analytics.projection import catch_up
from benchmarks.heavy_decks import heavy_decks
from dcg.kernel.commit import COMPRESSION_LEVEL
from dcg.kernel.event import AnswerEvent
from dcg.kernel.fold import fold
from dcg.kernel.rerun import verify
from dcg.official.catalogue import catalogue, deck
from dcg.official.game import GAME
from dcg.official.rules import OfficialRules
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate
from replays.rows import timeline_columns
from replays.simulate import plans, run
from replays.store import MatchStore


@dataclass(frozen=True)
class Figure:
    """One line of the report."""

    name: str
    value: str
    floor: str = ""


def cpu(work: Callable[[], object]) -> float:
    """CPU seconds of one call."""
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start


class Pairing:
    """A deck pair with random players: plays, and keeps what was played."""

    def __init__(self, plan: Callable[[int], Plan], cards: object) -> None:
        self.plan = plan
        self.cards = cards
        _, begun = planned_opening(plan(0), cards)  # type: ignore[arg-type]
        self.rules = OfficialRules(begun.definitions)
        self.next = 0

    def play(self, games: int) -> list[MatchRecord]:
        """The next matches."""
        played = [
            simulate(self.plan(self.next + number), self.cards, self.rules)  # type: ignore[arg-type]
            for number in range(games)
        ]
        self.next += games
        return played


def events_of(matches: Sequence[MatchRecord]) -> int:
    """How many events the matches have."""
    return sum(len(match.events) for match in matches)


def check(pairing: Pairing, matches: Sequence[MatchRecord]) -> None:
    """Runs the matches again and compares every event."""
    for match in matches:
        verify(pairing.rules, match.events)


def simulating(
    pairing: Pairing, games: int, rounds: int, label: str
) -> tuple[list[Figure], list[MatchRecord]]:
    """Games a CPU-second; the floor is folding the very same events again, no rules."""
    speeds, floors, checks, matches = [], [], [], []
    pairing.play(10)
    for _ in range(rounds):
        batch: list[MatchRecord] = []
        seconds = cpu(lambda batch=batch: batch.extend(pairing.play(games)))  # type: ignore[misc]
        folding = cpu(
            lambda batch=batch: [  # type: ignore[misc]
                fold(GAME.new_state(), match.events, GAME.handlers) for match in batch
            ]
        )
        checking = cpu(lambda batch=batch: check(pairing, batch))  # type: ignore[misc]
        speeds.append(games / seconds)
        floors.append(games / folding)
        checks.append(checking / seconds)
        matches += batch
    speed = statistics.median(speeds)
    events = events_of(matches) / len(matches)
    decisions = sum(
        isinstance(event, AnswerEvent) for match in matches for event in match.events
    ) / len(matches)
    return [
        Figure(
            f"simulate, {label}",
            f"{speed:,.0f} games/s ({min(speeds):,.0f} to {max(speeds):,.0f})",
            f"folding the same events: {statistics.median(floors):,.0f} games/s",
        ),
        Figure("  a game", f"{events:,.0f} events, {decisions:,.0f} decisions"),
        Figure("  decisions", f"{speed * decisions:,.0f} a second"),
        Figure("  events", f"{speed * events:,.0f} a second"),
        Figure("  verify", f"{statistics.median(checks):.2f} x simulate", "1.00"),
    ], matches


def reading(matches: Sequence[MatchRecord], rounds: int) -> list[Figure]:
    """Decode and fold of stored matches; the floor is decoding alone."""
    data = [GAME.registry.encode(match.events) for match in matches]
    count = events_of(matches)
    decode, both, rows = [], [], []
    for _ in range(rounds):
        decode.append(cpu(lambda: [GAME.registry.decode(one) for one in data]))
        both.append(
            cpu(
                lambda: [
                    fold(GAME.new_state(), GAME.registry.decode(one), GAME.handlers) for one in data
                ]
            )
        )
        rows.append(cpu(lambda: [timeline_columns(match.events) for match in matches]))
    decoding, folding = statistics.median(decode), statistics.median(both)
    state = fold(GAME.new_state(), matches[0].events[: len(matches[0].events) // 2], GAME.handlers)
    copying = cpu(lambda: [state.copy() for _ in range(2000)]) / 2000
    return [
        Figure(
            "decode + fold",
            f"{count / folding / 1e6:.2f} M events/s ({folding / decoding:.1f} x raw decode)",
            f"raw decode: {count / decoding / 1e6:.2f} M events/s",
        ),
        Figure("state copy, mid-game", f"{copying * 1e6:.1f} us"),
        Figure("timeline rows", f"{count / statistics.median(rows) / 1e3:,.0f} k events/s"),
    ]


def storing(matches: Sequence[MatchRecord], rounds: int) -> list[Figure]:
    """Appending committed matches; the floor inserts blobs of the same size into bare SQLite."""
    count = events_of(matches)
    raw = [GAME.registry.encode(match.events) for match in matches]
    compressor = zstandard.ZstdCompressor(level=COMPRESSION_LEVEL)
    packed = [compressor.compress(one) for one in raw]
    appending, floor, reads = [], [], []
    size = 0
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "matches.db"
            with MatchStore.open(path, create=True) as store:
                start = time.perf_counter()
                for first in range(0, len(matches), 50):
                    store.add(matches[first : first + 50])
                appending.append(time.perf_counter() - start)
                start = time.perf_counter()
                for _, match, _ in store.positions(limit=len(matches)):
                    store.record(match)
                reads.append(time.perf_counter() - start)
            with sqlite3.connect(path) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.close()
            size = path.stat().st_size
            bare = sqlite3.connect(Path(folder) / "bare.db")
            bare.execute("PRAGMA journal_mode = WAL")
            bare.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, data BLOB)")
            start = time.perf_counter()
            for first in range(0, len(packed), 50):
                with bare:
                    bare.executemany(
                        "INSERT INTO rows (data) VALUES (?)",
                        [(one,) for one in packed[first : first + 50]],
                    )
            floor.append(time.perf_counter() - start)
            bare.close()
    return [
        Figure(
            "append, 50 matches a commit of the file",
            f"{count / statistics.median(appending) / 1e3:,.0f} k events/s",
            f"bare insert of packed bytes: {count / statistics.median(floor) / 1e3:,.0f} k events/s",
        ),
        Figure(
            "read back, decoded",
            f"{count / statistics.median(reads) / 1e3:,.0f} k events/s",
        ),
        Figure("bytes an event, encoded", f"{sum(map(len, raw)) / count:.2f}"),
        Figure("bytes an event, zstd a match", f"{sum(map(len, packed)) / count:.2f}"),
        Figure("bytes an event, whole file", f"{size / count:.2f} ({len(matches)} matches)"),
    ]


def projecting(matches: Sequence[MatchRecord]) -> list[Figure]:
    """Projection of a store into DuckDB; the floor decodes and folds the same events."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.db"
        with MatchStore.open(path, create=True) as store:
            store.add(matches)
            start = time.perf_counter()
            progress = catch_up(store, beside(path))
            seconds = time.perf_counter() - start
            start = time.perf_counter()
            for match in matches:
                fold(GAME.new_state(), match.events, GAME.handlers)
            folding = time.perf_counter() - start
    return [
        Figure(
            "project into DuckDB",
            f"{progress.events / seconds / 1e3:,.0f} k events/s",
            f"folding the same events: {progress.events / folding / 1e3:,.0f} k events/s",
        )
    ]


def spreading(games: int) -> list[Figure]:
    """Matches simulated into a store by one process and by two, wall-clock; the floor is linear."""
    decks = [deck("bench-red"), deck("bench-blue")]
    seconds = {}
    for jobs in (1, 2):
        with (
            tempfile.TemporaryDirectory() as folder,
            MatchStore.open(Path(folder) / "matches.db", create=True) as store,
        ):
            planned = plans(decks, games, ("random", "random"), 1)
            start = time.perf_counter()
            run(store, planned, catalogue(), jobs=jobs)
            seconds[jobs] = time.perf_counter() - start
    return [
        Figure("simulate into a store, one process", f"{games / seconds[1]:,.0f} games/s"),
        Figure(
            "  two processes",
            f"{games / seconds[2]:,.0f} games/s ({seconds[1] / seconds[2]:.2f} x)",
            f"linear, of {os.cpu_count()} cores: 2.00 x",
        ),
    ]


def main() -> None:
    """Runs everything and prints one table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games a round (60)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, median taken (7)")
    given = parser.parse_args()
    red, blue = deck("bench-red"), deck("bench-blue")
    control, wargreymon = deck("bt4-security-control"), deck("bt4-yellow-wargreymon")
    bench = Pairing(lambda index: Plan((red, blue), ("random", "random"), 1, index), catalogue())
    figures, matches = simulating(bench, given.games, given.rounds, "bench-red vs bench-blue")
    figures += reading(matches[:200], given.rounds)
    figures += storing(matches, 3)
    figures += projecting(matches)
    figures += spreading(given.games * given.rounds * 4)
    for label, players in (
        ("bt4-security-control vs bt4-yellow-wargreymon", ("random", "random")),
        ("the same, greedy", ("greedy", "greedy")),
    ):
        pairing = Pairing(
            lambda index, players=players: Plan((control, wargreymon), players, 1, index),  # type: ignore[misc]
            catalogue(),
        )
        figures += simulating(pairing, max(10, given.games // 4), given.rounds, label)[0]
    invented, cards = heavy_decks()
    heavy = Pairing(lambda index: Plan(invented, ("random", "random"), 1, index), cards)
    figures += simulating(heavy, max(10, given.games // 4), given.rounds, "invented, effect-heavy")[
        0
    ]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    figures.append(Figure("peak memory", f"{peak:,.0f} MB"))
    width = max(len(figure.name) for figure in figures)
    for figure in figures:
        beside = f"   [{figure.floor}]" if figure.floor else ""
        print(f"{figure.name:<{width}}  {figure.value}{beside}")


if __name__ == "__main__":
    main()
