"""Several choices at one time: "1 red Digimon card and 1 Tamer card" (15-10-2-3)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    Choose,
    Compare,
    Count,
    Each,
    Filter,
    HasColour,
    HasTrait,
    IsCategory,
    IsRef,
    NameContains,
    NameIs,
    Ref,
    Selector,
    Such,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.choices import so_many_of_each
from dcg.official.text.grammar.choices.choices import THIS, unbound
from dcg.official.text.grammar.things.filters import in_order, leads
from dcg.official.text.grammar.things.places import WrittenPlace, place_of, placed

ONE_SPOKEN_OF = ("it", "that:Digimon")
"""What one Digimon is called that was chosen before."""


def install(grammar: Grammar) -> None:
    """ "1 red Digimon card and 1 Tamer card among them": one choice for each (15-10-2-3)."""
    grammar.word("joint", False, "and")
    grammar.word("joint", True, "and/or")
    grammar.rule("joint_with_comma", ",? {it:joint}", lambda it: it, lambda node: {"it": node})
    grammar.rule(
        "each",
        "1 each of {one:adjective} and {two:adjective} {match:card_noun} {place:place}",
        _one_of_both_levels,
        _both_levels_said,
        many=True,
    )
    grammar.rule(
        "each",
        "1 {one:adjective} {fewer:joint_with_comma} 1 {other:card_noun} {place:place}",
        _each_with_one_noun,
        _one_noun_said,
        many=False,
    )
    grammar.rule(
        "each",
        "1 {one:card_noun} {fewer:joint_with_comma} 1 {other:card_noun} {place:place}",
        _each_of_a_place,
        _of_a_place,
        many=False,
    )
    grammar.rule(
        "each",
        "1 {one:card_noun} {fewer:joint_with_comma} 1 {other:card_noun} or 1 {third:card_noun} {place:place}",
        _each_of_a_place_or,
        _of_a_place_or,
        many=False,
    )
    grammar.rule(
        "each",
        "1 {one:card_noun} {fewer:joint_with_comma} 1 {other:adjective} or 1 {third:card_noun} {place:place}",
        lambda one, fewer, other, third, place: _each_of_a_place_or(
            one, fewer, (other,), third, place
        ),
        None,
    )
    grammar.rule(
        "each",
        "1 {one:card_noun} and 1 {other:card_noun} both with {match:havings} {place:place}",
        lambda one, other, match, place: _each_of_a_place(
            in_order((*one, *match)), False, in_order((Such(), *other)), place
        ),
        None,
    )
    grammar.rule("each", "{it:this} and {other:choice}", _this_and, _this_and_said)
    for order in ("{it:this} and {other:choice}", "{other:choice} and {it:this}"):
        written = _this_card_said if order.startswith("{it") else None
        grammar.rule("each", order, _this_card_and, written)
    grammar.rule("each", "{it:reference} and {other:choice}", _that_and, _that_and_said)
    grammar.rule("each", "{it:of_the_chosen} and {other:choice}", _that_and, None)
    grammar.spelling("of_the_chosen", Ref("that:Digimon"), "1 of your chosen Digimon")
    grammar.rule("each", "{it:this} and {others:each}", _this_and_each, _this_and_each_said)
    grammar.rule(
        "each",
        "{it:this} along with 1 each of {one:name} and {other:name} {place:place}",
        lambda it, one, other, place: _this_and_each(
            it, _each_of_a_place((NameIs((one,)),), False, (NameIs((other,)),), place)
        ),
        None,
    )
    grammar.rule(
        "choice",
        "{it:this} or 1 of {other:owned_on_field}",
        _this_or,
        _this_or_said,
        many=True,
    )
    grammar.rule(
        "each",
        "1 of your opponent's {one:befores} Digimon and all of their {other:befores} Digimon",
        _one_and_all,
        _one_and_all_said,
    )
    grammar.rule(
        "each",
        "1 each of {one:name} and {other:name} {place:place}",
        lambda one, other, place: _each_of_a_place(
            (NameIs((one,)),), False, (NameIs((other,)),), place
        ),
        None,
    )
    grammar.rule(
        "each",
        "1 each of {one:name} , {two:name} and {three:name} {place:place}",
        lambda one, two, three, place: Each(
            tuple(Choose(placed((NameIs((name,)),), place)) for name in (one, two, three))
        ),
        None,
    )
    grammar.rule("each", "1 of each player's {match:field_noun}", _one_of_each_players, None)
    grammar.rule("each", "1 {match:field_noun} of each player", _one_of_each_players, None)
    grammar.rule(
        "each",
        "1 each of {one:adjective} , {two:adjective} and {three:adjective} {match:card_noun} {place:place}",
        _one_of_each_level,
        _each_level_said,
        many=True,
    )
    so_many_of_each.install(grammar)
    theirs = "1 of their"
    grammar.rule(
        "each",
        f"1 of your opponent's {{one:befores}} and {theirs} {{other:befores}} Digimon",
        lambda one, other: _of_each("opponents", one, other) if one else None,
        None,
    )
    grammar.rule(
        "each",
        f"1 of your opponent's {{one:befores}} , {theirs} {{two:befores}} ,? and {theirs} {{three:befores}} Digimon",
        lambda one, two, three: _of_each("opponents", one, two, three) if one and two else None,
        None,
    )
    grammar.listed(
        "each",
        "choice",
        "and",
        make=_all_of_these,
        take=lambda node: node.choices if isinstance(node, Each) and not node.or_fewer else None,
        least=3,
    )
    grammar.rule(
        "each",
        "{one:choice} {fewer:joint_with_comma} {other:choice}",
        lambda one, fewer, other: _all_of_these((one, other), fewer),
        _two_choices,
    )


def _one_of_each_players(match: tuple[Filter, ...]) -> Each | None:
    """One of one's own and one of the opponent's, both chosen by who processes the effect (15-10-2-3)."""
    if not any(isinstance(each, IsCategory) for each in match):
        return None
    return Each(
        (
            Choose(Selector(whose="yours", match=match)),
            Choose(Selector(whose="opponents", match=match)),
        )
    )


def _all_of_these(choices: tuple[Choose, ...], fewer: bool = False) -> Each | None:
    """Several choices at one time; what has a total is not asked that way."""
    limited = any(each.total is not None for each in choices)
    return None if limited else Each(choices, fewer)


def _one_of_each_level(
    one: Filter, two: Filter, three: Filter, match: tuple[Filter, ...], place: WrittenPlace
) -> Each | None:
    """ "1 each of level 3, level 4 and level 5 cards": what they are is said once."""
    if not match or place.zone == "battle_area":
        return None
    found = (placed(in_order((each, *match)), place) for each in (one, two, three))
    return Each(tuple(map(Choose, found)))


def _each_level_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Each(choices=(one, two, three)):
            firsts = [each.selector.match[0] for each in (one, two, three) if each.selector.match]
            if len(firsts) < 3 or not all(map(leads, firsts)):
                return None
            said: dict[str, Any] = {
                **dict(zip(("one", "two", "three"), firsts, strict=True)),
                "match": one.selector.match[1:],
                "place": place_of(one.selector),
            }
            return said if node == _one_of_each_level(**said) else None
    return None


def _one_of_both_levels(
    one: Filter, two: Filter, match: tuple[Filter, ...], place: WrittenPlace
) -> Each | None:
    """ "1 each of level 3 and level 4 Digimon cards with X"."""
    if not match or place.zone == "battle_area":
        return None
    return Each(tuple(Choose(placed(in_order((each, *match)), place)) for each in (one, two)))


def _both_levels_said(node: Any) -> dict[str, Any] | None:
    """Of two levels and one longer description: it is said once."""
    match node:
        case Each(
            choices=(
                Choose(selector=Selector(match=(Compare(attribute="level") as one, _, _, *_)) as f),
                Choose(selector=Selector(match=(Compare(attribute="level") as two, *match))),
            )
        ):
            said: dict[str, Any] = {"one": one, "two": two, "match": tuple(match)}
            said["place"] = place_of(f)
            return said if node == _one_of_both_levels(**said) else None
    return None


def _one_and_all(one: tuple[Filter, ...], other: tuple[Filter, ...]) -> Each | None:
    """One that is chosen with all of another kind, at one time (15-11-2)."""
    if not one or not other:
        return None
    digimon = IsCategory(("digimon",))
    chosen, every = (
        Selector(whose="opponents", match=in_order((*match, digimon))) for match in (one, other)
    )
    return Each((Choose(chosen), Choose(every, Count(every))))


def _one_and_all_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Each(choices=(Choose(selector=one), Choose(selector=other, count=Count()))):
            said = {
                name: tuple(each for each in held.match if not isinstance(each, IsCategory))
                for name, held in (("one", one), ("other", other))
            }
            return said if node == _one_and_all(**said) else None
    return None


def _this_or(it: Ref, other: Selector) -> Choose | None:
    """ "This Digimon or 1 of your Tamers": one thing, this or one that is described."""
    plain = other == Selector(whose="yours", match=other.match)
    if it != THIS.ref or not plain:
        return None
    return Choose(Selector(whose="yours", match=(AnyOf((THIS, AllOf(other.match))),)))


def _this_or_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(selector=Selector(match=(AnyOf(filters=(first, AllOf(filters=match))),))):
            other = Selector(whose="yours", match=match)
            if first == THIS and _this_or(THIS.ref, other) == unbound(node):
                return {"it": THIS.ref, "other": other}
    return None


def _this_and(it: Ref, other: Choose) -> Each | None:
    """ "This Digimon and 1 of your opponent's": both at one time, and either where the other isn't there."""
    if it != THIS.ref or not isinstance(other.count, int) or other.up_to:
        return None
    return Each((Choose(Selector(match=(THIS,))), other))


