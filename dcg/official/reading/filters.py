"""Filters that ask of the facts of one thing alone."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any, Final

from dcg.official.codes.spans import BATTLE
from dcg.official.language import selectors as s
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.compiled.effect import INHERITED, UPPER
from dcg.official.reading.facts import Facts, Thing
from dcg.official.reading.name_parts import includes
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.permanent import Permanent
from dcg.official.state.side import Side


def _category(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.IsCategory) -> bool:
    has = facts.categories
    for category in held.categories:  # noqa: SIM110 - asked very often; `any` makes a generator
        if category in has:
            return True
    return False


def _colour(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.HasColour) -> bool:
    has = facts.colours
    for colour in held.colours:  # noqa: SIM110 - likewise
        if colour in has:
            return True
    return False


def _multicolour(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.IsMulticolour) -> bool:
    return len(facts.colours) > 1


def _name_is(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.NameIs) -> bool:
    return not facts.names.isdisjoint(held.names)


def _name_contains(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.NameContains) -> bool:
    return any(
        includes(name, text)
        for name in facts.name_texts
        for text in held.texts
        if name not in held.other_than
    )


def _trait(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.HasTrait) -> bool:
    traits: Iterable[str] = facts.traits
    if held.field == "form":
        traits = facts.forms
    elif held.field == "attribute":
        traits = facts.attributes
    elif held.field == "type":
        traits = facts.types
    if held.contains:
        return any(
            text in trait
            for trait in traits
            for text in held.traits
            if trait not in held.other_than
        )
    return any(trait in held.traits for trait in traits)


def _keyword(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.HasKeyword) -> bool:
    return bool(facts.has_keyword(held.keyword))


def _suspended(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.IsSuspended) -> bool:
    return isinstance(thing, Permanent) and thing.suspended == held.suspended


def _battles(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.IsBattling) -> bool:
    """Of an attack, whose battle has begun and not ended."""
    state = viewpoint.board.state
    attack = state.attack
    if attack is None or not isinstance(thing, Permanent):
        return False
    fighters = (attack.attacker, attack.target)
    return (
        thing.id in fighters
        and any(span.kind == BATTLE for span in state.course.spans)
        and any(
            isinstance(other, Permanent) and other.id in fighters and other.id != thing.id
            for other in viewpoint.things(held.ref.name)
        )
    )


def _in_text(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.HasInText) -> bool:
    card = viewpoint.board.card(thing.top if isinstance(thing, Permanent) else thing)
    return card.has_in_text(held.term)


def _face_up(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.IsFaceUp) -> bool:
    """Security cards lie face down unless they are turned up, cards under others the other way round."""
    state = viewpoint.board.state
    if any(thing in side.security_stack for side in state.sides):
        return any(thing in side.face_up for side in state.sides) == held.face_up
    return (thing not in state.face_down) == held.face_up


def _inherited(
    viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.HasInheritedEffect
) -> bool:
    card = viewpoint.board.card(thing.top if isinstance(thing, Permanent) else thing)
    return bool(card.card.inherited)


def _same_level(
    viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.HasSameLevelCards
) -> bool:
    if not isinstance(thing, Permanent):
        return False
    card = viewpoint.board.card
    levels = [level for each in thing.cards if (level := card(each).level) is not None]
    return any(levels.count(level) >= held.at_least for level in levels)


def _stack_colours(
    viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.HasStackColours
) -> bool:
    if not isinstance(thing, Permanent):
        return False
    card = viewpoint.board.card
    return (
        len(facts.colours.union(*(card(each).colours for each in thing.cards[:-1])))
        >= held.at_least
    )


def _played_this_turn(
    viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.PlayedThisTurn
) -> bool:
    now = viewpoint.board.state.turn.number
    return isinstance(thing, Permanent) and thing.played_turn == now


def _timed_effect(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.HasTimedEffect) -> bool:
    """The effects it has now: those of cards under it are its own where they are inherited (4-2-4)
    or gained (15-15-2)."""
    card = viewpoint.board.card
    if not isinstance(thing, Permanent):
        return _says(card(thing), UPPER, held.timing)
    if _says(card(thing.top), UPPER, held.timing):
        return True
    if any(_says(card(under), INHERITED, held.timing) for under in thing.cards[:-1]):
        return True
    stack = getattr(facts, "stack", None)
    if stack and any(held.timing in each.effect.icons for _, each in stack.gained):
        return True
    given = getattr(facts, "given_effects", None) or ()
    return any(held.timing in each.node.effect.icons for each in given)


def _says(card: CompiledCard, section: int, icon: str) -> bool:
    return any(each.section == section and icon in each.effect.icons for each in card.effects)


def _token(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.IsToken) -> bool:
    return isinstance(thing, Permanent) and thing.top in viewpoint.board.state.tokens


def _of_player(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.IsOf) -> bool:
    state = viewpoint.board.state
    seat = thing.seat if isinstance(thing, Permanent) else state.owner_of[thing]
    return held.whose == "any" or (seat == viewpoint.seat) == (held.whose == "yours")


def _lies_in(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.LiesIn) -> bool:
    if isinstance(thing, Permanent):
        return False
    if held.zone == "digivolution_cards":
        return any(thing in each.cards[:-1] for each in viewpoint.board.state.permanents.values())
    area = _AREAS.get(held.zone)
    return area is not None and any(thing in area(side) for side in viewpoint.board.state.sides)


_AREAS: Final[dict[str, Callable[[Side], Container[int]]]] = {
    "hand": lambda side: side.hand,
    "trash": lambda side: side.trash,
    "security_stack": lambda side: side.security_stack,
}
"""The areas of cards that are not stacked."""


def _among_others(
    viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.IsDifferent | s.IsAlike
) -> bool:
    """One thing alone is like all others, and differs from them: what is counted or chosen asks of several."""
    return True


def _digixros(viewpoint: Viewpoint, facts: Facts, thing: Thing, held: s.HasDigiXros) -> bool:
    card = facts if isinstance(facts, CompiledCard) else facts.stack.top
    return card.digixros is not None


FACT_FILTERS: Final[dict[type, Callable[[Viewpoint, Facts, Thing, Any], bool]]] = {
    s.IsCategory: _category,
    s.HasColour: _colour,
    s.IsMulticolour: _multicolour,
    s.NameIs: _name_is,
    s.NameContains: _name_contains,
    s.HasTrait: _trait,
    s.HasKeyword: _keyword,
    s.IsSuspended: _suspended,
    s.IsBattling: _battles,
    s.HasInText: _in_text,
    s.IsFaceUp: _face_up,
    s.HasInheritedEffect: _inherited,
    s.HasSameLevelCards: _same_level,
    s.HasStackColours: _stack_colours,
    s.PlayedThisTurn: _played_this_turn,
    s.HasTimedEffect: _timed_effect,
    s.IsToken: _token,
    s.HasDigiXros: _digixros,
    s.LiesIn: _lies_in,
    s.IsOf: _of_player,
    s.IsAlike: _among_others,
    s.IsDifferent: _among_others,
}
