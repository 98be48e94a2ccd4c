"""The greedy player uses what its seat may know, and nothing else."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.players import GreedyPlayer, greedy
from dcg.battle_evolution.players.greedy.imagined import BLANK, Imagined
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.kernel.chance import Stream
from dcg.kernel.decision import Decision
from dcg.kernel.match import Match
from tests.battle_evolution.players.decisions import (
    around,
    as_seen,
    asked,
    hidden_from,
    plan,
    rules_for,
)

PAIRS = (
    ("arena-fire", "arena-ice"),
    ("first-dragons", "first-night"),
    ("first-crowns", "first-machines"),
    ("arena-darkness", "first-ocean"),
)


class Peeking(GreedyPlayer):
    """A cheat: uses Circle unless the other attack, chosen in secret, is Circle too."""

    def choose(self, match: Match, decision: Decision) -> int:
        if decision.question == Question.SUPPORT and len(decision.options) > 1:
            return match.state.sides[1 - decision.seat].attack % 2
        return super().choose(match, decision)


Player = Callable[[Stream], GreedyPlayer]


def altered_choices(make: Player, pair: tuple[str, str], index: int) -> tuple[Counter, int]:
    """Questions answered alike, and how many answers changed, when what is hidden is otherwise."""
    rules = rules_for(*pair)
    others = random.Random(f"{pair}{index}")
    player = make(Stream(1, 0, "player/0"))
    same: Counter = Counter()
    changed = 0
    for match, decision in asked(plan(*pair, index=index)):
        state = match.state.copy()
        for card in hidden_from(match, decision.seat):
            state.definition_of[card] = others.randrange(len(state.definitions))
        assert state.definition_of != match.state.definition_of
        other = state.sides[1 - decision.seat]
        if other.attack >= 0 and not other.attack_shown:
            other.attack = (other.attack + 1) % 3
        before = player.choose(match, decision)
        after = player.choose(around(match, state, rules), decision)
        same[decision.question] += before == after
        changed += before != after
    return same, changed


@pytest.mark.parametrize("pair", PAIRS)
def test_what_is_hidden_from_a_seat_can_be_otherwise(pair: tuple[str, str]) -> None:
    same, changed = altered_choices(GreedyPlayer, pair, 0)
    assert changed == 0
    assert same[Question.ATTACK] > 3
    assert same[Question.SUPPORT] > 3


def test_a_player_that_peeks_is_found() -> None:
    assert sum(altered_choices(Peeking, pair, 0)[1] for pair in PAIRS) > 0


@pytest.mark.parametrize("pair", PAIRS)
def test_the_match_as_the_seat_sees_it_is_enough(pair: tuple[str, str]) -> None:
    """The same answer where hidden cards are not there at all, only their number."""
    rules = rules_for(*pair)
    player = GreedyPlayer(Stream(1, 0, "player/0"))
    count = 0
    for match, decision in asked(plan(*pair, index=1)):
        twin, seen = as_seen(match, decision, rules)
        assert player.choose(twin, seen) == player.choose(match, decision), decision
        count += 1
    assert count > 30


def test_a_hidden_card_is_blank_where_the_player_looks() -> None:
    looked = 0
    for match, decision in asked(plan(*PAIRS[0])):
        imagined = Imagined(match, decision.seat)
        other = imagined.side(1 - decision.seat)
        hidden = [*imagined.side(decision.seat).deck, *other.deck, *other.hand]
        named = {imagined.handle(card) for card in range(len(match.state.owner_of))} - {-1}
        assert all((imagined.facts(card) is BLANK) != (card in named) for card in hidden)
        assert len(set(hidden)) == len(hidden)
        assert BLANK not in map(imagined.facts, imagined.side(decision.seat).hand)
        looked += len(hidden)
    assert looked > 1000


def test_playing_in_imagination_changes_nothing_of_the_match() -> None:
    player = GreedyPlayer(Stream(1, 0, "player/0"))
    for match, decision in asked(plan(*PAIRS[1])):
        before, logged = match.state.canonical(), len(match.log)
        player.choose(match, decision)
        assert (match.state.canonical(), len(match.log)) == (before, logged)


def test_only_the_imagined_match_is_made_of_the_real_one() -> None:
    """Nothing else of the player reads the state of the match that is played."""
    folder = Path(greedy.__file__).parent
    reads = {
        file.name
        for file in folder.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Name) and node.id == Imagined.__name__
    }
    assert {"player.py", "imagined.py"} < reads | {"imagined.py"}
    source = ast.parse((folder / "player.py").read_text("utf-8"))
    read = {
        node.attr
        for node in ast.walk(source)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "match"
    }
    assert read == {"ordinal"}
    assert ArenaMatch in Imagined.__mro__
