"""Where the analytics database of a store is: beside it, where somebody says, or aside for once."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from analytics.database import beside, opened
from analytics.errors import AnalyticsError, Busy, NeedsRebuild, NotWritable
from analytics.layouts import FIGURES, LAYOUTS, Layout
from analytics.tracking import is_current
from replays.store import MatchStore

Report = Callable[[int], None]
"""Called with how many matches have been read."""


@contextmanager
def current(
    store: MatchStore,
    path: Path | None = None,
    *,
    events: bool = False,
    again: bool = False,
    report: Report = lambda _: None,
    note: Callable[[str], None] = lambda _: None,
) -> Iterator[Path]:
    """The path of an analytics database with all that is in the store now; `path`, or beside the store.

    With `events`, that of the events beside it as well. One that cannot be brought up to date, or
    any with `again`, is rebuilt: it holds nothing that the store does not. Where nothing can be
    written, or another process is writing, matches are counted aside, in a temporary copy. `note`
    is given what is worth saying. Raises `AnalyticsError` and `StoreError`.
    """
    place = path or beside(store.path)
    layouts = LAYOUTS if events else (FIGURES,)
    with ExitStack() as kept:
        if again or not all(is_current(store, one.path(place), one) for one in layouts):
            try:
                _bring(store, place, layouts, again=again, report=report, note=note)
            except (Busy, NotWritable) as error:
                folder = kept.enter_context(tempfile.TemporaryDirectory(prefix="dcg-"))
                aside = Path(folder) / place.name
                note(f"{error}; counted aside this once, --analytics FILE names another place")
                _copied(place, aside, layouts)
                _bring(store, aside, layouts, again=False, report=report, note=lambda _: None)
                place = aside
        yield place


def _bring(
    store: MatchStore,
    place: Path,
    layouts: Sequence[Layout],
    *,
    again: bool,
    report: Report,
    note: Callable[[str], None],
) -> None:
    from analytics.projection import (  # noqa: PLC0415 - takes a third of a second
        Projected,
        catch_up,
        rebuild,
    )

    def follow(state: Projected) -> None:
        report(state.matches)

    for layout in layouts:
        path = layout.path(place)
        if again:
            rebuild(store, path, layout, report=follow)
            continue
        try:
            catch_up(store, path, layout, report=follow)
        except NeedsRebuild as error:
            note(f"rebuilding the analytics database: {error}")
            rebuild(store, path, layout, report=follow)


def _copied(place: Path, aside: Path, layouts: Sequence[Layout]) -> None:
    """What can be read there, so that only what is new has to be counted."""
    for layout in layouts:
        path = layout.path(place)
        with suppress(AnalyticsError, OSError), opened(path, layout, read_only=True):
            shutil.copyfile(path, layout.path(aside))
