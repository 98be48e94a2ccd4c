"""From a position to the opening of a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dcg.documents.faults import DocumentError, Faults
from dcg.documents.scene import SEATS
from dcg.kernel.absent import NO_SEED
from dcg.kernel.course import MatchStarted
from dcg.kernel.event import Event
from dcg.kernel.header import Seat
from dcg.official.close_cards import unknown_card
from dcg.official.codes.absent import NO_DEFINITION
from dcg.official.codes.turn import TurnStep
from dcg.official.events.field import Departure
from dcg.official.events.linking import LinksGiven
from dcg.official.events.setup import CardsGiven, PermanentGiven, PositionGiven, SideGiven
from dcg.official.game import GAME
from dcg.official.language.card import Card
from dcg.official.opening import CardTable
from dcg.official.positions.position import (
    AREAS,
    NOTHING,
    PHASES,
    CardHere,
    PermanentHere,
    Position,
)
from dcg.official.positions.possible import crowded, misplaced, mixed
from dcg.official.positions.under_way import UnderWayEvents
from dcg.opening import Opening, match_header


@dataclass(frozen=True)
class Labels:
    """What a document calls things: cards by id, permanents by id."""

    cards: Mapping[str, int]
    permanents: Mapping[str, int]


@dataclass(frozen=True)
class Placed:
    """The opening of a match from a position, and what its labels mean. `you` is a seat."""

    opening: Opening
    labels: Labels
    you: int


def place(
    position: Position,
    cards: Mapping[str, Card],
    catalogue: Mapping[str, Card],
    *,
    you: int = 0,
    seed: int = NO_SEED,
) -> Placed:
    """The opening: header, definitions, both players' cards, the position.

    `cards` are those of the document, by name; `catalogue` has cards by number. `you` is the seat
    that the document calls so. The header's origin is `recorded`: a person set the board up; `seed` is where
    chance after it comes from, if anything says so.
    Raises `DocumentError` for a card that is in neither, for one that can never lie where it does, and
    for a label used twice. A Token is called by its name.
    """
    placing = _Placing(position, cards, catalogue, you, seed)
    return placing.placed()


class _Placing:
    def __init__(
        self,
        position: Position,
        cards: Mapping[str, Card],
        catalogue: Mapping[str, Card],
        you: int,
        seed: int,
    ) -> None:
        self.position = position
        self.seed = seed
        self.cards = cards
        self.catalogue = catalogue
        self.you = you
        self.table = CardTable()
        self.definitions: list[int] = []
        self.card_labels: dict[str, int] = {}
        self.permanent_labels: dict[str, int] = {}
        self.permanents = 0
        self.linked: list[Departure] = []
        self.tokens: list[int] = []
        self.face_down: list[int] = []
        self.faults = Faults()

    def placed(self) -> Placed:
        position = self.position
        given: list[CardsGiven] = []
        sides: list[SideGiven] = []
        for seat in (0, 1):
            before = len(self.definitions)
            sides.append(self.side(self.of(seat)))
            given.append(CardsGiven(seat, tuple(self.definitions[before:])))
        self.faults.check()
        turn_player = self.of(position.turn)
        board = PositionGiven(
            (sides[0], sides[1]),
            position.memory if turn_player == 0 else -position.memory,
            position.turn_number,
            turn_player,
            self.of(position.first_player),
            TurnStep(PHASES.index(position.phase)),
            tuple(self.tokens),
        )
        players = [Seat("", SEATS[self.of(seat)]) for seat in (0, 1)]
        header = match_header(GAME, (players[0], players[1]), self.seed, 0, "recorded")
        links = (LinksGiven(tuple(self.linked)),) if self.linked else ()
        events: tuple[Event, ...] = (
            MatchStarted(header),
            self.table.event(),
            *given,
            board,
            *links,
        )
        if position.under_way != NOTHING:
            events += self.under_way(events)
        return Placed(
            Opening(events, self.table.definitions),
            Labels(self.card_labels, self.permanent_labels),
            self.you,
        )

    def under_way(self, board: tuple[Event, ...]) -> tuple[Event, ...]:
        """What is under way on the board. Raises `DocumentError`."""
        labels = (self.card_labels, self.permanent_labels)
        placing = UnderWayEvents(board, self.table.definitions, *labels)
        return tuple(placing.events(self.position.under_way))

    def of(self, seat: int) -> int:
        """From the document's seat to the match's, and back."""
        return seat ^ self.you

    def side(self, seat: int) -> SideGiven:
        """The areas of the document's seat."""
        side = self.position.sides[seat]
        areas: dict[str, tuple[int, ...]] = {}
        face_up: list[int] = []
        for name in AREAS:
            held = side.areas.get(name, ())
            areas[name] = tuple(self.card(card, name) for card in held)
            if too_many := crowded(len(held), name):
                self.fault(held[0], too_many)
            face_up += [
                identity for card, identity in zip(held, areas[name], strict=True) if card.face_up
            ]
        self.face_down = []
        battle = tuple(self.standing(standing) for standing in side.battle_area)
        breeding = self.standing(side.breeding_area) if side.breeding_area else None
        return SideGiven(
            areas["deck"],
            areas["digi_egg_deck"],
            areas["hand"],
            areas["trash"],
            areas["security_stack"],
            tuple(face_up),
            battle,
            breeding,
            tuple(self.face_down),
        )

    def standing(self, standing: PermanentHere) -> PermanentGiven:
        if standing.label is not None:
            self.label(standing.label, standing)
            self.permanent_labels[standing.label] = self.permanents
        self.permanents += 1
        found = [self.named(card) for card in standing.cards]
        if wrong := mixed(found):
            self.fault(standing, wrong)
        first = len(self.definitions)
        self.tokens += [first + at for at, card in enumerate(found) if card and card.token]
        cards = tuple(self.card(card) for card in standing.cards)
        if standing.links:
            links = tuple(self.card(card, "link_cards") for card in standing.links)
            self.linked.append(Departure(self.permanents - 1, links))
        return PermanentGiven(cards, standing.suspended, standing.played_this_turn)

    def card(self, here: CardHere, area: str = "") -> int:
        """Mints the card's id. `area` is empty on the field."""
        identity = len(self.definitions)
        if here.label is not None:
            self.label(here.label, here)
            self.card_labels[here.label] = identity
        card = self.named(here)
        if card is not None and area and (wrong := misplaced(card, area)):
            self.fault(here, f"`{here.name}`: {wrong}")
        self.definitions.append(self.definition(here, card))
        if here.face_down:
            self.face_down.append(identity)
        return identity

    def named(self, here: CardHere) -> Card | None:
        """The card, or the Token that some card plays; None for what nobody named or nobody knows."""
        if here.name is None:
            return None
        found = self.cards.get(here.name) or self.catalogue.get(here.name)
        return found or self.token(here)

    def token(self, here: CardHere) -> Card | None:
        """The Token that is called so. Cards of the document come before those of the catalogue."""
        for cards in (self.cards, self.catalogue):
            found = {
                token: None
                for card in cards.values()
                for token in card.tokens
                if here.name in (token.name, token.number)
            }
            if len(found) > 1:
                self.fault(here, f"the Token `{here.name}` is described in {len(found)} ways")
            if found:
                return next(iter(found))
        return None

    def definition(self, here: CardHere, card: Card | None) -> int:
        if here.name is None:
            return NO_DEFINITION
        if card is None:
            self.fault(here, unknown_card(here.name, self.cards, self.catalogue))
            return NO_DEFINITION
        return self.table.place(card)

    def label(self, label: str, here: CardHere | PermanentHere) -> None:
        if label in self.card_labels or label in self.permanent_labels:
            self.fault(here, f"the label `{label}` is used twice")
        if label in self.cards or label in SEATS or label in ("player", "unknown", "done"):
            self.fault(here, f"`{label}` means something else: take another label")

    def fault(self, here: CardHere | PermanentHere, message: str) -> None:
        self.faults.found.append(DocumentError(self.position.source, here.line, here.path, message))
