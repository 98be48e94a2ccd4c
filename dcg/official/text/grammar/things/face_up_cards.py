"""Security cards by how they lie: "a face-up [A] security card", "blue face-up security cards" (3-7-2)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Exists, Filter, IsFaceUp, NameIs, Selector
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.things.filters import FRONT, Filters, can_lead, leads


def install(grammar: Grammar) -> None:
    """Adds what a player can have, and what is in the security stack."""
    _face_up_of_a_kind(grammar)


def _face_up_of_a_kind(grammar: Grammar) -> None:
    """ "A face-up [A] trait security card": what it is, behind how it lies."""

    def make(it: Filter, whose: Whose) -> Selector | None:
        if can_lead(it):
            return Selector("security_stack", whose, (IsFaceUp(), it))
        return Selector("security_stack", whose, (it, IsFaceUp())) if leads(it) else None

    for whose in ("yours", "opponents"):
        grammar.rule(
            f"had_{whose}",
            f"face-up {{it:adjective+{FRONT}}} security card|cards",
            lambda it, whose=whose: make(it, whose),
            None,
        )
    # whose they are goes without saying
    grammar.rule(
        "placed_elsewhere",
        f"{{match:befores+{FRONT}}} security card|cards",
        lambda match: Selector("security_stack", "yours", match) if IsFaceUp() in match else None,
        None,
    )
    grammar.rule(
        "in_security",
        f"{{whose:whose}} face-up {{match:befores+{FRONT}}} security cards",
        lambda whose, match: _face_up_so(match, whose),
        None,
    )


def _face_up_so(match: Filters, whose: Whose) -> Selector | None:
    if not match or any(isinstance(each, IsFaceUp) for each in match):
        return None
    front = tuple(each for each in match if leads(each))
    behind = tuple(each for each in match if not leads(each))
    return Selector("security_stack", whose, (*front, IsFaceUp(), *behind))


def of_a_player(grammar: Grammar, had: str, whose: Whose) -> None:
    """ "A face-up [A] security card", "blue face-up security cards"."""

    def described(node: Any, *, named: bool) -> dict[str, Any] | None:
        match node:
            case Selector(match=(one, other)) if IsFaceUp() in (one, other):
                it = other if one == IsFaceUp() else one
                fits = isinstance(it, NameIs) if named else leads(it) or can_lead(it)
                return {"it": it} if fits and node == make(it) else None
        return None

    def make(it: Filter) -> Selector | None:
        if isinstance(it, NameIs) or can_lead(it):
            return Selector("security_stack", whose, (IsFaceUp(), it))
        return Selector("security_stack", whose, (it, IsFaceUp())) if leads(it) else None

    grammar.rule(
        had,
        "face-up {it:named} security card^cards",
        make,
        lambda node: described(node, named=True),
    )
    grammar.rule(
        had,
        f"{{it:adjective+{FRONT}}} face-up security card^cards",
        make,
        lambda node: described(node, named=False),
    )
    if whose == "yours":
        any_ = Exists(Selector("security_stack", whose, (IsFaceUp(),)))
        grammar.spelling("simple_condition", any_, "you have face-up security cards")
        grammar.rule(
            "simple_condition",
            "you have face-up {it:named} in your|the security stack",
            lambda it: Exists(Selector("security_stack", whose, (IsFaceUp(), it))),
            None,
        )
        grammar.rule(
            "simple_condition",
            "{it:named} is in your face-up security cards",
            lambda it: Exists(Selector("security_stack", whose, (IsFaceUp(), it))),
            None,
        )
