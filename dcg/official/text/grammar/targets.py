"""Targets: "1 of your opponent's Digimon", "all of your red Digimon", "this Digimon" (15-10, 15-11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.productions import Number as Several
from dcg.language.productions import Reading
from dcg.official.language.processes import Delete, Process, ReturnToHand
from dcg.official.language.selectors import (
    All,
    AllOf,
    AnyOf,
    AttributeOf,
    Choose,
    Compare,
    Count,
    Each,
    Filter,
    IsCategory,
    IsDifferent,
    IsRef,
    IsToken,
    NameIs,
    Number,
    Ref,
    Selector,
)
from dcg.official.language.terms import Attribute, Whose
from dcg.official.text.grammar.filters import in_order, leads
from dcg.official.text.grammar.nouns import ON_THE_FIELD, noun_phrase
from dcg.official.text.grammar.places import WrittenPlace, place_of, placed

_OPTION = IsCategory(("option",))

OneOf = tuple[int, bool]
"""How many are chosen, and whether fewer may be."""


def install(grammar: Grammar) -> None:
    """Adds the target rules. A target with the feature `in` writes "in your hand", not "from your hand"."""
    grammar.one_of("target", "reference", "every", "bare_plural", "choice", "each", "worth")
    grammar.one_of("these", "reference", "every", "choice")
    _selected(grammar)
    _every(grammar)
    _lowest(grammar)
    _choices(grammar)
    _possessed(grammar)
    _each(grammar)
    _totals(grammar)
    _and_its_like(grammar)


def _selected(grammar: Grammar) -> None:
    """Selectors: what a count or "all" is said of."""
    grammar.word("other", False, "")
    grammar.word("other", True, "other")
    grammar.rule(
        "owned_on_field",
        "{whose:whose} {other:other} {match:field_noun}",
        lambda whose, other, match: Selector(whose=whose, match=match, other=other),
        lambda node: _on_field(node) if node.whose != "any" else None,
    )
    grammar.rule(
        "anyones_on_field",
        "{other:other} {match:field_noun}",
        lambda other, match: Selector(match=match, other=other) if _has_kind(match) else None,
        lambda node: _on_field(node) if node.whose == "any" else None,
    )
    # whatever of that name is there, a Tamer too
    grammar.rule(
        "owned_on_field",
        "{whose:whose} {name:named} cards in play",
        lambda whose, name: Selector(whose=whose, match=(name,)),
        None,
    )
    for other, words in ((True, "or other"), (False, "or")):
        grammar.rule(
            "owned_on_field",
            f"{{whose:whose}} Token^Tokens {words} {{match:field_noun}}",
            _tokens_too if other else _tokens_or,
            _besides_other_tokens if other else _besides_tokens,
        )
    # an Option card in the battle area is an Option there (17-1-3)
    option = "{before:befores} Option card|cards {after:afters} in the|your battle area"
    grammar.rule(
        "owned_on_field",
        f"{{whose:whose}} {option}",
        lambda whose, before, after: Selector(
            whose=whose, match=noun_phrase(before, (_OPTION,), after)
        ),
        None,
    )
    grammar.rule(
        "anyones_on_field",
        option,
        lambda before, after: Selector(match=noun_phrase(before, (_OPTION,), after)),
        None,
    )
    # the battle area and the breeding area (3-4-5)
    grammar.rule(
        "owned_on_field",
        "{whose:whose} {other:other} {match:field_noun} on the field",
        lambda whose, other, match: Selector("field", whose, match, other),
        lambda node: _anywhere_on_field(node) if node.whose != "any" else None,
    )
    # one card at most stands there (3-4-6-2)
    grammar.rule(
        "bred",
        "{whose:whose} {match:field_noun} in the|your breeding area",
        lambda whose, match: Selector("breeding_area", whose, match),
        _in_breeding_area,
    )
    grammar.rule(
        "in_security",
        "{whose:whose} security cards",
        lambda whose: Selector(zone="security_stack", whose=whose),
        _whole_stack,
    )
    grammar.rule(
        "security_digimon", "{whose:whose} Security Digimon", _security_digimon, _whose_security
    )
    grammar.rule(
        "under_one",
        "{of:owner} {match:befores} digivolution card^cards",
        lambda of, match: Selector(zone="digivolution_cards", match=match, of=of),
        _under_one,
    )
    grammar.rule(
        "linked_to_one",
        "{of:owner} link card^cards",
        lambda of: Selector(zone="link_cards", of=of),
        _linked_to_one,
    )
    grammar.rule(
        "linked_to_any",
        "{whose:whose} Digimon's link card^cards",
        lambda whose: Selector(zone="link_cards", whose=whose),
        _linked_to_any,
    )
    # of several together, Tamers among them or only some Digimon
    for words, kind in (
        ("digivolution card^cards of", IsCategory(("digimon",))),
        ("card^cards under", IsCategory(("digimon", "tamer"))),
    ):
        grammar.rule(
            "under_all",
            f"{words} {{under:owned_on_field+many}}",
            partial(_under_several, kind=kind),
            partial(_whom_under, kind=kind),
        )
    # of all of a player's Digimon together
    grammar.rule(
        "under_all",
        "digivolution card^cards of|from|under {whose:whose} Digimon",
        lambda whose: Selector(zone="digivolution_cards", whose=whose),
        _under_all,
    )


def _under_several(under: Selector, *, kind: IsCategory) -> Selector | None:
    """Cards under Tamers are no digivolution cards (4-6-1); of all Digimon it is said without a selector."""
    if kind not in under.match or under.match == (IsCategory(("digimon",)),):
        return None
    return Selector("digivolution_cards", under.whose, under=under)


def _whom_under(node: Selector, *, kind: IsCategory) -> dict[str, Any] | None:
    if node.under is None or node != _under_several(node.under, kind=kind):
        return None
    return {"under": node.under}


def _on_field(node: Selector) -> dict[str, Any] | None:
    if node != Selector(whose=node.whose, match=node.match, other=node.other):
        return None
    return {"whose": node.whose, "other": node.other, "match": node.match}


def _tokens_too(whose: Whose, match: tuple[Filter, ...]) -> Selector:
    """Tokens or what else is described, but not the one whose effect it is (16-33-1)."""
    return Selector(whose=whose, match=(AnyOf((IsToken(), AllOf(match))),), other=True)


def _tokens_or(whose: Whose, match: tuple[Filter, ...]) -> Selector:
    return msgspec.structs.replace(_tokens_too(whose, match), other=False)


def _besides_other_tokens(node: Selector) -> dict[str, Any] | None:
    return _besides(node) if node.other else None


def _besides_tokens(node: Selector) -> dict[str, Any] | None:
    return None if node.other else _besides(node)


def _besides(node: Selector) -> dict[str, Any] | None:
    match node.match:
        case (AnyOf(filters=(IsToken(), AllOf(filters=rest))),):
            whole = Selector(whose=node.whose, match=node.match, other=node.other)
            return {"whose": node.whose, "match": rest} if node == whole else None
    return None


def _anywhere_on_field(node: Selector) -> dict[str, Any] | None:
    if node != Selector("field", node.whose, node.match, node.other):
        return None
    return {"whose": node.whose, "other": node.other, "match": node.match}


def _in_breeding_area(node: Selector) -> dict[str, Any] | None:
    whole = Selector("breeding_area", node.whose, node.match)
    return {"whose": node.whose, "match": node.match} if node == whole else None


def _has_kind(match: tuple[Filter, ...]) -> bool:
    return any(isinstance(each, IsCategory | IsToken) for each in match)


def _whole_stack(node: Selector) -> dict[str, Any] | None:
    whole = Selector(zone="security_stack", whose=node.whose)
    return {"whose": node.whose} if node == whole and node.whose != "any" else None


def _security_digimon(whose: Whose) -> Selector:
    """Security Digimon are checked cards that battle (15-1-8, 13-1-7)."""
    return Selector(zone="security_stack", whose=whose, match=(IsCategory(("digimon",)),))


def _whose_security(node: Selector) -> dict[str, Any] | None:
    return {"whose": node.whose} if node == _security_digimon(node.whose) else None


def _under_one(node: Selector) -> dict[str, Any] | None:
    whole = Selector("digivolution_cards", match=node.match, of=node.of)
    if node != whole or node.of is None:
        return None
    return {"of": node.of, "match": node.match} if all(map(leads, node.match)) else None


def _linked_to_one(node: Selector) -> dict[str, Any] | None:
    whole = Selector(zone="link_cards", of=node.of)
    return {"of": node.of} if node == whole and node.of is not None else None


def _linked_to_any(node: Selector) -> dict[str, Any] | None:
    whole = Selector(zone="link_cards", whose=node.whose)
    return {"whose": node.whose} if node == whole and node.whose != "any" else None


def _under_all(node: Selector) -> dict[str, Any] | None:
    whole = Selector(zone="digivolution_cards", whose=node.whose)
    return {"whose": node.whose} if node == whole and node.whose != "any" else None


def _every(grammar: Grammar) -> None:
    """Overall processing (15-11-2)."""
    grammar.word("every", All(Selector(zone="revealed")), "the rest")
    grammar.spelling(
        "every",
        All(Selector(zone="revealed")),
        "the? remaining card|cards",
        "the revealed cards",
        "all of the revealed cards",
    )
    for selector in ("owned_on_field", "security_digimon", "in_security"):
        grammar.node("every", All, f"all of {{selector:{selector}}}", many=True)
        grammar.also("bare_plural", All, f"{{selector:{selector}}}")
        grammar.also("every", All, f"all {{selector:{selector}}}")
    grammar.rule(
        "every",
        "all of {whose:whose} {other:other} Digimon and Tamers",
        lambda whose, other: All(
            Selector(whose=whose, match=(IsCategory(("digimon", "tamer")),), other=other)
        ),
        None,
    )
    grammar.rule("every", "all of the {selector:placed}", All, None)
    grammar.rule(
        "every",
        "all {match:field_noun} except this one",
        lambda match: All(Selector(match=match, other=True)),
        None,
    )
    grammar.rule(
        "every",
        "all of you|your and your opponent's {match:field_noun}",
        lambda match: All(Selector(match=match)),
        None,
    )
    for selector in ("under_one", "linked_to_one", "linked_to_any"):
        grammar.node("every", All, f"all of {{selector:{selector}}}", many=True)
    for selector in ("anyones_on_field", "placed"):
        grammar.node("every", All, f"all {{selector:{selector}}}", many=True)


def _lowest(grammar: Grammar) -> None:
    """ "This Digimon's bottom face-down digivolution card"."""
    grammar.rule(
        "every",
        "{of:owner} bottom {match:befores} digivolution card",
        lambda of, match: (
            All(Selector("digivolution_cards", match=match, of=of, last=1)) if match else None
        ),
        _lowest_said,
    )


def _lowest_said(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, All) or node.selector.of is None or not node.selector.match:
        return None
    selector = node.selector
    whole = Selector("digivolution_cards", match=selector.match, of=selector.of, last=1)
    return {"of": selector.of, "match": selector.match} if selector == whole else None


def _choices(grammar: Grammar) -> None:
    """Individual processing (15-11-1)."""
    grammar.rule("count", "{number:number}", lambda number: (number, False), _exactly)
    grammar.rule("count", "up to {number:number}", lambda number: (number, True), _at_most)
    grammar.rule("count", "any {number:number}", lambda number: (number, False), None)
    grammar.spelling("count", (1, False), "a|an|one")

    def choice(template: str, *, many: Several = _several, reads_only: bool = False) -> None:
        grammar.rule("choice", template, _choose, None if reads_only else _chosen, many=many)

    choice("{count:count} of {selector:owned_on_field}", many=True)
    choice("{count:count} {selector:owned_on_field}", reads_only=True)
    grammar.rule(
        "choice",
        "1 of {one:owned_on_field} or 1 of {other:owned_on_field}",
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
    choice("{count:count} {selector:in_it}", reads_only=True)
    grammar.word("in_it", Selector(zone="security_stack", whose="yours"), "card|cards in it")
    choice("{count:count} of {selector:in_security}")
    choice("{count:count} of {selector:security_digimon}", reads_only=True)
    choice("{count:count} of {selector:under_one}", many=True)
    choice("{count:count} of {selector:linked_to_one}", many=True)
    choice("{count:count} of {selector:linked_to_any}", many=True)
    choice("any {count:count} {selector:under_all}")
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
    for words in ("{selector:placed_elsewhere}", "of {selector:owned_on_field}"):
        grammar.rule("choice", f"1 of each {words}", _one_of_each, _of_each_different, many=True)
    grammar.rule(
        "placed_elsewhere",
        "{it:placed}",
        lambda it: None if it.zone in ON_THE_FIELD else it,
        lambda node: {"it": node},
    )


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


_DIGIMON = IsCategory(("digimon",))
_THIS = IsRef(Ref("this"))


def _this_one(noun: tuple[Filter, ...]) -> Choose | None:
    """ "This Digimon with X": this one, if it is X, and otherwise nothing."""
    if _DIGIMON not in noun or len(noun) == 1:
        return None
    match = tuple(each for each in noun if each != _DIGIMON)
    return Choose(Selector("field", match=(_THIS, *match)))


def _this_one_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(selector=Selector(match=(first, *rest))) if first == _THIS and rest:
            noun = in_order((_DIGIMON, *rest))
            return {"noun": noun} if _this_one(noun) == _unbound(node) else None
    return None


def _one_of_each(selector: Selector) -> Choose | None:
    """As many as there are that differ."""
    differ = any(isinstance(each, IsDifferent) for each in selector.match)
    return Choose(selector, Count(selector)) if differ else None


def _of_each_different(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Choose):
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
    if count != (1, False) or plain != [one, other] or one.whose != other.whose:
        return None
    either = AnyOf((AllOf(one.match), AllOf(other.match)))
    return Choose(Selector(whose=one.whose, match=(either,)))


def _either_said(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Choose) or len(node.selector.match) != 1:
        return None
    match node.selector.match[0]:
        case AnyOf(filters=(AllOf(filters=one), AllOf(filters=other))):
            whose = node.selector.whose
            said = {
                "one": Selector(whose=whose, match=one),
                "other": Selector(whose=whose, match=other),
            }
            return (
                said if whose != "any" and of_either((1, False), **said) == _unbound(node) else None
            )
    return None


def _unbound(node: Choose) -> Choose:
    return msgspec.structs.replace(node, bind=None)


def _of_either_kind(
    count: OneOf, whose: Whose, before: tuple[Filter, ...], other: Selector
) -> Choose | None:
    """ "1 of your [A] trait or 1 of your level 3 Digimon's": the noun is said once."""
    kinds = tuple(each for each in other.match if isinstance(each, IsCategory))
    if not before or not kinds:
        return None
    return of_either(count, Selector(whose=whose, match=in_order((*before, *kinds))), other)


def _and_its_like(grammar: Grammar) -> None:
    """ "It and all of their Digimon with the same level as it": all at one time."""

    def make(it: Ref, whose: Whose, level: AttributeOf) -> All | None:
        if it != level.of:
            return None
        kind = IsCategory(("digimon",))
        alike = AllOf((kind, Compare("level", "=", level)))
        return All(Selector(whose=whose, match=(AnyOf((IsRef(it), alike)),)))

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case All(selector=Selector(match=(AnyOf(filters=(IsRef(ref=ref), _)),)) as found):
                said: dict[str, Any] = {
                    "it": ref,
                    "whose": found.whose,
                    "level": AttributeOf(ref, "level"),
                }
                return said if node == make(**said) else None
        return None

    words = (
        "{it:reference} and all of {whose:whose} Digimon with the same level as {level:as_level_of}"
    )
    grammar.rule("every", words, make, take, many=True)
    grammar.node("as_level_of", AttributeOf, "{of:reference}", attribute="level")


TOTALS: dict[Attribute, tuple[str, str]] = {
    "dp": ("DP", "DP's"),
    "play_cost": ("play cost's|costs'", "play cost's"),
    "level": ("levels'|level's", "level's"),
}
"""What a total is counted in: behind a number, and behind what has as much."""


def _totals(grammar: Grammar) -> None:
    """ "up to 7000 DP total worth of your opponent's Digimon": any number of them, at least one (1-3-6)."""
    for attribute, (unit, own) in TOTALS.items():

        def as_much(of: Ref, attribute: Attribute = attribute) -> AttributeOf:
            return AttributeOf(of, attribute)

        def whose(node: Any, attribute: Attribute = attribute) -> dict[str, Any] | None:
            known = isinstance(node, AttributeOf) and node.attribute == attribute
            return {"of": node.of} if known else None

        most = f"most_{attribute}"
        grammar.rule(
            most,
            f"{{it:number}} {unit}",
            lambda it: it,
            lambda node: {"it": node} if isinstance(node, int) else None,
        )
        grammar.rule(most, f"{{of:owner}} {own}", as_much, whose)
        for selector in ("owned_on_field", "placed_elsewhere"):
            grammar.rule(
                "worth",
                f"up to {{most:{most}}} total worth of {{selector:{selector}}}",
                worth_of(attribute),
                _most_of(attribute),
                many=True,
            )
    any_number: tuple[tuple[Attribute, str], ...] = (
        ("dp", "whose total DP adds up to {most:number} or less"),
        ("dp", "so that their DP total is up to {most:number}"),
        ("play_cost", "whose play costs add up to {most:number} or less"),
        ("play_cost", "so that their play cost total is up to {most:number}"),
    )
    ends: tuple[tuple[str, type[Delete] | type[ReturnToHand]], ...] = (
        ("delete them", Delete),
        ("return them {_:to_the_hand}", ReturnToHand),
    )
    for attribute, words in any_number:
        for end, kind in ends:

            def chosen(
                most: int, selector: Selector, attribute: Attribute = attribute, kind: Any = kind
            ) -> Process:
                made: Process = kind(worth_of(attribute)(most, selector))
                return made

            grammar.rule(
                "act",
                f"choose any number of {{selector:owned_on_field}} {words} and {end}",
                chosen,
                None,
            )


def worth_of(attribute: Attribute) -> Callable[[Number, Selector], Choose]:
    """What chooses any number of things that come to no more than that together (1-3-6)."""

    def make(most: Number, selector: Selector) -> Choose:
        total = Compare(attribute, "<=", most)
        return Choose(selector, Count(selector), up_to=True, total=total)

    return make


def _most_of(attribute: Attribute) -> Callable[[Any], dict[str, Any] | None]:
    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Choose) or node.total is None:
            return None
        most, selector = node.total.number, node.selector
        whole = msgspec.structs.replace(worth_of(attribute)(most, selector), bind=node.bind)
        return {"most": most, "selector": selector} if node == whole else None

    return take


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


def _each(grammar: Grammar) -> None:
    """ "1 red Digimon card and 1 Tamer card among them": one choice for each (15-10-2-3)."""
    grammar.word("joint", False, "and")
    grammar.word("joint", True, "and/or")
    grammar.rule("joint_with_comma", ",? {it:joint}", lambda it: it, lambda node: {"it": node})
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
        "1 {one:adjective} {fewer:joint_with_comma} 1 {other:card_noun} {place:place}",
        _each_with_one_noun,
        None,
    )
    grammar.rule("each", "{it:this} and {other:choice}", _this_and, _this_and_said)
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
        make=Each,
        take=lambda node: node.choices if isinstance(node, Each) and not node.or_fewer else None,
        least=3,
    )
    grammar.rule(
        "each",
        "{one:choice} {fewer:joint_with_comma} {other:choice}",
        lambda one, fewer, other: Each((one, other), fewer),
        _two_choices,
    )


def _this_or(it: Ref, other: Selector) -> Choose | None:
    """ "This Digimon or 1 of your Tamers": one thing, this or one that is described."""
    plain = other == Selector(whose="yours", match=other.match)
    if it != _THIS.ref or not plain:
        return None
    return Choose(Selector(whose="yours", match=(AnyOf((_THIS, AllOf(other.match))),)))


def _this_or_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(selector=Selector(match=(AnyOf(filters=(first, AllOf(filters=match))),))):
            other = Selector(whose="yours", match=match)
            if first == _THIS and _this_or(_THIS.ref, other) == _unbound(node):
                return {"it": _THIS.ref, "other": other}
    return None


def _this_and(it: Ref, other: Choose) -> Each | None:
    """ "This Digimon and 1 of your opponent's": both at one time, and either where the other isn't there."""
    if it != _THIS.ref or other.count != 1:
        return None
    return Each((Choose(Selector(match=(_THIS,))), other))


def _this_and_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Each(choices=(_, Choose() as other)) if node == _this_and(_THIS.ref, other):
            return {"it": _THIS.ref, "other": other}
    return None


def _this_and_each(it: Ref, others: Each) -> Each | None:
    """ "This Tamer and 1 [A] and 1 [B] from your trash": all of them at one time."""
    if it != _THIS.ref or others.or_fewer or _THIS in others.choices[0].selector.match:
        return None
    return Each((Choose(Selector(match=(_THIS,))), *others.choices))


def _this_and_each_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Each(choices=(_, _, _, *_) as choices):
            others = Each(choices[1:])
            same = node == _this_and_each(_THIS.ref, others)
            return {"it": _THIS.ref, "others": others} if same else None
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
