"""What is said of a noun in a clause behind it: "that's red", "whose level is 4 or lower", "that doesn't have X".

The same is written in front of the noun, or behind it with "with" and "without".
"""

from __future__ import annotations

from typing import Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Compare, Filter, HasInheritedEffect, NotMatching
from dcg.official.language.terms import Attribute, Comparison
from dcg.official.text.grammar.things.filters import Filters, opposite

_NUMBERS: Final[tuple[tuple[Attribute, str], ...]] = (
    ("level", "level"),
    ("dp", "DP"),
    ("play_cost", "play cost"),
)
_SIGNS: Final[tuple[tuple[str, Comparison], ...]] = (
    ("or less|lower", "<="),
    ("or more|higher", ">="),
    ("", "="),
)


def install(grammar: Grammar) -> None:
    """Adds the clauses. They are only read."""
    for that_is in ("that's", "that is|are"):
        grammar.rule("after", f"{that_is} {{it:adjective}}", lambda it: (it,), None)
    for that_is_not in ("that isn't|aren't", "that is|are not", "that's not"):
        grammar.rule("after", f"{that_is_not} {{it:adjective}}", _not_so, None)
    grammar.rule(
        "after",
        "that doesn't|don't have {it:having}",
        lambda it: (NotMatching(it),),
        None,
    )
    for attribute, name in _NUMBERS:
        for words, comparison in _SIGNS:

            def compared(
                number: int, attribute: Attribute = attribute, comparison: Comparison = comparison
            ) -> Filters:
                return (Compare(attribute, comparison, number),)

            template = f"whose {name} is|are {{number:number}} {words}"
            grammar.rule("after", template, compared, None)
    grammar.rule("after", "with no {it:lacked}", lambda it: (it,), None)
    grammar.spelling("lacked", NotMatching(HasInheritedEffect()), "inherited effects|effect")


def _not_so(it: Filter) -> Filters | None:
    other = opposite(it)
    return None if other is None else (other,)
