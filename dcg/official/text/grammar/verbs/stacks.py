"""Cards under a Digimon or Tamer, and the top card of a stack."""

from __future__ import annotations

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    DeDigivolve,
    PlaceUnder,
    TrashDigivolutionCards,
    TrashTopOfStack,
)


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _under(grammar)
    _out_of(grammar)


def _under(grammar: Grammar) -> None:
    act = grammar.act
    for end in ("bottom", "top"):
        act(
            PlaceUnder,
            f"!place {{target:target}} as the {end} digivolution card|cards of {{under:target}}",
            end=end,
        )
        act(
            PlaceUnder,
            f"!place {{target:target}} as {{under:owner}} {end} digivolution card|cards",
            end=end,
        )
        act(
            PlaceUnder,
            f"!place {{target:target}} as {{under:possessed}} {end} digivolution card|cards",
            reads_only=True,
            end=end,
        )
    act(PlaceUnder, "!place {target:target} under {under:target}", reads_only=True, end="bottom")
    act(
        PlaceUnder,
        "!place {target:target} under {under:target} as its bottom digivolution card|cards",
        reads_only=True,
        end="bottom",
    )


def _out_of(grammar: Grammar) -> None:
    act = grammar.act
    for end in ("bottom", "top"):
        act(
            TrashDigivolutionCards,
            f"!trash the {end} {{count:stack_cards}} of {{target:target}}",
            end=end,
            all=False,
        )
        act(
            TrashDigivolutionCards,
            f"!trash {{count:stack_cards}} from the {end} of {{target:target}}",
            reads_only=True,
            end=end,
            all=False,
        )
    act(TrashDigivolutionCards, "!trash all of the digivolution cards of {target:target}", all=True)
    act(TrashDigivolutionCards, "!trash any {count:stack_cards} of|under|from {target:these}")
    act(
        TrashDigivolutionCards,
        "!trash the? {count:stack_cards} under {target:these}",
        reads_only=True,
    )
    act(TrashTopOfStack, "!trash the top card of {target:target}")
    act(DeDigivolve, "trigger? <De-Digivolve {count:number}> on? {target:target}")
