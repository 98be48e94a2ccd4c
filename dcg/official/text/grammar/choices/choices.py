"""Choices: "1 of your opponent's Digimon", "up to 2 cards in your trash" (15-11-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.productions import Number as Several
from dcg.language.productions import Reading
from dcg.official.language.selectors import (
    All,
    AllOf,
    AnyOf,
    Choose,
    Count,
    Filter,
    IsCategory,
    IsDifferent,
    IsOf,
    IsRef,
    NameIs,
    Ref,
    Selector,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.things.filters import in_order
from dcg.official.text.grammar.things.nouns import EVERY, ON_THE_FIELD, ONE_OF, noun_phrase
from dcg.official.text.grammar.things.places import WrittenPlace, placed

OneOf = tuple[int, bool]
"""How many are chosen, and whether fewer may be."""


def install(grammar: Grammar) -> None:
    """Individual processing (15-11-1)."""
    grammar.rule("count", "{number:number}", lambda number: (number, False), _exactly)
    grammar.rule("count", "up to {number:number}", lambda number: (number, True), _at_most)
    grammar.rule("count", "any {number:number}", lambda number: (number, False), None)
    grammar.spelling("count", (1, False), "a|an|one")

    def choice(template: str, *, many: Several = _several, reads_only: bool = False) -> None:
        grammar.rule("choice", template, _choose, None if reads_only else _chosen, many=many)

    grammar.rule(
        "choice",
        f"{{count:count}} of {{selector:owned_on_field+{ONE_OF}}}",
        lambda count, selector: None,  # it is read by the rule below
        _one_chosen,
        many=True,
    )
    choice("{count:count} of {selector:owned_on_field}", many=True)
    choice("{count:count} {selector:owned_on_field}", reads_only=True)
    grammar.rule(
        "choice",
        f"1 of {{one:owned_on_field+{ONE_OF}}} or 1 of {{other:owned_on_field+{ONE_OF}}}",
        lambda one, other: of_either((1, False), one, other),
        _either_said,
        many=True,
    )
    grammar.function("no_name", _no_name, None)
    grammar.rule(
        "owned_on_field",
        "{whose:whose} {one:named} or {_:no_name} {other:field_noun}",
        _named_or_described,
        None,
    )
    grammar.rule(
        "owned_on_field",
        "{whose:whose} {one:named} or {other:field_noun}",
        lambda whose, one, other: None,  # it is read by the rule above
        _so_named_or_described,
        when=EVERY,
    )
    grammar.rule("choice", "{count:count} of your {selector:placed_elsewhere}", _of_yours, None)
    grammar.rule(
        "choice",
        "{count:count} of {whose:whose} Digimon and Tamers",
        lambda count, whose: Choose(
            Selector(whose=whose, match=(IsCategory(("digimon", "tamer")),)), *count
        ),
        None,
    )
    grammar.rule("this_one", "this {noun:field_noun}", _this_one, _this_one_said, many=False)
    grammar.one_of("whom", "target", "this_one")
    choice("{count:count} of {selector:bred}", many=True)
    choice("{selector:bred}", reads_only=True)
    choice("any of {selector:owned_on_field}", reads_only=True)
    choice("{count:count} of {selector:among_those}", many=True)
    grammar.rule("among_those", "{it:those_ones}", _among_those, _those, many=True)
    _among_known(grammar)
    choice("{count:count} of {selector:among_known}", reads_only=True)
    choice("{count:count} {selector:in_it}", reads_only=True)
    grammar.word("in_it", Selector(zone="security_stack", whose="yours"), "card|cards in it")
    choice("{count:count} of {selector:in_security}")
    choice("{count:count} of {selector:security_digimon}", reads_only=True)
    choice("{count:count} of {selector:under_one}", many=True)
    choice("{count:count} of {selector:linked_to_one}", many=True)
    choice("{count:count} of {selector:linked_to_any}", many=True)
    choice("any {count:count} {selector:under_all}")
    choice("any {count:count} {selector:linked_to_one}", reads_only=True)
    choice("{count:count} {selector:linked_to_one}", reads_only=True)
    choice("{count:count} {selector:under_all}", reads_only=True)
    choice("{count:count} {selector:anyones_on_field}")
    choice("{count:count} {selector:placed_elsewhere}")
    choice("any {count:count} {selector:described_under}", reads_only=True)
    grammar.rule(
        "described_under",
        "digivolution card|cards with {match:havings} from|of|under {whose:whose} Digimon",
        lambda match, whose: Selector("digivolution_cards", whose, match),
        None,
    )
    choice("{count:count} {selector:kind_elsewhere}", reads_only=True)
    grammar.rule(
        "kind_elsewhere", "{match:befores} Tamer {after:afters} {place:place}", _tamer_cards, None
    )
    for words, many in (
        ("{selector:placed_elsewhere}", False),
        ("of {selector:owned_on_field}", True),
    ):
        grammar.rule("choice", f"1 of each {words}", _one_of_each, _of_each_different, many=many)
    grammar.rule(
        "choice",
        "1 of each {match:field_noun} {place:place}",
        lambda match, place: _one_of_each(placed(match, place)),
        None,
        many=True,
    )
    for selector in (
        *("owned_on_field", "anyones_on_field", "placed_elsewhere", "in_security"),
        *("linked_to_one", "linked_to_any", "under_one"),
    ):
        for of in ("of", ""):
            grammar.rule(
                "choice",
                f"any number {of} {{selector:{selector}}}",
                any_number_of,
                _however_many if of and selector != "in_security" else None,
                many=True,
            )
    grammar.rule(
        "placed_elsewhere",
        "{it:placed}",
        lambda it: None if it.zone in ON_THE_FIELD else it,
        lambda node: {"it": node},
    )
    _possessed(grammar)


def _among_known(grammar: Grammar) -> None:
    """Cards among those that were revealed or trashed: "1 of the trashed Digimon cards"."""
    # those shown or trashed last, as "among them" is: `references` says which
    for words in ("{match:card_noun}", "cards with {match:havings}"):
        grammar.rule(
            "among_known",
            f"those {words}",
            lambda match: Selector("revealed", match=match),
            None,
        )
    for zone in ("revealed", "trashed"):
        grammar.rule(
            "among_known",
            f"the {zone} {{match:card_noun}}",
            lambda match, zone=zone: Selector(zone, match=match),
            None,
        )
    grammar.rule(
        "among_known",
        "the deleted {match:card_noun}",
        lambda match: Selector("trashed", match=match),
        None,
    )
    grammar.rule(
        "choice",
        "{count:count} {match:card_noun} {_:trashed_by_this}",
        lambda count, match: Choose(Selector("trashed", match=match), *count),
        None,
    )
    grammar.spelling("trashed_by_this", "", "this effect trashed", "trashed by this effect")
    grammar.spelling("every", All(Selector("trashed")), "the trashed cards")


def _one_chosen(node: Any) -> dict[str, Any] | None:
    values = _chosen(node)
    return values if values is not None and values["count"] == (1, False) else None


def any_number_of(selector: Selector) -> Choose:
    """As many as one wants, at least one (1-3-6)."""
    return Choose(selector, Count(selector), up_to=True)


def _however_many(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Choose):
        return None
    whole = unbound(node) == any_number_of(node.selector)
    return {"selector": node.selector} if whole else None


def _among_those(it: Ref) -> Selector:
    """Of things that were spoken of, as far as they are still there."""
    return Selector(match=(IsRef(it),))


def _those(node: Any) -> dict[str, Any] | None:
    match node:
        case Selector(match=(IsRef(ref=ref),)) if node == _among_those(ref):
            return {"it": ref}
    return None


def _tamer_cards(
    match: tuple[Filter, ...], after: tuple[tuple[Filter, ...], ...], place: WrittenPlace
) -> Selector | None:
    """ "1 Tamer with X from your trash" is a Tamer card."""
    if place.zone in ON_THE_FIELD:
        return None
    return placed(noun_phrase(match, (IsCategory(("tamer",)),), after), place)


def _of_yours(count: OneOf, selector: Selector) -> Choose | None:
    """ "1 of your Digimon cards with X from your hand": whose they are goes without saying."""
    return Choose(selector, *count) if selector.whose == "yours" else None


def _no_name(parser: Parser, position: int) -> Iterator[Reading]:
    """Reads nothing, in front of anything but a name: "[A] or [B] trait Digimon" is a list of traits."""
    if not parser.at(position).startswith("["):
        yield "", position


def _named_or_described(whose: Whose, one: Filter, other: tuple[Filter, ...]) -> Selector | None:
    """ "Your [A] or Digimon with X": one thing that is the one or the other."""
    if len(other) == 1:
        return None
    return Selector(whose=whose, match=(AnyOf((AllOf((one,)), AllOf(other))),))


def _so_named_or_described(node: Any) -> dict[str, Any] | None:
    match node:
        case Selector(
            match=(AnyOf(filters=(AllOf(filters=(NameIs() as one,)), AllOf(filters=rest))),)
        ):
            whole = _named_or_described(node.whose, one, rest)
            same = node == whole and node.whose != "any"
            return {"whose": node.whose, "one": one, "other": rest} if same else None
    return None


_DIGIMON = IsCategory(("digimon",))
THIS = IsRef(Ref("this"))


def _this_one(noun: tuple[Filter, ...]) -> Choose | None:
    """ "This Digimon with X": this one, if it is X, and otherwise nothing."""
    if _DIGIMON not in noun or len(noun) == 1:
        return None
    match = tuple(each for each in noun if each != _DIGIMON)
    return Choose(Selector("field", match=(THIS, *match)))


def _this_one_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(selector=Selector(match=(first, *rest))) if first == THIS and rest:
            noun = in_order((_DIGIMON, *rest))
            return {"noun": noun} if _this_one(noun) == unbound(node) else None
    return None


def _one_of_each(selector: Selector) -> Choose | None:
    """As many as there are that differ."""
    differ = any(isinstance(each, IsDifferent) for each in selector.match)
    return Choose(selector, Count(selector)) if differ else None


def _of_each_different(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Choose) or _one_of_each(node.selector) is None:
        return None
    whole = Choose(node.selector, Count(node.selector), bind=node.bind)
    return {"selector": node.selector} if node == whole else None


def _possessed(grammar: Grammar) -> None:
    """ "1 of your other Digimon's": the choice is written without the possessive."""

    def make(count: OneOf, whose: Whose, other: bool, before: tuple[Filter, ...]) -> Choose:
        match = in_order((*before, IsCategory(("digimon",))))
        return Choose(Selector(whose=whose, match=match, other=other), *count)

    grammar.rule("possessed", "{count:count} of {selector:holders}", _choose, None)
    grammar.rule("possessed", "{count:count} of {selector:whose_those}", _choose, None)
    grammar.rule("whose_those", "{it:those_ones_own}", _among_those, None)
    grammar.spelling("whose_those", _among_those(Ref("those:Digimon")), "their")
    grammar.rule(
        "possessed",
        "{count:count} of {one:holders} or 1 of {other:holders}",
        of_either,
        None,
    )
    grammar.rule(
        "possessed",
        "{count:count} of {whose:whose} {before:befores} or 1 of {other:holders}",
        _of_either_kind,
        None,
    )
    grammar.spelling("count", (1, False), "any")
    grammar.rule(
        "all_possessed",
        "{whose:whose} {other:other} {before:befores} Digimon's",
        lambda whose, other, before: All(make((1, False), whose, other, before).selector),
        None,
    )


def of_either(count: OneOf, one: Selector, other: Selector) -> Choose | None:
    """ "1 of your [A]'s or 1 of your level 3 Digimon's": one thing that is the one or the other."""
    plain = [Selector(whose=each.whose, match=each.match) for each in (one, other)]
    if count != (1, False) or plain != [one, other]:
        return None
    if one.whose != other.whose:
        said = (AllOf((IsOf(each.whose), *each.match)) for each in (one, other))
        return Choose(Selector(match=(AnyOf(tuple(said)),)))
    either = AnyOf((AllOf(one.match), AllOf(other.match)))
    return Choose(Selector(whose=one.whose, match=(either,)))


def _either_said(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Choose) or len(node.selector.match) != 1:
        return None
    match node.selector.match[0]:
        case AnyOf(
            filters=(
                AllOf(filters=(IsOf(whose=whose), *one)),
                AllOf(filters=(IsOf(whose=whose_else), *other)),
            )
        ):
            said = {
                "one": Selector(whose=whose, match=tuple(one)),
                "other": Selector(whose=whose_else, match=tuple(other)),
            }
            return said if of_either((1, False), **said) == unbound(node) else None
        case AnyOf(filters=(AllOf(filters=one), AllOf(filters=other))):
            whose = node.selector.whose
            said = {
                "one": Selector(whose=whose, match=one),
                "other": Selector(whose=whose, match=other),
            }
            return (
                said if whose != "any" and of_either((1, False), **said) == unbound(node) else None
            )
    return None


def unbound(node: Choose) -> Choose:
    """The choice without a name."""
    return msgspec.structs.replace(node, bind=None)


def _of_either_kind(
    count: OneOf, whose: Whose, before: tuple[Filter, ...], other: Selector
) -> Choose | None:
    """ "1 of your [A] trait or 1 of your level 3 Digimon's": the noun is said once."""
    kinds = tuple(each for each in other.match if isinstance(each, IsCategory))
    if not before or not kinds:
        return None
    return of_either(count, Selector(whose=whose, match=in_order((*before, *kinds))), other)


def _several(values: Any) -> bool:
    return bool(values["count"] != (1, False))


def _exactly(count: Any) -> dict[str, Any] | None:
    return {"number": count[0]} if isinstance(count[0], int) and not count[1] else None


def _at_most(count: Any) -> dict[str, Any] | None:
    return {"number": count[0]} if isinstance(count[0], int) and count[1] else None


def _choose(selector: Selector, count: OneOf = (1, False)) -> Choose:
    return Choose(selector, *count)


def _chosen(node: Any) -> dict[str, Any] | None:
    """What is said of a choice where it stands; the name it is bound to is said where it is meant."""
    if not isinstance(node, Choose):
        return None
    if node != Choose(node.selector, node.count, node.up_to, node.bind):
        return None
    return {"count": (node.count, node.up_to), "selector": node.selector}
