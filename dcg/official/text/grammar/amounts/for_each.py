"""What is done for each of something, and to as many as something was done to before (15-15-7)."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    AddToHand,
    DeDigivolve,
    Delete,
    May,
    PlaceInSecurity,
    PlaceUnder,
    Process,
    Repeat,
    ReturnToDeck,
    ReturnToHand,
    RevealTop,
    Suspend,
    TrashCards,
    TrashTopDeck,
    Unsuspend,
)
from dcg.official.language.selectors import Choose, CountDone, Number, Scaled, Selector, Target
from dcg.official.text.grammar.conditions.results import EACH_ONE


def install(grammar: Grammar) -> None:
    """Adds both."""
    _for_each(grammar)
    _that_many(grammar)


_REPEATED: Final = (
    AddToHand,
    DeDigivolve,
    Delete,
    PlaceInSecurity,
    PlaceUnder,
    ReturnToDeck,
    ReturnToHand,
    RevealTop,
    Suspend,
    TrashCards,
    TrashTopDeck,
    Unsuspend,
)
"""What is done once for each; of memory, DP and the like the amount is counted (`amounts`)."""


def _for_each(grammar: Grammar) -> None:
    """ "Suspend 1 Digimon for each of your Tamers" is "for each of your Tamers, suspend 1 Digimon"."""

    def repeated(process: Process, times: Number) -> tuple[Process] | None:
        if not isinstance(process, _REPEATED) or _of_security(getattr(process, "target", None)):
            return None
        return (Repeat(times, process),)

    def may_be_repeated(process: Process, times: Number) -> May | None:
        made = repeated(process, times)
        return None if made is None else May(made[0])

    def taken(node: Any) -> dict[str, Any] | None:
        match node:
            case May(process=Repeat(times=Scaled() as times, process=process), who="yours"):
                said: dict[str, Any] = {"process": process, "times": times}
                return said if node == may_be_repeated(**said) else None
        return None

    grammar.rule("unit", "{process:act} {times:times}", repeated, None)
    grammar.rule("clause", "you may {process:act} {times:times}", may_be_repeated, taken)
    grammar.rule(
        "clause",
        "to {target:choice} , {times:times} , <De-Digivolve {count:number}>",
        lambda target, times, count: Repeat(times, DeDigivolve(target, count)),
        None,
    )


def _of_security(target: Target | None) -> bool:
    """Of security cards in general, the top ones go: see `verbs.security`."""
    return isinstance(target, Choose) and target.selector.zone == "security_stack"


def _that_many(grammar: Grammar) -> None:
    """ "Delete that many of your opponent's Digimon": as many as something was done to before."""

    def make(selector: Selector) -> Choose:
        return Choose(selector, EACH_ONE)

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Choose) or not isinstance(node.count, CountDone):
            return None
        plain = (node.count.whose, node.count.match) == ("any", ())
        whole = Choose(node.selector, node.count, bind=node.bind)
        return {"selector": node.selector} if plain and node == whole else None

    for selector in ("owned_on_field", "anyones_on_field", "placed_elsewhere"):
        of = "of" if selector == "owned_on_field" else ""
        grammar.rule("choice", f"that many {of} {{selector:{selector}}}", make, take, many=True)
