"""What an effect knows while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from dcg.official.reading.compiled.card import CompiledEffect
from dcg.official.state.permanent import Permanent

if TYPE_CHECKING:
    from dcg.official.reading.view import PastView
    from dcg.official.rules.match import OfficialMatch


Thing = Permanent | int
"""What effects act on: a permanent, or a card by id."""


class Context(msgspec.Struct, eq=False):
    """One run of one effect.

    `seat` is "you", `card` the card the effect is written on, `host` the card that has it ("this
    card"), another where an effect gave it; `permanent` the Digimon or Tamer it belongs to (None
    once it has gone). `bindings` name earlier choices; `did` is whether the process just
    before did what it says, `deeds` the verbs that did something so far. `as_triggered` is what the
    trigger was about, as it was then, where the effect refers to that (15-8-3-8). `paying` is
    whether what follows is a condition, which is met whole or not at all (15-7-3).
    """

    match: OfficialMatch
    seat: int
    card: int
    permanent: Permanent | None
    compiled: CompiledEffect | None
    because: int = -1
    host: int = -1
    permanent_id: int = -1
    bindings: dict[str, list[Thing]] = msgspec.field(default_factory=dict)
    subject: Permanent | None = None
    subject_id: int = -1
    subject_card: int = -1
    object: Permanent | None = None
    did: bool = True
    deeds: set[str] = msgspec.field(default_factory=set)
    intent: Any = None
    reduction: int = 0
    paying: bool = False
    as_triggered: dict[str, PastView] | None = None

    def __post_init__(self) -> None:
        self.host = self.card
        if self.permanent is not None:
            self.permanent_id = self.permanent.id

    def now_is(self, card: int, held: Permanent) -> None:
        """What was chosen as a card that this effect has played is from now on that permanent."""
        for name, things in self.bindings.items():
            self.bindings[name] = [
                held if not isinstance(thing, Permanent) and thing == card else thing
                for thing in things
            ]

    def things(self, name: str) -> list[Thing]:
        """What a reference names, as far as it still exists (15-11-1-2)."""
        if name == "this":
            if self.permanent is not None and self.permanent.id in self.match.state.permanents:
                return [self.permanent]
            return []
        if name == "this_card":
            return [self.host]
        if name == "subject":
            if self.subject is not None and self.subject.id in self.match.state.permanents:
                return [self.subject]
            return [self.subject_card] if self.subject_card >= 0 else []
        if name == "object":
            if self.object is not None and self.object.id in self.match.state.permanents:
                return [self.object]
            return []
        if name == "attacker":
            attack = self.match.state.attack
            held = self.match.state.permanents.get(attack.attacker) if attack else None
            return [held] if held is not None else []
        permanents = self.match.state.permanents
        return [
            thing
            for thing in self.bindings.get(name, ())
            if not isinstance(thing, Permanent) or thing.id in permanents
        ]
