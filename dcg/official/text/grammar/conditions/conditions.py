"""Conditions: what follows "if" and "while" (15-6). What they are about has a file each."""

from __future__ import annotations

from functools import partial

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    Exists,
    IsCategory,
    MemoryOf,
    NotTrue,
    NumberIs,
    Selector,
    TurnIs,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.conditions import (
    areas,
    asked_of_stacks,
    attacking,
    being,
    comparisons,
    joined_conditions,
    matching,
    possession,
)
from dcg.official.text.grammar.things import face_up_cards

_SUBJECTS: dict[Whose, str] = {"yours": "you have", "opponents": "your opponent has"}


PARTS = (
    possession,
    matching,
    attacking,
    joined_conditions,
    comparisons,
    being,
    areas,
    face_up_cards,
    asked_of_stacks,
)
"""What a condition can be about."""


def install(grammar: Grammar) -> None:
    """Adds the condition rules."""
    _numbers(grammar)
    grammar.node("simple_condition", TurnIs, "it's your turn", whose="yours")
    grammar.node("simple_condition", TurnIs, "it's your opponent's turn", whose="opponents")
    grammar.spelling(
        "simple_condition", TurnIs("opponents"), "it isn't your turn", "it's not your turn"
    )
    grammar.spelling("simple_condition", TurnIs("yours"), "it isn't your opponent's turn")
    bred = Selector("breeding_area", "yours", (IsCategory(("digimon",)),))
    grammar.spelling("simple_condition", NotTrue(Exists(bred)), "your breeding area is empty")
    grammar.one_of("condition", "simple_condition")
    for part in PARTS:
        part.install(grammar)


def _numbers(grammar: Grammar) -> None:
    for whose, subject in _SUBJECTS.items():
        memory = f"memory_{whose}"
        grammar.word(memory, MemoryOf(whose), subject)
        none = NumberIs(MemoryOf(whose), "=", 0)
        grammar.word("simple_condition", none, f"{subject} 0 memory")
        for comparison, words in (("<=", "or less|fewer"), (">=", "or more")):
            grammar.node(
                "simple_condition",
                NumberIs,
                f"{{left:{memory}}} {{right:number}} {words} memory",
                comparison=comparison,
            )
            whose_memory = "your" if whose == "yours" else "your opponent's|their"
            grammar.rule(
                "simple_condition",
                f"{whose_memory} memory is {{right:number}} {words}",
                partial(NumberIs, MemoryOf(whose), comparison),  # type: ignore[arg-type]
                None,
            )
            grammar.also(
                "simple_condition",
                NumberIs,
                f"{{left:{memory}}} {{right:number}} memory {words}",
                comparison=comparison,
            )


# --- "you have ..." ---------------------------------------------------------------------------
