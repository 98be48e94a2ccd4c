"""Developer tool: compiles the catalogue anew. `python -m dcg.official.catalogue.build CARDS_JSON`.

Ships every card the built-in decks use and every card without effects, and only cards of which
everything printed is expressed. Writes one file a set, one card a line, in the order of the numbers.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from dcg.official.catalogue.built_in import decks
from dcg.official.catalogue.cards import by_number
from dcg.official.language.card import Card, encode_card
from dcg.official.text.compiler import Compiled, compile_card
from dcg.official.text.dumps import read

SETS = Path(__file__).parent / "sets"


def chosen(compiled: Iterable[Compiled], wanted: set[str]) -> list[Card]:
    """The cards to ship, in the order of their numbers."""
    cards = [
        each.card
        for each in compiled
        if each.complete and (each.card.number in wanted or is_vanilla(each.card))
    ]
    return sorted(cards, key=lambda card: by_number(card.number))


def is_vanilla(card: Card) -> bool:
    """Whether the card has no effects."""
    return not (card.effects or card.inherited or card.security or card.overflow)


def files(cards: Iterable[Card]) -> dict[str, bytes]:
    """File names and contents."""
    sets: dict[str, list[bytes]] = defaultdict(list)
    for card in cards:
        sets[card.number.partition("-")[0]].append(encode_card(card))
    return {f"{name}.json": b"[\n" + b",\n".join(lines) + b"\n]\n" for name, lines in sets.items()}


def main(path: str) -> None:
    """Writes the files and says what was left out."""
    records: list[dict[str, Any]] = json.loads(Path(path).read_text(encoding="utf-8"))
    compiled = [compile_card(read(record)) for record in records]
    wanted = {number for each in decks().values() for number in (*each.deck, *each.digi_egg_deck)}
    cards = chosen(compiled, wanted)
    SETS.mkdir(exist_ok=True)
    for old in SETS.glob("*.json"):
        old.unlink()
    for name, content in files(cards).items():
        (SETS / name).write_bytes(content)
    sys.stdout.write(f"{len(cards)} cards written\n")
    for each in compiled:
        if each.card.number in wanted:
            for problem in each.problems:
                sys.stdout.write(f"left out {problem.number}: {problem.text}: {problem.reason}\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m dcg.official.catalogue.build CARDS_JSON")
    main(sys.argv[1])
