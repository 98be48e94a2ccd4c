"""A trigger condition: what has to happen, to whom, and how."""

from __future__ import annotations

from dcg.language.node import Node
from dcg.official.language.selectors import Filter, Ref, Selector
from dcg.official.language.terms import (
    AttackOn,
    Cause,
    Origin,
    Procedure,
    ReturnedTo,
    TriggerEvent,
    TriggerPhase,
    Whose,
)


class Trigger(Node, frozen=True):
    """A trigger condition (15-5).

    `subject` is who it happens to: `Ref("this")` for icons such as [On Play], a `Selector` for
    "when one of your Digimon ...". For player events (turns, security) `whose` names the player.
    `target` narrows an attack to `player` or to Digimon that match. `into` describes the card a
    Digimon would digivolve into or did, and the Option card used. `source` is the place the card
    played, digivolved into or moved comes from. `match` is what the Digimon that it happens to is
    besides, where `subject` is a reference: this Digimon, or the one this card was under. `cards` describes
    cards that moved, of which one is enough. `during` is the phase in which it happens. `procedure` is the
    special procedure by which it comes about (8-2). `face_up` is whether the cards that are moved or checked
    lie, or lay, face up in the security stack. `same_level` is whether what digivolves has the level it
    had. `alone` is whether nothing else would be played at that time. `effect_of` names
    the card or Digimon whose effect brings it about. `by` is what does it: `Ref("this")` or what a selector
    describes, by an effect of it, or what is deleted in battle also by winning that battle. `to` is the one place
    that what is returned is returned to.
    """

    event: TriggerEvent
    subject: Ref | Selector | None = None
    whose: Whose | None = None
    cause: Cause | None = None
    target: AttackOn | None = None
    target_match: tuple[Filter, ...] = ()
    into: tuple[Filter, ...] = ()
    source: Origin | None = None
    match: tuple[Filter, ...] = ()
    cards: tuple[Filter, ...] = ()
    during: TriggerPhase | None = None
    procedure: Procedure | None = None
    same_level: bool = False
    alone: bool = False
    face_up: bool = False
    effect_of: str = ""
    by: Ref | Selector | None = None
    to: ReturnedTo | None = None
