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
from dcg.official.language.selectors import HasTrait, NameContains, NameIs
from dcg.official.language.terms import Differing
from dcg.official.reading.attributes import facts_of
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.differing import had, most_of
from dcg.official.reading.facts import Facts, Thing
from dcg.official.reading.most_met import Want, most_met
from dcg.official.reading.selecting import matches, select
from dcg.official.reading.view import NamedView
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.costs import Declaring, allowed, possibly_widened
from dcg.official.rules.effects.targets import option_of
from dcg.official.rules.leaving import departures, leave_by_effect
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import left_the_field
from dcg.official.state.permanent import Permanent
from dcg.official.support.tree import walk

NAMES: Final[dict[PlacingProcedure, str]] = {DIGIXROS: "digixros", ASSEMBLY: "assembly"}
"""What effects call the procedures ("if DigiXrosing")."""

FROM: Final[dict[PlacingProcedure, Place]] = {DIGIXROS: HAND, ASSEMBLY: TRASH}
"""Where the cards come from, besides the battle area for a DigiXros (7-2-1, 7-3-1)."""


IN_BRACKETS: Final = (NameIs, NameContains, HasTrait)
"""What a requirement shows in brackets."""


class PlacedUnder(NamedTuple):
    """What was placed: by which procedure, the cards from bottom to top, and what it takes off the
    play cost."""

    procedure: str
    cards: tuple[int, ...]
    reduction: int


NOTHING: Final = PlacedUnder("", (), 0)


class Gap(NamedTuple):
    """Where one card goes of those that a requirement names: which of them, counted from the top."""

    number: int
    material: Material


class InGap(NamedTuple):
    """What was picked, and for which of the cards that the requirement names."""

    number: int
    thing: Thing


def most_reduction(match: OfficialMatch, declaring: Declaring) -> int:
    """The most that a DigiXros or Assembly could take off the play cost (1-3-11-4)."""
    best = 0
    declaring.widened = possibly_widened(match, declaring)
    for procedure, materials in _of(match, declaring.card):
        gaps = _gaps(match, declaring, procedure, materials)
        filled = _fillable(match, declaring, procedure, gaps, [])
        if procedure == DIGIXROS:
            filled = min(filled, _at_most(match, declaring, gaps))
            best = max(best, materials.reduction * filled)
        elif filled == len(gaps):
            best = max(best, materials.reduction)
    return allowed(match, declaring, best)


def _at_most(match: OfficialMatch, declaring: Declaring, gaps: Sequence[Gap]) -> int:
    """How many can be placed as far as so many cards of a place are."""
    limits = [held.most for held in declaring.widened if held.most is not None]
    if not limits:
        return len(gaps)
    widened = declaring.widened
    declaring.widened = [held for held in widened if held.most is None]
    filled = _fillable(match, declaring, DIGIXROS, gaps, [])
    declaring.widened = widened
    return filled + sum(limits)


def place_materials(match: OfficialMatch, declaring: Declaring) -> Asking[PlacedUnder]:
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


def _gaps(
    match: OfficialMatch, declaring: Declaring, procedure: PlacingProcedure, materials: Materials
) -> list[Gap]:
    """One for each card that can be placed, from the top down (7-2-2-5, 7-2-2-8); where any number
    can, as many as there are."""
    gaps: list[Gap] = []
    for number, held in enumerate(materials.of):
        count = held.count
        if count is None:
            count = len(_fitting(match, declaring, procedure, held))
        gaps += [Gap(number, held)] * count
    return gaps


def _fitting(
    match: OfficialMatch, declaring: Declaring, procedure: PlacingProcedure, material: Material
) -> list[Thing]:
    """What can be placed for one of the cards named: from the hand, then from the battle area; or
    from the trash. No Token is placed under a card (4-18-3)."""
    seat, card = declaring.seat, declaring.card
    side = match.state.sides[seat]
    found: list[Thing] = []
    if procedure == DIGIXROS:
        declared = {card, *(held.card for held in match.state.declarations)}
        if declaring.together is not None:
            declared.update(one for one in declaring.together.cards if isinstance(one, int))
        found += [held for held in side.hand if held not in declared]
        tokens = match.state.tokens
        found += [held for held in side.battle_area if held.top not in tokens]
        for held in declaring.widened:
            found += [thing for thing in select(held.viewpoint, held.source) if thing not in found]
    else:
        found += [held for held in side.trash if held != card]
    viewpoint = _seen_by(match, declaring)
    return [
        thing
        for thing in found
        if _replaces(match, procedure, material, thing)
        or all(
            matches(viewpoint, _as_placed(viewpoint, procedure, thing), thing, test)
            for test in material.match
        )
    ]


def _replaces(
    match: OfficialMatch, procedure: PlacingProcedure, material: Material, thing: Thing
) -> bool:
    """Whether an effect lets a Digimon stand in for a card that a DigiXros requirement shows in brackets
    (15-15-8-1), but for cards that must differ (15-15-8-2)."""
    return (
        procedure == DIGIXROS
        and isinstance(thing, Permanent)
        and material.different is None
        and match.board.view(thing).may("replace_digixros_requirement")
        and any(isinstance(node, IN_BRACKETS) for node in walk(material.match))
    )


def _as_placed(viewpoint: Viewpoint, procedure: PlacingProcedure, thing: Thing) -> Facts:
    """What is true of a card that could be placed: for a DigiXros, with the names it has for that
    (2-3-5-1); for an Assembly, with the levels."""
    facts = facts_of(viewpoint, thing)
    if procedure != DIGIXROS:
        if isinstance(facts, CompiledCard) and facts.levels_for_assembly:
            return facts.placed_for_assembly(viewpoint.board.card(viewpoint.card).names)
        return facts
    if isinstance(facts, CompiledCard):
        return facts.named_for_digixros()
    names = facts.stack.top.names_for_digixros
    return NamedView(facts, names) if names else facts


