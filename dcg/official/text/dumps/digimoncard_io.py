"""The digimoncard.io shape: one digivolution cost, three texts that do not say what section they are."""

from __future__ import annotations

from dcg.official.text.dumps.fields import Fields, NotACard, category, colour, shown
from dcg.official.text.printed import PrintedCard, Route, Unexpressed

FACTS = (
    "artist",
    "date_added",
    "pretty_url",
    "rarity",
    "series",
    "set_name",
    "stage",
    "tcgplayer_id",
    "tcgplayer_name",
)
"""Where the card is from and what it looks like."""
TYPES = ("digi_type", "digi_type2", "digi_type3", "digi_type4")
_SECURITY = "[Security]"


def read(fields: Fields) -> PrintedCard:
    """One record; raises `NotACard`.

    The shape has one colour and level to digivolve from: of a card with two colours the other way is
    not told, and reported. Which text is a [Security] effect is told by its icon.
    """
    colours = tuple(
        colour(word, name) for name in ("color", "color2") if (word := fields.text(name))
    )
    routes = _routes(fields)
    texts = [_lines(fields.text(name)) for name in ("source_effect", "alt_effect")]
    under = [text for text in texts if text and not text.startswith(_SECURITY)]
    missing = [
        Unexpressed("alt_effect", text, "the dump doesn't say of what kind this effect is")
        for text in under[1:]
    ]
    if routes and len(colours) > 1:
        missing.append(
            Unexpressed(
                "evolution_color",
                fields.text("evolution_color"),
                "the dump says one colour to digivolve from, and the card may have another",
            )
        )
    return PrintedCard(
        number=fields.required("id"),
        name=fields.required("name"),
        category=category(fields.required("type"), "type"),
        colours=colours,
        level=_count(fields, "level"),
        play_cost=_count(fields, "play_cost"),
        dp=_count(fields, "dp"),
        digivolution=routes,
        form=fields.split("form"),
        attribute=fields.split("attribute"),
        types=tuple(word for name in TYPES for word in fields.split(name)),
        effect=_lines(fields.text("main_effect")),
        inherited=under[0] if under else "",
        security="\n".join(text for text in texts if text.startswith(_SECURITY)),
        digixros=tuple(filter(None, (_lines(fields.text("xros_req")),))),
        not_expressed=tuple(missing),
        facts=fields.facts(FACTS),
        unknown=fields.left(),
    )


def _lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("<br>", "\n")


def _count(fields: Fields, name: str) -> int | None:
    """A number, or one written as text."""
    value = fields.value(name)
    return fields.numeral(name) if isinstance(value, str) else fields.number(name)


def _routes(fields: Fields) -> tuple[Route, ...]:
    cost, level = _count(fields, "evolution_cost"), _count(fields, "evolution_level")
    word = fields.text("evolution_color")
    if cost is None:
        if level is not None or word:
            raise NotACard(f"no cost to digivolve from {shown(word)} {level}", "evolution_cost")
        return ()
    return ((colour(word, "evolution_color") if word else None, level, cost),)
