"""What statistics count of matches: the rows of one page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import pyarrow as pa

from analytics.games import own_tables, tables_of
from analytics.games.tables import GameTables, Reading
from analytics.match_rows import by_game
from analytics.page import Rows
from dcg.kernel.absent import NOBODY
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.registry import Handler
from dcg.record import MatchRecord
from dcg.telling.who import PERSON, player_shown
from replays.fingerprint import fingerprint
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
        ("player_kind_0", pa.string()),
        ("player_kind_1", pa.string()),
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
        ("course", pa.string()),
    ]
)
_SEATS = pa.schema(
    [
        ("match", pa.string()),
        ("seat", pa.int8()),
        ("deck", pa.string()),
        ("deck_list", pa.string()),
        ("archetype", pa.string()),
        ("format", pa.string()),
        ("player", pa.string()),
        ("player_kind", pa.string()),
        ("opponent_deck", pa.string()),
        ("opponent_archetype", pa.string()),
        ("opponent_format", pa.string()),
        ("opponent_player", pa.string()),
        ("opponent_kind", pa.string()),
        ("mirror", pa.bool_()),
        ("went_first", pa.bool_()),
        ("won", pa.bool_()),
        ("lost", pa.bool_()),
        ("drawn", pa.bool_()),
        ("turns", pa.int32()),
        ("decisions", pa.int32()),
    ]
)


def read(record: MatchRecord) -> Reading:
    """Folds a match once. Raises whatever its events raise where they are not a match's."""
    game = record.game
    tables = tables_of(game)
    own = tables.reader()
    state = game.new_state()
    handlers, watch = game.handlers, own.watch
    plans: dict[type[Event], tuple[Handler, Callable[[Any, int, Any], None] | None]] = {}
    for place, event in enumerate(record.events):
        kind = type(event)
        plan = plans.get(kind)
        if plan is None:
            plan = plans[kind] = handlers[kind], watch.get(kind)
        plan[0](state, event)
        if plan[1] is not None:
            plan[1](state, place, event)
    own.ended(state, len(record.events))
    return Reading(record, tables, state, own)


def rows_of(readings: Sequence[Reading]) -> Rows:
    """The rows of matches that were read: those every game has, and those of each game."""
    matches = [match_row(one.record) for one in readings]
    seats = [
        row for one, match in zip(readings, matches, strict=True) for row in seat_rows(one, match)
    ]
    rows = {
        "matches": pa.Table.from_pylist(matches, _MATCHES),
        "seats": pa.Table.from_pylist(seats, _SEATS),
    }
    for held in by_game(readings):
        rows |= _of_game(held[0].tables, held[0].tables.page(held))
    return rows


def of_store(store: MatchStore) -> Rows:
    """The definitions of the store, for each game that keeps them."""
    held = store.definitions()
    rows: dict[str, pa.Table] = {}
    for game in own_tables().values():
        rows |= _of_game(game, game.definitions(held))
    return rows


def _of_game(game: GameTables, rows: Rows) -> dict[str, pa.Table]:
    return {f"{game.schema}.{name}": table for name, table in rows.items()}


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
        "player_0": player_shown(header.seats[0].player),
        "player_1": player_shown(header.seats[1].player),
        "player_kind_0": kind_of(record, 0),
        "player_kind_1": kind_of(record, 1),
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
        "course": fingerprint(record),
    }


def kind_of(record: MatchRecord, seat: int) -> str:
    """The kind of player: a program by its name, `person` for anybody else.

    What a run simulated or branched was played by programs, whatever they are called.
    """
    header = record.header
    name = header.seats[seat].player
    played = header.origin not in ("simulated", "branched") and name not in record.game.players
    return PERSON if played else name


def seat_rows(reading: Reading, match: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The two rows of `seats`."""
    record = reading.record
    decks = (match["deck_0"], match["deck_1"])
    players = (match["player_0"], match["player_1"])
    kinds = (match["player_kind_0"], match["player_kind_1"])
    lists = reading.tables.deck_lists(record.events)
    kinds_of_deck = [reading.tables.kind_of_deck(deck or "") for deck in decks]
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
            "archetype": kinds_of_deck[seat].archetype,
            "format": kinds_of_deck[seat].format,
            "player": players[seat],
            "player_kind": kinds[seat],
            "opponent_deck": decks[1 - seat],
            "opponent_archetype": kinds_of_deck[1 - seat].archetype,
            "opponent_format": kinds_of_deck[1 - seat].format,
            "opponent_player": players[1 - seat],
            "opponent_kind": kinds[1 - seat],
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
