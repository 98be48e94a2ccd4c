"""Readers for the public shapes of card dumps. Each takes one record as decoded JSON."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, cast, get_args

from dcg.official.language.terms import Category, Colour
from dcg.official.text.compiler import PrintedCard

Record = Mapping[str, Any]


class NotACard(ValueError):
    """A record lacks what every card has."""


_CATEGORIES: dict[str, Category] = {
    "digiegg": "digi_egg",
    "digitama": "digi_egg",
    "digimon": "digimon",
    "tamer": "tamer",
    "option": "option",
}
_UNEXPRESSED = (
    "hdr_rule",
    "hdr_xros",
    "hdr_dna",
    "hdr_burst",
    "hdr_app_fusion",
    "hdr_use_req",
    "link_req",
    "link_effect",
    "option_effect",
)


def read(record: Record) -> PrintedCard:
    """Reads a record of whichever shape it has."""
    for recognised, reader in _SHAPES:
        if recognised in record:
            return reader(record)
    raise NotACard(f"no known shape has the fields {', '.join(sorted(record))}")


def cards_json(record: Record) -> PrintedCard:
    """The shape with `number category colors evo effect inherited security`."""
    return PrintedCard(
        number=_text(record, "number"),
        name=_text(record, "name"),
        category=_category(_words(record, "category")[0]),
        colours=tuple(_colour(word) for word in _words(record, "colors")),
        level=record.get("level"),
        play_cost=record.get("play_cost"),
        dp=record.get("dp"),
        digivolution=tuple(
            (_colour(colour) if colour else None, level, cost)
            for colour, level, cost in record.get("evo", ())
        ),
        form=_words(record, "form"),
        attribute=_words(record, "attribute"),
        types=_words(record, "types"),
        effect=record.get("effect", ""),
        inherited=record.get("inherited", ""),
        security=record.get("security", ""),
        overflow=record.get("ace_overflow"),
        max_copies=record.get("max_copies", 4),
        requirements=tuple(record.get("hdr_digivolve", ())),
        not_expressed=tuple(_flat(record.get(name)) for name in _UNEXPRESSED if name in record),
    )


def apitcg(record: Record) -> PrintedCard:
    """The apitcg.com shape: every value a string, "-" for none."""
    routes = []
    for field in ("digivolveCost1", "digivolveCost2"):
        match = re.match(r"(\d+) from Lv\.(\d+)", _given(record, field))
        if match:
            routes.append((int(match[2]), int(match[1])))
    colours = tuple(_colour(word) for word in record.get("colors", ()))
    return PrintedCard(
        number=_text(record, "code"),
        name=_text(record, "name"),
        category=_category(_text(record, "cardType")),
        colours=colours,
        level=_level(_given(record, "level")),
        play_cost=_number(_given(record, "playCost")),
        dp=_number(_given(record, "dp")),
        # the shape does not say which colour a cost goes with: in printed order where there are as many
        digivolution=tuple(
            (colours[min(position, len(colours) - 1)] if colours else None, level, cost)
            for position, (level, cost) in enumerate(routes)
        ),
        form=_split(_given(record, "form")),
        attribute=_split(_given(record, "attribute")),
        types=_split(_given(record, "type")),
        effect=_given(record, "effect"),
        inherited=_given(record, "inheritedEffect"),
        security=_given(record, "securityEffect"),
    )


def digimon_card_app(record: Record) -> PrintedCard:
    """The digimoncard.app shape: strings, "-" for none, traits by field."""
    category = _category(_text(record, "cardType"))
    return PrintedCard(
        number=_text(record, "cardNumber"),
        name=(record.get("name") or {}).get("english", "")
        if isinstance(record.get("name"), dict)
        else _text(record, "name"),
        category=category,
        colours=tuple(_colour(word) for word in _split(_given(record, "color"))),
        level=_level(_given(record, "cardLv")),
        play_cost=_number(_given(record, "playCost")),
        dp=_number(_given(record, "dp")),
        digivolution=tuple(
            (_colour(each["color"]), _number(each["level"]), int(each["cost"]))
            for each in record.get("digivolveCondition", ())
            if str(each.get("cost", "")).isdigit()
        ),
        form=_split(_given(record, "form")),
        attribute=_split(_given(record, "attribute")),
        types=_split(_given(record, "type")),
        effect=_given(record, "effect"),
        inherited=_given(record, "digivolveEffect"),
        security=_given(record, "securityEffect"),
        overflow=_overflow(_given(record, "aceEffect")),
        requirements=tuple(
            line for line in _given(record, "specialDigivolve").split("\n") if line.strip()
        ),
        not_expressed=tuple(
            text
            for field in (
                "dnaDigivolve",
                "digiXros",
                "burstDigivolve",
                "assembly",
                "rule",
                "linkEffect",
            )
            if (text := _given(record, field))
        ),
    )


_SHAPES: tuple[tuple[str, Callable[[Record], PrintedCard]], ...] = (
    ("cardNumber", digimon_card_app),
    ("code", apitcg),
    ("number", cards_json),
)


def _text(record: Record, field: str) -> str:
    value = record.get(field)
    if not isinstance(value, str) or not value:
        raise NotACard(f"no {field!r} in {dict(record)!r:.200}")
    return value


def _given(record: Record, field: str) -> str:
    value = record.get(field) or ""
    return "" if not isinstance(value, str) or value.strip() in ("-", "－", "ー") else value.strip()


def _words(record: Record, field: str) -> tuple[str, ...]:
    return tuple(record.get(field) or ())


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("/") if part.strip())


def _flat(value: Any) -> str:
    return value if isinstance(value, str) else " ".join(value)


def _category(word: str) -> Category:
    try:
        return _CATEGORIES[re.sub(r"[^a-z]", "", word.lower())]
    except KeyError:
        raise NotACard(f"unknown card category {word!r}") from None


def _colour(word: str) -> Colour:
    if word.lower() not in get_args(Colour):
        raise NotACard(f"unknown colour {word!r}")
    return cast("Colour", word.lower())


def _number(text: str) -> int | None:
    digits = re.sub(r"\D", "", text)
    return int(digits) if digits else None


def _level(text: str) -> int | None:
    return _number(text)


def _overflow(text: str) -> int | None:
    match = re.search(r"Overflow\D*(\d+)", text)
    return int(match[1]) if match else None
