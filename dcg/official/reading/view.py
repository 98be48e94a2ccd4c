"""What is true of one permanent now: printed facts plus everything in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dcg.official.keywords.having import Having
from dcg.official.keywords.link_plus import KEYWORD as LINK_PLUS
from dcg.official.keywords.security_attack import KEYWORD as SECURITY_ATTACK
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.reading.compiled.stack import StackTable
from dcg.official.reading.said import said_in
from dcg.official.state.permanent import Permanent

if TYPE_CHECKING:
    from dcg.official.reading.viewpoint import Viewpoint


class Given:
    """A keyword, restriction or effect that an effect gives: its node, the viewpoint of the effect it is
    from, and its value where it has one."""

    __slots__ = ("node", "value", "viewpoint")

    def __init__(self, node: Any, viewpoint: Viewpoint, value: int = 0) -> None:
        self.node = node
        self.viewpoint = viewpoint
        self.value = value

    @property
    def card(self) -> int:
        """The card that gives it."""
        return self.viewpoint.card

    @property
    def by(self) -> CompiledEffect:
        """The effect that gives it."""
        assert self.viewpoint.compiled is not None
        return self.viewpoint.compiled


_CHANGED: Final = (
    "_names",
    "_renamed",
    "_traits",
    "categories",
    "colours",
    "cost_change",
    "dp",
    "given_effects",
    "given_keywords",
    "immunities",
    "is_digimon",
    "level",
    "narrow_permissions",
    "permissions",
    "restrictions",
    "security_attack",
)
"""What effects change of a permanent."""


class View(Having):
    """Derived values of a permanent. Valid until the board changes; never stored in a log.

    What no effect has changed is read from the top card (names, traits, costs, categories). A
    permanent's last view before it left is what later processing may still ask about it. A `shared`
    view is what the stack has by itself; the pass that changes something makes its own.
    """

    __slots__ = (
        "_names",
        "_renamed",
        "_traits",
        "categories",
        "colours",
        "cost_change",
        "dp",
        "given_effects",
        "given_keywords",
        "immunities",
        "is_digimon",
        "level",
        "narrow_permissions",
        "permanent",
        "permissions",
        "restrictions",
        "security_attack",
        "shared",
        "stack",
    )

    def __init__(self, permanent: Permanent, stack: StackTable) -> None:
        top = stack.top
        self.permanent = permanent
        self.stack = stack
        self.is_digimon = top.is_digimon
        self.categories = DIGIMON_CATEGORIES if top.is_digimon else top.categories
        self.level = top.level
        self.colours = top.colours
        self.dp = stack.dp
        self.security_attack = stack.security_attack
        self.shared = False
        self.cost_change = 0
        self._names: frozenset[str] | None = None
        self._renamed = False
        self._traits: tuple[str, ...] | None = None
        self.given_keywords: dict[str, list[Given]] | None = None
        self.given_effects: list[Given] | None = None
        self.restrictions: list[tuple[str, Given]] | None = None
        self.permissions: list[str] | None = None
        self.narrow_permissions: list[tuple[str, Given]] | None = None
        self.immunities: list[Given] | None = None

    def _take(self, view: View) -> None:
        """Takes over what holds of another view now."""
        for name in _CHANGED:
            setattr(self, name, getattr(view, name))

    @property
    def names(self) -> frozenset[str]:
        """Its names: the top card's, or what an effect made of them (2-2, 15-12)."""
        return self.stack.top.names if self._names is None else self._names

    @names.setter
    def names(self, names: frozenset[str]) -> None:
        self._names = names

    def rename(self, names: frozenset[str]) -> None:
        """Changes its original names (15-12-2): nothing is left of those of its top card."""
        self._names = names
        self._renamed = True

    @property
    def name_texts(self) -> frozenset[str]:
        """What counts as text in its name: its names, and what a (Rule) of its top card adds (2-3-1-3)."""
        if self._renamed:
            return self.names
        texts = self.stack.top.name_texts
        return texts if self._names is None else self._names | texts

    @property
    def traits(self) -> tuple[str, ...]:
        """Form, attribute and types together: the top card's, or what an effect made of them."""
        return self.stack.top.traits if self._traits is None else self._traits

    @traits.setter
    def traits(self, traits: tuple[str, ...]) -> None:
        self._traits = traits

    @property
    def forms(self) -> tuple[str, ...]:
        """The top card's form."""
        return self.stack.top.forms

    @property
    def attributes(self) -> tuple[str, ...]:
        """The top card's attribute."""
        return self.stack.top.attributes

    @property
    def types(self) -> tuple[str, ...]:
        """The top card's types."""
        return self.stack.top.types

    @property
    def play_cost(self) -> int | None:
        """The top card's play cost, with what effects add to it and take from it together (1-3-8)."""
        cost = self.stack.top.play_cost
        if not self.cost_change or cost is None:
            return cost
        return max(0, cost + self.cost_change)

    @property
    def levels(self) -> tuple[int, ...]:
        """Its level, if it has one (2-9-2)."""
        return () if self.level is None else (self.level,)

    @property
    def is_tamer(self) -> bool:
        """Whether the top card is a Tamer."""
        return self.stack.top.is_tamer

    @property
    def is_option(self) -> bool:
        """Whether the top card is an Option."""
        return self.stack.top.is_option

    def reset_information(self) -> None:
        """Gives it the information its stack has; its DP stays as it is."""
        top = self.stack.top
        self._names = None
        self._renamed = False
        self._traits = None
        self.colours = top.colours
        self.level = top.level
        self.is_digimon = top.is_digimon
        self.categories = DIGIMON_CATEGORIES if top.is_digimon else top.categories

    @property
    def digivolution_count(self) -> int:
        """How many digivolution cards it has (4-6)."""
        return len(self.permanent.cards) - 1

    @property
    def link_count(self) -> int:
        """How many link cards it has (4-2-7)."""
        return len(self.permanent.links)

    @property
    def link_limit(self) -> int:
        """How many link cards it can have: 1 (4-2-7), and what each <Link +> adds (16-39-3)."""
        printed = self.stack.keywords.get(LINK_PLUS.name, ())
        given = (self.given_keywords or {}).get(LINK_PLUS.name, ())
        return 1 + sum(held.effect.value for _, held in printed) + sum(held.value for held in given)

    def may_answer(self, kind: str, event: str) -> bool:
        """Whether it can have an effect of this kind (`trigger` or `immediate`) for an event."""
        if event in self.stack.triggers if kind == "trigger" else self.stack.immediates:
            return True
        return not self.shared and bool(self.given_keywords or self.given_effects)

    def has_keyword(self, keyword: str) -> bool:
        """Whether it has the keyword effect, whatever its value (16-2), by itself or inside an effect."""
        if keyword in self.stack.named:
            return True
        if self.given_keywords is not None and keyword in self.given_keywords:
            return True
        return self.given_effects is not None and any(
            said == keyword
            for given in self.given_effects
            for said in said_in(given.node.effect.body)
        )

    def give_keyword(self, keyword: str, given: Given) -> None:
        """Adds a keyword effect; several of <Security A.> add up (16-3-3)."""
        if self.given_keywords is None:
            self.given_keywords = {}
        self.given_keywords.setdefault(keyword, []).append(given)
        if keyword == SECURITY_ATTACK.name:
            self.security_attack += given.value

    def is_forbidden(self, *restrictions: str) -> bool:
        """Whether an effect forbids one of these outright."""
        for name, given in self.restrictions or ():
            if name in restrictions and not given.node.by and not given.node.only_into:
                return True
        return False

    def may(self, permission: str) -> bool:
        """Whether an effect allows this beyond the rules (1-3-1)."""
        return self.permissions is not None and permission in self.permissions


