"""Conditions: what follows "if" and "while" (15-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AllTrue,
    AnyTrue,
    Condition,
    Exists,
    Filter,
    IsAttacking,
    IsCategory,
    IsFaceUp,
    MemoryOf,
    NotTrue,
    NumberIs,
    Ref,
    Selector,
    TurnIs,
)
from dcg.official.language.terms import Whose, Zone
from dcg.official.text.grammar import matching
from dcg.official.text.grammar.comparisons import face_up_cards
from dcg.official.text.grammar.nouns import begins_with_a_name, ends_with_others

_UNDER_THIS = Selector("digivolution_cards", of=Ref("this"))
"""Of all that lies under it, it is said that it has so many."""
_SUBJECTS: dict[Whose, str] = {"yours": "you have", "opponents": "your opponent has"}


def install(grammar: Grammar) -> None:
    """Adds the condition rules."""
    _numbers(grammar)
    _had(grammar)
    grammar.node("simple_condition", TurnIs, "it's your turn", whose="yours")
    grammar.node("simple_condition", TurnIs, "it's your opponent's turn", whose="opponents")
    matching.install(grammar)
    grammar.node("simple_condition", IsAttacking, "{ref:reference} is attacking", target=None)
    for target, words in (("player", "a|the player|players"), ("digimon", "a Digimon")):
        grammar.node(
            "simple_condition",
            IsAttacking,
            f"{{ref:reference}} is attacking {words}",
            target=target,
        )
        this = IsAttacking(Ref("this"), target)  # type: ignore[arg-type]
        grammar.spelling("simple_condition", this, f"attacking {words}")
    at_digimon = IsAttacking(Ref("this"), "digimon")
    grammar.spelling("simple_condition", at_digimon, "you attack a|an|your opponent's Digimon")
    grammar.spelling("simple_condition", at_digimon, "attacking a|an|your opponent's Digimon")
    grammar.word("simple_condition", IsAttacking(Ref("attacker")), "during an attack")
    bred = Selector("breeding_area", "yours", (IsCategory(("digimon",)),))
    grammar.spelling("simple_condition", NotTrue(Exists(bred)), "your breeding area is empty")
    grammar.one_of("condition", "simple_condition")
    for word, cls in (("and", AllTrue), ("or", AnyTrue)):
        _joined(grammar, word, cls)
    grammar.rule(
        "condition",
        "{one:simple_condition} , or {other:simple_condition}",
        lambda one, other: AnyTrue((one, other)),
        None,
    )
    for whose, subject in _SUBJECTS.items():
        _either_had(grammar, whose, subject)


def _joined(grammar: Grammar, word: str, cls: type[AllTrue | AnyTrue]) -> None:
    def two(node: Any) -> dict[str, Condition] | None:
        if type(node) is not cls or len(node.conditions) != 2:
            return None
        return {"one": node.conditions[0], "other": node.conditions[1]}

    grammar.rule(
        "condition",
        f"{{one:simple_condition}} {word} {{other:simple_condition}}",
        lambda one, other: cls((one, other)),
        two,
    )
    grammar.rule(
        "condition",
        f"{{one:simple_condition}} , {word} {{other:simple_condition}}",
        lambda one, other: cls((one, other)),
        None,
    )


def _either_had(grammar: Grammar, whose: Whose, subject: str) -> None:
    """ "You have a Tamer or a Digimon with X": what is had is said once of both."""
    category = f"one_or_the_other_{whose}"
    grammar.rule(category, f"{{selector:had_{whose}}}", _named, None)
    grammar.rule(category, f"a|an {{selector:had_{whose}}}", Exists, None)
    grammar.rule(
        "condition",
        f"{subject} {{one:{category}}} or a|an {{other:had_{whose}}}",
        lambda one, other: AnyTrue((one, Exists(other))),
        None,
    )


def _numbers(grammar: Grammar) -> None:
    for whose, subject in _SUBJECTS.items():
        memory = f"memory_{whose}"
        grammar.word(memory, MemoryOf(whose), subject)
        none = NumberIs(MemoryOf(whose), "=", 0)
        grammar.word("simple_condition", none, f"{subject} 0 memory")
        for comparison, words in (("<=", "or less|fewer"), (">=", "or more")):
            grammar.node(
                "simple_condition",
                NumberIs,
                f"{{left:{memory}}} {{right:number}} {words} memory",
                comparison=comparison,
            )
            grammar.also(
                "simple_condition",
                NumberIs,
                f"{{left:{memory}}} {{right:number}} memory {words}",
                comparison=comparison,
            )


# --- "you have ..." ---------------------------------------------------------------------------


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
        for comparison, words in ((">=", "or more"), ("<=", "or fewer|less")):
            grammar.rule(
                "simple_condition",
                f"the total number of cards in both players' {name} is {{bound:number}} {words}",
                _so_many_of_both(area, comparison),
                None,
            )
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
    face_up_cards(grammar, had, whose)

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
        "{match:field_noun} in the|your breeding area",
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
    had, has = f"had_{whose}", f"{{_:has_{whose}}}"
    condition = "simple_condition"

    def exists(selector: Selector, number: int, *, other: bool, most: int | None = None) -> Exists:
        return Exists(msgspec.structs.replace(selector, other=other), number, most)

    grammar.rule(condition, f"{has} {{selector:{had}}}", _named, _one_named, many=False)
    grammar.rule(
        condition,
        f"{has} another {{selector:{had}}}",
        lambda selector: exists(selector, 1, other=True),
        lambda node: _values(node, 1, None, other=True),
        many=False,
    )
    grammar.rule(
        condition,
        f"{has} other {{selector:{had}}}",
        lambda selector: exists(selector, 1, other=True),
        None,
    )
    grammar.rule(
        condition,
        f"{has} a|an {{selector:{had}}}",
        lambda selector: exists(selector, 1, other=False),
        lambda node: _values(node, 1, None, other=False),
        many=False,
    )
    grammar.rule(
        condition,
        f"{has} no {{other:other}} {{selector:{had}}}",
        lambda other, selector: NotTrue(exists(selector, 1, other=other)),
        lambda node: _values(node.condition, 1, None) if isinstance(node, NotTrue) else None,
        many=True,
    )
    grammar.rule(
        condition,
        f"{has} {{number:number}} or more {{other:other}} {{selector:{had}}}",
        lambda number, other, selector: exists(selector, number, other=other),
        lambda node: _values(node, getattr(node, "at_least", 0), None),
        many=True,
    )
    grammar.rule(
        condition,
        f"{has} {{number:number}} or fewer|less {{other:other}} {{selector:{had}}}",
        lambda number, other, selector: exists(selector, 0, other=other, most=number),
        lambda node: _values(node, 0, getattr(node, "at_most", None)),
        many=True,
    )
    grammar.rule(
        condition,
        f"{has} {{number:number}} {{selector:{had}}} or fewer|less",
        lambda number, selector: exists(selector, 0, other=False, most=number),
        None,
    )
    grammar.rule(
        condition,
        f"{has} {{number:number}} {{selector:{had}}} or more",
        lambda number, selector: exists(selector, number, other=False),
        None,
    )
    grammar.rule(
        condition,
        f"{has} {{number:number}} {{other:other}} {{selector:{had}}}",
        _present,
        lambda node: _values(node, 0, 0),
        many="number",
    )


def _present(number: int, other: bool, selector: Selector) -> Exists:
    """So many are there where more of them are (4-23-1); none are there where there are none."""
    found = msgspec.structs.replace(selector, other=other)
    return Exists(found, number) if number else Exists(found, 0, 0)


def _named(selector: Selector) -> Exists | None:
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
