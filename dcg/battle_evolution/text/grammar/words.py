"""Numbers, players, attacks, types, levels, names, phases: the small phrases."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.selectors import Name
from dcg.battle_evolution.language.terms import ATTACKS, LEVELS, TYPES, Phase, Whose
from dcg.language.grammar import Grammar
from dcg.language.productions import NUMBER, QUOTED, SIGNED

POSSESSIVE: dict[Whose, str] = {
    "own": "own",
    "opponent": "opponent's",
    "both": "both players'",
}
MOST_DIGITS = 5
"""Of a number on a card."""
LEVEL_NAMES = {"R": "rookie", "C": "champion", "U": "ultimate", "M": "mega"}
PHASES: dict[Phase, str] = {
    "prep": "Prep",
    "evolution": "Evolution",
    "strategy": "Strategy",
    "support": "Support",
    "battle": "Battle",
    "end": "End",
}
OLDER_PHASES: dict[Phase, str] = {"prep": "Draw", "evolution": "Evolve"}


def install(grammar: Grammar) -> None:
    """Adds the small phrases."""
    _numbers(grammar)
    for whose, words in POSSESSIVE.items():
        grammar.word("whose", whose, words)
    grammar.spelling("whose", "own", "your", "self")
    grammar.spelling("whose", "opponent", "the opponent's")
    grammar.spelling("whose", "both", "both")
    for attack in ATTACKS:
        grammar.word("attack", attack, attack.title())
        grammar.spelling("attack", attack, f"the? {attack} attack")
    grammar.listed("attacks", "attack", "and", "or", "/")
    grammar.listed("attacks_or", "attack", "or", "and", "/")
    grammar.word("power", (), "Power")
    grammar.rule(
        "power",
        "{it:attacks} Power",
        lambda it: it,
        lambda node: {"it": node} if node else None,
    )
    for kind in TYPES:
        grammar.word("type", kind, kind.title())
        grammar.spelling("type", kind, f"{kind}-type")
    grammar.listed("types", "type", "or", "/", "and")
    grammar.listed("types_and", "type", "and", "or", "/")
    for level in LEVELS:
        grammar.word("level", level, f"Level {level}")
        grammar.spelling("level", level, LEVEL_NAMES[level], f"level {LEVEL_NAMES[level]}", level)
        grammar.word("level_letter", level, level)
        grammar.spelling("level_letter", level, LEVEL_NAMES[level], f"level {level}")
    grammar.listed("levels", "level", "or", "/", "and")
    grammar.listed("level_letters", "level_letter", "or", "/", "and")
    grammar.token("name", QUOTED, name_of, quoted)
    grammar.listed("names", "name", "or", "/", "and")
    grammar.token("plain_name", QUOTED, _whole_name, lambda name: f'"{name}"')
    for phase, words in PHASES.items():
        grammar.word("phase", phase, words)
        if phase in OLDER_PHASES:
            grammar.spelling("phase", phase, OLDER_PHASES[phase])


def _numbers(grammar: Grammar) -> None:
    grammar.token("number", NUMBER, _number, _said)
    grammar.token("signed", SIGNED, _change, _signed)
    grammar.rule(
        "unsigned_change",
        "{it:signed}",
        lambda it: it if it > 0 else None,
        lambda node: {"it": node} if isinstance(node, int) and node > 0 else None,
    )


def _number(token: str) -> int | None:
    return int(token) if token.isdigit() and len(token) <= MOST_DIGITS else None


def _change(token: str) -> int | None:
    return int(token) if len(token) <= MOST_DIGITS + 1 else None


def _said(value: Any) -> str | None:
    return str(value) if isinstance(value, int) and value >= 0 else None


def _signed(value: Any) -> str | None:
    return f"{value:+d}" if isinstance(value, int) else None


def name_of(token: str) -> Name | None:
    """The name in a quoted token: a dash stands for whatever is there (4-16).

    >>> name_of('"-dramon"'), name_of('"Agumon"').part
    (Name(text='dramon', part='ends'), 'whole')
    """
    text = token.strip('"').strip()
    before, after = text.startswith("-"), text.endswith("-")
    bare = text.strip("-").strip()
    if not bare:
        return None
    if before and after:
        return Name(bare, "within")
    if before:
        return Name(bare, "ends")
    return Name(bare, "begins") if after else Name(bare)


def quoted(name: Any) -> str | None:
    """The token of a name."""
    if not isinstance(name, Name):
        return None
    before = "-" if name.part in ("ends", "within") else ""
    after = "-" if name.part in ("begins", "within") else ""
    return f'"{before}{name.text}{after}"'


def _whole_name(token: str) -> str | None:
    found = name_of(token)
    return found.text if found is not None and found.part == "whole" else None
