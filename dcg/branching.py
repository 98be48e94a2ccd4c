"""Branching a match: the same events up to a position, then another course."""

from __future__ import annotations

from collections.abc import Sequence

from dcg import games
from dcg.kernel.chance import CHANCE, Stream, match_id
from dcg.kernel.course import MatchStarted
from dcg.kernel.header import Header, Parent, Seat
from dcg.kernel.rerun import opening_length, resume
from dcg.kernel.session import Session, drawn_from
from dcg.opening import match_header
from dcg.record import MatchRecord


def branch(record: MatchRecord, position: int, seed: int, index: int = 0) -> Session:
    """A session that has replayed the first `position` events and waits for another answer.

    What chance decides from there on comes from the branch's own seed. Raises `IndexError` for a
    position outside the match, `Difference` where the engine does not reproduce the record.
    """
    if not 0 < position <= len(record.events):
        raise IndexError(f"position {position} is not in 1 to {len(record.events)}")
    chance = drawn_from(Stream(seed, index, CHANCE))
    return resume(record.rules(), record.events, position, chance)


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
    own = branch_header(record, position, players, seed, index)
    events = [MatchStarted(own), *session.match.log[1:]]
    return MatchRecord(branch_id(own), events, record.definitions)


def branch_header(
    record: MatchRecord, position: int, players: Sequence[str], seed: int, index: int
) -> Header:
    """The header of a branch."""
    header = record.header
    seats = (
        Seat(header.seats[0].deck, players[0]),
        Seat(header.seats[1].deck, players[1]),
    )
    parent = Parent(record.id, max(position, opening_length(record.events)))
    # The engine that plays on, which need not be the one that wrote the parent.
    return match_header(record.game, seats, seed, index, "branched", parent)


def branch_id(header: Header) -> str:
    """The id of the match that begins under this header of a branch."""
    registry = games.find(header.game).registry
    return str(match_id(header.seed, header.index, registry.encode([MatchStarted(header)])))
