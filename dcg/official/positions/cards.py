"""Cards defined in a document: facts with short defaults, effects as card text or as plain AST."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, get_args

import msgspec

from dcg.decks import nearest
from dcg.documents.document import Field
from dcg.documents.faults import CardsUnread, DocumentError, Faults
from dcg.language.bounds import out_of_bounds
from dcg.official.language.card import (
    BurstRequirement,
    Card,
    CardRule,
    DigivolutionRequirement,
    DnaRequirement,
    Material,
    Materials,
)
from dcg.official.language.effect import Effect
from dcg.official.language.selectors import Compare, Filter, HasColour, HasTrait, NameIs
from dcg.official.language.terms import Category, Colour, Differing, Keyword
from dcg.official.positions.links import read_app_fusion, read_link

FIELDS = (
    "number",
    "category",
    "colour",
    "level",
    "dp",
    "cost",
    "digivolve",
    "dna",
    "burst",
    "tokens",
    "digixros",
    "assembly",
    "form",
    "attribute",
    "types",
    "effects",
    "inherited",
    "security",
    "keywords",
    "inherited_keywords",
    "overflow",
    "max_copies",
    "rules",
    "link",
    "link_dp",
    "link_effects",
    "link_keywords",
    "app_fusion",
)

Section = Literal["effects", "inherited", "security", "link_effects"]
CATEGORIES: tuple[str, ...] = get_args(Category)
COLOURS: tuple[str, ...] = get_args(Colour)
KEYWORDS: tuple[str, ...] = get_args(Keyword)

DEFAULTS: Mapping[str, tuple[int | None, int | None, int | None]] = {
    "digi_egg": (2, None, None),
    "digimon": (4, 5000, 5),
    "tamer": (None, None, 3),
    "option": (None, None, 1),
}
"""Level, DP and cost of a card that does not say, by category."""

DESCRIBED: tuple[str, ...] = ("colour", "level", "name", "trait")
"""What a requirement can ask of a card."""

MOST_DP, MOST_COST, MOST_LEVEL = 99_000, 20, 7


def read_cards(field: Field) -> dict[str, Card]:
    """The cards a document defines, by name. Raises `CardsUnread` where one of them is none."""
    found: dict[str, Card] = {}
    unread: dict[str, DocumentError] = {}
    for name, value in field.items():
        try:
            found[name] = read_card(name, value)
        except DocumentError as error:
            unread[name] = error
    if unread:
        raise CardsUnread(found, unread)
    return found


def read_card(name: str, field: Field) -> Card:
    """One card. Raises `DocumentError` with everything that is wrong with it."""
    faults = Faults()
    given = field.fields(FIELDS, faults=faults) if not field.is_null else {}
    category: Any = given["category"].word(CATEGORIES) if "category" in given else "digimon"
    level, dp, cost = DEFAULTS[category]
    found: dict[str, Any] = {}
    readers: Mapping[str, Callable[[], Any]] = {
        "number": lambda: given["number"].text() if "number" in given else name,
        "colours": lambda: _words(given, "colour", COLOURS) or ("red",),
        "level": lambda: _maybe(given, "level", level, 1, MOST_LEVEL),
        "play_cost": lambda: _maybe(given, "cost", cost, 0, MOST_COST),
        "dp": lambda: _maybe(given, "dp", dp, 0, MOST_DP),
        "digivolution": lambda: _requirements(
            given.get("digivolve"), found.get("colours", ()), found.get("level")
        ),
        "dna": lambda: _dna(given.get("dna")),
        "burst": lambda: _burst(given.get("burst")),
        "tokens": lambda: _tokens(given.get("tokens")),
        "digixros": lambda: _materials(given.get("digixros")),
        "assembly": lambda: _materials(given.get("assembly")),
        "form": lambda: _words(given, "form"),
        "attribute": lambda: _words(given, "attribute"),
        "types": lambda: _words(given, "types"),
        "overflow": lambda: _maybe(given, "overflow", None, 0, 10),
        "max_copies": lambda: given["max_copies"].number(1, 50) if "max_copies" in given else 4,
        "rules": lambda: _own_rules(given.get("rules")),
        "effects": lambda: _keywords(given, "keywords") + _effects(given, "effects", category),
        "inherited": lambda: (
            _keywords(given, "inherited_keywords") + _effects(given, "inherited", category)
        ),
        "security": lambda: _effects(given, "security", category),
        "link": lambda: read_link(given.get("link")),
        "link_dp": lambda: _maybe(given, "link_dp", None, 0, MOST_DP),
        "link_effects": lambda: (
            _keywords(given, "link_keywords") + _effects(given, "link_effects", "digimon")
        ),
        "app_fusion": lambda: read_app_fusion(given.get("app_fusion")),
    }
    for one, read in readers.items():
        with faults.caught():
            found[one] = read()
    faults.check()
    card = Card(name=name, category=category, **found)
    if reason := out_of_bounds(card):
        raise field.error(f"{name} {reason}")
    return card


def _maybe(
    given: Mapping[str, Field], name: str, default: int | None, low: int, high: int
) -> int | None:
    """A number; `none` for a card without one."""
    if name not in given:
        return default
    if given[name].node.value == "none":
        return None
    return given[name].number(low, high)


def _words(
    given: Mapping[str, Field], name: str, words: tuple[str, ...] | None = None
) -> tuple[str, ...]:
    if name not in given:
        return ()
    return tuple(entry.word(words) if words else entry.text() for entry in given[name].some())


def _requirements(
    field: Field | None, colours: tuple[Any, ...], level: int | None
) -> tuple[DigivolutionRequirement, ...]:
    """A bare number is the cost from each of the card's colours at the level below."""
    if field is None:
        return ()
    if field.is_number:
        cost = field.number(0, MOST_COST)
        if level is None:
            raise field.error("a card without a level says from what it digivolves")
        return tuple(DigivolutionRequirement(cost, colour, level - 1) for colour in colours)
    return tuple(held for entry in field.some() for held in _requirements_of(entry))


