""" "All of your Digimon get +1000 DP for each of their face-down digivolution cards": each by its own cards."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import ModifyDP
from dcg.official.language.selectors import EACH_OF_THEM, All, Count, Scaled, Selector
from dcg.official.text.grammar.changes.said_together import Steps
from dcg.official.text.grammar.things.filters import Filters


def install(grammar: Grammar) -> None:
    """Adds the sentence."""
    grammar.rule(
        "predicates",
        "{subject:every} get {once:signed} DP for each of their {match:befores} digivolution cards",
        _made,
        _said,
    )


def _made(subject: All, once: int, match: Filters) -> Steps | None:
    on_field = subject.selector.zone == "battle_area"
    if not match or not on_field:
        return None
    cards = Selector("digivolution_cards", match=match, of=EACH_OF_THEM)
    return (ModifyDP(subject, Scaled(Count(cards), once), "while_active"),)


def _said(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (
            ModifyDP(
                target=All() as subject,
                amount=Scaled(number=Count(selector=Selector(match=match)), times=once),
            ),
        ) if steps == _made(subject, once, match):
            return {"subject": subject, "once": once, "match": match}
    return None
