"""The phrases of an effect that have no reading, where the rest of it has one.

An effect that isn't understood as a whole is read sentence by sentence, and a sentence by what
stands before and behind its joints, as far down as one of two parts is understood. Only what is
left is named.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from dcg.language.parser import LONGEST, Ambiguous, Parser
from dcg.language.tokens import NotCardText
from dcg.official.language.processes import Unsupported
from dcg.official.text.effects import grammar
from dcg.official.text.normalise import split_icons

_HEADS: dict[str, tuple[str, ...]] = {
    "when": ("triggers", "would"),
    "while": ("condition",),
    "if": ("condition",),
    "by": ("costs",),
}
"""What may stand between these words and the comma."""
_COSTS = ("delay_cost", "digi_burst_cost")
"""Keyword effects that stand alone in front of what they are the cost of (16-13, 16-16)."""
_JOINTS = re.compile(r",? and then |, then |,? and ")
_SENTENCE = re.compile(r"(?:\"[^\"]*\"|\[[^\]]*\]|<[^>]*>|[^\"\[<.・])*(?:\.(?=\s|$|・|\")|・|$)")
_THEN = re.compile(r"(?:Then|After),? ")
_WORD = re.compile(r"\w+|[^\w\s]")


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the text, and where it begins."""

    text: str
    start: int

    def behind(self, position: int) -> _Part:
        """What is left from the position on, without the space in front."""
        rest = self.text[position:]
        return _Part(rest.strip(), self.start + position + len(rest) - len(rest.lstrip()))

    def before(self, position: int) -> _Part:
        """What stands in front of the position."""
        return _Part(self.text[:position].strip(), self.start)

    def node(self) -> Unsupported:
        """The part as a node."""
        return Unsupported(self.text, (self.start, self.start + len(self.text)))


def unsupported_phrases(text: str) -> tuple[Unsupported, ...]:
    """The phrases of a printed effect without a reading; all behind its icons if each has one alone.

    A span counts characters of `text`, the end exclusive.
    """
    _, rest = split_icons(text)
    whole = _Part(text, 0).behind(len(text) - len(rest))
    found = tuple(phrase.node() for part in _sentences(whole) for phrase in _unread(part))
    return found or (whole.node(),)


def count_of_sentences(text: str) -> int:
    """How many sentences a printed effect has; one that is only a keyword effect counts as one.

    >>> count_of_sentences("[On Play] Draw 1. Then, trash 1 card in your hand.")
    2
    """
    _, rest = split_icons(text)
    return max(1, sum(1 for _ in _sentences(_Part(rest, 0))))


def _sentences(whole: _Part) -> Iterator[_Part]:
    for match in _SENTENCE.finditer(whole.text):
        part = whole.before(match.end()).behind(match.start())
        if part.text.strip("・. "):
            then = _THEN.match(part.text)
            yield part.behind(then.end()) if then else part


def _unread(part: _Part) -> Iterator[_Part]:
    """The smallest parts that can't be read; the whole, where it is longer than anything that is.

    Each joint is tried on all that stands behind the one before it, so that work grows with the square.
    """
    if len(_WORD.findall(part.text)) > LONGEST:
        yield part
        return
    if _reads(part.text):
        return
    for category_words, categories in _HEADS.items():
        if not part.text.lower().startswith(f"{category_words} "):
            continue
        behind = part.behind(len(category_words))
        for comma in re.finditer(r",", behind.text):
            head, tail = behind.before(comma.start()), behind.behind(comma.end())
            if any(_whole(category, head.text) for category in categories):
                yield from _unread(tail)
                return
            if tail.text and _reads(tail.text):
                yield part.before(len(part.text) - len(behind.text) + comma.start())
                return
    for joint in _JOINTS.finditer(part.text):
        first, second = part.before(joint.start()), part.behind(joint.end())
        if _reads(first.text):
            yield from _unread(second)
            return
        if _reads(second.text):
            yield from _unread(first)
            return
    yield part


def _reads(text: str) -> bool:
    """Whether it is a sentence; who "it" and "that Digimon" are isn't asked."""
    sentence = text.strip().rstrip(".・ ")
    return bool(sentence) and (
        _whole("statement", f"{sentence}.") or any(_whole(cost, sentence) for cost in _COSTS)
    )


def _whole(category: str, text: str) -> bool:
    try:
        return bool(Parser(grammar(), text).whole(category))
    except (NotCardText, Ambiguous):
        return False