def _this_card_and(it: Ref, other: Choose) -> Each | None:
    """ "This card and 2 [A] from your trash": its own card, wherever the effect works, and others."""
    if it != Ref("this_card") or not isinstance(other.count, int) or other.up_to:
        return None
    own = Selector("hand", "yours", (IsRef(it),), also=("trash",))
    return Each((Choose(own), other))


def _this_card_said(node: Any) -> dict[str, Any] | None:
    it = Ref("this_card")
    match node:
        case Each(choices=(_, Choose() as other)) if node == _this_card_and(it, other):
            return {"it": it, "other": other}
    return None


def _this_and_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Each(choices=(_, Choose() as other)) if node == _this_and(THIS.ref, other):
            return {"it": THIS.ref, "other": other}
    return None


def _that_and(it: Ref, other: Choose) -> Each | None:
    """ "It and 1 of your opponent's": the one that was chosen, and another."""
    if it.name not in ONE_SPOKEN_OF or other.count != 1:
        return None
    return Each((Choose(Selector(match=(IsRef(it),))), other))


def _that_and_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Each(choices=(Choose(selector=Selector(match=(IsRef(ref=it),))) as one, other)):
            plain = one == Choose(Selector(match=(IsRef(it),))) and other.count == 1
            return {"it": it, "other": other} if plain and it != THIS.ref else None
    return None


