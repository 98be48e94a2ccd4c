"""Statistics over a store of matches, as a program asks for them."""

from __future__ import annotations

from collections.abc import Sequence, Set
from contextlib import ExitStack
from datetime import datetime
from os import PathLike
from pathlib import Path
from typing import TypedDict, Unpack, get_args

import polars as pl

from analytics.database import beside
from analytics.filters import DecksBy, Filters
from analytics.frames import frames
from analytics.listed import STATISTICS
from analytics.shown_chart import ShownChart, drawn
from analytics.tracking import STORE, FollowedFile
from dcg.given import seat_number, shown, text
from dcg.kernel.header import Origin
from replays.library import Store
from replays.replay import Replay
from replays.store import MatchStore

StorePlace = Store | str | PathLike[str]
"""An open store, or where one is."""


class Chosen(TypedDict, total=False):
    """Which matches and seats count: all that is given holds at once, before anything is added up.

    `deck` and `against` (decks of the other seat) are a name or several, of which any; `seat` is 0
    or 1, `first` whether the seat went first; `player` and `opponent` are who played the seat and the
    other one. `since` and `before` are moments in UTC. `deck_list` is a fingerprint of
    `seats.deck_list`, or its beginning. `by="archetype"` (or `"format"`) counts all decks of one
    archetype as one deck.
    """

    deck: str | Sequence[str]
    against: str | Sequence[str]
    seat: int
    first: bool
    player: str
    opponent: str
    origin: str
    since: datetime
    before: datetime
    deck_list: str
    rules: str
    engine: str
    game: str
    archetype: str
    format: str
    by: DecksBy


def statistics() -> dict[str, str]:
    """The statistics there are: name, and in one line what it counts.

    >>> import analytics
    >>> analytics.statistics()["winrate"]
    'The win rate of each deck.'
    """
    return {one.name: one.title for one in STATISTICS.values()}


def statistic(store: StorePlace, name: str, **chosen: Unpack[Chosen]) -> pl.DataFrame:
    """A statistic as `dcg stats NAME` gives it, all columns; shares are 0 to 1.

    The analytics database beside the store is brought up to date first. `chosen` are the filters of
    `Chosen`. Raises `NoSuchStatistic`; `NothingSo` for a name that no match has; `TypeError` for an
    unknown filter or a value that is none of it, `ValueError` for an origin that there is not and a
    seat other than 0 or 1; `AnalyticsError`, `StoreError` where a database cannot be used.

    >>> import analytics, replays
    >>> with replays.open("my.db") as store:
    ...     _ = store.simulate("bench-red", "bench-blue", games=20, player="greedy", seed=7)
    ...     frame = analytics.statistic(store, "matchups", deck="bench-red")
    >>> frame.select("deck", "opponent_deck", "n", "wins").rows()
    [('bench-red', 'bench-blue', 20, 14)]
    """
    with frames(_held(store)) as data:
        return data.statistic(name, _filters(chosen))


def notes(store: StorePlace, name: str, **chosen: Unpack[Chosen]) -> tuple[str, ...]:
    """What a reader of that statistic must know, sentence by sentence. Raises as `statistic` does.

    >>> import analytics, replays
    >>> with replays.open("my.db") as store:
    ...     _ = store.simulate("bench-red", "bench-blue", games=2, seed=7)
    ...     len(analytics.notes(store, "winrate")) > 0
    True
    """
    with frames(_held(store)) as data:
        return data.notes(name, _filters(chosen))


def sql(store: StorePlace, query: str, **chosen: Unpack[Chosen]) -> pl.DataFrame:
    """The answer to SQL (DuckDB's) over the tables and views of docs/analytics.md.

    `chosen` hold for the views of statistics and for the view `chosen`. Nothing can be written, and
    no file reached. Raises `BadQuery`, and as `statistic` does.

    >>> import analytics, replays
    >>> with replays.open("my.db") as store:
    ...     _ = store.simulate("bench-red", "bench-blue", games=4, player="greedy", seed=7)
    ...     analytics.sql(store, "SELECT count(*) AS n, max(turns) AS longest FROM matches").rows()
    [(4, 7)]
    """
    with frames(_held(store)) as data:
        return data.query(query, _filters(chosen))


