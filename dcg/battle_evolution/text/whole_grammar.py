"""The grammar as a whole, and reading one phrase of it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from dcg.battle_evolution.text.grammar import (
    abilities,
    amounts,
    boxes,
    cards,
    conditions,
    sentences,
    timings,
    verbs,
    words,
)
from dcg.battle_evolution.text.grammar.tokens import LANGUAGE
from dcg.language.grammar import Grammar
from dcg.language.parser import Ambiguous, Parser
from dcg.language.printer import Printer
from dcg.language.tokens import NotCardText

LONGEST_SENTENCE = 600
"""Signs of a sentence that is read: three times the longest there is."""


class NotUnderstood(ValueError):
    """No reading, or two; the message is one line that says which phrase."""


@cache
def grammar() -> Grammar:
    """The whole grammar, built once."""
    built = Grammar(LANGUAGE)
    for part in (words, abilities, cards, amounts, conditions, verbs, sentences, timings, boxes):
        part.install(built)
    return built


def read(text: str, *categories: str) -> Any:
    """What a phrase of one of the categories means.

    Raises `NotUnderstood` where it has no reading, or two.

    >>> read("Draw 2", "sentence")
    Draw(count=2, whose='own', dark=False)
    """
    if len(text) > LONGEST_SENTENCE:
        raise NotUnderstood(f"{text[:40]!r}...: a sentence of {len(text)} signs")
    try:
        parser = Parser(grammar(), text)
    except NotCardText as error:
        raise NotUnderstood(str(error)) from None
    found: dict[Any, None] = {}
    try:
        for category in categories:
            found |= dict.fromkeys(parser.whole(category))
    except Ambiguous as error:
        raise NotUnderstood(str(error)) from None
    if not found:
        raise NotUnderstood(f"{text!r}: {_how_far(parser)}")
    if len(found) > 1:
        one, other = [_again(categories, reading) for reading in list(found)[:2]]
        raise NotUnderstood(f"{text!r} has two readings: {one!r} and {other!r}")
    return next(iter(found))


def _how_far(parser: Parser) -> str:
    understood = " ".join(parser.tokens[: parser.furthest])
    return f"read as far as {understood!r}" if understood else "nothing of it could be read"


def _again(categories: tuple[str, ...], reading: Any) -> str:
    """A reading in canonical words, or as a node where there are none."""
    for category in categories:
        text = Printer(grammar()).attempt(category, reading)
        if text is not None:
            return text
    return str(reading)


def write(category: str, node: Any) -> str:
    """The canonical words of a phrase. Raises `Unprintable`."""
    return Printer(grammar()).print(category, node)


_START = re.compile(r'"[^"]*"|\[[^\]]*\]|((?:^|\. |: |・ )[a-z])')


def capitals(text: str) -> str:
    """With a capital where a sentence begins, and behind a colon; names in quotes stay.

    >>> capitals('discard 1: draw 2.')
    'Discard 1: Draw 2.'
    """
    return _START.sub(
        lambda match: match[1][:-1] + match[1][-1].upper() if match[1] else match[0], text
    )
