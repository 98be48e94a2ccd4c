"""Developer tool: compiles the first set from its texts, and keeps the arena set as it is.

`python -m dcg.battle_evolution.catalogue.build > cards.json`, put in the place of the file in this folder.
"""

from __future__ import annotations

import sys
from importlib import resources
from typing import Any

from dcg.battle_evolution.catalogue.file import CATALOGUE_FILE
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.text.compiled_file import CompiledFile, compile_file
from dcg.card_text import NotCards

_FOLDER = "dcg.battle_evolution.catalogue"


def first_set() -> dict[str, Card]:
    """The cards of the first set by number. Raises `NotCards` where a text is not read.

    They are one file for the compiler: a text may name cards of another file without quotes.
    """
    folder: Any = resources.files(_FOLDER) / "first_set"
    places = sorted(
        (place for place in folder.iterdir() if place.name.endswith(".yaml")),
        key=lambda place: str(place.name),
    )
    text = b"\n".join(place.read_bytes() for place in places)
    compiled = compile_file(text)
    wrong = faults(compiled)
    if wrong:
        raise NotCards("; ".join(wrong))
    return compiled.cards


def faults(compiled: CompiledFile) -> list[str]:
    """What of the file is no card or is not read."""
    return [*compiled.records, *map(str, compiled.problems)]


def arena_set() -> dict[str, Card]:
    """The cards of the arena set, by number."""
    place: Any = resources.files(_FOLDER) / "arena.json"
    return CATALOGUE_FILE.read(place.read_bytes()) if place.is_file() else {}


def main() -> None:
    """Writes the catalogue to the standard output."""
    cards = {**first_set(), **arena_set()}
    sys.stdout.buffer.write(CATALOGUE_FILE.written(cards.values()))
    sys.stderr.write(f"{len(cards)} cards\n")


if __name__ == "__main__":
    main()
