"""What playing, digivolving and using cost."""

from __future__ import annotations

from dcg.language.grammar import Grammar
from dcg.official.language.processes import ReduceCost

KINDS = (("play", "play"), ("digivolve", "digivolution"), ("use", "use"), ("link", "link"))
"""Which cost, and what it is called."""


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    act = grammar.act
    grammar.rule("by_more", "{value:number}", _negative, _positive)
    act(
        ReduceCost,
        "!reduce the play or digivolution cost by {amount:by}",
        kind="play",
        or_kind="digivolve",
    )
    for kind, name in KINDS:
        act(ReduceCost, f"!increase the {name} cost by {{amount:by_more}}", kind=kind)
        act(ReduceCost, f"!reduce the {name} cost|costs by {{amount:by}}", kind=kind)
        act(ReduceCost, f"!add {{amount:by_more}} to the {name} cost", reads_only=True, kind=kind)
        for its in ("its", "their"):
            words = f"!reduce {its} {name} cost|costs by {{amount:by}}"
            act(ReduceCost, words, reads_only=True, kind=kind)
        # which cost it is, what would happen says: see `dcg.official.text.effects`
        act(ReduceCost, "!reduce the cost by {amount:by}", reads_only=True, kind=kind)
        if kind in ("play", "use"):
            act(
                ReduceCost, "!reduce its|the memory cost by {amount:by}", reads_only=True, kind=kind
            )
        grammar.also(
            "reduction", ReduceCost, f"reduce its|the {name} cost by {{amount:by}}", kind=kind
        )
        act(
            ReduceCost,
            f"!reduce the {name} cost of this card by {{amount:by}}",
            kind=kind,
            this_card=True,
        )
        act(
            ReduceCost,
            f"!reduce this card's {name} cost by {{amount:by}}",
            reads_only=True,
            kind=kind,
            this_card=True,
        )
    for words in (
        "memory cost of this card",
        "memory cost of this card in your hand",
        "use cost of this card in your hand",
    ):
        act(
            ReduceCost,
            f"!reduce the {words} by {{amount:by}}",
            reads_only=True,
            kind="use",
            this_card=True,
        )
    act(
        ReduceCost,
        "!reduce the|its|their memory cost|costs of the|that digivolution by {amount:by}",
        reads_only=True,
        kind="digivolve",
    )


def _negative(value: int) -> int:
    return -value


def _positive(amount: object) -> dict[str, int] | None:
    return {"value": -amount} if isinstance(amount, int) and amount < 0 else None
