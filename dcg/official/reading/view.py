"""What is true of one permanent now: printed facts plus everything in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dcg.official.codes.absent import NO_CARD
from dcg.official.keywords.security_attack import KEYWORD as SECURITY_ATTACK
from dcg.official.reading.compiled.card import CompiledEffect
from dcg.official.reading.compiled.stack import StackTable
from dcg.official.state.permanent import Permanent

if TYPE_CHECKING:
    from dcg.official.reading.viewpoint import Viewpoint


class Given:
    """A keyword, restriction or effect something has, and the viewpoint of the effect it is from.

    `viewpoint` is None for what is printed on the stack itself.
    """

    __slots__ = ("card", "compiled", "viewpoint", "node", "value")

    def __init__(
        self,
        value: int = 0,
        node: Any = None,
        viewpoint: Viewpoint | None = None,
        compiled: CompiledEffect | None = None,
        card: int = NO_CARD,
    ) -> None:
        self.value = value
        self.node = node
        self.viewpoint = viewpoint
        self.compiled = compiled
        self.card = card


class _FromTop:
    """What is read from the top card until an effect gives the view its own (2-1)."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, view: View, owner: type) -> Any:
        return getattr(view.stack.top, self._name)


def _from_top() -> Any:
    return _FromTop()


class View:
    """Derived values of a permanent. Valid until the board changes; never stored in a log.

    What no effect has changed is read from the top card (names, traits, costs, categories). A
    permanent's last view before it left is what later processing may still ask about it. A `shared`
    view is what the stack has by itself; the pass that changes something makes its own.
    """

    shared = False

    names: frozenset[str] = _from_top()
    traits: tuple[str, ...] = _from_top()
    forms: tuple[str, ...] = _from_top()
    attributes: tuple[str, ...] = _from_top()
    types: tuple[str, ...] = _from_top()
    play_cost: int | None = _from_top()
    is_tamer: bool = _from_top()
    is_option: bool = _from_top()
    given_keywords: dict[str, list[Given]] | None = None
    given_effects: list[Given] | None = None
    restrictions: list[tuple[str, Given]] | None = None
    permissions: list[str] | None = None
    immunities: list[Given] | None = None

    def __init__(self, permanent: Permanent, stack: StackTable) -> None:
        top = stack.top
        self.permanent = permanent
        self.stack = stack
        self.is_digimon = top.is_digimon
        self.categories = DIGIMON_CATEGORIES if top.is_digimon else top.categories
        self.level = top.level
        self.colours = top.colours
        self.dp = top.dp
        self.security_attack = stack.security_attack

    @property
    def digivolution_count(self) -> int:
        """How many digivolution cards it has (4-6)."""
        return len(self.permanent.cards) - 1

    def may_answer(self, kind: str, event: str) -> bool:
        """Whether it can have an effect of this kind (`trigger` or `immediate`) for an event."""
        if event in self.stack.triggers if kind == "trigger" else self.stack.immediates:
            return True
        return not self.shared and bool(self.given_keywords or self.given_effects)

    def has_keyword(self, keyword: str) -> bool:
        """Whether it has the keyword effect, whatever its value (16-2)."""
        if keyword in self.stack.keywords:
            return True
        return self.given_keywords is not None and keyword in self.given_keywords

    def give_keyword(self, keyword: str, given: Given) -> None:
        """Adds a keyword effect; several of <Security A.> add up (16-3-3)."""
        if self.given_keywords is None:
            self.given_keywords = {}
        self.given_keywords.setdefault(keyword, []).append(given)
        if keyword == SECURITY_ATTACK.name:
            self.security_attack += given.value

    def is_forbidden(self, *restrictions: str) -> bool:
        """Whether an effect forbids one of these outright."""
        return self.restrictions is not None and any(
            name in restrictions and not given.node.by and not given.node.only_into
            for name, given in self.restrictions
        )

    def may(self, permission: str) -> bool:
        """Whether an effect allows this beyond the rules (1-3-1)."""
        return self.permissions is not None and permission in self.permissions


class PastView(View):
    """A view as it was when an effect triggered (15-8-3-8), whatever its permanent does since."""

    def __init__(self, view: View) -> None:
        self.__dict__.update(view.__dict__)
        self._digivolution_count = view.digivolution_count

    @property
    def digivolution_count(self) -> int:
        """How many digivolution cards it had."""
        return self._digivolution_count


class TreatedView(View):
    """A permanent as it would be if it were a Digimon of a level, with what would then hold of it."""

    def __init__(self, view: View, level: int) -> None:
        self.__dict__.update(view.__dict__)
        self.shared = False
        self.is_digimon = True
        self.categories = view.categories | DIGIMON_CATEGORIES
        self.level = level


DIGIMON_CATEGORIES = frozenset(("digimon", "digi_egg"))
"""On the field a Digi-Egg card is treated as a Digimon (4-2-2)."""
