"""What cards, positions, decks and assertions of this game look like, as JSON Schema: from the readers' tables."""

from __future__ import annotations

from functools import cache
from typing import get_args

from dcg.battle_evolution.codes.cards import Kin
from dcg.battle_evolution.codes.turn import PHASE_NAMES
from dcg.battle_evolution.language.terms import LEVELS, CardTiming, Category, Side
from dcg.battle_evolution.scenarios.answers import QUESTIONS
from dcg.battle_evolution.scenarios.expectations import (
    NUMBERS,
    OF_DECK,
    OF_MATCH,
    OF_SIDE,
    OF_VIEW,
)
from dcg.battle_evolution.scenarios.position import FLAGS, SIDE, SIDE_NUMBERS, ZONES
from dcg.battle_evolution.scenarios.start import DECK_FIELDS
from dcg.battle_evolution.text import printed
from dcg.documents.scene import SEATS
from dcg.documents.schema import (
    FLAG,
    TEXT,
    Schema,
    either,
    fields,
    named,
    number,
    some,
    words,
)

TEXTS = some(TEXT)
PHASES = [words_ for words_ in PHASE_NAMES.values() if words_]
MOST_COPIES = 9
"""A side is a number of one digit."""


def _face() -> dict[str, Schema]:
    levels = [form for level in LEVELS for form in (level, level.lower())]
    attack = either(number(0, printed.HIGHEST_POWER), {"type": "string"})
    return {
        "name": TEXT,
        "category": words(get_args(Category)),
        "level": {
            "enum": [*levels, *(form for name in printed.LEVEL_NAMES for form in _cases(name))]
        },
        "type": {"type": "string"},
        **{name: number(*bounds) for name, bounds in printed.NUMBERS.items()},
        **dict.fromkeys(printed.ATTACK_FIELDS, attack),
        "timing": words(get_args(CardTiming)),
        "text": TEXT,
        "box": TEXTS,
        "dna": TEXTS,
        "also": TEXTS,
        "marks": some(words(printed.MARKS)),
        "side": words(get_args(Side)),
        "initial": FLAG,
    }


def _cases(name: str) -> tuple[str, str]:
    return name, name.title()


def _card() -> Schema:
    face = _face()
    held = {
        "number": TEXT,
        **face,
        "other_side": fields(printed.FACE, face),
        "unread": FLAG,
    }
    return fields(held, held, ("number", "name"))


def _position() -> Schema:
    held = {
        **dict.fromkeys(ZONES, TEXTS),
        **{name: number(*bounds) for name, bounds in SIDE_NUMBERS.items()},
        **dict.fromkeys(FLAGS, FLAG),
        "partner": TEXT,
        "destined": TEXTS,
    }
    side = fields(SIDE, held)
    return fields(
        (*SEATS, "turn", "player", "phase", "evolved"),
        {
            **dict.fromkeys(SEATS, side),
            "turn": number(1, 999),
            "player": words(SEATS),
            "phase": words(PHASES),
            "evolved": FLAG,
        },
    )


def _decks() -> Schema:
    sides = {"maxLength": 100}
    held = {
        "deck": TEXTS,
        "destiny_zone": TEXTS,
        "partner": TEXT,
        "faces": named(some(number(0, MOST_COPIES))) | {"propertyNames": sides},
    }
    deck = fields(DECK_FIELDS, held, ("deck",))
    return fields(SEATS, dict.fromkeys(SEATS, deck), SEATS)


def _expectations() -> Schema:
    count = {"type": "integer"}
    compared = either(TEXTS, count)
    of_side: dict[str, Schema] = {
        name: {"$ref": "#/$defs/compared"} for name in (*OF_SIDE, *OF_DECK)
    }
    of_side |= dict.fromkeys(NUMBERS, count)
    of_side |= {"types": either(some(words(kin.words for kin in Kin)), count)}
    side = fields((*OF_SIDE, *OF_DECK), of_side)
    seen = fields(OF_VIEW, dict.fromkeys(OF_VIEW, compared))
    view = fields(SEATS, dict.fromkeys(SEATS, fields(SEATS, dict.fromkeys(SEATS, seen))))
    question = words(QUESTIONS)
    topics = some(TEXT)
    return fields(
        (*SEATS, *OF_MATCH, "events", "no_events", "question", "view"),
        {
            **dict.fromkeys(SEATS, side),
            "winner": words((*SEATS, "none", "nobody")),
            "reason": TEXT,
            "turn": count,
            "phase": words(PHASES),
            "player": words(SEATS),
            "evolved": FLAG,
            "events": topics,
            "no_events": topics,
            "question": either(question, fields(SEATS, dict.fromkeys(SEATS, question))),
            "view": view,
        },
    )


@cache
def parts() -> dict[str, Schema]:
    """Cards, position, decks and assertions, for `dcg.documents.schema`."""
    return {
        "cards": some({"$ref": "#/$defs/card"}),
        "position": _position(),
        "decks": _decks(),
        "expectations": _expectations(),
        "$defs": {"card": _card(), "compared": either(TEXTS, {"type": "integer"}, FLAG)},
    }
