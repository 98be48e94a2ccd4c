"""Cards under others: "from under your Tamers", "from any of your blue Digimon's digivolution cards"."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import PlaceUnder
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    AttributeOf,
    Choose,
    Filter,
    IsAlike,
    IsCategory,
    Number,
    Ref,
    Selector,
)
from dcg.official.language.terms import Common, Whose, Zone
from dcg.official.text.grammar.things.filters import FRONT, Filters, in_order
from dcg.official.text.grammar.things.nouns import begins_with_a_name, noun_parts, parts_in_front
from dcg.official.text.grammar.things.places import IN, WrittenPlace, placed

_TAMER = IsCategory(("tamer",))
_DIGIMON = IsCategory(("digimon",))
_STACK: Zone = "digivolution_cards"


def install(grammar: Grammar) -> None:
    """Adds the places, and the choices of one card from there."""
    _holders(grammar)
    _places(grammar)
    _of_described(grammar)
    _of_one(grammar)
    _from_one_stack(grammar)
    _of_one_spoken_of(grammar)
    _under_this_card(grammar)


def _holders(grammar: Grammar) -> None:
    """Whose cards: "your Tamers", "your blue Digimon's", "your [A]'s"."""
    grammar.rule(
        "tamers",
        "{whose:whose} {other:other} {match:field_noun}",
        _of_tamers,
        _tamers_said,
        many=True,
    )
    grammar.word("holding_kind", (_DIGIMON,), "Digimon's")
    grammar.word("holding_kind", (_TAMER,), "Tamers'")
    grammar.spelling("holding_kind", (_TAMER,), "Tamer's")
    grammar.rule("holding", "{it:holding_kind}", _same, _kind_alone)
    grammar.rule("holding", "{name:named} {kind:holding_kind}", _name_and_kind, _said_name_and_kind)
    grammar.rule("holding", "{it:named} 's", lambda it: (it,), _alone)
    grammar.rule("holding", "{it:named} s'", lambda it: (it,), None)
    grammar.rule(
        "holders",
        f"{{whose:whose}} {{other:other}} {{before:befores+{FRONT}}} {{head:holding}}",
        lambda whose, other, before, head: Selector(
            whose=whose, match=in_order((*before, *head)), other=other
        ),
        _holders_said,
    )


def _of_tamers(whose: Whose, other: bool, match: Filters) -> Selector | None:
    return Selector(whose=whose, match=match, other=other) if _TAMER in match else None


def _tamers_said(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Selector) or _TAMER not in node.match:
        return None
    whole = Selector(whose=node.whose, match=node.match, other=node.other)
    said = {"whose": node.whose, "other": node.other, "match": node.match}
    return said if node == whole and node.whose != "any" else None


def _name_and_kind(name: Filter, kind: Filters) -> Filters:
    return (name, *kind)


def _said_name_and_kind(head: Any) -> dict[str, Any] | None:
    return {"name": head[0], "kind": head[1:]} if len(head) == 2 else None


def _kind_alone(head: Any) -> dict[str, Any] | None:
    return {"it": head} if len(head) == 1 and isinstance(head[0], IsCategory) else None


def _alone(head: Any) -> dict[str, Any] | None:
    return {"it": head[0]} if len(head) == 1 and not isinstance(head[0], IsCategory) else None


def _holders_said(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Selector) or node.whose == "any":
        return None
    parts = noun_parts(node.match)
    if parts is not None and parts["after"]:
        parts = parts_in_front(node.match)
    if (
        parts is None
        or parts["after"]
        or node != Selector(whose=node.whose, match=node.match, other=node.other)
    ):
        return None
    return {
        "whose": node.whose,
        "other": node.other,
        "before": parts["before"],
        "head": parts["head"],
    }


def _same(it: Any) -> Any:
    return it


def _places(grammar: Grammar) -> None:
    for where, when in (("", IN), ("from", None)):
        grammar.rule("under_them", f"{where} under {{it:tamers}}", _same, _itself, when=when)
    for where, when in (("in|from", IN), ("from|in", None)):
        words = f"{where} any of {{it:holders}} digivolution cards"
        grammar.rule("under_them", words, _same, _itself, when=when)
    for tamers in ("under any of {it:tamers}", "from under any of {it:tamers}"):
        grammar.rule("under_them", tamers, _same, None)
    grammar.rule("under_one", "from? under one|1 of {it:tamers}", _same, None)
    grammar.rule("under_one", "in|from one|1 of {it:holders} digivolution cards", _same, None)
    for where, when in (("in|from", IN), ("from|in", None)):
        grammar.rule(
            "under_them",
            f"{where} the digivolution cards of {{whose:whose}} {{match:field_noun}} in the|your breeding area",
            lambda whose, match: Selector("breeding_area", whose, match),
            _bred_said,
            when=when,
        )
    anyones = Selector(match=(_DIGIMON,))
    for where, when in (("in|from", IN), ("from|in", None)):
        words = f"{where} any Digimon's digivolution cards"
        grammar.word("under_them", anyones, words, when=when)
    grammar.spelling("under_one", anyones, "in|from 1 Digimon's digivolution cards")
    # of all Tamers together, and the trash (P-096#Q4183)
    grammar.rule(
        "place",
        "from under one of {under:tamers} or {whose:holder} {zone:area}",
        _in_both,
        None,
    )
    for place, under in (("place", "under_them"), ("place_of_one", "under_one")):
        grammar.rule(
            place, f"{{under:{under}}}", _in_stacks, _only_under if place == "place" else None
        )
        for comma in ("", ","):
            grammar.rule(
                place,
                f"from|in {{whose:holder}} {{zone:area}} {comma} or {{under:{under}}} {comma}",
                _in_both,
                _both_said if place == "place" and not comma else None,
            )
            grammar.rule(
                place,
                f"from|in {{whose:holder}} {{zone:area}} , {{also:area}} {comma} or {{under:{under}}}",
                _in_three,
                _three_said if place == "place" and not comma else None,
            )
        grammar.rule(place, f"{{under:{under}}} or {{whose:holder}} {{zone:area}}", _in_both, None)
        bare = "one|1 of {under:holders}" if place == "place_of_one" else "any of {under:holders}"
        grammar.rule(
            place,
            f"from|in {{whose:holder}} {{zone:area}} or {bare} digivolution cards",
            _in_both,
            None,
        )


def _of_described(grammar: Grammar) -> None:
    """ "1 card from the digivolution cards of any of your Digimon with X": X is said of those, and behind them."""
    for where, when in (("in|from", IN), ("from|in", None)):
        for some, written in (("any", True), ("one|1", False)):
            grammar.rule(
                "placed" if written else "placed_of_one",
                f"{{match:card_noun}} {where} the digivolution cards of {some} of {{under:owned_on_field}}",
                _under_described,
                _said_under_described if written else None,
                when=when,
            )


def _under_described(match: Filters, under: Selector) -> Selector | None:
    return placed(match, _in_stacks(under)) if len(under.match) > 1 else None


def _said_under_described(node: Any) -> dict[str, Any] | None:
    match node:
        case Selector(under=Selector() as under, match=match):
            return (
                {"match": match, "under": under} if node == _under_described(match, under) else None
            )
    return None


def _itself(node: Any) -> dict[str, Any]:
    return {"it": node}


def _bred_said(node: Any) -> dict[str, Any] | None:
    whole = Selector("breeding_area", node.whose, node.match)
    return {"whose": node.whose, "match": node.match} if node == whole else None


def _in_stacks(under: Selector) -> WrittenPlace:
    return WrittenPlace(_STACK, under.whose, under=under)


def _in_both(whose: Whose, zone: Zone, under: Selector) -> WrittenPlace | None:
    return WrittenPlace(zone, whose, also=(_STACK,), under=under) if whose == under.whose else None


def _in_three(whose: Whose, zone: Zone, also: Zone, under: Selector) -> WrittenPlace | None:
    if whose != under.whose or zone == also:
        return None
    return WrittenPlace(zone, whose, also=(also, _STACK), under=under)


def _three_said(place: Any) -> dict[str, Any] | None:
    match place:
        case WrittenPlace(zone, whose, None, (also, last), Selector() as under) if last == _STACK:
            return {"whose": whose, "zone": zone, "also": also, "under": under}
    return None


def _only_under(place: Any) -> dict[str, Any] | None:
    match place:
        case WrittenPlace(under=Selector() as under) if place == _in_stacks(under):
            return {"under": under}
    return None


def _both_said(place: Any) -> dict[str, Any] | None:
    match place:
        case WrittenPlace(zone, whose, None, also, Selector() as under) if also == (_STACK,):
            return {"whose": whose, "zone": zone, "under": under}
    return None


def _of_one(grammar: Grammar) -> None:
    """ "1 card from under one of your Tamers": of one card it is the same as "any of" (15-11-1)."""
    grammar.rule("placed_of_one", "{match:card_noun} {place:place_of_one}", placed, None)
    grammar.rule(
        "placed_of_one",
        "{one:card_noun} or 1 {other:card_noun} {place:place_of_one}",
        lambda one, other, place: placed((AnyOf((AllOf(one), AllOf(other))),), place),
        None,
    )
    grammar.rule("choice", "{count:count} {selector:placed_of_one}", _one_card, None)
    grammar.rule(
        "choice",
        "{selector:placed_of_one}",
        lambda selector: Choose(selector) if begins_with_a_name(selector.match) else None,
        None,
    )
    for article in ("a|an", "1", ""):
        grammar.rule("into", f"{article} {{selector:placed_of_one}}", Choose, None)


def _from_one_stack(grammar: Grammar) -> None:
    """ "2 [A] from 1 of your Digimon's digivolution cards": all of them lie under the same, and are of one
    level where that is said."""
    grammar.word("of_one_stack", "stack", "")
    grammar.word("of_one_stack", "level_and_stack", "same-level")
    for words, category in (
        ("from one|1 of {under:holders} digivolution cards", "holders"),
        ("from under one|1 of {under:tamers}", "tamers"),
    ):
        grammar.rule(
            "choice",
            f"{{count:number}} {{by:of_one_stack}} {{match:card_noun}} {words}",
            _of_one_stack,
            _of_tamers_stack if category == "tamers" else _of_digimon_stack,
            many=True,
        )


def _of_one_stack(
    count: Number, match: Filters, under: Selector, by: Common = "stack"
) -> Choose | None:
    if not isinstance(count, int) or count < 2:
        return None
    return Choose(placed((IsAlike(by), *match), _in_stacks(under)), count)


def _stack_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(
            count=int() as count,
            selector=Selector(
                match=(IsAlike(by="stack" | "level_and_stack" as by), *match),
                under=Selector() as under,
            ),
        ):
            whole = _of_one_stack(count, tuple(match), under, by)
            said = {"count": count, "by": by, "match": tuple(match), "under": under}
            return said if whole is not None and whole.selector == node.selector else None
    return None


def _of_tamers_stack(node: Any) -> dict[str, Any] | None:
    said = _stack_said(node)
    return said if said is not None and _TAMER in said["under"].match else None


def _of_digimon_stack(node: Any) -> dict[str, Any] | None:
    said = _stack_said(node)
    return said if said is not None and _TAMER not in said["under"].match else None


def _one_card(count: tuple[int, bool], selector: Selector) -> Choose | None:
    return Choose(selector, *count) if count[0] == 1 else None


def _of_one_spoken_of(grammar: Grammar) -> None:
    """Cards under one thing that was spoken of: "1 face-down digivolution card of this Digimon"."""

    def some(count: tuple[int, bool], match: Filters, of: Ref) -> Choose | None:
        if not match:
            return None
        return Choose(Selector("digivolution_cards", match=match, of=of), *count)

    grammar.rule(
        "choice",
        "{count:count} {match:befores} digivolution card|cards of|from|under {of:reference}",
        some,
        None,
        many=True,
    )
    grammar.also(
        "counted",
        AttributeOf,
        "digivolution card|cards {of:reference} had",
        attribute="digivolution_cards",
    )


def _under_this_card(grammar: Grammar) -> None:
    """What is placed under the card that would be played (15-7)."""
    for where in (
        "as this card's digivolution card|cards",
        "as this card's bottom digivolution card|cards",
        "in this card's digivolution cards",
    ):
        grammar.act(
            PlaceUnder,
            f"!place {{target:placing}} {where}",
            reads_only=True,
            under=Ref("this_card"),
            end="bottom",
            face_down=False,
        )
    for end in ("bottom", "top"):
        for of in ("possessed", "owner"):
            grammar.act(
                PlaceUnder,
                f"!place {{target:placing}} as {{under:{of}}} {end} digivolution cards in any order",
                reads_only=True,
                end=end,
                face_down=False,
            )
