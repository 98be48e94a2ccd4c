"""Original information that is changed: "change the original color of 1 of your Tamers to red" (15-12-2)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, get_args

from dcg.language.grammar import Grammar
from dcg.official.language.processes import ChooseProcess, TreatAs
from dcg.official.language.selectors import Target
from dcg.official.language.terms import Colour, Duration

NO_WHITE: Final[tuple[Colour, ...]] = tuple(each for each in get_args(Colour) if each != "white")


def install(grammar: Grammar) -> None:
    """Adds the sentences; which of several colors it is, is chosen as one of several effects is."""
    words = "change the original color of {target:target} to"
    grammar.act(
        TreatAs,
        f"!{words} {{original_colours:these_colours}} {{duration:duration}}",
        as_digimon=False,
    )
    for colours, said in ((NO_WHITE, "1 non-white color"), (get_args(Colour), "1 color")):
        make = partial(_one_of, colours)
        take = partial(_said, colours)
        grammar.rule("clause", f"{{duration:duration}} , {words} {said}", make, take)
        grammar.rule("clause", f"{words} {said} {{duration:duration}}", make, None)


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
