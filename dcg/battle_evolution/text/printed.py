"""A card as somebody writes it down: the fields of its frame, in the order of the frame."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import get_args

import msgspec

from dcg.battle_evolution.language.terms import (
    LEVELS,
    TYPES,
    CardTiming,
    Category,
    Level,
    Side,
    Type,
)
from dcg.digits import number_in
from dcg.documents.document import LONGEST_NAME, Field

NUMBERS = {"dp": (0, 990), "plus_p": (-990, 990), "hp": (1, 99990)}
ATTACK_FIELDS = ("circle", "triangle", "cross")
FACE = {
    "name",
    "category",
    "level",
    "type",
    *NUMBERS,
    *ATTACK_FIELDS,
    "timing",
    "text",
    "box",
    "dna",
    "also",
    "marks",
    "side",
    "initial",
}
"""What one side of a card can say."""
FIELDS = FACE | {"number", "other_side"}
"""What a record can say."""
MARKS = ("ace", "firewall", "proxy")
HIGHEST_POWER = 99990
_NUMBER = re.compile(r"^[A-Z0-9]{1,8}-[0-9]{1,4}$")
LEVEL_NAMES: dict[str, Level] = {"rookie": "R", "champion": "C", "ultimate": "U", "mega": "M"}


class PrintedAttack(msgspec.Struct, frozen=True):
    """The Power of an attack, and its abilities in words."""

    power: int = 0
    abilities: tuple[str, ...] = ()


class PrintedCard(msgspec.Struct, frozen=True):
    """Everything that is printed on one side of a card."""

    number: str
    name: str
    category: Category = "digimon"
    level: Level | None = None
    types: tuple[Type, ...] = ()
    ruler: bool = False
    dp: int | None = None
    plus_p: int | None = None
    hp: int = 0
    attacks: tuple[PrintedAttack, PrintedAttack, PrintedAttack] = (
        PrintedAttack(),
        PrintedAttack(),
        PrintedAttack(),
    )
    timing: CardTiming | None = None
    text: str = ""
    box: tuple[str, ...] = ()
    dna: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    side: Side | None = None
    initial: bool = False
    other_side: PrintedCard | None = None


def printed_card(record: Field, more: Collection[str] = ()) -> PrintedCard:
    """The card of a record. Raises `DocumentError`, which says the line and what would be right.

    `more` are fields that say nothing of what is printed: their reader looks at them.
    """
    given = record.fields((*FIELDS, *more), needed=("number", "name"))
    number = given["number"].text(LONGEST_NAME).upper()
    if not _NUMBER.match(number):
        raise given["number"].error(
            f"`{number}` is no card number: letters, a dash, digits (ABC-001)"
        )
    other = given.get("other_side")
    card = _face(number, given)
    if other is None:
        return card
    back = _face(number, {"name": given["name"], **other.fields(FACE)})
    return msgspec.structs.replace(card, other_side=back)


def _face(number: str, given: dict[str, Field]) -> PrintedCard:
    category: Category = "digimon"
    if "category" in given:
        category = given["category"].word(get_args(Category))  # type: ignore[assignment]
    types, ruler = _types(given.get("type"))
    card = PrintedCard(
        number,
        given["name"].text(LONGEST_NAME),
        category,
        _level(given.get("level")),
        types,
        ruler,
        _whole(given, "dp"),
        _whole(given, "plus_p"),
        _whole(given, "hp") or 0,
        tuple(_attack(given.get(name)) for name in ATTACK_FIELDS),  # type: ignore[arg-type]
        given["timing"].word(get_args(CardTiming)) if "timing" in given else None,  # type: ignore[arg-type]
        given["text"].text() if "text" in given else "",
        _texts(given.get("box")),
        _texts(given.get("dna")),
        _texts(given.get("also")),
        _marks(given.get("marks")),
        given["side"].word(get_args(Side)) if "side" in given else None,  # type: ignore[arg-type]
        given["initial"].flag() if "initial" in given else False,
    )
    _whole_frame(card, given)
    return card


def _whole_frame(card: PrintedCard, given: dict[str, Field]) -> None:
    """A Digimon has level and HP, and nothing else has (1-3, 1-10)."""
    if card.category == "digimon":
        missing = [name for name in ("level", "hp") if name not in given]
        if missing:
            raise given["name"].error(f"a Digimon needs {' and '.join(missing)}")
        if not (card.types or card.ruler):
            raise given["name"].error("a Digimon needs a type, or Ruler")
        return
    wrong = [name for name in ("level", "hp", "type", *ATTACK_FIELDS) if name in given]
    if wrong:
        raise given[wrong[0]].error(f"only a Digimon has `{wrong[0]}`")
    if card.category not in {"evolution", "mastery"} and card.timing is None:
        raise given["name"].error(f"{card.category} needs a `timing`")


def _whole(given: dict[str, Field], name: str) -> int | None:
    return given[name].number(*NUMBERS[name]) if name in given else None


def _level(given: Field | None) -> Level | None:
    if given is None:
        return None
    word = given.text()
    for level in LEVELS:
        if word.upper() == level:
            return level
    if word.lower() in LEVEL_NAMES:
        return LEVEL_NAMES[word.lower()]
    raise given.error(f"`{word}` is no level: R, C, U or M")


def _types(given: Field | None) -> tuple[tuple[Type, ...], bool]:
    """Primary type and subtypes, `Metal / Dragon`, or a Ruler."""
    if given is None:
        return (), False
    found: list[Type] = []
    ruler = False
    for word in given.text().split("/"):
        name = word.strip().lower()
        if name == "ruler":
            ruler = True
        elif name in TYPES:
            found.append(name)
        else:
            raise given.error(f"`{word.strip()}` is no type: {', '.join(TYPES)}, or ruler")
    return tuple(found), ruler


def _attack(given: Field | None) -> PrintedAttack:
    """`400`, or `250, Drain` with abilities behind the Power."""
    if given is None:
        return PrintedAttack()
    if given.is_number:
        return PrintedAttack(given.number(0, HIGHEST_POWER))
    said, *abilities = (part.strip() for part in given.text().split(","))
    power = number_in(said, HIGHEST_POWER)
    if power is None:
        raise given.error(f"`{said:.20}` is no Power: a number, then its abilities (250, Drain)")
    return PrintedAttack(power, tuple(abilities))


def _texts(given: Field | None) -> tuple[str, ...]:
    return () if given is None else tuple(entry.text() for entry in given.some())


def _marks(given: Field | None) -> tuple[str, ...]:
    return () if given is None else tuple(entry.word(MARKS) for entry in given.some())
