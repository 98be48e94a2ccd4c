"""Three thousand matches: all end by the rules, verify and keep every card; together they use the game."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from analytics.intervals import wilson
from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.catalogue import problems
from dcg.battle_evolution.events.setup import CardsSupplied
from dcg.battle_evolution.events.turn import TurnBegun
from dcg.battle_evolution.rules.engine import BattleEvolutionRules
from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.course import MatchEnded
from dcg.kernel.event import AnswerEvent
from dcg.kernel.rerun import start, verify
from dcg.kernel.session import drawn_from, play
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate
from tests.battle_evolution.fuzz.drawn_boards import drawn_board
from tests.battle_evolution.fuzz.drawn_decks import drawn
from tests.battle_evolution.fuzz.eager import EagerPlayer
from tests.battle_evolution.fuzz.uses import Uses, Watcher, counting, expected
from tests.battle_evolution.matches import ENDINGS, everywhere

SEED = 2026
MATCHES = 3_000
BOARDS = 600
"""Matches from drawn boards besides, so that rare Digimon are active."""
AGAIN_WITHOUT_CACHES = 15
"""One in so many is played a second time without shortcuts: 200 of them."""
RANDOM = ("random", "random")


def plan(index: int) -> Plan:
    """Built-in decks, every pair in turn, and drawn decks in the other half of the matches."""
    if index % 2:
        return Plan((drawn(SEED + index), drawn(SEED + MATCHES + index)), RANDOM, SEED, index)
    decks = list(CARD_GAME.decks.built_in().values())
    place = index // 2 % len(decks) ** 2
    pair = decks[place // len(decks)], decks[place % len(decks)]
    return Plan(pair, RANDOM, SEED, index)


def recorded(index: int, rules: BattleEvolutionRules) -> MatchRecord:
    """The match: by random players, those of drawn decks by eager ones."""
    match = plan(index)
    cards = CARD_GAME.decks.cards()
    if not index % 2:
        return simulate(match, cards, rules)
    identity, begun = planned_opening(match, cards)
    session = start(rules, begun.events, drawn_from(Stream(match.seed, index, CHANCE)))
    play(session, [EagerPlayer(SEED + 2 * index), EagerPlayer(SEED + 2 * index + 1)])
    return MatchRecord(identity, session.match.log, begun.definitions)


def from_board(index: int, uses: Uses) -> tuple[MatchRecord, BattleEvolutionRules]:
    """A match of eager players from a drawn board, and the rules it was played by."""
    begun = drawn_board(index)
    rules = BattleEvolutionRules(begun.definitions, interpreter=counting(uses))
    session = start(rules, begun.events, drawn_from(Stream(SEED, index, CHANCE)))
    play(session, [EagerPlayer(2 * index), EagerPlayer(2 * index + 1)])
    return MatchRecord(f"board {index}", session.match.log, begun.definitions), rules


def rules_for(
    match: Plan, uses: Uses | None = None, *, caching: bool = True
) -> BattleEvolutionRules:
    """The rules with the cards of a match; with `uses`, what they run is counted there."""
    definitions = planned_opening(match, CARD_GAME.decks.cards())[1].definitions
    if uses is None:
        return BattleEvolutionRules(definitions, caching=caching)
    return BattleEvolutionRules(definitions, caching=caching, interpreter=counting(uses))


def follow(record: MatchRecord, uses: Uses) -> None:
    """Every card is in exactly one place after every event; what happens is counted."""
    state = CARD_GAME.new_state()
    rules = BattleEvolutionRules(record.definitions, caching=False)
    watcher = Watcher(rules, uses, state)
    for event in record.events:
        CARD_GAME.handlers[type(event)](state, event)
        uses[f"event {type(event).__name__}"] += 1
        if not isinstance(event, CardsSupplied):  # the board that they lie on comes next
            assert sorted(everywhere(state)) == list(range(len(state.definition_of)))
        watcher.saw(event)


class Figures:
    """What is counted of matches."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.events: list[int] = []
        self.decisions: list[int] = []
        self.endings: Counter[str] = Counter()
        self.decided = self.first_won = 0

    def take(self, record: MatchRecord) -> None:
        """One match more."""
        (end,) = [event for event in record.events if isinstance(event, MatchEnded)]
        turns = [event for event in record.events if isinstance(event, TurnBegun)]
        self.turns.append(len(turns))
        self.events.append(len(record.events))
        self.decisions.append(sum(isinstance(event, AnswerEvent) for event in record.events))
        self.endings[end.reason] += 1
        if end.winner >= 0:
            self.decided += 1
            self.first_won += end.winner == turns[0].seat

    def lines(self) -> Iterator[str]:
        """The figures, as they go into a note."""
        count = len(self.turns)
        for name, held in (
            ("turns", self.turns),
            ("events", self.events),
            ("decisions", self.decisions),
        ):
            held.sort()
            yield (
                f"{name} a match: {sum(held) / count:,.1f}, median {held[count // 2]}, "
                f"{held[0]} to {held[-1]}"
            )
        for reason, ended in self.endings.most_common():
            yield f"ended by {reason}: {ended} of {count} ({100 * ended / count:.1f} %)"
        low, high = wilson(self.first_won, self.decided)
        yield (
            f"the first player won {self.first_won} of {self.decided} decided matches "
            f"({100 * self.first_won / self.decided:.1f} %, 95 %: {100 * low:.1f} to {100 * high:.1f})"
        )


