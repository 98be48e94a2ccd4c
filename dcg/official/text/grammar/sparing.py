"""Some are chosen, and something is done to all others: those that were not chosen (15-10)."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Bind, Delete, Process, Seq
from dcg.official.language.selectors import All, Choose, IsRef, NotMatching, Ref, Selector
from dcg.official.text.grammar.filters import Filters

SPARED: Final = ("spared", "spared_too")
"""What the others are other than."""


def install(grammar: Grammar) -> None:
    """Adds the sentences. What is deleted is anyone's, as what is chosen is."""
    grammar.rule(
        "clause",
        "choose 1 of both players' {match:field_noun} and delete all other {kind:field_noun}",
        lambda match, kind: _all_but(_one_of_each_player(match), kind),
        _of_each_player,
        many=True,
    )
    grammar.rule(
        "clause",
        "choose 1 {match:field_noun} and delete all other {kind:field_noun}",
        lambda match, kind: _all_but((Choose(Selector(match=match)),), kind),
        _of_anyone,
        many=False,
    )


def goes_on(first: Process, step: Process) -> bool:
    """Whether the step is said in the sentence that began with the choice of what is spared."""
    return isinstance(first, Bind) and first.target.bind == SPARED[0] and isinstance(step, Bind | Delete)


def _one_of_each_player(match: Filters) -> tuple[Choose, ...]:
    return (Choose(Selector(whose="yours", match=match)), Choose(Selector(whose="opponents", match=match)))


def _all_but(choices: tuple[Choose, ...], kind: Filters) -> Seq:
    names = SPARED[: len(choices)]
    bound: tuple[Process, ...] = tuple(
        Bind(Choose(each.selector, bind=name)) for each, name in zip(choices, names, strict=True)
    )
    others = Selector(match=(*kind, *(NotMatching(IsRef(Ref(name))) for name in names)))
    return Seq((*bound, Delete(All(others))))


def _of_each_player(node: Any) -> dict[str, Any] | None:
    match node:
        case Seq(steps=(Bind(target=one), Bind(), Delete(target=All(selector=others)))):
            return _said(node, one.selector.match, others.match[:-2], _one_of_each_player)
    return None


def _of_anyone(node: Any) -> dict[str, Any] | None:
    match node:
        case Seq(steps=(Bind(target=one), Delete(target=All(selector=others)))):
            return _said(node, one.selector.match, others.match[:-1], lambda match: (Choose(Selector(match=match)),))
    return None


def _said(node: Seq, match: Filters, kind: Filters, choices: Any) -> dict[str, Any] | None:
    return {"match": match, "kind": kind} if node == _all_but(choices(match), kind) else None
