"""Any game at the command line: its events and boards in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any

from cli.games.catalogue import CatalogueView
from cli.games.plain.board import PlainBoard
from cli.games.view import SeatDialogue
from dcg.game import CardGame
from dcg.kernel.code import Code
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.telling.plain import PlainWords


class PlainView:
    """See `cli.games.view.GameView`."""

    open_cards = ""
    kernel_codes: Sequence[tuple[str, type[Code]]] = ()
    event_texts: Sequence[tuple[str, Sequence[str]]] = ()
    event_notes = ""
    starter = ""

    def __init__(self, game: CardGame) -> None:
        self.game = game
        self.words = PlainWords(game)

    @property
    def catalogue(self) -> CatalogueView:
        """Cards by number, decks by name."""
        from cli.games.plain.catalogue import PlainCatalogue  # noqa: PLC0415

        return PlainCatalogue()

    @cached_property
    def page_script(self) -> str:
        """The board in the web page."""
        return files("cli.games.plain").joinpath("board.js").read_text("utf-8")

    def board(
        self, state: Any, definitions: Mapping[bytes, bytes], header: Header | None = None
    ) -> PlainBoard:
        """A board: every column that bisecting can ask about."""
        return PlainBoard(self.game, state, definitions)

    def looks(self, definition: bytes) -> tuple[str, list[str]] | None:
        """Nothing is known of how cards look."""
        return None

    def card_text(self, definition: bytes) -> Sequence[str]:
        """Nothing is known of what cards say."""
        return ()

    def cards_in_play(
        self, state: Any, definitions: Mapping[bytes, bytes]
    ) -> Sequence[Sequence[str]]:
        """Nothing is known of what cards say."""
        return ()

    def dialogue(
        self, events: Sequence[Event], seat: int, definitions: Mapping[bytes, bytes]
    ) -> SeatDialogue:
        """What a seat knows."""
        from cli.games.plain.seat import PlainSeat  # noqa: PLC0415

        return PlainSeat(self.game, self.words, events, seat, definitions)
