"""Answers as documents write them."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from dcg.documents.document import Field

FORFEIT = "forfeit"
"""The answer of a seat that gives up, in every game."""

Shape = tuple[tuple[str, ...], tuple[str, ...]]
"""The fields an answer needs (one of them may stand alone), and those that may be left out."""


@dataclass(frozen=True)
class Answer:
    """One answer as written."""

    kind: str
    given: dict[str, str] = field(default_factory=dict)
    line: int = 0

    def __str__(self) -> str:
        if not self.given:
            return self.kind
        if len(self.given) == 1:
            return f"{{{self.kind}: {next(iter(self.given.values()))}}}"
        inner = ", ".join(f"{name}: {value}" for name, value in self.given.items())
        return f"{{{self.kind}: {{{inner}}}}}"


@dataclass(frozen=True)
class AnswerWords:
    """The answers of a game: words that need nothing more said, and those with fields.

    `picks` is the one that may list several picks at once, and `done` the word that ends the list.
    `names` are the fields in which something in the match is called by its name.
    """

    words: Collection[str]
    shapes: Mapping[str, Shape]
    picks: str = "choose"
    done: str = "done"
    names: Collection[str] = ()

    def read(self, entry: Field) -> list[Answer]:
        """One answer, or one for each of several picks. Raises `DocumentError`."""
        if not entry.is_mapping:
            word = entry.text()
            if word not in self.words and word != FORFEIT:
                raise entry.error(self._refused(word))
            return [Answer(word, line=entry.line)]
        kind, value = entry.one()
        if kind not in self.shapes:
            raise entry.error(self._refused(kind))
        needed, more = self.shapes[kind]
        if kind == self.picks:
            picks = [self._pick(pick, needed[0]) for pick in value.some()]
            if not picks:
                raise value.error(f"`{kind}` names nothing; who picks nothing says {self.done}")
            return picks
        if not value.is_mapping:
            if len(needed) > 1:
                raise value.error(f"`{kind}` needs {' and '.join(needed)}")
            return [Answer(kind, {needed[0]: self._text(needed[0], value)}, entry.line)]
        given = value.fields((*needed, *more), needed)
        parts = {name: self._text(name, part) for name, part in given.items()}
        return [Answer(kind, parts, entry.line)]

    def _text(self, name: str, value: Field) -> str:
        text = value.text()
        return value.mention(text) if name in self.names else text

    def read_one(self, entry: Field) -> Answer:
        """Exactly one answer. Raises `DocumentError`."""
        found = self.read(entry)
        if len(found) != 1:
            raise entry.error("name one option here")
        return found[0]

    def _pick(self, pick: Field, name: str) -> Answer:
        ref = pick.text()
        if ref == self.done:
            return Answer(self.done, line=pick.line)
        return Answer(self.picks, {name: self._text(name, pick)}, pick.line)

    def _refused(self, kind: str) -> str:
        """What is wrong with an answer: it is none, it says too little, or it says too much."""
        if kind in self.words or kind == FORFEIT:
            return f"`{kind}` stands alone: write {kind}, without braces and fields"
        if kind in self.shapes:
            needed = self.shapes[kind][0]
            many = ", ".join(f"{name}: ..." for name in needed)
            return f"`{kind}` needs more: {{{kind}: {f'{{{many}}}' if len(needed) > 1 else '...'}}}"
        near = difflib.get_close_matches(kind, [*self.words, FORFEIT, *self.shapes], n=1)
        hint = f"did you mean {near[0]}?" if near else f"answers are {self._known()}"
        return f"`{kind}` is not an answer; {hint}"

    def _known(self) -> str:
        return ", ".join([*self.words, FORFEIT, *self.shapes])
