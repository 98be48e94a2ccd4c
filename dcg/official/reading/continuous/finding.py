"""What a statement in force applies to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dcg.official.language import selectors as s
from dcg.official.reading.conditions import holds
from dcg.official.reading.continuous.affecting import may_affect
from dcg.official.reading.continuous.statements import IMMUNITY, Statement, Wording
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import select
from dcg.official.reading.view import View
from dcg.official.state.permanent import Permanent


class Finder:
    """Finds conditions and targets on views as they stand. What several copies of an effect ask of
    the board is asked once: good until a view changes in what the statements read."""

    def __init__(self, views: Mapping[int, View]) -> None:
        self._views = views
        self._holding: dict[tuple[Wording, int], bool] = {}
        self._found: dict[tuple[Wording, int], list[Thing]] = {}

    def in_force(self, statement: Statement) -> bool:
        """Whether the conditions around a statement hold."""
        viewpoint = statement.viewpoint
        if not statement.wording.impersonal:
            return all(holds(viewpoint, condition) for condition in statement.conditions)
        key = (statement.wording, viewpoint.seat)
        found = self._holding.get(key)
        if found is None:
            found = all(holds(viewpoint, condition) for condition in statement.conditions)
            self._holding[key] = found
        return found

    def targets(self, statement: Statement) -> list[Permanent]:
        """The permanents on the field that a statement may affect and is about.

        Immunity itself is not kept off by immunity: else nothing could be immune to all effects.
        """
        viewpoint = statement.viewpoint
        wording = statement.wording
        things: Iterable[Thing]
        if statement.target is not None:
            things = (statement.target,)
        elif wording.collective:
            key = (wording, viewpoint.seat)
            if key not in self._found:
                self._found[key] = select(viewpoint, wording.node.target.selector)
            things = self._found[key]
        else:
            target = wording.node.target
            if isinstance(target, s.Ref):
                things = viewpoint.things(target.name)
            elif isinstance(target, s.All):
                things = select(viewpoint, target.selector)
            else:
                return []
        views = self._views
        found = []
        for thing in things:
            view = views.get(thing.id) if isinstance(thing, Permanent) else None
            if view is not None and (
                view.immunities is None or wording.layer == IMMUNITY or may_affect(viewpoint, view)
            ):
                found.append(view.permanent)
        return found
