"""Invented effects: what they wait for, and what they then do."""

from __future__ import annotations

from typing import Any, Final, get_args

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.terms import EffectPlace, ReturnedTo, TriggerEvent
from dcg.official.language.trigger import Trigger
from dcg.official.support import lacking_in
from dcg.official.support.not_yet import NOT_YET
from dcg.official.support.values import WOULD, LanguageValue
from tests.official.board_fuzz.inventor import Inventor
from tests.official.board_fuzz.sense import COST_EVENTS, HAD, selector_in

TRIES: Final = 60

OF_A_PLAYER: Final = (
    "turn_started",
    "main_phase_started",
    "turn_ended",
    "card_left_security",
    "card_added_to_security",
    "security_turned_face_up",
    "security_turned_face_down",
    "card_added_to_hand",
    "card_trashed_from_hand",
    "card_trashed_from_deck",
    "option_used",
    "counter_timing",
    "hatched",
    "memory_gained",
)
"""What happens to a player, not to something on the field."""

DONE_BY_SOMETHING: Final = ("deleted", "returned", "suspended", "left_the_battle_area", "played")
"""What an effect of a certain card does, or a Digimon that wins a battle."""

ICONS: Final = {
    "played": "on_play",
    "digivolved": "when_digivolving",
    "deleted": "on_deletion",
    "attacks": "when_attacking",
}

ACTIVATES: Final = {
    "security": ("main",),
    "main": ("main", "security"),
    **dict.fromkeys(("activation", "trigger", "immediate"), tuple(ICONS.values())),
}
"""Which effects can activate which others, themselves too."""


def running_effect(inventor: Inventor, kind: str) -> Effect:
    """An effect of a kind all of which runs."""
    for _ in range(TRIES):
        inventor.depth, inventor.governed, inventor.names = 0, False, ["this"]
        found = effect(inventor, kind)
        if not lacking_in(found):
            return found
    raise LookupError(f"no {kind} effect was invented that runs: say in sense.py what it needs")


PLACES: Final[dict[str, tuple[EffectPlace, ...]]] = {
    "activation": ("breeding_area", "hand", "trash", "security_stack"),
    "trigger": ("breeding_area", "trash", "security_stack"),
    "immediate": ("breeding_area", "trash", "security_stack"),
    "persistent": ("breeding_area", "trash", "security_stack"),
}
"""Where an effect of a kind works besides the battle area (15-14)."""


def effect(inventor: Inventor, kind: Any) -> Effect:
    """An effect of a kind, some of which may not run."""
    inventor.role = "statement" if kind == "persistent" else "process"
    inventor.names = ["this"]
    inventor.activates = ACTIVATES.get(kind, ())
    if kind == "keyword":
        value = 1 + inventor.chance.below(2)
        return Effect(kind, keyword=inventor.chance.pick(HAD), value=value)
    triggers: tuple[Trigger, ...] = ()
    if kind in ("trigger", "immediate"):
        triggers = (trigger(inventor, kind),)
        inventor.names = ["this", "subject"]
        if triggers[0].event in ("attacks", "blocked", "blocks", "battle_ended"):
            inventor.names.append("object")
    if kind == "immediate":
        event = triggers[0].event
        inventor.role = "would_pay" if event in COST_EVENTS else "would_leave"
    condition = None
    if kind != "security" and inventor.once_in(5):
        condition = inventor.value(s.Condition, (Effect, "condition"))
    return Effect(
        kind,
        body=_body(inventor),
        triggers=triggers,
        icons=tuple(ICONS[held.event] for held in triggers if held.event in ICONS),
        turn=inventor.chance.pick(("any", "any", "yours", "opponents")),
        per_turn=1 if kind in ("trigger", "activation") and inventor.once_in(2) else None,
        zones=(inventor.chance.pick(PLACES[kind]),)
        if kind in PLACES and inventor.once_in(6)
        else ("battle_area",),
        condition=condition if kind in ("trigger", "persistent", "activation") else None,
    )


def _body(inventor: Inventor) -> Any:
    at = (Effect, "body")
    if inventor.role == "would_leave" and inventor.once_in(2):
        return p.ByCost(inventor.value(p.Process, at), p.PreventLeaving())
    if inventor.role == "would_pay" and inventor.once_in(2):
        return p.May(inventor.node(p.ReduceCost))
    return inventor.value(p.Process, at)


def trigger(inventor: Inventor, kind: str) -> Trigger:
    """What an effect waits for."""
    events = [event for event in get_args(TriggerEvent) if _is_announced(event, kind)]
    event: Any = inventor.chance.pick(events)
    given: dict[str, Any] = {}
    if event in OF_A_PLAYER:
        given["whose"] = inventor.chance.pick(("yours", "opponents", "any"))
    elif inventor.once_in(2):
        given["subject"] = s.Ref("this")
    else:
        given["subject"] = _described(inventor)
    if event == "attacks" and inventor.once_in(3):
        given["target"] = inventor.chance.pick(("player", "digimon"))
    if event in ("deleted", "suspended", "left_the_battle_area") and inventor.once_in(3):
        given["cause"] = inventor.chance.pick(("effect", "battle", "not_battle", "not_your_effect"))
    if event in DONE_BY_SOMETHING and inventor.once_in(3):
        given["by"] = s.Ref("this") if inventor.once_in(2) else _described(inventor)
    if event == "returned" and inventor.once_in(3):
        given["to"] = inventor.chance.pick(get_args(ReturnedTo))
    return Trigger(event, **given)


def _described(inventor: Inventor) -> s.Selector:
    inventor.of_trigger = True
    found = selector_in(inventor, "battle_area")
    inventor.of_trigger = False
    return found


def _is_announced(event: str, kind: str) -> bool:
    role = WOULD if kind == "immediate" else "trigger event"
    return LanguageValue(role, event) not in NOT_YET
