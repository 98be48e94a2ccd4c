"""What is changed and allowed, said in another way than the written one: a duration in front of what a player can't do,
what follows what one may do, costs of other cards, headers of other kinds."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    ActivateOtherEffect,
    Bind,
    Delete,
    MoveDigimon,
    Process,
    ReduceCost,
    RestrictPlayer,
    ReturnToDeck,
    ReturnToHand,
    Seq,
)
from dcg.official.language.selectors import Choose, Count, Ref, Selector, Target
from dcg.official.language.terms import Attribute, CostKind, Duration, OtherEffect, Whose
from dcg.official.text.grammar.filters import Filters
from dcg.official.text.grammar.scope import UNSAID
from dcg.official.text.grammar.steps import Steps, joined
from dcg.official.text.grammar.totals import worth_of


def install(grammar: Grammar) -> None:
    """Adds the phrases."""
    grammar.rule("governed", "{duration:duration} , {it:act}", _forbidden_for, None)
    grammar.rule(
        "clause",
        "{first:may} ,? and {then:units}",
        lambda first, then: joined((first, then)),
        None,
    )
    _costs_of_others(grammar)
    _tokens(grammar)
    _in_total(grammar)
    _main_effects(grammar)
    _counted(grammar)
    grammar.act(
        MoveDigimon,
        "!move {target:choice} to your|the breeding area",
        reads_only=True,
        to="breeding_area",
    )
    grammar.act(
        MoveDigimon,
        "!move {target:choice} to your|the empty breeding area",
        to="breeding_area",
    )


def _forbidden_for(duration: Duration, it: Process) -> Steps | None:
    """ "Until their turn ends, your opponent can't play Digimon by effects"."""
    if not isinstance(it, RestrictPlayer) or duration == UNSAID or it.duration != UNSAID:
        return None
    return (replace(it, duration=duration),)


def _costs_of_others(grammar: Grammar) -> None:
    """What other cards of the player cost, for as long as the effect is active (15-8-2)."""
    names: tuple[tuple[CostKind, str], ...] = (("play", "play"), ("use", "use"))
    for kind, name in names:

        def cheaper(match: Filters, amount: Any, kind: CostKind = kind) -> ReduceCost | None:
            return ReduceCost(kind, amount, card=match) if match else None

        def of_cards(node: Any, kind: CostKind = kind) -> dict[str, Any] | None:
            if not isinstance(node, ReduceCost) or not node.card:
                return None
            said = {"match": node.card, "amount": node.amount}
            return said if node == ReduceCost(kind, node.amount, card=node.card) else None

        grammar.rule(
            "act",
            f"reduce the {name} costs of your {{match:card_noun+many}} by {{amount:by}}",
            cheaper,
            of_cards,
        )

    def onto(match: Filters, amount: Any) -> ReduceCost | None:
        return ReduceCost("digivolve", amount, onto=match) if match else None

    def of_what_digivolves(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, ReduceCost) or not node.onto:
            return None
        said = {"match": node.onto, "amount": node.amount}
        return said if node == ReduceCost("digivolve", node.amount, onto=node.onto) else None

    grammar.rule(
        "act",
        "reduce the digivolution costs of your {match:field_noun+many} by {amount:by}",
        onto,
        of_what_digivolves,
    )
    for words in (
        "reduce the digivolution cost|costs of all of your {match:field_noun} by {amount:by}",
        "all? of? your {match:field_noun} have their digivolution costs reduced by {amount:by}",
    ):
        grammar.rule("act", words, onto, None)


def _tokens(grammar: Grammar) -> None:
    """Tokens that this effect played."""
    for words in ("the Token this effect played", "the played Token"):
        grammar.spelling("reference", Ref("that:Token"), words)
    for words in ("the Tokens this effect played", "the played Tokens", "those Tokens"):
        grammar.spelling("reference", Ref("those:Token"), words)


def _in_total(grammar: Grammar) -> None:
    """ "Choose any number of your opponent's Digimon so that their level total is up to 8 and ..."."""
    totals: tuple[tuple[Attribute, str], ...] = (
        ("level", "whose levels add up to {most:number} or less"),
        ("level", "so that their level total is up to {most:number}"),
        ("dp", "so that their DP total is up to {most:number}"),
        ("play_cost", "so that their play cost total is up to {most:number}"),
    )
    ends: tuple[tuple[str, Any], ...] = (
        ("delete them", None),
        ("return them {_:to_the_hand}", ReturnToHand),
        ("return them {_:to_the_bottom}", ReturnToDeck),
    )
    for attribute, words in totals:
        for end, kind in ends:
            if kind is None and attribute != "level":
                continue

            def chosen(
                most: int, selector: Selector, attribute: Attribute = attribute, kind: Any = kind
            ) -> Process:
                made: Process = (kind or Delete)(worth_of(attribute)(most, selector))
                return made

            if kind is ReturnToHand and attribute != "level":
                continue
            grammar.rule(
                "act",
                f"choose any number of {{selector:owned_on_field}} {words} and {end}",
                chosen,
                None,
            )


def _main_effects(grammar: Grammar) -> None:
    """ "Activate 1 [Main] effect of 1 Option card in your trash" (15-15-9)."""

    def activated(of: Target, timing: OtherEffect) -> Process | None:
        if not isinstance(of, Choose) or of.selector.zone == "battle_area":
            return None
        return Seq((Bind(of), ActivateOtherEffect(Ref("it"), timing)))

    for words in (
        "activate 1|the {timing:timing_icon} effect of|on {of:choice}",
        "activate 1 of the {timing:timing_icon} effects of|on {of:choice}",
    ):
        grammar.rule("act", words, activated, None)


def _counted(grammar: Grammar) -> None:
    """ "For every 3 of your [A] trait cards in the trash"."""
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        for zone in ("trash", "hand"):

            def found(match: Filters, whose: Whose = whose, zone: Any = zone) -> Count:  # type: ignore[assignment]
                return Count(Selector(zone, whose, match))

            for where in ("the", "your", "their"):
                grammar.rule(
                    "counted",
                    f"of {owner} {{match:card_noun}} in {where} {zone}",
                    found,
                    None,
                )
