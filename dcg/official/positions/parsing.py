"""Reading a position out of a document."""

from __future__ import annotations

import re

from dcg.documents.document import Field, documents
from dcg.documents.edition import FIELDS as EDITION_FIELDS
from dcg.documents.faults import DocumentError, Faults
from dcg.documents.scene import SEATS
from dcg.official.codes.numbers import GAUGE
from dcg.official.language.card import Card
from dcg.official.positions.cards import read_cards
from dcg.official.positions.position import (
    AREAS,
    NOTHING,
    PHASES,
    CardHere,
    PermanentHere,
    Position,
    SidePosition,
)
from dcg.official.positions.under_way import FIELDS as UNDER_WAY
from dcg.official.positions.under_way import read_under_way

FIELDS = ("turn", "turn_number", "phase", "memory", "first_player", *SEATS, *UNDER_WAY)
SIDE_FIELDS = (*AREAS, "battle_area", "breeding_area")
PERMANENT_FIELDS = ("cards", "card", "suspended", "played_this_turn", "links")
CARD_FIELDS = ("card", "label", "face_up", "face_down")

_UNKNOWN = re.compile(r"(?:([0-9]{1,9})x? )?unknown")
_COPIES = re.compile(r"([0-9]{1,9})x (.+)")
MOST_COPIES = 100


def read_position(text: str, source: str) -> tuple[dict[str, Card], Position]:
    """The cards and the position of a document that holds `cards` and `position`.

    Raises `DocumentError`.
    """
    found = documents(text, source)
    if len(found) != 1:
        raise DocumentError(source, 1, "", f"expected one document, found {len(found)}")
    given = found[0].fields((*EDITION_FIELDS, "title", "cards", "position"), needed=("position",))
    cards = read_cards(given["cards"]) if "cards" in given else {}
    return cards, read_board(given["position"])


def read_board(field: Field) -> Position:
    """The position a field describes. Raises `DocumentError`."""
    faults = Faults()
    sides = {seat: SidePosition() for seat in SEATS}
    turn, turn_number, phase, memory, first_player = 0, 3, "main", 0, 0
    given = field.fields(FIELDS, faults=faults)
    under_way = NOTHING
    with faults.caught():
        under_way = read_under_way(given)
    for name, value in given.items():
        with faults.caught():
            if name in SEATS:
                sides[name] = read_side(value)
            elif name == "turn":
                turn = SEATS.index(value.word(SEATS))
            elif name == "first_player":
                first_player = SEATS.index(value.word(SEATS))
            elif name == "turn_number":
                turn_number = value.number(1, 10_000)
            elif name == "phase":
                phase = value.word(PHASES)
            elif name == "memory":
                memory = value.number(-GAUGE, GAUGE)
    faults.check()
    mine, theirs = (sides[seat] for seat in SEATS)
    return Position(
        sides=(mine, theirs),
        turn=turn,
        turn_number=turn_number,
        phase=phase,
        memory=memory,
        first_player=first_player,
        source=field.source,
        under_way=under_way,
    )


def read_side(field: Field | None) -> SidePosition:
    """One player's areas."""
    if field is None or field.is_null:
        return SidePosition()
    faults = Faults()
    areas: dict[str, tuple[CardHere, ...]] = {}
    battle: list[PermanentHere] = []
    breeding: list[PermanentHere] = []
    for name, value in field.fields(SIDE_FIELDS, faults=faults).items():
        with faults.caught():
            if name in AREAS:
                areas[name] = read_cards_here(value, name)
                continue
            if name == "breeding_area" and len(value.some()) > 1:
                raise value.error("only 1 card can be in the breeding area (3-4-6-2)")
            held = battle if name == "battle_area" else breeding
            for entry in value.some():
                with faults.caught():
                    held.append(read_permanent(entry))
    faults.check()
    return SidePosition(areas, tuple(battle), breeding[0] if breeding else None)


