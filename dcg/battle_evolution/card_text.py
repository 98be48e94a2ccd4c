"""The text of this game's cards, for the layers above (see `dcg.card_text.CardText`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dcg.battle_evolution.catalogue.cards import add, catalogue
from dcg.battle_evolution.catalogue.file import (
    NotACatalogue,
    begins_catalogue,
    catalogue_bytes,
    read_all,
)
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.text.compiled_file import (
    CompiledFile,
    Lacking,
    compile_file,
    read_names,
)
from dcg.card_text import NotCards, Progress


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
        try:
            return read_all(data)
        except NotACatalogue as error:
            raise NotCards(str(error)) from None

    def write(self, cards: Mapping[str, Card]) -> bytes:
        """The file, in the order of the numbers."""
        return catalogue_bytes(cards.values())

    def add(self, cards: Mapping[str, Card]) -> Callable[[], None]:
        """From now on the catalogue has these cards too; what it gives takes them out again."""
        return add(cards)
