"""The text of this game's cards, for the layers above (see `dcg.card_text.CardText`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dcg.card_text import NotCards, Progress
from dcg.catalogue_file import begins_catalogue
from dcg.official.catalogue.cards import add
from dcg.official.catalogue.file import CATALOGUE_FILE
from dcg.official.language.card import Card
from dcg.official.support import named
from dcg.official.text.compiled_dump import CompiledDump, compile_dump
from dcg.official.text.dumps.dump_file import NotADump, records


class OfficialCardText:
    """See `dcg.card_text.CardText`."""

    def compiled(self, data: bytes, progress: Progress | None = None) -> CompiledDump:
        """The cards of a dump, of whichever shape."""
        try:
            found = records(data)
        except NotADump as error:
            raise NotCards(str(error)) from None
        return compile_dump(found, progress)

    def is_catalogue(self, data: bytes) -> bool:
        """Whether it begins as such a file does."""
        return begins_catalogue(data)

    def read(self, data: bytes) -> Mapping[str, Card]:
        """The cards of a catalogue file."""
        return CATALOGUE_FILE.read(data)

    def write(self, cards: Mapping[str, Card]) -> bytes:
        """The catalogue file, in the order of the numbers."""
        return CATALOGUE_FILE.written(cards.values())

    def lacks(self, card: Card) -> Sequence[str]:
        """Each thing once."""
        return named(card)

    def add(self, cards: Mapping[str, Card]) -> Callable[[], None]:
        """From now on the catalogue has these cards too; what it gives takes them out again."""
        return add(cards)


OFFICIAL_CARD_TEXT = OfficialCardText()
