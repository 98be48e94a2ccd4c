"""What is said of any keyword effect, whichever it is (16-1)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Literal

import msgspec

from dcg.language.node import Node
from dcg.official.language.effect import Effect
from dcg.official.language.selectors import Filter
from dcg.official.language.terms import Keyword


class Bracket(Enum):
    """What stands behind the name in the angle brackets (16-2)."""

    NAME = "<Blocker>"
    AMOUNT = "<Security A. +1>"
    NUMBER = "<Material Save 2>"
    NUMBER_IN_PARENTHESES = "<Fragment (3)>"
    DESCRIPTION = "<Decoy (Black)>"
    PROCESSING = "<Draw 1>"
    """Processing with a number of its own, read where it stands in a sentence."""


Runs = Literal["asked", "stands_for", "pending", "processing", "condition", "not_yet"]
"""How a keyword effect comes to run.

`asked`: the rule it changes asks its module (persistent effects, 15-8-2). `stands_for`: it is an
effect in the card language, that triggers or interrupts like any other. `pending`: processing of the
rules that is registered for a timing (18-1). `processing`, `condition`: it is a process, or a
processing condition, of the effect it is written in. `not_yet`: nothing runs it.
"""


class OpenProcess(msgspec.Struct, frozen=True):
    """Processing with a part that the sentence says: `make` puts it in, `taken` takes it out again, or
    gives None for any other processing. `kind` is the kind of process it is, `words` what stands behind
    the brackets, as a template with the part as `it`."""

    kind: type[Node]
    words: str
    make: Callable[[Any], Node]
    taken: Callable[[object], Any]


class KeywordEffect(msgspec.Struct, frozen=True, kw_only=True):
    """One keyword effect.

    `printed` is the name in the brackets, `bracket` what follows it there, `number` what that number
    means. `process` is the processing that it is where it stands in a sentence: every process of a
    kind, one process, or one with an open part. `effect` is what it stands for; `filled` makes it with
    what the brackets say, where that matters: the description and the number. `worth` is what a Digimon
    is worth more for having it, in thousands of DP, to a player that weighs boards.
    """

    name: Keyword
    printed: str
    clause: str
    runs: Runs
    bracket: Bracket = Bracket.NAME
    number: str = ""
    process: type[Node] | Node | OpenProcess | None = None
    effect: Effect | None = None
    filled: Callable[[tuple[Filter, ...], int], Effect] | None = None
    worth: float = 0.0

    @property
    def can_be_had(self) -> bool:
        """Whether a Digimon has it, and can be given it: it is more than a word for processing."""
        return self.runs in ("asked", "stands_for", "pending")

    @property
    def kind_of_process(self) -> type[Node] | None:
        """The kind of process it can be where it stands in a sentence."""
        if isinstance(self.process, OpenProcess):
            return self.process.kind
        return type(self.process) if isinstance(self.process, Node) else self.process

    def is_said_by(self, node: Node) -> bool:
        """Whether a process of its kind is this keyword effect."""
        if isinstance(self.process, OpenProcess):
            return self.process.taken(node) is not None
        return not isinstance(self.process, Node) or self.process == node

    def text(self, value: int = 0) -> str:
        """As it is printed: `<Security A. +1>`; 0 for a keyword effect without a number."""
        if not value:
            return f"<{self.printed}>"
        if self.bracket is Bracket.AMOUNT:
            return f"<{self.printed} {value:+d}>"
        if self.bracket is Bracket.NUMBER_IN_PARENTHESES:
            return f"<{self.printed} ({value})>"
        return f"<{self.printed} {value}>"
