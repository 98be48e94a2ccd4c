"""A store of matches, as a program has it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from os import PathLike
from pathlib import Path
from typing import Self

from dcg.branching import HiddenFrom, check_branch
from dcg.decks import Deck
from dcg.games import DEFAULT as GAME
from dcg.given import check_seeds, shown, whole
from dcg.lookup import game_called, legal_decks, program_called
from dcg.match import Match
from dcg.record import MatchRecord
from dcg.user_files import FileName, file_name
from replays import match_file
from replays.branch import PlayBranches, branch_ids, play_branches
from replays.errors import StoreError, UnknownMatch
from replays.gather import Progress
from replays.intake import Intake, OtherMatch, take_in
from replays.place import ServerAddress
from replays.replay import Replay
from replays.simulate import plans, run
from replays.store import LAST, MatchStore
from replays.summary import Summary
from replays.verify import Verdict, verify_match


class Store:
    """Recorded matches in one place. `replays.open` gives one; leaving the context lets go of it.

    `store[id]` is the replay of the match whose id begins so (4 characters or more); going through a
    store gives its replays in the order in which they were stored.

    >>> import dcg, replays
    >>> with replays.open("my.db") as store:
    ...     _ = store.simulate("bench-red", "bench-blue", games=4, player="greedy", seed=7)
    ...     print([replay.result.winner for replay in store], store.last.players)
    [0, 0, 0, 1] ('greedy', 'greedy')
    """

    def __init__(self, matches: MatchStore) -> None:
        """`matches` is the open store."""
        self._matches = matches
        self._closed = False

    @property
    def matches(self) -> MatchStore:
        """The store within, by commits and listing lines. Raises `StoreError` once it is closed."""
        if self._closed:
            raise StoreError(f"the store {self._matches.place} is closed: read within its context")
        return self._matches

    @property
    def place(self) -> str:
        """Where the store is."""
        return self._matches.place

    def close(self) -> None:
        """Lets go of the store."""
        if not self._closed:
            self._closed = True
            self._matches.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- writing --------------------------------------------------------------------------------

    def add(self, match: Match | Replay | MatchRecord) -> Replay:
        """Stores a match as it is now, finished or not; its replay.

        A match that is there already is left as it is, and one that has gone on since it was stored is
        brought up to date. Raises `OtherMatch` where the store has other events under its id (a match
        is known by its decks, players, seed and index), `StoreError`; nothing is stored then.
        """
        if not isinstance(match, MatchRecord | Match | Replay):
            raise TypeError(f"add takes a match, a replay or a record, not {shown(match)}")
        record = match if isinstance(match, MatchRecord) else match.record
        held = self._held(record.id)
        if held is None:
            self.matches.add([record], record.recorded_at or None)
        elif _goes_on(record, held):
            self.matches.append(held, list(record.events[len(held.events) :]))
        else:
            try:
                take_in(self.matches, [record])
            except OtherMatch as error:
                raise OtherMatch(
                    f"{error}; a match is known by its decks, players, seed and index: another one "
                    "needs another of these"
                ) from error
        return self[record.id]

    def import_files(self, *files: str | PathLike[str] | Replay) -> Intake:
        """Stores the matches of files that `Replay.export` or `dcg export` wrote, all of them or none.

        Each is checked whole first; a file that was read already (`replays.read`) can stand as its
        replay. The answer has the ids of those stored now (`new`) and of those there already
        (`there`). Raises `NotAMatchFile`, `UnusableFile`, and `OtherMatch` as `add` does.

        >>> import dcg, replays
        >>> match = dcg.Match("bench-red", "bench-blue", seed=7)
        >>> with replays.open("a.db") as store:
        ...     path = store.add(match).export("match.dcgmatch")
        >>> with replays.open("b.db") as store:
        ...     store.import_files(path).new == [match.id]
        True
        """
        given = [file if isinstance(file, Replay) else read(file) for file in files]
        return take_in(self.matches, [one.record for one in given])

    def simulate(
        self,
        *decks: FileName | Deck,
        games: int = 100,
        player: str = "random",
        against: str | None = None,
        seed: int = 0,
        jobs: int = 1,
        game: str = GAME,
        progress: Callable[[Progress], None] = lambda _: None,
    ) -> Progress:
        """Plays matches between decks and stores them, as `dcg simulate` does: how many there are.

        Every pairing in turn, then with the seats swapped, and again; what is stored already is not
        played again. `jobs` is how many processes play; they run nothing of the program that calls this.
        Raises what `dcg.deck` raises, `IllegalDeck`, `NotThere` for a player that there is not, `StoreError`;
        `TypeError` and `ValueError` for numbers that are none or too small.
        """
        held = game_called(game)
        _check_numbers(games, jobs, seed)
        players = program_called(held, player), program_called(held, against or player)
        planned = plans(legal_decks(decks, game), games, players, seed)
        return run(self.matches, planned, held.decks.cards(), progress, jobs=jobs)

    def branches(
        self,
        match: Replay | str,
        at: int,
        *,
        games: int = 100,
        player: str = "random",
        against: str | None = None,
        seed: int = 0,
        hidden_from: HiddenFrom | None = None,
        jobs: int = 1,
        progress: Callable[[Progress], None] = lambda _: None,
    ) -> list[Replay]:
        """Plays a match on from event number `at`, so many times, and stores each: the branches.

        `player` plays both seats from there, or seat 1 is played by `against`. With `hidden_from`
        (a seat, or "both"), what that seat does not know there, or neither does, is dealt anew each
        time. What is stored already is not played again. Raises what `Replay.branch` raises,
        `NotThere` for a player that there is not, `UnknownMatch`, `StoreError`.

        >>> import replays
        >>> with replays.open("my.db") as store:
        ...     _ = store.simulate("bench-red", "bench-blue", games=1, player="greedy", seed=7)
        ...     branches = store.branches(store.last, 203, games=4, player="greedy", hidden_from="both")
        ...     print(len(store), [branch.header.parent.position for branch in branches])
        5 [204, 204, 204, 204]
        """
        record = (match if isinstance(match, Replay) else self[match]).record
        check_branch(record, at, hidden_from)
        _check_numbers(games, jobs, seed)
        players = (
            program_called(record.game, player),
            program_called(record.game, against or player),
        )
        wanted = PlayBranches(record, at + 1, players, seed, hidden_from)
        play_branches(self.matches, wanted, games, progress, jobs=jobs)
        return [self._later(one) for one in branch_ids(wanted, games)]

    def forget(self, *matches: str) -> list[str]:
        """Removes matches, by id or its beginning, all or none; their full ids. Branches of them stay.

        Raises `UnknownMatch`, `StoreError`.

        >>> import dcg, replays
        >>> with replays.open("my.db") as store:
        ...     replay = store.add(dcg.Match("bench-red", "bench-blue", seed=7))
        ...     store.forget(replay.id) == [replay.id], replay in store
        (True, False)
        """
        return self.matches.forget(matches)

    # --- reading --------------------------------------------------------------------------------

    def __getitem__(self, match: str) -> Replay:
        """The match whose id begins so.

        Raises `UnknownMatch`, naming candidates of several, and `LogError` for a damaged record.
        """
        return Replay.of(self.matches.record(match))

    def __contains__(self, match: object) -> bool:
        """Whether there is this match (a replay, a match), or one whose id begins so."""
        asked = match.id if isinstance(match, Replay | Match | MatchRecord) else match
        try:
            return isinstance(asked, str) and bool(self.matches.find(asked))
        except UnknownMatch:
            return False

    def __iter__(self) -> Iterator[Replay]:
        """The matches in the order in which they were stored, each read when it is used."""
        for match in self.matches.known():
            yield self._later(match)

    def __len__(self) -> int:
        return len(self.matches)

    @property
    def last(self) -> Replay:
        """The match that was stored last. Raises `UnknownMatch` for an empty store."""
        return self[LAST]

    def summaries(self) -> list[Summary]:
        """A line a match (decks, players, winner, turns ...), without reading their events."""
        return self.matches.summaries()

    def verify(self) -> Iterator[Verdict]:
        """Proves every match: its bytes, then every event against the rules. A verdict each."""
        return (verify_match(self.matches, match) for match in self.matches.known())

    def _later(self, match: str) -> Replay:
        """A match to be read when it is used: one that is damaged stops nobody who looks at others."""
        return Replay(match, lambda: self.matches.record(match))

    def _held(self, match: str) -> MatchRecord | None:
        try:
            return self.matches.record(match)
        except UnknownMatch:
            return None

    def __repr__(self) -> str:
        return f"<Store {self.place}: {'closed' if self._closed else f'{len(self)} matches'}>"


def read(path: str | PathLike[str]) -> Replay:
    """The match in a file that `Replay.export` or `dcg export` wrote, without a store.

    Raises `NotAMatchFile` for a file that is none, is damaged or of a newer program, `UnusableFile`
    for one that cannot be read. Whether the match follows the rules, `Replay.verify` says.

    >>> import dcg, replays
    >>> path = replays.Replay.of(dcg.Match("bench-red", "bench-blue", seed=7)).export("my.dcgmatch")
    >>> replay = replays.read(path)
    >>> replay.verify().clean, replay.decks
    (True, ('bench-red', 'bench-blue'))
    """
    return Replay.of(match_file.read(Path(file_name(path))))


def open(place: str | PathLike[str] | ServerAddress, *, create: bool = True) -> Store:
    """Opens the store at `place`; creates it if it is missing, unless `create=False`.

    `place` is a file, or the address of a PostgreSQL server (`postgresql://...`).

    Raises `StoreError` (`NotAStore` for a missing, damaged, foreign or newer file).

    >>> import replays
    >>> with replays.open("new.db") as store:
    ...     len(store)
    0
    """
    if not isinstance(place, str | PathLike | ServerAddress):
        raise TypeError(
            f"a store is named by a file or the address of a server, not {shown(place)}"
        )
    named = place if isinstance(place, str | ServerAddress) else Path(place)
    return Store(MatchStore.open(named, create=create))


def _check_numbers(games: int, jobs: int, seed: int) -> None:
    whole(games, "games", 0)
    whole(jobs, "jobs", 1)
    check_seeds(seed)


def _goes_on(record: MatchRecord, held: MatchRecord) -> bool:
    """Whether a record is a stored one with more events."""
    known = len(held.events)
    return len(record.events) > known and list(record.events[:known]) == list(held.events)
