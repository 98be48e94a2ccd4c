"""Traits: "the [A] trait", "[A] in any of its traits", and where older cards say form and type."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import AnyOf, HasTrait

OLDER_TRAITS = (
    "in one of its|their traits",
    "in its|their traits|trait",
    "in one of its|their trait|traits",
)


def install(grammar: Grammar) -> None:
    """Adds traits, as cards of all times name them."""
    grammar.node(
        "having", HasTrait, "the|a|an {traits:names} trait|traits", contains=False, field=None
    )
    for field in ("form", "attribute", "type"):
        grammar.node(
            "having",
            HasTrait,
            f"{{traits:names}} in its^their {field}^{field}s",
            contains=True,
            field=field,
        )
    grammar.rule(
        "having",
        "{traits:names} in its^their form^forms or type^types",
        _in_form_or_type,
        _form_or_type_said,
    )
    grammar.node("having", HasTrait, "{traits:names} in any of its^their traits", contains=True)
    grammar.also("having", HasTrait, "{traits:names} trait|traits", contains=False)
    grammar.also("having", HasTrait, "the {traits:names} $from", contains=False)
    grammar.node(
        "having",
        HasTrait,
        "{traits:names} in any of its^their traits {other_than:but}",
        contains=True,
    )
    for old in ("in any of its|their traits", *OLDER_TRAITS):
        for words in (
            f"{{traits:names}} {{other_than:but}} {old}",
            f"{{traits:names}} {old} {{other_than:but}}",
        ):
            grammar.also("having", HasTrait, words, contains=True)
    for old in OLDER_TRAITS:
        grammar.also("having", HasTrait, f"{{traits:names}} {old}", contains=True)


def _in_form_or_type(traits: tuple[str, ...]) -> AnyOf:
    return AnyOf(
        (
            HasTrait(traits, contains=True, field="form"),
            HasTrait(traits, contains=True, field="type"),
        )
    )


def _form_or_type_said(node: Any) -> dict[str, Any] | None:
    match node:
        case AnyOf(filters=(HasTrait(traits=traits), HasTrait())):
            return {"traits": traits} if node == _in_form_or_type(traits) else None
    return None
