"""The effects of real cards that run: each by its card and its place there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from dcg.official.catalogue import catalogue
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.support.lacking import lacking_in


class Pooled(NamedTuple):
    """One effect of a card: the `index` a log names it by, and the `section` it is printed in."""

    number: str
    index: int
    section: int
    effect: Effect

    @property
    def name(self) -> str:
        """`BT1-010 0`, as lists of effects name it."""
        return f"{self.number} {self.index}"

    @property
    def card(self) -> Card:
        """The card it is printed on."""
        return catalogue()[self.number]


def of_card(card: Card) -> Iterator[Pooled]:
    """The effects of a card that run."""
    index = 0
    for section, effects in enumerate(card.sections):
        for effect in effects:
            if not lacking_in(effect):
                yield Pooled(card.number, index, section, effect)
            index += 1


def pool(cards: Iterable[Card] | None = None) -> list[Pooled]:
    """Every effect that runs, in the order of the catalogue."""
    return [one for card in cards or catalogue().values() for one in of_card(card)]
