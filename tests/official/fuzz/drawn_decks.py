"""Decks drawn from the cards of conformance scenarios: those of one scenario come together, so that what
it takes several cards for (DNA digivolution, DigiXros, Link) can happen."""

from __future__ import annotations

import random
from collections import ChainMap, Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import msgspec

from dcg.definitions import address
from dcg.documents import Scenario
from dcg.documents.run import run
from dcg.official.catalogue import catalogue
from dcg.official.deck import DeckList
from dcg.official.language.card import Card, DigivolutionRequirement, decode_card, encode_card
from dcg.official.support import lacking
from tests.conformance.suite import every_scenario
from tests.official.fuzz.uses import DECLARED, said_on

SIZE: Final = 50
DIGI_EGGS: Final = 5
FILLED: Final = 20
"""How many of the cards are Digimon of one colour, one on top of the other."""

COPIES: Final = 2
RARE: Final = 12
"""What so few cards say is the subject of decks of its own: every copy of one of these cards, and of those
that its scenario has beside it."""

LOWEST: Final = 3
LEVELS: Final = (3, 3, 4, 4, 5, 6)


@cache
def groups() -> tuple[tuple[str, ...], ...]:
    """The cards of each scenario, by what `pool` calls them; only those of which everything runs."""
    found = {_group(scenario): None for scenario in every_scenario()}
    found.pop((), None)
    return tuple(found)


def _group(scenario: Scenario) -> tuple[str, ...]:
    definitions = scenario.begun(catalogue(), 0).opening.definitions
    cards = {address.hex(): decode_card(data) for address, data in definitions.items()}
    whole = {
        key: card for key, card in cards.items() if not (card.token or card.unread or lacking(card))
    }
    _POOL.update(whole)
    return tuple(sorted(whole))


_POOL: Final[dict[str, Card]] = {}


def pool() -> dict[str, Card]:
    """Every card that can be in a deck, by its content address."""
    groups()
    return _POOL


def _grown(key: str) -> str:
    """A Digimon card as a deck would have it: scenarios put on the board what they need there, so that many of
    their cards have nothing to digivolve from. It does from any Digimon of the level below, and of its own."""
    card = pool()[key]
    if card.category != "digimon" or card.digivolution or (card.level or 0) < LOWEST:
        return key
    level = card.level or 0
    ways = tuple(DigivolutionRequirement(cost, level=level - cost) for cost in (1, 0))
    data = encode_card(msgspec.structs.replace(card, digivolution=ways))
    found = address(data).hex()
    _GROWN[found] = decode_card(data)
    return found


_GROWN: Final[dict[str, Card]] = {}


def cards() -> Mapping[str, Card]:
    """Every card of a deck drawn so far, by what decks call it."""
    return ChainMap(_GROWN, pool())


@cache
def _fillers() -> dict[tuple[str, int], tuple[str, ...]]:
    """Digi-Eggs of a colour, and Digimon of it that digivolve from any of it of the level below."""
    found: dict[tuple[str, int], list[str]] = {}
    for key, card in pool().items():
        from_below = {
            held.colour
            for held in card.digivolution
            if held.level == (card.level or 0) - 1 and not held.match and held.condition is None
        }
        for colour in card.colours:
            if card.level and (card.category == "digi_egg" or colour in from_below):
                found.setdefault((colour, card.level), []).append(key)
    return {place: tuple(sorted(keys)) for place, keys in found.items()}


@cache
def subjects() -> dict[str, tuple[tuple[str, ...], ...]]:
    """What few cards say, and what it takes several cards to declare, each with the groups that have a card
    that says it."""
    sayers: dict[str, set[str]] = {}
    for key, card in pool().items():
        for name in said_on(card):
            sayers.setdefault(name, set()).add(key)
    return {
        name: tuple(group for group in groups() if not keys.isdisjoint(group))
        for name, keys in sorted(sayers.items())
        if len(keys) <= RARE or name in DECLARED.values()
    }


@cache
def told_in() -> dict[str, tuple[tuple[str, ...], ...]]:
    """For each kind of event, the groups of the scenarios in which it comes about. Plays them all."""
    found: dict[str, dict[tuple[str, ...], None]] = {}
    for scenario in every_scenario():
        group = _group(scenario)
        for event in run(scenario, catalogue()).log if group else ():
            found.setdefault(f"event {event.TOPIC}", {})[group] = None
    return {name: tuple(held) for name, held in found.items()}


def said_in(about: str) -> tuple[tuple[str, ...], ...]:
    """The groups with a card that says this."""
    known = pool()
    return tuple(group for group in groups() if any(about in said_on(known[key]) for key in group))


def subject(number: int) -> str:
    """One of them after the other."""
    names = tuple(subjects())
    return names[number % len(names)]


def drawn(seed: int) -> DeckList:
    """The deck of a seed: cards of many scenarios, and all copies of those of one that says something rare."""
    chance = random.Random(seed)
    known = pool()
    held = Counter(
        {
            key: min(4, known[key].max_copies)
            for key in chance.choice(subjects()[subject(seed // 2)])
        }
    )
    while held.total() < SIZE - FILLED:
        for key in chance.choice(groups()):
            held[key] = min(held[key] + COPIES, known[key].max_copies)
    return _filled(seed, held, chance)


def narrow(seed: int, about: str) -> DeckList:
    """A deck of nothing but the cards of one scenario with a card that says this, or in which this kind of event comes about, besides
    those that fill it: more copies than anybody may have, so that what takes several of them comes about, and every
    Digimon grown on others."""
    chance = random.Random(seed)
    apt = subjects().get(about) or told_in().get(about) or said_in(about)
    group = [_grown(key) for key in chance.choice(apt)[:SIZE]]
    held: Counter[str] = Counter()
    while held.total() < SIZE - FILLED:
        held.update(group)
    return _filled(seed, held, chance)


def _filled(seed: int, held: Counter[str], chance: random.Random) -> DeckList:
    """The deck with these cards, and Digimon of its commonest colour."""
    eggs = Counter({key: held[key] for key in held if cards()[key].category == "digi_egg"})
    deck = held - eggs
    colour = _commonest(deck, cards())
    while deck.total() < SIZE:
        for level in LEVELS:
            keys = _fillers().get((colour, level), ())
            if keys:
                deck[chance.choice(keys)] += 1
    while eggs.total() < DIGI_EGGS:
        eggs[chance.choice(_fillers()[colour, 2])] += 1
    return DeckList(f"drawn {seed}", _first(deck, SIZE), _first(eggs, DIGI_EGGS))


def _commonest(deck: Counter[str], cards: Mapping[str, Card]) -> str:
    """The colour that most of the deck's cards have, of those with Digi-Eggs."""
    colours: Counter[str] = Counter()
    for key, copies in deck.items():
        for colour in cards[key].colours:
            if all(_fillers().get((colour, level)) for level in (2, *LEVELS)):
                colours[colour] += copies
    return max(colours, key=lambda colour: colours[colour], default="red")


def _first(held: Counter[str], size: int) -> dict[str, int]:
    """So many of them, in their order."""
    keys: Sequence[str] = tuple(held.elements())[:size]
    return dict(Counter(keys))
