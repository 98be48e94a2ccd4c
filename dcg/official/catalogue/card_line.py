"""One line of a deck list: copies, a card number, and the name that may stand beside it.

`4 BT1-010`, `4 BT1-010 Agumon`, `4x Agumon (BT1-010)`, `BT1-010 Agumon x4`, `4,BT1-010,Agumon`. What
follows the number for another picture of the card (`BT1-010_P1`, `BT1-010-p1`) is left out, and so are
remarks behind `//` or `#` and in brackets.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass

from dcg.documents.deck_fields import MOST_COPIES
from dcg.official.card_number import PICTURE
from dcg.official.close_cards import close_cards
from dcg.official.language.card import Card

LIKE = 0.8
"""How alike a name and the card's must be to be taken for a slip of the pen: one letter in five."""

_NUMBER = re.compile(
    rf"(?<![\w-])[(\[]?(?P<number>[A-Za-z]{{1,3}}\d*-\d+)(?:{PICTURE})?[)\]]?(?![\w-])"
)
_FIRST = re.compile(r"(?P<copies>\d{1,9})(?: ?[x\u00d7])?(?: |$)")
_LAST = re.compile(r"(?:^|(?<= ))(?:[x\u00d7] ?(\d{1,9})|\((\d{1,9})\)|(\d{1,9}) ?[x\u00d7])$")
_LAST_BARE = re.compile(r"(?:^|(?<= ))(\d{1,9})$")
_REMARK = re.compile(r"(?:^|(?<=\s))(?:#|//).*")
_BRACKETS = re.compile(r"[(\[].*?[)\]]")
_SEPARATORS = re.compile(r"[,;|:\s]+")


class NotALine(ValueError):
    """The line is not to be read as a card; the message says why."""


@dataclass(frozen=True)
class CardLine:
    """What a line says. `name` is the text beside the number, empty where there is none."""

    number: str
    copies: int
    name: str


def has_number(line: str) -> bool:
    """Whether the line speaks of a card by its number, and is no part of a document."""
    return not set('{}"') & set(line) and _NUMBER.search(line) is not None


def card_line(line: str, cards: Mapping[str, Card]) -> CardLine:
    """The card of a line. Raises `NotALine`.

    Where `cards` has the number, the name beside it must be that card's: a number with the name of
    another card is a slip of the pen in one of them, and nobody can know in which.
    """
    words = _SEPARATORS.sub(" ", _REMARK.sub("", line)).strip()
    numbers = list(_NUMBER.finditer(words))
    if not has_number(words):
        raise NotALine(_unreadable(line, cards))
    if len({found["number"].upper() for found in numbers}) > 1:
        raise NotALine(f"two card numbers in one line: {line.strip()!r:.80}")
    number = numbers[0]["number"].upper()
    copies, before, after = _copies(
        words[: numbers[0].start()].strip(), words[numbers[0].end() :].strip(), cards.get(number)
    )
    if copies is None:
        # Alone, a number is one card; who writes `three Agumon BT1-010` does not mean one.
        if before:
            raise NotALine(_unreadable(line, cards))
        copies = 1
    if not 1 <= copies <= MOST_COPIES:
        raise NotALine(f"{copies} copies: from 1 to {MOST_COPIES}")
    found = CardLine(number, copies, before or after)
    _check_name(found, cards)
    return found


def _copies(before: str, after: str, card: Card | None) -> tuple[int | None, str, str]:
    """The copies, if any are said, and what else stands before and behind the number."""
    first = _FIRST.match(before)
    last = _LAST.search(after)
    if first is None and last is None:
        bare = _LAST_BARE.search(after)
        # A name may end in a number itself.
        last = None if bare and card and card.name.endswith(f" {bare[1]}") else bare
    if first:
        before = before[first.end() :].strip()
    if last:
        after = after[: last.start()].strip()
    at_first = int(first["copies"]) if first else None
    at_last = int(next(filter(None, last.groups()))) if last else None
    if at_first is not None and at_last is not None and at_first != at_last:
        raise NotALine(f"{at_first} copies at the beginning, {at_last} at the end")
    return at_last if at_first is None else at_first, before, after


def _check_name(line: CardLine, cards: Mapping[str, Card]) -> None:
    """Capitals, punctuation and slips do not matter, nor does what follows the name (a rarity), nor what
    stands in brackets: a remark, or a part of the name that some lists leave out."""
    card = cards.get(line.number)
    name = _BRACKETS.sub("", line.name).strip(" -")
    said = _letters(name)
    if card is None or not said:
        return
    known = _letters(_BRACKETS.sub("", card.name))
    if said == known or said.startswith(f"{known} "):
        return
    another = any(_letters(other.name) == said for other in cards.values())
    if another or difflib.SequenceMatcher(None, said, known).ratio() < LIKE:
        raise NotALine(
            f"{line.number} is {card.name}, not {name:.80}{close_cards(name, cards)}: "
            "correct one of them, or leave the name out"
        )


def _letters(name: str) -> str:
    """The words of a name in small letters; nothing of a script that the catalogue's names lack."""
    return " ".join(re.sub(r"[^a-z0-9 ]", "", name.lower().replace("-", " ")).split())


def _unreadable(line: str, cards: Mapping[str, Card]) -> str:
    """What is wrong with a line, and the numbers of the cards of that name if it gives one."""
    words = line.strip()
    name = re.sub(r"^\d+ ?[x\u00d7]? +", "", words).lower()
    called = [number for number, card in cards.items() if card.name.lower() == name]
    hint = f": of that name is {', '.join(called)}" if called else ""
    return f"expected copies and a card number (4 BT1-010), got {words!r:.80}{hint}"
