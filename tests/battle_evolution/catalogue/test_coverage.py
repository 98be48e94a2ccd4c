"""The first set uses the whole language: every node, trigger, prohibition, ability, phase and mark."""

from collections.abc import Iterator
from typing import Any, get_args

from dcg.battle_evolution.catalogue.build import first_set
from dcg.battle_evolution.language import abilities, effect, selectors, terms
from dcg.battle_evolution.language.abilities import AttackAbility, kind_of
from dcg.battle_evolution.language.card import BoxLine, Card, Dna
from dcg.battle_evolution.language.effect import Event, Printed, When
from dcg.battle_evolution.language.processes import Cannot, Deed, Process, Unsupported
from dcg.battle_evolution.language.selectors import Condition, Filter
from dcg.language.node import Node

CARDS = first_set()


def nodes(value: Any) -> Iterator[Node]:
    """Every node in a value."""
    if isinstance(value, Node):
        yield value
        for name in value.__struct_fields__:
            yield from nodes(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from nodes(part)


USED = [node for card in CARDS.values() for node in nodes(card)]
KINDS = {type(node) for node in USED}


def test_there_are_cards_enough() -> None:
    assert len(CARDS) >= 150


def test_every_verb_condition_filter_timing_and_ability_is_used() -> None:
    for family in (Process, Condition, Filter, effect.Timing, abilities.Ability, selectors.Amount):
        missing = set(get_args(family)) - KINDS - {Unsupported, int}
        assert missing == set(), family
    assert {effect.Turbo, BoxLine, Dna, AttackAbility} <= KINDS


def test_every_trigger_is_used() -> None:
    assert {node.event for node in USED if isinstance(node, When)} == set(get_args(Event))


def test_everything_that_can_be_forbidden_is_forbidden_somewhere() -> None:
    assert {node.deed for node in USED if isinstance(node, Cannot)} == set(get_args(Deed))


def test_every_attack_ability_is_printed_on_an_attack() -> None:
    printed = {kind_of(node.ability) for node in USED if isinstance(node, AttackAbility)}
    assert printed == set(get_args(selectors.Kind)) - {"second_attack"}


def test_every_timing_in_capitals_and_category_is_there() -> None:
    assert {card.timing for card in CARDS.values()} >= set(get_args(terms.CardTiming))
    assert {card.category for card in CARDS.values()} == set(get_args(terms.Category))
    printed = {node.timing for node in USED if isinstance(node, Printed)}
    assert printed == {"support", "evolve", "activate", "data_break", "passive", "material"}


def test_each_type_is_there_at_every_level() -> None:
    there = {(card.types[0], card.level) for card in CARDS.values() if card.types}
    assert there >= {(kind, level) for kind in terms.TYPES for level in terms.LEVELS}
    assert any(card.ruler for card in CARDS.values())


def test_every_mark_is_there() -> None:
    def marked(test: Any) -> bool:
        return any(test(card) for card in CARDS.values())

    assert marked(lambda card: card.ace)
    assert marked(lambda card: card.firewall)
    assert marked(lambda card: card.proxy)
    assert marked(lambda card: card.aliases)
    assert marked(lambda card: card.faces and card.initial)
    assert marked(lambda card: card.faces and not card.initial)
    assert marked(lambda card: card.level == "C" and partner_box(card))
    assert marked(lambda card: card.plus_p is not None and card.plus_p < 0)
    assert marked(lambda card: card.category == "digimon" and card.dp_cost is None)


def partner_box(card: Card) -> bool:
    rookies = {each.name for each in CARDS.values() if each.level == "R"}
    return any(
        said.name is not None and said.name.text in rookies for line in card.box for said in line.of
    )
