"""What cards, positions and assertions of this game look like, as JSON Schema: from the readers' tables."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from dcg.documents.scene import SEATS
from dcg.documents.schema import (
    FLAG,
    NO_NUMBER,
    TEXT,
    Schema,
    either,
    fields,
    named,
    number,
    one_of,
    some,
    words,
)
from dcg.kernel.code import Code
from dcg.kernel.event import ObjectId
from dcg.official.codes.numbers import GAUGE
from dcg.official.codes.turn import TurnStep
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Differing
from dcg.official.positions import cards as c
from dcg.official.positions import parsing as p
from dcg.official.positions import under_way as u
from dcg.official.positions.position import AREAS, PHASES
from dcg.official.scenarios import areas, expectations, permanents
from dcg.official.scenarios.answers import QUESTIONS
from dcg.official.scenarios.happened import TOPICS, words_of
from dcg.official.scenarios.start import DECK_FIELDS

NONE: Schema = {"const": "none"}
TEXTS = some(TEXT)
WORDS_OF_A_CARD: Schema = NO_NUMBER | {"type": ["string", "number"]}


def _maybe(low: int, high: int) -> Schema:
    return either(number(low, high), NONE)


# --- cards -----------------------------------------------------------------------------------------


def _described(**more: Schema) -> Schema:
    held = {
        "colour": some(words(c.COLOURS)),
        "level": number(1, c.MOST_LEVEL),
        "name": TEXTS,
        "trait": TEXTS,
    }
    return fields((*held, *more), held | more)


def _card() -> Schema:
    cost = number(0, c.MOST_COST)
    effects = either(TEXT, {"$ref": "#/$defs/effects"})
    keywords = some(either(words(c.KEYWORDS), one_of(dict.fromkeys(c.KEYWORDS, number(-20, 20)))))
    requirement = {
        "cost": cost,
        "colour": words(c.COLOURS),
        "level": number(1, c.MOST_LEVEL),
        "name": TEXTS,
    }
    material = _described(
        count=either(number(1, 10), {"const": "any"}), different=words(get_args(Differing))
    )
    materials = fields(
        ("reduction", "of"), {"reduction": cost, "of": some(material)}, ("reduction", "of")
    )
    link = {
        "cost": cost,
        "colour": some(words(c.COLOURS)),
        "level": number(1, c.MOST_LEVEL),
        "name": TEXTS,
        "trait": TEXTS,
    }
    burst = {"cost": cost, "from": _described(), "returning": TEXTS}
    held = {
        "number": TEXT,
        "category": words(c.CATEGORIES),
        "colour": some(words(c.COLOURS)),
        "level": _maybe(1, c.MOST_LEVEL),
        "dp": _maybe(0, c.MOST_DP),
        "cost": _maybe(0, c.MOST_COST),
        "digivolve": either(
            cost, some(either(WORDS_OF_A_CARD, fields(requirement, requirement, ("cost",))))
        ),
        "dna": some(fields(("cost", "of"), {"cost": cost, "of": some(_described())}, ("of",))),
        "tokens": named(either({"$ref": "#/$defs/card"}, {"type": "null"})),
        "burst": some(fields(tuple(burst), burst, ("from", "returning"))),
        "digixros": materials,
        "assembly": materials,
        "form": TEXTS,
        "attribute": TEXTS,
        "types": TEXTS,
        "effects": effects,
        "inherited": effects,
        "security": effects,
        "keywords": keywords,
        "inherited_keywords": keywords,
        "link": some(either(cost, WORDS_OF_A_CARD, fields(tuple(link), link, ("cost",)))),
        "link_dp": _maybe(0, c.MOST_DP),
        "link_effects": effects,
        "link_keywords": keywords,
        "app_fusion": some(
            either(WORDS_OF_A_CARD, fields(("cost", "of"), {"cost": cost, "of": TEXTS}, ("of",)))
        ),
        "overflow": _maybe(0, 10),
        "max_copies": number(1, 50),
        "rules": TEXTS,
    }
    return fields(c.FIELDS, held)


def _language() -> Schema:
    """The card language as plain data: what is told of it in words is left out."""
    made = msgspec.json.schema(tuple[Effect, ...])
    found: Schema = _bare(made.pop("$defs"))
    return found | {"effects": _bare(made)}


def _bare(held: Any) -> Any:
    """Without words; and `node` is needed where it tells which of several nodes stands there, as the
    decoder has it."""
    if isinstance(held, list):
        return [_bare(value) for value in held]
    if not isinstance(held, dict):
        return held
    found = {
        name: _bare(value)
        for name, value in held.items()
        if name not in ("title", "description") or not isinstance(value, str)
    }
    if "node" in found.get("required", ()):
        found["required"].remove("node")
    nodes = [one for one in found.get("anyOf", ()) if "$ref" in one]
    if len(nodes) > 1:
        for one in nodes:
            one["required"] = ["node"]
    return found


# --- where it begins -------------------------------------------------------------------------------


def _card_here() -> Schema:
    held = {"card": TEXT, "label": TEXT, "face_up": FLAG}
    return either(
        TEXT, fields(p.CARD_FIELDS, held, ("card",)), named(TEXT, no=p.CARD_FIELDS, count=1)
    )


def _standing() -> Schema:
    stack = some({"$ref": "#/$defs/card_here"})
    held = {"cards": stack, "card": stack, "links": stack}
    held |= {"suspended": FLAG, "played_this_turn": FLAG}
    own = fields(p.PERMANENT_FIELDS, held)
    cards = either(TEXT, {"type": "array", "items": {"$ref": "#/$defs/card_here"}})
    return either(cards, own, named(either(cards, own), no=p.PERMANENT_FIELDS, count=1))


def _position() -> Schema:
    cards = some({"$ref": "#/$defs/card_here"})
    standing = some({"$ref": "#/$defs/standing"})
    areas_held = dict.fromkeys(AREAS, cards)
    side = fields(p.SIDE_FIELDS, areas_held | {"battle_area": standing, "breeding_area": standing})
    effect = dict.fromkeys(u.EFFECT_FIELDS, TEXT)
    held = {
        "turn": words(SEATS),
        "turn_number": number(1, 10_000),
        "phase": words(PHASES),
        "memory": number(-GAUGE, GAUGE),
        "first_player": words(SEATS),
        "attack": fields(u.ATTACK_FIELDS, dict.fromkeys(u.ATTACK_FIELDS, TEXT), u.ATTACK_FIELDS),
        "pending": some(fields(u.EFFECT_FIELDS, effect, ("of",))),
        "used": some(fields(u.USED_FIELDS, effect | {"times": number(1, u.MOST_TIMES)}, ("of",))),
        "lasting": some(fields(u.LASTING_FIELDS, effect | {"on": TEXTS}, ("of", "on"))),
        **dict.fromkeys(SEATS, either(side, {"type": "null"})),
    }
    return fields(p.FIELDS, held)


def _decks() -> Schema:
    cards = some({"$ref": "#/$defs/card_here"})
    deck = fields(DECK_FIELDS, dict.fromkeys(DECK_FIELDS, cards), ("deck",))
    return fields(SEATS, dict.fromkeys(SEATS, deck), SEATS)


# --- assertions ------------------------------------------------------------------------------------


def _properties() -> Schema:
    flag, whole = FLAG, _maybe(-99_000, 99_000)
    held = {
        "suspended": flag,
        "played_this_turn": flag,
        "cards": TEXTS,
        "digivolution_cards": TEXTS,
        "links": TEXTS,
        "dp": whole,
        "level": whole,
        "colour": some(words(c.COLOURS)),
        "category": some(words(c.CATEGORIES)),
        "keywords": some(words(c.KEYWORDS)),
        "lacks_keywords": some(words(c.KEYWORDS)),
        "checks": number(0, 100),
        "restricted": some(words(permanents.RESTRICTIONS)),
        "not_restricted": some(words(permanents.RESTRICTIONS)),
    }
    return fields(permanents.FIELDS, held)


def _side() -> Schema:
    counted = {"count": number(0, 100)}
    within = fields(areas.AREA_FIELDS, dict.fromkeys(areas.AREA_FIELDS, TEXTS) | counted)
    listed = either(NO_NUMBER, {"type": "array", "items": TEXT}, {"type": "null"})
    area = either(number(0, 100), listed, within)
    one = named({"$ref": "#/$defs/properties"}, count=1)
    standing = some(either(TEXT, one))
    standing_or_count = either(
        number(0, 100),
        NO_NUMBER,
        one,
        {"type": "array", "items": either(TEXTS, one)},
        {"type": "null"},
    )
    held = dict.fromkeys(AREAS, area)
    held |= {"battle_area": standing_or_count, "breeding_area": standing}
    return fields((*AREAS, "battle_area", "breeding_area"), held)


def _event() -> Schema:
    told = {name: _fields_of(kind) for name, kind in TOPICS.items()}
    return either(words(TOPICS), one_of(told))


def _fields_of(kind: Any) -> Schema:
    """The fields of an event, or of something inside one, as `happened.read_match` takes them."""
    hints = get_type_hints(kind, include_extras=True)
    names = kind.__struct_fields__
    return fields(names, {name: _compared(hints[name]) for name in names})


def _compared(hint: Any) -> Schema:
    arguments = get_args(hint)
    if hint is not ObjectId and arguments and arguments[-1] is Ellipsis:
        return some(_compared(arguments[0]))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return either(TEXT, _fields_of(hint))
    whole = number(-(10**9), 10**9)
    if hint is bool:
        return either(whole, FLAG)
    if isinstance(hint, type) and issubclass(hint, Code):
        return either(whole, words(words_of(hint)))
    return either(whole, NO_NUMBER)


def _expectations() -> Schema:
    side = {"$ref": "#/$defs/side"}
    memory = number(-GAUGE, GAUGE)
    steps = [step.name.lower() for step in TurnStep if step is not TurnStep.ENDED]
    events = some({"$ref": "#/$defs/event"})
    sides = fields(SEATS, dict.fromkeys(SEATS, side))
    held = {
        "memory": either(memory, one_of(dict.fromkeys(SEATS, memory))),
        "turn": words(SEATS),
        "turn_number": number(0, 10_000),
        "phase": words(steps),
        "question": one_of(dict.fromkeys(SEATS, words(QUESTIONS))),
        "attack": either(NONE, fields(("with", "on"), {"with": TEXT, "on": TEXT})),
        "pending": TEXTS,
        "permanents": named({"$ref": "#/$defs/properties"}),
        "places": named(words(permanents.PLACES)),
        "events": events,
        "no_events": events,
        "result": either(
            words(("none", "draw")),
            fields(("winner", "reason"), {"winner": words(SEATS), "reason": TEXT}),
        ),
        "view": fields(SEATS, dict.fromkeys(SEATS, sides)),
        **dict.fromkeys(SEATS, side),
    }
    return fields(expectations.FIELDS, held)


@cache
def parts() -> Schema:
    """What `dcg.documents.schema.schema` puts in its places."""
    return {
        "cards": named(either({"$ref": "#/$defs/card"}, {"type": "null"})),
        "position": _position(),
        "decks": _decks(),
        "expectations": _expectations(),
        "$defs": {
            "card": _card(),
            "card_here": _card_here(),
            "standing": _standing(),
            "properties": _properties(),
            "side": _side(),
            "event": _event(),
            **_language(),
        },
    }
