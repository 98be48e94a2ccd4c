"""Effects that DNA digivolve (8-2-2-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.official.codes import questions
from dcg.official.codes.declarations import DIGIVOLVE
from dcg.official.events.options import DnaDigivolveInto
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.selecting import select
from dcg.official.reading.targets import among, candidates
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.costs import Declaring, constant_change
from dcg.official.rules.dna import Joining, dna_digivolve, joinings
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.run import Feasible, Verb
from dcg.official.rules.effects.targets import affected
from dcg.official.rules.memory import can_pay
from dcg.official.rules.verbs.places import place_of
from dcg.official.state.permanent import Permanent


def ways(context: Context, process: p.DnaDigivolve) -> list[DnaDigivolveInto]:
    """The DNA digivolutions the effect allows that can be completed (8-2-3-1)."""
    match, seat = context.match, context.seat
    sides = [
        [
            thing
            for thing in affected(context, candidates(context, entry))
            if isinstance(thing, Permanent)
        ]
        for entry in process.joined
        if not isinstance(entry, s.Each)
    ]
    spoken_of = {held.id for side in sides for held in side}
    own = [held for held in match.state.sides[seat].battle_area if held.id in spoken_of]
    found: list[DnaDigivolveInto] = []
    for card in select(context, process.into.selector):
        if not isinstance(card, Permanent):
            found += [
                way.option(card)
                for way in joinings(match, seat, card, own)
                if _allowed(sides, way.joined) and _affordable(context, process, card, way)
            ]
    return found


def _allowed(sides: Sequence[Sequence[Permanent]], joined: Sequence[Permanent]) -> bool:
    """Whether each Digimon is one that the effect speaks of, for a different entry each."""
    if len(sides) == 1:
        return all(among(held, list(sides[0])) for held in joined)
    if len(sides) != len(joined):
        return False
    return any(
        among(held, sides[0])
        and _allowed(sides[1:], [other for other in joined if other is not held])
        for held in joined
    )


def _affordable(context: Context, process: p.DnaDigivolve, card: int, way: Joining) -> bool:
    if process.free:
        return True
    match, seat = context.match, context.seat
    declaring = Declaring(DIGIVOLVE, seat, card, way.joined[0], others=way.joined[1:])
    return can_pay(match.state, seat, max(0, way.cost + constant_change(match, declaring)))


def _dna_digivolve(context: Context, process: p.DnaDigivolve) -> Asking:
    match = context.match
    found = ways(context, process)
    if not found:
        return
    picked = yield from ask(match, context.seat, questions.CHOOSE_TARGET, found, (context.card,))
    seat, zone = place_of(context, picked.card)
    held = yield from dna_digivolve(match, seat, zone, picked, free=process.free, by=context.seat)
    context.did = held is not None
    if held is not None:
        context.bindings["it"] = [held]


def can_dna_digivolve(context: Context, process: p.DnaDigivolve) -> bool:
    """Whether some of the Digimon it speaks of can DNA digivolve into one of the cards."""
    return bool(ways(context, process))


JOINING_VERBS: Final[dict[type, Verb]] = {p.DnaDigivolve: _dna_digivolve}
JOINING_FEASIBLE: Final[dict[type, Feasible]] = {p.DnaDigivolve: can_dna_digivolve}
