"""Definitions compiled for play: everything static is looked up, never searched for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, get_args

from dcg.definitions import address
from dcg.language.node import Node
from dcg.official.codes.numbers import giver_of
from dcg.official.keywords import STANDS_FOR
from dcg.official.keywords.having import Having
from dcg.official.language.card import (
    BurstRequirement,
    Card,
    DigivolutionRequirement,
    DnaRequirement,
    decode_card,
    encode_card,
)
from dcg.official.language.processes import GainEffect, GainKeyword, NextTime, TreatAs
from dcg.official.language.terms import EffectPlace
from dcg.official.reading.compiled.effect import ON_THE_FIELD, UPPER, CompiledEffect, places_of
from dcg.official.reading.compiled.given import given_effect, given_keyword, meant, stood_for
from dcg.official.reading.compiled.text import PrintedText
from dcg.official.support.tree import walk


class Working:
    """The effects of a card that work in one place (15-14), by category. On the field each section is
    apart; an inherited effect works in no other place (15-3-1), nor does a link effect.

    What stands behind [When Digivolving] [Main] is of two categories: it triggers, and it is declared."""

    __slots__ = ("activations", "immediates", "persistents", "triggers")

    def __init__(self, place: str, by_section: Sequence[Sequence[CompiledEffect]]) -> None:
        upper, inherited, security, link = (
            [held for held in section if place in places_of(held.effect)] for section in by_section
        )
        sections: Sequence[Sequence[CompiledEffect]] = ([*upper, *security],)
        if place in ON_THE_FIELD:
            sections = (upper, inherited, (), link)
        self.persistents = _with_keywords(sections, "persistent")
        self.activations = _with_keywords(sections, "activation")
        self.triggers = tuple(
            triggered + [held for held in declared if held.triggers]
            for triggered, declared in zip(
                _with_keywords(sections, "trigger"), self.activations, strict=True
            )
        )
        self.immediates = _with_keywords(sections, "immediate")


MOST_COMPILED: Final = 4096
"""Cards that are kept compiled, about 15 KB each: more than there are in the catalogue."""

_SHARED: Final = (
    "_keywords",
    "dp",
    "effects",
    "hand_immediates",
    "hand_persistents",
    "keywords",
    "main",
    "play_cost",
    "security",
    "working",
)
"""What a card that is the same but for one value takes over from it."""


class CompiledCard(Having):
    """A card's facts and effects, sorted by how the rules look for them."""

    __slots__ = (
        "_keywords",
        "_text",
        "assembly",
        "app_fusion",
        "attributes",
        "card",
        "categories",
        "colours",
        "digixros",
        "burst",
        "dna",
        "dp",
        "effects",
        "forms",
        "hand_immediates",
        "hand_persistents",
        "is_digimon",
        "is_option",
        "is_tamer",
        "is_token",
        "keywords",
        "level",
        "levels",
        "link",
        "link_dp",
        "main",
        "name_texts",
        "names",
        "names_for_digixros",
        "levels_for_assembly",
        "number",
        "overflow",
        "play_cost",
        "requirements",
        "security",
        "tokens",
        "traits",
        "types",
        "working",
    )

    digivolution_count = 0
    link_count = 0
    security_attack = 0

    def __init__(self, card: Card, known: CompiledCard | None = None) -> None:
        """`known` is the same card, compiled before: its effects serve for this one too."""
        self.card = card
        self._text: PrintedText | None = None
        self.number = card.number
        self.names: frozenset[str] = frozenset((_name(card),)).union(
            *(rule.names for rule in card.rules)
        )
        self.name_texts: frozenset[str] = self.names.union(
            *(rule.names_with for rule in card.rules)
        )
        self.levels_for_assembly = tuple(
            rule.for_assembly for rule in card.rules if rule.for_assembly is not None
        )
        self.names_for_digixros: frozenset[str] = frozenset().union(
            *(rule.names_for_digixros for rule in card.rules)
        )
        self.categories = frozenset((card.category,))
        self.is_digimon = card.category in ("digimon", "digi_egg")
        self.is_tamer = card.category == "tamer"
        self.is_option = card.category == "option"
        self.colours: frozenset[str] = frozenset(card.colours)
        self.level = card.level
        self.levels: tuple[int, ...] = () if card.level is None else (card.level,)
        self.dp = card.dp
        self.play_cost = card.play_cost
        self.forms = _with_rules(card.form, [rule.form for rule in card.rules])
        self.attributes = _with_rules(card.attribute, [rule.attribute for rule in card.rules])
        # a trait that a (Rule) doesn't say the kind of is a type on every card that has it printed
        self.types = _with_rules(card.types, [(*rule.types, *rule.traits) for rule in card.rules])
        self.traits = (*self.forms, *self.attributes, *self.types)
        self.overflow = card.overflow
        self.requirements: tuple[DigivolutionRequirement, ...] = card.digivolution
        self.dna: tuple[DnaRequirement, ...] = card.dna
        self.burst: tuple[BurstRequirement, ...] = card.burst
        self.is_token = card.token
        self.digixros = card.digixros
        self.assembly = card.assembly
        self.link = card.link
        self.link_dp = card.link_dp or 0
        self.app_fusion = card.app_fusion
        self.tokens = {held.name: address(encode_card(held)) for held in card.tokens}
        if known is None:
            self._compile(card)
        else:
            self._share(known)

    def _compile(self, card: Card) -> None:
        self.effects: list[CompiledEffect] = []
        for section, effects in enumerate(card.sections):
            for effect in effects:
                self.effects.append(CompiledEffect(effect, len(self.effects), section))
        by_section: list[list[CompiledEffect]] = [[] for _ in card.sections]
        for compiled in self.effects:
            if not compiled.is_silent or compiled.effect.kind == "keyword":
                by_section[compiled.section].append(compiled)
        self.keywords = tuple(_of_kind(section, "keyword") for section in by_section)
        self._keywords: frozenset[str] = frozenset(
            name for held in self.effects for name in (held.keyword, *held.said) if name
        )
        self.working: dict[str, Working] = {
            place: Working(place, by_section) for place in get_args(EffectPlace)
        }
        self.main = _of_kind(by_section[UPPER], "main")
        self.security = [held for section in by_section for held in _of_kind(section, "security")]
        in_hand = [
            held
            for held in map(meant, self.effects)
            if "hand" in held.effect.zones and not held.is_silent
        ]
        self.hand_persistents = _of_kind(in_hand, "persistent")
        self.hand_immediates = _of_kind(in_hand, "immediate")

    def _share(self, known: CompiledCard) -> None:
        for name in _SHARED:
            setattr(self, name, getattr(known, name))

    def costing(self, cost: int) -> CompiledCard:
        """The same with another play or use cost."""
        twin = CompiledCard(self.card, self)
        twin.play_cost = cost
        return twin

    def named_for_digixros(self) -> CompiledCard:
        """The same with the names its (Rule) gives it for a DigiXros alone (2-3-5-1, 7-2-2-5)."""
        if not self.names_for_digixros:
            return self
        return self.also_named(self.names_for_digixros)

    def placed_for_assembly(self, names: frozenset[str]) -> CompiledCard:
        """The same with the levels its (Rule) gives it for the Assembly of a card with one of these names."""
        levels = tuple(
            held.level for held in self.levels_for_assembly if not names.isdisjoint(held.of)
        )
        if not levels:
            return self
        twin = CompiledCard(self.card, self)
        twin.levels += levels
        return twin

    def also_named(self, names: frozenset[str]) -> CompiledCard:
        """The same with these names besides its own."""
        twin = CompiledCard(self.card, self)
        twin.names |= names
        twin.name_texts |= names
        return twin

    def as_revealed(self) -> CompiledCard:
        """The same as it is also treated by its own effects while it is revealed from the deck (15-12-1):
        of a level besides its own it has both (BT17-068#Q2827)."""
        twin = CompiledCard(self.card, self)
        for held in self.working["revealed"].persistents[UPPER]:
            for node in walk(held.effect.body):
                if isinstance(node, TreatAs):
                    twin.names |= frozenset(node.names)
                    twin.name_texts |= frozenset(node.names)
                    if node.level is not None:
                        twin.levels += (node.level,)
                        twin.level = node.level if twin.level is None else twin.level
        return twin

    def as_played(self) -> CompiledCard:
        """The same as what it is on the field: a Digi-Egg card is a Digimon there (4-2-2)."""
        if self.card.category != "digi_egg":
            return self
        twin = CompiledCard(self.card, self)
        twin.categories |= frozenset(("digimon",))
        return twin

    def with_dp(self, dp: int) -> CompiledCard:
        """The same with other DP."""
        twin = CompiledCard(self.card, self)
        twin.dp = dp
        return twin

    def has_keyword(self, keyword: str) -> bool:
        """Whether the card has the keyword printed, wherever it is (4-20-3)."""
        return keyword in self._keywords

    def has_in_text(self, term: str) -> bool:
        """Whether a keyword effect or a name is in the information printed on it (4-20-1)."""
        if self._text is None:
            self._text = PrintedText.of(self.card)
        return self._text.includes(term)


