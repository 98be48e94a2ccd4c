"""Legal decks drawn at random from every card of the package."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from dcg.battle_evolution.catalogue import catalogue, problems
from dcg.battle_evolution.catalogue.legality import COPIES, DECK_SIZE, names_in_box
from dcg.battle_evolution.codes.cards import KIN_BY_WORD, LEVEL_BY_WORD
from dcg.battle_evolution.deck import DeckList
from dcg.battle_evolution.language.card import BoxName, Card
from dcg.battle_evolution.language.effect import Printed
from dcg.battle_evolution.reading.names import box_name_fits

ROOKIES, CHAMPIONS, ULTIMATES = 16, 10, 6
"""Digimon of a deck by level, about: enough to evolve with."""
MOST_WALLS = 3


def drawn(seed: int) -> DeckList:
    """A deck: the same one for the same seed."""
    cards = dict(catalogue())
    chance = random.Random(seed)
    for _ in range(200):
        found = _attempt(chance, cards, f"drawn-{seed}")
        if not problems(found, cards):
            return found
    raise AssertionError(f"no legal deck is found for {seed}")


def _attempt(chance: random.Random, cards: Mapping[str, Card], name: str) -> DeckList:
    every = list(cards.values())
    chance.shuffle(every)
    partner = next(card for card in every if card.level == "R" and not card.proxy)
    destiny = _destiny(chance, every, partner)
    main = {partner.number: chance.randint(1, 4)}
    walls = aces = 0
    wanted = {"R": ROOKIES, "C": CHAMPIONS, "U": ULTIMATES}
    room = DECK_SIZE - len(destiny)
    core = _core(every)
    kinds: set[str] = {word for card in (partner, *core) for word in card.types}
    for card in (*core, *_suited(every, kinds)):
        left = room - sum(main.values())
        if card.level is not None:
            left = min(left, wanted.get(card.level, 0))
        if left <= 0 or card.number in main or (card.ace and aces) or card.number in destiny:
            continue
        most = 1 if card.ace else COPIES[card.category][0]
        if card.firewall:
            most = MOST_WALLS - walls
        copies = min(left, most if card in core else chance.randint(1, most)) if most > 0 else 0
        if not copies:
            continue
        main[card.number] = copies
        aces += copies if card.ace else 0
        walls += copies if card.firewall else 0
        if card.level is not None:
            wanted[card.level] -= copies
    main[partner.number] = min(4, main[partner.number] + max(0, room - sum(main.values())))
    return DeckList(
        name,
        main,
        dict.fromkeys(destiny, 1),
        partner.number,
        dict(_faces(chance, cards, {**main, **dict.fromkeys(destiny, 1)})),
    )


def _suited(every: list[Card], kinds: set[str]) -> Iterator[Card]:
    """What a main deck can have, Digimon and others in turn; first those of these types, which evolve
    into each other."""
    fit = [card for card in every if card.level != "M" and card.category in COPIES]
    fit = [card for card in fit if not card.proxy]
    digimon = [card for card in fit if card.level is not None]
    digimon.sort(key=lambda card: kinds.isdisjoint(card.types))
    others = [card for card in fit if card.level is None]
    yield from digimon[: len(digimon) // 2]
    yield from others
    yield from digimon[len(digimon) // 2 :]


def _core(every: list[Card]) -> list[Card]:
    """A Digimon that evolves by DNA, what its materials can be, and cards that act as materials."""
    future = next(card for card in every if card.dna and card.level != "M")
    dna = future.dna[0]
    materials = [
        next((card for card in every if card.level in ("R", "C", "U") and fits(card, said)), None)
        for said in dna.materials[:2]
    ]
    acting = [
        card
        for card in every
        if any(isinstance(one, Printed) and one.timing == "material" for one in _timings(card))
    ]
    return [future, *(card for card in materials if card is not None), *acting[:1]]


def _timings(card: Card) -> Iterator[object]:
    return (one for effect in card.effects for one in effect.when)


def fits(card: Card, said: BoxName) -> bool:
    """Whether a card is what a box names."""
    assert card.level is not None
    kinds = [KIN_BY_WORD[word] for word in card.types]
    return box_name_fits(said, card.names, LEVEL_BY_WORD[card.level], kinds)


def _destiny(chance: random.Random, every: list[Card], partner: Card) -> list[str]:
    """A Level M, partner Cs that name the partner, a proxy and a Mastery, each of them or none."""
    kinds = [
        [card for card in every if card.level == "M"][:1],
        [card for card in every if card.level == "C" and names_in_box(card, partner)][:2],
        [card for card in every if card.proxy][:1],
        [card for card in every if card.category == "mastery"][:1],
    ]
    return [card.number for kind in kinds for card in kind if chance.random() < 0.85]


def _faces(
    chance: random.Random, cards: Mapping[str, Card], copies: Mapping[str, int]
) -> Iterator[tuple[str, tuple[int, ...]]]:
    for number, count in copies.items():
        card = cards[number]
        if card.faces and not any(side.initial for side in (card, *card.faces)):
            yield number, tuple(chance.randint(0, len(card.faces)) for _ in range(count))
