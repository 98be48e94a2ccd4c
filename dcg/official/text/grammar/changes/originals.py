"""Original information that is changed: "change the original color of 1 of your Tamers to red", "change 1 Digimon
into a white Digimon with 3000 DP and an original name of [Aamon]" (15-12-2)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, get_args

from dcg.language.grammar import Grammar
from dcg.official.language.processes import ChooseProcess, Process, SetDP, TreatAs
from dcg.official.language.selectors import Choose, Ref, Target
from dcg.official.language.terms import Colour, Duration
from dcg.official.text.grammar.sentences.steps import joined

NO_WHITE: Final[tuple[Colour, ...]] = tuple(each for each in get_args(Colour) if each != "white")


def install(grammar: Grammar) -> None:
    """Adds the sentences; which of several colors it is, is chosen as one of several effects is."""
    words = "change the original color of {target:target} to"
    grammar.act(
        TreatAs,
        f"!{words} {{original_colours:these_colours}} {{duration:duration}}",
        as_digimon=False,
    )
    grammar.rule("own_name", "{it:name}", lambda it: (it,), _only)
    for read, words_of_both in (
        (
            grammar.node,
            "into a|an {original_colours:these_colours} Digimon with an original name of",
        ),
        (
            grammar.also,
            "into being {original_colours:these_colours} and having an original name of",
        ),
    ):
        read(
            "act",
            TreatAs,
            f"change {{target:target}} {words_of_both} {{original_names:own_name}} {{duration:duration}}",
            as_digimon=False,
        )
    grammar.node(
        "act",
        TreatAs,
        "change {target:target} into a|an {original_colours:these_colours} Digimon with no traits {duration:duration}",
        as_digimon=False,
        no_traits=True,
    )
    for having in ("with {value:number} DP and no traits", "with no traits and {value:number} DP"):
        grammar.rule(
            "clause",
            f"change {{target:choice}} into a|an {{colours:these_colours}} Digimon {having} {{duration:duration}}",
            _without_traits,
            None,
        )
    with_dp = "{dp:number} DP and an original name of {names:own_name}"
    for words_of_all in (
        f"into a|an {{colours:these_colours}} Digimon with {with_dp}",
        f"into being {{colours:these_colours}} and having {with_dp}",
    ):
        grammar.rule(
            "clause",
            f"change {{target:choice}} {words_of_all} {{duration:duration}}",
            _changed_wholly,
            None,
        )
        grammar.rule(
            "clause",
            f"{{duration:duration}} , change {{target:choice}} {words_of_all}",
            _changed_wholly,
            None,
        )
    for colours, said in ((NO_WHITE, "1 non-white color"), (get_args(Colour), "1 color")):
        make = partial(_one_of, colours)
        take = partial(_said, colours)
        grammar.rule("clause", f"{{duration:duration}} , {words} {said}", make, take)
        grammar.rule("clause", f"{words} {said} {{duration:duration}}", make, None)


def _changed_wholly(
    target: Choose,
    colours: tuple[Colour, ...],
    dp: int,
    names: tuple[str, ...],
    duration: Duration,
) -> Process:
    """Its original color, name and DP, and none that it does not have (BT14-097#Q2478, BT14-097#Q2482)."""
    changed = TreatAs(target, original_colours=colours, original_names=names, duration=duration)
    return joined((changed, SetDP(Ref("it"), dp, duration)))


def _without_traits(
    target: Choose, colours: tuple[Colour, ...], value: int, duration: Duration
) -> Process:
    """Its original color, traits and DP."""
    changed = TreatAs(target, original_colours=colours, no_traits=True, duration=duration)
    return joined((changed, SetDP(Ref("it"), value, duration)))


def _only(names: Any) -> dict[str, Any] | None:
    return {"it": names[0]} if len(names) == 1 else None


def _one_of(colours: tuple[Colour, ...], target: Target, duration: Duration) -> ChooseProcess:
    return ChooseProcess(
        tuple(TreatAs(target, original_colours=(each,), duration=duration) for each in colours)
    )


def _said(colours: tuple[Colour, ...], node: Any) -> dict[str, Any] | None:
    match node:
        case ChooseProcess(options=(TreatAs(target=target, duration=duration), *_)):
            said: dict[str, Any] = {"target": target, "duration": duration}
            return said if node == _one_of(colours, **said) else None
    return None


def is_of_a_colour(node: Any) -> bool:
    """Whether a choice of effects is one of colors, which is written as one sentence."""
    return _said(NO_WHITE, node) is not None or _said(get_args(Colour), node) is not None
