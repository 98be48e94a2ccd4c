"""Simulating many matches into a store."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations_with_replacement, islice
from typing import Any

from dcg import games
from dcg.decks import Deck
from dcg.simulation import Plan, opened, planned_opening
from replays import clock
from replays.gather import TASK, Progress, gather
from replays.packed import Packed, pack
from replays.store import MatchStore
from replays.workers import in_order


def plans(decks: Sequence[Deck], games: int, players: tuple[str, str], seed: int) -> Iterator[Plan]:
    """`games` matches: every pairing of the decks in turn, then again with the seats swapped.

    Decks meet each other, not themselves; a single deck plays mirrors. Two different players swap
    seats with their decks, and then play both rounds with the other's deck. Match number i is the
    same however many are played.
    """
    pairs = [
        (one, other)
        for one, other in combinations_with_replacement(decks, 2)
        if one is not other or len(decks) == 1
    ]
    swapped = [(other, one) for one, other in pairs]
    first, second = players
    rounds = [(pair, players) for pair in pairs] + [(pair, (second, first)) for pair in swapped]
    if first != second:
        rounds += [(pair, (second, first)) for pair in pairs]
        rounds += [(pair, players) for pair in swapped]
    for index in range(games):
        seats, playing = rounds[index % len(rounds)]
        yield Plan(seats, playing, seed, index)


def run(
    store: MatchStore,
    planned: Iterable[Plan],
    cards: Mapping[str, Any],
    progress: Callable[[Progress], None] = lambda _: None,
    *,
    jobs: int = 1,
) -> Progress:
    """Plays what is planned and not stored yet, appending in batches.

    The matches and their order in the store are the same for any number of `jobs` (processes); for more
    than one, `cards` are sent to each, as they are.
    `progress` is called as matches are finished, with one and the same object, which goes on
    counting. Interrupted (Ctrl-C), it stores the matches that were finished and lets the interrupt
    go on; run again, it goes on where it stopped. Two runs of one plan into one store share the
    work's result: what the other has stored is not stored twice.
    """
    state = Progress()
    wanted = _missing(planned, cards, store.ids(), state, progress)
    tasks = iter(lambda: list(islice(wanted, 1 if jobs == 1 else TASK)), [])
    gather(store, in_order(SimulationWorker(cards), tasks, jobs), state, progress)
    return state


@dataclass(frozen=True)
class SimulationWorker:
    """What a worker does: plays planned matches, and packs them for the store."""

    cards: Mapping[str, Any]

    def __call__(self, plans: Sequence[Plan]) -> list[Packed]:
        """The matches, in the order of their plans."""
        return [self._play(plan) for plan in plans]

    def _play(self, plan: Plan) -> Packed:
        identity, begun = planned_opening(plan, self.cards)
        rules = games.find(plan.game).rules_with(begun.definitions)
        return pack(opened(plan, identity, begun, rules), clock.now())


def _missing(
    planned: Iterable[Plan],
    cards: Mapping[str, Any],
    there: Set[str],
    state: Progress,
    progress: Callable[[Progress], None],
) -> Iterator[Plan]:
    """The plans whose match is not stored; counts those whose match is."""
    for plan in planned:
        if there and planned_opening(plan, cards)[0] in there:
            state.already_there += 1
            progress(state)
        else:
            yield plan
