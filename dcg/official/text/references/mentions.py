"""What an effect mentions, in the order of its text, and the names that its choices get."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

UNCHOSEN: Final = "unchosen"
"""A card that was taken by where it lay: it has no name, only conditions about what was done tell of it."""


class Dangling(Exception):
    """A pronoun without anything it could mean."""


@dataclass(slots=True)
class Mentioned:
    """Something that can be referred to; `slot` is the number of the choice, if it is one."""

    noun: str
    name: str | None = None
    slot: int | None = None


@dataclass(slots=True)
class Mentions:
    """What was mentioned so far, the last of it last."""

    things: list[Mentioned] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    """The names of the choices that are spoken of again, by their number."""
    choices: int = 0
    """How many choices the text has made."""
    in_place_of: dict[int, int] = field(default_factory=dict)
    """Of choices of which one is made instead of another, which: what is said of one is said of both."""

    def __len__(self) -> int:
        return len(self.things)

    def add(self, noun: str, name: str) -> None:
        """Something that is no choice is mentioned."""
        self.things.append(Mentioned(noun, name))

    def chooses(self, noun: str | None) -> None:
        """A choice is made; without a noun it is of what was mentioned before."""
        if noun is not None:
            self.things.append(Mentioned(noun, slot=self.choices))
        self.choices += 1

    def called(self, name: str) -> Mentioned | None:
        """What has this name, if it was mentioned."""
        return next((each for each in self.things if each.name == name), None)

    def meant_by(self, pronoun: str) -> Mentioned | None:
        """What "it" or "that Digimon" means: the last thing that it can. Only "it" can mean this Digimon."""
        noun = pronoun.partition(":")[2]
        for each in reversed(self.things):
            if pronoun == "it" or (each.name != "this" and noun in ("", each.noun)):
                return each
        return None

    def named(self, mentioned: Mentioned) -> str:
        """The name of what was mentioned; a choice gets one."""
        if mentioned.slot is None:
            if mentioned.name == UNCHOSEN:
                raise Dangling("a card that nobody chose, of which more than a condition is said")
            assert mentioned.name
            return mentioned.name
        name = self.names.setdefault(mentioned.slot, self._fresh())
        if mentioned.slot in self.in_place_of:
            self.names.setdefault(self.in_place_of[mentioned.slot], name)
        return name

    def is_done_instead(self, things: Sequence[Mentioned]) -> None:
        """Notes of the last of these, which is chosen instead of something of its kind, what that is."""
        last = things[-1] if things else None
        if last is None or last.slot is None:
            return
        for earlier in reversed(things[:-1]):
            if earlier.noun == last.noun and earlier.slot is not None:
                self.in_place_of[last.slot] = earlier.slot
                return

    def _fresh(self) -> str:
        there = len(set(self.names.values()))
        return f"chosen_{there + 1}" if there else "chosen"
