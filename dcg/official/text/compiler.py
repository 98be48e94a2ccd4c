"""The compiler: a printed card to a `Card`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Literal, TypeVar

import msgspec

from dcg.language.bounds import out_of_bounds
from dcg.language.parser import Ambiguous
from dcg.official.language.card import (
    AppFusionRequirement,
    BurstRequirement,
    Card,
    CardRule,
    DigivolutionRequirement,
    DnaRequirement,
    LinkRequirement,
    Materials,
)
from dcg.official.language.effect import Effect
from dcg.official.language.processes import PlayToken, Unsupported
from dcg.official.language.terms import Category
from dcg.official.support import Lack, lacking
from dcg.official.support.tree import walk
from dcg.official.text.brackets import unbalanced
from dcg.official.text.card_vocabulary import CardVocabulary, shipped
from dcg.official.text.check import check
from dcg.official.text.effects import (
    NotUnderstood,
    Section,
    compile_effect,
    not_expressed,
)
from dcg.official.text.normalise import printed_effects, trait_today
from dcg.official.text.notes import TokenNote, token_notes
from dcg.official.text.own_rules import each_once, own_rule, rules_apart
from dcg.official.text.phrases import unsupported_phrases
from dcg.official.text.printed import PrintedCard
from dcg.official.text.requirements import (
    app_fusion_requirement,
    assembly_requirement,
    burst_requirement,
    digixros_requirement,
    dna_requirement,
    link_requirement,
    requirements,
)

Route = TypeVar(
    "Route",
    tuple[DigivolutionRequirement, ...],
    DnaRequirement,
    BurstRequirement,
    Materials,
    LinkRequirement,
    AppFusionRequirement,
)
Part = Literal["effect", "requirement", "field", "brackets"]
"""What a problem is about: an effect, a requirement of the card, a field of the record, or brackets
that don't close."""
Cause = Literal["no reading", "two readings", "not said again", "misnamed"]
"""Why an effect isn't expressed: nothing could be read, or two things; what was read doesn't say what is
printed; or it calls a trait a name, or a name a trait."""


_IN_WORDS = {
    "digivolution": "digivolution requirement",
    "digixros": "DigiXros",
    "assembly": "Assembly",
    "hdr_rule": "rule of the card",
    "rule": "rule of the card",
    "hdr_burst": "Burst Digivolve",
    "hdr_app_fusion": "App Fusion",
    "hdr_use_req": "use requirement",
    "link_req": "link requirement",
    "link_effect": "link effect",
    "link_dp": "link DP",
    "option_name": "Option side",
    "option_colors": "Option side",
    "option_effect": "Option side",
    "digivolveCost1": "digivolution requirement",
    "digivolveCost2": "digivolution requirement",
}
"""Fields and sections as people call them; any other is called by its name."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something printed on a card isn't expressed. `where` is the section or the field."""

    number: str
    where: str
    text: str
    reason: str
    part: Part = "effect"
    phrases: tuple[Unsupported, ...] = ()
    """Of an effect: what of it isn't understood, where the rest is."""
    cause: Cause = "no reading"

    @property
    def where_in_words(self) -> str:
        """What of the card isn't read: `Burst Digivolve`, `digivolution requirement`."""
        if self.part == "brackets":
            return "brackets that don't close"
        return _IN_WORDS.get(self.where, self.where.replace("_", " "))

    def __str__(self) -> str:
        """One line, with tabs between its parts: which card, where, what is printed, why, and what of it."""
        parts = [self.number, self.where, self.text.replace("\n", " / "), self.reason]
        parts += [
            f"{each.span[0]}-{each.span[1]}: {each.phrase}" for each in self.phrases if each.span
        ]
        return "\t".join(parts)


@dataclass(frozen=True)
class Compiled:
    """A card with what is missing from it."""

    card: Card
    problems: tuple[Problem, ...]
    tokens: tuple[TokenNote | str, ...] = ()
    """What its notes say of the Tokens it plays; text where a note is of no known shape."""

    @property
    def complete(self) -> bool:
        """Whether everything printed on the card is expressed."""
        return not self.problems

    @cached_property
    def lacks(self) -> tuple[tuple[int, Lack], ...]:
        """What nothing runs, by name, with the number of the effect it is in."""
        return lacking(self.card)

    @property
    def supported(self) -> bool:
        """Whether everything printed on the card is expressed and runs."""
        return self.complete and not self.lacks


