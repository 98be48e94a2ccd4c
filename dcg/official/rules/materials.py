"""DigiXros (7-2) and Assembly (7-3): cards are placed under the one that is being played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from dcg.official.codes import questions
from dcg.official.codes.absent import THE_RULES
from dcg.official.codes.places import HAND, TRASH, Place
from dcg.official.codes.procedures import ASSEMBLY, DIGIXROS, PlacingProcedure
from dcg.official.events.field import MaterialsPlaced
from dcg.official.events.options import No, Option
from dcg.official.language.card import Material, Materials
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import matches_all
from dcg.official.reading.targets import among
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.costs import Declaring
from dcg.official.rules.effects.targets import option_of
from dcg.official.rules.leaving import departures, leave_by_effect
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import left_the_field
from dcg.official.state.permanent import Permanent

NAMES: Final[dict[PlacingProcedure, str]] = {DIGIXROS: "digixros", ASSEMBLY: "assembly"}
"""What effects call the procedures ("if DigiXrosing")."""

FROM: Final[dict[PlacingProcedure, Place]] = {DIGIXROS: HAND, ASSEMBLY: TRASH}
"""Where the cards come from, besides the battle area for a DigiXros (7-2-1, 7-3-1)."""


class PlacedUnder(NamedTuple):
    """What was placed: by which procedure, the cards from bottom to top, and what it takes off the
    play cost."""

    procedure: str
    cards: tuple[int, ...]
    reduction: int


NOTHING: Final = PlacedUnder("", (), 0)


def most_reduction(match: OfficialMatch, declaring: Declaring) -> int:
    """The most that a DigiXros or Assembly could take off the play cost (1-3-11-4)."""
    best = 0
    for procedure, materials in _of(match, declaring.card):
        slots = _slots(materials)
        filled = _fillable(match, declaring, procedure, slots, [])
        if procedure == DIGIXROS:
            best = max(best, materials.reduction * filled)
        elif filled == len(slots):
            best = max(best, materials.reduction)
    return best


def place_materials(match: OfficialMatch, declaring: Declaring) -> Asking:
    """Declares a DigiXros or Assembly immediately before the cost is paid and places the cards
    (7-2-3-2, 7-2-3-3, 7-3-3-2, 7-3-3-3); what was placed."""
    for procedure, materials in _of(match, declaring.card):
        picked = yield from _choose(match, declaring, procedure, materials)
        if picked:
            placed = yield from _place(match, declaring, procedure, materials, picked)
            return placed
    return NOTHING


def _of(match: OfficialMatch, card: int) -> list[tuple[PlacingProcedure, Materials]]:
    facts = match.board.card(card)
    found = [(DIGIXROS, facts.digixros), (ASSEMBLY, facts.assembly)]
    return [(procedure, held) for procedure, held in found if held is not None]


def _slots(materials: Materials) -> list[Material]:
    """One for each card that can be placed, from the top down (7-2-2-5, 7-2-2-8)."""
    return [held for held in materials.of for _ in range(held.count)]


def _fitting(
    match: OfficialMatch, declaring: Declaring, procedure: PlacingProcedure, slot: Material
) -> list[Thing]:
    """What can be placed for one of the cards named: from the hand, then from the battle area; or
    from the trash. No Token is placed under a card (4-18-3)."""
    seat, card = declaring.seat, declaring.card
    side = match.state.sides[seat]
    found: list[Thing] = []
    if procedure == DIGIXROS:
        declared = {held.card for held in match.state.declarations}
        found += [held for held in side.hand if held != card and held not in declared]
        tokens = match.state.tokens
        found += [held for held in side.battle_area if held.top not in tokens]
    else:
        found += [held for held in side.trash if held != card]
    viewpoint = Viewpoint(match.board, seat, card, None, None)
    return [thing for thing in found if matches_all(viewpoint, thing, slot.match)]


def _fillable(
    match: OfficialMatch,
    declaring: Declaring,
    procedure: PlacingProcedure,
    slots: Sequence[Material],
    taken: list[Thing],
) -> int:
    """How many of the slots can be filled together with things not taken yet."""
    fitting = [
        [thing for thing in _fitting(match, declaring, procedure, slot) if not among(thing, taken)]
        for slot in slots
    ]
    holder: list[tuple[Thing, int]] = []
    return sum(_assign(slot, fitting, holder, set()) for slot in range(len(slots)))


def _assign(
    slot: int, fitting: list[list[Thing]], holder: list[tuple[Thing, int]], tried: set[int]
) -> bool:
    """Gives the slot a thing, moving others to other things where that makes room."""
    for thing in fitting[slot]:
        taken = [at for at, (held, _) in enumerate(holder) if held is thing or held == thing]
        if not taken:
            holder.append((thing, slot))
            return True
        (place,) = taken
        if place in tried:
            continue
        tried.add(place)
        if _assign(holder[place][1], fitting, holder, tried):
            holder[place] = (thing, slot)
            return True
    return False


def _choose(
    match: OfficialMatch, declaring: Declaring, procedure: PlacingProcedure, materials: Materials
) -> Asking:
    """What is placed, from the top down: one pick for each card named, or none for it. All of them
    for Assembly (7-3-2-4); it is not mandatory (7-2-2-12, 7-3-2-9)."""
    slots = _slots(materials)
    picked: list[Thing] = []
    whole = procedure == ASSEMBLY
    if whole and _fillable(match, declaring, procedure, slots, []) < len(slots):
        return picked
    for place, slot in enumerate(slots):
        found = [
            thing
            for thing in _fitting(match, declaring, procedure, slot)
            if not among(thing, picked)
        ]
        if whole:
            left = slots[place + 1 :]
            found = [
                thing
                for thing in found
                if _fillable(match, declaring, procedure, left, [*picked, thing]) == len(left)
            ]
        if not found:
            continue
        options: list[Option] = [option_of(thing) for thing in found]
        if not whole or not picked:
            options.append(No())
        answer = yield from ask(
            match, declaring.seat, questions.CHOOSE_CARD, options, (declaring.card, place)
        )
        if type(answer) is not No:
            picked.append(found[options.index(answer)])
        elif whole:
            return []
    return picked


def _place(
    match: OfficialMatch,
    declaring: Declaring,
    procedure: PlacingProcedure,
    materials: Materials,
    picked: list[Thing],
) -> Asking:
    """They are placed as soon as all are chosen (7-2-2-3): what stands in the battle area leaves it, and
    what is under it is trashed (7-2-2-7)."""
    seat = declaring.seat
    standing = [thing for thing in picked if isinstance(thing, Permanent)]
    gone, about = yield from leave_by_effect(
        match, standing, THE_RULES, match.ordinal - 1, "leave_the_battle_area"
    )
    stays = [thing for thing in standing if not any(thing is held for held in gone)]
    picked = [thing for thing in picked if not any(thing is held for held in stays)]
    tops = [thing.top if isinstance(thing, Permanent) else thing for thing in reversed(picked)]
    cards = tuple(thing for thing in picked if not isinstance(thing, Permanent))
    if not tops:
        return NOTHING
    placed = tuple(tops)
    event = MaterialsPlaced(seat, procedure, FROM[procedure], cards, departures(gone), placed)
    yield from left_the_field(match, event, about.cause, about if gone else None)
    times = len(placed) if procedure == DIGIXROS else 1
    return PlacedUnder(NAMES[procedure], placed, materials.reduction * times)
