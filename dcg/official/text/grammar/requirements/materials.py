"""DigiXros and Assembly requirements in words (2-3-8, 2-3-11): what is placed under the card."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.card import Material, Materials
from dcg.official.language.selectors import IsCategory, IsDifferent, NameIs
from dcg.official.language.terms import Differing
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.having_under import DIFFERENT
from dcg.official.text.grammar.things.nouns import noun_parts, noun_phrase

DIGIXROS: Final = "digixros_requirement"
ASSEMBLY: Final = "assembly_requirement"

PLUS = "plus"
"""The feature of a requirement with "+" between its cards, and not "x"."""
DIFFERING_ADDED = "differing_added"
"""The feature of a card that says "and different names" behind all else that is said of it."""
DIFFERING_LAST = "differing_last"
"""The feature of a card that says "with different names" behind all else."""

_ANY: Final = "any"
"""Any number of cards, as the rules of this grammar have it; a node has none there."""


def install(grammar: Grammar) -> None:
    """Adds both requirements."""
    for category, word in ((DIGIXROS, "DigiXros"), (ASSEMBLY, "Assembly")):
        grammar.rule(category, f"{word} {{change:signed}} : {{of:materials}}", _read, _said)
    grammar.rule("materials", "{one:material}", lambda one: (one,), _last)
    grammar.rule(
        "materials", "{one:material} + {more:materials}", _together, _first_and_more, when=PLUS
    )
    grammar.rule("materials", "{one:material} x {more:materials}", _together, _first_and_more)
    grammar.rule("materials", "{one:material} and {more:materials}", _together, None)
    grammar.rule("materials", "{one:material} and {more:materials}", _together, None)
    _material(grammar)


def _read(change: int, of: tuple[Material, ...]) -> Materials | None:
    return Materials(-change, of) if change <= 0 else None


def _said(node: Any) -> dict[str, Any] | None:
    return {"change": -node.reduction, "of": node.of} if isinstance(node, Materials) else None


def _last(node: Any) -> dict[str, Any] | None:
    return {"one": node[0]} if len(node) == 1 else None


def _together(one: Material, more: tuple[Material, ...]) -> tuple[Material, ...]:
    return one, *more


def _first_and_more(node: Any) -> dict[str, Any] | None:
    return {"one": node[0], "more": node[1:]} if len(node) > 1 else None


def _material(grammar: Grammar) -> None:
    """ "[A]", "1 Digimon card with <Save> in its text", "5 cards with different names"."""
    grammar.rule("material", "{match:field_noun}", _named, _by_name)
    grammar.rule("material", "{match:material_noun}", _one_of_a_kind, None)
    grammar.rule("material", "{match:of_a_level}", _one_of_a_kind, None)
    grammar.rule("how_many", "{it:number}", lambda it: it, lambda node: {"it": node})
    grammar.word("how_many", _ANY, "any number of")
    for differing, text in DIFFERENT.items():
        grammar.word("differing", differing, text)
    grammar.one_of("material_noun", "card_noun")
    head = "{before:befores} {head:card_head}"
    for word in ("with", "w /"):
        grammar.rule("material_noun", f"{head} {word} {{after:short}}", _short, None)
    for count, several in (("1", ""), ("{count:how_many}", "+many")):
        noun = f"{count} {{match:material_noun{several}}}"
        grammar.rule("material", noun, _counted, _several if several else _one)
        grammar.rule("material", f"{count} {{match:of_a_level}}", _counted, None)
    _differing(grammar)


def _differing(grammar: Grammar) -> None:
    """What must differ stands behind the noun or behind all that is said of it."""
    noun = "{count:how_many} {match:material_noun+many}"
    many, after = (
        "{count:how_many} {before:befores+many} {head:card_head+many}",
        "{after:havings+many}",
    )
    for joint, feature in (("and", DIFFERING_ADDED), ("with", DIFFERING_LAST)):
        words = f"{noun} {joint} {{different:differing}}"
        grammar.rule("material", words, _counted, _all_differ, when=feature)
    grammar.rule("material", f"{noun} w / {{different:differing}}", _counted, None)
    grammar.rule(
        "material", f"{many} with {{different:differing}} and {after}", _of_parts, _in_parts
    )
    grammar.rule("material", f"{many} w / {{different:differing}} and {after}", _of_parts, None)
    grammar.rule("material", f"{noun} with {{different:differing}}", _counted, _all_differ)


def _named(match: Filters) -> Material | None:
    """Of a card without a number in front of it, one is placed; it is said by its name."""
    return Material(match) if any(isinstance(each, NameIs) for each in match) else None


def _one_of_a_kind(match: Filters) -> Material | None:
    """ "Digimon card w/[A] trait", without a number: one of them."""
    described = any(isinstance(each, IsCategory) for each in match) and len(match) > 1
    return Material(match) if described and _named(match) is None else None


def _by_name(node: Any) -> dict[str, Any] | None:
    if node.count != 1 or node.different is not None or _named(node.match) is None:
        return None
    return {"match": node.match}


def _short(before: Filters, head: Filters, after: Filters) -> Filters:
    return noun_phrase(before, head, (after,))


def _counted(
    match: Filters, count: int | str = 1, different: Differing | None = None
) -> Material | None:
    """What they differ in is said of a requirement, never among what each of them is."""
    number = count if isinstance(count, int) else None
    if number == 0 or any(isinstance(each, IsDifferent) for each in match):
        return None
    return Material(match, number, different)


def _number(node: Any) -> int | str:
    """What stands in front of the noun."""
    return _ANY if node.count is None else int(node.count)


def _one(node: Any) -> dict[str, Any] | None:
    return {"match": node.match} if node.count == 1 and node.different is None else None


def _several(node: Any) -> dict[str, Any] | None:
    if node.count == 1 or node.different is not None:
        return None
    return {"match": node.match, "count": _number(node)}


def _all_differ(node: Any) -> dict[str, Any] | None:
    if node.different is None:
        return None
    return {"match": node.match, "count": _number(node), "different": node.different}


def _of_parts(
    count: int | str, before: Filters, head: Filters, after: Filters, different: Differing
) -> Material | None:
    return _counted(noun_phrase(before, head, (after,)), count, different)


def _in_parts(node: Any) -> dict[str, Any] | None:
    said = noun_parts(node.match)
    if node.different is None or said is None or len(said["after"]) != 1:
        return None
    (after,) = said["after"]
    return {**said, "after": after, "count": _number(node), "different": node.different}
