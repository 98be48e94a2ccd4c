"""Continuous effects that read what others give: layers gone over until nothing changes.

In each round every layer is taken back and applied again, to what its statements find on the board
as it stands then: so the order of statements within a layer cannot count. A round in which no layer
finds anything else is the end. Where rounds come back to one before, or never end, the
applications that come and go are left out, and the rest is derived without them (docs/errata.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.continuous.applying import (
    without_immunity,
    without_information,
    without_keywords,
    without_rules,
)
from dcg.official.reading.continuous.dependencies import Value
from dcg.official.reading.continuous.derivation import Derivation
from dcg.official.reading.continuous.finding import Finder
from dcg.official.reading.continuous.statements import (
    APPLIED,
    BASE_DP,
    DP,
    IMMUNITY,
    INFORMATION,
    KEYWORDS,
    LAYERS,
    RULES,
    Statement,
    Wording,
    continuous,
)
from dcg.official.reading.view import View
from dcg.official.state.pending import Kept
from dcg.official.state.permanent import Permanent

MOST_ROUNDS: Final = 40
"""More than any chain of effects needs; numbers that keep growing come to an end here."""

_TAKE_BACK: Final[dict[int, Callable[[View], None]]] = {
    INFORMATION: without_information,
    IMMUNITY: without_immunity,
    KEYWORDS: without_keywords,
    RULES: without_rules,
}


class Application(NamedTuple):
    """One statement (by its place in its layer) that changes one permanent by an amount."""

    layer: int
    place: int
    permanent: int
    amount: int

    @property
    def pair(self) -> tuple[int, int, int]:
        """Which statement changes which permanent, whatever the amount."""
        return self[:3]


def needs_rounds(layers: Sequence[Sequence[Statement]]) -> bool:
    """Whether a statement in force may read a value that its own or a later layer writes."""
    return _reads_ahead([[held.wording for held in layer] for layer in layers])


def could_need_rounds(cards: Iterable[CompiledCard]) -> bool:
    """Whether any of these cards together ever could."""
    layers: list[list[Wording]] = [[] for _ in range(LAYERS)]
    for card in cards:
        for wording in continuous(card):
            layers[wording.layer].append(wording)
    return _reads_ahead(layers)


def _reads_ahead(layers: Sequence[Sequence[Wording]]) -> bool:
    written = 0
    shields = bool(layers[IMMUNITY])
    for layer in reversed(APPLIED):
        written |= reduce(or_, (held.values_written for held in layers[layer]), 0)
        read = reduce(or_, (held.values_read for held in layers[layer]), 0)
        if shields and layers[layer] and layer != IMMUNITY:
            read |= Value.IMMUNITY | Value.CATEGORY
        if read & written:
            return True
    return False


def could_keep_up(cards: Iterable[CompiledCard]) -> bool:
    """Whether effects of these cards might meet a condition by what they do, themselves or one the next."""
    wordings = [wording for card in cards for wording in continuous(card)]
    shields = any(wording.layer == IMMUNITY for wording in wordings)
    leads = dict.fromkeys(map(int, Value), 0)
    for wording in wordings:
        read = wording.values_read
        if shields and wording.layer != IMMUNITY:
            read |= Value.IMMUNITY | Value.CATEGORY
        for value in leads:
            if value & read:
                leads[value] |= wording.values_written
    for _ in leads:
        for value, written in leads.items():
            for other, more in leads.items():
                if other & written:
                    leads[value] |= more
    return any(value & written for value, written in leads.items())


def go_round(derived: Derivation, layers: Sequence[Sequence[Statement]]) -> None:
    """Applies the layers until they rest, leaving out what never does.

    What is kept is taken for in force until the rest has settled, and then asked like everything else: so
    it stays as long as its condition is met with it (15-8-2-6-1).
    """
    left_out: set[tuple[int, int, int]] = set()
    kept = derived.kept
    while unsettled := (rounds := _Rounds(derived, layers, left_out, kept)).run():
        if not kept:
            left_out |= unsettled
        kept = frozenset()
    derived.held = rounds.held()
    derived.unsettled = [layers[layer][place] for layer, place, _ in sorted(left_out)]
    find = Finder(derived.views)
    derived.security_dp = [
        held for held in layers[DP] if held.wording.of_security_digimon and find.in_force(held)
    ]


class _Rounds:
    """Rounds over a board from what its stacks have alone."""

    def __init__(
        self,
        derived: Derivation,
        layers: Sequence[Sequence[Statement]],
        left_out: set[tuple[int, int, int]],
        kept: frozenset[Kept],
    ) -> None:
        self._kept = kept
        self._layers = layers
        self._left_out = left_out
        self._views = derived.views
        for identity, view in derived.views.items():
            derived.views[identity] = View(view.permanent, view.stack)
        self._information_dp = {key: view.dp for key, view in derived.views.items()}
        self._applied: list[list[Application]] = [[] for _ in APPLIED]

    def run(self) -> set[tuple[int, int, int]]:
        """Goes round until nothing changes; what comes and goes where that never happens."""
        if self._kept:
            unsettled = self._until_at_rest()
            if unsettled:
                return unsettled
            self._kept = frozenset()
        return self._until_at_rest()

    def held(self) -> set[Kept]:
        """The persistent effects that are in force, with what they affect."""
        return {
            statement.on(permanent)
            for layer, place, permanent, _ in self._now()
            if (statement := self._layers[layer][place]).is_persistent
        }

    def _until_at_rest(self) -> set[tuple[int, int, int]]:
        seen = [self._now()]
        while len(seen) <= MOST_ROUNDS:
            self._round()
            now = self._now()
            if now == seen[-1]:
                return set()
            if now in seen:
                return _changing(seen[seen.index(now) :])
            seen.append(now)
        return _changing(seen[-2:])

    def _now(self) -> frozenset[Application]:
        return frozenset(held for layer in self._applied for held in layer)

    def _round(self) -> None:
        dp_changes = False
        for layer in APPLIED:
            found = self._find(layer)
            if layer in (BASE_DP, DP):
                dp_changes |= found != self._applied[layer]
                self._applied[layer] = found
                if layer == DP and dp_changes:
                    self._apply_dp()
            elif found != self._applied[layer]:
                self._applied[layer] = found
                self._apply(layer)
                dp_changes |= layer == INFORMATION

    def _find(self, layer: int) -> list[Application]:
        """What the statements of a layer would do on the board as it stands."""
        find = Finder(self._views)
        return [
            application
            for place, statement in enumerate(self._layers[layer])
            if statement.wording.apply is not None and not statement.wording.of_security_digimon
            for held in self._targets(find, statement)
            if (application := Application(layer, place, held.id, statement.amount(held))).pair
            not in self._left_out
        ]

    def _targets(self, find: Finder, statement: Statement) -> list[Permanent]:
        """What it applies to now: nothing where it is not in force, but what is kept."""
        found: list[Permanent] = []
        if not statement.is_conditional or find.in_force(statement):
            found = find.targets(statement)
        if self._kept and statement.is_persistent:
            found = found + [
                view.permanent
                for identity, view in self._views.items()
                if statement.on(identity) in self._kept and view.permanent not in found
            ]
        return found

    def _apply(self, layer: int) -> None:
        """Takes a layer back and applies what was found. DP waits for its own layers."""
        dp = {key: view.dp for key, view in self._views.items()}
        for view in self._views.values():
            _TAKE_BACK[layer](view)
            view.dp = view.stack.dp
        self._do(self._applied[layer])
        for key, view in self._views.items():
            if layer == INFORMATION:
                self._information_dp[key] = view.dp
            view.dp = dp[key]

    def _apply_dp(self) -> None:
        for key, view in self._views.items():
            view.dp = self._information_dp[key]
        self._do(self._applied[BASE_DP])
        self._do(self._applied[DP])
        for view in self._views.values():
            if view.dp is not None and view.dp < 0:
                view.dp = 0

    def _do(self, applications: Sequence[Application]) -> None:
        for layer, place, permanent, amount in applications:
            statement = self._layers[layer][place]
            assert statement.wording.apply is not None
            statement.wording.apply(self._views[permanent], statement, amount)


def _changing(rounds: Sequence[frozenset[Application]]) -> set[tuple[int, int, int]]:
    """The pairs that are not the same in all of these rounds."""
    always = frozenset.intersection(*rounds)
    return {held.pair for one in rounds for held in one if held not in always}
