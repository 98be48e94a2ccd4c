"""What things are called: cards from the match's own definitions, permanents by their top card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from dcg.official.language.card import decode_card
from dcg.official.state.board import Board
from dcg.official.text.render import UNSAYABLE, render_numbered


class CardLabel(msgspec.Struct, frozen=True):
    """What a display needs of a definition. Read loosely: an old match stays readable when the
    card language has changed since."""

    number: str = ""
    name: str = ""
    category: str = "digimon"
    level: int | None = None
    dp: int | None = None


_LABEL = msgspec.json.Decoder(CardLabel)
_UNREADABLE = CardLabel(name="a card that cannot be read")

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, *UNSAYABLE)
"""What is raised for a definition of another version of the card language, or a damaged one."""


class Names:
    """Names of cards and permanents on any board of one match."""

    def __init__(self, definitions: Mapping[bytes, bytes]) -> None:
        self._definitions = definitions
        self._facts: dict[bytes, CardLabel] = {}
        self._texts: dict[tuple[bytes, int], str] = {}

    def defined(self, address: bytes) -> CardLabel:
        """The facts of a definition; a definition the record lacks is called by its address."""
        found = self._facts.get(address)
        if found is None:
            data = self._definitions.get(address)
            try:
                found = _LABEL.decode(data) if data else CardLabel(name=f"card {address.hex()}")
            except (msgspec.DecodeError, UnicodeDecodeError):
                found = _UNREADABLE
            self._facts[address] = found
        return found

    def facts(self, board: Board, card: int) -> CardLabel | None:
        """The facts of a card, None where nobody named it."""
        address = address_of(board, card)
        return self.defined(address) if address else None

    def card(self, board: Board, card: int) -> str:
        """A card's name."""
        found = self.facts(board, card)
        return found.name if found else "an unknown card"

    def cards(self, board: Board, cards: Iterable[int]) -> str:
        """Several cards: `Agumon, 2x Greymon and 3 unknown cards`."""
        counts: dict[str, int] = {}
        unknown = 0
        for card in cards:
            found = self.facts(board, card)
            if found is None:
                unknown += 1
            else:
                counts[found.name] = counts.get(found.name, 0) + 1
        parts = [name if count == 1 else f"{count}x {name}" for name, count in counts.items()]
        if unknown:
            parts.append("an unknown card" if unknown == 1 else f"{unknown} unknown cards")
        return listed(parts)

    def permanent(self, board: Board, identity: int) -> str:
        """A permanent by its top card's name, with its id where others go by the same name."""
        held = board.permanents.get(identity)
        if held is None:
            return "a card that has left"
        name = self.card(board, held.top)
        alike = sum(
            self.card(board, other.top) == name for side in board.sides for other in side.field()
        )
        return name if alike < 2 else f"{name} #{identity}"

    def permanents(self, board: Board, identities: Iterable[int]) -> str:
        """Several permanents."""
        return listed([self.permanent(board, identity) for identity in identities])

    def effect(self, board: Board, card: int, effect_index: int) -> str:
        """An effect's text as this engine words it, empty where it cannot tell."""
        address = address_of(board, card)
        if not address or effect_index < 0:
            return ""
        key = (address, effect_index)
        if key not in self._texts:
            self._texts[key] = self._effect(address, effect_index)
        return self._texts[key]

    def _effect(self, address: bytes, effect_index: int) -> str:
        data = self._definitions.get(address)
        if data is None:
            return ""
        try:
            card = decode_card(data)
            return render_numbered(card, effect_index)
        except UNREADABLE:
            return ""


def address_of(board: Board, card: int) -> bytes:
    """The content address of a card's definition, empty where nobody named it."""
    if not 0 <= card < len(board.definition_of):
        return b""
    place = board.definition_of[card]
    return board.definitions[place] if 0 <= place < len(board.definitions) else b""


def listed(parts: Sequence[str]) -> str:
    """`a, b and c`."""
    if not parts:
        return "nothing"
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def count(number: int, one: str, many: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {one if number == 1 else many or one + 's'}"
