"""Which scenarios of the suite are portable, and what keeps the others from it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from dcg.official.scenarios.evidence import EVIDENCE
from tests.portable.runner import documents

OWN = ("events", "no_events")
"""Assertions on this engine's events: another engine leaves them out."""


def hindrances(document: dict, cards: dict) -> Iterator[str]:
    """Why a scenario cannot be run by another engine as this page has it."""
    if "seed" in document:
        yield "chance comes from a seed"
    if "unsupported" in document:
        yield "it is about what this engine does not run"
    for card in cards.values():
        sections = ("effects", "inherited", "security")
        if any(isinstance((card or {}).get(one), list) for one in sections):
            yield "a card is plain data of this engine's card language"
            break
    named = {name for start in ("position", "decks") for name in _texts(document.get(start))}
    if any(_NUMBER.search(name) and name not in cards for name in named):
        yield "a card of the catalogue without its definition beside it"
    if not any(one not in OWN for one in _asserted(document)):
        yield "all it asserts are events"


_NUMBER = re.compile(r"^(\d+x )?[A-Z]+[0-9]*-[0-9]+$")


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif value:
        for one in value.values() if isinstance(value, dict) else value:
            yield from _texts(one)


def _asserted(document: dict) -> Iterator[str]:
    yield from document["then"] or ()
    for step in document.get("script") or ():
        ((name, said),) = step.items()
        yield from (said if isinstance(said, dict) or name == "expect" else ())


def portable(document: dict) -> dict:
    """The scenario without what only this engine can assert."""

    def without(said: Any) -> Any:
        return {name: value for name, value in (said or {}).items() if name not in OWN}

    script = [
        {"expect": without(step["expect"])} if "expect" in step else step
        for step in document.get("script") or ()
    ]
    return document | {"script": script, "then": without(document["then"])}


def suite(each: int) -> Iterator[tuple[str, dict, dict, list[str]]]:
    """Of so many files one: file and title, the document, its cards, and why it is not portable."""
    for file in EVIDENCE.suite()[::each]:
        for document, cards in documents(file.text()):
            where = f"{file.name}: {document['title']}"
            yield where, document, cards, list(hindrances(document, cards))
