"""Branching a match: the same events up to a position, then another course, once or many times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dcg.branching import HiddenFrom, branch, branch_header, branch_id, branched
from dcg.kernel.chance import Stream
from dcg.kernel.session import play
from dcg.record import MatchRecord
from replays import clock
from replays.admission import admitted
from replays.gather import TASK, Progress, gather
from replays.packed import Packed, pack
from replays.store import MatchStore
from replays.workers import in_order


def play_branch(
    record: MatchRecord,
    position: int,
    players: Sequence[str],
    seed: int,
    index: int = 0,
    hidden_from: HiddenFrom | None = None,
) -> MatchRecord:
    """Branches and plays on to the end; the branch as a match of its own that knows its parent.

    `hidden_from` as in `dcg.branching.branch`.
    """
    session = branch(record, position, seed, index, hidden_from)
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
    hidden_from: HiddenFrom | None = None
    """From whom what is dealt anew is hidden (see `dcg.branching.branch`); None: nothing is."""

    def __call__(self, indices: Sequence[int]) -> list[Packed]:
        """The branches, in the order of their numbers."""
        return [
            pack(
                play_branch(
                    self.record, self.position, self.players, self.seed, index, self.hidden_from
                ),
                clock.now(),
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

    They are the same for any number of `jobs`. Interrupted, it stores what was finished. Raises
    `LogError` where no import would take what the branches share: no false match is made of another.
    """
    shared = branches.record
    admitted(shared.game, shared.events[: branches.position], shared.definitions)
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
        branch_id(
            branch_header(
                branches.record, branches.position, branches.players, branches.seed, index
            ),
            branches.hidden_from,
        )
        for index in range(games)
    ]
