"""`python played.py`: a line for each match of all built-in decks of both games, whatever build runs it.

It is run by the Python of either build, on its own: of this repository it imports only what is
installed there.
"""

import hashlib
import json
import sys

from dcg.build import build
from dcg.game import CardGame
from dcg.games import find, packaged
from dcg.kernel.digest import digest
from dcg.kernel.fold import fold
from dcg.simulation import Plan, planned_opening, simulate


def lines(game: CardGame) -> list[str]:
    """Each deck against the next one, by every pair of players: digests of events and board."""
    found = []
    cards, decks = game.decks.cards(), game.decks.built_in()
    names = sorted(name for name, deck in decks.items() if not game.decks.problems(deck))
    for place, name in enumerate(names):
        pair = (decks[name], decks[names[(place + 1) % len(names)]])
        for index, players in enumerate(
            (("random", "random"), ("greedy", "random"), ("greedy", "greedy"))
        ):
            plan = Plan(pair, players, 11, index)
            rules = game.rules_with(planned_opening(plan, cards)[1].definitions)
            record = simulate(plan, cards, rules)
            events = hashlib.sha256(game.registry.encode(record.events)).hexdigest()
            board = digest(fold(game.new_state(), record.events, game.handlers))
            found.append(f"{name} {'-'.join(players)} {len(record.events)} {events} {board}")
    return found


if __name__ == "__main__":
    played = [line for name in packaged() for line in lines(find(name))]
    json.dump({"build": build(), "lines": played}, sys.stdout)
