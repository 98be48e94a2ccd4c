"""Cards entering, leaving and changing on the field."""

from typing import ClassVar

import msgspec

from dcg.kernel.event import Event, ObjectId
from dcg.kernel.numbers import Count, Number, SeatNumber, SeatOrNobody
from dcg.official.codes.declarations import DeclarationKind
from dcg.official.codes.deletion import DeletionCause
from dcg.official.codes.numbers import PermanentId
from dcg.official.codes.places import BATTLE_AREA, HAND, Place, PlaceEnd
from dcg.official.codes.procedures import PlacingProcedure


class Declared(Event, frozen=True, tag=43):
    """A player declared to play, digivolve into, use or link a card, and revealed it.

    `permanent` is the card to digivolve or the Digimon to link to, else -1. `places` counts from the top
    where the card lies in an ordered area, if it is shown there only now.
    """

    TOPIC: ClassVar[str] = "official.declared"
    RULES: ClassVar[tuple[str, ...]] = ("7-1-3-1", "8-1-3-1", "9-1-9-1", "10-1-3-1")

    kind: DeclarationKind
    seat: SeatNumber
    zone: Place
    card: ObjectId
    permanent: PermanentId
    requirement: Number
    places: tuple[Count, ...] = ()


class DeclarationFailed(Event, frozen=True, tag=44):
    """The declared card could no longer be played, digivolved into, used or linked: it stays where it
    is."""

    TOPIC: ClassVar[str] = "official.declaration_failed"
    RULES: ClassVar[tuple[str, ...]] = ("7-1-2-3", "8-1-2-7", "9-1-8")


class DigiEggHatched(Event, frozen=True, tag=45):
    """The top Digi-Egg card came into the breeding area as a new permanent."""

    TOPIC: ClassVar[str] = "official.digi_egg_hatched"
    RULES: ClassVar[tuple[str, ...]] = ("4-16", "6-4-1-1")

    seat: SeatNumber
    card: ObjectId
    permanent: PermanentId


class DigimonMoved(Event, frozen=True, tag=46):
    """A Digimon moved between the breeding area and the battle area, the same permanent."""

    TOPIC: ClassVar[str] = "official.digimon_moved"
    RULES: ClassVar[tuple[str, ...]] = ("4-15", "6-4-1-2")

    permanent: PermanentId
    area: Place


class CardPlayed(Event, frozen=True, tag=47):
    """A card was placed on the field by playing it: a new permanent, unsuspended unless `suspended`.

    `area` is where an effect plays it: the battle area or the breeding area.
    """

    TOPIC: ClassVar[str] = "official.card_played"
    RULES: ClassVar[tuple[str, ...]] = ("7-1-3-3", "3-4-4")

    seat: SeatNumber
    zone: Place
    card: ObjectId
    permanent: PermanentId
    suspended: bool = False
    area: Place = BATTLE_AREA


class Digivolved(Event, frozen=True, tag=48):
    """A card was placed on top of a permanent, which keeps its state."""

    TOPIC: ClassVar[str] = "official.digivolved"
    RULES: ClassVar[tuple[str, ...]] = ("8-1-3-3", "8-1-2-4")

    seat: SeatNumber
    zone: Place
    card: ObjectId
    permanent: PermanentId


class DnaDeclared(Event, frozen=True, tag=260):
    """A player declared to DNA digivolve Digimon into a card, and revealed it.

    `permanents` are in the order of the requirement, left to right. `cards` of `cards_zone` join with them,
    and are shown (16-30-6).
    """

    TOPIC: ClassVar[str] = "official.dna_declared"
    RULES: ClassVar[tuple[str, ...]] = ("8-2-3-1", "16-30-6")

    seat: SeatNumber
    zone: Place
    card: ObjectId
    permanents: tuple[PermanentId, ...]
    requirement: Number
    cards: tuple[ObjectId, ...] = ()
    cards_zone: Place = HAND
    places: tuple[Count, ...] = ()


class BurstDeclared(Event, frozen=True, tag=275):
    """A player declared to burst digivolve a Digimon into a card, and revealed it. The Tamer that the
    requirement asks for is returned next."""

    TOPIC: ClassVar[str] = "official.burst_declared"
    RULES: ClassVar[tuple[str, ...]] = ("8-3-3-1",)

    seat: SeatNumber
    zone: Place
    card: ObjectId
    permanent: PermanentId
    requirement: Number
    places: tuple[Count, ...] = ()


