"""Cards that somebody may have meant who named one that is not there."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence

from dcg.official.language.card import Card


def close_numbers(words: str, cards: Mapping[str, Card]) -> list[str]:
    """Numbers of cards that have that name, or one like it, or else numbers that look like it."""
    by_name: dict[str, list[str]] = {}
    for number, card in cards.items():
        by_name.setdefault(card.name.lower(), []).append(number)
    said = words.lower()
    names = [said] if said in by_name else difflib.get_close_matches(said, by_name, n=2, cutoff=0.8)
    called = [number for name in names for number in by_name[name]]
    return called[:5] or difflib.get_close_matches(words.upper(), cards, n=3, cutoff=0.85)


def close_cards(words: str, cards: Mapping[str, Card]) -> str:
    """What a complaint about an unknown card adds: ` (close: BT1-010 Agumon)`, or nothing."""
    return suggested(close_numbers(words, cards), cards)


def suggested(close: Sequence[str], cards: Mapping[str, Card]) -> str:
    """The cards of these numbers, as a complaint adds them."""
    said = []
    for number in close:
        name = cards[number].name
        said.append(number if name == number else f"{number} {name}")
    return f" (close: {', '.join(said)})" if said else ""


def unknown_card(name: str, cards: Mapping[str, Card], catalogue: Mapping[str, Card]) -> str:
    """The complaint about a card that a document neither defines nor names by its number.

    A printed name can be that of several cards, so it names none: the complaint asks which is meant.
    """
    called = [number for number, card in catalogue.items() if card.name == name]
    if called:
        more = f" and {len(called) - _SHOWN} more" if len(called) > _SHOWN else ""
        several = "are called so: which is meant?" if len(called) > 1 else "is called so:"
        numbers = ", ".join(called[:_SHOWN])
        return f"unknown card `{name}`; {numbers}{more} {several} Name it by its number"
    return (
        f"unknown card `{name}`: neither defined under `cards` nor a number of the "
        f"catalogue{close_cards(name, {**catalogue, **cards})}"
    )


_SHOWN = 8
