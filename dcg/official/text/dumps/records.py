"""A record of whichever shape, and a whole dump: one bad record is one line, the rest is read.

Dumps have a record for every picture of a card (`BT1-010_P1`), and now and then a card again: the first of a
number is the card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from dcg.official.card_number import without_picture
from dcg.official.text.dumps import apitcg, cards_json, digimon_card_app, digimoncard_io
from dcg.official.text.dumps.fields import Fields, NotACard, Record, shown
from dcg.official.text.printed import PrintedCard

_SHAPES: tuple[tuple[str, Callable[[Fields], PrintedCard]], ...] = (
    ("cardNumber", digimon_card_app.read),
    ("code", apitcg.read),
    ("main_effect", digimoncard_io.read),
    ("number", cards_json.read),
)
"""The field that only this shape has, and its reader."""


_NUMBERS = ("cardNumber", "code", "number", "id")
"""Where a shape has the card number."""


@dataclass(frozen=True, slots=True)
class RecordProblem:
    """Why a record, or a field of one, isn't read. `index` counts the records of the dump from 0."""

    index: int
    number: str
    field: str
    reason: str

    def __str__(self) -> str:
        """One line."""
        card = f" ({self.number})" if self.number else ""
        field = f"{self.field}: " if self.field else ""
        return f"record {self.index}{card}: {field}{self.reason}"


@dataclass(frozen=True, slots=True)
class Records:
    """What a dump gave: its cards, in its order, and a line for everything that isn't read."""

    cards: tuple[PrintedCard, ...]
    problems: tuple[RecordProblem, ...]
    again: int = 0
    """Records of cards that were there: other pictures, which say the same."""


def read(record: Record) -> PrintedCard:
    """Reads a record of whichever shape it has; raises `NotACard`."""
    for recognised, reader in _SHAPES:
        if recognised in record:
            card = reader(Fields(record))
            return replace(card, number=without_picture(card.number))
    raise NotACard(f"no known shape has the fields {', '.join(sorted(record))}")


def read_all(records: Iterable[object]) -> Records:
    """Reads every record; never raises for what a record holds."""
    cards: dict[str, PrintedCard] = {}
    problems: list[RecordProblem] = []
    again = 0
    for index, record in enumerate(records):
        if not isinstance(record, dict):
            problems.append(RecordProblem(index, "", "", f"not a record: {shown(record)}"))
            continue
        try:
            card = read(record)
        except NotACard as error:
            number = next((record[name] for name in _NUMBERS if name in record), "")
            problems.append(RecordProblem(index, str(number), error.field, error.reason))
            continue
        first = cards.setdefault(card.number, card)
        if first is not card:
            again += 1
            if not _says_the_same(first, card):
                problems.append(
                    RecordProblem(
                        index,
                        card.number,
                        "",
                        "another record of it says otherwise: the first counts",
                    )
                )
            continue
        problems += [
            RecordProblem(index, card.number, name, "no such field is known; it isn't read")
            for name in card.unknown
        ]
    return Records(tuple(cards.values()), tuple(problems), again)


def _says_the_same(one: PrintedCard, other: PrintedCard) -> bool:
    """Whether two records are of one card: where a picture is from is no part of it."""
    return replace(other, facts=one.facts, unknown=one.unknown) == one
