"""Effects that play, digivolve, place, and activate other effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from dcg.kernel.absent import NO_CAUSE
from dcg.official.codes import questions
from dcg.official.codes.absent import NO_CARD, NO_REQUIREMENT
from dcg.official.codes.declarations import DIGIVOLVE, PLAY, USE
from dcg.official.codes.places import BATTLE_AREA, BREEDING_AREA, Place
from dcg.official.codes.procedures import BLAST
from dcg.official.events.field import OptionPlaced
from dcg.official.events.options import PickCard, PickNumber
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.processes.entering import WHAT_WAS_PLAYED
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import number, select
from dcg.official.reading.targets import can_complete_with, candidates
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.costs import (
    EVENTS,
    KINDS,
    Declaring,
    Together,
    can_be_paid,
    counted,
)
from dcg.official.rules.digivolving import digivolve, is_among, is_forbidden, meets, routes
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import Feasible
from dcg.official.rules.effects.interrupt import Reduced, Widened
from dcg.official.rules.effects.run import Verb, unsupported, up_to
from dcg.official.rules.effects.targets import affected, resolve, resolve_able
from dcg.official.rules.happening import Cards, Happening, caused_by
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.materials import most_reduction
from dcg.official.rules.moves import moved
from dcg.official.rules.playing import Entered, announce_played, enter, has_space
from dcg.official.rules.tokens import play_token
from dcg.official.rules.using import may_use, use
from dcg.official.rules.verbs.places import by_place, place_of
from dcg.official.state.permanent import Permanent

_AREAS: Final[dict[str, Place]] = {"battle_area": BATTLE_AREA, "breeding_area": BREEDING_AREA}


def can_play(context: Context, process: p.Play) -> bool:
    """Whether there is as much to play as it needs, and space for it."""
    to = _AREAS[process.to]
    if not has_space(context.match, context.seat, to):
        return False
    return can_complete_with(
        context,
        process.target,
        lambda thing: _playable(context, process, thing),
        whole=context.paying,
    )


def _playable(context: Context, process: p.Play, card: Thing) -> bool:
    if isinstance(card, Permanent):
        return False
    facts = context.match.board.card(card)
    if facts.play_cost is None or facts.is_option:
        return False
    if not has_space(context.match, place_of(context, card)[0], _AREAS[process.to]):
        return False
    if not context.match.board.may_play(context.seat, card, facts, by_effect=True):
        return False
    if process.free:
        return True
    declaring = Declaring(PLAY, context.seat, card, zone=place_of(context, card)[1])
    declaring.granted = _granted(context, process, context.seat)
    cost = facts.play_cost if process.cost is None else process.cost
    if context.match.tables.has_materials:
        cost -= most_reduction(context.match, declaring)
    return can_be_paid(context.match, declaring, cost, number(context, process.reduction))


def _granted(context: Context, process: p.Play, seat: int) -> list[Widened]:
    """From where the effect that plays it for this seat lets cards be placed for its DigiXros: the effect's
    player, since no card is placed under one of the other player."""
    if seat != context.seat:
        return []
    return [Widened(context, source, None, False) for source in process.materials]


def _play(context: Context, process: p.Play) -> Asking[None]:
    to = _AREAS[process.to]
    things = yield from resolve_able(
        context, process.target, lambda thing: _playable(context, process, thing)
    )
    entered: list[Entered] = []
    together = Together(things)
    for card in things:
        if isinstance(card, Permanent) or not _playable(context, process, card):
            continue
        seat, zone = place_of(context, card)
        declaring = Declaring(PLAY, seat, card, None, zone, context.seat, together=together)
        declaring.granted = _granted(context, process, seat)
        one = yield from enter(
            context.match,
            declaring,
            free=process.free,
            reduction=lambda: number(context, process.reduction),
            suspended=process.suspended,
            to=to,
            cost=process.cost,
        )
        context.did = one is not None
        if one is not None:
            context.now_is(card, one.held)
            entered.append(one)
    if type(process.target) in (s.Ref, s.Each):
        context.bindings[WHAT_WAS_PLAYED] = [one.held for one in entered]
    announce_played(context.match, entered)


def _play_token(context: Context, process: p.PlayToken) -> Asking[None]:
    """As many Tokens as it says, of one or two kinds, at one time (4-18-1)."""
    match = context.match
    seat = context.seat if process.who == process.to else 1 - context.seat
    entered: list[Entered] = []
    for name in process.names:
        definition = match.board.card(context.card).tokens.get(name)
        if definition is None:
            unsupported(context, f"playing a Token that the card does not describe: {name}")
            return
        if not _token_playable(context, name):
            continue
        count = number(context, process.count) if name == process.name else 1
        if process.up_to:
            count = yield from up_to(context, count)
        entered += (
            play_token(match, seat, definition, suspended=process.suspended, by=context.seat)
            for _ in range(count)
        )
    context.bindings["it"] = [one.held for one in entered]
    if process.bind is not None:
        context.bindings[process.bind] = [one.held for one in entered]
    context.did = bool(entered)
    announce_played(match, entered)


def _token_playable(context: Context, name: str) -> bool:
    """Whether nothing forbids an effect to play the Token."""
    match = context.match
    described = match.board.card(context.card).card.tokens
    token = next(held for held in described if held.name == name)
    return match.board.may_play(context.seat, NO_CARD, CompiledCard(token), by_effect=True)


def _use(context: Context, process: p.Use) -> Asking[None]:
    """Uses what it picked, if its colours are there (9-1-1)."""
    match = context.match
    things = yield from resolve_able(
        context, process.target, lambda thing: _usable(context, process, thing)
    )
    for card in things:
        if not isinstance(card, Permanent) and _usable(context, process, card):
            seat, zone = place_of(context, card)
            context.did = yield from use(
                match,
                seat,
                card,
                zone=zone,
                free=process.free,
                reduction=lambda: number(context, process.reduction),
                by=context.seat,
                to_security=process.to_security,
                to_deck=process.to_deck,
                ignore_colours=process.ignore_colours,
            )


def _usable(context: Context, process: p.Use, card: Thing) -> bool:
    match = context.match
    if isinstance(card, Permanent) or not match.board.card(card).main:
        return False
    seat, zone = place_of(context, card)
    if not may_use(match, seat, card, context.seat, ignore_colours=process.ignore_colours):
        return False
    if process.free:
        return True
    declaring = Declaring(USE, seat, card, zone=zone)
    cost = match.board.card(card).play_cost or 0
    return can_be_paid(match, declaring, cost, number(context, process.reduction))


def can_use(context: Context, process: p.Use) -> bool:
    """Whether one of the cards could be used (9-1-1)."""
    return can_complete_with(
        context,
        process.target,
        lambda thing: _usable(context, process, thing),
        whole=context.paying,
    )


def _digivolve(context: Context, process: p.Digivolve) -> Asking[None]:
    """Digivolves by an effect: only into what can be completed is offered."""
    match = context.match
    things = yield from resolve_able(
        context, process.target, lambda thing: bool(_into(context, process, thing))
    )
    held = next(iter(things), None)
    choices = _into(context, process, held)
    if not isinstance(held, Permanent) or not choices:
        return
    cards = list(dict.fromkeys(card for card, _, _ in choices))
    options = [PickCard(card) for card in cards]
    picked = yield from ask(
        match, context.seat, questions.CHOOSE_CARD, options, (context.card, held.id)
    )
    ways = [way for way in choices if way[0] == picked.card]
    which = yield from ask(
        match,
        context.seat,
        questions.CHOOSE_REQUIREMENT,
        [PickNumber(place) for place in range(len(ways))],
        (picked.card, held.id),
    )
    card, requirement, base = ways[which.number]
    seat, zone = place_of(context, card)

    def still(match: OfficialMatch, declaring: Declaring) -> bool:
        if not affected(context, [held]):
            return False
        found = _met(context, process, card, held, declared=True)
        return is_among(match, declaring, found) or (process.cost is not None and bool(found))

    context.did = yield from digivolve(
        match,
        seat,
        zone,
        card,
        held,
        requirement,
        base,
        free=process.free,
        reduction=lambda: number(context, process.reduction),
        by=context.seat,
        still=still,
        procedure=BLAST if _is_blast(context) else "",
    )


def _is_blast(context: Context) -> bool:
    """Whether the effect that digivolves is <Blast Digivolve> (16-25)."""
    return context.compiled is not None and context.compiled.keyword == "blast_digivolve"


def can_digivolve(context: Context, process: p.Digivolve) -> bool:
    """Whether one of the Digimon it speaks of can digivolve into one of the cards (8-1-2)."""
    if isinstance(process.target, s.Each):
        return True
    things = affected(context, candidates(context, process.target))
    return any(bool(_into(context, process, held)) for held in things)


def _into(context: Context, process: p.Digivolve, held: Thing | None) -> list[tuple[int, int, int]]:
    """Every card it can digivolve into, by which requirement and at what cost."""
    if not isinstance(held, Permanent):
        return []
    return [
        way for card in _cards(context, process.into) for way in _ways(context, process, card, held)
    ]


def _cards(context: Context, into: s.Choose) -> list[int]:
    """The cards it may be. "This card" is also what is being checked, in no area (13-1-7-4)."""
    found = [card for card in select(context, into.selector) if not isinstance(card, Permanent)]
    if into == s.INTO_THIS_CARD and context.host in context.match.state.in_no_area:
        found.append(context.host)
    return found


def _met(
    context: Context,
    process: p.Digivolve,
    card: int,
    held: Permanent,
    *,
    declared: bool = False,
) -> list[tuple[int, int]]:
    """By which requirements of the card it can digivolve as the effect says, and what they cost."""
    match = context.match
    if not match.board.card(card).is_digimon or held.top in match.state.tokens:
        return []
    if process.ignore_requirements or process.ignore_level:
        if not match.board.is_free_to(context.seat, "ignore_digivolution_requirements"):
            return []
    if process.ignore_requirements:
        found = [] if is_forbidden(match, card, held) else [(NO_REQUIREMENT, 0)]
    elif process.ignore_level or process.as_level is not None:
        found = list(_treated_routes(match, process, card, held))
    else:
        found = list(routes(match, card, held, declared=declared))
    if process.at_most is not None:
        found = [(requirement, cost) for requirement, cost in found if cost <= process.at_most]
    return found


def _ways(
    context: Context, process: p.Digivolve, card: int, held: Permanent
) -> list[tuple[int, int, int]]:
    """Those among them that it can pay for: the card, the requirement and the cost."""
    match = context.match
    found = _met(context, process, card, held)
    if process.cost is not None:
        fixed = number(context, process.cost)
        found = [(requirement, fixed) for requirement, _ in found[:1]]
    if process.free:
        return [(card, requirement, cost) for requirement, cost in found]
    ways = []
    for requirement, cost in found:
        declaring = Declaring(DIGIVOLVE, context.seat, card, held, requirement=requirement)
        if can_be_paid(match, declaring, cost, number(context, process.reduction)):
            ways.append((card, requirement, cost))
    return ways


def _treated_routes(
    match: OfficialMatch, process: p.Digivolve, card: int, held: Permanent
) -> Iterator[tuple[int, int]]:
    """The requirements that it meets with its level left out of account, or as what it is treated as."""
    view = match.board.view(held)
    if view.is_option:
        return
    for place, requirement in enumerate(match.board.card(card).requirements):
        if process.ignore_level:
            met = meets(match, card, view, msgspec.structs.replace(requirement, level=None))
        else:
            met = (
                requirement.level == process.as_level
                and (requirement.colour is None or requirement.colour in process.as_colours)
                and not requirement.match
            )
        if met and not is_forbidden(match, card, held, place):
            yield place, requirement.cost


def _place_in_battle_area(context: Context, process: p.PlaceInBattleArea) -> Asking[None]:
    """What stands there already is not placed again (17-1-3-3)."""
    match = context.match
    things = yield from resolve(context, process.target)
    _, cards = by_place(context, things)
    for (seat, zone), found in cards.items():
        for card in found:
            event = OptionPlaced(seat, zone, card, match.state.next_permanent)
            cause = caused_by(context.seat)
            placed = Happening("option_placed", NO_CAUSE, [], seat, cause, Cards(1, None, (card,)))
            moved(match, event, cause, placed)
            context.did = True


def _reduce_cost(context: Context, process: p.ReduceCost) -> Asking[None]:
    """In an interrupting effect: the thing about to be paid for costs less, unless whoever pays can't
    reduce such costs (15-1-3)."""
    intent = context.intent
    if intent is not None:
        amount = number(context, process.amount)
        kind = KINDS[EVENTS.index(intent.happening.event)] if process.or_kind else process.kind
        amount = counted(context.match, intent.happening.seat, kind, amount)
        intent.reduction += amount
        if process.for_each:
            intent.reduced.append(Reduced(context, amount))
        context.did = amount != 0
    yield from ()


def _widen_digixros(context: Context, process: p.WidenDigiXros) -> Asking[None]:
    """In an interrupting effect: the cards there can be placed too (7-2-1)."""
    if context.intent is not None:
        context.intent.widened += [
            Widened(context, source, process.each, process.for_each) for source in process.sources
        ]
        context.did = True
    yield from ()


ENTERING_VERBS: Final[dict[type, Verb]] = {
    p.Play: _play,
    p.PlayToken: _play_token,
    p.Use: _use,
    p.Digivolve: _digivolve,
    p.PlaceInBattleArea: _place_in_battle_area,
    p.ReduceCost: _reduce_cost,
    p.WidenDigiXros: _widen_digixros,
}

FEASIBLE: Final[dict[type, Feasible]] = {
    p.Digivolve: can_digivolve,
    p.Play: can_play,
    p.Use: can_use,
}
