"""What is counted or printed as a number: "4000 DP or less", "no digivolution cards"."""

from __future__ import annotations

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import AnyOf, Compare
from dcg.official.language.terms import Attribute

ATTRIBUTES: dict[Attribute, str] = {
    "level": "level",
    "dp": "DP",
    "play_cost": "play cost",
    "digivolution_cards": "number of digivolution cards",
    "colours": "number of colors",
}


COUNTED: tuple[tuple[str, str, int], ...] = (
    ("no digivolution cards", "=", 0),
    ("digivolution cards", ">=", 1),
)
"""Numbers of digivolution cards that have words of their own: they come before any number."""

COMPARED: tuple[tuple[str, Attribute, str], ...] = (
    ("{number:number} DP or less|lower|fewer", "dp", "<="),
    ("{number:number} DP or more|higher", "dp", ">="),
    ("{number:number} DP", "dp", "="),
    ("a use cost of {number:number} or more|higher", "use_cost", ">="),
    ("a use cost of {number:number} or less|lower", "use_cost", "<="),
    ("a use cost of {number:number}", "use_cost", "="),
    ("{number:number} or more digivolution cards", "digivolution_cards", ">="),
    ("{number:number} or fewer|less digivolution cards", "digivolution_cards", "<="),
    ("{number:number} or more colors", "colours", ">="),
    ("{number:number} or more cards under it^them", "cards_under", ">="),
    ("{number:number} or fewer cards under it^them", "cards_under", "<="),
    ("{number:number} or more link cards", "link_cards", ">="),
    ("{number:number} or fewer|less link cards", "link_cards", "<="),
    # written in front of a noun, and so only where it is one thing of several
    ("a play cost|costs of {number:number} or less|lower|fewer", "play_cost", "<="),
    ("a play cost|costs of {number:number} or more|higher", "play_cost", ">="),
    ("a level of {number:number} or lower|less|fewer", "level", "<="),
    ("a level of {number:number} or higher|more", "level", ">="),
)
"""What an attribute is compared with, the attribute, and how."""

OLDER: tuple[tuple[str, Attribute, str], ...] = (
    ("{number:number} or less DP", "dp", "<="),
    ("{number:number} or more DP", "dp", ">="),
    ("{number:number} digivolution card|cards", "digivolution_cards", ">="),  # 4-23-1
    ("{number:number} colors", "colours", ">="),  # 4-23-1
    ("a? play cost|costs of? {number:number} or less|lower|fewer", "play_cost", "<="),
    ("a? play cost|costs of {number:number} or more|higher", "play_cost", ">="),
    ("a? level|levels of {number:number} or less|lower|fewer", "level", "<="),
    ("a? level|levels of {number:number} or more|higher", "level", ">="),
    ("level|levels {number:number} or less|lower|fewer", "level", "<="),
    ("level|levels {number:number} or more|higher", "level", ">="),
    ("play cost|costs {number:number} or more|higher", "play_cost", ">="),
    ("a cost of {number:number} or more", "use_cost", ">="),
    ("a cost of {number:number} or less", "use_cost", "<="),
    ("a cost of {number:number}", "use_cost", "="),
    ("a memory cost of {number:number} or more", "use_cost", ">="),
    ("a memory cost of {number:number} or less", "use_cost", "<="),
    ("a memory cost of {number:number}", "use_cost", "="),
)
"""The same in words that are only read."""


def install(grammar: Grammar) -> None:
    """Adds numbers as they are printed."""
    grammar.word("having", Compare("cards_under", "=", 0), "no cards under it^them")
    grammar.word("having", Compare("cards_under", ">=", 1), "cards under it^them")
    grammar.word("having", Compare("link_cards", "=", 0), "no link cards")
    grammar.word("having", Compare("link_cards", ">=", 1), "link cards")
    grammar.spelling("having", Compare("link_cards", ">=", 1), "a link card")
    for words, comparison, number in COUNTED:
        grammar.node(
            "having",
            Compare,
            words,
            attribute="digivolution_cards",
            comparison=comparison,
            number=number,
        )
    grammar.also(
        "having",
        Compare,
        "a digivolution card $-with",
        attribute="digivolution_cards",
        comparison=">=",
        number=1,
    )
    for words, attribute, comparison in COMPARED:
        grammar.node("having", Compare, words, attribute=attribute, comparison=comparison)
    for words, attribute, comparison in OLDER:
        grammar.also("having", Compare, words, attribute=attribute, comparison=comparison)
    grammar.rule(
        "having",
        "a memory cost of {one:number} or {other:number}",
        lambda one, other: AnyOf(
            tuple(Compare("use_cost", "=", number) for number in (one, other))
        ),
        None,
    )
