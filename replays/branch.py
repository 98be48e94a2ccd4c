"""Branching a match: the same events up to a position, then another course, once or many times."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dcg import games
from dcg.kernel.chance import Stream, match_id
from dcg.kernel.course import MatchStarted
from dcg.kernel.header import Header, Parent, Seat
from dcg.kernel.rerun import opening_length, resume
from dcg.kernel.session import Session, drawn_from, play
from dcg.opening import match_header
from dcg.record import MatchRecord
from replays.gather import TASK, Progress, gather
from replays.packed import Packed, pack
from replays.store import MatchStore
from replays.workers import in_order


def branch(record: MatchRecord, position: int, seed: int, index: int = 0) -> Session:
    """A session that has replayed the first `position` events and waits for another answer.

    What chance decides from there on comes from the branch's own seed. Raises `IndexError` for a
    position outside the match, `Difference` where the engine does not reproduce the record.
    """
    if not 0 < position <= len(record.events):
        raise IndexError(f"position {position} is not in 1 to {len(record.events)}")
    chance = drawn_from(Stream(seed, index, "chance"))
    return resume(record.rules(), record.events, position, chance)


def play_branch(
    record: MatchRecord, position: int, players: Sequence[str], seed: int, index: int = 0
) -> MatchRecord:
    """Branches and plays on to the end; the branch as a match of its own that knows its parent."""
    session = branch(record, position, seed, index)
    programs = record.game.players
    play(
        session,
        [
            programs[name](Stream(seed, index, f"player/{seat}"))
            for seat, name in enumerate(players)
        ],
    )
    return branched(record, position, session, players, seed, index)


@dataclass(frozen=True)
class PlayBranches:
    """What a worker does: plays branches of one match by their numbers, and packs them."""

    record: MatchRecord
    position: int
    players: tuple[str, str]
    seed: int

    def __call__(self, indices: Sequence[int]) -> list[Packed]:
        """The branches, in the order of their numbers."""
        return [
            pack(
                play_branch(self.record, self.position, self.players, self.seed, index),
                time.time_ns(),
            )
            for index in indices
        ]


def play_branches(
    store: MatchStore,
    branches: PlayBranches,
    games: int,
    progress: Callable[[Progress], None] = lambda _: None,
    *,
    jobs: int = 1,
) -> Progress:
    """Plays branches number 0 to `games` - 1 and stores those that are not stored yet.

    They are the same for any number of `jobs`. Interrupted, it stores what was finished.
    """
    there = store.ids()
    state = Progress()
    wanted = []
    for index, identity in enumerate(branch_ids(branches, games)):
        if identity in there:
            state.already_there += 1
        else:
            wanted.append(index)
    size = 1 if jobs == 1 else TASK
    tasks = [wanted[first : first + size] for first in range(0, len(wanted), size)]
    gather(store, in_order(branches, tasks, jobs), state, progress)
    return state


def branch_ids(branches: PlayBranches, games: int) -> list[str]:
    """The ids of branches number 0 to `games` - 1: known before they are played."""
    return [
        _identity(
            _header(branches.record, branches.position, branches.players, branches.seed, index)
        )
        for index in range(games)
    ]


def branched(
    record: MatchRecord,
    position: int,
    session: Session,
    players: Sequence[str],
    seed: int,
    index: int,
) -> MatchRecord:
    """The record of a branch: all its events, under a header that names parent and position.

    `session` is one that `branch` gave for this position, played on or left open: a branch that
    stops at a question is a match that is not over. A position inside the opening counts as the
    end of it: that is given as a whole.
    """
    own = _header(record, position, players, seed, index)
    events = [MatchStarted(own), *session.match.log[1:]]
    return MatchRecord(_identity(own), events, record.definitions)


def _header(
    record: MatchRecord, position: int, players: Sequence[str], seed: int, index: int
) -> Header:
    header = record.header
    seats = (
        Seat(header.seats[0].deck, players[0]),
        Seat(header.seats[1].deck, players[1]),
    )
    parent = Parent(record.id, max(position, opening_length(record.events)))
    # The engine that plays on, which need not be the one that wrote the parent.
    return match_header(record.game, seats, seed, index, "branched", parent)


def _identity(header: Header) -> str:
    registry = games.find(header.game).registry
    return str(match_id(header.seed, header.index, registry.encode([MatchStarted(header)])))
