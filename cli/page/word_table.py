"""Words that stand once in the page and are named by number wherever they are used."""

from __future__ import annotations

from dcg.harmless import inert


class WordTable:
    """Numbers words in the order they come up. Every word is made harmless first."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self._numbers: dict[str, int] = {}

    def __getitem__(self, word: str) -> int:
        number = self._numbers.get(word)
        if number is None:
            number = self._numbers[word] = len(self.words)
            self.words.append(inert(word))
        return number
