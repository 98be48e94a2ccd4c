"""A record of whichever shape, and a whole dump: one bad record is one line, the rest is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

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


def read(record: Record) -> PrintedCard:
    """Reads a record of whichever shape it has; raises `NotACard`."""
    for recognised, reader in _SHAPES:
        if recognised in record:
            return reader(Fields(record))
    raise NotACard(f"no known shape has the fields {', '.join(sorted(record))}")


def read_all(records: Iterable[object]) -> Records:
    """Reads every record; never raises for what a record holds."""
    cards: list[PrintedCard] = []
    problems: list[RecordProblem] = []
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
        cards.append(card)
        problems += [
            RecordProblem(index, card.number, name, "no such field is known; it isn't read")
            for name in card.unknown
        ]
    return Records(tuple(cards), tuple(problems))