def _had(
    viewpoint: Viewpoint, procedure: PlacingProcedure, thing: Thing, differing: Differing
) -> frozenset[str]:
    facts = _as_placed(viewpoint, procedure, thing)
    return had(viewpoint.board, thing, facts, differing)


def _left(
    match: OfficialMatch,
    declaring: Declaring,
    procedure: PlacingProcedure,
    gap: Gap,
    picked: Sequence[InGap],
) -> list[Thing]:
    """What fits besides what is picked, and differs from it where the requirement says so."""
    things = [held.thing for held in picked]
    differing = gap.material.different
    viewpoint = _seen_by(match, declaring)
    found = [
        thing
        for thing in _fitting(match, declaring, procedure, gap.material)
        if thing not in things
    ]
    if any(held.most is not None for held in declaring.widened):
        found = [thing for thing in found if _are_let_in(match, declaring, [*things, thing])]
    if differing is None:
        return found
    same = [
        _had(viewpoint, procedure, held.thing, differing)
        for held in picked
        if held.number == gap.number
    ]
    return [
        thing
        for thing in found
        if most_of([*same, _had(viewpoint, procedure, thing, differing)]) > len(same)
    ]


def _are_let_in(match: OfficialMatch, declaring: Declaring, things: Sequence[Thing]) -> bool:
    """Whether each of these that comes from elsewhere than the hand and the battle area is one of those that
    effects let be placed (7-2-1): of some places all cards, of others so many for each effect."""
    hand = match.state.sides[declaring.seat].hand
    elsewhere = [
        thing for thing in things if not isinstance(thing, Permanent) and thing not in hand
    ]
    wants = []
    for held in declaring.widened:
        there = select(held.viewpoint, held.source)
        kinds = [[at] for at, thing in enumerate(elsewhere) if thing in there]
        wants.append(Want(len(kinds) if held.most is None else held.most, kinds))
    return most_met(wants) == len(elsewhere)


def _seen_by(match: OfficialMatch, declaring: Declaring) -> Viewpoint:
    return Viewpoint(match.board, declaring.seat, declaring.card, None, None)


def _fillable(
    match: OfficialMatch,
    declaring: Declaring,
    procedure: PlacingProcedure,
    gaps: Sequence[Gap],
    picked: Sequence[InGap],
) -> int:
    """How many of the gaps can be filled together besides what is picked. What is picked for one of
    them goes on taking what it differs in, whichever of several that is (4-22-2)."""
    things: list[Thing] = []
    wants: list[Want] = []
    viewpoint = _seen_by(match, declaring)
    before = 0
    for number in dict.fromkeys(gap.number for gap in gaps):
        alike = [gap for gap in gaps if gap.number == number]
        differing = alike[0].material.different
        same = [held.thing for held in picked if held.number == number and differing is not None]
        before += len(same)
        kinds: dict[str, list[int]] = {}
        for thing in (*same, *_left(match, declaring, procedure, alike[0], picked)):
            if thing not in things:
                things.append(thing)
            at = things.index(thing)
            all_kinds = (
                {str(at)} if differing is None else _had(viewpoint, procedure, thing, differing)
            )
            for kind in sorted(all_kinds):
                kinds.setdefault(kind, []).append(at)
        wants.append(Want(len(alike) + len(same), list(kinds.values())))
    return most_met(wants) - before


def _choose(
    match: OfficialMatch, declaring: Declaring, procedure: PlacingProcedure, materials: Materials
) -> Asking[list[Thing]]:
    """What is placed, from the top down: one pick for each card named, or none for it. All of them
    for Assembly (7-3-2-4); it is not mandatory (7-2-2-12, 7-3-2-9)."""
    gaps = _gaps(match, declaring, procedure, materials)
    picked: list[InGap] = []
    whole = procedure == ASSEMBLY
    if whole and _fillable(match, declaring, procedure, gaps, []) < len(gaps):
        return []
    declined: int | None = None
    for place, gap in enumerate(gaps):
        if gap.number == declined:
            continue
        found = _left(match, declaring, procedure, gap, picked)
        if whole:
            left = gaps[place + 1 :]
            found = [
                thing
                for thing in found
                if _fillable(match, declaring, procedure, left, [*picked, InGap(gap.number, thing)])
                == len(left)
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
            picked.append(InGap(gap.number, found[options.index(answer)]))
        elif whole:
            return []
        else:
            declined = gap.number
    return [held.thing for held in picked]


def _place(
    match: OfficialMatch,
    declaring: Declaring,
    procedure: PlacingProcedure,
    materials: Materials,
    picked: list[Thing],
) -> Asking[PlacedUnder]:
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
    cards = [thing for thing in picked if not isinstance(thing, Permanent)]
    if not tops:
        return NOTHING
    placed = tuple(tops)
    side = match.state.sides[seat]
    own = side.hand if procedure == DIGIXROS else side.trash
    elsewhere = [card for card in cards if card not in own]
    event = MaterialsPlaced(
        seat,
        procedure,
        FROM[procedure],
        tuple(card for card in cards if card in own),
        departures(gone),
        placed,
        tuple(card for card in elsewhere if card in side.trash),
        tuple(card for card in elsewhere if card not in side.trash),
    )
    yield from left_the_field(match, event, about.cause, about if gone else None)
    times = len(placed) if procedure == DIGIXROS else 1
    return PlacedUnder(NAMES[procedure], placed, materials.reduction * times)
