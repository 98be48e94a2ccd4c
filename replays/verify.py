"""Verifying a stored match: its bytes, its fold, and every event against the rules."""

from __future__ import annotations

from dataclasses import dataclass

from dcg.kernel.digest import digest
from dcg.kernel.errors import Difference, LogError
from dcg.kernel.fold import fold
from dcg.kernel.rerun import verify
from dcg.official.game import GAME
from dcg.official.rules import MissingDefinition
from replays.record import MatchRecord
from replays.store import MatchStore
from replays.timeline import Timeline


@dataclass(frozen=True)
class Verdict:
    """The result for one match. Clean: `problem` is empty and `digest` is the final state's.

    Otherwise `position` is the first event that differs (-1 where the record cannot be read) and
    `turn` the turn it is in.
    """

    match: str
    events: int
    digest: str = ""
    problem: str = ""
    position: int = -1
    turn: int = 0

    @property
    def clean(self) -> bool:
        """Whether nothing was found."""
        return not self.problem


def verify_record(record: MatchRecord) -> Verdict:
    """Folds the record, then runs the match again and compares event by event."""
    try:
        state = fold(GAME.new_state(), record.events, GAME.handlers)
        verify(record.rules(), record.events)
    except Difference as difference:
        position = max(0, min(difference.position, len(record.events) - 1))
        try:
            turn = Timeline(record.events, position).turn
        except LogError:
            turn = 0
        return Verdict(
            record.id, len(record.events), "", str(difference), difference.position, turn
        )
    except (LogError, MissingDefinition) as error:
        return Verdict(record.id, len(record.events), "", str(error))
    return Verdict(record.id, len(record.events), digest(state))


def verify_match(store: MatchStore, match: str) -> Verdict:
    """Verifies one stored match: chain and checksums first, then as `verify_record`.

    Raises `UnknownMatch` where there is no such match.
    """
    identity = store.find(match)
    try:
        record = store.record(identity)
    except LogError as error:
        return Verdict(identity, 0, "", str(error))
    return verify_record(record)
