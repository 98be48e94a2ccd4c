"""Where cards are: "from your hand or trash", "among them", "in this Digimon's digivolution cards"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer
from dcg.language.productions import Reading
from dcg.official.language.selectors import Ref, Selector
from dcg.official.language.terms import Whose, Zone


class Place(NamedTuple):
    """The part of a selector that says where."""

    zone: Zone
    whose: Whose = "yours"
    of: Ref | None = None
    also: tuple[Zone, ...] = ()


_AREAS: dict[Zone, str] = {
    "hand": "hand",
    "trash": "trash",
    "deck": "deck",
    "security_stack": "security stack",
    "breeding_area": "breeding area",
    "battle_area": "battle area",
}
_OWNERS: dict[Whose, tuple[str, ...]] = {
    "yours": ("your", "the"),
    "opponents": ("your opponent's", "their"),
}


def install(grammar: Grammar) -> None:
    """Adds the places."""
    grammar.function(
        "place", _parse_place, lambda printer, place: _print_place(printer, place, "from")
    )
    grammar.function(
        "place_in", _parse_place, lambda printer, place: _print_place(printer, place, "in")
    )


def _parse_place(parser: Parser, position: int) -> Iterator[Reading]:
    among = parser.words(position, "among", "them")
    if among is not None:
        yield Place("revealed", "any"), among
    if parser.at(position) not in ("in", "from"):
        return
    start = position + 1
    for whose, spellings in _OWNERS.items():
        for spelling in spellings:
            owned = parser.words(start, *spelling.split())
            if owned is None:
                continue
            for zone, text in _AREAS.items():
                end = parser.words(owned, *text.split())
                if end is None:
                    continue
                yield Place(zone, whose), end
                joined = parser.words(end, "or")
                if joined is None:
                    continue
                joined = parser.words(joined, *spelling.split()) or joined
                for other, name in _AREAS.items():
                    final = parser.words(joined, *name.split())
                    if final is not None:
                        yield Place(zone, whose, also=(other,)), final
    for owner, end in parser.parse("owner", start):
        final = parser.words(end, "digivolution", "cards")
        if final is not None:
            yield Place("digivolution_cards", "any", owner), final
    for noun in ("tamer", "digimon"):
        final = parser.words(start, "under", "this", noun)
        if final is not None:
            yield Place("digivolution_cards", "any", Ref("this")), final


def _print_place(printer: Printer, place: Any, word: str) -> str | None:
    if not isinstance(place, Place):
        return None
    if place.zone == "revealed":
        return "among them"
    if place.zone == "digivolution_cards":
        if place.of is None:
            return None
        return f"{word} {printer.print('owner', place.of)} digivolution cards"
    if place.zone not in _AREAS or place.whose not in _OWNERS:
        return None
    areas = [_AREAS[zone] for zone in (place.zone, *place.also)]
    return f"{word} {_OWNERS[place.whose][0]} {' or '.join(areas)}"


def place_of(selector: Selector) -> Place:
    """The place a selector looks in."""
    return Place(selector.zone, selector.whose, selector.of, selector.also)
