"""The apitcg.com shape: every value a string, "-" for none."""

from __future__ import annotations

import re

from dcg.official.text.dumps.fields import Fields, category, colour
from dcg.official.text.printed import PrintedCard, Unexpressed

FACTS = ("id", "notes", "set", "images")
"""Where the card is from and what it looks like."""


def read(fields: Fields) -> PrintedCard:
    """One record; raises `NotACard`.

    The shape gives a digivolution cost and a level without the colour to digivolve from, and a card's
    own colours don't tell it: the costs are reported, not guessed.
    """
    missing = [
        Unexpressed(name, cost, "the dump doesn't say of which colour to digivolve from")
        for name in ("digivolveCost1", "digivolveCost2")
        if (cost := fields.text(name))
    ]
    return PrintedCard(
        number=fields.required("code"),
        name=fields.required("name"),
        category=category(fields.required("cardType"), "cardType"),
        colours=tuple(colour(word, "colors") for word in fields.words("colors")),
        level=fields.numeral("level", r"(?:Lv\.)?(\d+)"),
        play_cost=fields.numeral("playCost"),
        dp=fields.numeral("dp"),
        form=fields.split("form"),
        attribute=fields.split("attribute"),
        types=fields.split("type"),
        effect=_lines(fields.text("effect")),
        inherited=_lines(fields.text("inheritedEffect")),
        security=_lines(fields.text("securityEffect")),
        not_expressed=tuple(missing),
        facts=fields.facts(FACTS),
        unknown=fields.left(),
    )


def _lines(text: str) -> str:
    """The lines as printed: the dump breaks them for its own page and marks the card's with <br>."""
    return re.sub(r"\s*\n\s*", " ", text).replace("<br>", "\n")
