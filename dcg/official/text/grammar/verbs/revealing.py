"""Revealing cards, looking at them, shuffling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.productions import Reading
from dcg.official.language.processes import (
    AddToHand,
    ChooseProcess,
    If,
    Immune,
    LookAt,
    May,
    PlaceUnder,
    ReturnToDeck,
    RevealCards,
    RevealTop,
    Seq,
    Shuffle,
    TrashCards,
)
from dcg.official.language.selectors import All, Choose, IsCategory, Matches, Ref, Selector
from dcg.official.language.terms import Category, Duration


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    act = grammar.act
    act(RevealTop, "!reveal the top {count:top_cards} of your deck", whose="yours")
    act(
        RevealTop,
        "!reveal {count:top_cards} from the top of your deck",
        reads_only=True,
        whose="yours",
    )
    act(RevealTop, "!reveal the top {count:top_cards} of your opponent's deck", whose="opponents")
    for whose, owner in (
        ("yours", "your"),
        ("opponents", "your opponent's"),
        ("opponents", "their"),
    ):
        act(
            RevealTop,
            f"!reveal {owner} deck's top {{count:top_cards}}",
            reads_only=True,
            whose=whose,
        )
    act(
        RevealTop,
        "!reveal the top {count:top_cards} of your Digi-Egg deck",
        whose="yours",
        deck="digi_egg_deck",
    )
    act(
        RevealTop,
        "!reveal the top {count:top_cards} of your opponent's security stack",
        whose="opponents",
        deck="security_stack",
    )
    for who in ("your opponent reveals", "they reveal"):
        act(
            RevealTop,
            f"{who} the top {{count:top_cards}} of their deck",
            reads_only=True,
            whose="opponents",
        )
    act(LookAt, "!look at {selector:whole_area}")
    act(LookAt, "!search {selector:whole_area}", reads_only=True)
    act(RevealCards, "!reveal {target:target+in}")
    for zone, name in (("security_stack", "security stack"), ("deck", "deck")):
        act(Shuffle, f"!shuffle your {name}", zone=zone)
    act(Shuffle, "!shuffle your opponent's deck", zone="deck", whose="opponents")
    grammar.function("searched_security", _behind_a_search, None)
    grammar.rule("act", "{_:searched_security} shuffle it", lambda: Shuffle("security_stack"), None)
    act(
        Shuffle,
        "!shuffle your opponent's security stack",
        zone="security_stack",
        whose="opponents",
    )
    act(
        Shuffle,
        "!shuffle their security stack",
        reads_only=True,
        zone="security_stack",
        whose="opponents",
    )
    own = Selector("security_stack", "yours")
    grammar.rule(
        "act",
        "search your security stack for {count:count} {match:card_noun} and add it|them {_:to_the_hand}",
        lambda count, match: Seq(
            (LookAt(own), AddToHand(Choose(Selector("security_stack", "yours", match), *count)))
        ),
        None,
    )
    _security_shown(grammar)
    grammar.word(
        "whole_area", Selector(zone="security_stack", whose="yours"), "your security stack"
    )
    grammar.word(
        "whole_area",
        Selector(zone="security_stack", whose="opponents"),
        "your opponent's security stack",
    )
    grammar.word("whole_area", Selector(zone="hand", whose="opponents"), "your opponent's hand")
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        for end, where in (("top", "first"), ("bottom", "last")):
            one = Selector("security_stack", whose, **{where: 1})  # type: ignore[arg-type]
            grammar.word("whole_area", one, f"the {end} card of {owner} security stack")
            grammar.spelling("whole_area", one, f"{owner} {end} security card")
    top_egg = Selector("digi_egg_deck", "yours", first=1)
    grammar.word("whole_area", top_egg, "your Digi-Egg deck's top card")
    seen = Ref("looked_at")
    grammar.rule(
        "clause",
        "look at your Digi-Egg deck's top card . among them , you may place {name:named} s? as this Digimon's top "
        "digivolution card|cards",
        lambda name: Seq(
            (
                LookAt(top_egg),
                If(Matches(seen, (name,)), May(PlaceUnder(seen, Ref("this"), "top"))),
            )
        ),
        None,
    )


def _behind_a_search(parser: Parser, position: int) -> Iterator[Reading]:
    """Reads nothing, behind a search of one's own security stack: that is what "it" is then."""
    if "search your security stack" in " ".join(parser.tokens[:position]):
        yield "", position


DECLARED: Final[tuple[Category, ...]] = ("digi_egg", "digimon", "tamer", "option")
"""The card categories, of which one that no deck holds can be declared too (LM-020#Q4004)."""


def _of_the_declared(duration: Duration) -> ChooseProcess | None:
    """The category is declared first; then it is seen whether the top card of their deck is of it."""
    if duration == "while_active":
        return None
    card = Ref("revealed")

    def of_one(category: Category) -> Seq:
        unaffected = Immune(Ref("this"), "any", (category,), duration)
        return Seq(
            (
                RevealTop(1, "opponents"),
                If(Matches(card, (IsCategory((category,)),)), unaffected),
                ReturnToDeck(card, "either"),
            )
        )

    return ChooseProcess(tuple(map(of_one, DECLARED)))


def of_the_declared(node: ChooseProcess) -> bool:
    """Whether it does the same of whichever card category is declared first."""
    return _declared_said(node) is not None


def _declared_said(node: Any) -> dict[str, Any] | None:
    match node:
        case ChooseProcess(options=(Seq(steps=(_, If(then=Immune(duration=duration)), _)), *_)):
            return {"duration": duration} if node == _of_the_declared(duration) else None
    return None


def _security_shown(grammar: Grammar) -> None:
    """Their security cards are revealed where they lie, and what is left is made private by shuffling
    (1-3-10)."""
    theirs = Selector("security_stack", "opponents")
    grammar.rule(
        "clause",
        "declare 1 card category . then , reveal the top card of your opponent's deck . if that card is of the "
        "declared category , this Digimon isn't affected by the effects of that card category {duration:duration} . "
        "return the revealed card to the top or the bottom of your opponent's deck",
        _of_the_declared,
        _declared_said,
    )
    grammar.rule(
        "clause",
        "reveal all of your opponent's security cards , and place {count:number} card|cards among them on top of "
        "your opponent's deck . shuffle the rest and return them to the security stack",
        lambda count: Seq(
            (
                RevealCards(All(theirs)),
                ReturnToDeck(Choose(theirs, count), "top"),
                Shuffle("security_stack", "opponents"),
            )
        ),
        None,
    )
    grammar.rule(
        "clause",
        "reveal all of your opponent's security cards , and trash {count:number} of them . place the rest in "
        "your opponent's security stack face down . then , your opponent shuffles their security stack",
        lambda count: Seq(
            (
                RevealCards(All(theirs)),
                TrashCards(Choose(theirs, count)),
                Shuffle("security_stack", "opponents"),
            )
        ),
        None,
    )
