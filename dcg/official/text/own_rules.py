"""The (Rule) of a card, apart from its effects (2-3-5): text to `CardRule`, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from dcg.language.parser import Ambiguous, Parser
from dcg.language.printer import Printer
from dcg.language.tokens import NotCardText
from dcg.official.language.card import CardRule
from dcg.official.text.effects import NotUnderstood, grammar
from dcg.official.text.grammar.requirements.own_rules import OWN_RULE
from dcg.official.text.normalise import glyphs, printed_effects

_BEGINS = re.compile(
    r"(?:\(Rule\)|<Rule>|\[Rule\]|\*|You can include up to|Treat this card"
    r"|(?:When you would DigiXros, )?(?:the name of )?this card(?:/Digimon|/Tamer)?(?:'s name)? is also treated)",
    re.IGNORECASE,
)
"""How a (Rule) begins, with its icon or as cards said it before there was one."""
_FIRST = re.compile(r"(?:[^.\[]|\[[^\]]*\])*\.?")


def own_rule(text: str) -> CardRule:
    """What a (Rule) says; raises `NotUnderstood` or `Ambiguous`.

    >>> own_rule("(Rule) Name: Also treated as [Agumon]/[Gabumon].").names
    ('Agumon', 'Gabumon')
    """
    try:
        parser = Parser(grammar(), glyphs(text).replace("*", ""))
    except NotCardText as error:
        raise NotUnderstood(str(error)) from error
    readings = list(dict.fromkeys(parser.whole(OWN_RULE)))
    if not readings:
        raise NotUnderstood(f"no (Rule) of a card: {text}")
    if len(readings) > 1:
        raise Ambiguous(text, readings)
    found: CardRule = readings[0]
    return found


def describe_rule(rule: CardRule) -> str:
    """ "Name: Also treated as [A]."; one that says several things has a sentence for each."""
    said = []
    for field in CardRule.__struct_fields__:
        value = getattr(rule, field)
        if value not in ((), None):
            one = msgspec.structs.replace(CardRule(), **{field: value})
            said.append(Printer(grammar()).print(OWN_RULE, one))
    return " ".join(text[:1].upper() + text[1:] for text in said)


def rules_apart(section: str) -> tuple[list[str], list[str]]:
    """The effects printed in a section, and each (Rule) that stands among them."""
    effects: list[str] = []
    rules: list[str] = []
    for line in printed_effects(section):
        first = _FIRST.match(line)
        said = first[0] if first is not None else line
        rest = line
        if _BEGINS.match(said) and _is_rule(said):
            rules.append(said)
            rest = line[len(said) :].strip()
        if rest:
            effects.append(rest)
    return effects, rules


def _is_rule(text: str) -> bool:
    try:
        own_rule(text)
    except (NotUnderstood, Ambiguous):
        return False
    return True


def each_once(rules: Iterable[CardRule]) -> tuple[CardRule, ...]:
    """The rules without those that a record has twice."""
    return tuple(dict.fromkeys(rules))
