"""Effects that activate other effects (15-15-9): "Activate 1 of this Digimon's [On Play] effects"."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.language.printer import Printer
from dcg.official.language.processes import ActivateOtherEffect, Bind, Process, Seq
from dcg.official.language.selectors import Choose, Ref, Selector, Target
from dcg.official.language.terms import OtherEffect, Whose
from dcg.official.text.grammar.changes.restrictions import OWNERS
from dcg.official.text.grammar.things.filters import Filters


def install(grammar: Grammar) -> None:
    """Adds the verb."""
    _other_effect(grammar)
    _effects_elsewhere(grammar)


def _print_one_card(printer: Printer, node: Any) -> str | None:
    """A card that isn't on the field: its effect is then one of the Digimon that activates it (15-15-9-1)."""
    if not isinstance(node, Ref) or printer.this != "Digimon":
        return None
    return "that card's" if printer.bound.get(node.name) == ("card", False) else None


def _other_effect(grammar: Grammar) -> None:
    act = grammar.act
    act(
        ActivateOtherEffect,
        "!activate this card's {timing:timing_icon} effect",
        of=Ref("this_card"),
    )
    act(
        ActivateOtherEffect,
        "!activate this card's {timing:timing_icon} effects",
        of=Ref("this_card"),
        every=True,
    )
    grammar.spelling("card_spoken_of", Ref("that:card"), "that card's")
    grammar.function("card_spoken_of", None, _print_one_card)
    # [Main] is an effect of an Option card
    grammar.rule(
        "digimon_timing",
        "{it:timing_icon}",
        lambda it: it,
        lambda node: None if node == "main" else {"it": node},
    )
    act(
        ActivateOtherEffect,
        "!activate 1 of {of:card_spoken_of} {timing:digimon_timing} effects as an effect of this Digimon",
    )
    grammar.spelling("card_spoken_of", Ref("that:card"), "that Digimon card's")
    act(
        ActivateOtherEffect,
        "!activate {of:card_spoken_of} {timing:digimon_timing} effect as an effect of this Digimon",
        reads_only=True,
    )
    of_it = "{of:owner} {timing:timing_icon}"
    act(ActivateOtherEffect, f"!activate 1 of {of_it} effects")
    act(ActivateOtherEffect, f"!activate {of_it} effect", reads_only=True)
    act(
        ActivateOtherEffect,
        "!activate 1 {timing:timing_icon} effect on {of:reference} as an effect of this Digimon",
        reads_only=True,
    )
    act(
        ActivateOtherEffect,
        "!activate 1 of that Digimon's {timing:timing_icon} effects as an effect of this Digimon",
        reads_only=True,
        of=Ref("that:card"),
    )
    for words in (
        "activate 1 of {one:stack_of} 's {timing:timing_icon} effects",
        "activate 1 of the {timing:timing_icon} effects of {one:stack_of}",
    ):
        grammar.rule(
            "act",
            words,
            lambda one, timing: Seq((Bind(Choose(one)), ActivateOtherEffect(Ref("it"), timing))),
            None,
        )
    grammar.rule(
        "act",
        "activate 1 {timing:timing_icon} effect of|on {of:choice} as an effect of this Digimon",
        lambda timing, of: Seq((Bind(of), ActivateOtherEffect(Ref("it"), timing))),
        None,
    )
    act(ActivateOtherEffect, f"!activate {of_it} effects", every=True)
    act(
        ActivateOtherEffect,
        "!activate the {timing:timing_icon} effects of {of:entered}",
        reads_only=True,
        every=True,
    )
    for timing in (
        "main",
        "on_play",
        "when_digivolving",
        "when_attacking",
        "on_deletion",
        "security",
    ):
        grammar.word(
            "timing_icon", timing, f"[{timing.replace('_', ' ').title().replace(' ', '_')}]"
        )


def _effects_elsewhere(grammar: Grammar) -> None:
    """ "Activate 1 [Main] effect of 1 Option card in your trash" (15-15-9)."""

    def activated(of: Target, timing: OtherEffect) -> Process | None:
        if not isinstance(of, Choose):
            return None
        return Seq((Bind(of), ActivateOtherEffect(Ref("it"), timing)))

    for whose, owner in OWNERS[:2]:
        for word, other in (("", False), (" other", True)):

            def of_those(
                match: Filters, timing: OtherEffect, whose: Whose = whose, other: bool = other
            ) -> Process | None:
                return activated(Choose(Selector("battle_area", whose, match, other)), timing)

            grammar.rule(
                "act",
                f"activate 1 of {owner}{word} {{match:field_noun_that_has}} {{timing:timing_icon}} effects",
                of_those,
                None,
            )
    for words in (
        "activate 1|the {timing:timing_icon} effect of|on {of:choice}",
        "activate 1 of the {timing:timing_icon} effects of|on {of:choice}",
    ):
        grammar.rule("act", words, activated, None)
