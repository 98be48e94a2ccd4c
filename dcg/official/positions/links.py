"""Links and App Fusions of cards defined in a document (2-3-10, 2-3-12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, get_args

from dcg.documents.document import Field
from dcg.official.language.card import AppFusionRequirement, LinkRequirement
from dcg.official.language.selectors import Compare, Filter, HasColour, HasTrait, NameIs
from dcg.official.language.terms import Colour

_COLOURS: Final[tuple[str, ...]] = get_args(Colour)
_MOST_COST, _MOST_LEVEL = 20, 7

Requirement = TypeVar("Requirement", LinkRequirement, AppFusionRequirement)


def read_link(field: Field | None) -> tuple[LinkRequirement, ...]:
    """`{cost, colour, level, name, trait}`, the words of a card, or a list of these. A bare number is the
    cost, to any Digimon."""
    if field is None:
        return ()
    return tuple(_link(entry) for entry in field.some())


def _link(field: Field) -> LinkRequirement:
    if field.is_number:
        return LinkRequirement(field.number(0, _MOST_COST))
    if field.is_text:
        from dcg.official.text.requirements import link_requirement  # noqa: PLC0415 - slow to build

        return _in_words(field, link_requirement)
    given = field.fields(("cost", "colour", "level", "name", "trait"), needed=("cost",))
    return LinkRequirement(given["cost"].number(0, _MOST_COST), _filters(given))


def read_app_fusion(field: Field | None) -> tuple[AppFusionRequirement, ...]:
    """`{cost, of: [Name, Name]}`, the words of a card, or a list of these; `cost` 0."""
    if field is None:
        return ()
    return tuple(_app_fusion(entry) for entry in field.some())


def _app_fusion(field: Field) -> AppFusionRequirement:
    if field.is_text:
        from dcg.official.text.requirements import (  # noqa: PLC0415 - slow to build
            app_fusion_requirement,
        )

        return _in_words(field, app_fusion_requirement)
    given = field.fields(("cost", "of"), needed=("of",))
    cost = given["cost"].number(0, _MOST_COST) if "cost" in given else 0
    named = tuple((NameIs((entry.text(),)),) for entry in given["of"].some())
    if len(named) < 2:
        raise given["of"].error("an App Fusion is of 2 cards at least (8-4-2-1)")
    return AppFusionRequirement(cost, named)


def _in_words(field: Field, read: Callable[[str], Requirement]) -> Requirement:
    from dcg.language.parser import Ambiguous  # noqa: PLC0415
    from dcg.official.text.effects import NotUnderstood  # noqa: PLC0415 - slow to build

    try:
        return read(field.text())
    except (NotUnderstood, Ambiguous) as error:
        said = " ".join(str(error).split())
        raise field.error(f"card text not understood: {said}") from error


def _filters(given: Mapping[str, Field]) -> tuple[Filter, ...]:
    found: list[Filter] = []
    if "colour" in given:
        colours: Any = tuple(entry.word(_COLOURS) for entry in given["colour"].some())
        found.append(HasColour(colours))
    if "level" in given:
        found.append(Compare("level", "=", given["level"].number(1, _MOST_LEVEL)))
    if "name" in given:
        found.append(NameIs(tuple(entry.text() for entry in given["name"].some())))
    if "trait" in given:
        found.append(HasTrait(tuple(entry.text() for entry in given["trait"].some())))
    return tuple(found)