def _this_and_each(it: Ref, others: Each) -> Each | None:
    """ "This Tamer and 1 [A] and 1 [B] from your trash": all of them at one time."""
    if it != THIS.ref or others.or_fewer or THIS in others.choices[0].selector.match:
        return None
    return Each((Choose(Selector(match=(THIS,))), *others.choices))


def _this_and_each_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Each(choices=(_, _, _, *_) as choices):
            others = Each(choices[1:])
            same = node == _this_and_each(THIS.ref, others)
            return {"it": THIS.ref, "others": others} if same else None
    return None


def _of_each(first: Whose, *rest: tuple[Filter, ...]) -> Each:
    """ "1 of your opponent's level 3, 1 of their level 5 and 1 of their level 7 Digimon"."""
    kind = (IsCategory(("digimon",)),)
    return Each(
        tuple(Choose(Selector(whose=first, match=in_order((*each, *kind)))) for each in rest)
    )


def _each_of_a_place(
    one: tuple[Filter, ...], fewer: bool, other: tuple[Filter, ...], place: WrittenPlace
) -> Each:
    return Each((Choose(placed(one, place)), Choose(placed(other, place))), fewer)


def _each_of_a_place_or(
    one: tuple[Filter, ...],
    fewer: bool,
    other: tuple[Filter, ...],
    third: tuple[Filter, ...],
    place: WrittenPlace,
) -> Each | None:
    """The second of them is the one thing or the other."""
    if not other or not third:
        return None
    return _each_of_a_place(one, fewer, (AnyOf((AllOf(other), AllOf(third))),), place)


def _of_a_place_or(node: Any) -> dict[str, Any] | None:
    said = _of_a_place(node)
    match said and said["other"]:
        case (AnyOf(filters=(AllOf(filters=other), AllOf(filters=third))),):
            return {**said, "other": other, "third": third} if said else None
    return None


def _each_with_one_noun(
    one: Filter, fewer: bool, other: tuple[Filter, ...], place: WrittenPlace
) -> Each | None:
    """ "1 red and 1 blue Digimon card": the noun is said once."""
    if not leads(one):
        return _each_of_a_place((one,), fewer, other, place)
    noun = tuple(each for each in other if not leads(each))
    return _each_of_a_place((one, *noun), fewer, other, place)


def _one_noun_said(node: Any) -> dict[str, Any] | None:
    """Of two colours and one description, where the cards are not just of a kind."""
    said = _of_a_place(node) or {}
    match said:
        case {"one": (HasColour() as one, *noun), "other": (HasColour(), *others)}:
            alike = noun == others and any(
                isinstance(each, HasTrait | NameContains) for each in noun
            )
            return {**said, "one": one} if alike else None
    return None


def _two_choices(node: Any) -> dict[str, Any] | None:
    match node:
        case Each(choices=(one, other), or_fewer=fewer):
            return {"one": one, "fewer": fewer, "other": other}
    return None


def _of_a_place(node: Any) -> dict[str, Any] | None:
    match node:
        case Each(choices=(one, other), or_fewer=fewer):
            place = place_of(one.selector)
            whole = _each_of_a_place(one.selector.match, fewer, other.selector.match, place)
            if node == whole and place.zone != "battle_area":
                return {
                    "one": one.selector.match,
                    "fewer": fewer,
                    "other": other.selector.match,
                    "place": place,
                }
    return None
