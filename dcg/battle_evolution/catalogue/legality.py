"""Whether a deck may be played (d-*): size, Destiny Zone, partner, copies, marks, sides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from dcg.battle_evolution.deck import DeckList
from dcg.battle_evolution.language.card import BoxName, Card
from dcg.battle_evolution.language.selectors import Name
from dcg.battle_evolution.text.compiler import unread
from dcg.decks import nearest

DECK_SIZE = 50
"""d-1."""
MAIN_DECK_SIZE = 40
"""The main deck that is left once the side pile is made has 40 cards (2-6): it has at least as many."""
COPIES = {
    "digimon": (4, "d-8"),
    "option": (3, "d-9"),
    "evolution": (2, "d-10"),
    "data": (1, "d-13"),
}
"""Copies of one number in the main deck, by category, and the clause."""
MOST_FIREWALLS = 3
MOST_DATA = 2
MOST_PARTNERS = 2

GUESSED = "s-10"
"""A text is never guessed at: a card with one that nothing reads is refused."""

Lacking = Callable[[Card], Sequence[str]]


class Complaint(NamedTuple):
    """Something that is wrong with a deck, and the clauses it breaks."""

    words: str
    clauses: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.words} ({', '.join(self.clauses)})" if self.clauses else self.words


def problems(
    deck: DeckList, cards: Mapping[str, Card], lacking: Lacking | None = None
) -> list[str]:
    """What is wrong with the deck, one line each with its clauses; empty if it may be played.

    `lacking` names what of a card nothing runs.
    """
    return [str(one) for one in complaints(deck, cards, lacking)]


def complaints(
    deck: DeckList, cards: Mapping[str, Card], lacking: Lacking | None = None
) -> list[Complaint]:
    """What is wrong with the deck. Of one with unknown cards, only these."""
    unknown = [number for number in (*deck.deck, *deck.destiny_zone) if number not in cards]
    if unknown:
        return [
            Complaint(f"unknown card {number}{nearest(number, list(cards))}")
            for number in dict.fromkeys(unknown)
        ]
    main = {number: (cards[number], copies) for number, copies in deck.deck.items()}
    destiny = {number: (cards[number], copies) for number, copies in deck.destiny_zone.items()}
    return [
        *_sizes(deck),
        *_main(main),
        *_destiny(destiny, deck, cards),
        *_partner(deck, cards),
        *_both(main, destiny),
        *_data(main, destiny),
        *_faces(deck, cards),
        *_not_run((*main.values(), *destiny.values()), lacking),
    ]


Held = Mapping[str, tuple[Card, int]]


def _shown(card: Card) -> str:
    return f"{card.number} {card.name}"


def _sizes(deck: DeckList) -> Iterator[Complaint]:
    if deck.size != DECK_SIZE:
        yield Complaint(
            f"{deck.size} cards, the Destiny Zone included: must be exactly {DECK_SIZE}",
            ("d-1", "d-2"),
        )


def _main(main: Held) -> Iterator[Complaint]:
    """d-8 to d-10, d-13, and what has no place in a main deck."""
    for card, copies in main.values():
        if card.level == "M":
            yield Complaint(
                f"deck: {_shown(card)} is Level M, which never goes into the main deck", ("1-4",)
            )
        if card.category == "mastery":
            yield Complaint(
                f"deck: {_shown(card)} is a Mastery, which goes into the Destiny Zone", ("d-7",)
            )
            continue
        if card.ace or card.firewall:
            continue  # counted wherever they are: `_both`
        most, clause = COPIES[card.category]
        if copies > most:
            yield Complaint(f"deck: {copies} copies of {_shown(card)}, at most {most}", (clause,))


def _destiny(destiny: Held, deck: DeckList, cards: Mapping[str, Card]) -> Iterator[Complaint]:
    """d-3, d-5, d-6, d-7: each card there is a Mega, a partner C, a proxy or a Mastery."""
    kinds: dict[str, int] = {}
    partner = cards.get(deck.partner) if deck.partner else None
    for card, copies in destiny.values():
        kind = _kind(card)
        kinds[kind] = kinds.get(kind, 0) + copies
        if not kind:
            yield Complaint(
                f"Destiny Zone: {_shown(card)} is no Level M, partner C, Proxy or Mastery",
                ("d-3", "d-5", "d-6", "d-7"),
            )
        if kind == "partner":
            if copies > 1:
                yield Complaint(
                    f"Destiny Zone: {copies} copies of the partner C {_shown(card)}: must differ",
                    ("d-5",),
                )
            if deck.partner and partner is None:
                continue  # no card: `_partner` says so
            if partner is None:
                yield Complaint(
                    f"Destiny Zone: {_shown(card)} is a partner C, and no partner is declared",
                    ("d-5",),
                )
            elif not names_in_box(card, partner):
                yield Complaint(
                    f"Destiny Zone: the evo-box of {_shown(card)} has no name of the partner "
                    f"{_shown(partner)}",
                    ("d-5",),
                )
    for kind, most, words, clause in (
        ("mega", 1, "Level M", "d-3"),
        ("partner", MOST_PARTNERS, "partner C", "d-5"),
        ("proxy", 1, "Proxy", "d-6"),
        ("mastery", 1, "Mastery", "d-7"),
    ):
        if kinds.get(kind, 0) > most:
            yield Complaint(f"Destiny Zone: {kinds[kind]} {words} cards, at most {most}", (clause,))


def _kind(card: Card) -> str:
    if card.category == "mastery":
        return "mastery"
    if card.proxy:
        return "proxy"
    return {"M": "mega", "C": "partner"}.get(card.level or "", "")


def _partner(deck: DeckList, cards: Mapping[str, Card]) -> Iterator[Complaint]:
    """d-4."""
    if not deck.partner:
        return
    card = cards.get(deck.partner)
    if card is None:
        yield Complaint(f"partner: unknown card {deck.partner}{nearest(deck.partner, list(cards))}")
    elif card.level != "R":
        yield Complaint(f"partner: {_shown(card)} is not Level R", ("d-4",))
    elif deck.partner not in deck.deck:
        yield Complaint(f"partner: {_shown(card)} is not in the deck", ("d-4",))


def _both(main: Held, destiny: Held) -> Iterator[Complaint]:
    """d-11, d-12, d-14: Aces and Firewalls count wherever they are."""
    held = (*main.values(), *destiny.values())
    aces = [(card, copies) for card, copies in held if card.ace]
    if sum(copies for _, copies in aces) > 1:
        yield Complaint(
            f"{_counted(aces)}: at most 1 Ace in deck and Destiny Zone together", ("d-11", "d-14")
        )
    walls = [(card, copies) for card, copies in held if card.firewall]
    if sum(copies for _, copies in walls) > MOST_FIREWALLS:
        yield Complaint(
            f"{_counted(walls)}: at most {MOST_FIREWALLS} Firewalls in all", ("d-12", "d-14")
        )


def _counted(held: Sequence[tuple[Card, int]]) -> str:
    return ", ".join(f"{copies} {_shown(card)}" for card, copies in held)


def _data(main: Held, destiny: Held) -> Iterator[Complaint]:
    """d-13, d-19."""
    held = [card for card, _ in (*main.values(), *destiny.values()) if card.category == "data"]
    copies: dict[str, int] = {}
    for card, count in (*main.values(), *destiny.values()):
        if card.category == "data":
            copies[card.number] = copies.get(card.number, 0) + count
    for card in dict.fromkeys(held):
        if copies[card.number] > 1 and card.number in destiny and card.number in main:
            yield Complaint(
                f"{copies[card.number]} copies of {_shown(card)}, at most 1", ("d-13", "d-14")
            )
        if not any(_says(other, name) for other, _ in destiny.values() for name in card.names):
            yield Complaint(
                f"{_shown(card)}: no card of the Destiny Zone has or names {card.name}", ("d-19",)
            )
    if len(copies) > MOST_DATA:
        yield Complaint(f"{len(copies)} different DATA cards, at most {MOST_DATA}", ("d-13",))


def _says(card: Card, name: str) -> bool:
    """Whether a card has the name, or a name in its evo-box is it (d-19)."""
    return name.lower() in map(str.lower, card.names) or any(
        said is not None and _matches(said, name) for said in _box_names(card)
    )


def names_in_box(card: Card, other: Card) -> bool:
    """Whether the evo-box of the card has a name of the other (4.1-9, d-5)."""
    return any(
        said is not None and _matches(said, name)
        for said in _box_names(card)
        for name in other.names
    )


def _box_names(card: Card) -> Iterator[Name | None]:
    lines: list[BoxName] = [each for line in card.box for each in line.of]
    lines += [each for line in card.dna for each in line.materials]
    for each in lines:
        yield each.name


def _matches(said: Name, name: str) -> bool:
    text, whole = said.text.lower(), name.lower()
    if said.part == "whole":
        return text == whole
    if said.part == "begins":
        return whole.startswith(text)
    return whole.endswith(text) if said.part == "ends" else text in whole


def _faces(deck: DeckList, cards: Mapping[str, Card]) -> Iterator[Complaint]:
    """d-18."""
    for number, sides in deck.faces.items():
        card = cards.get(number)
        copies = deck.deck.get(number, 0) + deck.destiny_zone.get(number, 0)
        if card is None or not copies:
            yield Complaint(f"faces: {number} is not in the deck", ("d-18",))
            continue
        if not card.faces:
            yield Complaint(f"faces: {_shown(card)} is no flip card", ("d-18",))
            continue
        if len(sides) > copies:
            yield Complaint(
                f"faces: {len(sides)} sides for {copies} copies of {_shown(card)}", ("d-18",)
            )
        for side in dict.fromkeys(sides):
            yield from _side(card, side)


def _side(card: Card, side: int) -> Iterator[Complaint]:
    if side > len(card.faces):
        yield Complaint(
            f"faces: {_shown(card)} has no side {side}: they are 0 to {len(card.faces)}", ("d-18",)
        )
    elif not card.face(side).initial and any(each.initial for each in (card, *card.faces)):
        yield Complaint(f"faces: {_shown(card)} begins on the side with the arrow", ("d-18",))


def _not_run(held: tuple[tuple[Card, int], ...], lacking: Lacking | None) -> Iterator[Complaint]:
    for card, _ in held:
        words = unread(card)
        lacks = [*words, *(lacking(card) if lacking is not None else ())]
        if lacks:
            said = f"{_shown(card)}: not supported yet: {', '.join(lacks)}"
            yield Complaint(said, (GUESSED,) if words else ())
