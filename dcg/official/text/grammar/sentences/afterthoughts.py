"""Sentences that change what stands in front of them: "... instead" (18-2), "add 1 to this effect's level
maximum" (15-15-5)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import May
from dcg.official.language.selectors import Scaled
from dcg.official.text.grammar.amounts import maximums
from dcg.official.text.grammar.amounts.amounts import Scale
from dcg.official.text.grammar.choices import so_many
from dcg.official.text.grammar.sentences.afterthought_meanings import (
    AllDifferent,
    Cheaper,
    Further,
    GainedInstead,
    Instead,
    InsteadBy,
    MaterialsFrom,
    NoNamesakes,
    Otherwise,
    PlayedInstead,
    SoManyTrashed,
    TakenOff,
    ToSecurity,
)
from dcg.official.text.grammar.things.places import place_of, placed


def install(grammar: Grammar) -> None:
    """Adds the sentences."""
    maximums.install(grammar)
    so_many.install(grammar)
    _taken_off(grammar)
    _so_many_trashed(grammar)
    grammar.rule(
        "afterthought",
        "if {condition:condition} , {other:clause} instead",
        Instead,
        lambda said: said._asdict() if isinstance(said, Instead) else None,
    )
    grammar.rule(
        "afterthought",
        "by {cost:costs} , {other:clause} instead",
        InsteadBy,
        lambda said: said._asdict() if isinstance(said, InsteadBy) else None,
    )
    grammar.rule("afterthought", "by {cost:costs} , instead {other:clause}", InsteadBy, None)
    grammar.rule(
        "afterthought",
        "if you play a Digimon card with DigiXros requirements by this effect , you may also place cards "
        "{place:place} in digivolution cards for a DigiXros",
        lambda place: MaterialsFrom(placed((), place)),
        lambda said: {"place": place_of(said.source)} if isinstance(said, MaterialsFrom) else None,
    )
    grammar.rule("gains_it", "{it:choice} gain~ it", lambda it: it, lambda target: {"it": target})
    grammar.rule(
        "afterthought",
        "if {condition:condition} , {target:gains_it} instead",
        GainedInstead,
        lambda said: said._asdict() if isinstance(said, GainedInstead) else None,
    )
    grammar.rule(
        "afterthought",
        "if {condition:condition} , you may play 1 {match:card_noun} {_:without_paying} instead",
        PlayedInstead,
        None,
    )
    grammar.spelling("digivolver", "", "it", "this|that Digimon")
    for cost in ("the digivolution cost", "the cost"):
        grammar.rule(
            "afterthought",
            f"when|if {{_:digivolver}} would digivolve by|with this effect , reduce {cost} by {{amount:number}}",
            Cheaper,
            None,
        )
    grammar.rule(
        "afterthought",
        "when|if it would be played by|with this effect , reduce the play cost by {amount:number}",
        Cheaper,
        None,
    )
    grammar.rule(
        "afterthought",
        "{scale:scale} , reduce this effect's digivolution cost by {times:number}",
        lambda scale, times: Cheaper(Scaled(scale[1], times, scale[0])),
        None,
    )
    grammar.rule(
        "afterthought",
        "this effect can't play cards of the same level",
        lambda: AllDifferent("level"),
        None,
    )
    grammar.rule(
        "afterthought",
        "this effect can't play cards with the same name|names as any of {of:owned_on_field}",
        NoNamesakes,
        lambda said: said._asdict() if isinstance(said, NoNamesakes) else None,
        many=True,
    )
    grammar.rule(
        "afterthought",
        "place the Option card used with|by this effect on top of your security stack face down instead of "
        "placing it in your trash",
        ToSecurity,
        None,
    )
    grammar.rule(
        "afterthought",
        "otherwise , {process:clause}",
        Otherwise,
        lambda said: said._asdict() if isinstance(said, Otherwise) else None,
    )
    for words in ("otherwise", "if not ,", "if it's not ,", "if you don't have one ,"):
        grammar.rule("afterthought", f"{words} {{process:clause}}", Otherwise, None)
    grammar.rule("afterthought", "if {condition:condition} , instead {other:clause}", Instead, None)
    grammar.rule(
        "afterthought",
        "if {condition:condition} , you may instead {other:units}",
        lambda condition, other: Instead(condition, May(other)),
        None,
    )
    for words in ("", "if {condition:condition} ,"):
        grammar.rule("afterthought", f"{words} it further gets {{amount:dp_change}}", Further, None)


def _so_many_trashed(grammar: Grammar) -> None:
    """ "For each X, reduce the number of security cards trashed by 1": fewer than the sentence in front
    says; or with "add 1 to", more."""
    cards = "the number of security cards trashed"
    for fewer, words in (
        (True, f"reduce {cards} by {{times:number}}"),
        (False, f"add {{times:number}} to {cards}"),
    ):

        def changed(scale: Scale, times: int, fewer: bool = fewer) -> SoManyTrashed:
            return SoManyTrashed(Scaled(scale[1], -times if fewer else times, scale[0]))

        def said(node: Any, fewer: bool = fewer) -> dict[str, Any] | None:
            if not isinstance(node, SoManyTrashed) or (node.by.times < 0) != fewer:
                return None
            return {"scale": (node.by.per, node.by.number), "times": abs(node.by.times)}

        grammar.rule("afterthought", f"{{scale:scale}} , {words}", changed, said)
    older = "add {times:number} to the number of cards trashed by this effect {scale:scale}"
    grammar.rule(
        "afterthought",
        older,
        lambda scale, times: SoManyTrashed(Scaled(scale[1], times, scale[0])),
        None,
    )


def _taken_off(grammar: Grammar) -> None:
    """ "Further reduce it by 1 for each ...": more than what the sentence in front takes off."""
    grammar.rule(
        "afterthought",
        "{scale:scale} , further reduce it by {times:number}",
        lambda scale, times: TakenOff(Scaled(scale[1], times, scale[0])),
        _taken_off_for_each,
    )
    grammar.rule(
        "afterthought",
        "further reduce it by {times:number} {scale:scale}",
        lambda scale, times: TakenOff(Scaled(scale[1], times, scale[0])),
        None,
    )
    grammar.rule(
        "afterthought",
        "if {condition:condition} , further reduce it by {by:number}",
        TakenOff,
        lambda said: (
            {"condition": said.condition, "by": said.by}
            if isinstance(said, TakenOff) and said.condition is not None
            else None
        ),
    )


def _taken_off_for_each(said: Any) -> dict[str, Any] | None:
    if not isinstance(said, TakenOff) or not isinstance(said.by, Scaled):
        return None
    by = said.by
    return {"scale": (by.per, by.number), "times": by.times} if said.condition is None else None
