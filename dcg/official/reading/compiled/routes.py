"""What is known of a digivolution before the board is looked at: the level and colour of the card on top."""

from __future__ import annotations

from typing import NamedTuple

from dcg.official.language.card import DigivolutionRequirement
from dcg.official.language.selectors import IsCategory, NameIs


class Route(NamedTuple):
    """A digivolution requirement that a top card meets by level and colour: its number on the card, its cost,
    and the requirement if it asks for more than that (2-3-6-3)."""

    number: int
    cost: int
    rest: DigivolutionRequirement | None


def rest_of(requirement: DigivolutionRequirement) -> DigivolutionRequirement | None:
    """The requirement, if it asks for anything but level and colour."""
    return requirement if requirement.match or requirement.condition is not None else None


def says_what_it_is(requirement: DigivolutionRequirement) -> bool:
    """Whether it names what else than a Digimon will do (8-1-1)."""
    return any(isinstance(test, IsCategory | NameIs) for test in requirement.match)
