"""What a person types: a number, or a word for something else."""

from __future__ import annotations

import importlib
import sys
from contextlib import suppress
from typing import NamedTuple

from cli.output import say

PICK, HELP, BOARD, LOG, CARD, OPEN_CARDS, LEAVE, FORFEIT, UNKNOWN = (
    "pick",
    "help",
    "board",
    "log",
    "card",
    "open cards",
    "leave",
    "forfeit",
    "unknown",
)

_WORDS = {
    "?": HELP,
    "h": HELP,
    "help": HELP,
    "b": BOARD,
    "board": BOARD,
    "l": LOG,
    "log": LOG,
    "c": CARD,
    "card": CARD,
    "t": OPEN_CARDS,
    "trash": OPEN_CARDS,
    "s": LEAVE,
    "save": LEAVE,
    "q": LEAVE,
    "quit": LEAVE,
    "exit": LEAVE,
    "forfeit": FORFEIT,
}


def help_lines(open_cards: str) -> tuple[str, ...]:
    """What can be typed. `open_cards` is what anybody may look through, in words; empty for none."""
    look = (f"t          {open_cards}",) if open_cards else ()
    return (
        "a number   that answer; where a line has several, they are copies of one card",
        "b          the board again",
        "l          what you saw happen this turn and the turn before; l all: the whole match",
        "c CARD     what a card you have seen does, by a part of its name or by its number",
        *look,
        "s or q     leave; the match is saved, and --resume continues it",
        "forfeit    give up",
        "?          this",
    )


class Entry(NamedTuple):
    """One line typed. `number` is the answer picked, `rest` what followed the word."""

    kind: str
    number: int = 0
    rest: str = ""


def parse(line: str) -> Entry:
    """The line as an entry; kind `UNKNOWN` where it is none."""
    word, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    if word.isascii() and word.isdigit() and not rest and len(word) < 10:
        return Entry(PICK, int(word))
    kind = _WORDS.get(word.lower(), UNKNOWN)
    if kind in (CARD, LOG) or not rest:
        return Entry(kind, rest=rest)
    return Entry(UNKNOWN)


def prepare() -> None:
    """Readies stdin: a line can be edited on a terminal, without a history that the other person at
    it could call up; bytes that are no text are a wrong answer, not a fault."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # not on every system
            importlib.import_module("readline").set_auto_history(False)
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")


def read(prompt: str) -> str:
    """One line from stdin. Raises `EOFError` at its end.

    Where no terminal shows what is typed, the answer is written after the prompt, so that what is
    printed reads the same.
    """
    line = input(prompt)
    if not sys.stdin.isatty():
        say(line)
    return line
