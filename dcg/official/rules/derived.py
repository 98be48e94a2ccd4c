"""Continuous effects: one pass derives the whole board (15-8-2, 15-11-2, 15-12).

Information first, then keywords, then prohibitions, permissions and immunity, then DP: so that
"while this Digimon has <Piercing>, it gets +2000 DP" reads the keywords of this very pass.
"""

from __future__ import annotations

import operator
from functools import reduce
from typing import TYPE_CHECKING, Any

from dcg.official.effects.context import Context
from dcg.official.effects.select import holds, matches, number, select
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.rules import facets
from dcg.official.rules.compiled import INHERITED, CompiledEffect, walk
from dcg.official.rules.durations import WITH_TURN
from dcg.official.rules.view import Given, View
from dcg.official.state.permanent import Permanent

if TYPE_CHECKING:
    from dcg.official.rules.match import OfficialMatch

_DIGIMON_EFFECT = frozenset(("digimon",))

INFORMATION, KEYWORDS, RULES, POWER, COSTS, PLAYERS = range(6)

_LAYER: dict[type, int] = {
    p.TreatAs: INFORMATION,
    p.GainKeyword: KEYWORDS,
    p.GainEffect: KEYWORDS,
    p.Restrict: RULES,
    p.Permit: RULES,
    p.Immune: RULES,
    p.SetDP: POWER,
    p.ModifyDP: POWER,
    p.ReduceCost: COSTS,
    p.DigivolveFrom: COSTS,
    p.RestrictPlayer: PLAYERS,
}


class Wording:
    """One continuous process as a card words it: its node and the conditions around it.

    `impersonal` is whether the conditions, `collective` whether the target speaks of the player's
    board alone, not of the very card: then several copies find the same. `reads` are the facets
    that all of it reads.
    """

    __slots__ = (
        "collective",
        "conditions",
        "impersonal",
        "layer",
        "node",
        "of_security_digimon",
        "reads",
    )

    def __init__(self, node: Any, conditions: tuple[Any, ...] = ()) -> None:
        self.node = node
        self.conditions = conditions
        self.layer = _LAYER[type(node)]
        target: Any = getattr(node, "target", None)
        of_all = isinstance(target, s.All)
        self.impersonal = not any(map(_is_personal, conditions))
        self.collective = of_all and not _is_personal(target)
        self.of_security_digimon = (
            of_all and isinstance(node, p.ModifyDP) and target.selector.zone == "security_stack"
        )
        self.reads = reduce(operator.or_, map(facets.read_by, walk((node, conditions))), 0)


def _is_personal(written: Any) -> bool:
    """Whether it speaks of the very card it is on, not just of its player's board."""
    return any(
        isinstance(node, s.Ref | s.DidThat) or (isinstance(node, s.Selector) and node.other)
        for node in walk(written)
    )


class Statement:
    """One continuous process in force: how it is worded, and the context it is in."""

    __slots__ = ("conditions", "context", "node", "target", "value", "wording")

    def __init__(
        self,
        wording: Wording,
        context: Context,
        target: Permanent | None = None,
        value: int | None = None,
    ) -> None:
        self.wording = wording
        self.node = wording.node
        self.conditions = wording.conditions
        self.context = context
        self.target = target
        self.value = value


class Derived:
    """Everything derived of one board: views by permanent, and what is not about permanents.

    `reads` are the facets it depends on: those that the statements in force read. `in_order` says
    that a rule check has nothing to do on it.
    """

    __slots__ = (
        "colours",
        "costs",
        "in_order",
        "players",
        "reads",
        "rules",
        "security_dp",
        "views",
    )

    def __init__(self) -> None:
        self.views: dict[int, View] = {}
        self.reads = facets.ALWAYS
        self.in_order = False
        self.costs: list[Statement] = []
        self.players: list[Statement] = []
        self.rules: list[Statement] = []
        self.security_dp: list[Statement] = []


def flatten(body: Any, conditions: tuple[Any, ...] = ()) -> list[tuple[Any, tuple[Any, ...]]]:
    """A persistent effect's body as (process, conditions around it)."""
    if isinstance(body, p.Seq):
        return [found for step in body.steps for found in flatten(step, conditions)]
    if isinstance(body, p.If):
        found = flatten(body.then, (*conditions, body.condition))
        if body.otherwise is not None:
            found += flatten(body.otherwise, (*conditions, s.NotTrue(body.condition)))
        return found
    return [(body, conditions)] if type(body) in _LAYER else []


_WORDINGS: dict[int, tuple[Any, list[Wording]]] = {}


def _wordings(compiled: CompiledEffect) -> list[Wording]:
    """The continuous processes of a persistent effect."""
    found = _WORDINGS.get(id(compiled))
    if found is None or found[0] is not compiled:
        effect = compiled.effect
        around = (effect.condition,) if effect.condition is not None else ()
        wordings = [Wording(*process) for process in flatten(effect.body, around)]
        found = _WORDINGS[id(compiled)] = (compiled, wordings)
    return found[1]


