"""Conditions on link cards and digivolution cards: "this Digimon has an [A] trait link card" (15-6)."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    CountColours,
    Exists,
    HasDigivolutionCard,
    IsFaceUp,
    Matches,
    NumberIs,
    Ref,
    Selector,
)
from dcg.official.language.terms import Whose, Zone
from dcg.official.text.grammar.things.filters import FRONT, Filters

_STACKS: Final[tuple[tuple[Zone, str], ...]] = (
    ("link_cards", "link cards"),
    ("digivolution_cards", "digivolution cards"),
)


def install(grammar: Grammar) -> None:
    """Adds the conditions."""
    _linked_to(grammar)
    _in_total(grammar)
    _named_under(grammar)
    _colours_under(grammar)
    _under_tamers(grammar)


def _linked_to(grammar: Grammar) -> None:
    """What is linked to something (10-1-2)."""

    def make(of: Ref, match: Filters) -> Exists | None:
        return Exists(Selector("link_cards", match=match, of=of)) if match else None

    for words in (
        "{of:owner} link cards include {match:one_card}",
        f"{{of:reference}} has a|an {{match:befores+{FRONT}}} link card",
        "{of:reference} has {match:one_card} in its link cards",
        "{of:reference} is linked to {match:one_card}",
        "{of:reference} is linked with {match:one_card}",
    ):
        grammar.rule("simple_condition", words, make, None)


def _in_total(grammar: Grammar) -> None:
    """Of all of a player's Digimon together."""
    for zone, cards in _STACKS:
        for more in ("more", "fewer"):

            def make(
                whose: Whose, number: int, zone: Zone = zone, more: str = more
            ) -> Exists | None:
                found = Selector(zone, whose)
                return Exists(found, number) if more == "more" else Exists(found, 0, number)

            def take(node: Any, zone: Zone = zone, make: Any = make) -> dict[str, Any] | None:
                match node:
                    case Exists(selector=Selector(zone=held, whose=whose)) if held == zone:
                        number = node.at_least if node.at_most is None else node.at_most
                        said = {"whose": whose, "number": number}
                        known = whose != "any" and zone == "link_cards"
                        return said if known and node == make(**said) else None
                return None

            words = f"{{whose:whose}} Digimon have {{number:number}} or {more} total {cards}"
            grammar.rule("simple_condition", words, make, take)


def _named_under(grammar: Grammar) -> None:
    """ "It has [A] and [B] in its digivolution cards": a card of each."""

    def make(ref: Ref, one: Filters, other: Filters) -> Matches:
        return Matches(ref, (HasDigivolutionCard(one), HasDigivolutionCard(other)))

    words = (
        "{ref:reference} has both? {one:one_card} and {other:one_card} in its digivolution cards"
    )
    grammar.rule(
        "simple_condition",
        words,
        lambda ref, one, other: make(ref, one, other) if one and other else None,
        None,
    )


def _colours_under(grammar: Grammar) -> None:
    """How many colours there are under something (2-4-3)."""
    grammar.rule(
        "simple_condition",
        "{of:reference} has {number:number} or more {_:total} colors among|in its digivolution cards",
        lambda of, number: NumberIs(
            CountColours(Selector("digivolution_cards", of=of)), ">=", number
        ),
        None,
    )


def _under_tamers(grammar: Grammar) -> None:
    """ "You have an [A] trait card under your Tamers"."""
    grammar.rule(
        "had_yours",
        "{it:placed+in}",
        lambda it: it if it.under is not None and it.whose == "yours" else None,
        None,
    )
    grammar.rule(
        "had_yours",
        "face-up security card|cards with {match:havings}",
        lambda match: Selector("security_stack", "yours", (IsFaceUp(), *match)),
        None,
    )
    grammar.rule(
        "simple_condition",
        "your security stack has {match:one_card}",
        lambda match: Exists(Selector("security_stack", "yours", match)) if match else None,
        None,
    )
