"""The shape with `number category colors evo effect inherited security`."""

from __future__ import annotations

import re

from dcg.official.text.dumps.fields import Fields, NotACard, category, colour, flat, shown, whole
from dcg.official.text.printed import PrintedCard, Route, Unexpressed

FACTS = ("set", "rarity", "block", "ban")
"""Which product the card is from and where it may be played: not for the rules of a match."""
UNEXPRESSED = (
    "option_name",
    "option_colors",
    "option_effect",
)


def read(fields: Fields) -> PrintedCard:
    """One record; raises `NotACard`."""
    kinds = fields.words("category")
    if not kinds:
        raise NotACard("every card has it, this record doesn't", "category")
    missing = [
        Unexpressed(name, flat(value))
        for name in UNEXPRESSED
        if (value := fields.value(name)) is not None
    ]
    missing += [Unexpressed("category", f"also a card of category {word}") for word in kinds[1:]]
    copies = fields.number("max_copies")
    if copies == 0:
        raise NotACard("a card of which no deck may have one is none", "max_copies")
    headers = _apart(fields.words("hdr_digivolve"))
    return PrintedCard(
        number=fields.required("number"),
        name=fields.required("name"),
        category=category(kinds[0], "category"),
        colours=tuple(colour(word, "colors") for word in fields.words("colors")),
        level=fields.number("level"),
        play_cost=fields.number("play_cost"),
        dp=fields.number("dp"),
        digivolution=_routes(fields),
        form=fields.words("form"),
        attribute=fields.words("attribute"),
        types=fields.traits("types"),
        effect="\n".join((*fields.words("hdr_use_req"), fields.text("effect"))).strip(),
        inherited=_without_link(fields.text("inherited")),
        security=fields.text("security"),
        overflow=fields.number("ace_overflow"),
        max_copies=4 if copies is None else copies,
        requirements=tuple(each for each in headers if not each.startswith("DigiXros")),
        dna=fields.words("hdr_dna"),
        burst=fields.words("hdr_burst"),
        digixros=(
            *fields.words("hdr_xros"),
            *(each for each in headers if each.startswith("DigiXros")),
        ),
        assembly=fields.words("hdr_assembly"),
        app_fusion=fields.words("hdr_app_fusion"),
        link=_lines(fields.text("link_req")),
        link_dp=fields.number("link_dp"),
        link_effect=fields.text("link_effect"),
        rules=(*fields.words("hdr_rule"), *_lines(fields.text("rule"))),
        not_expressed=tuple(missing),
        facts=fields.facts(FACTS),
        unknown=fields.left(),
    )


def _lines(text: str) -> tuple[str, ...]:
    return (text,) if text else ()


_LINK = re.compile(r"^\+\d+ DP\n<Link> .*", re.DOTALL | re.MULTILINE)
"""The whole link of a card, which the dump has a second time behind its inherited effects."""


def _without_link(inherited: str) -> str:
    return _LINK.sub("", inherited).strip()


def _apart(headers: tuple[str, ...]) -> tuple[str, ...]:
    """Digivolution requirements, and the DigiXros requirements that the dump runs together with them."""
    return tuple(each for text in headers for each in re.split(r" +(?=DigiXros -\d)", text))


def _routes(fields: Fields) -> tuple[Route, ...]:
    """`[colour, level, cost]` each; without a colour or a level, any will do."""
    routes: list[Route] = []
    for entry in fields.entries("evo"):
        if not isinstance(entry, list) or len(entry) != 3:
            raise NotACard(f"not [colour, level, cost]: {shown(entry)}", "evo")
        from_colour, level, cost = entry
        routes.append(
            (
                colour(from_colour, "evo") if from_colour else None,
                None if level is None else whole(level, "evo"),
                whole(cost, "evo"),
            )
        )
    return tuple(routes)
