"""DNA digivolution in words (2-3-7, 8-2): the requirement of a card, and effects that perform it."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import DnaDigivolve, May
from dcg.official.language.selectors import Choose, Selector, Target
from dcg.official.text.grammar.requirements.digivolving_from import COST_FIRST
from dcg.official.text.grammar.things.filters import Filters

OLDER_ICON = "older_icon"
"""The feature of a requirement that says [DNA Digivolution], as older cards do."""

Joined = tuple[Target, ...]
"""One choice of several Digimon, or one entry for each."""
DnaWords = tuple[int, tuple[Filters, ...]]
"""What it costs, and what is joined, from the top down."""


def install(grammar: Grammar) -> None:
    """Adds the requirement, today's wording and the older ones, and the effects."""
    _requirement(grammar)
    _joined(grammar)
    _effects(grammar)


def _requirement(grammar: Grammar) -> None:
    grammar.rule(
        "dna_digimon", "{top:digivolving_from} + {bottom:digivolving_from}", _those, _these
    )
    cost_first = "DNA Digivolution : {cost:number} from {of:dna_digimon}"
    cost_last = "{of:dna_digimon} : Cost {cost:number}"
    grammar.rule("dna_requirement", cost_first, _said, _parts, when=COST_FIRST)
    grammar.rule("dna_requirement", f"<{cost_first}>", _said, None)
    older = f"[DNA_Digivolution] {cost_last}"
    grammar.rule("dna_requirement", older, _said, _parts, when=OLDER_ICON)
    grammar.rule("dna_requirement", f"[DNA_Digivolve] {cost_last}", _said, _parts)


def _those(top: Filters, bottom: Filters) -> tuple[Filters, ...]:
    return top, bottom


def _these(node: Any) -> dict[str, Any] | None:
    return {"top": node[0], "bottom": node[1]} if len(node) == 2 else None


def _said(cost: int, of: tuple[Filters, ...]) -> DnaWords:
    return cost, of


def _parts(said: Any) -> dict[str, Any]:
    return {"cost": said[0], "of": said[1]}


def _joined(grammar: Grammar) -> None:
    """ "2 of your Digimon", "this Digimon and 1 of your other Digimon"."""
    grammar.rule("joined", "{one:choice}", _of_one_kind, _one_choice, many=True)
    for first in ("reference", "choice"):
        grammar.rule("joined", f"{{one:{first}}} and {{other:choice}}", _two, _both, many=True)
    for words in ("another of your", "any of your other", "one of your other"):
        grammar.rule(
            "joined", f"{{one:reference}} and {words} {{match:field_noun}}", _another, None
        )


def _of_one_kind(one: Choose) -> Joined | None:
    several = isinstance(one.count, int) and one.count > 1 and not one.up_to
    return (one,) if several else None


def _one_choice(node: Any) -> dict[str, Any] | None:
    return {"one": node[0]} if len(node) == 1 else None


def _two(one: Target, other: Choose) -> Joined | None:
    single = other.count == 1 and not other.up_to
    return (one, other) if single and getattr(one, "count", 1) == 1 else None


def _both(node: Any) -> dict[str, Any] | None:
    return {"one": node[0], "other": node[1]} if len(node) == 2 else None


def _another(one: Target, match: Filters) -> Joined:
    return one, Choose(Selector(whose="yours", match=match, other=True))


def _effects(grammar: Grammar) -> None:
    grammar.word("at_its_dna_cost", "", "")
    for words in (
        "for the cost",
        "for its DNA digivolve cost",
        "by paying its cost",
        "by paying its DNA digivolve cost",
    ):
        grammar.spelling("at_its_dna_cost", "", words)
    into = "into {into:into} {_:at_its_dna_cost}"
    grammar.rule("act", f"{{joined:joined}} DNA digivolve~ {into}", _dna, _taken)
    grammar.rule("act", f"DNA digivolve {{joined:joined}} {into}", _dna, None)
    grammar.rule("may", f"{{joined:joined}} may|can DNA digivolve {into}", _may, _taken_may)


def _dna(joined: Joined, into: Choose) -> DnaDigivolve:
    return DnaDigivolve(joined, into)


def _taken(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, DnaDigivolve) or node.free:
        return None
    return {"joined": node.joined, "into": node.into}


def _may(joined: Joined, into: Choose) -> May:
    return May(_dna(joined, into))


def _taken_may(node: Any) -> dict[str, Any] | None:
    return _taken(node.process) if isinstance(node, May) else None
