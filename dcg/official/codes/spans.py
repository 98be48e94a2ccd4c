"""Codes of spans. A top-level span is a step between two rest points."""

SETUP = 0
TURN_STEP = 1
MAIN_ACTION = 2
END_OF_TURN = 3
EFFECT = 4
ATTACK = 5
BATTLE = 6
SECURITY_CHECK = 7
RULE_CHECK = 8
INTERRUPTION = 9
DECLARATION = 10

NAMES = {
    SETUP: "setup",
    TURN_STEP: "turn step",
    MAIN_ACTION: "main action",
    END_OF_TURN: "end of turn",
    EFFECT: "effect",
    ATTACK: "attack",
    BATTLE: "battle",
    SECURITY_CHECK: "security check",
    RULE_CHECK: "rule check",
    INTERRUPTION: "interruption",
    DECLARATION: "declaration",
}