def timeline(replay: Replay) -> pl.DataFrame:
    """A match event by event: the columns of `Replay.bisect`, a row after each event, and `match`,
    its id, so that the tables of several matches can be put together.

    >>> import analytics, dcg, replays
    >>> replay = replays.Replay.of(dcg.Match("bench-red", "bench-blue", seed=7))
    >>> rows = analytics.timeline(replay)
    >>> rows.select("event", "topic", "hand_0").rows()[-1]
    (11, 'cards_drawn', 5)
    >>> rows["match"].unique().to_list() == [replay.record.id]
    True
    """
    rows = pl.DataFrame(replay.columns(), infer_schema_length=None)
    return rows.select(pl.lit(replay.record.id).alias("match"), pl.exclude("match"))


def wait(store: StorePlace, match: str, *, timeout: float = 10.0) -> None:
    """Blocks until some process has counted the match in the analytics database beside the store; for
    programs that read that file themselves.

    `match` is an id or its beginning, `timeout` is in seconds. Raises `UnknownMatch`, `StoreError`, and
    `TimeoutError` where nobody has counted it by then.

    >>> import analytics, dcg, replays
    >>> with replays.open("my.db") as store:
    ...     replay = store.add(dcg.Match("bench-red", "bench-blue", seed=7))
    ...     frame = analytics.statistic(store, "winrate")
    ...     analytics.wait(store, replay.record.id)
    """
    with ExitStack() as opened:
        held = _held(store)
        if not isinstance(held, MatchStore):
            held = opened.enter_context(MatchStore.open(held))
        found = held.find(match)
        tracking = FollowedFile(beside(held.path))
        try:
            tracking.wait(STORE, held.last_position(found), timeout)
        except TimeoutError:
            raise TimeoutError(
                f"match {found} is not counted after {timeout:g} s: a statistic or dcg stats, asked of "
                "this store by any process, counts it"
            ) from None


def chart(store: StorePlace, name: str, **chosen: Unpack[Chosen]) -> ShownChart:
    """A statistic drawn as in the report; a notebook shows it, `svg` has the drawings.

    Raises as `statistic` does, and `NoChart` for a statistic that none is drawn of (`checks`).

    >>> import analytics, replays
    >>> with replays.open("my.db") as store:
    ...     _ = store.simulate("bench-red", "bench-blue", games=20, player="greedy", seed=7)
    ...     analytics.chart(store, "winrate")
    <ShownChart of winrate: 1 drawing>
    """
    filters = _filters(chosen)
    with frames(_held(store)) as data:
        return drawn(name, lambda other: data.rows(other, filters))


def _held(store: StorePlace) -> MatchStore | str | Path:
    """The open store, or what names one: a file, or the address of a server."""
    if isinstance(store, Store):
        return store.matches
    if not isinstance(store, str | PathLike):
        raise TypeError(
            "a store is an open one or named by a file or the address of a server, not "
            + shown(store)
        )
    return store if isinstance(store, str) else Path(store)


_ORIGINS: tuple[str, ...] = get_args(Origin)

_DECKS_BY: tuple[str, ...] = get_args(DecksBy)

_TEXTS = (
    "player",
    "opponent",
    "origin",
    "deck_list",
    "rules",
    "engine",
    "game",
    "archetype",
    "format",
)

_OF_A_KIND: tuple[tuple[str, type, str], ...] = (
    ("first", bool, "True or False"),
    ("since", datetime, "a datetime"),
    ("before", datetime, "a datetime"),
)


def _filters(chosen: Chosen) -> Filters:
    given = dict(chosen)
    unknown = set(given) - set(Chosen.__annotations__)
    if unknown:
        raise TypeError(
            f"there is no filter {min(unknown)!r}; there are {', '.join(Chosen.__annotations__)}"
        )
    if given.get("seat") is not None:
        seat_number(given["seat"])
    if given.get("origin") not in (None, *_ORIGINS):
        raise ValueError(f"there is no origin {given['origin']!r}; there are {', '.join(_ORIGINS)}")
    if given.get("by", "deck") not in _DECKS_BY:
        raise ValueError(f"decks are not counted by {given['by']!r}, but by {', '.join(_DECKS_BY)}")
    for name, kind, wanted in _OF_A_KIND:
        if not isinstance(given.get(name), kind | None):
            raise TypeError(f"{name} is {wanted}, not {given[name]!r}")
    for name in _TEXTS:
        if given.get(name) is not None:
            text(given[name], name)
    decks, against = (_several(given.pop(name, ()), name) for name in ("deck", "against"))
    return Filters(decks=decks, against=against, **given)  # type: ignore[arg-type]


def _several(names: object, filter: str) -> tuple[str, ...]:
    if isinstance(names, str):
        return (names,)
    if not isinstance(names, Sequence | Set) or not all(isinstance(one, str) for one in names):
        raise TypeError(f"{filter} is a name or several, not {shown(names)}")
    return tuple(names)