def read_cards_here(field: Field, area: str) -> tuple[CardHere, ...]:
    """The cards of an area, from bottom to top."""
    found: list[CardHere] = []
    faults = Faults()
    for entry in field.some():
        with faults.caught():
            found += read_card_here(entry, face_up_allowed=area == "security_stack")
            if area == "trash" and found[-1].name is None:
                raise entry.error("the trash is public (3-6-3): name its cards")
    faults.check()
    return tuple(found)


def read_card_here(
    field: Field, *, face_up_allowed: bool = False, face_down_allowed: bool = False
) -> list[CardHere]:
    """`Name`, `4x Name`, `unknown`, `3 unknown`, `{label: Name}` or `{card: Name, ...}`."""
    if not field.is_mapping:
        return _named(field, None, face_up=False)
    if any(name in CARD_FIELDS for name, _ in field.items()):
        given = field.fields(CARD_FIELDS, needed=("card",))
        face_up = given["face_up"].flag() if "face_up" in given else False
        if face_up and not face_up_allowed:
            raise given["face_up"].error("only security cards can lie face up (3-7-4)")
        face_down = given["face_down"].flag() if "face_down" in given else False
        if face_down and not face_down_allowed:
            raise given["face_down"].error(
                "only cards under others are said to lie face down (4-5-9)"
            )
        label = given["label"].text() if "label" in given else None
        return _named(given["card"], label, face_up=face_up, face_down=face_down)
    label, value = field.one()
    return _named(value, label, face_up=False)


def _named(
    field: Field, label: str | None, *, face_up: bool, face_down: bool = False
) -> list[CardHere]:
    text = field.text()
    copies, name = 1, text
    unknown = _UNKNOWN.fullmatch(text)
    several = _COPIES.fullmatch(text)
    if unknown:
        copies = int(unknown[1] or 1)
    elif several:
        copies, name = int(several[1]), several[2]
    if not 1 <= copies <= MOST_COPIES:
        raise field.error(f"{copies} copies: expected 1 to {MOST_COPIES}")
    if label is not None and copies != 1:
        raise field.error(f"`{label}` can name only one card")
    if face_up and unknown:
        raise field.error("a face-up card is public: name it")
    here = CardHere(None if unknown else name, label, face_up, field.line, field.path, face_down)
    return [here] * copies


def read_permanent(field: Field) -> PermanentHere:
    """`Name`, `[bottom, ..., top]`, `{label: one of these}`, or with `cards`, `suspended`,
    `played_this_turn` and `links`."""
    if field.is_mapping and not any(name in PERMANENT_FIELDS for name, _ in field.items()):
        label, value = field.one()
        return _permanent(value, label)
    return _permanent(field, None)


def _permanent(field: Field, label: str | None) -> PermanentHere:
    suspended = played = False
    links: tuple[CardHere, ...] = ()
    cards = field
    if field.is_mapping:
        given = field.fields(PERMANENT_FIELDS)
        if ("cards" in given) == ("card" in given):
            raise field.error("`cards` says what stands here, from bottom to top (or `card`)")
        cards = given.get("cards") or given["card"]
        suspended = given["suspended"].flag() if "suspended" in given else False
        played = given["played_this_turn"].flag() if "played_this_turn" in given else False
        links = _links(given["links"]) if "links" in given else ()
    stack = tuple(
        card for entry in cards.some() for card in read_card_here(entry, face_down_allowed=True)
    )
    if not stack:
        raise cards.error("at least one card stands here")
    if stack[-1].face_down:
        raise cards.error(
            "the top card lies face up: only cards under it can lie face down (4-5-9)"
        )
    for card in stack:
        if card.name is None and not card.face_down:
            raise cards.error("the field is public (3-4-2): name the cards on it")
    return PermanentHere(stack, label, suspended, played, field.line, field.path, links)


def _links(field: Field) -> tuple[CardHere, ...]:
    """The link cards of what stands there, the oldest first."""
    found = tuple(card for entry in field.some() for card in read_card_here(entry))
    if any(card.name is None for card in found):
        raise field.error("link cards are public (4-7-3): name them")
    return found
