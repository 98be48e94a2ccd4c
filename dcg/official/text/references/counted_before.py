"""What the conditions and descriptions of an effect have said, so that later ones can speak of the same."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from dcg.language.node import Node
from dcg.official.language.selectors import (
    Exists,
    Filter,
    HasDigivolutionCard,
    IsCategory,
    Matches,
    MemoryOf,
    Number,
    NumberIs,
    Ref,
    Selector,
    Such,
)
from dcg.official.text.grammar.conditions.comparisons import COUNTED_BEFORE, ONE
from dcg.official.text.grammar.conditions.matching import STACK_BEFORE
from dcg.official.text.references.mentions import Dangling


@dataclass(slots=True)
class CountedBefore:
    """What was counted and described so far."""

    condition: Exists | NumberIs | None = None
    """The condition last met that counts something."""
    there: Selector | None = None
    """What the condition last met says there is."""
    stack: Ref | None = None
    """What has the digivolution cards that a condition last spoke of."""
    described: tuple[Filter, ...] = ()
    """What was said of the cards or Digimon last met."""

    def counts(self, node: Node) -> None:
        """Notes a condition on memory: what it counts is counted again."""
        if isinstance(node, NumberIs) and isinstance(node.left, MemoryOf):
            self.condition = node

    def is_there(self, found: Selector) -> None:
        """Notes what a condition says there is."""
        self.there, self.described = found, found.match

    def as_counted(self, node: Exists) -> Exists | NumberIs:
        """A condition that counts; what an earlier one has counted, where it doesn't say what."""
        if ONE in node.selector.match:
            return self._of_that_kind(node)
        if node.selector not in COUNTED_BEFORE.values():
            self.condition = node
        elif isinstance(self.condition, NumberIs):
            return self._as_much(node, self.condition.left)
        elif self.condition is None or self.condition.selector.whose != node.selector.whose:
            raise Dangling("nothing that was counted before")
        else:
            node = msgspec.structs.replace(node, selector=self.condition.selector)
        return node

    def with_its_stack(self, node: Matches) -> Matches:
        """ "There is a green card", behind a condition about digivolution cards: among those."""
        if node.ref == STACK_BEFORE:
            if self.stack is None:
                raise Dangling("no digivolution cards that a condition has spoken of")
            return msgspec.structs.replace(node, ref=self.stack)
        if any(isinstance(each, HasDigivolutionCard) for each in node.match):
            self.stack = node.ref
        return node

    def as_such(self, match: tuple[Filter, ...]) -> tuple[Filter, ...]:
        """A description with what "such" means in it: where it says a kind itself, all but the kind."""
        if Such() not in match:
            self.described = match
            return match
        said = any(isinstance(each, IsCategory) for each in match)
        meant = tuple(
            each for each in self.described if not (said and isinstance(each, IsCategory))
        )
        if not meant:
            raise Dangling("nothing for 'such' to mean")
        return tuple(Such(meant) if each == Such() else each for each in match)

    def _of_that_kind(self, node: Exists) -> Exists:
        """ "One with X" is of the kind that an earlier condition has counted."""
        before = self.condition.selector if isinstance(self.condition, Exists) else None
        if before is None or before.whose != node.selector.whose or before.zone != "battle_area":
            raise Dangling("no kind of thing for 'one' to be")
        kind = tuple(each for each in before.match if isinstance(each, IsCategory))
        rest = tuple(each for each in node.selector.match if each != ONE)
        return msgspec.structs.replace(
            node, selector=msgspec.structs.replace(node.selector, match=(*kind, *rest))
        )

    @staticmethod
    def _as_much(node: Exists, left: Number) -> NumberIs:
        """The same of memory: how much of it a player has (4-1-3)."""
        if not isinstance(left, MemoryOf) or left.whose != node.selector.whose:
            raise Dangling("nothing that was counted before")
        if node.at_most is not None:
            return NumberIs(left, "<=", node.at_most)
        return NumberIs(left, ">=", node.at_least)
