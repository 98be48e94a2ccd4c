"""Continuous effects: one pass derives the whole board (15-8-2, 15-11-2, 15-12).

Information first, then keywords, then prohibitions, permissions and immunity, then DP: so that
"while this Digimon has <Piercing>, it gets +2000 DP" reads the keywords of this very pass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dcg.official.codes.effects import WITH_TURN
from dcg.official.language import selectors as s
from dcg.official.reading import facets
from dcg.official.reading.compiled.card import INHERITED, CompiledEffect
from dcg.official.reading.conditions import holds
from dcg.official.reading.continuous.affecting import affects
from dcg.official.reading.continuous.statements import (
    COSTS,
    INFORMATION,
    PLAYERS,
    RULES,
    Statement,
    Wording,
    given_wording,
    wordings,
)
from dcg.official.reading.selecting import select
from dcg.official.reading.view import View
from dcg.official.rules.effects.context import Context
from dcg.official.state.permanent import Permanent

if TYPE_CHECKING:
    from dcg.official.rules.match import OfficialMatch


class Derived:
    """Everything derived of one board: views by permanent, and what is not about permanents.

    `reads` are the facets it depends on: those that the statements in force read. `in_order` says
    that a rule check has nothing to do on it.
    """

    __slots__ = (
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
            found = [Statement(wording, context) for wording in wordings(compiled)]
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
        wording = given_wording(node)
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
    known: dict[tuple[Wording, int], bool] = {}
    found: dict[tuple[Wording, int], list[Any]] = {}
    views = derived.views
    for statement in statements:
        if statement.conditions and not _in_force(statement, known):
            continue
        context = statement.context
        wording = statement.wording
        if statement.target is not None:
            targets: list[Any] = [statement.target]
        elif wording.of_security_digimon:
            derived.security_dp.append(statement)
            continue
        elif wording.collective:
            key = (wording, context.seat)
            if key not in found:
                found[key] = select(context, wording.node.target.selector)
            targets = found[key]
        else:
            targets = _targets(context, wording.node.target)
        apply = wording.apply
        if apply is None:
            continue
        for target in targets:
            view = views.get(target.id) if isinstance(target, Permanent) else None
            if view is None or (view.immunities is not None and not affects(context, view)):
                continue
            if view.shared:
                view = views[target.id] = View(target, view.stack)
            apply(view, statement)


def _in_force(statement: Statement, known: dict[tuple[Wording, int], bool]) -> bool:
    """Whether the conditions around a statement hold."""
    context = statement.context
    if not statement.wording.impersonal:
        return all(holds(context, condition) for condition in statement.conditions)
    key = (statement.wording, context.seat)
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
