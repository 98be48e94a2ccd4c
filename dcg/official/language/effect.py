"""An effect: when it happens, how often, from where, and what it does."""

from __future__ import annotations

from typing import Literal

from dcg.language.node import Node
from dcg.official.language.selectors import Condition, Filter, Ref, Selector
from dcg.official.language.terms import (
    AttackOn,
    Cause,
    EffectPlace,
    Keyword,
    Origin,
    Procedure,
    ReturnedTo,
    TriggerEvent,
    TriggerPhase,
    Whose,
)

Kind = Literal["persistent", "trigger", "activation", "immediate", "security", "main", "keyword"]
"""Effect categories (15-8-1), with an Option card's [Main], [Security] effects (15-16-10-2), which
never wait, and printed keyword effects, whose category the keyword decides (16)."""


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


class Effect(Node, frozen=True):
    """One effect of a card (15-1).

    Every icon of the text is in `icons`, in print order, for rendering; what they mean is in the
    other fields. `turn` is [Your Turn] / [Opponent's Turn] (15-16-8). `per_turn` is [X Per Turn]
    (15-14-1). `zones` are the places the effect works from (15-14-2 to 15-14-5). For kind
    `keyword`, `keyword`, `value` and `what` hold the printed keyword effect and `body` is only
    present where the keyword runs another effect (<Digi-Burst>, <Delay>).
    """

    kind: Kind
    body: Process | None = None
    triggers: tuple[Trigger, ...] = ()
    icons: tuple[str, ...] = ()
    turn: Whose = "any"
    per_turn: int | None = None
    zones: tuple[EffectPlace, ...] = ("battle_area",)
    condition: Condition | None = None
    keyword: Keyword | None = None
    value: int = 0
    what: tuple[Filter, ...] = ()


from dcg.official.language.processes.control import Process  # noqa: E402  (mutually recursive)
