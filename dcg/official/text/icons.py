"""Effect icons (15-16): their text, their name in `Effect.icons`, and what they mean."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from dcg.official.language.selectors import Ref
from dcg.official.language.terms import EffectPlace, TriggerEvent, Whose
from dcg.official.language.trigger import Trigger


@dataclass(frozen=True, slots=True)
class Icon:
    """One icon. At most one of the meanings is set."""

    name: str
    text: str
    trigger: Trigger | None = None
    turn: Whose | None = None
    per_turn: int | None = None
    zone: EffectPlace | None = None


def _own(name: str, text: str, event: TriggerEvent) -> Icon:
    return Icon(name, text, trigger=Trigger(event, Ref("this")))


def _turn(name: str, text: str, event: TriggerEvent, whose: Whose) -> Icon:
    return Icon(name, text, trigger=Trigger(event, whose=whose))


ICONS = (
    _own("on_play", "On Play", "played"),
    _own("when_digivolving", "When Digivolving", "digivolved"),
    _own("when_attacking", "When Attacking", "attacks"),
    _own("on_deletion", "On Deletion", "deleted"),
    _own("end_of_attack", "End of Attack", "attack_ended"),
    Icon("when_linking", "When Linking", trigger=Trigger("linked", Ref("this_card"))),
    _own("when_moving", "When Moving", "moved"),
    _turn("start_of_your_turn", "Start of Your Turn", "turn_started", "yours"),
    _turn("start_of_opponents_turn", "Start of Opponent's Turn", "turn_started", "opponents"),
    _turn("end_of_your_turn", "End of Your Turn", "turn_ended", "yours"),
    _turn("end_of_opponents_turn", "End of Opponent's Turn", "turn_ended", "opponents"),
    _turn("end_of_all_turns", "End of All Turns", "turn_ended", "any"),
    _turn("start_of_your_main_phase", "Start of Your Main Phase", "main_phase_started", "yours"),
    _turn(
        "start_of_opponents_main_phase",
        "Start of Opponent's Main Phase",
        "main_phase_started",
        "opponents",
    ),
    Icon("counter", "Counter", trigger=Trigger("counter_timing", whose="yours")),
    Icon("your_turn", "Your Turn", turn="yours"),
    Icon("opponents_turn", "Opponent's Turn", turn="opponents"),
    Icon("all_turns", "All Turns", turn="any"),
    Icon("once_per_turn", "Once Per Turn", per_turn=1),
    Icon("twice_per_turn", "Twice Per Turn", per_turn=2),
    Icon("three_times_per_turn", "Three Times Per Turn", per_turn=3),
    Icon("hand", "Hand", zone="hand"),
    Icon("trash", "Trash", zone="trash"),
    Icon("breeding", "Breeding", zone="breeding_area"),
    Icon("main", "Main"),
    Icon("security", "Security"),
)
BY_TEXT = {icon.text.lower(): icon for icon in ICONS}
BY_NAME = {icon.name: icon for icon in ICONS}


def works_face_up(icons: Collection[str]) -> bool:
    """Whether [Security] among these icons is a place: with a timing beside it the effect works while
    its card is face up in the security stack (15-14-5), not when the card is checked (15-16-10)."""
    return "security" in icons and any(
        BY_NAME[name].trigger is not None or BY_NAME[name].turn is not None for name in icons
    )
