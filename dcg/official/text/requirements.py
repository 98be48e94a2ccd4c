"""The requirements of a card, read: digivolution (2-3-6-3), DNA digivolution (2-3-7), DigiXros (2-3-8),
Burst Digivolve (2-3-9), App Fusion (2-3-10), Assembly (2-3-11) and links (2-3-12)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

from dcg.language.parser import Ambiguous, Parser
from dcg.language.printer import Printer
from dcg.language.tokens import NotCardText
from dcg.official.language.card import (
    AppFusionRequirement,
    BurstRequirement,
    DigivolutionRequirement,
    DnaRequirement,
    LinkRequirement,
    Materials,
)
from dcg.official.language.selectors import (
    Compare,
    Condition,
    Filter,
    HasColour,
    IsCategory,
)
from dcg.official.text.alignment import align
from dcg.official.text.effects import NotUnderstood, grammar
from dcg.official.text.grammar.requirements.bursting import BURST, COST_LEADS
from dcg.official.text.grammar.requirements.digivolving_from import COST_FIRST, UNSAID
from dcg.official.text.grammar.requirements.joining import OLDER_ICON
from dcg.official.text.grammar.requirements.linking import APP_FUSION, LINK
from dcg.official.text.grammar.requirements.materials import (
    ASSEMBLY,
    DIFFERING_ADDED,
    DIFFERING_LAST,
    DIGIXROS,
    PLUS,
)
from dcg.official.text.normalise import glyphs, without_notes

_ICON = re.compile(r"^\[(DigiXros|Assembly) -(\d+)\]")
_OPEN_NOTE = re.compile(
    r"(?<!\() When this (?:card )?would be played, you may place [^.]*\. Each [^.]* cost\.$"
)
"""The note of a DigiXros (2-3-8-2), where a dump loses its parentheses."""


_NEXT_COST = re.compile(r"(?<=Cost \d)/(?=\S)|(?<=\S)/(?=\d from )")
_HEADS = ("[Digivolve]", "Digivolve:")


def _plain_signs(text: str) -> str:
    """One spelling for the signs between the cards of a requirement and in front of them."""
    text = re.sub(r"(?<=names) \+|&", " and", text)
    return re.sub(r"\s*×\s*", " x ", text).replace("∞", "any number of")


def requirements(text: str) -> tuple[DigivolutionRequirement, ...]:
    """The requirements in a text, any of which will do (2-3-6-3): one for each thing to digivolve
    from, whether they share a cost or have one each. Raises `NotUnderstood` or `Ambiguous`.

    >>> [held.cost for held in requirements("[Digivolve] [Agumon]: Cost 2/[Gabumon]: Cost 1")]
    [2, 1]
    """
    found: list[DigivolutionRequirement] = []
    for part in _with_own_costs(glyphs(text)):
        cost, any_of, condition = _read(part, "requirement")
        found += [_requirement(cost, filters, condition) for filters in any_of]
    return tuple(found)


def _with_own_costs(text: str) -> Iterator[str]:
    """The text in parts with a cost each, every one as if it stood alone."""
    first, *others = _NEXT_COST.split(text)
    head = next((head for head in _HEADS if text.startswith(head)), "")
    yield first
    yield from (f"{head} {other}" for other in others)


def dna_requirement(text: str) -> DnaRequirement:
    """The DNA digivolution requirement (2-3-7); raises `NotUnderstood` or `Ambiguous`.

    >>> describe_dna(dna_requirement("[DNA Digivolve] Blue Lv.4 + green Lv.4: Cost 0"))
    '0 from blue Lv.4 + green Lv.4'
    """
    cost, of = _read(text, "dna_requirement")
    return DnaRequirement(cost, tuple(each for each in of))


def burst_requirement(text: str) -> BurstRequirement:
    """The Burst Digivolve requirement (2-3-9); raises `NotUnderstood` or `Ambiguous`.

    >>> said = "Burst Digivolve: By returning 1 [Marcus Damon] to the hand, 0 from [ShineGreymon]"
    >>> describe_burst(burst_requirement(said)) == said.removeprefix("Burst Digivolve: ")
    True
    """
    plain = glyphs(text).replace("[Burst Digivolve]", "Burst Digivolve:").removesuffix(".")
    found: BurstRequirement = _read(plain, BURST)
    return found


def digixros_requirement(text: str) -> Materials:
    """The DigiXros requirement (2-3-8); raises `NotUnderstood` or `Ambiguous`.

    >>> describe_materials("DigiXros", digixros_requirement("DigiXros -2: [Agumon]×[Gabumon]"))
    '[DigiXros -2] [Agumon] x [Gabumon]'
    """
    return _materials(text, DIGIXROS)


def assembly_requirement(text: str) -> Materials:
    """The Assembly requirement (2-3-11); raises `NotUnderstood` or `Ambiguous`."""
    found = _materials(text, ASSEMBLY)
    if any(each.count is None for each in found.of):
        raise NotUnderstood("an Assembly of any number of cards: all that are named are placed")
    return found


def link_requirement(text: str) -> LinkRequirement:
    """The link requirement and the link cost (2-3-12-2); raises `NotUnderstood` or `Ambiguous`.

    >>> describe_link(link_requirement("[Link] [Appmon] trait: Cost 1"))
    '[Appmon] trait: cost 1'
    """
    cost, match = _read(glyphs(text), LINK)
    return LinkRequirement(cost, tuple(each for each in match if each != IsCategory(("digimon",))))


def app_fusion_requirement(text: str) -> AppFusionRequirement:
    """The App Fusion requirement (2-3-10-1); raises `NotUnderstood` or `Ambiguous`.

    >>> describe_app_fusion(app_fusion_requirement("[App Fusion] [A] & [B] & [C]: Cost 0"))
    '[A] & [B] & [C]: cost 0'
    """
    signs = re.sub(r"\s*[+×]\s*", " and ", glyphs(text))
    cost, of = _read(_plain_signs(signs), APP_FUSION)
    return AppFusionRequirement(cost, tuple(of))


def _materials(text: str, category: str) -> Materials:
    found: Materials = _read(_ICON.sub(r"\1 -\2:", _plain_signs(glyphs(text))), category)
    return found


def _read(text: str, category: str) -> Any:
    """What a requirement says: the one reading of the whole of it, whose words say the same."""
    plain = _OPEN_NOTE.sub("", without_notes(glyphs(text))).strip()
    try:
        parser = Parser(grammar(), plain)
    except NotCardText as error:
        raise NotUnderstood(str(error)) from error
    readings = list(dict.fromkeys(parser.whole(category)))
    if category == "requirement":
        readings = _in_fewest(readings)
    if not readings:
        at = " ".join(parser.tokens[: parser.furthest])
        raise NotUnderstood(f"no digivolution requirement, read as far as: {at or 'nothing'}")
    if len(readings) > 1:
        raise Ambiguous(text, readings)
    said = readings[0]
    if not any(align(plain, wording, "requirement").whole for wording in _wordings(category, said)):
        raise NotUnderstood(f"the words of the requirement mean something else: {plain}")
    return said


def _in_fewest(readings: list[Any]) -> list[Any]:
    """Those with the fewest things to digivolve from: "[A] or [B]" is one, by either name."""
    fewest = min((len(any_of) for _, any_of, _ in readings), default=0)
    return [said for said in readings if len(said[1]) == fewest]


def _wordings(category: str, said: Any) -> Iterator[str]:
    """The requirement in words: with the cost behind and in front, "Digimon" said and unsaid; or what
    must differ in three places, each with both signs between cards."""
    one: tuple[str, ...] = (COST_FIRST, OLDER_ICON, "")
    other: tuple[str, ...] = (UNSAID, "")
    if category == BURST:
        one, other = (COST_LEADS, ""), (UNSAID, "")
    if category in (DIGIXROS, ASSEMBLY):
        one, other = ("", DIFFERING_ADDED, DIFFERING_LAST), (PLUS, "")
    for features in product(one, other):
        yield Printer(grammar(), features=frozenset(features)).print(category, said)


def _requirement(
    cost: int, filters: tuple[Filter, ...], condition: Condition | None
) -> DigivolutionRequirement:
    colour = level = None
    match: list[Filter] = []
    for each in filters:
        if isinstance(each, HasColour) and len(each.colours) == 1:
            colour = each.colours[0]
        elif (
            isinstance(each, Compare)
            and (each.attribute, each.comparison) == ("level", "=")
            and isinstance(each.number, int)
        ):
            level = each.number
        elif each != IsCategory(("digimon",)):
            match.append(each)
    return DigivolutionRequirement(cost, colour, level, tuple(match), condition)
