"""Statements: continuous processes as cards word them, and as they are in force (15-8-2)."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from functools import reduce
from typing import Any, Final

import msgspec

from dcg.language.node import Node
from dcg.official.codes.absent import NO_MODIFIER
from dcg.official.keywords import STANDS_FOR
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading import facets
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.reading.compiled.given import given_effect, given_keyword, stood_for
from dcg.official.reading.conditions import holds
from dcg.official.reading.continuous.applying import APPLY, InForce
from dcg.official.reading.continuous.dependencies import Value, values_read_by, values_written_by
from dcg.official.reading.once import Once
from dcg.official.reading.selecting import number
from dcg.official.reading.view import View
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.pending import Kept
from dcg.official.state.permanent import Permanent
from dcg.official.support.tree import walk

INFORMATION: Final = 0
IMMUNITY: Final = 1
KEYWORDS: Final = 2
RULES: Final = 3
BASE_DP: Final = 4
DP: Final = 5
COSTS: Final = 6
PLAYERS: Final = 7
"""The layers of one pass, in order; the last two change no permanent. What is not affected by
effects (15-15-6) is known before any but information is given; what DP becomes, before what it
gains and loses."""

LAYERS: Final = PLAYERS + 1

APPLIED: Final = range(INFORMATION, COSTS)
"""The layers that change what is true of permanents."""

LAYER: Final[dict[type, int]] = {
    p.TreatAs: INFORMATION,
    p.GainKeyword: KEYWORDS,
    p.GainEffect: KEYWORDS,
    p.GainEffectsUnder: KEYWORDS,
    p.Restrict: RULES,
    p.Permit: RULES,
    p.Immune: IMMUNITY,
    p.SetDP: BASE_DP,
    p.ModifyDP: DP,
    p.ReduceCost: COSTS,
    p.DigivolveFrom: COSTS,
    p.RestrictPlayer: PLAYERS,
    p.RaiseDeletions: PLAYERS,
}

LAYER_OF_LASTING: Final[dict[type, int]] = {p.ModifyPlayCost: KEYWORDS, p.NextTime: PLAYERS}
"""The same of what effects make last and no persistent effect says."""


class Wording:
    """One continuous process as a card words it: its node and the conditions around it.

    `impersonal` is whether the conditions, `collective` whether the target speaks of the player's
    board alone, not of the very card: then several copies find the same. `reads` are the facets
    of the board and `values_read` the derived values that all of it reads, `values_written` those
    it writes. Of its target, `reference` is the name where it is one ("this"), else empty, and
    `selector` what describes all that it is about. `written` is the number it gives, `constant` that
    where it is written as one, `of_each` whether it asks for whom it is given to; `apply` changes a view as it says. `while_active` is whether it says nothing of how long it lasts. `given` is
    the derived value that says whether whoever has it is given it: what is given holds only then. `process`
    counts the continuous processes of its effect, from 0. `fixed` is whether its amount, and what it is about
    unless that is all of something, were fixed when an effect gave it (15-11-1-3-2).
    """

    __slots__ = (
        "apply",
        "collective",
        "conditions",
        "constant",
        "impersonal",
        "layer",
        "node",
        "of_each",
        "of_security_digimon",
        "process",
        "reads",
        "reference",
        "selector",
        "values_read",
        "values_written",
        "while_active",
        "written",
    )

    def __init__(
        self,
        node: Any,
        conditions: tuple[s.Condition, ...] = (),
        *,
        given: Value = Value.NONE,
        process: int = 0,
        fixed: bool = False,
    ) -> None:
        self.node = node
        self.process = process
        self.conditions = conditions
        self.layer = LAYER_OF_LASTING.get(type(node)) or LAYER[type(node)]
        self.apply = APPLY.get(type(node))
        self.written: s.Number = getattr(node, "amount", getattr(node, "value", 0))
        self.while_active = getattr(node, "duration", None) == "while_active"
        self.constant = self.written if isinstance(self.written, int) else None
        target: Any = getattr(node, "target", None)
        of_all = isinstance(target, s.All)
        self.reference: str = target.name if isinstance(target, s.Ref) else ""
        self.selector: s.Selector | None = target.selector if isinstance(target, s.All) else None
        self.impersonal = not any(map(_is_personal, conditions))
        self.collective = of_all and not _is_personal(target)
        self.of_security_digimon = (
            of_all and isinstance(node, p.ModifyDP) and target.selector.zone == "security_stack"
        )
        nodes = list(walk((node, conditions)))
        self.of_each = s.EACH_OF_THEM in nodes
        self.reads = reduce(operator.or_, map(facets.read_by, nodes), 0)
        if fixed:
            nodes = list(walk(target)) if of_all else []
        self.values_read = int(reduce(operator.or_, map(values_read_by, nodes), given))
        self.values_written = int(values_written_by(node))


def _is_personal(written: Node) -> bool:
    """Whether it speaks of the very card it is on, not just of its player's board."""
    return any(
        isinstance(node, s.Ref | s.DidThat) or (isinstance(node, s.Selector) and node.other)
        for node in walk(written)
    )


