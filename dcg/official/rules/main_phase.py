"""The main phase (rule 6-5): what the turn player may do, and doing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.official.codes import questions
from dcg.official.codes.absent import KEYWORD_BY_RULE, NOT_WAITING
from dcg.official.codes.declarations import PLAY
from dcg.official.codes.places import HAND
from dcg.official.events.options import (
    ActivateEffect,
    AppFuseInto,
    AttackWith,
    BurstDigivolveInto,
    DigivolveInto,
    DnaDigivolveInto,
    LinkTo,
    Option,
    Pass,
    PlayCard,
    UseOption,
)
from dcg.official.events.turn import Passed
from dcg.official.keywords import STANDS_FOR
from dcg.official.language import processes as p
from dcg.official.reading.compiled.effect import UPPER
from dcg.official.reading.compiled.elsewhere import CARDS_IN
from dcg.official.reading.compiled.given import given_keyword, meant
from dcg.official.reading.conditions import holds
from dcg.official.rules import playing, using
from dcg.official.rules.affording import Affording
from dcg.official.rules.app_fusion import app_fuse, app_fusion_options
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.attacking import attack_options, can_attack, declare, suspended_of
from dcg.official.rules.bursting import burst_digivolve, burst_options
from dcg.official.rules.costs import Declaring
from dcg.official.rules.digivolutions import Digivolutions
from dcg.official.rules.digivolving import digivolve, routes
from dcg.official.rules.dna import dna_digivolve, dna_options
from dcg.official.rules.effects.activate import activate
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import can_do, unmet
from dcg.official.rules.effects.in_hands import reveal
from dcg.official.rules.effects.optional import first_of
from dcg.official.rules.effects.run import run
from dcg.official.rules.effects.spent import is_spent
from dcg.official.rules.linking import all_link_options, declared_link
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.permanent import Permanent

PASS_MEMORY: Final = 3
_PASS: Final = Pass()


def main_options(match: OfficialMatch) -> list[Option]:
    """Every main phase action the turn player may declare, in a fixed order (6-5-1)."""
    state = match.state
    seat = state.turn.player
    side = state.sides[seat]
    affording = Affording(match, seat)
    plays = playing.Plays(match, seat, affording)
    digivolutions = Digivolutions(match, seat, affording)
    tables = match.tables
    has_special = tables.has_dna or tables.has_burst or tables.has_app_fusion
    options: list[Option] = []
    for card in side.hand:  # nothing hides what is there from its player
        facts = tables.cards[state.definition_of[card]]
        if facts.is_option:
            if using.can_declare(match, seat, card, facts, affording):
                options.append(UseOption(card))
        elif plays.allow(card, facts):
            options.append(PlayCard(card))
        if facts.is_digimon:
            digivolutions.add(card, facts, options)
            if has_special:
                options += _special_digivolutions(match, seat, card)
    if tables.has_links:
        options += all_link_options(match, seat)
    if side.battle_area:
        options += _attacks(match, side.battle_area)
    if tables.has_activations or tables.gives_activations:
        options += _activations(match, seat)
    options.append(_PASS)
    return options


def _attacks(match: OfficialMatch, attackers: Sequence[Permanent]) -> list[AttackWith]:
    """The attacks that what stands in the turn player's battle area may declare (11-2)."""
    suspended = suspended_of(match, 1 - match.state.turn.player)
    views = match.board.views_now()
    options: list[AttackWith] = []
    for held in attackers:
        view = views[held.id]
        if can_attack(match, view):
            options += attack_options(match, view, None, suspended)
    return options


def _special_digivolutions(match: OfficialMatch, seat: int, card: int) -> list[Option]:
    """The digivolutions into a card of the hand by special procedures (8-2 to 8-4)."""
    options: list[Option] = []
    if match.tables.has_dna:
        options += dna_options(match, seat, card)
    if match.tables.has_burst:
        options += burst_options(match, seat, card)
    if match.tables.has_app_fusion:
        options += app_fusion_options(match, seat, card)
    return options


