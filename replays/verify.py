"""Verifying a stored match: its bytes, its id, its definitions, and every event against the rules."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Final

from dcg.branching import seeded_dealers
from dcg.definitions import MissingDefinition
from dcg.games import UnknownGame
from dcg.kernel.absent import FULL_LOG, NO_EVENT, NO_SEED, NOBODY
from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.changes import Change, explaining
from dcg.kernel.digest import digest
from dcg.kernel.errors import Difference, LogError, NewerLog
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.header import is_newer, newer
from dcg.kernel.rerun import opening_length, verify
from dcg.kernel.session import ChanceSource, drawn_from
from dcg.record import MatchRecord
from replays.admission import admitted
from replays.definitions import unsound
from replays.errors import DamagedListing, DamagedStore, StoreError
from replays.identity import derived_id
from replays.store import MatchStore
from replays.summary import Summary, summarise

BETWEEN_DECKS: Final = ("simulated", "played")
"""The origins of matches that begin with two decks, and whose chance comes from their seed."""


@dataclass(frozen=True)
class Verdict:
    """The result for one match."""

    match: str
    events: int
    digest: str = ""
    """The final state's; empty where there is a problem."""
    problem: str = ""
    """What is wrong; empty for a clean match."""
    position: int = NO_EVENT
    """The index of the first event that differs; -1 where it is no single event (the record cannot be
    read, lacks a definition, or the listing is wrong)."""
    turn: int = 0
    """The turn that event is in."""
    seat: int = NOBODY
    """Whose log it is, -1 for a full one. The rules cannot be run on what one seat knows: a clean log
    of a seat is whole and folds, no more."""
    unknown_game: str | None = None
    """A game this program does not have. Such a match is neither clean nor damaged: nothing is known."""
    newer: bool = False
    """Whether a later version wrote it, so that this one cannot read or reproduce it. Nothing is known
    of such a match either."""
    listing: bool = False
    """Whether only the match's line in the listing is wrong, which can be made anew."""
    changes: tuple[Change, ...] = ()
    """Reviewed changes of the rules that can be why a match of an older engine differs."""

    @property
    def clean(self) -> bool:
        """Whether nothing was found."""
        return not self.problem

    @property
    def judged(self) -> bool:
        """Whether this program can tell a clean match from a damaged one here."""
        return self.unknown_game is None and not self.newer


def verify_record(record: MatchRecord) -> Verdict:
    """Checks id and definitions, then runs the match again and compares event by event.

    Chance of a simulated or played match must also be what its header's seed derives, and so must
    what a branch dealt anew. A seat's own
    log is only folded and looked through. Whatever is wrong is in the verdict, whatever it is:
    nothing is raised for it.
    """
    try:
        return _judged(record)
    except Exception as error:
        return Verdict(record.id, len(record.events), "", _stopped(error))


def _judged(record: MatchRecord) -> Verdict:
    events = record.events
    try:
        game = record.game
    except UnknownGame as error:
        return Verdict(record.id, len(events), "", str(error), unknown_game=error.name)
    except LogError as error:
        return Verdict(record.id, len(events), "", str(error), 0)
    header, engine = record.header, game.registry.engine
    expected = derived_id(events)
    if expected is not None and expected != record.id:
        return _wrong(record, f"these are the events of match {expected}", 0)
    added = _added_to_opening(record)
    if added != NO_EVENT:
        topic = events[added].TOPIC
        return _wrong(record, f"no match between decks is given `{topic}` before it begins", added)
    damaged = unsound(events, record.definitions)
    if damaged:
        several = f" and {len(damaged) - 1} more are" if len(damaged) > 1 else " is"
        return _wrong(record, f"definition {damaged[0].hex()}{several} missing or damaged")
    try:
        if record.header.perspective != FULL_LOG:
            return _folded(record)
        # First the rules, then the fold: the fold stumbles only some way after what was changed.
        verify(record.rules(), events, _chance(record), seeded_dealers(record))
        state = fold(game.new_state(), events, game.handlers)
    except Difference as difference:
        if is_newer(header, engine):
            return _newer(record.id, newer(header, engine, str(difference)), len(events))
        found = _wrong(record, str(difference), difference.place)
        changes = explaining(game.changes, header, difference)
        return dataclasses.replace(found, changes=changes)
    except NewerLog as error:
        return _newer(record.id, error, len(events))
    except LogError as error:
        if is_newer(header, engine):
            return _newer(record.id, newer(header, engine, str(error)), len(events))
        return _wrong(record, str(error), _unfoldable(record))
    except MissingDefinition as error:
        return _wrong(record, str(error))
    return Verdict(record.id, len(events), digest(state))


