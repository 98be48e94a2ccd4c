"""Taking matches from elsewhere into a store: all of them or none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from dcg.kernel.absent import FULL_LOG
from dcg.kernel.event import Event
from dcg.record import MatchRecord
from replays.divergence import divergence
from replays.errors import StoreError
from replays.identity import derived_id
from replays.packed import pack
from replays.store import MatchStore
from replays.summary import Summary, summarise


class OtherMatch(StoreError):
    """A match of that id is there with other events; nothing was stored."""


@dataclass
class Intake:
    """What came of it: ids of matches stored now, and of those that were there already.

    `twins` are those there already under another id, which stands beside.
    """

    new: list[str] = field(default_factory=list)
    there: list[str] = field(default_factory=list)
    twins: dict[str, str] = field(default_factory=dict)


def take_in(store: MatchStore, matches: Iterable[MatchRecord]) -> Intake:
    """Stores matches under their own ids, times and headers, in one transaction.

    A match that is there with the same events is left as it is. So is one there under another id,
    where nothing says which is right: a match set up by hand that was recorded twice. Raises
    `OtherMatch` where the events are others; whatever `matches` raises goes through. Nothing is
    stored then.
    """
    known = store.ids()
    listing = cache(store.summaries)
    fresh: dict[str, MatchRecord] = {}
    taken = Intake()
    for match in matches:
        if match.id in known or match.id in fresh:
            _check_same(match, _held(store, fresh, match.id))
            taken.there.append(match.id)
        elif (twin := _twin(store, listing, fresh, match)) is not None:
            taken.there.append(match.id)
            taken.twins[match.id] = twin
        else:
            fresh[match.id] = match
            taken.new.append(match.id)
    if fresh:
        store.add(pack(match, match.recorded_at) for match in fresh.values())
    return taken


def _twin(
    store: MatchStore,
    listing: Callable[[], list[Summary]],
    fresh: Mapping[str, MatchRecord],
    match: MatchRecord,
) -> str | None:
    """The id under which these very events are there, for a match whose id they do not decide.

    `listing` is the store's: it is read where a match is looked for in it, and once for all of them.
    """
    if derived_id(match.events) is not None:
        return None
    events = list(match.events)
    for other in fresh.values():
        if list(other.events) == events:
            return other.id
    line = summarise(match.id, events, 0, 0)
    for listed in listing():
        alike = replace(listed, id=line.id, commits=line.commits, recorded_at=line.recorded_at)
        if alike == line and list(store.record(listed.id).events) == events:
            return listed.id
    return None


def _held(store: MatchStore, fresh: dict[str, MatchRecord], match: str) -> Sequence[Event]:
    if match in fresh:
        return fresh[match].events
    return store.record(match).events


def _check_same(match: MatchRecord, held: Sequence[Event]) -> None:
    if list(held) == list(match.events):
        return
    ours, theirs = (_whose(events) for events in (held, match.events))
    if ours != theirs:
        raise OtherMatch(f"match {match.id} is there already as {ours}; this is {theirs}")
    parted = divergence(held, match.events)
    if parted is None:
        raise OtherMatch(f"match {match.id} is there already under another header")
    if parted.ours is None or parted.theirs is None:
        longer = "this one goes on" if parted.ours is None else "it goes on"
        raise OtherMatch(
            f"match {match.id} is there already: {longer} after event {parted.place - 1}, "
            "where the other stops"
        )
    raise OtherMatch(
        f"match {match.id} is there already with other events: they differ from event {parted.place}"
    )


def _whose(events: Sequence[Event]) -> str:
    seat = MatchRecord("", events, {}).header.perspective
    return "everybody's log" if seat == FULL_LOG else f"seat {seat}'s log"
