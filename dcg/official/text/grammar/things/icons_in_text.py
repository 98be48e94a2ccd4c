"""Keyword effects inside a sentence: "<Blocker>", "<Security A. +1>", "<Decoy (Red/Black)>"."""

from __future__ import annotations

from typing import Any, NamedTuple, get_args

from dcg.language.grammar import Grammar
from dcg.language.node import Node
from dcg.official.keywords import KEYWORDS
from dcg.official.keywords.keyword_effect import OpenProcess
from dcg.official.language.selectors import (
    AllOf,
    Compare,
    Filter,
    HasColour,
    HasInText,
    HasTrait,
    NameIs,
)
from dcg.official.language.terms import Colour, Keyword
from dcg.official.text.keywords import BRACKETED, COUNTED, PLAIN, SIGNED, SPECIFIED, WITHOUT_NUMBER

Filters = tuple[Filter, ...]


class KeywordText(NamedTuple):
    """A keyword effect as printed."""

    keyword: Keyword
    value: int = 0
    what: Filters = ()


def install(grammar: Grammar) -> None:
    """Adds the keyword rules, and as verbs the keyword effects that are a process: "<Save>"."""
    for keyword, text in PLAIN.items():
        name = text.replace("Security A.", "Security_A.").replace("Req.", "Req .")
        if keyword in WITHOUT_NUMBER:
            grammar.word("keyword", KeywordText(keyword), f"<{name}>")
        if keyword in SIGNED:
            _with_value(grammar, keyword, f"<{name} {{value:signed}}>")
        if keyword in COUNTED:
            _with_value(grammar, keyword, f"<{name} {{value:number}}>")
        if keyword in BRACKETED:
            _with_value(grammar, keyword, f"<{name} ({{value:number}})>")
        if keyword in SPECIFIED:
            _specified(grammar, keyword, name)
    _with_value(grammar, "security_attack", "<Security Attack {value:signed}>", reads_only=True)
    for held in KEYWORDS.values():
        if isinstance(held.process, Node):
            grammar.word("act", held.process, f"trigger? <{held.printed}>")
        elif isinstance(held.process, OpenProcess):
            _open(grammar, held.printed, held.process)
    _what(grammar)


def _open(grammar: Grammar, printed: str, process: OpenProcess) -> None:
    """What stands behind the brackets is the open part: "<Mind Link> with 1 of your Digimon"."""

    def make(it: Any) -> Node:
        return process.make(it)

    def take(node: Any) -> dict[str, Any] | None:
        part = process.taken(node)
        return None if part is None else {"it": part}

    grammar.rule("act", f"<{printed}> {process.words}", make, take)


def _with_value(
    grammar: Grammar, keyword: Keyword, template: str, *, reads_only: bool = False
) -> None:
    def take(node: Any) -> dict[str, Any] | None:
        return {"value": node.value} if node == KeywordText(keyword, node.value) else None

    grammar.rule(
        "keyword",
        template,
        lambda value: KeywordText(keyword, value),
        None if reads_only else take,
    )


def _specified(grammar: Grammar, keyword: Keyword, name: str) -> None:
    def take(node: Any) -> dict[str, Any] | None:
        whole = KeywordText(keyword, what=node.what)
        return {"what": node.what} if node == whole and node.what else None

    grammar.rule(
        "keyword",
        f"<{name} ({{what:keyword_what}})>",
        lambda what: KeywordText(keyword, what=what),
        take,
    )
    grammar.rule(
        "keyword",
        f"<{name} ({{one:name}}) / ({{other:name}})>",
        lambda one, other: KeywordText(keyword, what=(NameIs((one, other)),)),
        None,
    )
    grammar.rule(
        "keyword",
        f"<{name} ({{one:colour}}) / ({{other:colour}})>",
        lambda one, other: KeywordText(keyword, what=(HasColour((one, other)),)),
        None,
    )


def _what(grammar: Grammar) -> None:
    """One description, or several that must all be there: "(blue Lv.4 & green Lv.4)"."""
    grammar.rule("keyword_what", "{it:described}", lambda it: it, _described)
    grammar.listed("keyword_what", "described", "&", "+", make=_all, take=_parts, least=2)
    for colour in get_args(Colour):
        grammar.word("colour_alone", colour, colour.title())
    for listed, colour in (("colours_alone", "colour_alone"), ("colours_in_front", "colour")):
        grammar.listed(listed, colour, "/", "or")
    for template, cls in (
        ("{colours:colours_alone}", HasColour),
        ("{names:names}", NameIs),
        ("{traits:names} trait|traits", HasTrait),
        ("{term:name} in text", HasInText),
    ):
        grammar.node(f"described_{cls.__name__}", cls, template)
        grammar.rule("described", f"{{it:described_{cls.__name__}}}", lambda it: (it,), _only)
    for level in range(10):
        grammar.word("lv", level, f"Lv.{level}")
    grammar.rule("lv", "level {number:number}", lambda number: number, None)
    grammar.node("described_level", Compare, "{number:lv}", attribute="level", comparison="=")
    grammar.node(
        "described_level", Compare, "{number:lv} or lower", attribute="level", comparison="<="
    )
    grammar.word("described_colour", (), "")
    grammar.node("coloured", HasColour, "{colours:colours_in_front}")
    grammar.rule("described_colour", "{it:coloured}", lambda it: (it,), _only)
    grammar.word("described_traits", (), "")
    grammar.node("with_traits", HasTrait, "with {traits:names} in any of its traits", contains=True)
    for words in ("with", "w /"):
        grammar.also(
            "with_traits", HasTrait, f"{words} {{traits:names}} in any trait", contains=True
        )
    grammar.node("with_traits", HasTrait, "with the {traits:names} trait", contains=False)
    for words in ("with", "w /"):
        grammar.also("with_traits", HasTrait, f"{words} {{traits:names}} trait", contains=False)
    grammar.rule("described_traits", "{it:with_traits}", lambda it: (it,), _only)
    grammar.rule(
        "described",
        "{traits:names} trait {colour:described_colour} {level:described_level}",
        lambda traits, colour, level: (*colour, level, HasTrait(traits)),
        None,
    )
    grammar.rule(
        "described",
        "{colour:described_colour} {level:described_level} {traits:described_traits}",
        lambda colour, level, traits: (*colour, level, *traits),
        _level_with_more,
    )


def _described(what: Filters) -> dict[str, Any] | None:
    return None if any(isinstance(each, AllOf) for each in what) else {"it": what}


def _all(parts: tuple[Filters, ...]) -> Filters:
    return tuple(AllOf(part) for part in parts)


def _parts(what: Filters) -> tuple[Filters, ...] | None:
    parts = tuple(each.filters for each in what if isinstance(each, AllOf))
    return parts if len(parts) == len(what) else None


def _only(what: Filters) -> dict[str, Any] | None:
    return {"it": what[0]} if len(what) == 1 else None


def _level_with_more(what: Filters) -> dict[str, Any] | None:
    colour = tuple(each for each in what if isinstance(each, HasColour))
    level = [each for each in what if isinstance(each, Compare)]
    traits = tuple(each for each in what if isinstance(each, HasTrait))
    if len(level) != 1 or (*colour, level[0], *traits) != what:
        return None
    return {"colour": colour, "level": level[0], "traits": traits}
