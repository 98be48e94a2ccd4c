"""What is said of all of a kind, whoever's they are, and what is given for each of something."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import ModifyDP, TreatAs
from dcg.official.language.selectors import All, IsCategory, Scaled, Selector
from dcg.official.text.grammar.amounts.amounts import Scale
from dcg.official.text.grammar.changes.restrictions import SUBJECT
from dcg.official.text.grammar.changes.said_together import Steps, all_forbidden, put


def install(grammar: Grammar) -> None:
    """Adds the changes."""
    _of_all(grammar)


def _of_all(grammar: Grammar) -> None:
    """All of a kind, whoever's; what they are treated as; what is given to each for each of something."""

    def kind(selector: Selector) -> All | None:
        described = len(selector.match) > 1 and IsCategory(("digimon",)) in selector.match
        return All(selector) if described and not selector.other else None

    grammar.rule(
        "predicates",
        "{selector:anyones_on_field} {items:predicate_list} {duration:duration}",
        lambda selector, items, duration: (
            put(found, items, duration) if (found := kind(selector)) else None
        ),
        None,
    )
    for words in ("is|are also? treated as having", "also? has|have"):
        grammar.also(
            "predicate",
            TreatAs,
            f"{words} the {{traits:names}} trait|traits",
            target=SUBJECT,
            as_digimon=False,
        )
    grammar.rule(
        "predicates",
        "give {subject:target} {once:signed} DP {duration:duration} {scale:scale}",
        _given,
        None,
    )
    grammar.rule(
        "predicates",
        "your opponent can't reduce {subject:owner} DP {duration:duration}",
        lambda subject, duration: put(subject, (all_forbidden(("have_dp_reduced",)),), duration),
        None,
    )


def _given(subject: Any, once: int, duration: Any, scale: Scale) -> Steps | None:
    if duration == "while_active":
        return None
    return put(subject, ((ModifyDP(SUBJECT, Scaled(scale[1], once, scale[0])),),), duration)
