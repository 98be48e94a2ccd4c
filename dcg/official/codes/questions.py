"""Codes of what a decision asks."""

REDRAW = 0
BREEDING = 1
MAIN = 2
NEXT_EFFECT = 3
ACTIVATE = 4
OPTIONAL_PROCESSING = 5
PAY_CONDITION = 6
CHOOSE_TARGET = 7
CHOOSE_CARD = 8
CHOOSE_ATTACK = 9
BLOCK = 10
DECLARE_NUMBER = 11
CHOOSE_PROCESS = 12
ORDER = 13
CHOOSE_REQUIREMENT = 14
OVERFLOW = 15
LOOP_COUNT = 16
INTERRUPT = 17

NAMES = {
    REDRAW: "redraw the initial hand?",
    BREEDING: "breeding phase action",
    MAIN: "main phase action",
    NEXT_EFFECT: "which effect activates next?",
    ACTIVATE: "activate the effect?",
    OPTIONAL_PROCESSING: "execute the optional processing?",
    PAY_CONDITION: "execute the optional condition?",
    CHOOSE_TARGET: "choose a target",
    CHOOSE_CARD: "choose a card",
    CHOOSE_ATTACK: "attack?",
    BLOCK: "block?",
    DECLARE_NUMBER: "declare a number",
    CHOOSE_PROCESS: "choose a process",
    ORDER: "which is placed next?",
    CHOOSE_REQUIREMENT: "choose a digivolution requirement",
    OVERFLOW: "which Overflow is processed next?",
    LOOP_COUNT: "how many times is the loop repeated?",
    INTERRUPT: "which interrupting effect activates next?",
}
"""Questions as people read them, by code."""
