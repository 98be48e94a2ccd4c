"""Amounts: "3", "1 for each card in own hand", "own HP"."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.selectors import Cards, Count, Done, Stat, Times
from dcg.battle_evolution.language.terms import ATTACKS
from dcg.battle_evolution.text.grammar.words import POSSESSIVE
from dcg.language.grammar import Grammar

_STATS = {
    "hp": "HP",
    "power": "Power",
    "dp": "total DP",
    "ko_points": "KO points",
    "printed_hp": "printed HP",
}


def install(grammar: Grammar) -> None:
    """Adds amounts."""
    for whose, possessive in POSSESSIVE.items():
        for stat, words in _STATS.items():
            value: Any = Stat(stat, whose)  # type: ignore[arg-type]
            grammar.word("quantity", value, f"{possessive} {words}")
            if whose == "own":
                grammar.spelling("quantity", value, words, f"your {words}")
        grammar.spelling("compared", Stat("dp", whose), f"{possessive} DP")
        grammar.spelling("compared", Count(Cards("hand", whose)), f"{possessive} hand")
        flat: Any = Stat("flat", whose)
        grammar.word("quantity", flat, f"{possessive} flat tokens")
        for attack in ATTACKS:
            value = Stat("power", whose, attack)
            grammar.word("quantity", value, f"{possessive} {attack.title()} Power")
            if whose == "own":
                grammar.spelling("quantity", value, f"{attack} Power")
    grammar.spelling("quantity", Stat("power"), "own attack's Power")
    grammar.word("quantity", Stat("turn"), "the turn number")
    grammar.node("quantity", Count, "the number of {cards:counted}")
    grammar.word("quantity", Done(), "the number of them")
    _counted(grammar)
    grammar.one_of("compared", "quantity")
    grammar.one_of("amount", "number", "quantity")
    grammar.rule("amount", "{times:number} for each {amount:each}", _times, _of_times, many=False)
    grammar.rule("change", "{it:signed}", lambda it: it, _whole)
    grammar.rule("change", "by {it:quantity}", lambda it: it, _other)
    grammar.rule("change", "{times:signed} for each {amount:each}", _times, _of_times, many=False)


def _counted(grammar: Grammar) -> None:
    """What is counted: every card of a place that matches."""
    grammar.rule(
        "counted", "{match:noun} in|of|from {place:place}", _matching, _of_matching, many=True
    )
    grammar.rule("each", "{match:noun} in|of|from {place:place}", _each, _of_each, many=False)
    grammar.word("each", Done(), "of them")
    for whose, possessive in POSSESSIVE.items():
        grammar.word("each", Stat("ko_points", whose), f"KO point of {_OWNER[whose]}")
        grammar.word("each", Stat("flat", whose), f"flat token of {possessive} active")


_OWNER = {"own": "yours", "opponent": "the opponent", "both": "both players"}


def _matching(match: Any, place: Cards) -> Cards:
    return Cards(place.place, place.whose, match)


def _of_matching(node: Any) -> dict[str, Any] | None:
    if isinstance(node, Cards) and node == Cards(node.place, node.whose, node.match):
        return {"match": node.match, "place": Cards(node.place, node.whose)}
    return None


def _each(match: Any, place: Cards) -> Count:
    return Count(_matching(match, place))


def _of_each(node: Any) -> dict[str, Any] | None:
    return _of_matching(node.cards) if isinstance(node, Count) else None


def _times(times: int, amount: Any) -> Times:
    return Times(amount, times)


def _of_times(node: Any) -> dict[str, Any] | None:
    return {"times": node.times, "amount": node.amount} if isinstance(node, Times) else None


def _whole(node: Any) -> dict[str, Any] | None:
    return {"it": node} if isinstance(node, int) else None


def _other(node: Any) -> dict[str, Any] | None:
    return {"it": node} if not isinstance(node, int | Times) else None