class TokenPlayed(Event, frozen=True, tag=262):
    """An effect played a Token: a card that is none of the game's, and a new permanent.

    `card` is minted by this event; `definition` is the content address of what the effect says it is.
    """

    TOPIC: ClassVar[str] = "official.token_played"
    RULES: ClassVar[tuple[str, ...]] = ("4-18-1",)

    seat: SeatNumber
    card: ObjectId
    definition: bytes
    permanent: PermanentId
    suspended: bool


class OptionUsed(Event, frozen=True, tag=49):
    """An Option card was used; it is in no area until its effect has been resolved."""

    TOPIC: ClassVar[str] = "official.option_used"
    RULES: ClassVar[tuple[str, ...]] = ("9-1-9-3", "9-1-4")

    seat: SeatNumber
    zone: Place
    card: ObjectId


class OptionPlaced(Event, frozen=True, tag=50):
    """An Option card was placed in the battle area by an effect: a new permanent."""

    TOPIC: ClassVar[str] = "official.option_placed"
    RULES: ClassVar[tuple[str, ...]] = ("17-1-3-3",)

    seat: SeatNumber
    zone: Place
    card: ObjectId
    permanent: PermanentId


class Departure(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """A permanent that left, and its cards from bottom to top. Only the top card goes where the
    event says; the rest is trashed at the same time (4-2-8), and so are its link cards."""

    permanent: PermanentId
    cards: tuple[ObjectId, ...]


class DnaDigivolved(Event, frozen=True, tag=261):
    """Digimon were stacked with all their cards, and a card placed on top: a new permanent,
    unsuspended. `departures` are the Digimon from the bottom of the new stack up; each of their cards
    is a new card. `cards` of `cards_zone`, from the bottom up, lie under all of these, or with
    `cards_on_top` on them."""

    TOPIC: ClassVar[str] = "official.dna_digivolved"
    RULES: ClassVar[tuple[str, ...]] = ("8-2-3-3", "8-2-2-1", "8-2-2-3")

    seat: SeatNumber
    zone: Place
    card: ObjectId
    permanent: PermanentId
    departures: tuple[Departure, ...]
    cards: tuple[ObjectId, ...] = ()
    cards_zone: Place = HAND
    cards_on_top: bool = False


class MaterialsPlaced(Event, frozen=True, tag=263):
    """Cards were placed under the card that is being played: those of `cards` from `zone`, the top
    cards of `departures` from the battle area, what was under these being trashed, and where an effect lets
    them be placed too, those `from_trash` and `from_under` others.

    `placed` is all of them from bottom to top. They become its digivolution cards as it is played; if it
    cannot be played any more, they are trashed.
    """

    TOPIC: ClassVar[str] = "official.materials_placed"
    RULES: ClassVar[tuple[str, ...]] = ("7-2-3-3", "7-2-2-7", "7-3-3-3")

    seat: SeatNumber
    procedure: PlacingProcedure
    zone: Place
    cards: tuple[ObjectId, ...]
    departures: tuple[Departure, ...]
    placed: tuple[ObjectId, ...]
    from_trash: tuple[ObjectId, ...] = ()
    from_under: tuple[ObjectId, ...] = ()


class PermanentsDeleted(Event, frozen=True, tag=51):
    """Deleted at the same time: each stack went to its owner's trash.

    `by` is the seat whose effect it was or whose Digimon won, -1 for rules.
    """

    TOPIC: ClassVar[str] = "official.permanents_deleted"
    RULES: ClassVar[tuple[str, ...]] = ("4-13", "14-2-2", "17-1-3-1")

    departures: tuple[Departure, ...]
    cause: DeletionCause
    by: SeatOrNobody


class PermanentsReturned(Event, frozen=True, tag=52):
    """Top cards went to their owners' hands or an end of their decks."""

    TOPIC: ClassVar[str] = "official.permanents_returned"
    RULES: ClassVar[tuple[str, ...]] = ("4-2-8", "3-1-3-3")

    departures: tuple[Departure, ...]
    zone: Place
    end: PlaceEnd
    by: SeatOrNobody


class PermanentsTrashed(Event, frozen=True, tag=53):
    """Trashed without being deleted: by rule check, or by effects that trash from the field."""

    TOPIC: ClassVar[str] = "official.permanents_trashed"
    RULES: ClassVar[tuple[str, ...]] = ("17-1-3-2", "17-1-3-3", "4-14-3")

    departures: tuple[Departure, ...]
    by: SeatOrNobody


class PermanentsPlacedInSecurity(Event, frozen=True, tag=54):
    """Top cards of permanents went to their owners' security stacks."""

    TOPIC: ClassVar[str] = "official.permanents_placed_in_security"
    RULES: ClassVar[tuple[str, ...]] = ("4-2-8", "3-1-3-5")

    departures: tuple[Departure, ...]
    end: PlaceEnd
    face_up: bool
    by: SeatOrNobody


class PermanentsPlacedUnder(Event, frozen=True, tag=264):
    """Top cards of permanents went under `permanent`, which stays: they are its digivolution cards."""

    TOPIC: ClassVar[str] = "official.permanents_placed_under"
    RULES: ClassVar[tuple[str, ...]] = ("4-5-7", "4-5-8")

    departures: tuple[Departure, ...]
    permanent: PermanentId
    end: PlaceEnd
    by: SeatOrNobody


class TopCardsTrashed(Event, frozen=True, tag=55):
    """Cards were trashed from the top of a stack; the card below carries on as the permanent."""

    TOPIC: ClassVar[str] = "official.top_cards_trashed"
    RULES: ClassVar[tuple[str, ...]] = ("16-11", "16-18", "4-5-6")

    permanent: PermanentId
    cards: tuple[ObjectId, ...]
    by: SeatOrNobody


class TopCardMoved(Event, frozen=True, tag=277):
    """The top card of a stack went to its owner's hand, security stack or Digi-Egg deck; the card below carries
    on as the permanent. `face_up` is for the security stack, where cards lie face down unless it is said."""

    TOPIC: ClassVar[str] = "official.top_card_moved"
    RULES: ClassVar[tuple[str, ...]] = ("4-5-6", "3-1-3-5", "3-1-3-9")

    permanent: PermanentId
    card: ObjectId
    zone: Place
    end: PlaceEnd
    by: SeatOrNobody
    face_up: bool


class DigivolutionCardsTrashed(Event, frozen=True, tag=56):
    """Digivolution cards were trashed from under permanents.

    `places` is where each was, counted from the bottom of its stack as 0, at the moment it is taken, one
    after another: only where one of them lay face down, which not both seats can name.
    """

    TOPIC: ClassVar[str] = "official.digivolution_cards_trashed"
    RULES: ClassVar[tuple[str, ...]] = ("4-6", "4-14")

    departures: tuple[Departure, ...]
    by: SeatOrNobody
    places: tuple[Count, ...] = ()


class DigivolutionCardsReturned(Event, frozen=True, tag=57):
    """Digivolution cards went to their owners' hands, decks or security stacks.

    `face_up` is for the security stack, where cards lie face down unless it is said (3-1-3-5). `places` is as in
    `digivolution_cards_trashed`, and `owners` says there whose each card is, which a seat that cannot name it does not
    know.
    """

    TOPIC: ClassVar[str] = "official.digivolution_cards_returned"
    RULES: ClassVar[tuple[str, ...]] = ("4-6", "3-1-3-5")

    departures: tuple[Departure, ...]
    zone: Place
    end: PlaceEnd
    by: SeatOrNobody
    face_up: bool = False
    places: tuple[Count, ...] = ()
    owners: tuple[SeatNumber, ...] = ()


class PermanentsSuspended(Event, frozen=True, tag=58):
    """Suspended at the same time. `by` is the seat whose effect did it, -1 for rules."""

    TOPIC: ClassVar[str] = "official.permanents_suspended"
    RULES: ClassVar[tuple[str, ...]] = ("4-11", "11-2-8-1", "12-1-7-1")

    permanents: tuple[PermanentId, ...]
    by: SeatOrNobody


class PermanentsUnsuspended(Event, frozen=True, tag=59):
    """Unsuspended at the same time."""

    TOPIC: ClassVar[str] = "official.permanents_unsuspended"
    RULES: ClassVar[tuple[str, ...]] = ("4-11", "6-2-1", "16-10-5")

    permanents: tuple[PermanentId, ...]
    by: SeatOrNobody
