"""Things of several kinds in one phrase: "1 [A] or level 3 Digimon card", "your Tokens and [B] trait Digimon"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.processes import PlaceUnder
from dcg.official.language.selectors import (
    All,
    AllOf,
    AnyOf,
    AnyTrue,
    Choose,
    Condition,
    Exists,
    Filter,
    HasColour,
    HasTrait,
    IsCategory,
    IsRef,
    IsToken,
    NameContains,
    NameIs,
    NotMatching,
    NotTrue,
    Ref,
    Selector,
)
from dcg.official.language.terms import Colour, Whose
from dcg.official.text.grammar.choices.choices import OneOf, of_either
from dcg.official.text.grammar.things.filters import Filters, leads
from dcg.official.text.grammar.things.nouns import noun_phrase
from dcg.official.text.grammar.things.places import WrittenPlace, placed


def install(grammar: Grammar) -> None:
    """Adds the phrases. The grammar writes the same in full: "1 [A] or 1 level 3 Digimon card"."""
    _kinds(grammar)
    _things(grammar)
    _had(grammar)


def _kinds(grammar: Grammar) -> None:
    """What a second kind begins with: no name and no trait, which would go with the first one's."""
    grammar.rule(
        "named_kind",
        "{before:befores} {name:named}",
        lambda before, name: (*before, name) if all(map(leads, before)) else None,
        None,
    )
    for noun in ("card", "field"):
        grammar.rule(
            f"plain_{noun}",
            f"{{kind:{noun}_kind}} {{after:afters}}",
            lambda kind, after: noun_phrase((), (kind,), after),
            None,
        )
        grammar.rule(
            f"plain_{noun}",
            f"{{first:adjective}} {{rest:{noun}_noun}}",
            lambda first, rest: noun_phrase((first,), rest, ()) if leads(first) else None,
            None,
        )
    grammar.rule(
        "before",
        "{one:colour} , {other:colour} or {traits:names} trait",
        _coloured_or_with,
        None,
    )


def _coloured_or_with(one: Colour, other: Colour, traits: tuple[str, ...]) -> Filter:
    return AnyOf((HasColour((one, other)), HasTrait(traits)))


def _things(grammar: Grammar) -> None:
    grammar.rule(
        "placed", "{one:named_kind} or {other:plain_card} {place:place}", _either_placed, None
    )
    # of which a dump loses "card with"
    grammar.rule(
        "choice",
        "{count:count} {texts:names} in its name {place:place}",
        lambda count, texts, place: Choose(placed((NameContains(texts),), place), *count),
        None,
    )
    grammar.rule(
        "choice",
        "{count:count} of {whose:whose} {one:named_kind} or {other:plain_field}",
        _one_of_either,
        None,
    )
    grammar.rule(
        "choice",
        "{this:this} or 1 of {other:owned_on_field}",
        _this_or_one,
        _this_or_whom,
    )
    under = "bottom digivolution card|cards or under any of {other:owned_on_field}"
    grammar.rule(
        "under_either",
        f"as this Digimon's {under}",
        lambda other: _this_or_one(Ref("this"), other),
        None,
    )
    grammar.rule(
        "under_either",
        f"as any of {{one:holders}} {under}",
        lambda one, other: of_either((1, False), one, other),
        None,
    )
    grammar.act(
        PlaceUnder,
        "!place {target:target} {under:under_either}",
        reads_only=True,
        end="bottom",
        face_down=False,
    )
    grammar.rule("every", "all of {whose:whose} Tokens and {match:field_noun}", _tokens_and, None)


def _either(one: Filters, other: Filters) -> Filters:
    return (AnyOf((AllOf(one), AllOf(other))),)


def _either_placed(one: Filters, other: Filters, place: WrittenPlace) -> Selector | None:
    return None if _has_name(other) else placed(_either(one, other), place)


def _one_of_either(count: OneOf, whose: Whose, one: Filters, other: Filters) -> Choose | None:
    if _has_name(other):
        return None
    return Choose(Selector(whose=whose, match=_either(one, other)), *count)


def _this_or_one(this: Ref, other: Selector) -> Choose | None:
    if this != Ref("this") or other != Selector(whose="yours", match=other.match):
        return None
    return Choose(Selector(whose="yours", match=(AnyOf((IsRef(this), AllOf(other.match))),)))


def _this_or_whom(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(
            selector=Selector(match=(AnyOf(filters=(IsRef(ref=this), AllOf(filters=match))),))
        ):
            other = Selector(whose="yours", match=match)
            whole = _this_or_one(this, other)
            same = whole is not None and node in (whole, replace(whole, bind=node.bind))
            return {"this": this, "other": other} if same else None
    return None


def _has_name(match: Filters) -> bool:
    return any(isinstance(each, NameIs) for each in match)


def _tokens_and(whose: Whose, match: Filters) -> All:
    return All(Selector(whose=whose, match=(AnyOf((IsToken(), AllOf(match))),)))


def _had(grammar: Grammar) -> None:
    """ "You have [A] or a red Tamer": one of the two is enough."""
    had, has = "{{{0}:had_yours}}", "{_:has_yours}"
    one, other = had.format("one"), had.format("other")
    grammar.rule("condition", f"{has} {one} or a|an {other}", _named_or, None)
    grammar.rule(
        "condition",
        f"{has} {{most:number}} or fewer {one} or {{least:number}} or more {other}",
        lambda most, one, least, other: AnyTrue((Exists(one, 0, most), Exists(other, least))),
        None,
    )
    grammar.rule(
        "simple_condition",
        "{_:lacks_yours} any Digimon other than Digimon with {match:havings}",
        _none_but,
        None,
    )
    grammar.rule(
        "condition",
        "{one:simple_condition} or if {other:simple_condition}",
        lambda one, other: AnyTrue((one, other)),
        None,
    )


def _none_but(match: Filters) -> Condition | None:
    if len(match) != 1:
        return None
    others = (IsCategory(("digimon",)), NotMatching(match[0]))
    return NotTrue(Exists(Selector(whose="yours", match=others)))


def _named_or(one: Selector, other: Selector) -> Condition | None:
    named: Any = one.match
    if len(named) != 1 or not isinstance(named[0], NameIs):
        return None
    return AnyTrue((Exists(one), Exists(other)))
