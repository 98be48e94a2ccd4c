"""Short real matches between decks of invented cards without effects."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dcg.definitions import address
from dcg.official.deck import DeckList
from dcg.official.language.card import Card, DigivolutionRequirement, encode_card
from dcg.official.language.terms import Colour
from dcg.official.rules import OfficialRules
from dcg.record import MatchRecord
from dcg.simulation import Plan, simulate


def _digimon(number: str, colour: Colour, level: int, cost: int, dp: int) -> Card:
    return Card(
        number,
        f"Testmon {number}",
        "digimon",
        (colour,),
        level,
        cost,
        dp,
        (DigivolutionRequirement(level - 1, colour, level - 1),),
    )


def _line(prefix: str, colour: Colour) -> tuple[Card, ...]:
    egg = Card(f"{prefix}-00", f"Egg {prefix}", "digi_egg", (colour,), 2)
    body = (
        _digimon(f"{prefix}-{n:02}", colour, 3 + n % 4, 2 + n % 7, 1000 * n) for n in range(1, 14)
    )
    return (egg, *body)


COUNT = 10
"""Matches in a test's store; two of them are mirrors."""

RECORDED_AT = 1_700_000_000_000_000_000
"""When the first match of a test's store was committed, in nanoseconds since 1970."""

CARDS = {card.number: card for card in (*_line("TA", "red"), *_line("TB", "blue"))}


def _deck(name: str, prefix: str, copies: int = 4) -> DeckList:
    numbers = [number for number in CARDS if number.startswith(prefix)]
    egg, rest = numbers[0], numbers[1:]
    counts = dict.fromkeys(rest, copies)
    counts[rest[-1]] += 50 - copies * len(rest)
    return DeckList(name, counts, {egg: 5})


RED = _deck("red", "TA")
BLUE = _deck("blue", "TB")


@cache
def _rules() -> OfficialRules:
    encoded = (encode_card(card) for card in CARDS.values())
    return OfficialRules({address(data): data for data in encoded})


@cache
def played(first: str, second: str, seed: int, index: int) -> MatchRecord:
    """One finished match; played once however often it is asked for."""
    decks = {"red": RED, "blue": BLUE}
    plan = Plan((decks[first], decks[second]), ("random", "random"), seed, index)
    return simulate(plan, CARDS, _rules())


def some(count: int, seed: int = 1) -> Iterator[MatchRecord]:
    """Red against blue with seats swapped, every fifth match a mirror."""
    pairs = (("red", "blue"), ("blue", "red"), ("red", "blue"), ("blue", "red"), ("red", "red"))
    for index in range(count):
        yield played(*pairs[index % len(pairs)], seed, index)
