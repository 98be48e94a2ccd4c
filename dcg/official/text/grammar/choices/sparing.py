"""Some are chosen, and something is done to all others: those that were not chosen (15-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Bind, Delete, If, PlaceUnder, Process, Seq
from dcg.official.language.selectors import (
    All,
    Choose,
    Condition,
    IsCategory,
    IsRef,
    NotMatching,
    Ref,
    Selector,
    Target,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.things.filters import Filters

SPARED: Final = ("spared", "spared_too")
"""What the others are other than."""


def another_of_them(grammar: Grammar) -> None:
    """What something of the opponent's is placed under: "another of your opponent's Digimon or Tamers"."""
    grammar.rule(
        "another_of_theirs",
        "another of your opponent's {match:field_noun}",
        _another,
        lambda node: _another_said(node, lambda match: match != _DIGIMON_OR_TAMER),
    )
    grammar.rule(
        "another_of_theirs",
        "another of your opponent's Digimon or Tamers",
        lambda: _another(_DIGIMON_OR_TAMER),
        lambda node: {} if _another_said(node, lambda match: match == _DIGIMON_OR_TAMER) else None,
    )
    grammar.rule(
        "another_of_yours",
        "another of your {match:field_noun}",
        lambda match: _another(match, "yours"),
        lambda node: _another_said(node, lambda match: True, "yours"),
    )
    own = "!place {target:choice} under {under:another_of_yours}"
    grammar.act(PlaceUnder, own, end="bottom", face_down=False)
    grammar.act(
        PlaceUnder,
        f"{own} as its bottom digivolution card",
        reads_only=True,
        end="bottom",
        face_down=False,
    )
    words = "place {target:choice} under {under:another_of_theirs}"
    grammar.node("act", PlaceUnder, words, end="bottom", face_down=False)
    grammar.rule(
        "act",
        "place {target:choice} under another of your opponent's Digimon as its bottom digivolution card "
        "or under an opponent's Tamer",
        lambda target: PlaceUnder(target, _another(_DIGIMON_OR_TAMER)),
        None,
    )


def their_others(grammar: Grammar) -> None:
    """ "Your opponent's other Digimon", behind a choice of one of them; `references` says of which."""

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case Selector(match=(*match, NotMatching(filter=IsRef(ref=ref)))):
                others = Selector(whose="opponents", match=node.match)
                if tuple(match) == _DIGIMON_OR_TAMER:
                    return None  # what something is placed under is said otherwise
                return {"match": tuple(match)} if node == others and ref != Ref("this") else None
        return None

    words = "your opponent's other {match:field_noun}"
    grammar.rule("owned_on_field", words, lambda match: None, take)


def _another(match: Filters, whose: Whose = "opponents") -> Choose:
    return Choose(Selector(whose=whose, match=(*match, NotMatching(IsRef(Ref("it"))))))


def _another_said(
    node: Any, fits: Callable[[Filters], bool], whose: Whose = "opponents"
) -> dict[str, Any] | None:
    match node:
        case Choose(selector=Selector(match=(*match, NotMatching(filter=IsRef(ref=ref))))):
            whole = replace(_another((), whose), bind=node.bind)
            said = replace(node.selector, match=(NotMatching(IsRef(Ref("it"))),))
            if replace(node, selector=said) == whole and fits(tuple(match)) and ref != Ref("this"):
                return {"match": tuple(match)}
    return None


_DIGIMON_KIND: Final = IsCategory(("digimon",))
_DIGIMON_OR_TAMER: Final = (IsCategory(("digimon", "tamer")),)


def install(grammar: Grammar) -> None:
    """Adds the sentences. What is deleted is anyone's, as what is chosen is."""
    another_of_them(grammar)
    their_others(grammar)
    _but_this_and_theirs(grammar)
    under_a_condition(grammar)
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


def _but_this_and_theirs(grammar: Grammar) -> None:
    """All Digimon but this one, and the one that the opponent has chosen (BT8-019#Q1703)."""

    def make(chosen: Ref) -> All:
        return All(Selector(match=(_DIGIMON_KIND, NotMatching(IsRef(chosen))), other=True))

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case All(selector=Selector(match=(_, NotMatching(filter=IsRef(ref=chosen))))):
                return {} if node == make(chosen) else None
        return None

    grammar.rule(
        "every",
        "all Digimon other than this Digimon and your opponent's chosen Digimon",
        lambda: make(Ref("that:Digimon")),
        take,
    )


def under_a_condition(grammar: Grammar) -> None:
    """ "If X, your opponent chooses 1 of their Digimon. Delete all of their other Digimon": without X nobody is
    spared, so nothing is deleted either."""
    grammar.rule(
        "clause", "if {condition:condition} , {one:act} . delete {others:every}", _both_if, None
    )


def _both_if(condition: Condition, one: Process, others: Target) -> If | None:
    match one, others:
        case Bind(target=Choose(chooser="opponents")), All(selector=Selector(other=True)):
            return If(condition, Seq((one, Delete(others))))
    return None


def goes_on(first: Process, step: Process) -> bool:
    """Whether the step is said in the sentence that began with the choice of what is spared."""
    return (
        isinstance(first, Bind)
        and first.target.bind == SPARED[0]
        and isinstance(step, Bind | Delete)
    )


def _one_of_each_player(match: Filters) -> tuple[Choose, ...]:
    return (
        Choose(Selector(whose="yours", match=match)),
        Choose(Selector(whose="opponents", match=match)),
    )


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
            return _said(
                node,
                one.selector.match,
                others.match[:-1],
                lambda match: (Choose(Selector(match=match)),),
            )
    return None


def _said(node: Seq, match: Filters, kind: Filters, choices: Any) -> dict[str, Any] | None:
    return {"match": match, "kind": kind} if node == _all_but(choices(match), kind) else None