def _requirements_of(field: Field) -> tuple[DigivolutionRequirement, ...]:
    """`{cost, colour, level, name}`, or the words of a card."""
    if not field.is_text:
        return (_requirement(field),)
    from dcg.language.parser import Ambiguous  # noqa: PLC0415
    from dcg.official.text.effects import (  # noqa: PLC0415 - the compiler is slow to build
        NotUnderstood,
    )
    from dcg.official.text.requirements import requirements  # noqa: PLC0415

    try:
        return requirements(field.text())
    except (NotUnderstood, Ambiguous) as error:
        raise field.error(f"card text not understood: {_flat(error)}") from error


def _requirement(field: Field) -> DigivolutionRequirement:
    given = field.fields(("cost", "colour", "level", "name"), needed=("cost",))
    colour: Any = given["colour"].word(COLOURS) if "colour" in given else None
    return DigivolutionRequirement(
        cost=given["cost"].number(0, MOST_COST),
        colour=colour,
        level=given["level"].number(1, MOST_LEVEL) if "level" in given else None,
        match=(NameIs(_words(given, "name")),) if "name" in given else (),
    )


def _dna(field: Field | None) -> tuple[DnaRequirement, ...]:
    """`{cost, of: [{colour, level, name, trait}, ...]}`, or a list of these; the first goes on top."""
    return () if field is None else tuple(_dna_requirement(entry) for entry in field.some())


def _dna_requirement(field: Field) -> DnaRequirement:
    given = field.fields(("cost", "of"), needed=("of",))
    return DnaRequirement(
        cost=given["cost"].number(0, MOST_COST) if "cost" in given else 0,
        of=tuple(_described(entry) for entry in given["of"].some()),
    )


def _burst(field: Field | None) -> tuple[BurstRequirement, ...]:
    """`{cost, from: {colour, level, name, trait}, returning: NAME}`, or a list of these."""
    return () if field is None else tuple(_burst_requirement(entry) for entry in field.some())


def _burst_requirement(field: Field) -> BurstRequirement:
    given = field.fields(("cost", "from", "returning"), needed=("from", "returning"))
    return BurstRequirement(
        cost=given["cost"].number(0, MOST_COST) if "cost" in given else 0,
        match=_described(given["from"]),
        returning=(NameIs(_words(given, "returning")),),
    )


def _tokens(field: Field | None) -> tuple[Card, ...]:
    """What the card's effects play, by name; a Token has no level and no cost unless given one."""
    if field is None:
        return ()
    found = []
    for name, value in field.items():
        given = value.fields(FIELDS) if not value.is_null else {}
        card = read_card(name, value)
        found.append(
            msgspec.structs.replace(
                card,
                number=f"Token {name}",
                level=card.level if "level" in given else None,
                play_cost=card.play_cost if "cost" in given else None,
                token=True,
            )
        )
    return tuple(found)