class Statement(InForce):
    """One continuous process in force: how it is worded, and the viewpoint it is in.

    `target` and `value` are what it was fixed to when an effect gave it, and `given` says when: the
    number of the modifier, or `NO_MODIFIER`. `giver` is the statement that gives the effect it is
    in, where one does (15-15-2-1); `is_conditional` whether it may be out of force.
    """

    __slots__ = (
        "given",
        "giver",
        "is_conditional",
        "target",
        "value",
        "wording",
    )

    def __init__(
        self,
        wording: Wording,
        viewpoint: Viewpoint,
        target: Permanent | None = None,
        value: int | None = None,
        given: int = NO_MODIFIER,
        giver: Statement | None = None,
    ) -> None:
        super().__init__(wording.node, viewpoint)
        self.wording = wording
        self.target = target
        self.given = given
        self.giver = giver
        self.is_conditional = bool(wording.conditions) or giver is not None
        self.value = wording.constant if value is None else value

    @property
    def source(self) -> tuple[int, int]:
        """The card it is written on, and the index of its effect there."""
        compiled = self.viewpoint.compiled
        assert compiled is not None
        return self.viewpoint.card, compiled.index

    @property
    def is_persistent(self) -> bool:
        """Whether it is of a persistent effect, and no effect made it last."""
        return self.given == NO_MODIFIER or self.giver is not None

    def on(self, target: int) -> Kept:
        """It, as far as it affects one permanent: how a board keeps it."""
        viewpoint = self.viewpoint
        assert viewpoint.compiled is not None
        named = viewpoint.compiled.named
        process = self.wording.process
        return Kept(viewpoint.card, named, viewpoint.permanent_id, process, target)

    def in_force(self) -> bool:
        """Whether the conditions around it hold, and what has it by a gift still does."""
        if self.giver is not None and not self._is_given_by(self.giver):
            return False
        return all(holds(self.viewpoint, condition) for condition in self.wording.conditions)

    def _is_given_by(self, giver: Statement) -> bool:
        view = self.viewpoint.board.views_now()[self.viewpoint.permanent_id]
        assert isinstance(view, View)
        node = giver.node
        given = view.given_effects
        if isinstance(node, p.GainKeyword):
            given = (view.given_keywords or {}).get(node.keyword)
        by = giver.viewpoint
        return any(
            held.node is node
            and (held.viewpoint.card, held.viewpoint.permanent_id) == (by.card, by.permanent_id)
            for held in given or ()
        )

    def amount(self, to: Permanent | None = None) -> int:
        """The number it gives: fixed when it was given, or written so, or as the board has it now, and where it is
        one for each, as whom it is given to has it."""
        if self.value is not None:
            return self.value
        if self.wording.of_each:
            self.viewpoint.bindings[s.EACH_OF_THEM.name] = [] if to is None else [to]
        return number(self.viewpoint, self.wording.written)


def flatten(
    body: p.Process | None, conditions: tuple[s.Condition, ...] = ()
) -> list[tuple[Node, tuple[s.Condition, ...]]]:
    """A persistent effect's body as (process, conditions around it)."""
    if isinstance(body, p.Seq):
        return [found for step in body.steps for found in flatten(step, conditions)]
    if isinstance(body, p.Repeat):
        return [
            (made, around)
            for node, around in flatten(body.process, conditions)
            if (made := _for_each(node, body.times)) is not None
        ]
    if isinstance(body, p.If):
        found = flatten(body.then, (*conditions, body.condition))
        if body.otherwise is not None:
            found += flatten(body.otherwise, (*conditions, s.NotTrue(body.condition)))
        return found
    return [(body, conditions)] if body is not None and type(body) in LAYER else []


def _for_each(node: Node, times: s.Number) -> Node | None:
    """A change that is made for each of something: once, by as much as they come to (15-15-7). None
    for what is no amount."""
    scaled = times if isinstance(times, s.Scaled) else s.Scaled(times)

    def so_often(amount: int) -> s.Scaled:
        return msgspec.structs.replace(scaled, times=amount * scaled.times)

    if isinstance(node, p.ModifyDP | p.ReduceCost) and isinstance(node.amount, int):
        return msgspec.structs.replace(node, amount=so_often(node.amount))
    if isinstance(node, p.GainKeyword) and isinstance(node.value, int):
        return msgspec.structs.replace(node, value=so_often(node.value))
    return None


_WORDINGS: Final = Once[CompiledEffect, list[Wording]]()
_GIVEN_WORDINGS: Final = Once[Node, Wording]()


def wordings(compiled: CompiledEffect) -> list[Wording]:
    """The continuous processes of a persistent effect, printed or given."""

    def made() -> list[Wording]:
        effect = compiled.effect
        around = (effect.condition,) if effect.condition is not None else ()
        given = Value.NONE
        if compiled.giver is not None:
            given = Value.KEYWORDS if compiled.keyword else Value.GIVEN
        return [
            Wording(node, conditions, given=given, process=number)
            for number, (node, conditions) in enumerate(flatten(effect.body, around))
        ]

    return _WORDINGS.of(compiled, made)


def given_wording(node: Node) -> Wording:
    """A process that a trigger made last: its conditions were met then."""
    return _GIVEN_WORDINGS.of(node, lambda: Wording(node, fixed=True))


def continuous(card: CompiledCard) -> Iterator[Wording]:
    """Every continuous process of a card: persistent, what its other effects make last, and those of
    effects and keyword effects it gives."""
    for held in card.effects:
        compiled = stood_for(held) if held.keyword in STANDS_FOR else held
        if compiled.effect.kind == "persistent":
            yield from wordings(compiled)
        for node in compiled.statements:
            if type(node) in LAYER or LAYER_OF_LASTING.get(type(node)) in APPLIED:
                yield given_wording(node)
            if isinstance(node, p.GainEffect) and node.effect.kind == "persistent":
                yield from wordings(given_effect(compiled, node))
            if isinstance(node, p.GainKeyword) and gives_persistent(node):
                yield from wordings(given_keyword(compiled, node, 0))


def gives_persistent(node: p.GainKeyword) -> bool:
    """Whether the keyword effect stands for a persistent effect."""
    return node.keyword in STANDS_FOR and STANDS_FOR[node.keyword].kind == "persistent"
