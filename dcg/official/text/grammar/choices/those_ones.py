"""Some of those that a trigger is about: what they are called, and those of them that stay."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import PreventLeaving, Seq
from dcg.official.language.selectors import Choose, IsRef, Ref, Selector
from dcg.official.text.grammar.verbs.field import DELETING


def install(grammar: Grammar) -> None:
    """Adds the words for them, and "1 of those Digimon doesn't leave"."""
    those = Ref("those:Digimon")
    grammar.spelling("those_ones", those, "those Digimon or Tamers")
    grammar.spelling("those_ones", Ref("those who:played"), "the played Digimon")
    grammar.spelling("those_ones", Ref("them"), "them")
    grammar.rule(
        "some_of_those",
        "{count:count} of {selector:among_those}",
        lambda count, selector: Choose(selector, *count),
        _among_those,
        many=True,
    )
    grammar.rule("possessed", "any of their", lambda: Choose(Selector(match=(IsRef(those),))), None)
    for words in ("isn't|aren't deleted", "doesn't|don't leave"):
        for them in ("some_of_those", "reference"):
            grammar.rule(
                "clause",
                f"{{target:{them}}} {words} , and {{then:act}} instead",
                lambda target, then: Seq((PreventLeaving(target), then)),
                None,
            )
    for words, when in (("isn't deleted", DELETING), ("doesn't leave", None)):
        grammar.node("act", PreventLeaving, f"{{target:some_of_those}} {words}", when=when)


def _among_those(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(selector=Selector(match=(IsRef(),)) as selector):
            whole = Choose(selector, node.count, node.up_to, node.bind)
            said = {"count": (node.count, node.up_to), "selector": selector}
            return said if node == whole else None
    return None
