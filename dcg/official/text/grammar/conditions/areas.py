"""How many cards lie in an area, or in two together: "your trash has 10 or more cards" (3-1)."""

from __future__ import annotations

from typing import Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Count, Exists, IsFaceUp, NumberIs, Selector
from dcg.official.language.terms import Comparison, Whose, Zone


def install(grammar: Grammar) -> None:
    """Adds the conditions and what is counted."""
    _said_of_an_area(grammar)
    _of_two_areas(grammar)
    _of_an_area(grammar)
    _hands_compared(grammar)


_HAS: Final[tuple[tuple[Whose, str, str, str], ...]] = (
    ("yours", "you have", "your", "your"),
    ("opponents", "your opponent has", "their", "your opponent's"),
)


_BOUNDS: Final[tuple[tuple[str, Comparison], ...]] = (("more", ">="), ("fewer|less", "<="))


def _bounded(selector: Selector, number: int, comparison: Comparison) -> Exists:
    return Exists(selector, number) if comparison == ">=" else Exists(selector, 0, number)


def _of_two_areas(grammar: Grammar) -> None:
    """ "You have 6 or fewer total cards in your hand and security stack"."""
    for whose, has, their, owner in _HAS:
        for more, comparison in _BOUNDS:

            def make(
                number: int,
                zone: Zone,
                also: Zone,
                whose: Whose = whose,
                comparison: Comparison = comparison,
            ) -> Exists | None:
                found = Selector(zone, whose, also=(also,))
                return None if zone == also else _bounded(found, number, comparison)

            areas = f"in {their} {{zone:area}} and {{also:area}}"
            grammar.rule(
                "simple_condition",
                f"{has} {{number:number}} or {more} total cards {areas}",
                make,
                None,
            )
            grammar.rule(
                "simple_condition",
                f"there are {{number:number}} or {more} total cards in {owner} {{zone:area}} and {{also:area}}",
                make,
                None,
            )
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        grammar.rule(
            "counted",
            f"total card|cards in {owner} {{zone:area}} and {{also:area}}",
            lambda zone, also, whose=whose: (
                None if zone == also else Count(Selector(zone, whose, also=(also,)))
            ),
            None,
        )


def _of_an_area(grammar: Grammar) -> None:
    """ "There are 2 or fewer security cards in your security stack"."""
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        for more, comparison in _BOUNDS:
            stack = Selector("security_stack", whose)  # type: ignore[arg-type]
            for noun in ("security", "face-up"):
                found = (
                    stack
                    if noun == "security"
                    else Selector("security_stack", whose, (IsFaceUp(),))  # type: ignore[arg-type]
                )
                grammar.rule(
                    "simple_condition",
                    f"there are {{number:number}} or {more} {noun} cards in {owner} security stack",
                    lambda number, found=found, comparison=comparison: _bounded(
                        found, number, comparison
                    ),
                    None,
                )


def _hands_compared(grammar: Grammar) -> None:
    """ "Your hand has more cards than your opponent's"."""
    areas: tuple[tuple[Zone, str], ...] = (
        ("hand", "hand"),
        ("trash", "trash"),
        ("security_stack", "security stack"),
    )
    words: tuple[tuple[str, Comparison], ...] = (
        ("more cards than", ">"),
        ("fewer cards than", "<"),
        ("as many or more cards as|than", ">="),
        ("as many or fewer cards as|than", "<="),
    )
    sides: tuple[tuple[Whose, str, Whose, str], ...] = (
        ("yours", "your", "opponents", "your opponent's"),
        ("opponents", "your opponent's", "yours", "yours|your"),
    )
    for zone, area in areas:
        for said, comparison in words:
            for whose, owner, other, others in sides:
                meant = NumberIs(
                    Count(Selector(zone, whose)), comparison, Count(Selector(zone, other))
                )
                grammar.spelling(
                    "simple_condition", meant, f"{owner} {area} has {said} {others} {area}?"
                )


def _said_of_an_area(grammar: Grammar) -> None:
    """ "Your trash has 10 or more cards": what is said of the area is written of the player."""
    areas: tuple[tuple[Zone, str], ...] = (
        ("hand", "hand"),
        ("trash", "trash"),
        ("security_stack", "security stack"),
        ("deck", "deck"),
    )
    owners: tuple[tuple[Whose, str], ...] = (("yours", "your"), ("opponents", "your opponent's"))
    for whose, owner in owners:
        for zone, area in areas:
            held = Selector(zone, whose)
            for more, bounds in (
                ("or more", lambda number: (number, None)),
                ("or fewer|less", lambda number: (0, number)),
            ):
                grammar.rule(
                    "simple_condition",
                    f"{owner} {area} has {{number:number}} {more} cards",
                    lambda number, held=held, bounds=bounds: Exists(held, *bounds(number)),
                    None,
                )
