"""From the store's commits to a page of rows: what one transaction of the projection writes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import Any, NamedTuple

import polars as pl

from analytics.position import mark_of
from analytics.timeline import timeline_frame
from dcg.kernel.event import AnswerEvent, Event
from dcg.official.events.setup import DeckPresented, DefinitionsGiven
from dcg.official.events.turn import TurnStarted
from replays.record import MatchRecord
from replays.store import MatchStore
from replays.summary import summarise

_OPENING = 8
"""Decks are presented within so many first events."""
_ADDRESS = 8

_MATCHES: dict[str, Any] = {
    "match": pl.String,
    "game": pl.String,
    "origin": pl.String,
    "deck_0": pl.String,
    "deck_1": pl.String,
    "player_0": pl.String,
    "player_1": pl.String,
    "seed": pl.Int64,
    "index": pl.Int64,
    "finished": pl.Boolean,
    "winner": pl.Int8,
    "reason": pl.String,
    "turns": pl.Int32,
    "events": pl.Int32,
    "decisions": pl.Int32,
    "first_player": pl.Int8,
    "engine": pl.String,
    "rules": pl.String,
    "log_version": pl.Int32,
    "parent": pl.String,
    "parent_position": pl.Int32,
    "perspective": pl.Int8,
    "recorded_at": pl.Datetime("us"),
}
_SEATS: dict[str, Any] = {
    "match": pl.String,
    "seat": pl.Int8,
    "deck": pl.String,
    "deck_list": pl.String,
    "player": pl.String,
    "opponent_deck": pl.String,
    "opponent_player": pl.String,
    "mirror": pl.Boolean,
    "went_first": pl.Boolean,
    "won": pl.Boolean,
    "lost": pl.Boolean,
    "drawn": pl.Boolean,
    "turns": pl.Int32,
    "decisions": pl.Int32,
}


class Page(NamedTuple):
    """Whole matches, and how far in the store they lead: the last commit's position and mark."""

    matches: pl.DataFrame
    seats: pl.DataFrame
    timeline: pl.DataFrame
    position: int
    mark: str


def pages(store: MatchStore, after: int, size: int) -> Iterator[Page]:
    """What was committed after a position, `size` commits at a time.

    A match that goes on in later commits is read whole each time it does.
    """
    while touched := [(position, match) for position, match, _ in store.commits(after, size)]:
        after = touched[-1][0]
        matches = dict.fromkeys(match for _, match in touched)
        yield page_of([store.record(match) for match in matches], after, mark_of(store, after))


def page_of(records: Sequence[MatchRecord], position: int, mark: str) -> Page:
    """The rows of these matches."""
    matches = [match_row(record) for record in records]
    seats = [
        row
        for record, match in zip(records, matches, strict=True)
        for row in seat_rows(record, match)
    ]
    return Page(
        pl.DataFrame(matches, schema=_MATCHES, orient="row"),
        pl.DataFrame(seats, schema=_SEATS, orient="row"),
        timeline_frame(records),
        position,
        mark,
    )


def match_row(record: MatchRecord) -> dict[str, Any]:
    """The row of `matches`."""
    header = record.header
    summary = summarise(record.id, record.events, 0, record.recorded_at)
    parent = header.parent
    return {
        "match": record.id,
        "game": header.game,
        "origin": header.origin,
        "deck_0": header.seats[0].deck or None,
        "deck_1": header.seats[1].deck or None,
        "player_0": header.seats[0].player,
        "player_1": header.seats[1].player,
        "seed": _known(header.seed),
        "index": header.index,
        "finished": summary.winner is not None,
        "winner": None if summary.winner is None else _known(summary.winner),
        "reason": summary.reason or None,
        "turns": summary.turns,
        "events": summary.events,
        "decisions": summary.decisions,
        "first_player": _known(summary.first_player),
        "engine": header.engine,
        "rules": header.rules,
        "log_version": header.log_version,
        "parent": parent.match if parent else None,
        "parent_position": parent.position if parent else None,
        "perspective": _known(header.perspective),
        "recorded_at": datetime.fromtimestamp(record.recorded_at / 1e9, UTC).replace(tzinfo=None),
    }


def seat_rows(record: MatchRecord, match: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The two rows of `seats`."""
    decks = (match["deck_0"], match["deck_1"])
    players = (match["player_0"], match["player_1"])
    lists = deck_lists(record.events)
    turns, decisions = [0, 0], [0, 0]
    for event in record.events:
        if isinstance(event, AnswerEvent):
            decisions[event.seat] += 1
        elif type(event) is TurnStarted:
            turns[event.seat] += 1
    finished, winner, first = match["finished"], match["winner"], match["first_player"]
    for seat in (0, 1):
        yield {
            "match": record.id,
            "seat": seat,
            "deck": decks[seat],
            "deck_list": lists.get(seat),
            "player": players[seat],
            "opponent_deck": decks[1 - seat],
            "opponent_player": players[1 - seat],
            "mirror": decks[0] is not None and decks[0] == decks[1],
            "went_first": None if first is None else first == seat,
            "won": winner == seat if finished else None,
            "lost": winner == 1 - seat if finished else None,
            "drawn": winner is None if finished else None,
            "turns": turns[seat],
            "decisions": decisions[seat],
        }


def deck_lists(events: Iterable[Event]) -> dict[int, str]:
    """A fingerprint of each seat's deck list: copies by definition, whatever their order."""
    addresses = b""
    found = {}
    for event in islice(events, _OPENING):
        if isinstance(event, DefinitionsGiven):
            addresses = event.addresses
        elif isinstance(event, DeckPresented):
            copies = sorted(
                (addresses[place * _ADDRESS : (place + 1) * _ADDRESS], count)
                for place, count in (*event.deck, *event.digi_egg_deck)
                if place >= 0
            )
            content = b"".join(address + bytes([count]) for address, count in copies)
            if content:
                found[event.seat] = hashlib.blake2b(content, digest_size=8).hexdigest()
    return found


def _known(value: int) -> int | None:
    """None for the log's -1."""
    return value if value >= 0 else None