def test_drawn_decks_are_legal_and_differ() -> None:
    decks = [drawn(seed) for seed in range(20)]
    cards = CARD_GAME.decks.cards()
    assert [problems(deck, cards) for deck in decks] == [[]] * len(decks)
    assert len({tuple(deck.deck.items()) for deck in decks}) == len(decks)


@pytest.mark.parametrize("index", range(6))
def test_a_match_without_shortcuts_is_the_same(index: int) -> None:
    match = plan(index)
    played = recorded(index, rules_for(match))
    assert recorded(index, rules_for(match, caching=False)).events == played.events


def test_what_is_used_is_counted() -> None:
    """Of some matches: most of it, by the same count as over all of them."""
    uses: Uses = Counter()
    for index in range(1, 16, 2):
        match = plan(index)
        follow(recorded(index, rules_for(match, uses)), uses)
    used = [name for name in expected() if uses[name]]
    assert len(used) > len(expected()) / 2
    assert set(expected()) >= {name for name in uses if not name.startswith("event ")}


@pytest.mark.long
def test_all_matches_end_verify_keep_their_cards_and_use_everything(
    capsys: pytest.CaptureFixture[str],
) -> None:
    uses: Uses = Counter()
    figures, eager, boards = Figures(), Figures(), Figures()
    fresh = 0
    for index in range(MATCHES):
        match = plan(index)
        record = recorded(index, rules_for(match, uses))
        (eager if index % 2 else figures).take(record)
        verify(rules_for(match), record.events)
        follow(record, uses)
        if index % AGAIN_WITHOUT_CACHES == 0:
            fresh += 1
            again = recorded(index, rules_for(match, caching=False))
            assert again.events == record.events, index
    for index in range(BOARDS):
        record, rules = from_board(index, uses)
        boards.take(record)
        verify(rules, record.events)
        follow(record, uses)
    said = [
        *(f"random players: {line}" for line in figures.lines()),
        *(f"eager players: {line}" for line in eager.lines()),
        *(f"from boards: {line}" for line in boards.lines()),
        f"played again without shortcuts: {fresh}",
        *(f"{name}: {uses[name]}" for name in expected()),
    ]
    with capsys.disabled():
        sys.stdout.write("\n".join(["", *said, ""]))
    assert fresh == MATCHES / AGAIN_WITHOUT_CACHES
    assert {*figures.endings, *eager.endings, *boards.endings} <= ENDINGS
    assert [name for name in expected() if not uses[name]] == []
