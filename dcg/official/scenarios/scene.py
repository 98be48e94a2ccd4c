"""A running scenario as its document speaks of it: seats, cards and permanents by their names."""

from __future__ import annotations

from collections.abc import Mapping

from dcg.documents import scene as documents
from dcg.documents.scene import SEATS
from dcg.kernel.absent import NOBODY
from dcg.kernel.fold import fold
from dcg.official.codes.absent import NO_CARD, NO_DEFINITION, THE_PLAYER
from dcg.official.game import GAME
from dcg.official.language.card import Card, decode_card
from dcg.official.positions.placing import Labels
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent

UNKNOWN = "unknown"


class Cast:
    """Who is who: labels of the document, names of definitions, which seat is `you`."""

    def __init__(self, definitions: Mapping[bytes, bytes], labels: Labels, you: int) -> None:
        self.known: dict[bytes, Card] = {
            address: decode_card(data) for address, data in definitions.items()
        }
        self.labels = labels
        self.you = you
        self._label_of_card = {card: label for label, card in labels.cards.items()}
        self._label_of_permanent = {held: label for label, held in labels.permanents.items()}

    def seat(self, word: str) -> int:
        """The seat a document means by `you` or `opponent`."""
        return SEATS.index(word) ^ self.you

    def word(self, seat: int) -> str:
        """What the document calls a seat."""
        return SEATS[seat ^ self.you] if seat != NOBODY else "nobody"

    def definition(self, board: Board, card: int) -> Card | None:
        """The card's definition, None where nobody named it."""
        place = board.definition_of[card] if card != NO_CARD else NO_DEFINITION
        return self.known[board.definitions[place]] if place != NO_DEFINITION else None

    def name(self, board: Board, card: int) -> str:
        """The card's name as documents write it: a catalogue card's number, else its name."""
        found = self.definition(board, card)
        return UNKNOWN if found is None else found.number

    def is_label(self, ref: str) -> bool:
        """Whether the document gave this label."""
        return ref in self.labels.cards or ref in self.labels.permanents

    def is_card(self, board: Board, card: int, ref: str) -> bool:
        """Whether a card is what `ref` names: by label, number or name."""
        if ref in self.labels.cards:
            return self.labels.cards[ref] == card
        if ref in self.labels.permanents:
            held = board.permanents.get(self.labels.permanents[ref])
            return held is not None and held.top == card
        found = self.definition(board, card)
        if found is None:
            return ref == UNKNOWN
        return ref in (found.number, found.name)

    def is_permanent(self, board: Board, held: Permanent, ref: str) -> bool:
        """Whether a permanent is what `ref` names: by its label or a card's, or its top card."""
        if ref in self.labels.permanents:
            return self.labels.permanents[ref] == held.id
        if ref in self.labels.cards:
            return self.labels.cards[ref] in held.cards
        return self.is_card(board, held.top, ref)

    def show_card(self, board: Board, card: int) -> str:
        """The card's label if it has one, else its name."""
        return self._label_of_card.get(card) or self.name(board, card)

    def show_permanent(self, board: Board, identity: int) -> str:
        """The permanent's label if it has one, else its top card's name."""
        if identity == THE_PLAYER:
            return "player"
        if identity in self._label_of_permanent:
            return self._label_of_permanent[identity]
        held = board.permanents.get(identity)
        return self.show_card(board, held.top) if held else f"permanent {identity}, gone"


class OfficialScene(documents.Scene):
    """A scene of this game, with its cast."""

    def __init__(self, match: OfficialMatch, cast: Cast, opening: int) -> None:
        super().__init__(match, opening, cast.you)
        self.match: OfficialMatch = match
        self.cast = cast

    @property
    def board(self) -> Board:
        """The board now."""
        return self.match.state

    @property
    def tops(self) -> dict[int, int]:
        """The top card of every permanent so far, as it last was."""
        log = self.match.log
        board = fold(GAME.new_state(), log[: self.opening], GAME.handlers)
        tops = {held.id: held.top for held in board.permanents.values()}
        for event in log[self.opening :]:
            GAME.handlers[type(event)](board, event)
            tops.update((held.id, held.top) for held in board.permanents.values())
        return tops

    def permanents(self, ref: str) -> list[Permanent]:
        """What stands on the field and is named so."""
        board = self.board
        return [
            held
            for side in board.sides
            for held in side.field()
            if self.cast.is_permanent(board, held, ref)
        ]

    def show(self, identity: int) -> str:
        """A permanent in the document's words; one of several alike with its number."""
        shown = self.cast.show_permanent(self.board, identity)
        if self.cast.is_label(shown) or identity == THE_PLAYER:
            return shown
        alike = len(self.permanents(shown))
        return f"{shown} #{identity}" if alike > 1 else shown
