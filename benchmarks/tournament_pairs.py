"""`python -m benchmarks.tournament_pairs`: games a CPU-second between the real decks of the catalogue.

Pairs are drawn by seed among the decks that can be played. A pair plays some games before the next comes, as
in a simulation of a field; with one game each, all that is made for a pair of decks is made for that game alone.
The floor is folding the very same events again, no rules.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from benchmarks.__main__ import Figure, cpu
from dcg.build import build
from dcg.kernel.fold import fold
from dcg.official.catalogue import catalogue, decks, problems
from dcg.official.game import GAME
from dcg.official.rules import OfficialRules
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate

SEED = 7


def playable() -> list[str]:
    """The decks every card of which runs."""
    cards = catalogue()
    return [name for name, deck in decks().items() if not problems(deck, cards)]


def drawn(count: int) -> list[tuple[str, str]]:
    """So many pairs, the same ones each time."""
    names, chance = playable(), random.Random(SEED)
    return [(pair[0], pair[1]) for pair in (chance.sample(names, 2) for _ in range(count))]


def play(pairs: Sequence[tuple[str, str]], player: str, games: int) -> list[MatchRecord]:
    """The games of all pairs, each pair with rules made for it."""
    cards, known = catalogue(), decks()
    played = []
    for one, other in pairs:
        plans = [
            Plan((known[one], known[other]), (player, player), SEED, number)
            for number in range(games)
        ]
        rules = OfficialRules(planned_opening(plans[0], cards)[1].definitions)
        played += [simulate(plan, cards, rules) for plan in plans]
    return played


def figure(pairs: Sequence[tuple[str, str]], player: str, games: int) -> Figure:
    """Games a CPU-second of these pairs, beside the floor."""
    matches: list[MatchRecord] = []
    playing = cpu(lambda: matches.extend(play(pairs, player, games)))
    folding = cpu(
        lambda: [fold(GAME.new_state(), match.events, GAME.handlers) for match in matches]
    )
    return Figure(
        f"{player}, {len(pairs)} pairs, {games} games each",
        f"{len(matches) / playing:,.0f} games a CPU-second",
        f"folding the same events: {len(matches) / folding:,.0f}",
    )


def main() -> None:
    """Measures few games of many pairs and many games of few."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.tournament_pairs", description=__doc__
    )
    parser.add_argument("--games", type=int, default=480, help="games a line (480)")
    given = parser.parse_args()
    print(f"{build()} build, {len(playable())} decks")
    play(drawn(10), "random", 1)
    for player in ("random", "greedy"):
        for each in (1, 8):
            found = figure(drawn(given.games // each), player, each)
            print(f"{found.name}: {found.value}   [{found.floor}]")


if __name__ == "__main__":
    main()
