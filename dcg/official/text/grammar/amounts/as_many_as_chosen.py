"""What is counted of one thing that is chosen for it, and of what an effect did to a hand: "for each digivolution card
of 1 of your Digimon, ...", "as many cards as were added"."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Bind, Process, Repeat, Seq, TrashCards
from dcg.official.language.selectors import (
    AttributeOf,
    Choose,
    CountColours,
    CountTriggered,
    NumberIs,
    Ref,
    Scaled,
    Selector,
)


def install(grammar: Grammar) -> None:
    """Adds the sentences."""
    grammar.rule(
        "clause",
        "for each digivolution card of {holder:choice} , {process:clause}",
        _for_each,
        _said,
    )
    grammar.rule(
        "simple_condition",
        "{of:reference} has {number:number} or more {_:total} colors in its digivolution cards",
        lambda of, number: NumberIs(
            CountColours(Selector("digivolution_cards", of=of)), ">=", number
        ),
        None,
    )
    grammar.rule(
        "act", "your opponent trashes as many cards in their hand", _as_many, _just_as_many
    )
    grammar.rule(
        "act",
        "your opponent trashes cards in their hand equal to the number of cards added to their hand by the effect",
        _as_many,
        None,
    )


def _for_each(holder: Choose, process: Process) -> Seq | None:
    """One of them is chosen, and what it has is counted."""
    if holder.count != 1 or holder.up_to:
        return None
    counted = Scaled(AttributeOf(Ref("it"), "digivolution_cards"), 1, 1)
    return Seq((Bind(holder), Repeat(counted, process)))


def _said(node: Any) -> dict[str, Any] | None:
    match node:
        case Seq(
            steps=(
                Bind(target=Choose(bind=str() as name) as holder),
                Repeat(
                    times=Scaled(
                        number=AttributeOf(of=Ref(name=of), attribute="digivolution_cards"),
                        times=1,
                        per=1,
                    ),
                    process=process,
                    anew=False,
                ),
            )
        ) if of == name:
            return {"holder": holder, "process": process}
    return None


def _as_many() -> TrashCards:
    """Cards of their hand that they choose, as many as met the trigger condition (BT10-077#Q1999)."""
    return TrashCards(Choose(Selector("hand", "opponents"), CountTriggered(), chooser="opponents"))


def _just_as_many(node: Any) -> dict[str, Any] | None:
    return {} if node == _as_many() else None
