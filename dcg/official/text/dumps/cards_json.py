"""The shape with `number category colors evo effect inherited security`."""

from __future__ import annotations

import re

from dcg.official.text.dumps.fields import Fields, NotACard, category, colour, flat, shown, whole
from dcg.official.text.printed import PrintedCard, Route, Unexpressed

FACTS = ("set", "rarity", "block", "ban")
"""Which product the card is from and where it may be played: not for the rules of a match."""
UNEXPRESSED = (
    "option_name",
    "option_colors",
    "option_effect",
)


def read(fields: Fields) -> PrintedCard:
    """One record; raises `NotACard`."""
    kinds = fields.words("category")
    if not kinds:
        raise NotACard("every card has it, this record doesn't", "category")
    missing = [
        Unexpressed(name, flat(value))
        for name in UNEXPRESSED
        if (value := fields.value(name)) is not None
    ]
    missing += [Unexpressed("category", f"also a card of category {word}") for word in kinds[1:]]
    copies = fields.number("max_copies")
    if copies == 0:
        raise NotACard("a card of which no deck may have one is none", "max_copies")
    headers, behind = _headers(fields.words("hdr_digivolve"))
    digixros, effect = _xros_whole(fields.words("hdr_xros"), fields.text("effect"))
    dna, effect = _dna_from_markup(effect)
    effect, said = _requirements_apart(effect)
    effect = _with(behind, effect)
    inherited, security = _once(_without_link(fields.text("inherited")), fields.text("security"))
    return PrintedCard(
        number=fields.required("number"),
        name=fields.required("name"),
        category=category(kinds[0], "category"),
        colours=tuple(colour(word, "colors") for word in fields.words("colors")),
        level=fields.number("level"),
        play_cost=fields.number("play_cost"),
        dp=fields.number("dp"),
        digivolution=_routes(fields),
        form=fields.words("form"),
        attribute=fields.words("attribute"),
        types=fields.traits("types"),
        effect="\n".join((*fields.words("hdr_use_req"), effect)).strip(),
        inherited=inherited,
        security=security,
        overflow=fields.number("ace_overflow"),
        max_copies=4 if copies is None else copies,
        requirements=(
            *(each for each in headers if not each.startswith(("DigiXros", "[DNA"))),
            *said,
        ),
        dna=(*map(_repaired, fields.words("hdr_dna")), *_of(headers, "[DNA"), *dna),
        burst=fields.words("hdr_burst"),
        digixros=(
            *digixros,
            *_of(headers, "DigiXros"),
        ),
        assembly=fields.words("hdr_assembly"),
        app_fusion=fields.words("hdr_app_fusion"),
        link=_lines(fields.text("link_req")),
        link_dp=fields.number("link_dp"),
        link_effect=fields.text("link_effect"),
        rules=(*fields.words("hdr_rule"), *_lines(fields.text("rule"))),
        not_expressed=tuple(missing),
        facts=fields.facts(FACTS),
        unknown=fields.left(),
    )


def _lines(text: str) -> tuple[str, ...]:
    return (text,) if text else ()


_LINK = re.compile(r"^\+\d+ DP\n<Link> .*", re.DOTALL | re.MULTILINE)
"""The whole link of a card, which the dump has a second time behind its inherited effects."""


def _without_link(inherited: str) -> str:
    return _LINK.sub("", inherited).strip()


def _once(inherited: str, security: str) -> tuple[str, str]:
    """The sections, where the dump has one text in both, if with other words: what is checked says so."""
    if inherited and not security.startswith("[Security]"):
        return inherited, ""
    return ("" if inherited == security else inherited), security