def _folded(record: MatchRecord) -> Verdict:
    """The verdict on a seat's own log. Raises `LogError`."""
    state = admitted(record.game, record.events, record.definitions)
    return Verdict(record.id, len(record.events), digest(state), seat=record.header.perspective)


def verify_match(store: MatchStore, match: str) -> Verdict:
    """Verifies one stored match: chain and checksums, then as `verify_record`, then its listing.

    Raises `UnknownMatch` where there is no such match.
    """
    identity = store.find(match)
    try:
        record = store.record(identity)
    except UnknownGame as error:
        return Verdict(identity, 0, "", str(error), unknown_game=error.name)
    except NewerLog as error:
        return _newer(identity, error)
    except (LogError, DamagedStore) as error:
        return Verdict(identity, 0, "", str(error))
    except StoreError:
        raise
    except Exception as error:
        return Verdict(identity, 0, "", _stopped(error))
    verdict = verify_record(record)
    if not verdict.clean:
        return verdict
    derived = summarise(identity, record.events, record.link.number, record.recorded_at)
    try:
        wrong = _differing(store.summary(identity), derived)
    except (DamagedListing, DamagedStore) as error:
        return dataclasses.replace(_wrong(record, str(error)), listing=True)
    if wrong:
        problem = f"the listing is not what the events say ({', '.join(wrong)})"
        return dataclasses.replace(_wrong(record, problem), listing=True)
    return verdict


def _stopped(error: Exception) -> str:
    return f"it cannot be verified: {type(error).__name__}: {error}"


def _newer(match: str, error: NewerLog, events: int = 0) -> Verdict:
    return Verdict(match, events, "", f"newer: {error}", newer=True)


def _chance(record: MatchRecord) -> ChanceSource | None:
    """What the header's seed derives; None where the log is to be believed."""
    header = record.header
    if header.origin not in BETWEEN_DECKS or header.seed == NO_SEED:
        return None
    return drawn_from(Stream(header.seed, header.index, CHANCE))


def _added_to_opening(record: MatchRecord) -> int:
    """The first event before a match between decks that nobody brings to it, `NO_EVENT` where there is none.
    What is given is not played again: nothing else would tell that it was added."""
    if record.header.origin not in BETWEEN_DECKS or record.header.perspective != FULL_LOG:
        return NO_EVENT
    brought: set[tuple[type[Event], int]] = set()
    for position in range(1, opening_length(record.events)):
        event = record.events[position]
        what = type(event), getattr(event, "seat", NOBODY)
        if not event.BROUGHT or what in brought:
            return position
        brought.add(what)
    return NO_EVENT


def _wrong(record: MatchRecord, problem: str, position: int = NO_EVENT) -> Verdict:
    turn = _turn(record, position) if position != NO_EVENT else 0
    return Verdict(record.id, len(record.events), "", problem, position, turn)


def _turn(record: MatchRecord, position: int) -> int:
    """The turn before an event, as far as the events before it can be folded."""
    game = record.game
    state = game.new_state()
    try:
        fold(state, record.events[:position], game.handlers)
    except LogError:
        return 0
    return game.turns.number(state)


def _unfoldable(record: MatchRecord) -> int:
    """The first event that does not fit the state, `NO_EVENT` if all do."""
    game = record.game
    state = game.new_state()
    for position, event in enumerate(record.events):
        try:
            fold(state, (event,), game.handlers)
        except (LogError, ArithmeticError, AssertionError):
            return position
    return NO_EVENT


def _differing(listed: Summary, derived: Summary) -> list[str]:
    return [
        field.name
        for field in dataclasses.fields(Summary)
        if getattr(listed, field.name) != getattr(derived, field.name)
    ]
