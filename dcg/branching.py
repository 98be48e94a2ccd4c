"""Branching a match: the same events up to a position, then another course.

What is hidden there can be dealt anew: then it is no longer about one order of the decks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from dcg import games
from dcg.given import seat_number, shown, whole
from dcg.kernel.absent import FULL_LOG, NO_SEED, NOBODY
from dcg.kernel.chance import CHANCE, REDEAL, Stream, match_id
from dcg.kernel.course import HiddenRedealt, MatchEnded, MatchStarted
from dcg.kernel.decision import Sealed
from dcg.kernel.errors import Refused
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.header import Header, Parent, Seat
from dcg.kernel.redeal import own_redeal, redeal
from dcg.kernel.rerun import Dealer, opening_length, resume
from dcg.kernel.session import Session, drawn_from
from dcg.log import no_event
from dcg.opening import match_header
from dcg.record import MatchRecord

HiddenFrom = Literal[0, 1, "both"]
"""From whom is hidden what a branch deals anew: from one seat, or from both."""

BOTH: Final = "both"


def branch(
    record: MatchRecord,
    position: int,
    seed: int,
    index: int = 0,
    hidden_from: HiddenFrom | None = None,
) -> Session:
    """A session that has replayed the first `position` events and waits for another answer.

    What chance decides from there on comes from the branch's own seed. So does, with `hidden_from`,
    what is hidden there from that seat or from both; without, it is the record's. Raises
    `IndexError` for a position outside the match, `Difference` where the engine does not reproduce the
    record.
    """
    if not 0 < position <= len(record.events):
        raise IndexError(f"position {position} is not in 1 to {len(record.events)}")
    chance = drawn_from(Stream(seed, index, CHANCE))
    dealer = None
    if hidden_from is not None:
        dealer = _dealer(record, _logged(hidden_from), seed, index)
    return resume(record.rules(), record.events, position, chance, dealer)


def _dealer(record: MatchRecord, hidden_from: int, seed: int, index: int) -> Dealer:
    game = record.game
    stream = Stream(seed, index, REDEAL)
    return lambda state: redeal(game, state, hidden_from, stream)


def _logged(hidden_from: HiddenFrom) -> int:
    """As the log has it (`HiddenRedealt`)."""
    return NOBODY if hidden_from == BOTH else hidden_from


def check_branch(record: MatchRecord, at: int, hidden_from: HiddenFrom | None = None) -> None:
    """Checks that a match can be played on otherwise after event number `at`, and what is hidden there
    from a seat, or both, dealt anew.

    Raises `IndexError` for an event that the record does not have, `Refused` (`one_seats_log`,
    `match_over`, `not_asked`), `ValueError` for a seat that there is not, `NotImplementedError` for a
    game that cannot deal anew.
    """
    if not 0 <= whole(at, "the number of an event") < len(record.events):
        raise no_event(at, record.events)
    held = record.header.perspective
    if held != FULL_LOG:
        raise Refused(
            "one_seats_log",
            f"match {record.id[:8]} is seat {held}'s own log: the rules cannot be run on what one "
            "seat knows",
        )
    if any(isinstance(event, MatchEnded) for event in record.events[: at + 1]):
        raise Refused(
            "match_over", f"match {record.id[:8]} is over at event {at}: nothing is left to play"
        )
    if hidden_from is None:
        return
    _check_hidden_from(hidden_from)
    if not deals_anew(record):
        raise NotImplementedError(f"the {record.game.title} cannot deal anew")
    if hidden_from != BOTH:
        check_asked(record, at + 1, hidden_from)


def _check_hidden_from(hidden_from: Any) -> None:
    try:
        if hidden_from != BOTH:
            seat_number(hidden_from)
    except (TypeError, ValueError) as error:
        raise type(error)(f"hidden from seat 0, 1 or 'both', not {shown(hidden_from)}") from None


def deals_anew(record: MatchRecord) -> bool:
    """Whether this match's game can tell what is hidden in it."""
    return record.game.exchangeable(record.game.new_state(), NOBODY) is not None


def check_asked(record: MatchRecord, position: int, seat: int) -> None:
    """Checks that `seat` is asked at a position, so that what it does not know can be dealt anew.

    While the other seat is asked, that seat's own cards are what it is asked about. Raises `Refused`
    (`not_asked`) that names the next event where it is, and what `branch` raises.
    """
    session = branch(record, position, 0)
    request = session.request
    asked = isinstance(request, Sealed) or (request is not None and request.seat == seat)
    if asked and len(session.match.log) == position:
        return
    if between_sealed(session, position):
        raise Refused(
            "not_asked",
            f"event {position - 1} is the first of two secret answers: what is hidden is dealt anew "
            f"before both (event {position - 2}) or after them",
        )
    later = next(
        (
            number - 1
            for number in range(position, len(record.events))
            if isinstance(event := record.events[number], AnswerEvent) and event.seat == seat
        ),
        None,
    )
    where = (
        f"; it is next asked at event {later}" if later is not None else ", and never is after it"
    )
    raise Refused("not_asked", f"seat {seat} is not asked anything at event {position - 1}{where}")


def between_sealed(session: Session, position: int) -> bool:
    """Whether a branch at this position has one of two secret answers, which is not logged without
    the other."""
    return isinstance(session.request, Sealed) and len(session.match.log) < position


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
    return MatchRecord(branch_id(own, dealt_anew(own, events)), events, record.definitions)


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


def dealt_anew(header: Header, events: Sequence[Event]) -> HiddenFrom | None:
    """From whom what this branch dealt anew was hidden; None where it kept everything."""
    position = redealt_at(header, events)
    if position is None:
        return None
    found: dict[int, HiddenFrom] = {NOBODY: BOTH, 0: 0, 1: 1}
    return found[_redealt(events, position).hidden_from]


def redealt_at(header: Header, events: Sequence[Event]) -> int | None:
    """The position of what this branch dealt anew itself; None where it kept everything, and for a
    match that is no branch."""
    return own_redeal(events, header.parent.position) if header.parent is not None else None


def _redealt(events: Sequence[Event], position: int) -> HiddenRedealt:
    event = events[position]
    assert isinstance(event, HiddenRedealt)
    return event


def seeded_dealers(record: MatchRecord) -> Mapping[int, Dealer]:
    """What the header's seed deals anew at the position where this branch did."""
    header, events = record.header, record.events
    position = redealt_at(header, events)
    if position is None or header.seed == NO_SEED:
        return {}
    hidden_from = _redealt(events, position).hidden_from
    return {position: _dealer(record, hidden_from, header.seed, header.index)}


def branch_id(header: Header, hidden_from: HiddenFrom | None = None) -> str:
    """The id of the match that begins under this header of a branch, dealt anew or not."""
    registry = games.find(header.game).registry
    content = registry.encode([MatchStarted(header)])
    if hidden_from is not None:
        content += f"/{REDEAL}/{_logged(hidden_from)}".encode()
    return str(match_id(header.seed, header.index, content))