def compile_card(printed: PrintedCard, vocabulary: CardVocabulary | None = None) -> Compiled:
    """The card; what can't be expressed is an `Unsupported` node and a problem.

    `vocabulary` is the names and traits there are besides the card's own: those the package knows, if
    none is given. A name that no card has is kept as it is printed, and told in `Card.strangers`: it may be
    of a card that is printed later.
    """
    problems: list[Problem] = []
    notes = token_notes("\n".join((printed.effect, printed.inherited, printed.security)))
    words = CardVocabulary.of((printed,)) | (shipped() if vocabulary is None else vocabulary)
    words |= CardVocabulary.of_tokens(notes)

    def section(name: Section, text: str) -> tuple[Effect, ...]:
        return tuple(
            _effect(printed, name, effect, words, problems)
            for effect in rules_apart(text)[0]
            if not _is_overflow(effect)
        )

    own = _own_rules(printed, problems)
    card = Card(
        number=printed.number,
        name=printed.name,
        category=printed.category,
        colours=printed.colours,
        level=printed.level,
        play_cost=printed.play_cost,
        dp=printed.dp,
        digivolution=_requirements(printed, words, problems),
        form=printed.form,
        attribute=printed.attribute,
        types=tuple(trait_today(each) for each in printed.types),
        effects=section("effects", printed.effect),
        inherited=section("inherited", printed.inherited),
        security=section("security", printed.security),
        overflow=printed.overflow,
        max_copies=next((each.copies for each in own if each.copies), printed.max_copies),
        dna=tuple(_routes(printed, printed.dna, dna_requirement, words, problems)),
        digixros=_materials(printed, "digixros", words, problems),
        assembly=_materials(printed, "assembly", words, problems),
        burst=tuple(_routes(printed, printed.burst, burst_requirement, words, problems)),
        link=tuple(_routes(printed, printed.link, link_requirement, words, problems, "link")),
        link_dp=printed.link_dp,
        link_effects=section("link_effects", printed.link_effect),
        app_fusion=tuple(
            _routes(
                printed, printed.app_fusion, app_fusion_requirement, words, problems, "app_fusion"
            )
        ),
        rules=own,
    )
    card = msgspec.structs.replace(card, tokens=_tokens(printed, card, notes, words, problems))
    problems += [
        Problem(printed.number, each.field, each.text, each.reason, "field")
        for each in printed.not_expressed
    ]
    problems += _link_without_requirement(printed)
    problems += _unbalanced(printed)
    unread = dict.fromkeys(each.where_in_words for each in problems if each.part != "effect")
    # the Tokens that it plays have the names it gives them (4-18-1)
    words |= CardVocabulary(frozenset(token.name for token in card.tokens), frozenset())
    strangers = dict.fromkeys(map(str, words.strangers(card)))
    card = msgspec.structs.replace(card, unread=tuple(unread), strangers=tuple(strangers))
    return Compiled(card, tuple(problems), notes)


def _own_rules(printed: PrintedCard, problems: list[Problem]) -> tuple[CardRule, ...]:
    """What its (Rule) says, which may stand among its effects or be said as one (2-3-5)."""
    found: list[CardRule] = []
    for text in (*printed.rules, *rules_apart(printed.effect)[1]):
        try:
            found.append(own_rule(text))
        except (NotUnderstood, Ambiguous) as error:
            problems.append(Problem(printed.number, "rule", text, str(error), "requirement"))
    return each_once(found)


def _tokens(
    printed: PrintedCard,
    card: Card,
    notes: Iterable[TokenNote | str],
    words: CardVocabulary,
    problems: list[Problem],
) -> tuple[Card, ...]:
    """The Tokens that the card's effects play, as their notes describe them (4-18-1)."""
    found = {note.name: note for note in notes if isinstance(note, TokenNote)}
    played = dict.fromkeys(
        name for node in walk(card) if isinstance(node, PlayToken) for name in node.names
    )
    for name in played:
        if name not in found:
            reason = f"no note says what the Token [{name}] is"
            problems.append(Problem(printed.number, "effects", name, reason, "field"))
    tokens = [_token(printed, found[name], words, problems) for name in played if name in found]
    wide = {token.name: reason for token in tokens if (reason := out_of_bounds(token))}
    problems += [
        Problem(printed.number, "effects", name, reason, "field") for name, reason in wide.items()
    ]
    return tuple(token for token in tokens if token.name not in wide)


