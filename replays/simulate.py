"""Simulating many matches into a store."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from dcg.kernel.event import AnswerEvent
from dcg.official.deck import Deck
from dcg.official.language.card import Card
from dcg.official.rules import OfficialRules
from dcg.simulation import Plan, Played, planned_opening, simulate
from replays.errors import VersionConflict
from replays.store import MatchStore

BATCH = 50
"""Matches appended in one transaction: what a crash can lose at most."""


@dataclass
class Progress:
    """How far a run is: matches played and stored now, found already stored, and planned in all.

    `events` and `decisions` are those of the matches played now.
    """

    planned: int
    played: int = 0
    already_there: int = 0
    events: int = 0
    decisions: int = 0

    @property
    def done(self) -> int:
        """Matches that are in the store."""
        return self.played + self.already_there


def plans(decks: Sequence[Deck], games: int, players: tuple[str, str], seed: int) -> Iterator[Plan]:
    """`games` matches: every pairing of the decks in turn, then again with the seats swapped.

    Decks meet each other, not themselves; a single deck plays mirrors. Match number i is the same
    however many are played.
    """
    pairs = [
        (one, other)
        for one, other in combinations_with_replacement(decks, 2)
        if one is not other or len(decks) == 1
    ]
    rounds = [*pairs, *((other, one) for one, other in pairs)]
    for index in range(games):
        yield Plan(rounds[index % len(rounds)], players, seed, index)


def run(
    store: MatchStore,
    planned: Sequence[Plan],
    cards: Mapping[str, Card],
    progress: Callable[[Progress], None] = lambda _: None,
) -> Progress:
    """Plays what is planned and not stored yet, appending in batches.

    `progress` is called after every match with one and the same object, which goes on counting.
    Interrupted (Ctrl-C), it stores the matches that were finished and lets the interrupt go on;
    run again, it goes on where it stopped. Two runs of one plan into one store share the work's
    result: what the other has stored is not stored twice.
    """
    state = Progress(len(planned))
    there = store.ids()
    rules: dict[tuple[int, int], OfficialRules] = {}
    batch: list[Played] = []
    try:
        for plan in planned:
            identity, begun = planned_opening(plan, cards)
            if identity in there:
                state.already_there += 1
            else:
                pair = (id(plan.decks[0]), id(plan.decks[1]))
                if pair not in rules:
                    rules[pair] = OfficialRules(begun.definitions)
                batch.append(simulate(plan, cards, rules[pair]))
            if len(batch) >= BATCH:
                _flush(store, batch, state)
            progress(state)
    finally:
        _flush(store, batch, state)
    progress(state)
    return state


def _flush(store: MatchStore, batch: list[Played], state: Progress) -> None:
    """Stores the batch and empties it; interrupted before that is done, it can be called again."""
    if not batch:
        return
    try:
        store.add(batch)
        new = batch
    except VersionConflict:
        # The same id is the same match: another run of this plan stored it meanwhile.
        there = store.ids()
        new = [match for match in batch if match.id not in there]
        store.add(new)
    state.played += len(new)
    state.already_there += len(batch) - len(new)
    for match in new:
        state.events += len(match.events)
        state.decisions += sum(isinstance(event, AnswerEvent) for event in match.events)
    batch.clear()
