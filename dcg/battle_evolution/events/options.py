"""What can be picked in a decision."""

import msgspec

from dcg.battle_evolution.codes.cards import Attack
from dcg.battle_evolution.codes.numbers import EffectOrdinal
from dcg.battle_evolution.codes.places import Zone, ZoneEnd
from dcg.battle_evolution.codes.turn import Method
from dcg.kernel.absent import NO_TAG
from dcg.kernel.event import ObjectId
from dcg.kernel.numbers import Count


class Pick(
    msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True, tag=NO_TAG
):
    """Base of what can be picked."""


class Decline(Pick, frozen=True, tag=0):
    """Nothing, or no more."""


class Accept(Pick, frozen=True, tag=1):
    """Yes."""


class PickCard(Pick, frozen=True, tag=2):
    """This card."""

    card: ObjectId


class PickAttack(Pick, frozen=True, tag=3):
    """This attack."""

    attack: Attack


class PickMethod(Pick, frozen=True, tag=4):
    """Evolve by this method."""

    method: Method


class PickEffect(Pick, frozen=True, tag=5):
    """This effect of a card, in printed order; `zone` is where the card is."""

    card: ObjectId
    ordinal: EffectOrdinal
    zone: Zone


class PickSupport(Pick, frozen=True, tag=6):
    """Support with this card from hand, or blind with the top card of the deck (7-3)."""

    zone: Zone
    card: ObjectId


class PickNumber(Pick, frozen=True, tag=7):
    """This number, or the option of this place in a list."""

    number: Count


class PickPlace(Pick, frozen=True, tag=8):
    """Put this card to this end of the deck."""

    card: ObjectId
    end: ZoneEnd


AnyPick = (
    Decline
    | Accept
    | PickCard
    | PickAttack
    | PickMethod
    | PickEffect
    | PickSupport
    | PickNumber
    | PickPlace
)
"""Every kind of option."""
