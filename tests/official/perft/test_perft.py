"""Eight positions, and how many ways there are to go on from them, five questions deep.

A count that differs says that something is offered that was not, or no longer is. Where a rule was
meant to change, say why the new number is right in the commit that writes it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.rerun import start
from dcg.kernel.session import drawn_from
from dcg.official.positions import place, read_position
from dcg.official.rules import OfficialRules
from dcg.opening import Opening
from tests.official.perft.perft import perft

HERE = Path(__file__).parent

COUNTS: dict[str, list[int]] = {
    "blocking": [6, 16, 50, 143, 364],
    "choosing": [4, 12, 32, 84, 221],
    "digivolving": [2, 17, 94, 390, 1499],
    "interrupting": [4, 9, 17, 32, 72],
    "ordering": [3, 8, 18, 40, 81],
    "playing": [6, 24, 76, 262, 879],
    "tokens": [4, 12, 37, 105, 267],
    "winning": [5, 6, 8, 7, 8],
}
"""By the name of the position's file: how many sequences of one answer, of two, and so on."""


def opening(name: str, you: int = 0) -> Opening:
    cards, position = read_position((HERE / f"{name}.yaml").read_text("utf-8"), f"{name}.yaml")
    return place(position, cards, {}, you=you).opening


def test_every_position_has_its_counts() -> None:
    assert sorted(COUNTS) == sorted(path.stem for path in HERE.glob("*.yaml"))


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_there_are_as_many_ways_to_go_on(name: str) -> None:
    assert perft(opening(name), len(COUNTS[name])) == COUNTS[name]


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_there_are_as_many_for_the_other_seat(name: str) -> None:
    assert perft(opening(name, you=1), 2) == COUNTS[name][:2]


def test_the_first_count_is_what_is_offered() -> None:
    begun = opening("playing")
    session = start(
        OfficialRules(begun.definitions), begun.events, drawn_from(Stream(1, 0, CHANCE))
    )
    assert len(session.legal(0)) == COUNTS["playing"][0]


def test_nothing_follows_the_end_of_a_match() -> None:
    counts = COUNTS["winning"]
    assert counts[3] < counts[2]
