"""What evo-boxes and DNA materials name."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.card import BoxName
from dcg.language.grammar import Grammar


def install(grammar: Grammar) -> None:
    """Adds the names of a box."""
    rule = grammar.rule
    rule("box_name", "{name:name}", BoxName, lambda it: _with(it, "name"))
    rule(
        "box_name",
        "{name:name} ( {levels:level_letters} )",
        BoxName,
        lambda it: _with(it, "name", "levels"),
    )
    rule(
        "box_name",
        "{types:types} {levels:levels}",
        lambda **said: BoxName(None, **said),
        lambda it: _with(it, "types", "levels"),
    )
    rule(
        "box_name",
        "{levels:levels}",
        lambda levels: BoxName(None, levels),
        lambda it: _with(it, "levels"),
    )
    rule(
        "box_name",
        "{types:types}",
        lambda types: BoxName(None, (), types),
        lambda it: _with(it, "types"),
    )
    grammar.listed("box_names", "box_name", "or", ",")


def _with(it: Any, *fields: str) -> dict[str, Any] | None:
    """The fields, if exactly these are said."""
    if not isinstance(it, BoxName):
        return None
    said = {name: getattr(it, name) for name in ("name", "levels", "types") if getattr(it, name)}
    return said if set(said) == set(fields) else None
