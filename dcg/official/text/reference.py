"""The card language as a page, from the grammar that reads it: `docs/card-language.md`.

`python -m dcg.official.text.reference > docs/card-language.md`
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from dcg.language.wordings import Chapter, Wordings
from dcg.official.text.effects import grammar
from dcg.official.text.icons import ICONS, Icon

EXAMPLE = """\
[
  {
    "number": "X1-01",
    "name": "Aamon",
    "category": ["Digimon"],
    "colors": ["Red"],
    "level": 3,
    "play_cost": 3,
    "dp": 2000,
    "effect": "[On Play] You may delete 1 of your opponent's Digimon with 3000 DP or less.",
    "inherited": "[Your Turn] [Once Per Turn] When this Digimon attacks, gain 1 memory."
  }
]
"""
"""A card somebody wrote by hand."""
INTRODUCTION = f"""\
# The card language

Generated from the grammar (`make docs`). Card texts in these words compile. An effect is its icons, then one statement. A file with
a card of your own, `mine.json`:

```json
{EXAMPLE}```

`dcg cards compile mine.json` says of any phrase that is not read which it is; `--cards mine.json` gives the card to any command
(`dcg cards show X1-01 --cards mine.json`).

A word in *italics* stands for any phrase of that kind, found under its own heading. Only the wording that is written today is
shown; older wordings of the same are read too. Numbers can be any, names stand in brackets: `[Agumon]`. What each keyword effect
does: [keywords.md](keywords.md).
"""


CHAPTERS = (
    Chapter(
        "Statements",
        "What an effect says as a whole, and how its sentences are joined. What is *rest* or *body* are "
        "sentences, one or more.",
        ("statement", "sentence", "then", "clause", "unit", "afterthought", "options"),
    ),
    Chapter(
        "Triggers",
        'What happens first: behind "when". With "would", the effect interrupts.',
        ("triggers", "who", "happened", "player_trigger", "would", "about_to", "would_play"),
    ),
    Chapter(
        "Processing",
        "What an effect does: one verb each.",
        ("act", "may", "their_act"),
    ),
    Chapter(
        "Costs",
        'Behind "by" stands any processing above that begins with its verb, in the form with -ing: '
        "by trashing 1 card in your hand. Only if all of it is done, the rest follows. Besides:",
        ("digi_burst_cost", "delay_cost"),
    ),
    Chapter(
        "What is said of Digimon and Tamers",
        "For a duration, or while a persistent effect is active.",
        ("predicates", "predicate", "forbidden", "timed", "governed"),
    ),
    Chapter(
        "Conditions",
        'Behind "if" and "while".',
        ("condition", "simple_condition", "had_yours", "had_opponents", "had_any"),
    ),
    Chapter(
        "Targets",
        "Which cards, Digimon and Tamers.",
        ("target", "choice", "every", "each", "worth", "owned_on_field", "placed", "place"),
    ),
    Chapter(
        "What things are like",
        'In front of a noun, behind it, and behind "with".',
        ("field_noun", "card_noun", "field_kind", "card_kind", "adjective", "after", "having"),
    ),
    Chapter("Durations and timings", "How long, and when later.", ("duration", "timing")),
    Chapter(
        "Amounts", "How much and how many.", ("count", "scale", "counted", "memory", "dp_change")
    ),
    Chapter(
        "Requirements and rules of a card",
        "What stands beside the effects.",
        (
            "requirement",
            "dna_requirement",
            "burst_requirement",
            "link_requirement",
            "app_fusion_requirement",
            "digixros_requirement",
            "assembly_requirement",
            "material",
            "own_rule",
        ),
    ),
)
ROOTS = tuple(name for chapter in CHAPTERS for name in chapter.categories)
PARTS = Chapter("Smaller parts", "What the phrases above are made of.", ())
SAID_ALREADY = frozenset({"cost", "cost_act"})
"""Kinds of phrases that are others in another form."""
BY_HAND = {
    "quoted": "An effect in quotation marks, with its icons.",
    "those_ones": "What was spoken of before: those Digimon, those Tamers, those cards.",
    "this": "The card the effect is on: this Digimon, this Tamer, this card.",
    "any_tamer": "What is a Tamer, or may be one: this Tamer, 1 of your Tamers.",
    "card_spoken_of": "A card that isn't on the field: that card's.",
    "not_first": "Only behind another sentence.",
    "bare_plural": "All of a kind without a number: your Digimon.",
}
"""What is read by hand, in words."""


WORDINGS = Wordings(
    grammar(),
    {"0": "3", "+0": "+3000", "[]": "[Agumon]", '""': '"[On Play] Gain 1 memory."'},
    BY_HAND,
    SAID_ALREADY,
)


def language_page() -> str:
    """The page."""
    chapters = (*CHAPTERS, PARTS._replace(categories=WORDINGS.parts(ROOTS)))
    return "\n".join((INTRODUCTION, *_icons(), *WORDINGS.chapters(chapters)))


def _icons() -> Iterator[str]:
    meanings: dict[str, list[str]] = {}
    for icon in ICONS:
        meanings.setdefault(_of_icon(icon), []).append(f"`[{icon.text}]`")
    yield from ("## Icons", "", "| icons | meaning |", "|---|---|")
    yield from (f"| {' '.join(icons)} | {meaning} |" for meaning, icons in meanings.items())
    yield ""


def _of_icon(icon: Icon) -> str:
    if icon.trigger is not None:
        return "when the effect triggers"
    if icon.turn is not None:
        return "in whose turn the effect is there"
    if icon.per_turn is not None:
        return "how often it can be activated in a turn"
    if icon.zone is not None:
        return "where its card has to be"
    return "the effect of an Option; what happens when the card is checked"


if __name__ == "__main__":
    sys.stdout.write(language_page())
