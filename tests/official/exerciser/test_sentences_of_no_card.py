"""Sentences of no card happen as the effects of cards do: each is given to a card of its own and exercised.

`sentences_not_reached.txt` beside this lists those for which no generated board makes all of it happen, as
`reason: sentence`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from zlib import crc32

import pytest

from dcg.official.catalogue.cards import add
from dcg.official.text.compiler import compile_card
from dcg.official.text.printed import PrintedCard
from tests.official.exerciser.exercise import exercise
from tests.official.exerciser.pool import of_card
from tests.official.text.test_fresh_sentences import WHERE, sentences

FILE: Final = Path(__file__).with_name("sentences_not_reached.txt")
SLICES: Final = 12
NOT_MADE: Final = "is used twice"
"""What is said where two ways to bring something about name the same things: no board is made then."""
FIELDS: Final = {"effects": "effect", "link_effects": "link_effect"}
"""What sections are called on a printed card, where that is otherwise."""


def not_reached() -> dict[str, str]:
    """The reason by sentence."""
    found: dict[str, str] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        reason, _, sentence = line.partition(": ")
        assert sentence not in found, line
        assert sentence, f"expected `reason: sentence`: {line}"
        found[sentence] = reason
    return found


def card_of(sentence: str) -> PrintedCard:
    """A card that has this sentence alone, of the category and in the section its letter says. Its number is made
    of the sentence: chance goes by that, and stays when other sentences are added."""
    letter, text = (sentence[0], sentence[3:]) if sentence[1:3] == ": " else ("", sentence)
    category, section = WHERE.get(letter, ("digimon", "effects"))
    if letter == "O" and text.startswith("[Security]"):
        section = "security"
    said: dict[str, Any] = {FIELDS.get(section, section): text}
    is_digimon = category == "digimon"
    return PrintedCard(
        number=f"TT1-{crc32(sentence.encode()) % 10_000:04}",
        name="Freshmon" if is_digimon else "Fresh Card",
        category=category,
        colours=("red",),
        level=4 if is_digimon else None,
        play_cost=4,
        dp=5000 if is_digimon else None,
        types=("Ember",),
        link=("[Link] Lv.4: Cost 1",) if section == "link_effects" else (),
        link_dp=1000 if section == "link_effects" else None,
        **said,
    )


def came_of(sentence: str) -> tuple[list[str], bool]:
    """What is wrong, and whether all of it happened."""
    card = compile_card(card_of(sentence)).card
    take_out = add({card.number: card})
    try:
        came = [exercise(effect) for effect in of_card(card)]
    finally:
        take_out()
    made = (why for one in came for why in one.wrong if NOT_MADE not in why)
    wrong = [f"{sentence}: {why}" for why in made]
    return wrong, bool(came) and all(one.seen and not one.unrun for one in came)


def read() -> list[str]:
    """The sentences that are effects."""
    return [sentence for sentence in sentences("read.txt") if not sentence.startswith("H: ")]


def test_only_sentences_that_are_read_are_listed_as_not_reached() -> None:
    assert sorted(set(not_reached()) - set(read())) == []


@pytest.mark.long
@pytest.mark.parametrize("part", range(SLICES))
def test_every_sentence_happens(part: int) -> None:
    listed, found = not_reached(), []
    for sentence in read()[part::SLICES]:
        wrong, happened = came_of(sentence)
        found += wrong
        if happened == (sentence in listed):
            found.append(f"{sentence}: {'reached, and listed' if happened else 'not reached'}")
    assert found == []
