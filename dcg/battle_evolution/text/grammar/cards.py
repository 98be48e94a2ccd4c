"""Filters, cards and the places they are in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dcg.battle_evolution.language.selectors import (
    Cards,
    Done,
    Filter,
    HasAbility,
    HasAttach,
    HasMark,
    HasPlusP,
    HasTiming,
    IsAbnormal,
    IsCategory,
    IsLevel,
    IsNamed,
    IsNot,
    IsPartner,
    IsRuler,
    IsType,
    IsValid,
    That,
    This,
)
from dcg.battle_evolution.language.terms import TYPES, Place, Whose
from dcg.battle_evolution.text.grammar.words import POSSESSIVE
from dcg.language.grammar import Grammar

ANY_CARD = "card"
"""The noun of cards of any category."""
_CATEGORIES = {
    "digimon": "Digimon",
    "option": "Option^Options",
    "evolution": "Evolution^Evolutions",
    "data": "DATA",
    "mastery": "Mastery",
}
_PLACES: dict[Place, str] = {
    "hand": "hand",
    "deck": "deck",
    "trash": "trash",
    "dark_area": "Dark Area",
    "destiny_zone": "Destiny Zone",
    "dp": "DP",
    "active": "active",
    "stack": "active stack",
    "attached": "attachments",
    "support": "support zone",
    "evolve": "evolve zone",
}


def install(grammar: Grammar) -> None:
    """Adds filters, nouns, places and cards."""
    _adjectives(grammar)
    _nouns(grammar)
    _places(grammar)
    _cards(grammar)


def _adjectives(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    node("adjective", IsType, "{types:types}", primary=False)
    node("adjective", IsType, "primary {types:types}", primary=True)
    node("adjective", IsLevel, "{levels:levels}")
    node("adjective", IsNamed, "{names:names}")
    node("adjective", IsPartner, "Partner")
    node("adjective", IsRuler, "Ruler")
    node("adjective", IsAbnormal, "abnormal")
    node("adjective", IsValid, "valid")
    node("adjective", HasMark, "Ace", mark="ace")
    node("adjective", HasMark, "Firewall", mark="firewall")
    node("adjective", HasMark, "Proxy", mark="proxy")
    node("adjective", HasMark, "flip", mark="flip")
    for timing in ("support", "evolve", "activate", "passive", "effect"):
        node("adjective", HasTiming, f"{timing.upper()}-timing", timing=timing)
    node("adjective", HasAttach, "attachable")
    for kind in TYPES:
        _not(grammar, IsType((kind,)), f"non-{kind.title()}")
    _not(grammar, IsPartner(), "non-Partner")
    _not(grammar, IsRuler(), "non-Ruler")
    _not(grammar, IsAbnormal(), "non-abnormal")
    also("adjective", HasPlusP, "+P")
    grammar.repeated("adjectives", "adjective")
    node("with", HasAbility, "with {kind:kind}")
    node("with", HasPlusP, "with +P")
    grammar.word("withs", (), "")
    grammar.rule(
        "withs",
        "{it:with}",
        lambda it: (it,),
        lambda node: {"it": node[0]} if len(node) == 1 else None,
    )


def _not(grammar: Grammar, match: Filter, words: str) -> None:
    grammar.word("adjective", IsNot(match), words)


def _nouns(grammar: Grammar) -> None:
    """ "Dragon Level C Digimon with Drain": a tuple of filters, the category behind the others."""
    for category, words in _CATEGORIES.items():
        grammar.word("head", IsCategory((category,)), words)  # type: ignore[arg-type]
        grammar.spelling("head", IsCategory((category,)), f"{words} card^cards")  # type: ignore[arg-type]
    grammar.word("head", IsNot(IsCategory(("digimon",))), "non-Digimon")
    grammar.spelling("head", IsNot(IsCategory(("digimon",))), "non-Digimon card^cards")
    grammar.word("head", ANY_CARD, "card^cards")
    grammar.rule("noun", "{adjectives:adjectives} {head:head} {withs:withs}", _noun, _parts)
    grammar.rule("bare", "{adjectives:adjectives} {withs:withs}", _bare, None)


def _noun(
    adjectives: tuple[Filter, ...], head: Filter | str, withs: tuple[Filter, ...]
) -> tuple[Filter, ...]:
    return (*adjectives, *(() if isinstance(head, str) else (head,)), *withs)


def _bare(adjectives: tuple[Filter, ...], withs: tuple[Filter, ...]) -> tuple[Filter, ...] | None:
    """Filters without the word "card": "any 1 in opponent's DP", "a valid C"."""
    return (*adjectives, *withs)


def _parts(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, tuple):
        return None
    behind = [each for each in node if isinstance(each, HasAbility | HasPlusP)]
    front = [each for each in node if each not in behind]
    head = next((each for each in front if _is_head(each)), ANY_CARD)
    adjectives = [each for each in front if not _is_head(each)]
    again = _noun(tuple(adjectives), head, tuple(behind))
    return (
        {"adjectives": tuple(adjectives), "head": head, "withs": tuple(behind)}
        if again == node
        else None
    )


def _is_head(match: Filter) -> bool:
    return isinstance(match, IsCategory) or (
        isinstance(match, IsNot) and isinstance(match.match, IsCategory)
    )


def _places(grammar: Grammar) -> None:
    """A place of a player: `Cards` of all that is there."""
    for place, words in _PLACES.items():
        for whose, possessive in POSSESSIVE.items():
            cards = Cards(place, whose)
            grammar.word("place", cards, f"{possessive} {words}")
            if whose == "own":
                grammar.spelling("place", cards, words, f"your {words}")
            if whose == "opponent":
                grammar.spelling("place", cards, f"the opponent's {words}")
            for also in _ALSO.get(place, ()):
                grammar.spelling("place", cards, f"{possessive} {also}")
                if whose == "own":
                    grammar.spelling("place", cards, also, f"your {also}")
    grammar.word("place", Cards("revealed"), "the revealed cards")
    grammar.spelling("place", Cards("revealed"), "them", "these cards")


_ALSO: dict[Place, tuple[str, ...]] = {
    "dp": ("DP zone", "DP slot"),
    "active": ("active Digimon", "active zone"),
    "attached": ("attachment", "attached cards", "attachment slot"),
    "support": ("support", "supports"),
    "evolve": ("evolution zone",),
    "stack": ("stack",),
}


def _cards(grammar: Grammar) -> None:
    """Some cards of a place."""
    grammar.node("this", This, "this card")
    for words in ("this", "it", "itself", "this active", "this Digimon"):
        grammar.also("this", This, words)
    grammar.node("that", That, "that card")
    grammar.also("that", That, "those cards")
    for joint in ("in", "from", "of"):
        take = _of_place if joint == "in" else None
        grammar.rule(
            "cards",
            f"{{n:some}} {{match:noun}} {joint} {{place:place}}",
            _some,
            take,
            many=_several,
        )
        grammar.rule("cards", f"{{n:some}} {{match:bare}} {joint} {{place:place}}", _some, None)
    for what in ("noun", "bare"):
        grammar.rule(
            "cards",
            f"{{n:some}} {{match:{what}}} from the top {{among:number}} of {{place:place}}",
            _among,
            _of_top if what == "noun" else None,
            many=_several,
        )
        for end in ("top", "bottom"):
            grammar.rule(
                "cards",
                f"the {end} {{count:number}} {{match:{what}}} of|from|in {{place:place}}",
                _at(end),
                _of_end(end) if what == "noun" else None,
                many="count",
            )
    grammar.rule("cards", "all? {it:place}", lambda it: it, lambda node: {"it": node})
    grammar.rule(
        "cards",
        "own Partner in|from|of {place:place}",
        lambda place: Cards(place.place, place.whose, (IsPartner(),), 1),
        None,
    )
    _some_words(grammar)
    for target in ("cards", "this", "that"):
        grammar.rule("target", f"{{it:{target}}}", lambda it: it, lambda node: {"it": node})


def _several(values: Mapping[str, Any]) -> bool:
    return bool(values["n"][0] != 1)


Some = tuple[Any, bool, str]
"""How many, whether fewer are allowed, who picks."""


def _some_words(grammar: Grammar) -> None:
    def some(template: str, up_to: bool, chosen: str, *, reads_only: bool = False) -> None:
        def take(node: Some) -> dict[str, Any] | None:
            count, fewer, who = node
            return {"n": count} if (fewer, who) == (up_to, chosen) and count is not None else None

        grammar.rule(
            "some", template, lambda n: (n, up_to, chosen), None if reads_only else take, many="n"
        )

    grammar.word("some", (1, False, "owner"), "1")
    grammar.spelling("some", (1, False, "owner"), "a|an")
    some("{n:number}", False, "owner")
    some("up to {n:number}", True, "owner")
    some("any {n:number}", False, "you")
    some("any up to {n:number}", True, "you")
    some("{n:number} random", False, "chance")
    some("random {n:number}", False, "chance", reads_only=True)
    grammar.word("some", (None, True, "you"), "any")
    grammar.spelling("some", (None, True, "you"), "any number of")
    grammar.word("some", (None, False, "owner"), "all")
    grammar.word("some", (Done(), False, "owner"), "as many")


def _some(n: Some, match: tuple[Filter, ...], place: Cards) -> Cards | None:
    count, up_to, chosen = n
    return Cards(place.place, place.whose, match, count, up_to, chosen)  # type: ignore[arg-type]


def _of_place(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Cards) or node.among is not None:
        return None
    if node.chosen in ("top", "bottom") or (node.count is None and node == Cards(node.place)):
        return None
    return {
        "n": (node.count, node.up_to, node.chosen),
        "match": node.match,
        "place": Cards(node.place, node.whose),
    }


def _among(n: Some, match: tuple[Filter, ...], among: int, place: Cards) -> Cards:
    count, up_to, chosen = n
    return Cards(place.place, place.whose, match, count, up_to, chosen, among)  # type: ignore[arg-type]


def _of_top(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Cards) or node.among is None or node.chosen in ("top", "bottom"):
        return None
    return {
        "n": (node.count, node.up_to, node.chosen),
        "match": node.match,
        "among": node.among,
        "place": Cards(node.place, node.whose),
    }


def _at(end: str) -> Any:
    def make(count: int, match: tuple[Filter, ...], place: Cards) -> Cards:
        return Cards(place.place, place.whose, match, count, chosen=end)  # type: ignore[arg-type]

    return make


def _of_end(end: str) -> Any:
    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Cards) or node.chosen != end or node.among is not None:
            return None
        if node.up_to:
            return None
        return {
            "count": node.count,
            "match": node.match,
            "place": Cards(node.place, node.whose),
        }

    return take


def owner(cards: Any) -> Whose:
    """Whose cards they are; own for a card itself."""
    return cards.whose if isinstance(cards, Cards) else "own"
