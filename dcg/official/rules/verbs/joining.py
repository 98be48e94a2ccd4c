"""Effects that DNA digivolve (8-2-2-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.official.codes import questions
from dcg.official.codes.declarations import DIGIVOLVE
from dcg.official.codes.places import HAND
from dcg.official.events.options import DnaDigivolveInto
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import select
from dcg.official.reading.targets import candidates
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.affects import by_effect
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.costs import Declaring, can_be_paid
from dcg.official.rules.dna import DNA, Joining, dna_digivolve, is_wanted, joinings
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import Feasible
from dcg.official.rules.effects.run import Verb
from dcg.official.rules.effects.targets import affected
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.verbs.places import place_of
from dcg.official.state.permanent import Permanent


def ways(context: Context, process: p.DnaDigivolve) -> list[DnaDigivolveInto]:
    """The DNA digivolutions the effect allows that can be completed (8-2-3-1)."""
    match, seat = context.match, context.seat
    sides = [
        affected(context, candidates(context, entry))
        for entry in process.joined
        if not isinstance(entry, s.Each)
    ]
    pool: list[Thing] = []
    for side in sides:
        pool += [thing for thing in side if _own(context, thing) and thing not in pool]
    standing = match.state.sides[seat].battle_area
    pool.sort(key=lambda thing: standing.index(thing) if isinstance(thing, Permanent) else 1000)
    found: list[DnaDigivolveInto] = []
    for card in select(context, process.into.selector):
        if not isinstance(card, Permanent):
            found += [
                way.option(card)
                for way in joinings(match, card, pool)
                if (len(sides) == 1 or _allowed(sides, way.joined))
                and _specified(match, card, process.specified, way.joined)
                and _affordable(context, process, card, way)
            ]
    return found


def _own(context: Context, thing: Thing) -> bool:
    """Whether it is one of the player's own in the battle area, or a card off the field."""
    if isinstance(thing, Permanent):
        return thing in context.match.state.sides[context.seat].battle_area
    return True


def _allowed(sides: Sequence[Sequence[Thing]], joined: Sequence[Thing]) -> bool:
    """Whether each is one that the effect speaks of, for a different entry each."""
    return not sides or any(
        one in sides[0] and _allowed(sides[1:], [other for other in joined if other != one])
        for one in joined
    )


def _specified(
    match: OfficialMatch, card: int, wanted: Sequence[s.Filter], joined: Sequence[Thing]
) -> bool:
    """Whether each is what is specified, a different one of these each (16-30-1), as it is or as it is also
    treated for a DNA digivolution into the card."""
    if not wanted:
        return True
    viewpoint = Viewpoint.of_card(match.board, card)
    return any(
        is_wanted(match, viewpoint, one, tuple(wanted[:1]))
        and _specified(match, card, wanted[1:], [other for other in joined if other != one])
        for one in joined
    )


def _affordable(context: Context, process: p.DnaDigivolve, card: int, way: Joining) -> bool:
    if process.free:
        return True
    match, seat = context.match, context.seat
    first, *others = way.digimon
    declaring = Declaring(DIGIVOLVE, seat, card, first, others=others, procedure=DNA)
    return can_be_paid(match, declaring, way.cost)


def _dna_digivolve(context: Context, process: p.DnaDigivolve) -> Asking[None]:
    match = context.match
    found = ways(context, process)
    if not found:
        return
    picked = yield from ask(match, context.seat, questions.CHOOSE_TARGET, found, (context.card,))
    seat, zone = place_of(context, picked.card)
    cards_zone = place_of(context, picked.cards[0])[1] if picked.cards else HAND
    held = yield from dna_digivolve(
        match,
        seat,
        zone,
        picked,
        free=process.free,
        by=context.seat,
        cards_zone=cards_zone,
        affects=by_effect(context),
    )
    context.did = held is not None
    if held is not None and process.bind is not None:
        context.bindings[process.bind] = [held]


def can_dna_digivolve(context: Context, process: p.DnaDigivolve) -> bool:
    """Whether some of the Digimon it speaks of can DNA digivolve into one of the cards."""
    return bool(ways(context, process))


JOINING_VERBS: Final[dict[type, Verb]] = {p.DnaDigivolve: _dna_digivolve}
JOINING_FEASIBLE: Final[dict[type, Feasible]] = {p.DnaDigivolve: can_dna_digivolve}