def _given_wording(node: Any) -> Wording:
    """A process that a trigger made last: its conditions were met then."""
    found = _WORDINGS.get(id(node))
    if found is None or found[0] is not node:
        found = _WORDINGS[id(node)] = (node, [Wording(node)])
    return found[1][0]


class Standing:
    """What a permanent has by its stack alone, good for as long as its cards are these.

    `statements` are those in force in the opponent's turn and in its player's own, and `reads` the
    facets they read.
    """

    __slots__ = ("cards", "reads", "stack", "statements", "view")

    def __init__(self, match: OfficialMatch, held: Permanent) -> None:
        definition_of = match.state.definition_of
        self.cards = held.cards.copy()
        self.stack = match.tables.stack([definition_of[card] for card in held.cards])
        self.view = View(held, self.stack)
        self.view.shared = True
        self.statements: tuple[list[Statement], list[Statement]] = ([], [])
        self.reads = 0
        for place, compiled in self.stack.persistents:
            context = Context(match, held.seat, held.cards[place], held, compiled)
            found = [Statement(wording, context) for wording in _wordings(compiled)]
            for statement in found:
                self.reads |= statement.wording.reads
            if compiled.turn != "any":
                self.reads |= facets.TURN
            if compiled.turn != "yours":
                self.statements[0].extend(found)
            if compiled.turn != "opponents":
                self.statements[1].extend(found)


def derive(match: OfficialMatch) -> Derived:
    """One pass over the board."""
    state = match.state
    derived = Derived()
    match.deriving = derived
    views = derived.views
    layers: tuple[list[Statement], ...] = ([], [], [], [], [], [])
    active = state.turn.player
    reads = derived.reads
    standings = match.standings
    for seat, side in enumerate(state.sides):
        own_turn = seat == active
        for held in side.battle_area:
            standing = standings.get(held.id)
            if standing is None or standing.cards != held.cards:
                standing = match.standing(held)
            views[held.id] = standing.view
            reads |= standing.reads
            for statement in standing.statements[own_turn]:
                layers[statement.wording.layer].append(statement)
        breeding = side.breeding_area
        if breeding is not None:
            views[breeding.id] = match.standing(breeding).view
    if state.modifiers:
        reads |= _collect_modifiers(match, layers)
    derived.reads = reads
    for layer_statements in layers[:COSTS]:
        if layer_statements:
            _apply_layer(derived, layer_statements)
    derived.rules = layers[RULES]
    derived.costs = layers[COSTS]
    derived.players = layers[PLAYERS]
    if match.tables.dp_can_drop:
        derived.in_order = not (match.odd or layers[INFORMATION])
        for view in views.values():
            if view.dp is not None and view.dp <= 0:
                view.dp = 0
                derived.in_order = False
    return derived


def _collect_modifiers(match: OfficialMatch, layers: tuple[list[Statement], ...]) -> int:
    """Adds what lasting effects gave; the facets these read."""
    state = match.state
    reads = 0
    for modifier, definition in state.modifiers:
        compiled = match.effect_of(definition, modifier.ordinal)
        node = match.statement_of(compiled, modifier)
        context = Context(match, modifier.seat, modifier.card, None, compiled)
        target = state.permanents.get(modifier.target) if modifier.target >= 0 else None
        if target is None and modifier.target >= 0:
            continue
        turn_bound = modifier.ends == WITH_TURN and node.duration == "while_active"
        if turn_bound and not _stands(match, modifier.card, compiled):
            continue
        wording = _given_wording(node)
        layers[wording.layer].append(Statement(wording, context, target, modifier.value))
        reads |= wording.reads
    return reads


def _stands(match: OfficialMatch, card: int, compiled: CompiledEffect) -> bool:
    """Whether a card is still where its effect works: what a trigger gave without saying for how
    long goes when the effect does (BT1-012#Q876)."""
    inherited = compiled.section == INHERITED
    return any(
        card in (held.cards[:-1] if inherited else held.cards[-1:])
        for side in match.state.sides
        for held in side.battle_area
    )


def _apply_layer(derived: Derived, statements: list[Statement]) -> None:
    """Applies one layer. What several copies of an effect ask of the board is asked once."""
    known: dict[tuple[int, int], bool] = {}
    found: dict[tuple[int, int], list[Any]] = {}
    for statement in statements:
        if statement.conditions and not _in_force(statement, known):
            continue
        context = statement.context
        node = statement.node
        if statement.target is not None:
            targets: list[Any] = [statement.target]
        elif statement.wording.of_security_digimon:
            derived.security_dp.append(statement)
            continue
        elif statement.wording.collective:
            key = (id(node), context.seat)
            if key not in found:
                found[key] = select(context, node.target.selector)
            targets = found[key]
        else:
            targets = _targets(context, node.target)
        for target in targets:
            if isinstance(target, Permanent):
                _apply(derived, statement, target)


def _in_force(statement: Statement, known: dict[tuple[int, int], bool]) -> bool:
    """Whether the conditions around a statement hold."""
    context = statement.context
    if not statement.wording.impersonal:
        return all(holds(context, condition) for condition in statement.conditions)
    key = (id(statement.node), context.seat)
    found = known.get(key)
    if found is None:
        found = all(holds(context, condition) for condition in statement.conditions)
        known[key] = found
    return found


