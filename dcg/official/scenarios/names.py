"""Names in a scenario that nothing in its match has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from dcg.decks import nearest
from dcg.documents.document import Mention
from dcg.documents.faults import DocumentError
from dcg.official.language.card import Card
from dcg.official.positions.position import CardHere, Position
from dcg.official.scenarios.scene import UNKNOWN
from dcg.official.scenarios.start import DecksHere

WORDS = ("player", "none", "nobody", UNKNOWN)
"""What names no card and no label, and has a meaning."""

_NUMBERED = re.compile(r" #\d+$")
"""One of several alike, as failures show it: `Test Pup #3`."""


def unknown_names(
    start: Position | DecksHere,
    cards: Mapping[str, Card],
    catalogue: Mapping[str, Card],
    mentions: Sequence[Mention],
) -> list[DocumentError]:
    """The mentions that are neither a label nor a card, each with the nearest names there are.

    A card is called by its name or its number; it need not be in the match, so that a document can
    say that it is not.
    """
    there = {*_labels(start), *_called(cards), *_called(_used(start, catalogue))}
    found = []
    for mention in mentions:
        name = _NUMBERED.sub("", mention.name)
        if name not in there and name not in WORDS and not _in_catalogue(name, catalogue):
            found.append(
                mention.field.error(
                    f"there is no card and no label `{name}` here{nearest(name, sorted(there))}"
                )
            )
    return found


def _labels(start: Position | DecksHere) -> Iterator[str]:
    if isinstance(start, Position):
        labels = [held.label for side in start.sides for held in side.standing()]
        labels += [card.label for card in _cards(start)]
        yield from (label for label in labels if label is not None)


def _cards(start: Position | DecksHere) -> Iterator[CardHere]:
    if isinstance(start, DecksHere):
        for deck in start.decks:
            yield from (*deck.deck, *deck.digi_egg_deck)
        return
    for side in start.sides:
        for cards in side.areas.values():
            yield from cards
        for held in side.standing():
            yield from (*held.cards, *held.links)


def _called(cards: Mapping[str, Card]) -> Iterator[str]:
    """Cards, and the Tokens they play, by name and by number."""
    for name, card in cards.items():
        yield from (name, card.name, card.number)
        yield from _called({token.name: token for token in card.tokens})


def _used(start: Position | DecksHere, catalogue: Mapping[str, Card]) -> Mapping[str, Card]:
    """The cards of the catalogue that the match begins with."""
    names = {one.name for one in _cards(start) if one.name}
    return {name: catalogue[name] for name in names if name in catalogue}


def _in_catalogue(name: str, catalogue: Mapping[str, Card]) -> bool:
    return name in catalogue or any(card.name == name for card in catalogue.values())
