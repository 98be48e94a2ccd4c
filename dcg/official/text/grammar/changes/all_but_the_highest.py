""" "All of your opponent's Digimon other than those with the highest play cost"."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    All,
    AnyOf,
    Compare,
    ComparesWithAny,
    Filter,
    IsCategory,
    NotMatching,
    Selector,
    Superlative,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.changes.said_together import put

_DIGIMON = IsCategory(("digimon",))


def install(grammar: Grammar) -> None:
    """Adds them to what is everything of a kind."""
    grammar.rule(
        "every",
        "all of {whose:whose} Digimon other than those with {best:having}",
        all_but,
        _said,
    )
    for but in ("other than", "except"):
        for those in ("those", "the Digimon", "the ones"):
            if (but, those) != ("other than", "those"):
                grammar.rule(
                    "every",
                    f"all of {{whose:whose}} Digimon {but} {those} with {{best:having}}",
                    all_but,
                    None,
                )
    grammar.rule(
        "predicates",
        "other than their {best:adjective} Digimon , none of {whose:whose} Digimon can {never:never} "
        "{duration:duration}",
        lambda best, whose, never, duration: (
            None
            if whose != "opponents" or (others := all_but(whose, best)) is None
            else put(others, (never,), duration)
        ),
        None,
    )


def all_but(whose: Whose, best: Filter) -> All | None:
    """Whatever has less than another of them has, and what has none of it: of those, none is the highest
    (BT23-024#Q6025)."""
    if not isinstance(best, Superlative):
        return None
    attribute = best.attribute
    less = ComparesWithAny(
        attribute, "<" if best.highest else ">", Selector(whose=whose, match=(_DIGIMON,))
    )
    without = NotMatching(Compare(attribute, ">=", 0))
    return All(Selector(whose=whose, match=(_DIGIMON, AnyOf((less, without)))))


def _said(node: Any) -> dict[str, Any] | None:
    match node:
        case All(
            selector=Selector(
                whose=whose,
                match=(_, AnyOf(filters=(ComparesWithAny(attribute=attribute) as less, _))),
            )
        ):
            best = Superlative(attribute, less.comparison == "<")
            return {"whose": whose, "best": best} if node == all_but(whose, best) else None
    return None
