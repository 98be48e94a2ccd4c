"""From the store's commits to a page of rows: what one transaction of the projection writes."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from analytics.arrow import flat, lists
from analytics.bookmark import mark_of
from analytics.errors import UnreadableMatch
from analytics.games import own_tables
from analytics.games.plain import Unnumbered
from analytics.games.tables import AnswerRow, CardNumbering, Reading
from analytics.match_reading import read
from analytics.match_rows import columns_of, match_of
from dcg.kernel.absent import NOBODY
from dcg.kernel.errors import LogError
from dcg.kernel.event import AnswerEvent
from dcg.record import MatchRecord
from replays.errors import UnknownMatch
from replays.store import MatchStore
from replays.summary import summarise

_MATCHES = pa.schema(
    [
        ("match", pa.string()),
        ("game", pa.string()),
        ("origin", pa.string()),
        ("deck_0", pa.string()),
        ("deck_1", pa.string()),
        ("player_0", pa.string()),
        ("player_1", pa.string()),
        ("seed", pa.int64()),
        ("index", pa.int64()),
        ("finished", pa.bool_()),
        ("winner", pa.int8()),
        ("reason", pa.string()),
        ("turns", pa.int32()),
        ("events", pa.int32()),
        ("decisions", pa.int32()),
        ("first_player", pa.int8()),
        ("engine", pa.string()),
        ("rules", pa.string()),
        ("log_version", pa.int32()),
        ("parent", pa.string()),
        ("parent_position", pa.int32()),
        ("perspective", pa.int8()),
        ("recorded_at", pa.timestamp("us")),
    ]
)
_SEATS = pa.schema(
    [
        ("match", pa.string()),
        ("seat", pa.int8()),
        ("deck", pa.string()),
        ("deck_list", pa.string()),
        ("player", pa.string()),
        ("opponent_deck", pa.string()),
        ("opponent_player", pa.string()),
        ("mirror", pa.bool_()),
        ("went_first", pa.bool_()),
        ("won", pa.bool_()),
        ("lost", pa.bool_()),
        ("drawn", pa.bool_()),
        ("turns", pa.int32()),
        ("decisions", pa.int32()),
    ]
)
_LEFT_OUT = pa.schema([("match", pa.string()), ("reason", pa.string())])


class OwnTables(NamedTuple):
    """What a page has for one game, and the SQL that writes it."""

    sql: str
    tables: Mapping[str, pa.Table]


class Page(NamedTuple):
    """Rows by table, and how far in the store they lead: the last commit's position and mark.

    `tables` are those that every game has; `own` are those of each game. `events` is how many events the
    matches have. `matches` are the ids of all matches the page is about, also of those that could not be read.
    """

    matches: tuple[str, ...]
    tables: dict[str, pa.Table]
    own: Sequence[OwnTables]
    position: int
    mark: str
    events: int


def pages(store: MatchStore, after: int, size: int) -> Iterator[Page]:
    """What was committed after a position, `size` commits at a time.

    A match that goes on in later commits is read whole each time it does. One that cannot be read
    has one row, in `left_out`; one that was forgotten has none.
    """
    while touched := store.positions(after, size):
        after = touched[-1][0]
        matches = dict.fromkeys(match for _, match, _ in touched)
        yield page_of(store, list(matches), after)


def page_of(store: MatchStore, matches: Sequence[str], position: int) -> Page:
    """The rows of these matches."""
    readings = []
    left_out = []
    with _without_collector():
        for match in matches:
            try:
                readings.append(read(store.record(match)))
            except UnknownMatch:  # forgotten: the page is about it, and has no row of it
                continue
            except (LogError, UnreadableMatch) as error:
                left_out.append({"match": match, "reason": _reason(match, error)})
        tables, own = tables_of(readings)
    return Page(
        tuple(matches),
        {**tables, "left_out": pa.Table.from_pylist(left_out, _LEFT_OUT)},
        [*_definitions(store), *own],
        position,
        mark_of(store, position),
        sum(len(one.record.events) for one in readings),
    )


def _definitions(store: MatchStore) -> Iterator[OwnTables]:
    """The definitions of the store, for each game that keeps them."""
    held = store.definitions()
    for game in own_tables().values():
        yield OwnTables(game.definitions_sql(), game.definitions(held))


@contextmanager
def _without_collector() -> Iterator[None]:
    """A page is a million objects that all live until it is written, none of them in a cycle: looking
    for cycles again and again takes a tenth of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _reason(match: str, error: Exception) -> str:
    """Why, without the match's id, which stands beside it."""
    why = error.__cause__ if isinstance(error, UnreadableMatch) else error
    return str(why).removeprefix(f"match {match}: ")


def tables_of(
    readings: Sequence[Reading],
) -> tuple[dict[str, pa.Table], list[OwnTables]]:
    """The rows of matches that were read, by table: those every game has, and those of each game."""
    matches = [match_row(one.record) for one in readings]
    decisions, own = [], []
    for held in _by_game(readings):
        numbers = held[0].tables.card_numbers(held)
        decisions.append(decisions_table(held, numbers))
        own.append(OwnTables(held[0].tables.fill_sql(), held[0].tables.page(held, numbers)))
    shared = {
        "matches": pa.Table.from_pylist(matches, _MATCHES),
        "seats": pa.Table.from_pylist(
            [
                row
                for one, match in zip(readings, matches, strict=True)
                for row in seat_rows(one, match)
            ],
            _SEATS,
        ),
        "decisions": pa.concat_tables(decisions).unify_dictionaries()
        if decisions
        else decisions_table((), Unnumbered()),
    }
    return shared, own


def _by_game(readings: Sequence[Reading]) -> list[list[Reading]]:
    """The matches of each game."""
    found: dict[str, list[Reading]] = {}
    for one in readings:
        found.setdefault(one.record.header.game, []).append(one)
    return list(found.values())


def decisions_table(readings: Sequence[Reading], numbers: CardNumbering) -> pa.Table:
    """The rows of `decisions` of one game's matches: one an answer."""
    held = [one.answers for one in readings]
    columns = columns_of(AnswerRow._fields, [answer for one in held for answer in one])
    return pa.table(
        {
            "match": match_of(readings, held),
            "event": pa.array(columns["event"], pa.int32()),
            "number": pa.array(flat([np.arange(len(one)) + 1 for one in held]), pa.int32()),
            "seat": pa.array(columns["seat"], pa.int8()),
            "turn": pa.array(columns["turn"], pa.int32()),
            "turn_player": pa.array(columns["turn_player"], pa.int8()),
            "question": pa.array(columns["question"], pa.string()),
            "options": pa.array(columns["options"], pa.int32()),
            "option": pa.array(columns["option"], pa.string()),
            "cards": lists(
                np.array([len(cards) for cards in columns["cards"]], np.int64),
                numbers.of([[card for each in one for card in each.cards] for one in held]),
            ),
            "declared": pa.array(columns["declared"], pa.int32()),
        }
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


def seat_rows(reading: Reading, match: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The two rows of `seats`."""
    record = reading.record
    decks = (match["deck_0"], match["deck_1"])
    players = (match["player_0"], match["player_1"])
    lists = reading.tables.deck_lists(record.events)
    begins = record.game.turns
    turns, decisions = [0, 0], [0, 0]
    for event in record.events:
        if isinstance(event, AnswerEvent):
            decisions[event.seat] += 1
        elif type(event) in begins.kinds and begins.begun(event) is not None:
            seat = getattr(event, "seat", NOBODY)
            if seat != NOBODY:
                turns[seat] += 1
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


def _known(value: int) -> int | None:
    """None for the log's -1."""
    return value if value >= 0 else None
