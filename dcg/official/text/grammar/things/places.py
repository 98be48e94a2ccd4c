"""Where cards are: "from your hand or trash", "among them", "in this Digimon's digivolution cards"."""

from __future__ import annotations

from typing import Any, NamedTuple

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    Filter,
    HasColour,
    IsCategory,
    IsFaceUp,
    Ref,
    Selector,
)
from dcg.official.language.terms import Colour, Whose, Zone
from dcg.official.text.grammar.things.filters import in_order

IN = "in"
"""The feature of a phrase whose place is written "in your hand", not "from your hand"."""


class WrittenPlace(NamedTuple):
    """The part of a selector that says where."""

    zone: Zone
    whose: Whose = "yours"
    of: Ref | None = None
    also: tuple[Zone, ...] = ()
    under: Selector | None = None


AREAS: dict[Zone, str] = {
    "hand": "hand",
    "trash": "trash",
    "deck": "deck",
    "security_stack": "security stack",
    "breeding_area": "breeding area",
    "battle_area": "battle area",
}


def install(grammar: Grammar) -> None:
    """Adds whose things are, and the places; both words for a place are read everywhere."""
    grammar.word("whose", "yours", "your")
    grammar.word("whose", "opponents", "your opponent's")
    grammar.spelling("whose", "opponents", "an opponent's", "their")
    grammar.one_of("holder", "whose")
    grammar.spelling("holder", "yours", "the")
    for zone, words in AREAS.items():
        grammar.word("area", zone, words)
    grammar.spelling("area", "trash", "recycle bin")
    grammar.spelling("place", WrittenPlace("trash"), "from trash")
    _ends(grammar)
    # top cards of what stands there, and cards of the trash
    standing_too = WrittenPlace("trash", "yours", also=("battle_area",))
    for where, when in (("in|from", IN), ("from|in", None)):
        grammar.word("place", standing_too, f"{where} your battle area or trash", when=when)
    grammar.word("place", WrittenPlace("revealed", "any"), "among them")
    grammar.spelling(
        "place", WrittenPlace("revealed", "any"), "among it", "among the revealed cards"
    )
    grammar.word("place", WrittenPlace("trashed", "any"), "among the trashed cards")
    grammar.spelling(
        "place",
        WrittenPlace("trashed", "any"),
        "among the cards trashed by this effect",
        "among the cards this effect trashed",
        "among those trashed cards",
    )
    for where, when in (("in|from", IN), ("from|in", None)):
        grammar.rule(
            "place", f"{where} {{whose:holder}} {{zone:area}}", WrittenPlace, _one_area, when=when
        )
        grammar.rule(
            "place",
            f"{where} {{whose:holder}} {{zone:area}} or|and/or {{also:area}}",
            _in_two_areas,
            _two_areas,
            when=when,
        )
        grammar.rule(
            "place",
            f"{where} {{of:owner}} digivolution cards",
            lambda of: WrittenPlace("digivolution_cards", "any", of),
            _under,
            when=when,
        )
        grammar.rule(
            "place",
            f"{where} {{of:owner}} link cards",
            lambda of: WrittenPlace("link_cards", "any", of),
            _linked,
            when=when,
        )
        for again in ("", "in"):
            grammar.rule(
                "place",
                f"{where} {{whose:holder}} {{zone:area}} or {again} {{of:owner}} digivolution cards",
                lambda whose, zone, of: WrittenPlace(zone, whose, of, ("digivolution_cards",)),
                None if again else _area_or_under,
                when=when,
            )
        grammar.rule(
            "place",
            f"{where} {{whose:holder}} {{zone:area}} , {{also:area}} or {{of:owner}} digivolution cards",
            lambda whose, zone, also, of: WrittenPlace(
                zone, whose, of, (also, "digivolution_cards")
            ),
            _areas_or_under,
            when=when,
        )
        grammar.rule(
            "place",
            f"{where} {{whose:holder}} {{zone:area}} or {{of_all:whose}} Digimon's digivolution cards",
            lambda whose, zone, of_all: (
                WrittenPlace(zone, whose, also=("digivolution_cards",)) if whose == of_all else None
            ),
            _area_or_under_all,
            when=when,
        )
        grammar.rule(
            "place",
            f"{where} {{of:owner}} digivolution cards or {{whose:holder}} {{zone:area}}",
            lambda of, whose, zone: WrittenPlace(zone, whose, of, ("digivolution_cards",)),
            None,
        )
        grammar.rule(
            "place",
            f"{where} {{whose:whose}} Digimon's digivolution cards",
            lambda whose: WrittenPlace("digivolution_cards", whose),
            _under_all,
            when=when,
        )
    grammar.rule(
        "place",
        "from|in {whose:holder} {zone:area} or {whose_else:holder} {also:area}",
        _areas_of_one,
        None,
    )
    for where, when in (("in|from", IN), ("from|in", None)):
        grammar.word(
            "place", WrittenPlace("trash", "any"), f"{where} both players' trashes", when=when
        )
    grammar.spelling("place", WrittenPlace("trash", "any"), "in you and your opponent's trashes")
    grammar.spelling(
        "place",
        WrittenPlace("digivolution_cards", "any", Ref("this")),
        "in|from this card's digivolution cards",
    )
    grammar.spelling(
        "place",
        WrittenPlace("digivolution_cards", "any", Ref("this")),
        "in|from under this Tamer|Digimon",
    )
    grammar.rule("placed", "{match:card_noun} {place:place}", placed, _matched_and_place)
    for where in ("{place:place}", "{place:place_of_one}"):
        grammar.rule(
            "placed" if where == "{place:place}" else "placed_of_one",
            f"{{match:card_noun}} {where} {{more:after}}",
            _with_more,
            None,
        )
    grammar.rule("placed", "{one:card_noun} or a|an {other:card_noun} {place:place}", _either, None)
    grammar.rule(
        "placed", "{one:named} or {_:no_name} {other:card_noun} {place:place}", _named_or, None
    )
    grammar.rule(
        "placed",
        "{match:card_noun} in|from your face-up security cards",
        lambda match: Selector("security_stack", "yours", in_order((IsFaceUp(), *match))),
        None,
    )
    grammar.rule(
        "placed",
        "{one:card_noun} or that's {colour:colour} and has {match:havings} {place:place}",
        _or_of_a_colour,
        None,
    )
    # "1 Tamer card or 1 Digimon card with ...": one thing that is the one or the other
    grammar.rule(
        "placed", "{one:card_noun} or 1 {other:card_noun} {place:place}", _either, _alternatives
    )


