"""Developer tool: compiles the catalogue of the package again.

`python -m dcg.official.catalogue.build < DUMP > dcg/official/catalogue/cards.json`

Every card of the dump is in it. Of what isn't read it says where it stands on the card, never what is
printed. It reads and writes the standard streams: nothing here opens a file.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from dcg.official.catalogue.file import CATALOGUE_FILE
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.language.processes import Unsupported
from dcg.official.text.compiled_dump import compile_dump
from dcg.official.text.dumps.dump_file import from_standard_input
from dcg.official.text.unsupported import unsupported_in

_SECTIONS = (
    ("effects", "effect"),
    ("inherited", "inherited effect"),
    ("security", "security effect"),
    ("link_effects", "link effect"),
)


def without_sentences(card: Card) -> Card:
    """The card, with the place of each effect that isn't read instead of its words.

    >>> from dcg.official.language.effect import Effect
    >>> dances = Card("X1-01", "Aamon", "digimon", effects=(Effect("trigger", Unsupported("Dance.")),))
    >>> without_sentences(dances).effects[0].body
    Unsupported(phrase='effect 1 is not read', span=None)
    """
    changed: dict[str, object] = {
        field: tuple(
            _named(effect, f"{title} {number} is not read")
            for number, effect in enumerate(getattr(card, field), start=1)
        )
        for field, title in _SECTIONS
    }
    changed["tokens"] = tuple(map(without_sentences, card.tokens))
    return msgspec.structs.replace(card, **changed)


def _named(effect: Effect, name: str) -> Effect:
    if not unsupported_in(effect):
        return effect
    return msgspec.structs.replace(effect, body=Unsupported(name))


def main() -> None:
    """Reads a dump from standard input, writes the catalogue, and says how much of it runs."""
    dump = compile_dump(from_standard_input())
    sys.stdout.buffer.write(CATALOGUE_FILE.written(map(without_sentences, dump.cards.values())))
    lines: Sequence[str] = dump.lines()
    for line in lines:
        sys.stderr.write(f"{line}\n")


if __name__ == "__main__":
    main()
