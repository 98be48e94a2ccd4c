"""The Digimon Card Game at the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any

import msgspec

from cli.games.catalogue import CatalogueView
from cli.games.official.board import OfficialBoard
from cli.games.view import SeatDialogue
from dcg.harmless import inert
from dcg.kernel.code import Code
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.official.words.boards.picture import picture
from dcg.official.words.game_words import OFFICIAL_WORDS


class OfficialView:
    """See `cli.games.view.GameView`. What runs rules is read when it is asked for."""

    words = OFFICIAL_WORDS
    open_cards = "the cards in both trashes"
    event_notes = (
        "`by` is the seat whose effect did it, -1 for the rules. Numbers called `permanent`, `attacker`, "
        "`defender`,\n`blocker`, `target` are ids of what stands on the field, -1 for none. `memory` is as "
        "seat 0 reads the gauge."
    )

    @property
    def kernel_codes(self) -> Sequence[tuple[str, type[Code]]]:
        """Kinds of spans and questions."""
        from cli.games.official.reference import KERNEL_CODES  # noqa: PLC0415

        return KERNEL_CODES

    @property
    def event_texts(self) -> Sequence[tuple[str, Sequence[str]]]:
        """Reasons, timings, modifiers."""
        from cli.games.official.reference import TEXTS  # noqa: PLC0415

        return TEXTS

    @property
    def starter(self) -> str:
        """A scenario that runs."""
        from cli.games.official.starter import STARTER  # noqa: PLC0415

        return STARTER

    @property
    def catalogue(self) -> CatalogueView:
        """How cards and decks are listed."""
        from cli.games.official.catalogue import OfficialCatalogue  # noqa: PLC0415

        return OfficialCatalogue()

    @cached_property
    def page_script(self) -> str:
        """The board in the web page."""
        return files("cli.games.official").joinpath("board.js").read_text("utf-8")

    def board(
        self, state: Any, definitions: Mapping[bytes, bytes], header: Header | None = None
    ) -> OfficialBoard:
        """A board by its state."""
        return OfficialBoard(picture(state, definitions, header))

    def looks(self, definition: bytes) -> tuple[str, list[str]] | None:
        """A card's name, its category and colours."""
        try:
            look = _LOOK.decode(definition)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return None
        return inert(look.name), [inert(look.category), *map(inert, look.colours)]

    def card_text(self, definition: bytes) -> Sequence[str]:
        """Number, name, facts and effects."""
        from dcg.official.words.in_play import described  # noqa: PLC0415

        return [inert(line) for line in described(definition)]

    def cards_in_play(
        self, state: Any, definitions: Mapping[bytes, bytes]
    ) -> Sequence[Sequence[str]]:
        """What each card on the field says."""
        from dcg.official.words.in_play import cards_in_play  # noqa: PLC0415

        return cards_in_play(state, definitions)

    def dialogue(
        self, events: Sequence[Event], seat: int, definitions: Mapping[bytes, bytes]
    ) -> SeatDialogue:
        """What a seat knows."""
        from cli.games.official.seat import OfficialSeat  # noqa: PLC0415

        return OfficialSeat(events, seat, definitions)


class _Look(msgspec.Struct, frozen=True):
    """What a definition says of how its card looks, read loosely as `CardLabel` is."""

    name: str = ""
    category: str = ""
    colours: tuple[str, ...] = ()


_LOOK = msgspec.json.Decoder(_Look)

VIEW = OfficialView()
