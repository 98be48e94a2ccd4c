"""The requirements of a card in words: see `dcg.official.text.requirements`, which reads them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from dcg.language.printer import Printer
from dcg.official.language.card import (
    AppFusionRequirement,
    BurstRequirement,
    DigivolutionRequirement,
    DnaRequirement,
    LinkRequirement,
    Materials,
)
from dcg.official.language.selectors import Compare, Filter, HasColour, IsCategory, NameIs
from dcg.official.text.effects import grammar
from dcg.official.text.grammar.requirements.bursting import BURST
from dcg.official.text.grammar.requirements.materials import ASSEMBLY, DIGIXROS
from dcg.official.text.grammar.things.filters import SHORT, in_order


def describe_requirement(route: DigivolutionRequirement) -> str:
    """ "3 from red Lv.4 Digimon with [Greymon] in its name"."""
    filters: list[Filter] = list(route.match)
    if route.colour:
        filters.append(HasColour((route.colour,)))
    if route.level is not None:
        filters.append(Compare("level", "=", route.level))
    named = any(isinstance(each, NameIs) for each in filters)
    if not any(isinstance(each, IsCategory) for each in filters):
        if route.colour or route.level is not None or not named:
            filters.append(IsCategory(("digimon",)))
    held = f"{route.cost} from {_described(filters)}"
    if route.condition is None:
        return held
    condition = Printer(grammar()).attempt("condition", route.condition) or ""
    return f"{held} while {condition}"


def describe_link(route: LinkRequirement) -> str:
    """ "[Appmon] trait: cost 1"."""
    printer = Printer(grammar(), features=frozenset((SHORT,)))
    return f"{printer.attempt('linking_to', in_order(route.match)) or ''}: cost {route.cost}"


def describe_app_fusion(route: AppFusionRequirement) -> str:
    """ "[A] & [B]: cost 0"."""
    return f"{' & '.join(map(_described, route.of))}: cost {route.cost}"


def describe_dna(route: DnaRequirement) -> str:
    """ "0 from blue Lv.4 + green Lv.4"."""
    return f"{route.cost} from {' + '.join(map(_described, route.of))}"


def describe_burst(route: BurstRequirement) -> str:
    """ "By returning 1 [A] to the hand, 0 from [B]"."""
    printer = Printer(grammar(), features=frozenset((SHORT,)))
    return printer.print(BURST, route).removeprefix("Burst Digivolve: ")


def describe_materials(procedure: str, held: Materials) -> str:
    """ "[DigiXros -2] [A] x [B]"; the procedure is "DigiXros" or "Assembly"."""
    category = DIGIXROS if procedure == "DigiXros" else ASSEMBLY
    text = Printer(grammar(), features=frozenset((SHORT,))).print(category, held)
    return re.sub(r"^(\w+ -\d+):", r"[\1]", text)


def _described(filters: Iterable[Filter]) -> str:
    printer = Printer(grammar(), features=frozenset((SHORT,)))
    text = printer.attempt("field_noun", in_order(tuple(filters))) or ""
    return text.removesuffix(" Digimon")