def _materials(field: Field | None) -> Materials | None:
    """`{reduction, of: [{colour, level, name, trait, count, different}, ...]}`, from the top down."""
    if field is None:
        return None
    given = field.fields(("reduction", "of"), needed=("reduction", "of"))
    return Materials(
        given["reduction"].number(0, MOST_COST),
        tuple(_material(entry) for entry in given["of"].some()),
    )


def _material(field: Field) -> Material:
    given = field.fields((*DESCRIBED, "count", "different"))
    differing: Any = given["different"].word(get_args(Differing)) if "different" in given else None
    return Material(_filters(given), _how_many(given.get("count")), differing)


def _how_many(field: Field | None) -> int | None:
    """A number; `any` for any number."""
    if field is None:
        return 1
    return None if field.node.value == "any" else field.number(1, 10)


def _described(field: Field) -> tuple[Filter, ...]:
    """A card by any of its colours, its level, any of its names and traits."""
    return _filters(field.fields(DESCRIBED))


def _filters(given: Mapping[str, Field]) -> tuple[Filter, ...]:
    colours: Any = _words(given, "colour", COLOURS)
    found: list[Filter] = []
    if colours:
        found.append(HasColour(colours))
    if "level" in given:
        found.append(Compare("level", "=", given["level"].number(1, MOST_LEVEL)))
    if "name" in given:
        found.append(NameIs(_words(given, "name")))
    if "trait" in given:
        found.append(HasTrait(_words(given, "trait")))
    return tuple(found)


def _own_rules(field: Field | None) -> tuple[CardRule, ...]:
    """What the (Rule) of a card says, in words of a card, a sentence each (2-3-5)."""
    if field is None:
        return ()
    from dcg.language.parser import Ambiguous  # noqa: PLC0415
    from dcg.official.text.effects import (  # noqa: PLC0415 - the compiler is slow to build
        NotUnderstood,
    )
    from dcg.official.text.own_rules import own_rule  # noqa: PLC0415

    found = []
    for entry in field.some():
        try:
            found.append(own_rule(entry.text()))
        except (NotUnderstood, Ambiguous) as error:
            raise entry.error(f"card text not understood: {_flat(error)}") from error
    return tuple(found)


def _keywords(given: Mapping[str, Field], name: str) -> tuple[Effect, ...]:
    """`blocker`, or with a number `security_attack: 1`."""
    if name not in given:
        return ()
    effects = []
    for entry in given[name].some():
        value = 0
        if entry.is_mapping:
            word, number = entry.one()
            value = number.number(-20, 20)
        else:
            word = entry.text()
        if word not in KEYWORDS:
            raise entry.error(f"`{word}` is not a keyword{nearest(word, KEYWORDS)}")
        keyword: Any = word
        effects.append(Effect(kind="keyword", keyword=keyword, value=value))
    return tuple(effects)


def _effects(given: Mapping[str, Field], section: Section, category: Any) -> tuple[Effect, ...]:
    """Text is compiled; a list holds effects as plain AST."""
    field = given.get(section)
    if field is None:
        return ()
    if not field.is_list:
        return compiled(field, category, section)
    try:
        return msgspec.convert(field.plain(), tuple[Effect, ...])
    except msgspec.ValidationError as error:
        raise field.error(f"not the card language: {error}") from error


def compiled(field: Field, category: Any, section: Section) -> tuple[Effect, ...]:
    """Effects from card text in the controlled language."""
    from dcg.language.parser import Ambiguous  # noqa: PLC0415
    from dcg.official.text.effects import (  # noqa: PLC0415 - the compiler is slow to build
        NotUnderstood,
        compile_effect,
    )
    from dcg.official.text.normalise import normalise  # noqa: PLC0415

    text = field.text()
    found = []
    for effect in normalise(text):
        try:
            found.append(compile_effect(effect, category, section))
        except NotUnderstood as error:
            raise field.error(f"card text not understood: `{effect}`: {_flat(error)}") from error
        except Ambiguous as error:
            raise field.error(f"card text has two readings: `{effect}`") from error
    if not found:
        raise field.error("no effect in this text")
    return tuple(found)


def _flat(error: Exception) -> str:
    return " ".join(str(error).split())


__all__ = ["DEFAULTS", "FIELDS", "read_card", "read_cards"]
