"""The keyword effects as a page: `docs/keywords.md`.

`python -m dcg.official.text.keyword_reference > docs/keywords.md`
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module

from dcg.language.printer import Unprintable
from dcg.official.keywords import KEYWORDS
from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect, Runs
from dcg.official.text.render import render_effect

INTRODUCTION = """\
# Keyword effects

Generated from the keyword effects (`make docs`). The number is the section of the comprehensive rules 3.6. Where a keyword effect
stands for an effect, that is in the words of the [card language](card-language.md).
"""

HOW: dict[Runs, str] = {
    "asked": "A persistent effect that the rule it changes asks for.",
    "stands_for": "It stands for an effect.",
    "pending": "Processing of the rules that waits for a timing.",
    "processing": "Processing where it stands in a sentence.",
    "condition": "A processing condition of the effect it stands in.",
    "not_yet": "Nothing runs it yet: a card that has it is not supported.",
}
"""How each comes to run, in words."""
_EXAMPLES = {
    Bracket.AMOUNT: "`<{0} +1>`, `<{0} -1>`",
    Bracket.NUMBER: "`<{0} 2>`",
    Bracket.NUMBER_IN_PARENTHESES: "`<{0} (2)>`",
    Bracket.DESCRIPTION: "`<{0} (Red)>`, `<{0} ([X] trait)>`",
    Bracket.PROCESSING: "`<{0} 1>`",
}
"""How what stands behind the name is written."""


def keywords_page() -> str:
    """The page, in order of the names."""
    lines = [INTRODUCTION]
    for name in sorted(KEYWORDS):
        lines += _keyword(KEYWORDS[name])
    return "\n".join(lines)


def _keyword(held: KeywordEffect) -> Iterator[str]:
    yield from (f"## {_plain(held.text())} ({held.clause})", "", _about(held), "")
    if held.bracket in _EXAMPLES:
        yield from ("Written " + _EXAMPLES[held.bracket].format(held.printed) + ".", "")
    said = _stands_for(held)
    if held.runs != "stands_for":
        yield from (HOW[held.runs], "")
    elif said:
        yield from ("It stands for:", "", f"> {_plain(said)}", "")
    else:
        yield from ("It stands for an effect that triggers or interrupts like any other.", "")


def _stands_for(held: KeywordEffect) -> str:
    """The effect in words; empty where no sentence of a card says it, or the brackets have a part in it."""
    if held.effect is None or held.filled is not None:
        return ""
    try:
        return render_effect(held.effect)
    except Unprintable:
        return ""


def _about(held: KeywordEffect) -> str:
    """What its module says of it, behind its name and clause."""
    module = import_module(f"dcg.official.keywords.{held.name}")
    first = " ".join((module.__doc__ or "").split("\n\n")[0].split())
    said = first.partition(": ")[2] or first
    return _plain(said[0].upper() + said[1:])


def _plain(text: str) -> str:
    return text.replace("<", "&lt;").replace(">", "&gt;")


if __name__ == "__main__":
    sys.stdout.write(keywords_page())
