"""`python played.py`: a line for each match of all built-in decks, whatever build runs it.

It is run by the Python of either build, on its own: of this repository it imports only what is
installed there.
"""

import hashlib
import json
import sys

from dcg.build import build
from dcg.kernel.digest import digest
from dcg.kernel.fold import fold
from dcg.official.catalogue import catalogue, decks, problems
from dcg.official.game import GAME
from dcg.official.rules import OfficialRules
from dcg.simulation import Plan, planned_opening, simulate


def lines() -> list[str]:
    """Each deck against the next one, by every pair of players: digests of events and board."""
    found = []
    cards = catalogue()
    names = sorted(name for name, deck in decks().items() if not problems(deck, cards))
    for place, name in enumerate(names):
        pair = (decks()[name], decks()[names[(place + 1) % len(names)]])
        for index, players in enumerate(
            (("random", "random"), ("greedy", "random"), ("greedy", "greedy"))
        ):
            plan = Plan(pair, players, 11, index)
            rules = OfficialRules(planned_opening(plan, cards)[1].definitions)
            record = simulate(plan, cards, rules)
            events = hashlib.sha256(GAME.registry.encode(record.events)).hexdigest()
            board = digest(fold(GAME.new_state(), record.events, GAME.handlers))
            found.append(f"{name} {'-'.join(players)} {len(record.events)} {events} {board}")
    return found


if __name__ == "__main__":
    json.dump({"build": build(), "lines": lines()}, sys.stdout)
