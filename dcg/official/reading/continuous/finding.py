"""What a statement in force applies to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from dcg.official.reading.continuous.affecting import may_affect
from dcg.official.reading.continuous.statements import IMMUNITY, Statement, Wording
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import select
from dcg.official.reading.view import View
from dcg.official.state.permanent import Permanent


@mypyc_attr(free_list_len=1)
class Finder:
    """Finds conditions and targets on views as they stand. What several copies of an effect ask of
    the board is asked once: good until a view changes in what the statements read."""

    def __init__(self, views: Mapping[int, View]) -> None:
        self._views = views
        self._holding: dict[tuple[Wording, int], bool] = {}
        self._found: dict[tuple[Wording, int], list[Thing]] = {}

    def in_force(self, statement: Statement) -> bool:
        """Whether a statement is in force."""
        if statement.giver is not None or not statement.wording.impersonal:
            return statement.in_force()
        key = (statement.wording, statement.viewpoint.seat)
        found = self._holding.get(key)
        if found is None:
            found = self._holding[key] = statement.in_force()
        return found

    def things(self, statement: Statement) -> Sequence[Thing]:
        """What a statement is about, whether or not it may affect it."""
        wording = statement.wording
        if statement.target is not None:
            return (statement.target,)
        selector = wording.selector
        if wording.collective and selector is not None:
            key = (wording, statement.viewpoint.seat)
            found = self._found.get(key)
            if found is None:
                found = self._found[key] = select(statement.viewpoint, selector)
            return found
        if selector is not None:
            return select(statement.viewpoint, selector)
        return statement.viewpoint.things(wording.reference) if wording.reference else ()

    def targets(self, statement: Statement) -> list[Permanent]:
        """The permanents on the field that a statement may affect and is about."""
        return [
            thing
            for thing in self.things(statement)
            if isinstance(thing, Permanent)
            and (view := self._views.get(thing.id)) is not None
            and not kept_off(statement, view)
        ]


def kept_off(statement: Statement, view: View) -> bool:
    """Whether a permanent is not affected by a statement. Immunity itself is not kept off by
    immunity: else nothing could be immune to all effects."""
    return (
        view.immunities is not None
        and statement.wording.layer != IMMUNITY
        and not may_affect(statement.viewpoint, view)
    )