class PastView(View):
    """A view as it was when an effect triggered (15-8-3-8), whatever its permanent does since."""

    __slots__ = ("_digivolution_count", "_link_count")

    def __init__(self, view: View) -> None:
        super().__init__(view.permanent, view.stack)
        self._take(view)
        self._digivolution_count = view.digivolution_count
        self._link_count = view.link_count

    @property
    def digivolution_count(self) -> int:
        """How many digivolution cards it had."""
        return self._digivolution_count

    @property
    def link_count(self) -> int:
        """How many link cards it had."""
        return self._link_count


class TreatedView(View):
    """A permanent as it would be if it were a Digimon of a level, and of these colours if there are any,
    with what would then hold of it."""

    __slots__ = ()

    def __init__(self, view: View, level: int, colours: frozenset[str] = frozenset()) -> None:
        super().__init__(view.permanent, view.stack)
        self._take(view)
        self.is_digimon = True
        self.categories = view.categories | DIGIMON_CATEGORIES
        self.level = level
        self.colours = colours or view.colours


class NamedView(View):
    """A permanent with names besides those it has, for as long as something treats it as having them."""

    __slots__ = ()

    def __init__(self, view: View, names: frozenset[str]) -> None:
        super().__init__(view.permanent, view.stack)
        self._take(view)
        self.names = view.names | names


DIGIMON_CATEGORIES: Final = frozenset(("digimon", "digi_egg"))
"""On the field a Digi-Egg card is treated as a Digimon (4-2-2)."""
