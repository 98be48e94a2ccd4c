"""Branching a match: the same events up to a position, then another course."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dcg.kernel.chance import Stream, match_id
from dcg.kernel.course import MatchStarted
from dcg.kernel.header import Parent, Seat
from dcg.kernel.rerun import opening_length, resume
from dcg.kernel.session import Session, drawn_from, play
from dcg.official.game import GAME
from dcg.simulation import PLAYERS
from replays.record import MatchRecord


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
    play(
        session,
        [PLAYERS[name](Stream(seed, index, f"player/{seat}")) for seat, name in enumerate(players)],
    )
    return branched(record, position, session, players, seed, index)


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
    header = record.header
    seats = (
        Seat(header.seats[0].deck, players[0]),
        Seat(header.seats[1].deck, players[1]),
    )
    own = msgspec.structs.replace(
        header,
        origin="branched",
        seats=seats,
        seed=seed,
        index=index,
        parent=Parent(record.id, max(position, opening_length(record.events))),
    )
    events = [MatchStarted(own), *session.match.log[1:]]
    identity = match_id(seed, index, GAME.registry.encode(events[:1]))
    return MatchRecord(str(identity), events, record.definitions)
