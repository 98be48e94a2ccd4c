"""Effects triggering, waiting, activating, and what they leave behind (rule 15)."""

from typing import ClassVar

import msgspec

from dcg.kernel.event import Event, ObjectId
from dcg.kernel.numbers import Count, Number, Ordinal, SeatNumber
from dcg.official.codes.absent import NO_CARD, NO_PERMANENT, WHOLE_EFFECT
from dcg.official.codes.effects import ModifierEnd, PendingEndReason
from dcg.official.codes.numbers import (
    EffectIndex,
    ModifierId,
    MomentNumber,
    PendingId,
    PermanentId,
    StatementNumber,
)


class Binding(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """What an effect calls by a name that it gave to an earlier choice: permanents and cards."""

    name: str
    permanents: tuple[PermanentId, ...] = ()
    cards: tuple[ObjectId, ...] = ()


class About(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """What a trigger was about: permanents `subject` and `object` (the other side of an attack or
    battle), a card, how many cards.

    Pending processing keeps what it speaks of in `bindings`; where that is one permanent, called
    "it" or "that", `object` is enough.
    """

    subject: PermanentId = NO_PERMANENT
    object: PermanentId = NO_PERMANENT
    card: ObjectId = NO_CARD
    amount: Number = 0
    bindings: tuple[Binding, ...] = ()


class Waiting(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """An effect that triggered and is pending activation (15-4-4).

    `card` is the card the effect is written on; `permanent`: the Digimon or Tamer it belongs to, or
    -1. `effect_index` counts the effects of its card (docs/log-format.md); for keyword effects that
    trigger by rule it is -1 and `keyword` is set. `holder` is the card that must stay what it is
    where that is not `card` itself (15-8-3-5). `process` is the statement that pending processing
    runs, else -1. `seat` activates it; `about` is nil where the trigger was about its own permanent
    and nothing else.
    """

    id: PendingId
    seat: SeatNumber
    card: ObjectId
    permanent: PermanentId
    effect_index: EffectIndex
    because: Ordinal
    about: About | None = None
    keyword: str = ""
    process: StatementNumber = WHOLE_EFFECT
    holder: ObjectId = NO_CARD


class EffectsTriggered(Event, frozen=True, tag=60):
    """Effects triggered at the same time and are now pending activation."""

    TOPIC: ClassVar[str] = "official.effects_triggered"
    RULES: ClassVar[tuple[str, ...]] = ("15-4-2", "15-4-3", "15-8-3-1")

    effects: tuple[Waiting, ...]


class EffectActivated(Event, frozen=True, tag=61):
    """An effect activated. `pending` is the waiting entry it was, -1 where it did not wait, -2 where
    it interrupted or another effect activated it: then it starts no layer of its own (15-4-5).

    With `counted`, it used up one of its [X Per Turn]. `keyword` is set where one card gave the
    permanent several keyword effects (`effect_index` -1), and only that tells which of them it is.
    """

    TOPIC: ClassVar[str] = "official.effect_activated"
    RULES: ClassVar[tuple[str, ...]] = ("15-4-1", "15-1-6", "15-14-1")

    pending: PendingId
    seat: SeatNumber
    card: ObjectId
    effect_index: EffectIndex
    permanent: PermanentId
    counted: bool
    keyword: str = ""


class PendingEnded(Event, frozen=True, tag=62):
    """A pending effect will not activate."""

    TOPIC: ClassVar[str] = "official.pending_ended"
    RULES: ClassVar[tuple[str, ...]] = ("15-4-4-3", "15-4-4-4", "15-4-4-5", "15-6-3", "11-3-2")

    pending: PendingId
    reason: PendingEndReason


class ProcessRegistered(Event, frozen=True, tag=63):
    """Pending processing was set up: `waiting.process` of the effect runs at `timing` (18-1)."""

    TOPIC: ClassVar[str] = "official.process_registered"
    RULES: ClassVar[tuple[str, ...]] = ("18-1-1",)

    timing: str
    waiting: Waiting


class ProcessesCameDue(Event, frozen=True, tag=64):
    """The timing of registered processes arrived: they are pending activation now."""

    TOPIC: ClassVar[str] = "official.processes_came_due"
    RULES: ClassVar[tuple[str, ...]] = ("18-1-2",)

    ids: tuple[PendingId, ...]


class Modifier(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """Something an effect gave until its time ends (15-11, 15-12, 15-13).

    `target` is a permanent; -1 means everything the statement's selector finds (overall processing,
    15-11-2). `card`, `effect_index` and `statement` name the statement of the effect for what is
    not a plain value (statements count in pre-order of the effect's tree). `kind`: dp, set_dp, play_cost,
    keyword, restriction, player, permission, immunity, information, effect, next_time, cost. `turn` is the turn with
    which, or at whose unsuspending, it `ends`. `source` is what kinds of card's effect gave it
    (15-2), where that is not what the card says by itself: a Tamer's that was treated as a Digimon
    is both (15-12-1-6).
    """

    id: ModifierId
    seat: SeatNumber
    kind: str
    target: PermanentId
    name: str
    value: Number
    card: ObjectId
    effect_index: EffectIndex
    statement: StatementNumber
    ends: ModifierEnd
    turn: Number
    source: tuple[str, ...] = ()


class ModifiersGained(Event, frozen=True, tag=65):
    """Effects gave modifiers."""

    TOPIC: ClassVar[str] = "official.modifiers_gained"
    RULES: ClassVar[tuple[str, ...]] = ("15-11", "15-13", "15-15-2")

    modifiers: tuple[Modifier, ...]


class ModifiersExpired(Event, frozen=True, tag=66):
    """Modifiers ended together, other than with the turn."""

    TOPIC: ClassVar[str] = "official.modifiers_expired"

    ids: tuple[ModifierId, ...]


class PersistentEffect(
    msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True
):
    """A persistent effect: the card it is written on, its index there, and what has it, or -1."""

    card: ObjectId
    effect_index: EffectIndex
    permanent: PermanentId


class PersistentEffectsChanged(Event, frozen=True, tag=276):
    """Persistent effects that set a value, such as original DP, became active together, and others no
    longer are. Of several, the one that was activated later counts.

    `number` is the moment, counted with what effects give: the next number of a modifier, which is used
    up by it. It is -1 for what a position began with.
    """

    TOPIC: ClassVar[str] = "official.persistent_effects_changed"
    RULES: ClassVar[tuple[str, ...]] = ("15-8-2-5",)

    number: MomentNumber
    began: tuple[PersistentEffect, ...]
    ended: tuple[PersistentEffect, ...]


class KeptEffect(
    msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True
):
    """A persistent effect in force: as `PersistentEffect`, which of its processes, counted from 0, and what it
    affects."""

    card: ObjectId
    effect_index: EffectIndex
    permanent: PermanentId
    process: StatementNumber
    target: PermanentId


class PersistentEffectsKept(Event, frozen=True, tag=279):
    """Persistent effects are in force because they were: their conditions are met by what they do, by
    themselves or together, and without them would not be. It holds for all there are now; none ends it.
    """

    TOPIC: ClassVar[str] = "official.persistent_effects_kept"
    RULES: ClassVar[tuple[str, ...]] = ("15-8-2-6-1", "15-11-2-3-2")

    effects: tuple[KeptEffect, ...]


class DeparturePrevented(Event, frozen=True, tag=67):
    """An interrupting effect keeps these permanents from what was about to happen to them."""

    TOPIC: ClassVar[str] = "official.departure_prevented"
    RULES: ClassVar[tuple[str, ...]] = ("15-8-5-2",)

    permanents: tuple[PermanentId, ...]


class UnsupportedMet(Event, frozen=True, tag=68):
    """A phrase the card language cannot express would have run; nothing was guessed."""

    TOPIC: ClassVar[str] = "official.unsupported_met"

    card: ObjectId
    effect_index: EffectIndex
    phrase: str


class LoopEffect(
    msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True
):
    """An effect that activates in a loop: a card it is written on, and its index there."""

    card: ObjectId
    effect_index: EffectIndex


class LoopDeclared(Event, frozen=True, tag=69):
    """A player who can stop an endless loop declared how often it repeats. Its `effects` say which loop
    that is: it is not performed again. A log of before they were kept has none."""

    TOPIC: ClassVar[str] = "official.loop_declared"
    RULES: ClassVar[tuple[str, ...]] = ("18-3-3",)

    seat: SeatNumber
    times: Count
    effects: tuple[LoopEffect, ...] = ()


class LoopRepeated(Event, frozen=True, tag=280):
    """An endless loop was repeated so often at once: each time is as the one before. What it gave in all
    follows."""

    TOPIC: ClassVar[str] = "official.loop_repeated"
    RULES: ClassVar[tuple[str, ...]] = ("18-3-3-3",)

    times: Count