def _with_more(
    match: tuple[Filter, ...], place: WrittenPlace, more: tuple[Filter, ...]
) -> Selector | None:
    """ "1 card from your hand with X": behind others that they lie under, X is said of those."""
    return placed(in_order((*match, *more)), place) if more and place.under is None else None


def _ends(grammar: Grammar) -> None:
    """Where cards go: to the area of the player who uses them in this game (4-9-2), however that is said."""
    owners = ("your", "its owner's", "their owner's", "their owners'", "the owner's", "their")
    grammar.word("to_the_hand", "", "to the hand|hands")
    for owner in owners:
        grammar.spelling("to_the_hand", "", f"to {owner} hand|hands")
    for end in ("top", "bottom"):
        category = f"to_the_{end}"
        grammar.word(category, "", f"to the {end} of the deck|decks")
        for owner in ("", "the", *owners):
            for order in ("", "in any order"):
                grammar.spelling(category, "", f"at|on|to the {end} of {owner} deck|decks {order}")
    grammar.spelling("to_the_bottom", "", "to the bottom of your|the Digi-Egg deck")
    for order in ("", "in any order"):
        grammar.spelling("to_the_top", "", f"on top of your|the deck {order}")
    grammar.word("in_the_battle_area", "", "in the battle area")
    for owner in ("your", "its owner's", "the"):
        grammar.spelling("in_the_battle_area", "", f"in|into {owner} battle area")


def _one_area(place: Any) -> dict[str, Any] | None:
    if not isinstance(place, WrittenPlace) or place.also or place.of or place.under:
        return None
    return {"whose": place.whose, "zone": place.zone}


