"""Which of several continuous effects that set one value counts: the one that was activated later.

What a lasting effect gave is numbered as it is given. Of persistent effects (15-8-2-5) the board keeps
since which moment each is active, counted with these numbers; those that were activated together, and
those of a position that says nothing of it, have no order (docs/errata.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeGuard

from dcg.kernel.numbers import LARGEST
from dcg.official.events.effects import PersistentEffect
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.reading.compiled.card import MOST_COMPILED, CompiledCard, nodes_of
from dcg.official.reading.continuous.derivation import Derivation
from dcg.official.reading.continuous.statements import BASE_DP, INFORMATION, Statement
from dcg.official.state.contents import Contents
from dcg.official.support.tree import walk

Age = tuple[int, int, int, int, int, int]


def sets_a_value(node: object) -> TypeGuard[p.SetDP | p.TreatAs]:
    """Whether a process gives something a value that can be only one (15-12-1-3, 15-12-2-3)."""
    return isinstance(node, p.SetDP) or (
        isinstance(node, p.TreatAs) and (node.level is not None or node.dp is not None)
    )


def could_conflict(cards: Iterable[CompiledCard]) -> bool:
    """Whether a persistent effect of these cards may set what another effect sets too. Of an effect
    that another gives, its own kind counts."""
    found = [each for card in cards for each in _setting_in(card)]
    persistent = [node for node, kind in found if kind == "persistent"]
    return bool(persistent) and (len(found) > 1 or not _is_about_itself(persistent[0]))


@lru_cache(maxsize=MOST_COMPILED)
def _setting_in(card: CompiledCard) -> tuple[tuple[p.SetDP | p.TreatAs, str], ...]:
    """What in the effects of a card sets a value, each once, and the kind of the effect it is in."""
    found: dict[int, tuple[p.SetDP | p.TreatAs, str]] = {}
    for effect in nodes_of(card):
        if isinstance(effect, Effect):
            for node in walk(effect.body):
                if sets_a_value(node):
                    found[id(node)] = node, effect.kind
    return tuple(found.values())


def _is_about_itself(node: p.SetDP | p.TreatAs) -> bool:
    return isinstance(node.target, s.Ref) and node.target.name == "this"


def setting(layers: Sequence[Sequence[Statement]]) -> Iterator[Statement]:
    """Of all statements, those of persistent effects that set a value."""
    for layer in (INFORMATION, BASE_DP):
        for statement in layers[layer]:
            if statement.is_persistent and sets_a_value(statement.node):
                yield statement


def active(derived: Derivation) -> list[PersistentEffect]:
    """The persistent effects that set a value and are in force on a board, each once."""
    return list(dict.fromkeys(_effect(held) for held in derived.setting if held.in_force()))


def by_age(state: Contents) -> Callable[[Statement], Age]:
    """What statements are sorted by: what changes original information comes before what adds to it
    (15-12-2); then the later one comes last, and of those that are as old as each other the one that sets
    the higher value."""
    since = {held[:3]: held.since for held in state.active}

    def age(statement: Statement) -> Age:
        node = statement.node
        given, persistent = statement.given, 0
        if statement.is_persistent:
            effect = _effect(statement)
            key = (effect.card, effect.effect_index, effect.permanent)
            given, persistent = since.get(key, LARGEST), 1
        return (
            0 if isinstance(node, p.TreatAs) and _is_original(node) else 1,
            given,
            persistent,
            getattr(node, "level", None) or 0,
            getattr(node, "dp", None) or 0,
            statement.value or 0,
        )

    return age


def _is_original(node: p.TreatAs) -> bool:
    return bool(node.original_colours or node.original_names or node.no_traits)


def _effect(statement: Statement) -> PersistentEffect:
    viewpoint = statement.viewpoint
    compiled = viewpoint.compiled
    assert compiled is not None
    return PersistentEffect(viewpoint.card, compiled.named, viewpoint.permanent_id)
