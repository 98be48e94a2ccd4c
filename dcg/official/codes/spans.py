"""The stretches of a match that are bracketed in the log."""

from typing import Final

from dcg.kernel.code import Code


class SpanKind(Code):
    """What a span is. A span with none around it is one step between two rest points."""

    SETUP = 0, "setup"
    TURN_STEP = 1, "turn step"
    MAIN_ACTION = 2, "main action"
    END_OF_TURN = 3, "end of turn"
    EFFECT = 4, "effect"
    ATTACK = 5, "attack"
    BATTLE = 6, "battle"
    SECURITY_CHECK = 7, "security check"
    RULE_CHECK = 8, "rule check"
    INTERRUPTION = 9, "interruption"
    DECLARATION = 10, "declaration"


SETUP: Final = SpanKind.SETUP
TURN_STEP: Final = SpanKind.TURN_STEP
MAIN_ACTION: Final = SpanKind.MAIN_ACTION
END_OF_TURN: Final = SpanKind.END_OF_TURN
EFFECT: Final = SpanKind.EFFECT
ATTACK: Final = SpanKind.ATTACK
BATTLE: Final = SpanKind.BATTLE
SECURITY_CHECK: Final = SpanKind.SECURITY_CHECK
RULE_CHECK: Final = SpanKind.RULE_CHECK
INTERRUPTION: Final = SpanKind.INTERRUPTION
DECLARATION: Final = SpanKind.DECLARATION

NAMES: Final[dict[int, str]] = {kind: kind.words for kind in SpanKind}
"""Spans in words, by code."""
