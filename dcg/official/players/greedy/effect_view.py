"""An effect as a seat may read it: what it would find, count and require now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from dcg.language.node import Node
from dcg.official.codes.absent import NO_PERMANENT, WHOLE_EFFECT
from dcg.official.language import selectors as s
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.reading.conditions import holds
from dcg.official.reading.derived_board import DerivedBoard
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import number, select
from dcg.official.reading.targets import available
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.permanent import Permanent
from dcg.official.support.tree import walk

_FACE_DOWN: Final = frozenset(("deck", "digi_egg_deck", "security_stack"))
_HIDDEN: Final = _FACE_DOWN | {"hand"}
_CLOSER: Final[dict[int, tuple[Node, list[s.Selector]]]] = {}


def _looks_closer(node: Node) -> list[s.Selector]:
    """The selectors in a node that tell cards apart where they can be hidden."""
    found = _CLOSER.get(id(node))
    if found is None or found[0] is not node:
        closer = [
            each
            for each in walk(node)
            if isinstance(each, s.Selector) and each.match and _HIDDEN & {each.zone, *each.also}
        ]
        found = _CLOSER[id(node)] = (node, closer)
    return found[1]


class Knowing(Protocol):
    """A seat, and which cards it can name."""

    seat: int

    def knows(self, card: int) -> bool:
        """Whether the seat can name the card."""
        ...


class EffectView:
    """An effect with its place on the board; `seat` is "you" in it.

    What it would have to look at hidden cards for is left out: such a condition counts as met, such
    a number as 0, and such a selector finds nothing.
    """

    def __init__(
        self,
        view: Knowing,
        board: DerivedBoard,
        seat: int,
        card: int,
        compiled: CompiledEffect,
        held: Permanent | None,
        process: int = WHOLE_EFFECT,
    ) -> None:
        self._view = view
        self._context = Viewpoint(board, seat, card, held, compiled)
        self._context.subject = held
        self._context.subject_id = held.id if held is not None else NO_PERMANENT
        self.seat = seat
        self.card = card
        self.compiled = compiled
        self.held = held
        self.body: Node | None = (
            compiled.statements[process] if process != WHOLE_EFFECT else compiled.body
        )

    def _hides(self, node: Node) -> bool:
        """Whether answering would tell hidden cards apart."""
        own = "yours" if self.seat == self._view.seat else "opponents"
        return any(
            selector.whose != own or _FACE_DOWN & {selector.zone, *selector.also}
            for selector in _looks_closer(node)
        )

    def holds(self, condition: s.Condition) -> bool:
        """Whether a condition holds now, as far as the seat can tell."""
        return self._hides(condition) or holds(self._context, condition)

    def number(self, value: s.Number) -> int:
        """A number as it stands now."""
        if isinstance(value, int):
            return value
        return 0 if self._hides(value) else number(self._context, value)

    def select(self, selector: s.Selector) -> list[Thing]:
        """What a selector finds."""
        return [] if self._hides(selector) else select(self._context, selector)

    def available(self, selector: s.Selector) -> list[Thing]:
        """What a selector finds to act on."""
        return [] if self._hides(selector) else available(self._context, selector)

    def things(self, name: str) -> list[Thing]:
        """What a reference names."""
        return self._context.things(name)

    def bind(self, name: str | None, things: Iterable[Thing]) -> None:
        """Names things for what comes later in the effect, as far as the seat can name them."""
        named = [
            thing for thing in things if isinstance(thing, Permanent) or self._view.knows(thing)
        ]
        self._context.bindings["it"] = named
        if name is not None:
            self._context.bindings[name] = named
