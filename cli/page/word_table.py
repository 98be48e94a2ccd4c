"""Words and cards that stand once in the page and are named by number wherever they are used."""

from __future__ import annotations

from dcg.harmless import inert


class WordTable:
    """Numbers words and cards in the order they come up. Every word is made harmless first."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self._numbers: dict[str, int] = {}
        self.cards: list[tuple[int, bytes]] = []
        """Of each card the number of its name, and its definition's content address."""
        self._cards: dict[tuple[str, bytes], int] = {}

    def __getitem__(self, word: str) -> int:
        number = self._numbers.get(word)
        if number is None:
            number = self._numbers[word] = len(self.words)
            self.words.append(inert(word))
        return number

    def card(self, name: str, definition: bytes) -> int:
        """The number of a card by its name and definition."""
        number = self._cards.get((name, definition))
        if number is None:
            number = self._cards[name, definition] = len(self.cards)
            self.cards.append((self[name], definition))
        return number
