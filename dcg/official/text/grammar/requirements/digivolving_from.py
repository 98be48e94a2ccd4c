"""Digivolution requirements in words (2-3-6-3): "[Digivolve] Lv.4 w/[Greymon] in name: Cost 3"."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AllOf,
    Compare,
    Condition,
    Filter,
    HasColour,
    HasInText,
    HasTrait,
    IsCategory,
    NameContains,
    NotMatching,
)
from dcg.official.language.terms import Colour
from dcg.official.text.grammar.changes.said_together import never_written
from dcg.official.text.grammar.things.filters import Filters, in_order, leads, trails
from dcg.official.text.grammar.things.having import either
from dcg.official.text.grammar.things.nouns import noun_phrase

UNSAID = "unsaid"
"""The feature of a phrase that says a level and leaves "Digimon" unsaid."""
COST_FIRST = "cost_first"
"""The feature of the older wording: "Digivolve: 3 from ..."."""

Requirement = tuple[int, tuple[Filters, ...], Condition | None]
"""What it costs, what it is digivolved from (any of these), and while what."""

_DIGIMON = IsCategory(("digimon",))


def install(grammar: Grammar) -> None:
    """Adds the requirement, as cards have it today and as they had it."""
    grammar.rule(
        "digivolving_from", "{it:of_a_level}", lambda it: it, lambda node: {"it": node}, when=UNSAID
    )
    for words, feature in (("in name", UNSAID), ("in its name", None)):
        grammar.rule(
            "digivolving_from",
            f"{{texts:names}} {words}",
            _by_part_of_name,
            _part_of_name,
            when=feature,
        )
    grammar.one_of("digivolving_from", "field_noun")
    for words in ("{traits:names} trait", "w / {traits:names} trait"):
        grammar.rule("digivolving_from", words, lambda traits: (HasTrait(traits), _DIGIMON), None)
    _short(grammar)
    grammar.rule("of_a_level", "{before:befores} {after:afters}", _digimon, _level_first)
    grammar.rule("of_a_level", "{before:befores} with {after:short}", _short_digimon, None)
    short = "{before:befores} w / {after:short}"
    grammar.rule("of_a_level", short, _short_digimon, None)
    grammar.rule("of_a_level", "{before:befores} {after:named_as}", _short_digimon, None)
    grammar.rule("named_as", "if name contains {texts:names}", _named_as, None)
    older = "Digivolve : {cost:number} {what:if_named}"
    grammar.rule("if_named", "{it:named_as}", lambda it: ((_DIGIMON, *it),), None)
    grammar.rule("requirement", older, _requirement, None)
    grammar.rule("of_a_level", f"{short} w / o {{lacks:any_having}}", _lacking, None)
    lacking = "{before:befores} w / o {lacks:any_having}"
    grammar.rule("of_a_level", lacking, lambda before, lacks: _lacking(before, (), lacks), None)
    without = "{noun:field_noun} w / o {lacks:any_having}"
    grammar.rule("digivolving_from", without, _without, None)
    named = "{noun:field_noun} w / {after:short}"
    grammar.rule("digivolving_from", named, lambda noun, after: in_order((*noun, *after)), None)
    grammar.listed("any_of_these", "digivolving_from", chained=True)
    cost_first = "Digivolve : {cost:number} from {what:any_of_these}"
    cost_last = "[Digivolve] {what:any_of_these} : Cost {cost:number}"
    grammar.rule("requirement", cost_first, _requirement, _parts, when=COST_FIRST)
    grammar.rule("requirement", f"<{cost_first}>", _requirement, None)
    grammar.rule("requirement", cost_last, _requirement, _parts)
    grammar.rule("requirement", f"{cost_last} .", _requirement, None)
    _conditional(grammar)


def _conditional(grammar: Grammar) -> None:
    """ "While you have [A], [B]": one more thing that has to be so (2-3-6-3, LM-021#Q4012)."""
    for comma in (",", ""):
        words = f"[Digivolve] while|if {{condition:condition}} {comma} {{what:any_of_these}} : Cost {{cost:number}}"
        grammar.rule("requirement", words, _requirement, _parts_while if comma else None)


def _short(grammar: Grammar) -> None:
    """What stands behind "w/": "[A] in name or w/[B] trait". No effect is worded so."""
    grammar.also("short_having", NameContains, "{texts:names} in name|names")
    grammar.also("short_having", HasTrait, "{traits:names} in trait|traits", contains=True)
    grammar.also("short_having", HasTrait, "{traits:names} in any trait", contains=True)
    for field in ("form", "type"):
        grammar.also(
            "short_having",
            HasTrait,
            f"{{traits:names}} in {field}|{field}s",
            contains=True,
            field=field,
        )
    grammar.also("short_having", HasInText, "{term:term} in? text|texts")
    grammar.also(
        "short_having",
        Compare,
        "play cost {number:number} or less",
        attribute="play_cost",
        comparison="<=",
    )
    grammar.also(
        "any_having",
        Compare,
        "digivolution cards",
        attribute="digivolution_cards",
        comparison=">=",
        number=1,
    )
    grammar.rule("short_having", "{colours:colours}", HasColour, None)
    grammar.rule("having", "{count:colour_count} with {colours:colours}", _coloured, _colours_said)
    grammar.rule("short_having", "{count:colour_count} w / {colours:colours}", _coloured, None)
    grammar.also("short_having", HasTrait, "{traits:names} trait|traits", contains=False)
    # of which nothing says that they are traits; a name has no "w/" in front of it
    grammar.also("short_having", HasTrait, "{traits:names} $:", contains=False)
    grammar.one_of("any_having", "having", "short_having")
    also = {"take": never_written, "least": 2}
    grammar.rule("short", "{it:short_having}", lambda it: (it,), None)
    grammar.listed("short", "any_having", "and", "and with", "and w /", "&", "& w /", **also)
    grammar.listed("short", "any_having", "or", "or with", "or w /", make=either, **also)


def _short_digimon(before: Filters, after: Filters) -> Filters | None:
    return _digimon(before, (after,))


def _lacking(before: Filters, after: Filters, lacks: Filter) -> Filters | None:
    return _digimon(before, (after, (NotMatching(lacks),)))


def _without(noun: Filters, lacks: Filter) -> Filters:
    return in_order((*noun, NotMatching(lacks)))


def _digimon(before: Filters, after: tuple[Filters, ...]) -> Filters | None:
    """Of a card with a level it goes without saying that it is a Digimon."""
    if not any(map(_is_level, before)):
        return None
    return noun_phrase(before, (_DIGIMON,), after)


def _level_first(filters: Any) -> dict[str, Any] | None:
    if not isinstance(filters, tuple) or not any(map(_is_level, filters)):
        return None
    rest = [each for each in filters if each != _DIGIMON]
    before = tuple(each for each in rest if leads(each))
    behind = tuple(each for each in rest if not leads(each) and not trails(each))
    phrases = tuple((each,) for each in rest if trails(each))
    said = {"before": before, "after": ((behind,) if behind else ()) + phrases}
    return said if _digimon(**said) == filters else None


def _is_level(each: Any) -> bool:
    """Whether it says a level or a number of colours, which a Digimon is asked for."""
    return isinstance(each, Compare) and (
        each.attribute == "level" or (each.attribute, each.comparison) == ("colours", "=")
    )


def _named_as(texts: tuple[str, ...]) -> Filters:
    return (NameContains(texts),)


def _coloured(count: Compare, colours: tuple[Colour, ...]) -> AllOf:
    """Of so many colours, one of which is one of these."""
    return AllOf((count, HasColour(colours)))


def _colours_said(node: Any) -> dict[str, Any] | None:
    match node:
        case AllOf(filters=(Compare(attribute="colours") as count, HasColour(colours=colours))):
            return {"count": count, "colours": colours}
    return None


def _by_part_of_name(texts: tuple[str, ...]) -> Filters:
    return (_DIGIMON, NameContains(texts))


def _part_of_name(filters: Any) -> dict[str, Any] | None:
    match filters:
        case (IsCategory() as kind, NameContains(texts=texts)) if kind == _DIGIMON:
            return {"texts": texts}
    return None


def _requirement(
    cost: int, what: tuple[Filters, ...], condition: Condition | None = None
) -> Requirement:
    return cost, what, condition


def _parts(said: Any) -> dict[str, Any] | None:
    return {"cost": said[0], "what": said[1]} if said[2] is None else None


def _parts_while(said: Any) -> dict[str, Any] | None:
    if said[2] is None:
        return None
    return {"cost": said[0], "what": said[1], "condition": said[2]}
