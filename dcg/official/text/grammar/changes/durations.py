"""How long: "for the turn", "until the end of your opponent's turn"."""

from __future__ import annotations

from typing import Final

from dcg.language.grammar import Grammar
from dcg.official.language.terms import Duration

_TURNS: Final[tuple[tuple[Duration, str, tuple[str, ...]], ...]] = (
    ("until_end_of_opponents_turn", "your opponent's turn", ("their turn",)),
    ("until_end_of_opponents_next_turn", "your opponent's next turn", ("their next turn",)),
    ("until_end_of_your_turn", "your turn", ()),
    ("until_end_of_your_next_turn", "your next turn", ()),
)
"""The turn that something lasts until the end of: as it is written, and as it is called too."""
_UNSUSPEND_PHASES: Final[tuple[tuple[Duration, str, tuple[str, ...]], ...]] = (
    (
        "until_opponents_next_unsuspend_phase",
        "your opponent's next unsuspend phase",
        ("their next unsuspend phase", "its owner's next unsuspend phase"),
    ),
    ("until_your_next_unsuspend_phase", "your next unsuspend phase", ()),
)
_SPANS: Final[tuple[tuple[Duration, str], ...]] = (
    ("for_the_attack", "attack"),
    ("for_the_battle", "battle"),
)


def install(grammar: Grammar) -> None:
    """Adds the durations. No words at all is `while_active`, settled by the effect's category."""
    word, spelling = grammar.word, grammar.spelling
    word("duration", "for_the_turn", "for the turn")
    spelling("duration", "for_the_turn", "until the end of the turn", "this turn")
    for duration, turn, others in _TURNS:
        word("duration", duration, f"until the end of {turn}")
        for each in (turn, *others):
            spelling("duration", duration, f"until {each} ends", f"until the end of {each}")
    for duration, phase, others in _UNSUSPEND_PHASES:
        word("duration", duration, f"until {phase}")
        word("next_unsuspend", duration, phase)
        for each in others:
            spelling("next_unsuspend", duration, each)
    for duration, what in _SPANS:
        word("duration", duration, f"for the {what}")
        spelling(
            "duration",
            duration,
            f"for this {what}",
            f"until the end of the|this {what}",
            f"until the|this {what} ends",
        )
    word("duration", "while_active", "")