def _activations(match: OfficialMatch, seat: int) -> list[Option]:
    """Activation-type effects that may be declared now (15-8-4), wherever they work (15-14)."""
    side = match.state.sides[seat]
    views = match.board.views_now()
    found = [
        Context(match, seat, held.card_at(place), held, compiled)
        for held in side.field()
        for place, compiled in views[held.id].stack.activations
    ]
    found += [
        Context(match, seat, card, None, compiled)
        for place in match.tables.elsewhere.activations
        if place in CARDS_IN
        for card in CARDS_IN[place](side)
        for compiled in match.board.card(card).working[place].activations[UPPER]
    ]
    if match.tables.gives_activations:
        found += [context for held in side.field() for context in _given(match, held)]
    return [_option(context) for context in found if _can_activate(context)]


def _given(match: OfficialMatch, held: Permanent) -> list[Context]:
    """The keyword effects that effects give it and that are activated: <Training> (16-40-2)."""
    found = []
    for keyword, givens in (match.board.view(held).given_keywords or {}).items():
        stands_for = STANDS_FOR.get(keyword)
        if stands_for is None or stands_for.kind != "activation":
            continue
        for given in givens:
            compiled = given_keyword(given.by, given.node, given.value)
            found.append(Context(match, held.seat, given.card, held, compiled))
    return found


def _option(context: Context) -> Option:
    assert context.compiled is not None
    return ActivateEffect(context.card, context.compiled.index, context.permanent_id)


def _can_activate(context: Context) -> bool:
    compiled = context.compiled
    assert compiled is not None
    if is_spent(context.match, compiled, compiled.index, context.card, context.permanent_id):
        return False
    body = compiled.effect.body
    if body is None or unmet(context, body):
        return False
    while isinstance(body, p.If):  # its condition holds, or else the rest of it counts
        body = body.then if holds(context, body.condition) else body.otherwise
    return can_do(context, body) if isinstance(body, p.ByCost) else True


def main_action(match: OfficialMatch) -> Asking[None]:
    """One action of the turn player."""
    seat = match.state.turn.player
    picked = yield from ask(match, seat, questions.MAIN, main_options(match))
    if type(picked) is PlayCard:
        yield from playing.play(match, Declaring(PLAY, seat, picked.card))
    elif type(picked) is DigivolveInto:
        held = match.state.permanents[picked.permanent]
        cost = dict(routes(match, picked.card, held))[picked.requirement]
        yield from digivolve(match, seat, HAND, picked.card, held, picked.requirement, cost)
    elif type(picked) is DnaDigivolveInto:
        yield from dna_digivolve(match, seat, HAND, picked)
    elif type(picked) is BurstDigivolveInto:
        yield from burst_digivolve(match, seat, picked)
    elif type(picked) is AppFuseInto:
        yield from app_fuse(match, seat, HAND, picked)
    elif type(picked) is LinkTo:
        yield from declared_link(match, seat, picked)
    elif type(picked) is UseOption:
        yield from using.use(match, seat, picked.card)
    elif type(picked) is AttackWith:
        held = match.state.permanents[picked.permanent]
        yield from declare(match, held, picked.target, lambda: _is_offered(match, held, picked))
    elif type(picked) is ActivateEffect:
        yield from _activate(match, picked)
    else:
        match.emit(Passed(-PASS_MEMORY if seat == 0 else PASS_MEMORY))


def _is_offered(match: OfficialMatch, held: Permanent, attack: AttackWith) -> bool:
    """Whether the attack can be declared."""
    view = match.board.view(held)
    return can_attack(match, view) and attack in attack_options(match, view)


def _activate(match: OfficialMatch, picked: ActivateEffect) -> Asking[None]:
    """Activates an activation-type effect; its condition is then performed (15-8-4-4-1)."""
    held = match.state.permanents.get(picked.permanent)
    seat = match.state.turn.player
    if picked.effect_index == KEYWORD_BY_RULE:
        assert held is not None
        context = next(one for one in _given(match, held) if one.card == picked.card)
        compiled = context.compiled
        assert compiled is not None
        context.because = match.ordinal - 1
    else:
        compiled = meant(match.board.card(picked.card).effects[picked.effect_index])
        context = Context(match, seat, picked.card, held, compiled, match.ordinal - 1)
    if held is None and picked.card in match.state.sides[seat].hand:
        reveal(match, seat, picked.card)
    counted = compiled.limit is not None
    # of several steps the first is asked in its turn: to declare the effect was not to choose it
    resolving = run(context, compiled.body, accepted=first_of(compiled.body) is None)
    keyword = compiled.keyword if compiled.index == KEYWORD_BY_RULE else ""
    yield from activate(context, NOT_WAITING, counted, resolving, keyword)