def _token(
    printed: PrintedCard, note: TokenNote, words: CardVocabulary, problems: list[Problem]
) -> Card:
    own = replace(printed, category=note.category)
    return Card(
        number=f"Token {note.name}",
        name=note.name,
        category=note.category,
        colours=note.colours,
        level=note.level,
        play_cost=note.play_cost,
        dp=note.dp,
        form=note.form,
        attribute=note.attribute,
        types=tuple(trait_today(each) for each in note.types),
        effects=tuple(
            _effect(own, "effects", effect, words, problems)
            for effect in printed_effects(note.text.strip('" '))
        ),
        token=True,
    )


def _link_without_requirement(printed: PrintedCard) -> list[Problem]:
    """A link card has link requirements (2-3-12-1): a record without them does not tell the card."""
    if printed.link or (printed.link_dp is None and not printed.link_effect):
        return []
    reason = "a link without link requirements"
    return [Problem(printed.number, "link", f"+{printed.link_dp or 0} DP", reason, "field")]


def _unbalanced(printed: PrintedCard) -> list[Problem]:
    sections = (
        ("effects", printed.effect),
        ("inherited", printed.inherited),
        ("security", printed.security),
        ("link_effects", printed.link_effect),
    )
    return [
        Problem(printed.number, where, text, problem, "brackets")
        for where, text in sections
        for problem in unbalanced(text)
    ]


def _requirements(
    printed: PrintedCard, vocabulary: CardVocabulary, problems: list[Problem]
) -> tuple[DigivolutionRequirement, ...]:
    routes = [
        DigivolutionRequirement(cost, colour, level) for colour, level, cost in printed.digivolution
    ]
    said = _routes(printed, printed.requirements, requirements, vocabulary, problems)
    return (*routes, *(each for several in said for each in several))


def _materials(
    printed: PrintedCard,
    name: Literal["digixros", "assembly"],
    vocabulary: CardVocabulary,
    problems: list[Problem],
) -> Materials | None:
    """The one DigiXros or Assembly requirement of the card; a second one is a problem."""
    texts: tuple[str, ...] = getattr(printed, name)
    read = digixros_requirement if name == "digixros" else assembly_requirement
    found = list(dict.fromkeys(_routes(printed, texts, read, vocabulary, problems, name)))
    if len(found) > 1:
        reason = "two requirements, and a card has one"
        problems.append(Problem(printed.number, name, " / ".join(texts), reason, "requirement"))
    return found[0] if found else None


def _routes(
    printed: PrintedCard,
    texts: Iterable[str],
    read: Callable[[str], Route],
    vocabulary: CardVocabulary,
    problems: list[Problem],
    where: str = "digivolution",
) -> Iterator[Route]:
    """Requirements in words; what isn't understood is a problem."""
    for text in texts:
        try:
            route = vocabulary.meant(read(text))
            reason = out_of_bounds(route) or _misnamed(route, vocabulary)
        except (NotUnderstood, Ambiguous) as error:
            reason = str(error)
        if reason:
            problems.append(Problem(printed.number, where, text, reason, "requirement"))
        else:
            yield route


def _is_overflow(effect: str) -> bool:
    return effect.startswith("<Overflow")


def _effect(
    printed: PrintedCard,
    section: Section,
    text: str,
    vocabulary: CardVocabulary,
    problems: list[Problem],
) -> Effect:
    category: Category = "digimon" if section == "link_effects" else printed.category
    effect, reason, cause = _read(text, category, section)
    if effect is not None:
        meant: Effect = vocabulary.meant(effect)
        reason, cause = _misnamed(meant, vocabulary), "misnamed"
        if not reason:
            return meant
    phrases = unsupported_phrases(text)
    problems.append(Problem(printed.number, section, text, reason, phrases=phrases, cause=cause))
    return not_expressed(text, phrases)


def _misnamed(node: object, vocabulary: CardVocabulary) -> str:
    """What the node calls a trait that is a name, or the other way round; nothing if all is well."""
    return next((str(one) for one in vocabulary.strangers(node) if one.contradiction), "")


@lru_cache(maxsize=20_000)
def _read(text: str, category: Category, section: Section) -> tuple[Effect | None, str, Cause]:
    """The effect that a text says, or why there is none; kept, since cards share their effects."""
    try:
        effect = compile_effect(text, category, section)
    except NotUnderstood as error:
        return None, str(error), "no reading"
    except Ambiguous as error:
        return None, str(error), "two readings"
    if reason := out_of_bounds(effect):
        return None, reason, "no reading"
    reason = check(effect, text, category, section)
    return (None, reason, "not said again") if reason else (effect, "", "no reading")
