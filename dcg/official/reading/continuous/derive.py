"""Deriving a board: every statement in force, applied in an order of what depends on what.

Information first, then immunity, keywords, prohibitions and permissions, and DP: so that "while
this Digimon has <Piercing>, it gets +2000 DP" reads the keywords of this very pass. Where something
reads what comes later ("while this Digimon has 10000 DP or more, it gains <Blocker>"), the layers
are gone over until nothing changes (`rounds`). Neither seats nor the order of the field count.
"""

from __future__ import annotations

from collections.abc import Sequence

from dcg.official.codes.absent import EVERYTHING
from dcg.official.codes.effects import WITH_TURN
from dcg.official.codes.places import BATTLE_AREA
from dcg.official.reading.compiled.card import effect_named
from dcg.official.reading.compiled.effect import INHERITED, LINK, CompiledEffect
from dcg.official.reading.compiled.elsewhere import CARDS_IN
from dcg.official.reading.compiled.tables import Tables
from dcg.official.reading.continuous.derivation import Derivation
from dcg.official.reading.continuous.finding import Finder, kept_off
from dcg.official.reading.continuous.given import add_given
from dcg.official.reading.continuous.order import by_age, setting
from dcg.official.reading.continuous.rounds import go_round, needs_rounds
from dcg.official.reading.continuous.statements import (
    APPLIED,
    BASE_DP,
    COSTS,
    INFORMATION,
    PLAYERS,
    RULES,
    Statement,
    given_wording,
)
from dcg.official.reading.facts import Readable
from dcg.official.reading.view import View
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent
from dcg.official.state.side import Side

Layers = tuple[list[Statement], ...]


def derive(
    board: Readable,
    tables: Tables,
    statements: Sequence[Statement],
    derived: Derivation,
) -> None:
    """Fills a derivation that has the views of the stacks alone.

    `statements` are those of all that works somewhere, and `derived` has the facets they read.
    While this runs, `board` answers from `derived`.
    """
    if statements or board.state.modifiers:
        _apply(board, tables, statements, derived)
    else:
        derived.in_order = True
    if tables.needs_rule_checks:
        for view in derived.views.values():
            if view.dp is not None and view.dp <= 0:
                view.dp = 0
                derived.in_order = False
        if tables.has_links and any(view.permanent.links for view in derived.views.values()):
            derived.in_order = False


def _apply(
    board: Readable, tables: Tables, statements: Sequence[Statement], derived: Derivation
) -> None:
    """Applies the statements and what lasting effects gave, layer by layer."""
    layers = layers_of(board, tables, statements, derived)
    if tables.values_feed_back and needs_rounds(layers):
        go_round(derived, layers)
    else:
        for layer in APPLIED:
            if layers[layer]:
                _apply_layer(derived, layers[layer], keeps=bool(tables.keeps_itself_up))
    derived.rules = layers[RULES]
    derived.costs = layers[COSTS]
    derived.players = layers[PLAYERS]
    if tables.sets_values:
        derived.setting = tuple(setting(layers))
    derived.in_order = not (layers[INFORMATION] or derived.unsettled)


def layers_of(
    board: Readable, tables: Tables, statements: Sequence[Statement], derived: Derivation
) -> Layers:
    """The statements of the stacks, what lasting effects gave, and what others are given, by layer, each
    in the order it is applied in. The facets they read are added to `derived`."""
    layers: Layers = ([], [], [], [], [], [], [], [])
    for statement in statements:
        layers[statement.wording.layer].append(statement)
    if board.state.modifiers:
        derived.reads |= _collect_modifiers(board, tables, layers)
    if tables.gives_persistent:
        derived.reads |= add_given(board, derived.views, layers)
    for layer in (INFORMATION, BASE_DP):
        if len(layers[layer]) > 1:
            layers[layer].sort(key=by_age(board.state))
    return layers


def _collect_modifiers(board: Readable, tables: Tables, layers: Layers) -> int:
    """Adds what lasting effects gave; the facets these read. What has moved to a breeding area keeps
    what it was given, and is only affected there by effects that speak of breeding areas (3-4-6-3,
    P-143#Q4252)."""
    state = board.state
    reads = 0
    for modifier, definition, incarnation in state.modifiers:
        compiled = effect_named(tables.cards[definition], modifier.effect_index)
        node = compiled.statements[modifier.statement]
        viewpoint = Viewpoint(board, modifier.seat, modifier.card, None, compiled)
        if modifier.source:
            viewpoint.source = frozenset(modifier.source)
        target = state.permanents.get(modifier.target)
        if target is None:
            if modifier.target != EVERYTHING:
                continue
        elif target.area is not BATTLE_AREA and not compiled.speaks_of_breeding_areas():
            continue
        wording = given_wording(node)
        turn_bound = modifier.ends == WITH_TURN and wording.while_active
        if turn_bound and not _is_in_play(state, modifier.card, incarnation, compiled):
            continue
        layers[wording.layer].append(
            Statement(wording, viewpoint, target, modifier.value, modifier.id)
        )
        reads |= wording.reads
    return reads


def _is_in_play(state: Board, card: int, incarnation: int, compiled: CompiledEffect) -> bool:
    """Whether a card is the same (3-1-3-1) and still where its effect works: what a trigger gave
    without saying for how long goes when the effect does (BT1-012#Q876)."""
    return state.incarnation[card] == incarnation and any(
        _lies_in(side, place, card, compiled.section)
        for side in state.sides
        for place in compiled.effect.zones
    )


def _lies_in(side: Side, place: str, card: int, section: int) -> bool:
    """Whether a card is in a place of a player where its effects of a section work (15-14)."""
    if place in CARDS_IN:
        return card in CARDS_IN[place](side)
    stood = side.battle_area
    if place == "breeding_area":
        stood = [side.breeding_area] if side.breeding_area is not None else []
    if section == LINK:
        return any(card in held.links for held in stood)
    return any(
        card in (held.cards[:-1] if section == INHERITED else held.cards[-1:]) for held in stood
    )


def _apply_layer(derived: Derivation, statements: list[Statement], *, keeps: bool) -> None:
    """Applies one layer in one pass; `keeps` is whether anything asks what is in force."""
    views = derived.views
    find = Finder(views)
    for statement in statements:
        if statement.is_conditional and not find.in_force(statement):
            continue
        if statement.wording.of_security_digimon:
            derived.security_dp.append(statement)
            continue
        apply = statement.wording.apply
        if apply is None:
            continue
        for thing in find.things(statement):
            view = views.get(thing.id) if isinstance(thing, Permanent) else None
            if view is None or (view.immunities is not None and kept_off(statement, view)):
                continue
            if view.shared:
                view = views[view.permanent.id] = View(view.permanent, view.stack)
            amount = statement.value
            apply(view, statement, statement.amount(view.permanent) if amount is None else amount)
            if keeps and statement.is_persistent:
                derived.held.add(statement.on(view.permanent.id))
