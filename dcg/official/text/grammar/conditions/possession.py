"""What a player has, and what there is: "you have 2 or more Tamers", "there are 3 cards in your trash" (15-6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AnyTrue,
    Exists,
    Filter,
    IsAlike,
    IsFaceUp,
    NotTrue,
    Ref,
    Selector,
)
from dcg.official.language.terms import Common, Whose, Zone
from dcg.official.text.grammar.things.face_up_cards import of_a_player
from dcg.official.text.grammar.things.filters import in_order
from dcg.official.text.grammar.things.nouns import begins_with_a_name, ends_with_others


def install(grammar: Grammar) -> None:
    """Adds the conditions."""
    _had(grammar)
    _there(grammar)


_UNDER_THIS = Selector("digivolution_cards", of=Ref("this"))
"""Of all that lies under it, it is said that it has so many."""


def _had(grammar: Grammar) -> None:
    """ "You have 2 or more Tamers", "there are 3 or fewer cards in your opponent's trash"."""
    for whose, words, older, without, place in (
        ("yours", "you have", (), "you don't have", "your|the"),
        (
            "opponents",
            "your opponent has",
            ("they have", "opponent has"),
            "your opponent doesn't have",
            "their|the|your_opponent's",
        ),
    ):
        grammar.word(f"has_{whose}", "", words)
        grammar.spelling(f"has_{whose}", "", *older)
        grammar.word(f"lacks_{whose}", "", without)
        grammar.rule(
            f"had_{whose}",
            "total {match:field_noun}",
            lambda match, whose=whose: Selector(whose=whose, match=match),
            None,
        )
        _owned(grammar, whose, place)  # type: ignore[arg-type]
        _existing(grammar, whose)
        for article in ("", "a|an|any"):
            grammar.rule(
                "simple_condition",
                f"{{_:lacks_{whose}}} {article} {{selector:had_{whose}}}",
                lambda selector: NotTrue(Exists(selector)),
                None,
            )
    _either_player(grammar)
    grammar.word("has_any", "", "there is^are")
    grammar.spelling("has_any", "", "there are", "there's|there're")
    grammar.rule(
        "had_any",
        "{it:anyones_on_field}",
        lambda it: None if it.other else it,
        lambda node: None if node.other else {"it": node},
    )
    for zone, name in (("security_stack", "security stacks"), ("trash", "trashes")):
        area = Selector(zone=zone)  # type: ignore[arg-type]
        grammar.word("had_any", area, f"total card^cards in both players' {name}")
        grammar.spelling("had_any", area, f"card|cards in both players' {name}")
        for comparison, words in ((">=", "or more"), ("<=", "or fewer|less")):
            grammar.rule(
                "simple_condition",
                f"the total number of cards in both players' {name} is {{bound:number}} {words}",
                _so_many_of_both(area, comparison),
                None,
            )
    grammar.spelling("had_any", Selector("security_stack"), "total security card|cards")
    grammar.rule("had_any", "total {match:field_noun}", lambda match: Selector(match=match), None)
    grammar.rule(
        "had_any",
        "{it:placed+in}",
        lambda it: None if it.zone == "revealed" or it == _UNDER_THIS else it,
        lambda node: {"it": node},
    )
    _existing(grammar, "any")


def _so_many_of_both(area: Selector, comparison: str) -> Callable[[int], Exists]:
    """The cards of both players together (EX4-006#Q3440), "at least" or "at most" so many."""

    def make(bound: int) -> Exists:
        return Exists(area, bound) if comparison == ">=" else Exists(area, 0, bound)

    return make


def _either_player(grammar: Grammar) -> None:
    """ "Either player has 5 or more cards in their trash": one of them has so many alone."""

    def either(number: int, match: tuple[Filter, ...], zone: Zone) -> AnyTrue:
        return AnyTrue(
            tuple(Exists(Selector(zone, whose, match), number) for whose in ("yours", "opponents"))
        )

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case AnyTrue(conditions=(Exists(selector=Selector() as held, at_least=number), _)):
                values: dict[str, Any] = {"number": number, "match": held.match, "zone": held.zone}
                in_area = held.zone in ("hand", "trash")
                return values if in_area and node == either(**values) else None
        return None

    grammar.rule(
        "simple_condition",
        "either player has {number:number} or more {match:card_noun} in their {zone:area}",
        either,
        take,
        many=True,
    )


def _owned(grammar: Grammar, whose: Whose, holder: str) -> None:
    """What a player has: on the field, in the security stack, in the hand."""
    had = f"had_{whose}"
    stack = Selector(zone="security_stack", whose=whose)
    face_up = msgspec.structs.replace(stack, match=(IsFaceUp(),))
    grammar.word(had, stack, "security card^cards")
    grammar.word(had, face_up, "face-up security card^cards")
    of_a_player(grammar, had, whose)

    def on_field(node: Any) -> dict[str, Any] | None:
        simple = node == Selector(whose=whose, match=node.match)
        return {"match": node.match} if simple else None

    def in_area(node: Any) -> dict[str, Any] | None:
        simple = node == Selector(zone=node.zone, whose=whose, match=node.match)
        if not simple or node.zone not in ("hand", "trash", "security_stack"):
            return None
        return {"match": node.match, "zone": node.zone}

    def in_two_areas(node: Any) -> dict[str, Any] | None:
        if node.zone not in ("hand", "trash", "security_stack") or len(node.also) != 1:
            return None
        whole = Selector(zone=node.zone, whose=whose, match=node.match, also=node.also)
        if node != whole:
            return None
        return {"match": node.match, "zone": node.zone, "also": node.also[0]}

    grammar.rule(
        had, "{match:field_noun}", lambda match: Selector(whose=whose, match=match), on_field
    )
    grammar.rule(
        had,
        "{match:field_noun} on the field",
        lambda match: None if ends_with_others(match) else Selector("field", whose, match),
        lambda node: (
            {"match": node.match} if node == Selector("field", whose, node.match) else None
        ),
    )
    grammar.rule(
        had,
        "{match:field_noun} in the|your|their breeding area",
        lambda match: Selector("breeding_area", whose, match),
        lambda node: (
            {"match": node.match} if node == Selector("breeding_area", whose, node.match) else None
        ),
    )
    place = f"holder_{whose}"
    for word in holder.split("|"):
        grammar.word(place, "", word.replace("_", " "))
    grammar.rule(
        had,
        f"{{match:card_noun}} in|from {{_:{place}}} {{zone:area}}",
        lambda match, zone: Selector(zone=zone, whose=whose, match=match),
        in_area,
    )
    grammar.rule(
        had,
        f"{{match:card_noun}} in|from {{_:{place}}} {{zone:area}} or {{also:area}}",
        lambda match, zone, also: Selector(zone=zone, whose=whose, match=match, also=(also,)),
        in_two_areas,
    )


def _existing(grammar: Grammar, whose: str) -> None:
    """How many: "a", "another", "no", "2", "2 or more", "2 or fewer"."""
    had, described = f"had_{whose}", f"described_held_{whose}"
    grammar.rule(
        "simple_condition",
        f"{{_:has_{whose}}} {{it:held_{whose}}}",
        lambda it: it,
        lambda node: {"it": node},
        many=_is_of_several,
    )
    grammar.one_of(f"held_{whose}", f"named_held_{whose}", described)

    def exists(selector: Selector, number: int, *, other: bool, most: int | None = None) -> Exists:
        return Exists(msgspec.structs.replace(selector, other=other), number, most)

    grammar.rule(f"named_held_{whose}", f"{{selector:{had}}}", _named_there, _one_named, many=False)
    grammar.rule(
        described,
        f"another {{selector:{had}}}",
        lambda selector: exists(selector, 1, other=True),
        lambda node: _values(node, 1, None, other=True),
        many=False,
    )
    grammar.rule(
        described,
        f"other {{selector:{had}}}",
        lambda selector: exists(selector, 1, other=True),
        None,
    )
    grammar.rule(
        described,
        f"a|an {{selector:{had}}}",
        lambda selector: exists(selector, 1, other=False),
        lambda node: _values(node, 1, None, other=False),
        many=False,
    )
    grammar.rule(
        described,
        f"any {{selector:{had}}}",
        lambda selector: exists(selector, 1, other=False),
        None,
    )
    grammar.rule(
        described,
        f"no {{other:other}} {{selector:{had}}}",
        lambda other, selector: NotTrue(exists(selector, 1, other=other)),
        lambda node: _values(node.condition, 1, None) if isinstance(node, NotTrue) else None,
        many=True,
    )
    grammar.rule(
        described,
        f"{{number:number}} or more {{other:other}} {{selector:{had}}}",
        lambda number, other, selector: exists(selector, number, other=other),
        lambda node: _values(node, getattr(node, "at_least", 0), None),
        many=True,
    )
    for common, words in (("level", "the same level"), ("colour", "the same color")):
        _alike(grammar, described, had, common, words)  # type: ignore[arg-type]
    grammar.rule(
        described,
        f"{{number:number}} or fewer|less {{other:other}} {{selector:{had}}}",
        lambda number, other, selector: exists(selector, 0, other=other, most=number),
        lambda node: _values(node, 0, most) if (most := getattr(node, "at_most", 0)) else None,
        many=True,
    )
    grammar.rule(
        described,
        f"{{number:number}} {{selector:{had}}} or fewer|less",
        lambda number, selector: exists(selector, 0, other=False, most=number),
        None,
    )
    grammar.rule(
        described,
        f"{{number:number}} {{selector:{had}}} or more",
        lambda number, selector: exists(selector, number, other=False),
        None,
    )
    grammar.rule(
        described,
        f"{{number:number}} {{other:other}} {{selector:{had}}}",
        _present,
        lambda node: _values(node, 0, 0),
        many="number",
    )


def _alike(grammar: Grammar, described: str, had: str, common: Common, words: str) -> None:
    """ "2 or more Digimon with the same level": so many of them that are alike."""

    def make(number: int, selector: Selector) -> Exists | None:
        match = (*selector.match, IsAlike(common))
        return Exists(replace(selector, match=match), number) if number > 1 else None

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case Exists(selector=Selector(match=(*rest, IsAlike(by=by))), at_most=None) if (
                by == common and not node.selector.other
            ):
                selector = replace(node.selector, match=tuple(rest))
                return {"number": node.at_least, "selector": selector}
        return None

    grammar.rule(
        described,
        f"{{number:number}} or more {{selector:{had}}} with|of {words}",
        make,
        take,
        many=True,
    )


def _is_of_several(values: Mapping[str, Any]) -> bool:
    """Whether "there are", and not "there is"."""
    match values["it"]:
        case Exists(at_least=1, at_most=None):
            return False
    return True


def _present(number: int, other: bool, selector: Selector) -> Exists:
    """So many are there where more of them are (4-23-1); none are there where there are none."""
    found = msgspec.structs.replace(selector, other=other)
    return Exists(found, number) if number else Exists(found, 0, 0)


def _named_there(selector: Selector) -> Exists | None:
    """That there is one, where it begins with its name: "you have [A]"."""
    return Exists(selector) if begins_with_a_name(selector.match) else None


def _one_named(node: Any) -> dict[str, Any] | None:
    values = _values(node, 1, None, other=False)
    return values if values and begins_with_a_name(values["selector"].match) else None


def _values(
    node: Any, least: int | None, most: int | None, *, other: bool | None = None
) -> dict[str, Any] | None:
    """The number and the selector of such a condition; `other` is said apart from the selector."""
    if not isinstance(node, Exists) or (node.at_least, node.at_most) != (least, most):
        return None
    if other is not None and node.selector.other != other:
        return None
    return {
        "number": least if most is None else most,
        "other": node.selector.other,
        "selector": msgspec.structs.replace(node.selector, other=False),
    }


_BARE_AREAS: Final[tuple[Zone, ...]] = ("hand", "trash")
"""What is said of a player without saying whose it is: "you have 3 cards in hand"."""


def _there(grammar: Grammar) -> None:
    """ "[A] is in your battle area", "one of your [A]s has 2 digivolution cards", "3 cards in hand"."""
    grammar.rule(
        "simple_condition",
        "{name:named} is in your battle area",
        lambda name: Exists(Selector(whose="yours", match=(name,))),
        None,
    )
    grammar.rule(
        "simple_condition",
        "one|1 of {selector:owned_on_field} has {match:havings}",
        lambda selector, match: Exists(
            replace(selector, match=in_order((*selector.match, *match)))
        ),
        None,
    )
    grammar.rule(
        "simple_condition",
        "your battle area has {number:number} placed {name:named} s?",
        lambda number, name: Exists(Selector(whose="yours", match=(name,)), number),
        None,
    )
    players: tuple[Whose, ...] = ("yours", "opponents")
    for whose in players:
        for zone in _BARE_AREAS:
            grammar.rule(
                f"had_{whose}",
                f"{{match:card_noun}} in {zone}",
                lambda match, whose=whose, zone=zone: Selector(zone, whose, match),
                None,
            )
        grammar.rule(
            "simple_condition",
            f"{{_:lacks_{whose}}} another {{selector:had_{whose}}}",
            lambda selector: NotTrue(Exists(replace(selector, other=True))),
            None,
        )
