"""Sentences: verbs joined, conditions, costs, choices."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.processes import (
    AttachCards,
    ChooseOf,
    Cost,
    If,
    Later,
    May,
    Process,
    Repeat,
    Reveal,
    Seq,
)
from dcg.battle_evolution.language.selectors import ActiveIs, Cards
from dcg.battle_evolution.language.terms import Phase
from dcg.battle_evolution.text.grammar.words import OLDER_PHASES, PHASES
from dcg.language.grammar import Grammar

_CONTROL = (If, Cost, May, ChooseOf, Repeat, Later)


def install(grammar: Grammar) -> None:
    """Adds what stands between the timing and the full stop."""
    _units(grammar)
    _clauses(grammar)
    _costs(grammar)


def joined(steps: tuple[Process, ...]) -> Process:
    """One process, or several in order."""
    return steps[0] if len(steps) == 1 else Seq(steps)


def steps_of(node: Any) -> tuple[Process, ...] | None:
    """The verbs of a unit; None for a process with a clause of its own."""
    steps: tuple[Process, ...] = node.steps if isinstance(node, Seq) else (node,)
    if isinstance(node, Seq) and len(steps) < 2:
        return None
    return None if any(isinstance(step, _CONTROL) for step in steps) else steps


def _units(grammar: Grammar) -> None:
    grammar.listed(
        "units", "act", "and", "and then", "then", make=joined, take=steps_of, chained=True
    )


def _clauses(grammar: Grammar) -> None:
    node, rule = grammar.node, grammar.rule
    grammar.one_of("clause", "units", "may", "either", "later")
    node("may", May, "may {process:units}")
    grammar.also("may", May, "you may|can {process:units}")
    node("clause", If, "if {condition:condition} , {then:clause}", otherwise=None)
    rule(
        "clause",
        "{then:units} if {condition:condition}",
        lambda then, condition: If(condition, then),
        None,
    )
    rule(
        "clause",
        "if {condition:condition} , {then:plain} ,|; if not|otherwise , {otherwise:plain}",
        If,
        None,
    )
    rule(
        "clause",
        "if {condition:condition} , {then:plain} ; if not , {otherwise:plain}",
        If,
        None,
    )
    rule(
        "clause", "if {condition:condition} , {then:plain} , otherwise {otherwise:plain}", If, None
    )
    rule(
        "clause",
        "attach {cards:cards} to own {match:bearer}",
        lambda cards, match: If(ActiveIs(match), AttachCards(cards)) if match else None,
        None,
    )
    grammar.one_of("plain", "units", "may")
    node("clause", Repeat, "{times:number} times : {process:units}")
    node("clause", Repeat, "for each {times:each} : {process:units}")
    rule("bullet", "・ {it:option} .?", lambda it: it, lambda it: {"it": it})
    grammar.one_of("option", "costly", "clause_of_option")
    grammar.one_of("clause_of_option", "units", "may")
    grammar.repeated("bullets", "bullet")
    node("either", ChooseOf, "choose {count:number} : {options:bullets}")
    for phase, words in PHASES.items():
        _later(grammar, phase, words)
    grammar.also("later", Later, "at End , if able , {process:units}", phase="end")


def _later(grammar: Grammar, phase: Phase, words: str) -> None:
    if phase == "end":
        grammar.node("later", Later, "at End , {process:units}", phase=phase)
        grammar.also("later", Later, "at the End Phase , {process:units}", phase=phase)
        return
    grammar.node("later", Later, f"at the {words} Phase , {{process:units}}", phase=phase)
    if phase in OLDER_PHASES:
        grammar.also(
            "later", Later, f"at the {OLDER_PHASES[phase]} Phase , {{process:units}}", phase=phase
        )


def _costs(grammar: Grammar) -> None:
    node, rule = grammar.node, grammar.rule
    for must in (False, True):
        word = "must" if must else ""
        node("costly", Cost, f"{word} {{cost:paid}} : {{then:clause}}", must=must)
    rule(
        "clause",
        "if {condition:condition} , {then:costly}",
        If,
        _if_costly,
    )
    grammar.one_of("paid", "access", "units")
    rule(
        "access",
        "Access {match:accessed}",
        lambda match: Reveal(Cards("hand", "own", match, 1)),
        _accessed,
    )
    rule(
        "accessed",
        "{adjectives:adjectives}",
        lambda adjectives: adjectives or None,
        lambda it: {"adjectives": it} if it and isinstance(it, tuple) else None,
    )
    grammar.one_of("accessed", "noun_of_access")
    rule(
        "noun_of_access",
        "{adjectives:adjectives} {head:head}",
        lambda adjectives, head: (*adjectives, head) if head else None,
        lambda it: {"adjectives": it[:-1], "head": it[-1]} if it else None,
    )
    grammar.one_of("sentence", "clause", "costly")


def _accessed(it: Any) -> dict[str, Any] | None:
    if not isinstance(it, Reveal) or not isinstance(it.cards, Cards):
        return None
    match = it.cards.match
    return {"match": match} if it.cards == Cards("hand", "own", match, 1) and match else None


def _if_costly(it: Any) -> dict[str, Any] | None:
    if isinstance(it, If) and it.otherwise is None and isinstance(it.then, Cost):
        return {"condition": it.condition, "then": it.then}
    return None
