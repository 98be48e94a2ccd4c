"""No sentence of a printed card is in the repository: the cards belong to others.

A test that needs a card invents one, or names one of the catalogue by its number. Short sentences
are the stock phrases of the rules' own language, which every card says alike: they stay.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tests.official.text.shared import shared
from tests.test_import_direction import ROOT

PRINTED = ("effect", "inherited", "security", "link_effect")
"""The fields of a printed card that hold sentences."""
LONGEST = 75
"""So many characters of a printed sentence may be said by chance."""
START = 40
"""By so many characters a sentence is looked up."""
SUFFIXES = {".csv", ".html", ".json", ".md", ".py", ".sql", ".toml", ".txt", ".yaml"}
MADE = {"build", "dist"}
"""Folders that no commit holds."""
KEPT = ROOT / "tests" / "reference"
"""What earlier engines wrote, the text of cards included: it is never rewritten."""


def plain(text: str) -> str:
    """The text whatever its capitals, signs and line ends; literals that Python joins are one.

    >>> plain('"Delete 1 of your "\\n    "Digimon with ＜Rush＞."')
    '"delete 1 of your digimon with <rush>."'
    """
    text = re.sub(r'"\s*\n\s*f?"', "", text)
    text = text.translate(str.maketrans("＜＞’", "<>'"))
    return re.sub(r"\s+", " ", text).strip().lower()


def sentences(text: str) -> Iterator[str]:
    """Each long sentence of a card's text, without the icons before it.

    >>> list(sentences("[On Play] Draw. [Main] " + "a" * 90 + " <Security A. +1>."))[0][-21:]
    'aaaa <security a. +1>'
    """
    for sentence in re.split(r"(?<=\.)\s+(?![+-])|\n", text):
        said = plain(re.sub(r"^([・\s]|\[[^\]]*\])+", "", sentence)).removesuffix(".")
        if len(said) > LONGEST:
            yield said


def by_start(cards: Iterable[dict[str, Any]]) -> dict[str, dict[str, str]]:
    """Of each start of a sentence: the sentences that begin so, each with the number of a card."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for card in cards:
        for field in PRINTED:
            for sentence in sentences(card.get(field, "")):
                found[sentence[:START]].setdefault(sentence, card["number"])
    return found


def texts() -> Iterator[Path]:
    """Every text file of the repository."""
    for top in sorted(ROOT.iterdir()):
        if top.name in MADE or top.name.startswith("."):
            continue
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.suffix in SUFFIXES and path.is_file() and KEPT not in path.parents:
                yield path


def said_in(text: str, printed: dict[str, dict[str, str]]) -> set[str]:
    """The cards of which the text holds a whole sentence."""
    text = plain(text)
    return {
        number
        for word in re.finditer(r"(?<!\w)[\w<]", text)
        for sentence, number in printed.get(text[word.start() : word.start() + START], {}).items()
        if text.startswith(sentence, word.start())
    }


def test_a_printed_sentence_is_found_whatever_its_line_ends() -> None:
    said = "[Main] Choose any one of the " + "very " * 12 + "small Digimon <Security A. +1>."
    printed = by_start([{"number": "XX-1", "effect": f"Draw 1. {said} Then, draw 1."}])
    wrapped = said.replace("very ", "very\n  ").replace("<", "＜")
    assert said_in(f"effects: '{wrapped}'", printed) == {"XX-1"}
    assert said_in(said.replace("any one", "two"), printed) == set()


def test_no_printed_sentence_is_in_the_repository() -> None:
    """Names the card, never the sentence: invent another number, level, colour or area instead."""
    printed = by_start(shared("cards.json"))
    found = {
        f"{path.relative_to(ROOT)}: {number}"
        for path in texts()
        for number in said_in(path.read_text(encoding="utf-8"), printed)
    }
    assert sorted(found) == []
