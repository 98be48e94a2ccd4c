"""Invented matches straight in the tables, without events: for what statistics make of them."""

from __future__ import annotations

from datetime import datetime

import duckdb


def add(
    database: duckdb.DuckDBPyConnection,
    decks: tuple[str, str],
    winner: int | None,
    *,
    origin: str = "simulated",
    players: tuple[str, str] = ("random", "random"),
    finished: bool = True,
    lists: tuple[str, str] = ("x", "y"),
    rules: str = "3.6",
    engine: str = "e",
    first_player: int | None = None,
    archetypes: tuple[str | None, str | None] = (None, None),
    formats: tuple[str | None, str | None] = (None, None),
    recorded_at: datetime = datetime(2026, 1, 1),  # noqa: DTZ001 - UTC, as stored
) -> str:
    """Its id."""
    ((count,),) = database.execute("SELECT count(*) FROM matches").fetchall()
    match = f"m{count}"
    database.execute(
        "INSERT INTO matches BY NAME SELECT $match AS match, 'digimon-card-game' AS game, $origin AS origin, "
        "$player_0 AS player_0, $player_1 AS player_1, $player_0 AS player_kind_0, "
        "$player_1 AS player_kind_1, $finished AS finished, $winner AS winner, "
        "0 AS turns, 0 AS events, 0 AS decisions, $engine AS engine, $rules AS rules, "
        "$first AS first_player, "
        "1 AS log_version, $recorded_at AS recorded_at",
        {
            "match": match,
            "origin": origin,
            "player_0": players[0],
            "player_1": players[1],
            "finished": finished,
            "winner": winner,
            "rules": rules,
            "engine": engine,
            "first": first_player,
            "recorded_at": recorded_at,
        },
    )
    for seat in (0, 1):
        database.execute(
            "INSERT INTO seats BY NAME SELECT $match AS match, $seat AS seat, $deck AS deck, "
            "$list AS deck_list, $archetype AS archetype, $format AS format, "
            "$other_archetype AS opponent_archetype, $other_format AS opponent_format, $player AS player, $other AS opponent_deck, "
            "$opponent AS opponent_player, $player AS player_kind, $opponent AS opponent_kind, $mirror AS mirror, $first AS went_first, $won AS won, $lost AS lost, "
            "$drawn AS drawn, 0 AS turns, 0 AS decisions",
            {
                "match": match,
                "seat": seat,
                "deck": decks[seat],
                "list": lists[seat],
                "archetype": archetypes[seat],
                "format": formats[seat],
                "other_archetype": archetypes[1 - seat],
                "other_format": formats[1 - seat],
                "player": players[seat],
                "other": decks[1 - seat],
                "opponent": players[1 - seat],
                "mirror": decks[0] == decks[1],
                "first": None if first_player is None else first_player == seat,
                "won": winner == seat if finished else None,
                "lost": winner == 1 - seat if finished else None,
                "drawn": winner is None if finished else None,
            },
        )
    return match
