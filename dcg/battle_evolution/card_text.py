"""The text of this game's cards, for the layers above (see `dcg.card_text.CardText`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dcg.battle_evolution.catalogue.cards import add, catalogue
from dcg.battle_evolution.catalogue.file import CATALOGUE_FILE
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.text.compiled_file import (
    CompiledFile,
    Lacking,
    compile_file,
    read_names,
)
from dcg.card_text import Progress
from dcg.catalogue_file import begins_catalogue


class BattleEvolutionCardText:
    """See `dcg.card_text.CardText`."""

    def __init__(self, lacking: Lacking) -> None:
        """`lacking` names what of a card nothing runs."""
        self.lacking = lacking

    def compiled(self, data: bytes, progress: Progress | None = None) -> CompiledFile:
        """The cards of a YAML or JSON list of records."""
        return compile_file(data, read_names(catalogue()), progress, self.lacking)

    def is_catalogue(self, data: bytes) -> bool:
        """Whether it begins as a file of compiled cards does."""
        return begins_catalogue(data)

    def read(self, data: bytes) -> Mapping[str, Card]:
        """The cards of a file of compiled cards."""
        return CATALOGUE_FILE.read(data)

    def write(self, cards: Mapping[str, Card]) -> bytes:
        """The file, in the order of the numbers."""
        return CATALOGUE_FILE.written(cards.values())

    def lacks(self, card: Card) -> Sequence[str]:
        """By name."""
        return self.lacking(card)

    def add(self, cards: Mapping[str, Card]) -> Callable[[], None]:
        """From now on the catalogue has these cards too; what it gives takes them out again."""
        return add(cards)