def _in_two_areas(whose: Whose, zone: Zone, also: Zone) -> WrittenPlace | None:
    """The battle area with the trash is the trash with what stands in the battle area: see above."""
    standing_too = (zone, also, whose) == ("battle_area", "trash", "yours")
    return None if standing_too else WrittenPlace(zone, whose, also=(also,))


def _two_areas(place: Any) -> dict[str, Any] | None:
    match place:
        case WrittenPlace(zone, whose, None, (also,), None) if also in AREAS:
            return {"whose": whose, "zone": zone, "also": also}
    return None


def _areas_of_one(whose: Whose, zone: Zone, whose_else: Whose, also: Zone) -> WrittenPlace | None:
    return WrittenPlace(zone, whose, also=(also,)) if whose == whose_else else None


def _under(place: Any) -> dict[str, Any] | None:
    match place:
        case WrittenPlace(zone="digivolution_cards", of=Ref() as of):
            return {"of": of}
    return None


def _linked(place: Any) -> dict[str, Any] | None:
    match place:
        case WrittenPlace(zone="link_cards", of=Ref() as of):
            return {"of": of} if place == WrittenPlace("link_cards", "any", of) else None
    return None


def _area_or_under(place: Any) -> dict[str, Any] | None:
    match place:
        case WrittenPlace(zone, whose, Ref() as of, ("digivolution_cards",)):
            return {"whose": whose, "zone": zone, "of": of}
    return None


def _areas_or_under(place: Any) -> dict[str, Any] | None:
    match place:
        case WrittenPlace(zone, whose, Ref() as of, (also, "digivolution_cards")):
            return {"whose": whose, "zone": zone, "also": also, "of": of}
    return None


def _area_or_under_all(place: Any) -> dict[str, Any] | None:
    match place:
        case WrittenPlace(zone, whose, None, ("digivolution_cards",), None):
            return {"whose": whose, "zone": zone, "of_all": whose}
    return None


def _under_all(place: Any) -> dict[str, Any] | None:
    match place:
        case WrittenPlace("digivolution_cards", whose, None, (), None) if whose != "any":
            return {"whose": whose}
    return None


def place_of(selector: Selector) -> WrittenPlace:
    """The place a selector looks in."""
    return WrittenPlace(selector.zone, selector.whose, selector.of, selector.also, selector.under)


def placed(match: tuple[Filter, ...], place: WrittenPlace) -> Selector:
    """The cards of a place."""
    return Selector(
        zone=place.zone,
        whose=place.whose,
        match=match,
        of=place.of,
        also=place.also,
        under=place.under,
    )


def _named_or(one: Filter, other: tuple[Filter, ...], place: WrittenPlace) -> Selector | None:
    """ "1 [A] or level 3 Digimon card": a name alone or what is described."""
    return _either((one,), other, place) if other else None


def _either(
    one: tuple[Filter, ...], other: tuple[Filter, ...], place: WrittenPlace
) -> Selector | None:
    return placed((AnyOf((AllOf(one), AllOf(other))),), place) if one and other else None


def _or_of_a_colour(
    one: tuple[Filter, ...], colour: Colour, match: tuple[Filter, ...], place: WrittenPlace
) -> Selector | None:
    """ "With [A] in its name or that's red and has a use cost of 5": the other is of the same kind."""
    kinds = tuple(each for each in one if isinstance(each, IsCategory))
    other = in_order((HasColour((colour,)), *kinds, *match))
    return _either(one, other, place) if kinds and len(one) > len(kinds) else None


def _alternatives(selector: Any) -> dict[str, Any] | None:
    values = _matched_and_place(selector)
    match values and values["match"]:
        case (AnyOf(filters=(AllOf(filters=one), AllOf(filters=other))),):
            return {"one": one, "other": other, "place": place_of(selector)}
    return None


def _matched_and_place(selector: Any) -> dict[str, Any] | None:
    if not isinstance(selector, Selector) or selector.zone == "battle_area":
        return None
    place = place_of(selector)
    return (
        {"match": selector.match, "place": place}
        if selector == placed(selector.match, place)
        else None
    )
