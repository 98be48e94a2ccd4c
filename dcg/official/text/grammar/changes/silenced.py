"""Timings of effects: "[On Play] effects on that card don't activate", "attach [End of Attack] to ..."."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    Permit,
    Restrict,
)
from dcg.official.language.selectors import (
    All,
    IsCategory,
    Ref,
    Selector,
)
from dcg.official.language.terms import Permission


def install(grammar: Grammar) -> None:
    """ "[On Play] effects on that card don't activate"."""
    grammar.node(
        "act",
        Restrict,
        "{restriction:timing_silenced} effects on {target:reference} don't activate",
        duration="permanent",
    )
    for any_ in ("", "any"):
        grammar.also(
            "act",
            Restrict,
            f"{any_} {{restriction:timing_silenced}} effects on {{target:entered}} don't activate",
            duration="permanent",
        )
    grammar.rule(
        "act",
        "that Digimon's {restriction:timing_silenced} effects don't activate",
        lambda restriction: Restrict(Ref("that:played"), restriction, "permanent"),
        None,
    )
    for kind, played in (("Digimon", Ref("that:played")), ("Tamer", Ref("that:played_tamer"))):
        for words in (
            f"{kind} played by|with this effect",
            f"the {kind} played by|with this effect",
            f"the {kind} this effect played",
            f"all {kind} played by|with this effect",
        ):
            grammar.spelling("entered", played, words)
        grammar.spelling("entered", played, f"the played {kind}")
    grammar.spelling("entered", Ref("that:played"), "the Digimon you played")
    grammar.spelling("turned", Ref("that:Digimon"), "the Digimon this effect suspended")
    grammar.one_of("target", "entered")
    grammar.rule(
        "predicates",
        "none of {whose:whose} Tamers' {restriction:timing_silenced} effects activate {duration:duration}",
        lambda whose, restriction, duration: (
            Restrict(
                All(Selector(whose=whose, match=(IsCategory(("tamer",)),))), restriction, duration
            ),
        ),
        None,
    )
    grammar.rule(
        "predicates",
        "the {restriction:timing_silenced} effects on {selector:anyones_on_field} don't activate {duration:duration}",
        lambda restriction, selector, duration: (Restrict(All(selector), restriction, duration),),
        None,
    )
    grammar.rule(
        "predicates",
        "attach [End_of_Attack] to all of {of:owner} [On_Deletion] effects {duration:duration}",
        lambda of, duration: (Permit(of, ATTACHED, duration),),
        _attached,
    )


ATTACHED: Permission = "trigger_on_deletion_effects_at_end_of_attack"


def _attached(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (Permit(target=Ref() as of, duration=duration) as only,) if only == Permit(
            of, ATTACHED, duration
        ):
            return {"of": of, "duration": duration}
    return None
