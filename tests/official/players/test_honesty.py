"""The greedy player uses what its seat may know, and nothing else."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from dcg.kernel.chance import Stream
from dcg.kernel.decision import Decision
from dcg.kernel.match import Match
from dcg.official.codes import questions
from dcg.official.events.options import AttackWith
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.processes import Seq
from dcg.official.language.terms import Whose, Zone
from dcg.official.players import GreedyPlayer, greedy
from dcg.official.players.greedy.seat_view import PlayerView
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.rules import OfficialMatch
from tests.official.players.decisions import around, as_seen, asked, hidden_from, plan, rules_for

PAIRS = (
    ("bench-red", "bench-blue"),
    ("bt3-omnimon-alter-s", "bt4-security-control"),
    ("bt4-dgo-2021-06-26-3-imperialdramon", "bt4-yellow-wargreymon"),
    ("bt4-dgo-2021-06-26-1-security-control", "bt4-dgo-2021-06-26-2-wargreymon"),
)


class Peeking(GreedyPlayer):
    """A cheat: attacks the player only where the top security card is no Digimon."""

    def choose(self, match: Match, decision: Decision) -> int:
        if decision.question == questions.MAIN:
            assert isinstance(match, OfficialMatch)
            stack = match.state.sides[1 - decision.seat].security_stack
            if stack and match.board.card(stack[-1]).dp is None:
                for place, option in enumerate(decision.options):
                    if type(option) is AttackWith and option.target < 0:
                        return place
        return super().choose(match, decision)


Player = Callable[[Stream], GreedyPlayer]


def shuffled_choices(make: Player, pair: tuple[str, str], index: int) -> tuple[Counter, int]:
    """Questions answered alike, and how many answers changed, when hidden cards become others."""
    rules = rules_for(*pair)
    others = random.Random(f"{pair}{index}")
    player = make(Stream(1, 0, "player/0"))
    same: Counter = Counter()
    changed = 0
    for match, decision in asked(plan(*pair, index=index)):
        board = match.state.copy()
        hidden = hidden_from(match, decision.seat)
        for card in hidden:
            board.definition_of[card] = others.randrange(len(board.definitions))
        assert board.definition_of != match.state.definition_of
        before = player.choose(match, decision)
        after = player.choose(around(match, board, list(match.log), rules), decision)
        same[decision.question] += before == after
        changed += before != after
    return same, changed


@pytest.mark.parametrize("pair", PAIRS)
def test_cards_hidden_from_a_seat_can_be_any_others(pair: tuple[str, str]) -> None:
    for index in range(4):
        same, changed = shuffled_choices(GreedyPlayer, pair, index)
        assert changed == 0
        assert same[questions.MAIN] > 15


def test_a_player_that_peeks_is_found() -> None:
    assert sum(shuffled_choices(Peeking, pair, 0)[1] for pair in PAIRS) > 0


@pytest.mark.parametrize("pair", PAIRS)
def test_the_board_as_the_seat_sees_it_is_enough(pair: tuple[str, str]) -> None:
    """The same answer where hidden cards are not there at all, only their number."""
    rules = rules_for(*pair)
    player = GreedyPlayer(Stream(1, 0, "player/0"))
    count = 0
    for match, decision in asked(plan(*pair, index=1)):
        twin, seen = as_seen(match, decision, rules)
        assert player.choose(twin, seen) == player.choose(match, decision), decision
        count += 1
    assert count > 30


def test_a_hidden_card_is_unknown_to_its_view() -> None:
    for match, decision in asked(plan(*PAIRS[0])):
        view = PlayerView(match, decision.seat)
        hidden = hidden_from(match, decision.seat)
        assert len(hidden) > 20
        assert {view.facts(card).number for card in hidden} == {"?"}
        assert "?" not in {view.facts(card).number for card in view.hand}


def test_an_effect_that_would_tell_hidden_cards_apart_finds_none() -> None:
    """No printed effect does; one of a card to come might. How many there are, it may count."""
    match, decision = next(
        each for each in asked(plan(*PAIRS[0])) if each[1].question == questions.MAIN
    )
    view = PlayerView(match, decision.seat)
    anything = s.Selector(match=(s.IsCategory(("digimon", "tamer", "option")),))
    card = view.hand[0]
    compiled = CompiledEffect(Effect("persistent", Seq(())), 0, 0)
    seen = view.effect(card, compiled, None)
    hidden: list[tuple[Zone, Whose]] = [
        ("hand", "opponents"),
        ("hand", "any"),
        ("deck", "yours"),
        ("deck", "opponents"),
        ("security_stack", "yours"),
        ("security_stack", "opponents"),
    ]
    for zone, whose in hidden:
        closer = msgspec.structs.replace(anything, zone=zone, whose=whose)
        assert seen.select(closer) == seen.available(closer) == []
        assert seen.number(s.Count(closer)) == 0
        assert seen.holds(s.NotTrue(s.Exists(closer)))
        assert seen.number(s.Count(msgspec.structs.replace(closer, match=()))) >= 5
    own = msgspec.structs.replace(anything, zone="hand", whose="yours")
    assert seen.select(own) == list(view.hand)


def test_only_the_views_reach_the_match() -> None:
    """What scores options has no name for the match, the board or the log: it asks the views."""
    folder = Path(greedy.__file__).parent
    readers = {"seat_view.py", "effect_view.py"}
    files = [file for file in folder.glob("*.py") if file.name not in readers]
    assert len(files) > 5
    for file in files:
        names = {
            node.attr
            for node in ast.walk(ast.parse(file.read_text()))
            if isinstance(node, ast.Attribute)
            and not (isinstance(node.value, ast.Name) and node.value.id == "self")
        }
        assert not names & {"state", "match", "log", "definition_of", "course"}, file.name
        assert not {name for name in names if name[0] == "_" and name[:2] != "__"}, file.name
