"""From where else cards are placed for a DigiXros, and which cards have such a requirement (7-2)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import If, WidenDigiXros
from dcg.official.language.selectors import Condition, HasDigiXros, IsCategory, Ref
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.sentences.statements import EffectStatement
from dcg.official.text.grammar.things.places import WrittenPlace, place_of, placed

_DIGIMON = IsCategory(("digimon",))


def install(grammar: Grammar) -> None:
    """Adds the description, the process, and the effects that say it in other words."""
    grammar.word("having", HasDigiXros(), "DigiXros requirements")
    grammar.spelling("having", HasDigiXros(), "a DigiXros requirement")
    grammar.rule(
        "act", "cards {place:place} can|may also be placed for the DigiXros", _from, _from_one
    )
    grammar.rule("act", "cards {place:place} can|may also be placed for DigiXros", _from, None)
    grammar.rule(
        "act",
        "cards {place:place} can also be placed for their DigiXros",
        _for_each,
        _from_for_each,
    )
    grammar.rule(
        "act", "1 card {place:place} can|may also be placed for the DigiXros", _one, _one_place
    )
    grammar.rule(
        "act",
        "1 card {one:place} and 1 card {other:place} can also be placed for the DigiXros",
        _one_from_each,
        _two_places,
    )
    grammar.rule(
        "clause",
        "you may place 1 card {one:place} and 1 card {other:place} as digivolution cards for a DigiXros",
        _one_from_each,
        None,
    )
    # of several Tamers too: "one of" was left out of the text
    for place in ("place", "place_of_one"):
        grammar.rule(
            "clause",
            f"you may place cards {{place:{place}}} as digivolution cards for a DigiXros",
            _from,
            None,
        )
    for also in ("can also place", "may also place"):
        grammar.rule(
            "clause",
            f"you {also} cards {{place:place}} in digivolution cards for a DigiXros",
            _from,
            None,
        )
    grammar.rule(
        "statement",
        "while {condition:condition} , cards {place:place} can|may also be placed for this card's DigiXros .?",
        _for_this_card,
        None,
    )


def _from(place: WrittenPlace) -> WidenDigiXros:
    return WidenDigiXros((placed((), place),))


def _from_one(node: Any) -> dict[str, WrittenPlace] | None:
    match node:
        case WidenDigiXros(sources=(source,), each=None, for_each=False):
            return {"place": place_of(source)}
    return None


def _for_each(place: WrittenPlace) -> WidenDigiXros:
    return WidenDigiXros((placed((), place),), for_each=True)


def _from_for_each(node: Any) -> dict[str, WrittenPlace] | None:
    match node:
        case WidenDigiXros(sources=(source,), each=None, for_each=True):
            return {"place": place_of(source)}
    return None


def _one(place: WrittenPlace) -> WidenDigiXros:
    return WidenDigiXros((placed((), place),), 1)


def _one_place(node: Any) -> dict[str, WrittenPlace] | None:
    match node:
        case WidenDigiXros(sources=(source,), each=1, for_each=False):
            return {"place": place_of(source)}
    return None


def _one_from_each(one: WrittenPlace, other: WrittenPlace) -> WidenDigiXros:
    return WidenDigiXros((placed((), one), placed((), other)), 1)


def _two_places(node: Any) -> dict[str, WrittenPlace] | None:
    match node:
        case WidenDigiXros(sources=(one, other), each=1, for_each=False):
            return {"one": place_of(one), "other": place_of(other)}
    return None


def _for_this_card(condition: Condition, place: WrittenPlace) -> EffectStatement:
    """Asked as it would be played: nothing else asks from where it can be."""
    trigger = Trigger("played", Ref("this_card"))
    return EffectStatement((trigger,), immediate=True, process=If(condition, _from(place)))
