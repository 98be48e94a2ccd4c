"""Effects that stand for others or are given by them: of keyword effects, and of statements."""

from __future__ import annotations

from typing import Final

from dcg.language.node import Node
from dcg.official.codes.absent import KEYWORD_BY_RULE
from dcg.official.codes.numbers import given_index
from dcg.official.keywords import STANDS_FOR, effect_of_keyword
from dcg.official.language.processes import GainEffect, GainKeyword, NextTime
from dcg.official.reading.compiled.effect import UPPER, CompiledEffect
from dcg.official.reading.once import Once


def meant(held: CompiledEffect) -> CompiledEffect:
    """The effect itself, or what it stands for as a keyword effect."""
    return stood_for(held) if held.keyword in STANDS_FOR else held


_STOOD_FOR: Final = Once[CompiledEffect, CompiledEffect]()


def stood_for(held: CompiledEffect) -> CompiledEffect:
    """The effect that a printed keyword effect stands for (rule 16), with what it says filled in."""

    def made() -> CompiledEffect:
        effect = effect_of_keyword(held.keyword, held.effect.what, held.effect.value)
        compiled = CompiledEffect(effect, held.index, held.section)
        compiled.keyword = held.keyword
        return compiled

    return _STOOD_FOR.of(held, made)


_GIVEN: Final = Once[Node, CompiledEffect]()


def given_effect(source: CompiledEffect, node: GainEffect | NextTime) -> CompiledEffect:
    """An effect that a statement of another effect gives; its index tells which."""

    def made() -> CompiledEffect:
        giver = source.giver or source
        compiled = CompiledEffect(node.effect, _named(source, node), source.section, giver)
        if isinstance(node, GainEffect):
            compiled.given_to = node.target
        return compiled

    return _GIVEN.of(node, made)


def given_keyword(source: CompiledEffect, node: GainKeyword, value: int) -> CompiledEffect:
    """The effect that a keyword effect stands for which a statement of another effect gives."""

    def made() -> CompiledEffect:
        effect = effect_of_keyword(node.keyword, node.what, value)
        giver = source.giver or source
        compiled = CompiledEffect(effect, KEYWORD_BY_RULE, UPPER, giver, _named(source, node))
        compiled.keyword = node.keyword
        return compiled

    return _GIVEN.of(node, made, value)


def _named(source: CompiledEffect, node: GainEffect | NextTime | GainKeyword) -> int:
    """The index of what a statement of an effect gives; the statements of an effect that is given are
    counted with those of the one that gives it."""
    root = source.giver or source
    return given_index(root.index, root.statement_of[id(node)])
