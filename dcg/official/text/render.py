"""Cards as people read them: canonical text from the card language, in today's official wording."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, TypeVar

from dcg.language.printer import Unprintable
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Category
from dcg.official.text.effects import Section, print_effect, this_noun
from dcg.official.text.own_rules import describe_rule
from dcg.official.text.requirement_words import (
    describe_app_fusion,
    describe_burst,
    describe_dna,
    describe_link,
    describe_materials,
    describe_requirement,
)

_CATEGORIES: dict[Category, str] = {
    "digi_egg": "Digi-Egg",
    "digimon": "Digimon",
    "tamer": "Tamer",
    "option": "Option",
}
_SECTIONS: tuple[tuple[Section, str], ...] = (
    ("effects", "Effect"),
    ("inherited", "Inherited effect"),
    ("security", "Security effect"),
    ("link_effects", "Link effect"),
)


UNSAYABLE: Final = (Unprintable, LookupError, AttributeError, TypeError, ValueError)
"""What is raised for a tree that no sentence says: the grammar only takes those apart that it made."""
NO_WORDS: Final = "(there are no words for this)"

T = TypeVar("T")


def in_words(say: Callable[[T], str], held: T) -> str:
    """What is said of a part of a card, or that there are no words for it: a card may be of another
    version of the card language, or made by somebody who knows no sentence for it."""
    try:
        return say(held)
    except UNSAYABLE:
        return NO_WORDS


def render_effect(
    effect: Effect, category: Category = "digimon", section: Section = "effects"
) -> str:
    """One effect; raises `Unprintable` for a tree no sentence says."""
    return print_effect(effect, this_noun(category, section))


def render_numbered(card: Card, effect_index: int) -> str:
    """The effect a log names by index; raises `Unprintable`, and `IndexError` where there is none."""
    end = 0
    for section, _ in _SECTIONS:
        end += len(getattr(card, section))
        if effect_index < end:
            return render_effect(card.effect(effect_index), card.category, section)
    raise IndexError(f"{card.number} has no effect {effect_index}")


def render(card: Card) -> dict[Section, tuple[str, ...]]:
    """The effects of each section that has any, in print order."""
    out: dict[Section, tuple[str, ...]] = {}
    for section, _ in _SECTIONS:
        effects: tuple[Effect, ...] = getattr(card, section)
        if effects:
            out[section] = tuple(
                render_effect(effect, card.category, section) for effect in effects
            )
    return out


def describe(card: Card) -> list[str]:
    """Everything the rules know of a card, one plain line a fact and a line an effect; never raises."""
    lines = [f"{card.number} {card.name}", " ".join(_headline(card))]
    if card.traits:
        lines.append(f"Traits: {' / '.join(card.traits)}")
    lines += _requirements(card)
    if card.link_dp is not None:
        lines.append(f"Link DP: +{card.link_dp}")
    for section, title in _SECTIONS:
        effects: tuple[Effect, ...] = getattr(card, section)
        if effects:
            lines.append(f"{title}:")
            say = partial(render_effect, category=card.category, section=section)
            lines += [f"  {in_words(say, effect)}" for effect in effects]
    if card.overflow:
        lines.append(f"Overflow: <Overflow (-{card.overflow})>")
    if card.max_copies != 4:
        lines.append(f"Up to {card.max_copies} copies in a deck")
    return lines


def _requirements(card: Card) -> Iterator[str]:
    """What its (Rule) says, and from and with what it comes into play."""
    yield from (f"(Rule) {in_words(describe_rule, rule)}" for rule in card.rules)
    yield from (f"Digivolve: {in_words(describe_requirement, each)}" for each in card.digivolution)
    yield from (f"DNA digivolve: {in_words(describe_dna, each)}" for each in card.dna)
    yield from (f"Burst Digivolve: {in_words(describe_burst, each)}" for each in card.burst)
    for procedure, held in (("DigiXros", card.digixros), ("Assembly", card.assembly)):
        if held is not None:
            yield in_words(partial(describe_materials, procedure), held)
    yield from (f"App Fusion: {in_words(describe_app_fusion, each)}" for each in card.app_fusion)
    yield from (f"Link: {in_words(describe_link, each)}" for each in card.link)


def _headline(card: Card) -> list[str]:
    parts = ["/".join(colour.title() for colour in card.colours), _CATEGORIES[card.category]]
    if card.level is not None:
        parts.append(f"Lv.{card.level}")
    if card.play_cost is not None:
        kind = "use cost" if card.category == "option" else "play cost"
        parts.append(f"{kind} {card.play_cost}")
    if card.dp is not None:
        parts.append(f"{card.dp} DP")
    return [part for part in parts if part]
