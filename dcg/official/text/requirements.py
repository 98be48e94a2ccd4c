"""Digivolution requirements in words (2-3-6-3): "[Digivolve] Lv.4 w/[Greymon] in name: Cost 3"."""

from __future__ import annotations

import re

from dcg.language.parser import Ambiguous, Parser
from dcg.language.printer import Printer
from dcg.language.tokens import NotCardText
from dcg.official.language.card import DigivolutionRequirement
from dcg.official.language.selectors import Compare, Filter, HasColour, IsCategory
from dcg.official.text.alignment import align
from dcg.official.text.effects import NotUnderstood, grammar
from dcg.official.text.grammar.filters import in_order
from dcg.official.text.normalise import glyphs, without_notes

_SHAPES = (
    re.compile(r"\[Digivolve\] (?P<what>.*): Cost (?P<cost>[0-9]{1,9})\.?"),
    re.compile(r"<?Digivolve: (?P<cost>[0-9]{1,9}) from (?P<what>.*?)>?"),
)
_WORDS = (
    (r"\bLv\. ?(\d)", r"level \1"),
    (r"\bw/ ?", "with "),
    (r"(?<=\])/(?=\[)", " or "),
    (r"\bin (?:one of its |its )?(name|trait|text|form|type)s?\b", r"in its \1"),
    (r"\bin its trait\b", "in its traits"),
    (r"\bwith (?=(?:\[[^\]]*\](?:, | or )?)+ traits?\b)", "with the "),
    (r"\bor with\b", "or"),
    (
        r"^((?:\w+(?:/\w+)* )?level \d(?: or (?:lower|higher))?)(?= |$)(?! Digimon| Tamer)",
        r"\1 Digimon",
    ),
)


def requirement(text: str) -> DigivolutionRequirement:
    """The requirement; raises `NotUnderstood` or `Ambiguous`."""
    plain = without_notes(glyphs(text)).strip()
    for shape in _SHAPES:
        match = shape.fullmatch(plain)
        if match:
            filters = _what(match["what"].strip())
            return _requirement(int(match["cost"]), filters)
    raise NotUnderstood(f"not a digivolution requirement: {plain}")


def _what(text: str) -> tuple[Filter, ...]:
    for pattern, replacement in _WORDS:
        text = re.sub(pattern, replacement, text)
    try:
        readings = list(dict.fromkeys(Parser(grammar(), text).whole("field_noun")))
    except NotCardText as error:
        raise NotUnderstood(str(error)) from error
    if not readings:
        raise NotUnderstood(f"no such Digimon: {text}")
    if len(readings) > 1:
        raise Ambiguous(text, readings)
    filters: tuple[Filter, ...] = readings[0]
    if not align(text, words(filters)).whole:
        raise NotUnderstood(f"words differ: {text}")
    return filters


def words(filters: tuple[Filter, ...]) -> str:
    """What to digivolve from, in words."""
    return Printer(grammar()).attempt("field_noun", filters) or ""


def _requirement(cost: int, filters: tuple[Filter, ...]) -> DigivolutionRequirement:
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
    return DigivolutionRequirement(cost, colour, level, tuple(match))


def describe_requirement(route: DigivolutionRequirement) -> str:
    """ "3 from red Lv.4 Digimon with [Greymon] in its name"."""
    filters: list[Filter] = list(route.match)
    if route.colour:
        filters.append(HasColour((route.colour,)))
    if route.level is not None:
        filters.append(Compare("level", "=", route.level))
    if route.colour or route.level is not None:
        filters.append(IsCategory(("digimon",)))
    text = words(in_order(tuple(filters)))
    text = re.sub(r"\blevel (?=\d)", "Lv.", text.removesuffix(" Digimon"))
    return f"{route.cost} from {text}"
