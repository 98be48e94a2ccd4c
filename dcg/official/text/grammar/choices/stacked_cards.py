"""Digivolution cards and link cards that are taken from under what is chosen, or was spoken of (4-5)."""

from __future__ import annotations

from functools import partial
from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    AddToHand,
    Bind,
    Play,
    Process,
    ReturnToDeck,
    ReturnToHand,
    Seq,
    TrashCards,
    TrashDigivolutionCards,
)
from dcg.official.language.selectors import (
    All,
    Choose,
    Ref,
    Selector,
    Target,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.choices.choices import OneOf


def install(grammar: Grammar) -> None:
    """Adds the phrases."""
    _link_cards(grammar)
    _from_stacks(grammar)
    _ends_of_stacks(grammar)


def _link_cards(grammar: Grammar) -> None:
    """Link cards of all of a player's Digimon together, and all of those of one."""

    def linked(count: OneOf, whose: Whose) -> Choose:
        return Choose(Selector("link_cards", whose), *count)

    for some in ("{count:count}", "any {count:count}"):
        words = f"{some} link card|cards of|from|under {{whose:whose}} Digimon"
        grammar.rule("choice", words, linked, None, many=True)
    grammar.also("bare_plural", All, "{selector:linked_to_one}")
    grammar.rule(
        "act",
        "trash all link cards of|from {target:choice}",
        lambda target: Seq(
            (Bind(target), TrashCards(All(Selector("link_cards", of=Ref("that:Digimon")))))
        ),
        None,
    )
    for card in ("link card|cards of|from|under", ""):
        owner = "{of:reference}" if card else "{of:owner} link cards"
        grammar.rule(
            "every",
            f"all {card} {owner}",
            lambda of: All(Selector("link_cards", of=of)),
            None,
        )


def _from_stacks(grammar: Grammar) -> None:
    """Cards under something that is chosen, or that was spoken of."""
    act = grammar.act
    act(
        TrashDigivolutionCards,
        "!trash all digivolution cards from {target:target}",
        reads_only=True,
        all=True,
    )
    for end in ("top", "bottom"):
        act(
            TrashDigivolutionCards,
            f"!trash their {end} {{count:stack_cards}}",
            reads_only=True,
            target=Ref("them"),
            end=end,
            all=False,
        )
        for of in ("under", "from under"):
            act(
                TrashDigivolutionCards,
                f"!trash the {end} {{count:top_cards}} {of} {{target:target}}",
                reads_only=True,
                end=end,
                all=False,
            )
    for to, back in (
        ("{_:to_the_bottom}", partial(ReturnToDeck, end="bottom")),
        ("{_:to_the_top}", partial(ReturnToDeck, end="top")),
        ("{_:to_the_hand}", ReturnToHand),
    ):

        def whole(target: Target, back: Any = back) -> Process | None:
            if not isinstance(target, Choose):
                return None
            cards = All(Selector("digivolution_cards", of=Ref("that:Digimon")))
            return Seq((Bind(target), back(cards)))

        for words in ("all digivolution cards", "all of the digivolution cards"):
            for of in ("of", "from", "under"):
                grammar.rule("act", f"return {words} {of} {{target:choice}} {to}", whole, None)


def _ends_of_stacks(grammar: Grammar) -> None:
    """ "This Digimon's bottom digivolution card", wherever it goes."""
    grammar.one_of("placing", "end_of_stack")
    for verb, cls in (("!add", AddToHand), ("!return", ReturnToHand)):
        grammar.act(cls, f"{verb} {{target:end_of_stack}} {{_:to_the_hand}}")
    grammar.act(Play, "!play {target:end_of_stack} {_:without_paying}", free=True)
