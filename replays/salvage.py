"""What is whole in a damaged store goes into a new one; the rest is named."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from dcg.definitions import address
from dcg.kernel.errors import DamagedLog, LogError
from dcg.kernel.event import Event
from dcg.record import MatchRecord
from replays.definitions import named
from replays.errors import NoStoreHere, NotAStore
from replays.recorders.rescue import DamagedFile, Rescued
from replays.store import MatchStore, whole
from replays.store_file import is_empty

_BATCH = 50
"""Matches written in one transaction."""


@dataclass
class Salvaged:
    """How many matches were taken, and of the others why not, by id.

    `lacking` are those taken of whose cards some are lost: they can be replayed, and not verified.
    """

    matches: int = 0
    lacking: list[str] = field(default_factory=list)
    lost: dict[str, str] = field(default_factory=dict)


def salvage(path: Path, target: Path) -> Salvaged:
    """Copies the matches of the file at `path` that are whole, with their definitions, to a new store.

    Commits are copied as they are, in the order in which matches were stored. A match is whole if
    its chain of commits is and its events can be read. `path` is only read. Raises `NotAStore`
    where `target` exists or `path` has no store, and what opening `target` raises.
    """
    if not is_empty(target):
        raise NotAStore(f"{target} is there already: name a file that is not")
    if is_empty(path):
        raise NoStoreHere(path)
    done = Salvaged()
    with closing(DamagedFile(path)) as source, MatchStore.open(target, create=True) as new:
        batch: list[tuple[MatchRecord, list[bytes]]] = []
        listed = source.listed()
        for found in source.matches():
            try:
                record, commits = _whole(source, found, listed.pop(found.match, 0))
            except LogError as error:
                done.lost[found.match] = str(error).removeprefix(f"match {found.match}: ")
            else:
                batch.append((record, commits))
                if len(record.definitions) < len(named(record.events)):
                    done.lacking.append(record.id)
            if len(batch) == _BATCH:
                done.matches += new.adopt(batch)
                batch.clear()
        done.matches += new.adopt(batch)
        for match in sorted(listed):
            done.lost[match] = "its commits cannot be read"
    return done


def _whole(source: DamagedFile, found: Rescued, listed: int) -> tuple[MatchRecord, list[bytes]]:
    """The match and its commits as they are. Raises `LogError` where something of it is missing."""
    if len(found.commits) < listed:
        raise DamagedLog(f"{len(found.commits)} of its {listed} commits are there")
    rows = []
    for number, data in found.commits.items():
        if data is None:
            raise DamagedLog(f"commit {number} cannot be read")
        rows.append((number, data))
    record = whole(found.match, rows, lambda events: _definitions(source, events))
    return record, [data for _, data in rows]


def _definitions(source: DamagedFile, events: Sequence[Event]) -> dict[bytes, bytes]:
    """Those the events name that are what their address says."""
    read = {one: source.definition(one) for one in named(events)}
    return {one: data for one, data in read.items() if data is not None and address(data) == one}