_NEXT = re.compile(r" +(?=DigiXros -\d)")
_REQUIREMENT = re.compile(
    r"(?P<said>.*?(?:\]|in text|: Cost \d+))\s*(?P<behind>(?:The name of|This card|When|You may)\b.*)",
    re.DOTALL,
)
"""A requirement and the effect that the dump runs together with it."""
_DAMAGED = (
    (re.compile(r"(?<=w/)(?=[A-Z][a-z]+\])"), "["),  # a bracket lost
    (re.compile(r"(?<=\d from )([A-Z][a-z]+mon)$"), r"[\1]"),  # both of them lost
    (re.compile(r"(?<=\d) (?=color \[)"), "-"),  # the hyphen of "3-color" lost
    (re.compile(r"<bt>$"), ""),  # a line break as the dump's maker wrote it
    # the note behind a requirement, without its parentheses
    (re.compile(r" Stack the 2 specified Digimon and digivolve unsuspended\.$"), ""),
)


def _headers(headers: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """Digivolution requirements, and the DigiXros requirements and the effect that the dump runs together
    with them."""
    found: list[str] = []
    behind = ""
    for text in (each for header in headers for each in _NEXT.split(header)):
        whole = _repaired(text.strip())
        if (both := _REQUIREMENT.fullmatch(whole)) is not None:
            whole, behind = both["said"], both["behind"]
        found.append(whole)
    return tuple(found), behind


def _repaired(text: str) -> str:
    for damaged, mended in _DAMAGED:
        text = damaged.sub(mended, text)
    return text


def _of(headers: tuple[str, ...], *heads: str) -> tuple[str, ...]:
    return tuple(each for each in headers if each.startswith(heads))


def _with(behind: str, effect: str) -> str:
    """The effects, with the one that stood behind a requirement: the dump may have it twice, or only the
    rest of it among the effects."""
    if not behind or behind in effect:
        return effect
    joint = "\n" if behind.endswith(".") else " "
    return f"{behind}{joint}{effect}".strip()


_IN_EFFECT = re.compile(r"Digivolve: \d+ if name contains \[[^\]]+\]")


def _requirements_apart(effect: str) -> tuple[str, tuple[str, ...]]:
    """The effects, and the digivolution requirement that the dump has among them."""
    return _IN_EFFECT.sub("", effect).strip(), tuple(_IN_EFFECT.findall(effect))


_DNA_AS_MARKUP = re.compile(
    r'^<dna (\d+)="" digivolution:="" from="" (\w+)="" lv\.(\d)="" \+="" (\w+)="">\s*(.*?)\s*(?:</dna>)?$',
    re.DOTALL,
)
"""DNA digivolution requirements that were taken for markup. What stands twice in a tag, its reader keeps once:
so both levels are the one that is left, where there is one."""


def _dna_from_markup(effect: str) -> tuple[tuple[str, ...], str]:
    """DNA digivolution requirements that the dump has in front of the effects, and the effects."""
    found = _DNA_AS_MARKUP.match(effect)
    if found is None:
        return (), effect
    cost, one, level, other, rest = found.groups()
    return (f"DNA Digivolution: {cost} from {one} Lv.{level} + {other} Lv.{level}",), rest


_REST_OF_XROS = re.compile(
    r"(?:^|\n)(\[[^\]]+\](?:×\[[^\]]+\])*)"
    r"(?: When this would be played, you may place [^.]*\. Each [^.]*\.)?$"
)


def _xros_whole(headers: tuple[str, ...], effect: str) -> tuple[tuple[str, ...], str]:
    """DigiXros requirements, the last cards of which the dump has behind the effects."""
    rest = _REST_OF_XROS.search(effect)
    if rest is None or not headers or not headers[-1].endswith("×"):
        return headers, effect
    return (*headers[:-1], headers[-1] + rest[1]), effect[: rest.start()]


def _routes(fields: Fields) -> tuple[Route, ...]:
    """`[colour, level, cost]` each; without a colour or a level, any will do."""
    routes: list[Route] = []
    for entry in fields.entries("evo"):
        if not isinstance(entry, list) or len(entry) != 3:
            raise NotACard(f"not [colour, level, cost]: {shown(entry)}", "evo")
        from_colour, level, cost = entry
        routes.append(
            (
                colour(from_colour, "evo") if from_colour else None,
                None if level is None else whole(level, "evo"),
                whole(cost, "evo"),
            )
        )
    return tuple(routes)
