"""Trigger conditions in words: what follows "when" (15-5)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Selector
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.triggers import (
    agents,
    attack_triggers,
    happenings,
    players_do,
    players_would,
)
from dcg.official.text.grammar.triggers.said_of import SUBJECT, alone, said, several

PHASES = {
    "your_main_phase": "your main phase",
    "main_phase": "a main phase",
    "your_unsuspend_phase": "your unsuspend phase",
}


def install(grammar: Grammar) -> None:
    """Adds the triggers: `triggers` for what happened, `would` for what is about to."""
    agents.install(grammar)
    happenings.install(grammar)
    attack_triggers.install(grammar)
    _turned(grammar)
    players_do.install(grammar)
    grammar.rule("triggers", "{it:player_trigger}", lambda it: (it,), alone)
    said(grammar, "said_trigger", "happened", "{subject:who} {events:happened_list}")
    grammar.one_of("triggers", "said_trigger", "done_by_effects", "done_by_players")
    grammar.rule("one_trigger", "{it:player_trigger}", lambda it: (it,), alone)
    grammar.one_of("one_trigger", "said_trigger", "done_by_effects")
    several(grammar, "triggers", "one_trigger")
    grammar.rule(
        "triggers",
        "{subject:who} digivolve~ in the|your breeding area",
        digivolved_in_the_breeding_area,
        None,
    )
    said(grammar, "would", "about_to", "{subject:who} would {events:about_to_list}")
    grammar.one_of("would", "would_be_done")
    players_would.install(grammar)


def digivolved_in_the_breeding_area(subject: Any) -> tuple[Trigger, ...] | None:
    """What digivolves there is one of those that are there (3-4-6-6)."""
    if not isinstance(subject, Selector) or subject.zone != "battle_area" or subject.other:
        return None
    return (Trigger("digivolved", replace(subject, zone="breeding_area")),)


def _turned(grammar: Grammar) -> None:
    """What suspends by a keyword effect, what activates one, and what unsuspends in a phase (4-11)."""
    for keyword, words in (
        ("alliance", "<Alliance> suspends {subject:who}"),
        ("blocker", "you use <Blocker> to suspend {subject:who}"),
    ):
        grammar.node("player_trigger", Trigger, words, event="suspended", cause=keyword)
    grammar.node(
        "happened",
        Trigger,
        "activate~ <Digi-Burst>",
        event="digivolution_card_trashed",
        subject=SUBJECT,
        cause="digi_burst",
    )
    for during, phase in PHASES.items():
        fixed: dict[str, Any] = {"event": "unsuspended", "subject": SUBJECT, "during": during}
        grammar.node("happened", Trigger, f"unsuspend~ during {phase}", **fixed)
        grammar.also("happened", Trigger, f"become~ unsuspended during {phase}", **fixed)
