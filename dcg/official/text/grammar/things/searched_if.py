"""An area that is searched only if a condition is met: what is then taken from it goes with the search."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import If, LookAt, Process, Seq
from dcg.official.language.selectors import Condition, Selector
from dcg.official.support.tree import walk


def install(grammar: Grammar) -> None:
    """Adds the two sentences: "if it's your turn, search your security stack. This Digimon may ... among it"."""
    area = "if {condition:condition} , %s {selector:whole_area} ."
    grammar.rule("clause", f"{area % 'look at'} then , {{then:clause}}", _searched, _said)
    for verb in ("look at", "search"):
        for joint in ("then ,", ""):
            if (verb, joint) != ("look at", "then ,"):
                words = f"{area % verb} {joint} {{then:clause}}"
                grammar.rule("clause", words, _searched, None)


def _searched(condition: Condition, selector: Selector, then: Process) -> If | None:
    if isinstance(then, If) or not takes_from(then, selector):
        return None
    return If(condition, Seq((LookAt(selector), then)))


def _said(node: Any) -> dict[str, Any] | None:
    match node:
        case If(condition=condition, then=Seq(steps=(LookAt(selector=selector), then))):
            said: dict[str, Any] = {"condition": condition, "selector": selector, "then": then}
            return said if node == _searched(**said) else None
    return None


def takes_from(process: Any, area: Selector) -> bool:
    """Whether a process is about cards of the area, or among those that were looked at."""
    return any(
        isinstance(node, Selector) and node.zone in ("revealed", area.zone)
        for node in walk(process)
    )
