"""What the greedy player does where a person would not have to think long."""

from __future__ import annotations

from collections import Counter

from dcg.battle_evolution.codes.cards import Attack
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.events.options import Decline, PickAttack, PickCard, PickSupport
from dcg.battle_evolution.players import GreedyPlayer
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.kernel.chance import Stream
from dcg.kernel.session import Session
from tests.battle_evolution.players.decisions import at, choice

CARDS = """
cards:
  - {number: TST-001, name: Even, level: R, type: Dragon, dp: 0, plus_p: 10, hp: 500, circle: 300, triangle: 200, cross: '100, Draw 1'}
  - {number: TST-002, name: Counterer, level: R, type: Dragon, dp: 0, plus_p: 10, hp: 500, circle: 300, triangle: 200, cross: '250, Circle Counter'}
  - {number: TST-003, name: Grown, level: C, type: Dragon, dp: 10, plus_p: 10, hp: 900, circle: 500, triangle: 400, cross: '200, Draw 1'}
  - {number: TST-004, name: Stronger, level: C, type: Dragon, dp: 10, plus_p: 10, hp: 1100, circle: 600, triangle: 400, cross: '200, Draw 1'}
  - {number: TST-005, name: Boost, category: option, timing: support, text: Boost own Power +300.}
  - {number: TST-006, name: Heal, category: option, timing: support, text: Recover own HP +300.}
  - {number: TST-007, name: Harm, category: option, timing: support, text: Boost own Power -100.}
"""


def board(phase: str, you: str, opponent: str, more: str = "") -> Session:
    """A position of these cards, `you` to move."""
    deck = "deck: 12x Heal"
    return at(
        f"{CARDS}position: {{phase: {phase}, {more}you: {{{deck}, {you}}}, opponent: {{{deck}, {opponent}}}}}"
    )


def chosen(session: Session, question: Question) -> object:
    """The answer to the first question of a kind to seat 0, reached by its own choices for both."""
    while True:
        decision = session.open_decision()
        assert decision is not None
        if decision.question == question and decision.seat == 0:
            return choice(session, 0)
        session.answer(decision.seat, choice(session, decision.seat))


def name(session: Session, card: int) -> str:
    """What a card is called."""
    assert isinstance(session.match, ArenaMatch)
    return session.match.facts(card).name


def test_it_uses_the_strongest_attack_where_nothing_speaks_against_it() -> None:
    session = board("strategy", "active: Even", "active: Even")
    assert choice(session, 0) == PickAttack(Attack.CIRCLE)


def test_against_a_counter_it_mixes_its_attacks() -> None:
    """Always the same attack would be countered each time; always another one gives damage away."""
    session = board("strategy", "active: Even, hp: 900", "active: Counterer, hp: 900")
    decision = session.open_decision(0)
    assert decision is not None
    picked = Counter(
        GreedyPlayer(Stream(seed, 0, "player/0")).choose(session.match, decision)
        for seed in range(200)
    )
    assert picked[Attack.CIRCLE] > 20
    assert picked[Attack.TRIANGLE] > 20


def test_it_supports_where_that_decides_the_exchange() -> None:
    session = board(
        "strategy", "active: Even, hand: [Harm, Boost]", "active: Grown, hp: 600, hand: [Heal]"
    )
    picked = chosen(session, Question.SUPPORT)
    assert isinstance(picked, PickSupport)
    assert name(session, picked.card) == "Boost"


def test_it_does_not_support_to_its_own_harm() -> None:
    session = board("strategy", "active: Even, hp: 300, hand: [Harm]", "active: Even")
    picked = chosen(session, Question.SUPPORT)
    assert not (isinstance(picked, PickSupport) and picked.card >= 0)


def test_it_evolves_into_the_strongest_it_can() -> None:
    session = board(
        "evolution", "active: Even, hand: [Grown, Stronger, Even], dp: 10", "active: Even"
    )
    picked = chosen(session, Question.FUTURE)
    assert isinstance(picked, PickCard)
    assert name(session, picked.card) == "Stronger"


def test_it_racks_what_it_needs_least_while_an_evolution_costs_more() -> None:
    session = board("evolution", "active: Even, hand: [Stronger, Even]", "active: Even")
    picked = chosen(session, Question.RACK)
    assert isinstance(picked, PickCard)
    assert name(session, picked.card) == "Even"


def test_it_keeps_its_cards_where_there_is_enough_dp() -> None:
    session = board("evolution", "active: Even, hand: [Stronger, Even], dp: 60", "active: Even")
    assert isinstance(chosen(session, Question.RACK), Decline)


def test_it_plays_a_rookie_that_can_evolve_rather_than_an_abnormal_digimon() -> None:
    session = board("prep", "hand: [Even, Grown, Stronger]", "active: Even")
    picked = chosen(session, Question.DIGIMON)
    assert isinstance(picked, PickCard)
    assert name(session, picked.card) == "Even"
