"""Wordings that the examples of the comprehensive rules use, and no card beside them: they are only read."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    ActivateOtherEffect,
    If,
    Process,
    Restrict,
    SetDP,
    TrashDigivolutionCards,
    TreatAs,
)
from dcg.official.language.selectors import (
    AttributeOf,
    Choose,
    Ref,
    Selector,
    Target,
)
from dcg.official.language.terms import Duration, Restriction
from dcg.official.text.grammar.changes.restrictions import SUBJECT
from dcg.official.text.grammar.changes.said_together import put
from dcg.official.text.grammar.choices.totals import worth_of
from dcg.official.text.grammar.sentences.afterthought_meanings import Instead
from dcg.official.text.grammar.sentences.effects_below import one_or_all
from dcg.official.text.grammar.sentences.steps import Steps, joined

_THIS_CARD: Final = Ref("this_card")


def install(grammar: Grammar) -> None:
    """Adds the wordings, each with the clause whose example has it."""
    _conditions(grammar)
    _acts(grammar)
    _chosen(grammar)
    _changes(grammar)
    _effects_below(grammar)


def _conditions(grammar: Grammar) -> None:
    """ "X, then if Y, Z" (7-2-2-10); "when you have X, do Y instead" (18-2-2)."""
    grammar.rule(
        "clause",
        "{first:units} , then if {condition:condition} , {then:clause}",
        lambda first, condition, then: joined((first, If(condition, then))),
        None,
    )
    grammar.rule(
        "afterthought", "when {condition:simple_condition} , {other:clause} instead", Instead, None
    )


def _acts(grammar: Grammar) -> None:
    """What one digivolution card is trashed of, and which card's effects activate (15-15-9-1); colors
    on a card (15-8-5-1)."""
    grammar.act(
        TrashDigivolutionCards,
        "!trash {count:stack_cards} of {target:reference}",
        reads_only=True,
    )
    grammar.also("counted", AttributeOf, "color|colors on {of:reference}", attribute="colours")
    for card in ("that card's", "the placed card's"):
        grammar.act(
            ActivateOtherEffect,
            f"!activate 1 of {card} {{timing:timing_icon}} effects as an effect of this Digimon",
            reads_only=True,
            of=Ref("that:card"),
        )
    grammar.rule(
        "choice",
        "{count:count} of {whose:whose} Digimon's digivolution card|cards",
        lambda count, whose: Choose(Selector("digivolution_cards", whose), *count),
        None,
    )
    for owner in ("your|the", "its owner's"):
        grammar.spelling("trashed_card", _THIS_CARD, f"this card from {owner} trash")
    grammar.one_of("target", "trashed_card")


def _chosen(grammar: Grammar) -> None:
    """ "Any number of X whose total DP adds up to 8000 or less" (1-3-6); all security cards (15-15-4-5)."""
    for attribute, words in (
        ("dp", "total DP adds up to {most:number} or less"),
        ("play_cost", "total play cost adds up to {most:number} or less"),
    ):
        grammar.rule(
            "worth",
            f"any number of {{selector:owned_on_field}} whose {words}",
            worth_of(attribute),  # type: ignore[arg-type]
            None,
        )
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        stack = Selector("security_stack", whose)  # type: ignore[arg-type]
        grammar.spelling("whole_area", stack, f"all of {owner} security cards")


def _changes(grammar: Grammar) -> None:
    """What something is treated as (15-12-1-1), and what it is changed to (15-12-2-1)."""
    for article in ("a", ""):
        grammar.rule(
            "predicates",
            f"{{subject:target}} is|are also? treated as {article} {{dp:number}} DP Digimon that can't "
            "{each:forbidden} {duration:duration}",
            _treated,
            None,
        )
    name = "change the original name of {target:target} to"
    grammar.act(
        TreatAs, f"!{name} {{original_names:own_name}} {{duration:duration}}", as_digimon=False
    )
    grammar.rule(
        "clause",
        f"{name} {{names:own_name}} ( {{colours:these_colours}} / {{dp:number}} DP ) {{duration:duration}}",
        _changed,
        None,
    )


def _treated(subject: Target, dp: int, each: Restriction, duration: Duration) -> Steps | None:
    whole = (TreatAs(SUBJECT, dp=dp, as_digimon=True), Restrict(SUBJECT, each))
    return put(subject, (whole,), duration)


def _changed(
    target: Target, names: tuple[str, ...], colours: Any, dp: int, duration: Duration
) -> Process:
    """Its original name, color and DP at once, as `originals` has it in today's words."""
    changed = TreatAs(target, original_colours=colours, original_names=names, duration=duration)
    return joined((changed, SetDP(Ref("it"), dp, duration)))


def _effects_below(grammar: Grammar) -> None:
    """ "Activate 1 of the following effects: If X, instead activate all of the following effects" (15-15-9-2)."""
    below = "the following effects"
    for stop in (".", ":"):
        for end in (".", ":", ""):
            grammar.rule(
                "clause",
                f"activate {{count:number}} of {below} {stop} if {{condition:condition}} , "
                f"instead activate all of {below} {end} {{options:bullets}}",
                one_or_all,
                None,
            )
