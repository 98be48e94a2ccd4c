"""A sentence that was made, what it should mean, and what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from dcg.language.node import Node
from dcg.language.parser import Ambiguous
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Category
from dcg.official.text.check import check
from dcg.official.text.effects import NotUnderstood, Section, compile_effect

Outcome = Literal["as meant", "otherwise", "not said again", "ambiguous", "unread", "no words"]
"""What becomes of a sentence, the best first."""

READ: tuple[Outcome, ...] = ("as meant", "otherwise", "not said again")
SAID_AGAIN: tuple[Outcome, ...] = ("as meant", "otherwise")


@dataclass(frozen=True, slots=True)
class Sentence:
    """`kind` is how it was made; without `text` there are no words for what it should mean."""

    kind: str
    text: str | None
    meant: Effect
    category: Category = "digimon"
    section: Section = "effects"


def outcome(made: Sentence) -> tuple[Outcome, str]:
    """What becomes of it, and why where it isn't as it should be."""
    if made.text is None:
        return "no words", ""
    try:
        found = compile_effect(made.text, made.category, made.section)
    except Ambiguous as error:
        return "ambiguous", str(error)
    except NotUnderstood as error:
        return "unread", str(error)
    if problem := check(found, made.text, made.category, made.section):
        return "not said again", problem
    apart = next(_apart(made.meant, found, ""), "")
    return ("otherwise", apart) if apart else ("as meant", "")


def _apart(meant: Any, found: Any, path: str) -> Iterator[str]:
    """Where two trees differ, the innermost place first."""
    if meant == found:
        return
    if type(meant) is type(found) and isinstance(meant, Node):
        for name in meant.__struct_fields__:
            yield from _apart(getattr(meant, name), getattr(found, name), f"{path}.{name}")
    elif isinstance(meant, tuple) and isinstance(found, tuple) and len(meant) == len(found):
        for place, (one, other) in enumerate(zip(meant, found, strict=True)):
            yield from _apart(one, other, f"{path}[{place}]")
    else:
        yield f"{path}: {meant} was meant, {found} read"
