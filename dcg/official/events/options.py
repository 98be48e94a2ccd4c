"""What a decision offers: one frozen struct an option, recorded by content in the answer."""

import msgspec

from dcg.kernel.event import ObjectId
from dcg.kernel.numbers import Number
from dcg.official.codes.numbers import EffectIndex, PendingId, PermanentId


class Option(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """Base of all options."""


class No(Option, frozen=True, tag=0):
    """Decline: keep the hand, do not activate, do not block, stop choosing, do nothing."""


class Yes(Option, frozen=True, tag=1):
    """Accept: redraw, activate, execute the optional processing."""


class Pass(Option, frozen=True, tag=2):
    """Pass the turn (6-5-1-7)."""


class Hatch(Option, frozen=True, tag=3):
    """Hatch a Digi-Egg (6-4-1-1)."""


class Move(Option, frozen=True, tag=4):
    """Move the Digimon of the breeding area to the battle area (6-4-1-2)."""

    permanent: PermanentId


class PlayCard(Option, frozen=True, tag=5):
    """Play a card from the hand (6-5-1-1)."""

    card: ObjectId


class DigivolveInto(Option, frozen=True, tag=6):
    """Digivolve a card on the field into one from the hand (6-5-1-2).

    `requirement` numbers the digivolution requirement chosen on the revealed card.
    """

    card: ObjectId
    permanent: PermanentId
    requirement: Number


class UseOption(Option, frozen=True, tag=7):
    """Use an Option card from the hand (6-5-1-3)."""

    card: ObjectId


class AttackWith(Option, frozen=True, tag=8):
    """Declare an attack (6-5-1-5) on a permanent, or with `target` -1 on the player."""

    permanent: PermanentId
    target: PermanentId


class ActivateEffect(Option, frozen=True, tag=9):
    """Activate an activation-type effect (6-5-1-6) of `card`: the one of that index."""

    card: ObjectId
    effect_index: EffectIndex
    permanent: PermanentId


class PickPermanent(Option, frozen=True, tag=10):
    """Choose a card on the field."""

    permanent: PermanentId


class PickCard(Option, frozen=True, tag=11):
    """Choose a card elsewhere."""

    card: ObjectId


class PickNumber(Option, frozen=True, tag=12):
    """Declare a number, or choose the n-th of several processes."""

    number: Number


class PickPending(Option, frozen=True, tag=13):
    """Choose which pending effect activates next (15-4-3-5)."""

    pending: PendingId


class Block(Option, frozen=True, tag=14):
    """Block with this Digimon (12-1-7)."""

    permanent: PermanentId


class DnaDigivolveInto(Option, frozen=True, tag=15):
    """DNA digivolve Digimon into a card (6-5-1-2-2), in the order of the requirement.

    `cards` are those off the field that an effect joins with them: behind the Digimon in the order of the
    requirement, or with `cards_on_top` before them.
    """

    card: ObjectId
    permanents: tuple[PermanentId, ...]
    requirement: Number
    cards: tuple[ObjectId, ...] = ()
    cards_on_top: bool = False


class LinkTo(Option, frozen=True, tag=16):
    """Link a card from the hand or the battle area to a Digimon (6-5-1-4-1).

    `requirement` numbers the link requirement chosen on the revealed card.
    """

    card: ObjectId
    permanent: PermanentId
    requirement: Number


class AppFuseInto(Option, frozen=True, tag=17):
    """App fuse a Digimon with its link card `link` into a card (6-5-1-2-4)."""

    card: ObjectId
    permanent: PermanentId
    link: ObjectId
    requirement: Number


class BurstDigivolveInto(Option, frozen=True, tag=18):
    """Burst digivolve a Digimon into a card (6-5-1-2-3)."""

    card: ObjectId
    permanent: PermanentId
    requirement: Number


AnyOption = (
    No
    | Yes
    | Pass
    | Hatch
    | Move
    | PlayCard
    | DigivolveInto
    | UseOption
    | AttackWith
    | ActivateEffect
    | PickPermanent
    | PickCard
    | PickNumber
    | PickPending
    | Block
    | DnaDigivolveInto
    | BurstDigivolveInto
    | LinkTo
    | AppFuseInto
)
