"""Definitions compiled for play: everything static is looked up, never searched for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, get_args

import msgspec

from dcg.definitions import address
from dcg.language.node import Node
from dcg.official.codes.absent import KEYWORD_BY_RULE
from dcg.official.codes.numbers import given_index, giver_of
from dcg.official.keywords import STANDS_FOR, effect_of_keyword
from dcg.official.keywords.having import Having
from dcg.official.language.card import (
    BurstRequirement,
    Card,
    DigivolutionRequirement,
    DnaRequirement,
    encode_card,
)
from dcg.official.language.effect import Effect
from dcg.official.language.processes import (
    GainEffect,
    GainKeyword,
    If,
    NextTime,
    Seq,
    Unsupported,
)
from dcg.official.language.selectors import (
    AttributeOf,
    CountDone,
    CountTriggered,
    DidThat,
    Matches,
    Ref,
    SharesColour,
    SharesName,
    TriggeredBy,
)
from dcg.official.language.terms import EffectPlace, FieldArea
from dcg.official.reading.compiled.text import PrintedText
from dcg.official.reading.compiled.trigger import CompiledTrigger
from dcg.official.reading.once import Once
from dcg.official.reading.said import said_in
from dcg.official.support import lacking_in
from dcg.official.support.tree import walk

UPPER: Final = 0
INHERITED: Final = 1
SECURITY: Final = 2
LINK: Final = 3
"""Sections of a card, in the order in which their effects are numbered."""

OF_ITS_DIGIMON: Final = (INHERITED, LINK)
"""Sections of effects that a Digimon has by another card than its top one (4-2-4, 4-2-6)."""

ON_THE_FIELD: Final[tuple[str, ...]] = get_args(FieldArea)


def _as_triggered(node: object) -> Iterator[int]:
    """The ids of references to what the trigger was about, other than in processing conditions."""
    if isinstance(node, AttributeOf | SharesName | SharesColour):
        ref = node.of if isinstance(node, AttributeOf) else node.with_
        if isinstance(ref, Ref) and ref.name in ("subject", "object"):
            yield id(node)
    elif isinstance(node, Node):
        for name in node.__struct_fields__:
            if not (isinstance(node, If) and name == "condition"):
                yield from _as_triggered(getattr(node, name))
    elif isinstance(node, tuple):
        for item in node:
            yield from _as_triggered(item)


class CompiledEffect:
    """An effect in its place on a card.

    `statements` lists the nodes of its body in pre-order; `statement_of` finds a node's number.
    `as_triggered` are the references in it that are made in the state in which it triggered
    (15-8-3-8), by the id of the node. `said` are the keyword effects that stand inside it.

    `giver` is the effect on a card that gives this one, where one does, and `named` the index by which
    what it makes last names it: its own, or of a keyword effect that is given, one that says by
    which statement.

    Of an effect that holds something nothing runs (`lacks`), no part is run: its `body` says so by
    name instead. `is_silent` is whether even that is never reached, because it is continuous or
    waits for what is never announced; then it is told when the card comes into play.

    `names_subject` is whether anything in its body names what the trigger was about: only then does it
    matter which of several that is. `names_subjects` is whether it names all of them together,
    `asks_any_subject` whether only conditions name it: each of those asks whether any of several is so,
    `of_the_trigger` are the conditions about how that came about, and `asks_results` is whether anything
    asks what the effect did, and to what.
    """

    __slots__ = (
        "as_triggered",
        "asks_any_subject",
        "asks_results",
        "body",
        "condition",
        "counts_triggered",
        "effect",
        "giver",
        "is_silent",
        "keyword",
        "lacks",
        "limit",
        "index",
        "named",
        "names_subject",
        "names_subjects",
        "of_the_trigger",
        "said",
        "section",
        "statement_of",
        "statements",
        "triggers",
        "turn",
    )

    def __init__(
        self,
        effect: Effect,
        index: int,
        section: int,
        giver: CompiledEffect | None = None,
        named: int | None = None,
    ) -> None:
        self.effect = effect
        self.index = index
        self.giver = giver
        self.named = index if named is None else named
        self.section = section
        self.keyword: str = effect.keyword or ""
        self.body = effect.body
        self.condition = effect.condition
        self.triggers = [CompiledTrigger(trigger) for trigger in effect.triggers]
        self.turn: str = effect.turn
        self.limit = effect.per_turn
        self.lacks = lacking_in(effect)
        self.is_silent = bool(self.lacks) and _is_silent(effect)
        if self.lacks and effect.body is not None:
            self.body = Seq(tuple(Unsupported(lack.name) for lack in self.lacks))
        self.said: frozenset[str] = frozenset(said_in(effect.body))
        self.statements: list[Node] = list(walk(effect.body))
        self.statement_of = {id(node): number for number, node in enumerate(self.statements)}
        self.names_subject = any(
            isinstance(node, Ref) and node.name == "subject" for node in self.statements
        )
        self.names_subjects = any(
            isinstance(node, Ref) and node.name == "subjects" for node in self.statements
        )
        self.asks_any_subject = _asks_any_subject(self.statements)
        self.counts_triggered = any(isinstance(node, CountTriggered) for node in self.statements)
        self.of_the_trigger = [node for node in self.statements if isinstance(node, TriggeredBy)]
        self.asks_results = any(asks_results(node) for node in self.statements)
        self.as_triggered = (
            frozenset(_as_triggered(effect.body))
            if effect.kind == "trigger" or (effect.kind == "activation" and effect.triggers)
            else frozenset()
        )


def _asks_any_subject(statements: Sequence[Node]) -> bool:
    """Whether what the trigger was about is only asked what it is, and nothing is done to it (15-5-2)."""
    named = sum(isinstance(node, Ref) and node.name == "subject" for node in statements)
    asked = sum(isinstance(node, Matches) and node.ref.name == "subject" for node in statements)
    return 0 < named == asked


def asks_results(node: Node) -> bool:
    """Whether a node asks to what an effect did something."""
    return isinstance(node, CountDone) or (
        isinstance(node, DidThat)
        and node.verb is not None
        and (bool(node.match) or node.whose != "any" or node.at_least > 1)
    )


def _is_silent(effect: Effect) -> bool:
    if effect.kind in ("persistent", "keyword") or (
        effect.kind == "activation" and not effect.triggers
    ):
        return True
    return bool(lacking_in(msgspec.structs.replace(effect, body=None)))


def places_of(effect: Effect) -> tuple[EffectPlace, ...]:
    """Where an effect works: a keyword effect of the battle area also where what it stands for says
    (16-40-1)."""
    stood = STANDS_FOR.get(effect.keyword or "") if effect.kind == "keyword" else None
    if stood is not None and effect.zones == ("battle_area",) and "battle_area" in stood.zones:
        return stood.zones
    return effect.zones


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
        "link",
        "link_dp",
        "main",
        "name_texts",
        "names",
        "names_for_digixros",
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
        self.names_for_digixros: frozenset[str] = frozenset().union(
            *(rule.names_for_digixros for rule in card.rules)
        )
        self.categories = frozenset((card.category,))
        self.is_digimon = card.category in ("digimon", "digi_egg")
        self.is_tamer = card.category == "tamer"
        self.is_option = card.category == "option"
        self.colours: frozenset[str] = frozenset(card.colours)
        self.level = card.level
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
        twin = CompiledCard(self.card, self)
        twin.names |= self.names_for_digixros
        twin.name_texts |= self.names_for_digixros
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


def meant(held: CompiledEffect) -> CompiledEffect:
    """The effect itself, or what it stands for as a keyword effect."""
    return stood_for(held) if held.keyword in STANDS_FOR else held


_STOOD_FOR: Final = Once[CompiledEffect, CompiledEffect]()


def stood_for(held: CompiledEffect) -> CompiledEffect:
    """The effect that a printed keyword effect stands for (rule 16), with what it says filled in."""

    def made() -> CompiledEffect:
        effect = effect_of_keyword(held.keyword, held.effect.what, held.effect.value)
        compiled = CompiledEffect(effect, held.index, held.section)
        compiled.keyword = held.keyword
        return compiled

    return _STOOD_FOR.of(held, made)


_GIVEN: Final = Once[Node, CompiledEffect]()


def given_effect(source: CompiledEffect, node: GainEffect | NextTime) -> CompiledEffect:
    """An effect that a statement of another effect gives; its index tells which."""

    def made() -> CompiledEffect:
        giver = source.giver or source
        return CompiledEffect(node.effect, _named(source, node), source.section, giver)

    return _GIVEN.of(node, made)


def given_keyword(source: CompiledEffect, node: GainKeyword, value: int) -> CompiledEffect:
    """The effect that a keyword effect stands for which a statement of another effect gives."""

    def made() -> CompiledEffect:
        effect = effect_of_keyword(node.keyword, node.what, value)
        giver = source.giver or source
        compiled = CompiledEffect(effect, KEYWORD_BY_RULE, UPPER, giver, _named(source, node))
        compiled.keyword = node.keyword
        return compiled

    return _GIVEN.of(node, made, value)


def _named(source: CompiledEffect, node: GainEffect | NextTime | GainKeyword) -> int:
    """The index of what a statement of an effect gives; the statements of an effect that is given are
    counted with those of the one that gives it."""
    root = source.giver or source
    return given_index(root.index, root.statement_of[id(node)])


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
    assert isinstance(node, GainEffect | NextTime)
    return given_effect(giver, node)


def nodes_of(card: CompiledCard) -> Iterator[Node]:
    """Every node of every effect of a card, including what it gives and what keywords stand for."""
    for held in card.effects:
        yield from walk(held.effect)
        if held.keyword in STANDS_FOR:
            yield from walk(STANDS_FOR[held.keyword])
        for node in held.statements:
            if isinstance(node, GainEffect | NextTime):
                yield from walk(node.effect)
