"""Link cards: plugged in, trashed, moved on, and fused (rules 10 and 8-4)."""

from typing import ClassVar

from dcg.kernel.event import Event, ObjectId
from dcg.kernel.numbers import Count, Number, SeatNumber, SeatOrNobody
from dcg.official.codes.numbers import PermanentId
from dcg.official.codes.places import Place, PlaceEnd
from dcg.official.events.field import Departure


class LinksGiven(Event, frozen=True, tag=270):
    """In the position just given, permanents have these link cards, the oldest first; in `linked` these
    are the `cards`."""

    TOPIC: ClassVar[str] = "official.links_given"

    linked: tuple[Departure, ...]


class CardLinked(Event, frozen=True, tag=265):
    """A card was plugged in sideways beside `permanent`, a Digimon: it is its newest link card.

    From the battle area it left as the one of `departures`, whose other cards are trashed. `trashed`
    are the link cards that gave way to it, at the same time.
    """

    TOPIC: ClassVar[str] = "official.card_linked"
    RULES: ClassVar[tuple[str, ...]] = ("10-1-3-3", "4-2-7", "4-7-4")

    seat: SeatNumber
    zone: Place
    card: ObjectId
    permanent: PermanentId
    departures: tuple[Departure, ...]
    trashed: tuple[ObjectId, ...]


class LinkCardsTrashed(Event, frozen=True, tag=266):
    """Link cards of permanents that stay were trashed; in `departures` these are the `cards`.

    `by` is the seat whose effect did it, -1 for rules.
    """

    TOPIC: ClassVar[str] = "official.link_cards_trashed"
    RULES: ClassVar[tuple[str, ...]] = ("17-1-3-6", "17-1-3-7", "8-2-2-1-2", "4-14")

    departures: tuple[Departure, ...]
    by: SeatOrNobody


class LinkCardsReturned(Event, frozen=True, tag=267):
    """Link cards of permanents that stay went to their owners' hands, decks or security stacks.

    `face_up` is for the security stack, where cards lie face down unless it is said (3-1-3-5).
    """

    TOPIC: ClassVar[str] = "official.link_cards_returned"
    RULES: ClassVar[tuple[str, ...]] = ("4-7", "3-1-3-5")

    departures: tuple[Departure, ...]
    zone: Place
    end: PlaceEnd
    by: SeatOrNobody
    face_up: bool


class AppFusionDeclared(Event, frozen=True, tag=268):
    """A player declared to app fuse a Digimon with its link card `link` into a card, and revealed it."""

    TOPIC: ClassVar[str] = "official.app_fusion_declared"
    RULES: ClassVar[tuple[str, ...]] = ("8-4-3-1",)

    seat: SeatNumber
    zone: Place
    card: ObjectId
    permanent: PermanentId
    link: ObjectId
    requirement: Number
    places: tuple[Count, ...] = ()


class AppFused(Event, frozen=True, tag=269):
    """A link card was placed on top of its Digimon and a card on top of that: the same permanent has
    digivolved."""

    TOPIC: ClassVar[str] = "official.app_fused"
    RULES: ClassVar[tuple[str, ...]] = ("8-4-3-3",)

    seat: SeatNumber
    zone: Place
    card: ObjectId
    permanent: PermanentId
    link: ObjectId
