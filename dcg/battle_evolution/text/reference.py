"""Cards of this game as a page: how they are written down, and every wording the grammar knows.

`python -m dcg.battle_evolution.text.reference > docs/battle-evolution-cards.md`
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import resources
from typing import Any

from dcg.battle_evolution.catalogue.arena_terms import ARMOUR_FROM, DISPUTED, MEGAS, TYPE_OF
from dcg.battle_evolution.catalogue.cards import catalogue
from dcg.battle_evolution.text.whole_grammar import grammar
from dcg.language.wordings import Chapter, Wordings

CHAPTERS = (
    Chapter(
        "Sentences",
        "What stands between two full stops, with what may stand in front of it.",
        ("said", "timings", "sentence", "clause", "plain", "costly", "access", "turbo"),
    ),
    Chapter(
        "Timings and triggers",
        "In front of a colon, or behind `when`. A timing governs what follows up to the next one.",
        ("once", "place_head", "head_place", "head_timing", "evolving", "trigger"),
    ),
    Chapter(
        "Verbs",
        "What a sentence does. Several are joined with `and` or `then`.",
        ("act", "may", "either", "later"),
    ),
    Chapter(
        "Conditions",
        "Behind `if`. Several are joined with `and`, or with `or`.",
        ("condition", "simple", "being"),
    ),
    Chapter(
        "Attack abilities",
        "Behind the Power of an attack, and behind `gets`.",
        ("ability", "kind"),
    ),
    Chapter(
        "Evo-boxes and DNA",
        "A line of a box is a sentence, a colon and what it names, or names alone; `∞` before it makes the bonus "
        "permanent. DNA materials stand between plus signs, or commas where any two will do.",
        ("box_name", "box_names"),
    ),
)
ROOTS = tuple(name for chapter in CHAPTERS for name in chapter.categories)
PARTS = Chapter("Smaller parts", "What the phrases above are made of.", ())


def page() -> str:
    """The page."""
    folder: Any = resources.files("dcg.battle_evolution.text")
    introduction = (folder / "reference.md").read_text(encoding="utf-8")
    wordings = Wordings(
        grammar(),
        {"0": "3", "+0": "+300", "[]": "[Attached]", '""': '"Agumon", "-dramon", "kok-", "-devi-"'},
        {},
    )
    chapters = (*CHAPTERS, PARTS._replace(categories=wordings.parts(ROOTS)))
    lines = (introduction.rstrip(), "", *_arena(), *wordings.chapters(chapters))
    return "\n".join(lines).rstrip() + "\n"


def _arena() -> Iterator[str]:
    """The table by which the arena set is put into this game's frame."""
    cards = catalogue()
    yield from (
        "## The arena set",
        "",
        (
            f"The {sum(number.startswith('PS-') for number in cards)} cards of the PlayStation game this one grew from, by "
            "facts and compiled effects. What differs from there:"
        ),
        "",
        "| there | here |",
        "|---|---|",
    )
    for specialty, kind in TYPE_OF.items():
        yield f"| specialty {specialty} | type {kind.title()}, in effects too |"
    armoured = ", ".join(f"{cards[number].name} ({name})" for number, name in ARMOUR_FROM.items())
    megas = ", ".join(cards[number].name for number in sorted(MEGAS))
    disputed = ", ".join(f"{number} {cards[number].name}" for number in DISPUTED)
    yield from (
        f"| armour | partner Level C without DP cost, the partner's name in its box: {armoured} |",
        '| "armour" in an effect | the Partner at Level C |',
        f"| Level U | Level M for: {megas}; their support is an ACTIVATE |",
        '| "level U" in an effect | Level U or M |',
        "| support, option | SUPPORT; DP costs, +P, HP and Powers as they are |",
        "| evolution that ignores the level | not with Level M; one that changes the DP cost requires DP |",
        "| as many DP cards as were discarded | the owner chooses them |",
        "",
        f"Two independent lists differ in a field of: {disputed}.",
        "",
    )


if __name__ == "__main__":
    sys.stdout.write(page())
