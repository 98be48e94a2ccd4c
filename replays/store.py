"""The store: matches in a file or on a server, one stream each, one row a commit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, Self
from uuid import UUID

from dcg import games
from dcg.definitions import address
from dcg.given import shown
from dcg.kernel.commit import (
    START,
    Commit,
    check_chain,
    checksum_of,
    decode_commit,
    decode_first,
    encode_commit,
)
from dcg.kernel.errors import DamagedLog, LogError
from dcg.kernel.event import Event
from dcg.record import MatchRecord
from replays import clock
from replays.definitions import named
from replays.errors import DamagedListing, DamagedStore, UnknownMatch
from replays.listing import is_id
from replays.packed import Packed, pack
from replays.place import Place, place_of
from replays.recorders import open_recorder
from replays.recorders.commits import CommitPosition, CommitRecorder, CommitRow
from replays.summary import Summary, summarise

LAST = "last"
"""Names the match that was stored last, wherever a match can be named."""

_CANDIDATES = 5
"""How many matches are listed where an id's beginning is ambiguous."""


class MatchStore:
    """Opens, appends to and reads a store. Usable as a context manager."""

    def __init__(self, recorder: CommitRecorder) -> None:
        self._recorder = recorder
        self._proven: dict[bytes, bytes] = {}
        """Definitions read and checked: a content address never gets other content."""

    @classmethod
    def open(cls, place: str | Place, *, create: bool = False) -> Self:
        """Opens the store at `place`, a file or a `postgresql://` address; with `create`, makes it
        where there is none.

        Raises `NotAStore` for a missing, damaged, foreign or newer store, `StoreError` for one
        that cannot be used now.
        """
        return cls(open_recorder(place_of(place), create=create))

    @property
    def path(self) -> Path:
        """The store's file; for one on a server, what files about it are named after."""
        return self._recorder.path

    @property
    def place(self) -> str:
        """Where the store is, as messages say it."""
        return self._recorder.place

    def close(self) -> None:
        """Lets go of the database."""
        self._recorder.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- writing --------------------------------------------------------------------------------

    def add(self, matches: Iterable[MatchRecord | Packed], recorded_at: int | None = None) -> int:
        """Stores whole matches, each as its first commit, all or none; how many.

        A packed match has its time already. Raises `VersionConflict` where one is stored already.
        """
        now = clock.now() if recorded_at is None else recorded_at
        packed = [one if isinstance(one, Packed) else pack(one, now) for one in matches]
        definitions: dict[bytes, bytes] = {}
        for match in packed:
            definitions.update(match.definitions)
        self._recorder.append(
            [CommitRow(UUID(match.id), 0, match.summary.game, match.commit) for match in packed],
            definitions,
            [match.summary for match in packed],
        )
        return len(packed)

    def adopt(self, matches: Iterable[tuple[MatchRecord, Sequence[bytes]]]) -> int:
        """Stores whole matches with their commits as they are, all or none; how many.

        Raises `VersionConflict` where one is stored already.
        """
        rows: list[CommitRow] = []
        definitions: dict[bytes, bytes] = {}
        summaries = []
        for record, commits in matches:
            one = summarise(record.id, record.events, len(commits), record.recorded_at)
            summaries.append(one)
            definitions.update(record.definitions)
            rows += [
                CommitRow(UUID(record.id), number, one.game, data)
                for number, data in enumerate(commits)
            ]
        self._recorder.append(rows, definitions, summaries)
        return len(summaries)

    def append(
        self, record: MatchRecord, events: Sequence[Event], recorded_at: int | None = None
    ) -> MatchRecord:
        """Appends events to a match as its next commit; the longer record.

        Raises `VersionConflict` if the stored match has gone on since `record` was read,
        `ValueError` for a record that was not read from a store (`add` begins a match), or whose
        header names another version of the engine: its events would be read as that one's.
        """
        if record.link == START:
            raise ValueError("a match is begun with `add`")
        if record.header.engine != record.game.engine:
            raise ValueError(f"engine {record.header.engine} began the match: branch it instead")
        now = clock.now() if recorded_at is None else recorded_at
        link = record.link
        data = encode_commit(
            Commit(link.number, link.first, now, link.previous, tuple(events)), record.game.registry
        )
        longer = [*record.events, *events]
        summary = summarise(record.id, longer, link.number + 1, now)
        row = CommitRow(UUID(record.id), link.number, summary.game, data)
        self._recorder.append([row], record.definitions, [summary])
        following = link._replace(
            number=link.number + 1, first=link.first + len(events), previous=checksum_of(data)
        )
        return MatchRecord(record.id, longer, record.definitions, following, now)

    def forget(self, matches: Sequence[str]) -> list[str]:
        """Removes matches, by id, unique beginning of it, or `last`, all or none; their full ids.

        Branches of them stay, and so do definitions, which other matches may name. A follower learns
        of it as of any commit. Raises `UnknownMatch`.
        """
        found = list(dict.fromkeys(self.find(match) for match in matches))
        self._recorder.forget(found)
        return found

    # --- reading --------------------------------------------------------------------------------

    def find(self, text: str) -> str:
        """The id of the match whose id begins with `text` (4 characters or more), or of the `last`.

        Raises `UnknownMatch`, naming candidates where there are several.
        """
        if not isinstance(text, str):
            raise TypeError(f"a match is named by its id or the beginning of it, not {shown(text)}")
        wanted = text.strip().lower()
        if wanted == LAST:
            return self._newest()
        if len(wanted) < 4:
            raise UnknownMatch(
                f"{text!r} is too short for a match: give 4 characters or more, or {LAST!r}"
            )
        if set(wanted) - set("0123456789abcdef-"):
            raise UnknownMatch(
                f"no match {text!r}: ids have the digits 0 to 9 and a to f, and {LAST!r} is the newest"
            )
        found = self._recorder.beginning(wanted, _CANDIDATES + 1)
        if not found and is_id(wanted) and self._recorder.commits(wanted):
            return wanted  # stored, though the listing has lost it
        if not found:
            raise UnknownMatch(f"no match {text!r} in {self.place}")
        if len(found) > 1:
            more = " ..." if len(found) > _CANDIDATES else ""
            listed = ", ".join(found[:_CANDIDATES])
            raise UnknownMatch(f"{text!r} is more than one match: {listed}{more}")
        return found[0]

    def _newest(self) -> str:
        found = self._recorder.newest()
        if found is None:
            raise UnknownMatch(f"there is no match in {self.place}")
        return found

    def record(self, match: str) -> MatchRecord:
        """Reads one match by id or unique beginning of it, its chain of commits checked.

        Definitions that are missing or damaged are left out: the match still reads, and
        verifying it says so. Raises `UnknownMatch`, or `LogError` where a commit is damaged,
        missing or of a newer log, or the match is of a game that is not here (`UnknownGame`).
        """
        identity = self.find(match)
        return whole(identity, self._recorder.commits(identity), self._definitions)

    def _definitions(self, events: Sequence[Event]) -> dict[bytes, bytes]:
        """What these events name, as far as it is there and is what its address says."""
        wanted = named(events)
        proven = self._proven
        unread = [one for one in wanted if one not in proven]
        if unread:
            found = self._recorder.definitions(unread)
            proven.update({one: data for one, data in found.items() if address(data) == one})
        return {one: proven[one] for one in wanted if one in proven}

    def definitions(self) -> dict[bytes, bytes]:
        """Every definition of the store, by content address."""
        return self._recorder.definitions()

    def summaries(self) -> list[Summary]:
        """All matches, in the order in which they were first stored; last, any without commits.

        Raises `DamagedListing` where a line is none that a match has.
        """
        return self._recorder.listed()

    def summary(self, match: str) -> Summary:
        """The listing's line of one match. Raises `UnknownMatch`, `DamagedListing`."""
        identity = self.find(match)
        lines = self._recorder.listed(identity)
        if not lines:
            raise DamagedListing(
                f"the listing is damaged: match {identity} is stored, but not listed"
            )
        return lines[0]

    def ids(self) -> set[str]:
        """The ids of all matches."""
        return self._recorder.ids()

    def known(self) -> list[str]:
        """The ids of all matches that are stored, in that order, then of those only listed."""
        stored = self._recorder.stored()
        return [*stored, *filter(is_id, sorted(self.ids().difference(stored)))]

    def __len__(self) -> int:
        return self._recorder.count()

    def positions(
        self, after: int = 0, limit: int = 1000, games: Sequence[str] = ()
    ) -> list[CommitPosition]:
        """What was written, in order, unread: (position, match id, checksum of the commit).

        Positions only grow; a follower keeps the last one it has handled as `after`, and reads
        whole matches: one damaged commit stops nobody. A match that is no longer there when it is
        read (`UnknownMatch`) has been forgotten.
        """
        return self._recorder.positions(after, limit, games)

    def last_position(self, match: str | None = None) -> int:
        """The position of the newest commit, or of a match's last one; 0 where there is none."""
        return self._recorder.last_position(match)

    def problems(self) -> list[str]:
        """What is wrong with the store as a whole, a line each; empty where nothing is.

        Looks at the database's structure (reads all of it), compares streams with the listing, and
        definitions with their addresses. What is inside a match `verify_match` proves.
        """
        found = self._recorder.structure()
        try:
            streams, listed = set(self._recorder.stored()), self.ids()
            found += [
                f"match {match} is stored, but not listed" for match in sorted(streams - listed)
            ]
            found += [
                f"match {match} is listed, but not stored" for match in sorted(listed - streams)
            ]
            found += [
                f"definition {held.hex()} is damaged"
                for held, data in self.definitions().items()
                if address(data) != held
            ]
        except DamagedStore as error:
            found.append(str(error))
        return found

    def rebuild_listing(self) -> Relisted:
        """Derives the listing of matches again from the commits.

        Matches of games that are not here keep the lines they have; one that cannot be read has none,
        and one of which the listing knew more commits is named.
        """
        summaries: list[Summary] = []
        kept: list[str] = []
        unread: dict[str, str] = {}
        for match in self._recorder.stored():
            try:
                record = whole(match, self._recorder.commits(match))
            except games.UnknownGame:
                kept.append(match)
            except (LogError, DamagedStore) as error:
                unread[match] = str(error)
            else:
                there = record.link.number
                summaries.append(summarise(match, record.events, there, record.recorded_at))
                if there < (known := self._commits_listed(match)):
                    unread[match] = f"{there} of its {known} commits are there; it is listed so far"
        self._recorder.relist(summaries, kept)
        return Relisted(len(summaries), kept, unread)

    def _commits_listed(self, match: str) -> int:
        """How many commits the listing says a match has, 0 where it does not say."""
        try:
            return sum(line.commits for line in self._recorder.listed(match))
        except (DamagedListing, DamagedStore):
            return 0


class Relisted(NamedTuple):
    """A listing made anew: lines derived, ids whose old lines were kept, and why others are not whole."""

    derived: int
    kept: list[str]
    unread: dict[str, str]


def whole(
    match: str,
    stored: Sequence[tuple[int, bytes]],
    definitions: Callable[[Sequence[Event]], dict[bytes, bytes]] = lambda _: {},
) -> MatchRecord:
    """The match in these commits, their chain checked. Raises `LogError`."""
    if not stored:
        raise DamagedLog(f"match {match}: its commits are missing")
    for place, (number, _) in enumerate(stored):
        if number != place:
            raise DamagedLog(f"match {match}: commit {place} is missing")
    rows = [data for _, data in stored]
    link = check_chain(rows)
    commits = _decoded(rows)
    events = [event for commit in commits for event in commit.events]
    return MatchRecord(match, events, definitions(events), link, commits[-1].recorded_at)


def _decoded(rows: Sequence[bytes]) -> list[Commit]:
    """All commits of a match, by the game that its header names. Raises `LogError`."""
    writer, first = decode_first(rows[0], lambda writer: games.written_by(writer).registry)
    registry = games.find(writer.game).registry
    return [first, *(decode_commit(data, registry, writer) for data in rows[1:])]
