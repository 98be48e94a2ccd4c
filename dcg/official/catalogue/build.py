"""Developer tool: compiles the catalogue again.

`python -m dcg.official.catalogue.build < DUMP > dcg/official/catalogue/cards.json`

Ships every card the built-in decks use and every card without effects, and only cards of which
everything printed is expressed, in the order of the numbers. It reads and writes the standard streams:
nothing in `dcg` opens a file.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from dcg.official.catalogue.built_in import decks
from dcg.official.catalogue.cards import by_number
from dcg.official.language.card import Card, encode_card
from dcg.official.text.compiler import Compiled, compile_card
from dcg.official.text.dumps import read_all
from dcg.official.text.dumps.dump_file import from_standard_input


def chosen(compiled: Iterable[Compiled], wanted: set[str]) -> list[Card]:
    """The cards to ship, in the order of their numbers."""
    cards = [
        each.card
        for each in compiled
        if each.supported and (each.card.number in wanted or is_vanilla(each.card))
    ]
    return sorted(cards, key=lambda card: by_number(card.number))


def is_vanilla(card: Card) -> bool:
    """Whether the card has no effects."""
    return not (card.effects or card.inherited or card.security or card.overflow)


def document(cards: Iterable[Card]) -> bytes:
    """The catalogue file: one card a line, so that a change shows as changed cards."""
    return b"[\n" + b",\n".join(encode_card(card) for card in cards) + b"\n]\n"


def main() -> None:
    """Reads a dump from standard input, writes the catalogue, and says what was left out."""
    dump = read_all(from_standard_input())
    for unread in dump.problems:
        sys.stderr.write(f"{unread}\n")
    compiled = [compile_card(printed) for printed in dump.cards]
    wanted = {number for each in decks().values() for number in (*each.deck, *each.digi_egg_deck)}
    cards = chosen(compiled, wanted)
    sys.stdout.buffer.write(document(cards))
    sys.stderr.write(f"{len(cards)} cards written\n")
    for each in compiled:
        if each.card.number in wanted:
            for problem in each.problems:
                sys.stderr.write(f"left out {problem.number}: {problem.text}: {problem.reason}\n")
            for _, lack in each.lacks:
                sys.stderr.write(f"left out {each.card.number}: nothing runs {lack}\n")


if __name__ == "__main__":
    main()
