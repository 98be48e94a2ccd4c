"""`python -m benchmarks.games`: each game beside the first one, in one run.

The games take turns, so that what else the machine does meanwhile meets both. CPU time of this process, medians
of the rounds.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path

from analytics.database import beside
from analytics.layouts import EVENTS, FIGURES
from analytics.projection import catch_up
from benchmarks.__main__ import cpu
from dcg import games, lookup
from dcg.decks import Deck
from dcg.kernel.event import AnswerEvent
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.kernel.rerun import verify
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate
from replays.store import MatchStore

PAIRS = (("bench-red", "bench-blue"), ("first-forest", "first-ocean"))
"""Of each game two decks; the first pair is what the others are compared with."""


class Measured:
    """The figures of one game: of each a value a round."""

    def __init__(self, names: Sequence[str]) -> None:
        self.decks: tuple[Deck, Deck] = (_deck(names[0]), _deck(names[1]))
        self.game = games.find(self.decks[0].game)
        self.cards = self.game.decks.cards()
        self.figures: dict[str, list[float]] = {}
        self._next = 0
        _, begun = planned_opening(self._plan(), self.cards)
        self._rules = self.game.rules_with(begun.definitions)
        self.play(10)

    def _plan(self) -> Plan:
        self._next += 1
        return Plan(self.decks, ("random", "random"), 1, self._next - 1)

    def play(self, count: int) -> list[MatchRecord]:
        """The next matches."""
        return [simulate(self._plan(), self.cards, self._rules) for _ in range(count)]

    def note(self, what: str, value: float) -> None:
        """One value of one round."""
        self.figures.setdefault(what, []).append(value)

    def round(self, count: int) -> None:
        """Everything once, with matches that nothing has seen."""
        matches: list[MatchRecord] = []
        playing = cpu(lambda: matches.extend(self.play(count)))
        game = self.game
        events = sum(len(match.events) for match in matches)
        self.note("games/s", count / playing)
        self.note("events a game", events / count)
        self.note("decisions a game", _answers(matches) / count)
        self.note("simulate, k events/s", events / playing / 1e3)
        checking = cpu(lambda: self._check(matches))
        self.note("verify / simulate", checking / playing)
        data = [game.registry.encode(match.events) for match in matches]
        reading = cpu(
            lambda: [
                fold(game.new_state(), game.registry.decode(one), game.handlers) for one in data
            ]
        )
        self.note("decode + fold, k events/s", events / reading / 1e3)
        hiding = cpu(lambda: [redact(match.events, 0, game) for match in matches])
        self.note("redact a match, ms", hiding / count * 1e3)

    def _check(self, matches: Sequence[MatchRecord]) -> None:
        for match in matches:
            verify(self._rules, match.events)

    def keep(self, count: int) -> None:
        """Matches in a store: how large it is, and how fast it is read into tables."""
        matches = self.play(count)
        events = sum(len(match.events) for match in matches)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "matches.db"
            with MatchStore.open(path, create=True) as store:
                store.add(matches)
                for layout in (FIGURES, EVENTS):
                    place = layout.path(beside(path))
                    seconds = cpu(lambda: catch_up(store, place, layout))  # noqa: B023 - called at once
                    self.note(f"project {layout.name}, k events/s", events / seconds / 1e3)
            self.note("bytes an event, whole file", path.stat().st_size / events)


def _deck(name: str) -> Deck:
    return next(
        lookup.deck(name, game) for game in games.names() if name in lookup.deck_names(game)
    )


def _answers(matches: Sequence[MatchRecord]) -> int:
    return sum(isinstance(event, AnswerEvent) for match in matches for event in match.events)


def main() -> None:
    """Measures the games in turn, and prints each figure beside that of the first game."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.games", description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="matches a round (40)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, median taken (5)")
    parser.add_argument("--kept", type=int, default=300, help="matches in a store (300)")
    given = parser.parse_args()
    measured = [Measured(names) for names in PAIRS]
    for _ in range(given.rounds):
        for one in measured:
            one.round(given.games)
    for one in measured:
        one.keep(given.kept)
    first = measured[0]
    print(f"{'':28}" + "".join(f"{one.game.name:>28}" for one in measured))
    for what in first.figures:
        values = [statistics.median(one.figures[what]) for one in measured]
        said = "".join(f"{value:>19,.2f} ({value / values[0]:.2f} x)" for value in values)
        print(f"{what:28}{said}")


if __name__ == "__main__":
    main()
