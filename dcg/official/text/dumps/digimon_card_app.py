"""The digimoncard.app shape: strings, "-" for none, traits by field."""

from __future__ import annotations

import re

from dcg.official.text.dumps.fields import Fields, NotACard, category, colour, numbered
from dcg.official.text.printed import PrintedCard, Route, Unexpressed

FACTS = (
    "AAs",
    "JAAs",
    "block",
    "cardImage",
    "id",
    "illustrator",
    "notes",
    "rarity",
    "restrictions",
    "version",
)
"""Where the card is from, where it may be played and what it looks like."""
UNEXPRESSED = (
    "dualEffect",
    "optionCardColourRequirement",
    "optionCardEffect",
)


def read(fields: Fields) -> PrintedCard:
    """One record; raises `NotACard`."""
    missing = [Unexpressed(name, text) for name in UNEXPRESSED if (text := fields.text(name))]
    return PrintedCard(
        number=fields.required("cardNumber"),
        name=_name(fields),
        category=category(fields.required("cardType"), "cardType"),
        colours=tuple(colour(word, "color") for word in fields.split("color")),
        level=fields.numeral("cardLv", r"(?:Lv\.)?(\d+)"),
        play_cost=fields.numeral("playCost"),
        dp=fields.numeral("dp"),
        digivolution=_routes(fields),
        form=fields.split("form"),
        attribute=fields.split("attribute"),
        types=fields.split("type"),
        effect=fields.text("effect"),
        inherited=fields.text("digivolveEffect"),
        security=fields.text("securityEffect"),
        overflow=_overflow(fields),
        requirements=_lines(fields, "specialDigivolve"),
        dna=_lines(fields, "dnaDigivolve"),
        burst=_lines(fields, "burstDigivolve"),
        digixros=_lines(fields, "digiXros"),
        assembly=_lines(fields, "assembly"),
        link=_lines(fields, "linkRequirement"),
        link_dp=fields.numeral("linkDP", r"\+?(\d+)(?: DP)?"),
        link_effect=fields.text("linkEffect"),
        rules=_lines(fields, "rule"),
        not_expressed=tuple(missing),
        facts=fields.facts(FACTS),
        unknown=fields.left(),
    )


def _lines(fields: Fields, name: str) -> tuple[str, ...]:
    return tuple(line for line in fields.text(name).split("\n") if line.strip())


def _name(fields: Fields) -> str:
    """The English name, which may stand alone or beside those in other languages."""
    value = fields.value("name")
    if not isinstance(value, dict):
        return fields.required("name")
    name = value.get("english")
    if not isinstance(name, str) or not name.strip():
        raise NotACard("no English name", "name")
    return name.strip()


def _routes(fields: Fields) -> tuple[Route, ...]:
    routes: list[Route] = []
    for entry in fields.records("digivolveCondition"):
        each = Fields(entry)
        try:
            cost = each.numeral("cost")
            level = each.numeral("level", r"(?:Lv\.)?(\d+)")
            word = each.text("color")
        except NotACard as error:
            raise NotACard(f"{error}", "digivolveCondition") from error
        if cost is None and level is None:
            continue
        if cost is None or each.left():
            raise NotACard(f"not a digivolution cost: {dict(entry)!r:.90}", "digivolveCondition")
        routes.append((colour(word, "digivolveCondition") if word else None, level, cost))
    return tuple(routes)


def _overflow(fields: Fields) -> int | None:
    text = fields.text("aceEffect")
    if not text:
        return None
    match = re.search(r"Overflow\D*(\d+)", text)
    if match is None:
        raise NotACard(f"no Overflow in {text!r:.60}", "aceEffect")
    return numbered(match[1], "aceEffect")
