"""The stretches of a match that are bracketed in the log."""

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


(
    SETUP,
    TURN_STEP,
    MAIN_ACTION,
    END_OF_TURN,
    EFFECT,
    ATTACK,
    BATTLE,
    SECURITY_CHECK,
    RULE_CHECK,
    INTERRUPTION,
    DECLARATION,
) = SpanKind

NAMES: dict[int, str] = {kind: kind.words for kind in SpanKind}
"""Spans in words, by code."""
