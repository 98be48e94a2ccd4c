"""What evo-boxes and DNA materials name."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.card import BoxName
from dcg.language.grammar import Grammar


def install(grammar: Grammar) -> None:
    """Adds the names of a box."""
    rule = grammar.rule
    # "or" stands between the names of a line, so that it cannot stand within one
    grammar.listed("box_types", "type", "/")
    grammar.listed("box_levels", "level", "/")
    grammar.listed("box_letters", "level_letter", "/", "or")
    rule("box_name", "{name:name}", BoxName, lambda it: _with(it, "name"))
    rule(
        "box_name",
        "{name:name} ( {levels:box_letters} )",
        BoxName,
        lambda it: _with(it, "name", "levels"),
    )
    rule(
        "box_name",
        "{types:box_types} {levels:box_levels}",
        lambda **said: BoxName(None, **said),
        lambda it: _with(it, "types", "levels"),
    )
    rule(
        "box_name",
        "{levels:box_levels}",
        lambda levels: BoxName(None, levels),
        lambda it: _with(it, "levels"),
    )
    rule(
        "box_name",
        "{types:box_types}",
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