@lru_cache(maxsize=MOST_COMPILED)
def compiled(definition: bytes) -> CompiledCard:
    """The card of an encoded definition, compiled. Whoever asks for the same definition gets the same
    object: decks share cards, and a card is never changed once it is compiled."""
    return CompiledCard(decode_card(definition))


def _with_rules(printed: tuple[str, ...], added: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """The traits printed on a card with those that its (Rule) adds, each once (2-3-5-1)."""
    return tuple(dict.fromkeys((*printed, *(trait for traits in added for trait in traits))))


def _name(card: Card) -> str:
    """The name, of which "ACE" is no part (2-3-1-4)."""
    return card.name.removesuffix(" ACE")


def _of_kind(effects: Iterable[CompiledEffect], kind: str) -> list[CompiledEffect]:
    return [held for held in effects if held.effect.kind == kind]


def _with_keywords(
    sections: Sequence[Sequence[CompiledEffect]], kind: str
) -> tuple[list[CompiledEffect], ...]:
    """The effects of a kind in each section, what keyword effects there stand for included."""
    return tuple(
        _of_kind(section, kind)
        + [
            stood_for(held)
            for held in _of_kind(section, "keyword")
            if held.keyword in STANDS_FOR and STANDS_FOR[held.keyword].kind == kind
        ]
        for section in sections
    )


def effect_named(card: CompiledCard, effect_index: int) -> CompiledEffect:
    """The effect of a card by its index: printed, what a printed keyword effect stands for, or what
    one of its effects gives. Raises `IndexError` where the card has none of this index."""
    if effect_index >= 0:
        return meant(card.effects[effect_index])
    source, statement = giver_of(effect_index)
    if source < 0:
        raise IndexError(f"a card has no effect {effect_index}")
    giver = meant(card.effects[source])
    node = giver.statements[statement]
    if isinstance(node, GainKeyword):
        return given_keyword(giver, node, node.value if isinstance(node.value, int) else 0)
    if isinstance(node, GainEffect | NextTime):
        return given_effect(giver, node)
    raise IndexError(f"what a card's effect {source} says in {statement} gives no effect")


def nodes_of(card: CompiledCard) -> Iterator[Node]:
    """Every node of every effect of a card, including what it gives and what keywords stand for."""
    for held in card.effects:
        yield from walk(held.effect)
        if held.keyword in STANDS_FOR:
            yield from walk(STANDS_FOR[held.keyword])
        for node in held.statements:
            if isinstance(node, GainEffect | NextTime):
                yield from walk(node.effect)