def _targets(context: Context, target: Any) -> list[Any]:
    if isinstance(target, s.Ref):
        return context.things(target.name)
    if isinstance(target, s.All):
        return select(context, target.selector)
    return []


def _apply(derived: Derived, statement: Statement, target: Permanent) -> None:
    view = derived.views.get(target.id)
    if view is not None and affects(statement.context, view):
        if view.shared:
            view = derived.views[target.id] = View(target, view.stack)
        _apply_to(view, statement, statement.node)


def _apply_to(view: View, statement: Statement, node: Any) -> None:
    context = statement.context
    if isinstance(node, p.ModifyDP):
        if view.dp is not None:
            value = statement.value
            view.dp += number(context, node.amount) if value is None else value
    elif isinstance(node, p.GainKeyword):
        value = number(context, node.value) if statement.value is None else statement.value
        view.give_keyword(node.keyword, Given(value, node, context, card=context.card))
    elif isinstance(node, p.Restrict):
        if view.restrictions is None:
            view.restrictions = []
        view.restrictions.append((node.restriction, Given(0, node, context)))
    elif isinstance(node, p.Permit):
        if view.permissions is None:
            view.permissions = []
        view.permissions.append(node.permission)
    elif isinstance(node, p.Immune):
        if view.immunities is None:
            view.immunities = []
        view.immunities.append(Given(0, node, context))
    elif isinstance(node, p.SetDP):
        view.dp = number(context, node.value) if statement.value is None else statement.value
    elif isinstance(node, p.TreatAs):
        _treat_as(view, node)
    elif isinstance(node, p.GainEffect):
        if view.given_effects is None:
            view.given_effects = []
        view.given_effects.append(Given(0, node, context, card=context.card))


def _treat_as(view: View, node: p.TreatAs) -> None:
    """Adds or changes information (15-12)."""
    if node.names:
        view.names = view.names | frozenset(node.names)
    if node.colours:
        view.colours = view.colours | frozenset(node.colours)
    if node.traits:
        view.traits = (*view.traits, *node.traits)
    if node.level is not None:
        view.level = node.level
    if node.dp is not None:
        view.dp = node.dp
    if node.as_digimon:
        view.is_digimon = True
        view.categories = view.categories | {"digimon"}


def affects(context: Context, view: View) -> bool:
    """Whether an effect of this context affects the permanent (15-15-6)."""
    if view.immunities is None:
        return True
    return not any(_shields(given, context) for given in view.immunities)


def _shields(given: Given, context: Context) -> bool:
    node = given.node
    assert given.context is not None
    owner = given.context.seat
    if node.whose == "opponents" and context.seat == owner:
        return False
    if node.whose == "yours" and context.seat != owner:
        return False
    if not node.categories:
        return True
    return not source_categories(context).isdisjoint(node.categories)


def own_reduction(match: OfficialMatch, card: int) -> int:
    """What a card in the hand takes off its own play or use cost: off the cost itself, not off
    what is paid for it."""
    facts = match.card(card)
    kind = "use" if facts.is_option else "play"
    total = 0
    for compiled in facts.hand_effects:
        if compiled.effect.kind == "persistent":
            context = Context(match, match.state.owner_of[card], card, None, compiled)
            for wording in _wordings(compiled):
                node = wording.node
                if (
                    isinstance(node, p.ReduceCost)
                    and node.this_card
                    and node.kind == kind
                    and all(holds(context, held) for held in wording.conditions)
                ):
                    total += number(context, node.amount)
    return total


def player_may(context: Context, seat: int, what: str) -> bool:
    """Whether nothing forbids the player this, done by an effect of this context (15-1-3)."""
    return not any(
        statement.node.restriction == what
        and statement.node.who
        in ("any", "yours" if statement.context.seat == seat else "opponents")
        and source_categories(context).isdisjoint(statement.node.except_by)
        and all(holds(statement.context, held) for held in statement.conditions)
        for statement in context.match.derived().players
    )


def source_categories(context: Context) -> frozenset[str]:
    """The types of the effect running: digimon, tamer or option (15-2), of a Tamer that is also
    treated as a Digimon both (15-12-1-6)."""
    if context.permanent is not None:
        view = context.match.views_now().get(context.permanent.id) or context.match.last_known(
            context.permanent.id
        )
        if view is not None and view.is_digimon:
            return view.categories
    card = context.match.card(context.card)
    return _DIGIMON_EFFECT if card.is_digimon else card.categories


def security_dp(match: OfficialMatch, card: int, seat: int) -> int | None:
    """The DP of a Security Digimon, with effects on Security Digimon (15-1-8)."""
    facts = match.card(card)
    if facts.dp is None:
        return None
    total = facts.dp
    for statement in match.derived().security_dp:
        selector = statement.node.target.selector
        mine = statement.context.seat == seat
        if selector.whose != "any" and mine != (selector.whose == "yours"):
            continue
        if all(matches(statement.context, facts, card, test) for test in selector.match):
            value = statement.value
            total += number(statement.context, statement.node.amount) if value is None else value
    return max(total, 0)
