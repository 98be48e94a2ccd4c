"""What lies under it: "[A] in its digivolution cards", "5 or more digivolution cards with different names"."""

from __future__ import annotations

from functools import partial
from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AnyOf,
    Compare,
    Filter,
    HasDigivolutionCard,
    IsCategory,
    IsDifferent,
    IsFaceUp,
    NotMatching,
)
from dcg.official.language.terms import Differing

DIFFERENT: dict[Differing, str] = {
    "number": "different card numbers",
    "name": "different names",
    "colour": "different colors",
    "level": "different levels",
}


def install(grammar: Grammar) -> None:
    """What lies under it: "[A] in its digivolution cards", "5 or more red cards in its digivolution cards"."""
    where = "in its|their digivolution cards"
    grammar.node(
        "having",
        HasDigivolutionCard,
        "face-down digivolution cards",
        match=(IsFaceUp(False),),
        count=1,
    )
    grammar.node("having", HasDigivolutionCard, f"{{match:one_card}} {where}", count=1)
    for short in ("digivolution card", "in digivolution cards", "under"):
        grammar.also("having", HasDigivolutionCard, f"{{match:one_card}} {short}", count=1)
    grammar.also("having", HasDigivolutionCard, "a digivolution card with {match:havings}", count=1)
    grammar.rule("one_under", "a|an {match:field_noun}", _of_a_kind, None)
    grammar.rule(
        "having",
        f"no {{match:card_noun}} {where}",
        lambda match: NotMatching(HasDigivolutionCard(match)) if match else None,
        None,
    )
    grammar.rule(
        "having",
        "{colours:number} or more colors in one of its|their digivolution cards",
        lambda colours: HasDigivolutionCard((Compare("colours", ">=", colours),)),
        None,
    )
    # of what it is, or of one card under it
    grammar.rule(
        "havings",
        "{one:number} or more colors , or with {other:number} or more colors in one of its digivolution cards",
        lambda one, other: (
            AnyOf(
                (
                    Compare("colours", ">=", one),
                    HasDigivolutionCard((Compare("colours", ">=", other),)),
                )
            ),
        ),
        None,
    )
    grammar.also("having", HasDigivolutionCard, f"{{match:one_under}} {where}", count=1)
    grammar.rule("having", "a|an {match:befores} digivolution card", _one_so, None)
    grammar.rule("having", "a|an {match:befores} card under", _one_so, None)
    for differing, words in DIFFERENT.items():
        grammar.rule(
            "having",
            f"{{count:number}} or more digivolution cards with {words}",
            partial(_so_many_different, differing),
            partial(_different_under, differing),
        )
    many = "{match:card_noun+many}"
    grammar.rule(
        "having",
        f"{{count:number}} or more {many} {where}",
        HasDigivolutionCard,
        _many_under,
    )
    grammar.rule(
        "having", "{count:number} or more {name:named} digivolution cards", _named_under, None
    )
    grammar.rule(
        "having",
        "{count:number} or more {match:befores} digivolution cards",
        lambda count, match: _so_many_under(match, count) if match else None,
        None,
    )
    grammar.also("having", HasDigivolutionCard, f"{{count:number}} or more {many} under")
    for place in (where, "under"):  # so many are there where more of them are (4-23-1)
        grammar.rule("having", f"{{count:number}} {many} {place}", _so_many_under, None)


def _of_a_kind(match: tuple[Filter, ...]) -> tuple[Filter, ...] | None:
    """ "A red Tamer" that lies under it is a Tamer card."""
    return match if any(isinstance(each, IsCategory) for each in match) else None


def _one_so(match: tuple[Filter, ...]) -> HasDigivolutionCard | None:
    """ "A black digivolution card"."""
    return HasDigivolutionCard(match) if match else None


def _many_under(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, HasDigivolutionCard) or node.count < 2:
        return None
    return {"match": node.match, "count": node.count}


def _so_many_different(by: Differing, count: int) -> HasDigivolutionCard | None:
    return _so_many_under((IsDifferent(by),), count)


def _different_under(by: Differing, node: Any) -> dict[str, Any] | None:
    """ "7 or more digivolution cards with different names"."""
    taken = _many_under(node)
    return taken if taken is not None and node.match == (IsDifferent(by),) else None


def _named_under(count: int, name: Filter) -> HasDigivolutionCard | None:
    return _so_many_under((name,), count)


def _so_many_under(match: tuple[Filter, ...], count: int) -> HasDigivolutionCard | None:
    return HasDigivolutionCard(match, count) if count > 1 else None
