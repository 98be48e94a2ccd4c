"""The effects of real cards that run: each by its card and its place there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dcg.official.catalogue import catalogue
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.support.lacking import lacking_in
from tests.official.exerciser.real import with_what_runs


@dataclass(frozen=True)
class Pooled:
    """One effect of a card: the `index` a log names it by, and the `section` it is printed in. `card` is the
    card as it is put on a board."""

    card: Card
    index: int
    section: int
    effect: Effect

    @property
    def number(self) -> str:
        """The number of the card."""
        return self.card.number

    @property
    def name(self) -> str:
        """`BT1-010 0`, as lists of effects name it."""
        return f"{self.number} {self.index}"


def of_card(card: Card) -> Iterator[Pooled]:
    """The effects of a card that run."""
    index, bare = 0, with_what_runs(card)
    for section, effects in enumerate(card.sections):
        for effect in effects:
            if not lacking_in(effect):
                yield Pooled(bare, index, section, effect)
            index += 1


def pool(cards: Iterable[Card] | None = None) -> list[Pooled]:
    """Every effect that runs, in the order of the catalogue."""
    return [one for card in cards or catalogue().values() for one in of_card(card)]
