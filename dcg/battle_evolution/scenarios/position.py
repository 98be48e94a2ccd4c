"""A position as a document gives it, and the opening of its match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from dcg.battle_evolution.codes.absent import NO_CARD, NO_HP
from dcg.battle_evolution.codes.cards import KIN_BY_WORD, LEVEL_BY_WORD
from dcg.battle_evolution.codes.turn import PHASE_NAMES, Phase
from dcg.battle_evolution.events.setup import (
    BoardGiven,
    CardsDefined,
    CardsSupplied,
    GivenSide,
)
from dcg.battle_evolution.game import GAME
from dcg.battle_evolution.language.card import Card, encode_card
from dcg.definitions import DefinitionTable
from dcg.digits import number_in
from dcg.documents.document import Field
from dcg.documents.faults import Faults
from dcg.documents.scene import SEATS
from dcg.kernel.course import MatchStarted
from dcg.kernel.header import Seat
from dcg.opening import Opening, match_header

ZONES = (
    "deck",
    "hand",
    "trash",
    "dark_area",
    "destiny_zone",
    "dp_zone",
    "active",
    "attached",
)
"""The places of cards in a position, from bottom to top; the trash too."""
_FIELD = ("active", "attached", "dp_zone")
SIDE_NUMBERS = {"hp": (1, 99990), "flat": (0, 3), "ko_points": (0, 3), "dp": (-990, 990)}
FLAGS = ("abnormal", "revived")
"""The numbers and truths of a side, and from where to where they go."""
SIDE = (*ZONES, *SIDE_NUMBERS, *FLAGS, "partner", "destined")
_PHASES = {words: phase for phase, words in PHASE_NAMES.items() if words}
_MANY = 99
_QUARTER = {0: 1, 1: 2, 2: 4, 3: 1}


@dataclass
class SideHere:
    """One side as written: names of cards by zone, and numbers."""

    zones: dict[str, list[tuple[str, Field]]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    flags: dict[str, bool] = field(default_factory=dict)
    partner: str = ""
    destined: list[tuple[str, Field]] = field(default_factory=list)
    """Cards on the field that came from the Destiny Zone (g-delete-2)."""


@dataclass
class PositionHere:
    """A position as written: `phase` is the next one to begin."""

    sides: dict[str, SideHere]
    turn: int = 2
    player: str = "you"
    phase: int = Phase.PREP
    evolved: bool = False


def read_position(given: Field) -> PositionHere:
    """Raises `DocumentError`."""
    fields = given.fields((*SEATS, "turn", "player", "phase", "evolved"))
    position = PositionHere({word: SideHere() for word in SEATS})
    for word in SEATS:
        if word in fields:
            position.sides[word] = _side(fields[word])
    if "turn" in fields:
        position.turn = fields["turn"].number(1, 999)
    if "player" in fields:
        position.player = fields["player"].word(SEATS)
    if "phase" in fields:
        position.phase = _PHASES[fields["phase"].word(_PHASES)]
    if "evolved" in fields:
        position.evolved = fields["evolved"].flag()
    return position


def _side(given: Field) -> SideHere:
    side = SideHere()
    for name, value in given.fields(SIDE).items():
        if name in ZONES:
            side.zones[name] = [pair for entry in value.some() for pair in copies_of(entry)]
        elif name in SIDE_NUMBERS:
            low, high = SIDE_NUMBERS[name]
            side.numbers[name] = value.number(low, high)
        elif name in FLAGS:
            side.flags[name] = value.flag()
        elif name == "destined":
            side.destined = [pair for entry in value.some() for pair in copies_of(entry)]
        else:
            side.partner = value.text()
    return side


def expanded(text: str) -> list[str]:
    """`3x Name` is three of it.

    >>> expanded("3x Rookling"), expanded("Rookling")
    (['Rookling', 'Rookling', 'Rookling'], ['Rookling'])
    """
    count, sign, name = text.partition("x ")
    copies = number_in(count, _MANY) if sign else None
    return [name] * copies if copies else [text]


def copies_of(entry: Field) -> list[tuple[str, Field]]:
    """Every card that an entry means, each with where it is written."""
    return [(name, entry) for name in expanded(entry.text())]


def names_of(given: Field) -> list[str]:
    """Names of cards, each once for each copy."""
    return [name for entry in given.some() for name, _ in copies_of(entry)]


def known_cards(cards: Mapping[str, Card], catalogue: Mapping[str, Card]) -> dict[str, Card]:
    """Every card by what documents call it: its name, where they define it, and its number."""
    return {**catalogue, **{card.number: card for card in cards.values()}, **cards}


class Placing:
    """Makes the opening of a position."""

    def __init__(
        self, position: PositionHere, cards: Mapping[str, Card], catalogue: Mapping[str, Card]
    ) -> None:
        self._position = position
        self._cards = known_cards(cards, catalogue)
        self._table = DefinitionTable()
        self._made: list[int] = []
        self._facts: list[Card] = []

    def opening(self, you: int, seed: int) -> Opening:
        """Header, definitions, both players' cards, the position. Raises `DocumentError`."""
        self._check()
        sides: list[GivenSide] = []
        supplied: list[CardsSupplied] = []
        for seat in (0, 1):
            before = len(self._made)
            sides.append(self._given(self._position.sides[SEATS[seat ^ you]]))
            supplied.append(CardsSupplied(seat, tuple(self._made[before:])))
        position = self._position
        player = SEATS.index(position.player) ^ you
        first = player if position.turn % 2 else 1 - player
        board = BoardGiven(
            (sides[0], sides[1]),
            position.turn,
            player,
            first,
            Phase(position.phase - 1),
            position.evolved,
        )
        header = match_header(GAME, (Seat("", "you"), Seat("", "you")), seed, 0, "recorded")
        given = CardsDefined(self._table.addresses)
        return Opening((MatchStarted(header), given, *supplied, board), self._table.definitions)

    def _check(self) -> None:
        """What can never be is refused, each thing where it is written."""
        faults = Faults()
        for side in self._position.sides.values():
            for zone, entries in side.zones.items():
                for place, (name, entry) in enumerate(entries):
                    on_top = zone == "active" and place == len(entries) - 1
                    with faults.caught():
                        self._check_card(name, entry, zone, on_top=on_top)
        faults.check()

    def _check_card(self, name: str, entry: Field, zone: str, *, on_top: bool) -> None:
        card = self._cards.get(name)
        if card is None:
            raise entry.error(f"unknown card `{name:.60}`: neither defined nor a number")
        if zone == "deck" and card.level == "M":
            raise entry.error(f"`{name}` is Level M, which is never in the deck (1-4)")
        if on_top and card.category != "digimon":
            raise entry.error(f"`{name}` is on top of the stack, and no Digimon (g-active-1)")
        if zone == "attached":
            _check_attached(card, name, entry)

    def _given(self, side: SideHere) -> GivenSide:
        ids = {zone: self._place(side.zones.get(zone, ())) for zone in ZONES}
        hp = NO_HP
        kinds: tuple[int, ...] = ()
        powers = (0, 0, 0)
        abnormal = side.flags.get("abnormal", False)
        if ids["active"]:
            top = self._facts[ids["active"][-1]]
            level = LEVEL_BY_WORD[top.level] if top.level is not None else 0
            divided = _QUARTER[level] if abnormal else 1
            hp = side.numbers.get("hp", _part(top.hp, divided))
            circle, triangle, cross = (_part(power, divided) for power in top.powers)
            powers = (circle, triangle, cross)
            kinds = tuple(sorted(int(KIN_BY_WORD[word]) for word in top.types))
        dp = side.numbers.get("dp", sum(self._facts[card].plus_p or 0 for card in ids["dp_zone"]))
        partner = NO_CARD
        if side.partner:
            everywhere = [card for zone in ZONES for card in ids[zone]]
            partner = next(self._called(side.partner, everywhere), NO_CARD)
        destined = [card for card in ids["active"] if self._facts[card].level == "M"]
        for name, entry in side.destined:
            on_field = [card for zone in _FIELD for card in ids[zone] if card not in destined]
            card = next(self._called(name, on_field), None)
            if card is None and next(self._called(name, destined), None) is not None:
                raise entry.error(
                    f"`{name}` is counted already: a Level M of the active stack, or named before"
                )
            if card is None:
                raise entry.error(f"there is no `{name}` on this field to come from there")
            destined.append(card)
        return GivenSide(
            deck=ids["deck"],
            hand=ids["hand"],
            trash=ids["trash"],
            dark_area=ids["dark_area"],
            destiny_zone=ids["destiny_zone"],
            dp_zone=ids["dp_zone"],
            active=ids["active"],
            attached=ids["attached"],
            partner=partner,
            dp=dp,
            hp=hp,
            powers=powers,
            base=powers,
            kinds=kinds,
            abnormal=abnormal,
            flat=side.numbers.get("flat", 0),
            ko_points=side.numbers.get("ko_points", 0),
            destined=tuple(destined),
            revived=side.flags.get("revived", False),
        )

    def _called(self, name: str, cards: Sequence[int]) -> Iterator[int]:
        for card in cards:
            if name in (self._facts[card].name, self._facts[card].number):
                yield card

    def _place(self, entries: Sequence[tuple[str, Field]]) -> tuple[int, ...]:
        found = []
        for name, _ in entries:
            card = self._cards[name]
            found.append(len(self._made))
            self._made.append(self._table.add(encode_card(card)))
            self._facts.append(card)
        return tuple(found)


def _check_attached(card: Card, name: str, entry: Field) -> None:
    """What lies attached is a card of that player, which its scope lets be attached to the own active."""
    if card.attaching is None:
        raise entry.error(
            f"`{name}` cannot be attached: the word Attach is not on it (f-attaching-2)"
        )
    if card.attaching.scope == "opponent":
        raise entry.error(
            f"`{name}` attaches to the opponent's active alone, not to this one (f-attaching-3)"
        )


def _part(value: int, divided: int) -> int:
    return value if divided == 1 else value // divided // 10 * 10


__all__ = ["Placing", "PositionHere", "names_of", "read_position"]
