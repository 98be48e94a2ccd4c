-- What a statistic is about: it is a view over `chosen` or `chosen_matches`, so that filters apply
-- before anything is added up. A filter is a session variable, and one that is not set lets
-- everything through (`analytics/filters.py` sets them):
--     SET VARIABLE only_decks = ['bench-red'];
--     FROM winrate;

-- What statistics call a deck: its id or name, or with `SET VARIABLE decks_by = 'archetype'` (or 'format')
-- its archetype, so that they count all decks of one archetype as one. A deck of no known archetype stays
-- what it is called.
CREATE OR REPLACE MACRO deck_called(deck, archetype, format) AS
CASE getvariable('decks_by')
    WHEN 'archetype' THEN coalesce(archetype, deck)
    WHEN 'format' THEN coalesce(format, deck)
    ELSE deck
END;

CREATE OR REPLACE MACRO called_seats() AS TABLE
SELECT
    * REPLACE (
        deck_called(deck, archetype, format) AS deck,
        deck_called(opponent_deck, opponent_archetype, opponent_format) AS opponent_deck,
        coalesce(
            deck_called(deck, archetype, format)
            = deck_called(opponent_deck, opponent_archetype, opponent_format),
            false
        ) AS mirror
    ),
    deck AS deck_id,
    opponent_deck AS opponent_deck_id
FROM seats;

CREATE OR REPLACE VIEW asked AS
SELECT
    seats.match,
    seats.seat,
    matches.game,
    matches.origin,
    seats.player_kind AS player,
    seats.opponent_kind AS opponent_player,
    seats.deck,
    seats.opponent_deck,
    seats.deck_list,
    seats.mirror,
    seats.went_first,
    seats.won,
    seats.lost,
    seats.drawn,
    matches.finished,
    matches.rules,
    matches.engine,
    matches.recorded_at,
    repeated.match IS NOT NULL AS repeats
FROM called_seats() AS seats JOIN matches USING (match) LEFT JOIN repeated USING (match)
WHERE (getvariable('only_decks') IS NULL
       OR list_contains(getvariable('only_decks')::VARCHAR[], seats.deck_id))
  AND (getvariable('only_against') IS NULL
       OR list_contains(getvariable('only_against')::VARCHAR[], seats.opponent_deck_id))
  AND (getvariable('only_archetype') IS NULL
       OR seats.archetype = getvariable('only_archetype')::VARCHAR)
  AND (getvariable('only_format') IS NULL
       OR seats.format = getvariable('only_format')::VARCHAR)
  AND (getvariable('only_seat') IS NULL
       OR seats.seat = getvariable('only_seat')::TINYINT)
  AND (getvariable('only_first') IS NULL
       OR seats.went_first = getvariable('only_first')::BOOLEAN)
  AND (getvariable('only_player') IS NULL
       OR getvariable('only_player')::VARCHAR IN (seats.player, seats.player_kind))
  AND (getvariable('only_opponent') IS NULL
       OR getvariable('only_opponent')::VARCHAR IN (seats.opponent_player, seats.opponent_kind))
  AND (getvariable('only_deck_list') IS NULL
       OR starts_with(seats.deck_list, getvariable('only_deck_list')::VARCHAR))
  AND (getvariable('only_game') IS NULL
       OR matches.game = getvariable('only_game')::VARCHAR)
  AND (getvariable('only_origin') IS NULL
       OR matches.origin = getvariable('only_origin')::VARCHAR)
  AND (getvariable('only_since') IS NULL
       OR matches.recorded_at >= getvariable('only_since')::TIMESTAMP)
  AND (getvariable('only_before') IS NULL
       OR matches.recorded_at < getvariable('only_before')::TIMESTAMP)
  AND (getvariable('only_rules') IS NULL
       OR matches.rules = getvariable('only_rules')::VARCHAR)
  AND (getvariable('only_engine') IS NULL
       OR matches.engine = getvariable('only_engine')::VARCHAR);
COMMENT ON VIEW asked IS 'Seats that the filters let through (session variables `only_...`; without any, all), with what their match says of them.';
COMMENT ON COLUMN asked.seat IS 'The seat.';
COMMENT ON COLUMN asked.origin IS 'How the record came about.';
COMMENT ON COLUMN asked.player IS 'What kind of player played the seat: a program by its name, or person.';
COMMENT ON COLUMN asked.opponent_player IS 'What kind of player played the other one.';
COMMENT ON COLUMN asked.deck IS 'Its deck; empty where the log does not tell it.';
COMMENT ON COLUMN asked.opponent_deck IS 'Deck of the other seat.';
COMMENT ON COLUMN asked.deck_list IS 'Fingerprint of its cards and of their definitions.';
COMMENT ON COLUMN asked.went_first IS 'Whether it went first.';
COMMENT ON COLUMN asked.won IS 'Whether it won; empty while unfinished.';
COMMENT ON COLUMN asked.lost IS 'Whether it lost; empty while unfinished.';
COMMENT ON COLUMN asked.drawn IS 'Whether nobody won; empty while unfinished.';
COMMENT ON COLUMN asked.finished IS 'Whether the match was played to its end.';
COMMENT ON COLUMN asked.repeats IS 'Whether the match is the very course of another one, which is counted instead.';

CREATE OR REPLACE VIEW chosen AS
SELECT * EXCLUDE (finished, repeats) FROM asked WHERE finished AND NOT repeats AND deck IS NOT NULL;
COMMENT ON VIEW chosen IS 'The seats that statistics by deck count: those of `asked` whose match is finished, is no other match''s course, and whose deck is known. Two seats of one match are not independent of each other.';
COMMENT ON COLUMN chosen.seat IS 'The seat.';
COMMENT ON COLUMN chosen.origin IS 'How the record came about.';
COMMENT ON COLUMN chosen.player IS 'What kind of player played the seat: a program by its name, or person.';
COMMENT ON COLUMN chosen.opponent_player IS 'What kind of player played the other one.';
COMMENT ON COLUMN chosen.deck IS 'Its deck.';
COMMENT ON COLUMN chosen.opponent_deck IS 'Deck of the other seat.';
COMMENT ON COLUMN chosen.deck_list IS 'Fingerprint of its cards and of their definitions.';
COMMENT ON COLUMN chosen.went_first IS 'Whether it went first.';
COMMENT ON COLUMN chosen.won IS 'Whether it won.';
COMMENT ON COLUMN chosen.lost IS 'Whether it lost.';
COMMENT ON COLUMN chosen.drawn IS 'Whether nobody won.';

-- The seats of `chosen` with what their figures are kept apart by. `opponent_deck` is told in mirrors only,
-- which are rows of their own.
CREATE OR REPLACE MACRO seats_by_deck() AS TABLE
SELECT
    game,
    origin,
    player,
    opponent_player,
    deck,
    CASE WHEN mirror THEN deck END AS opponent_deck,
    match,
    seat
FROM chosen;

-- The same for figures of all decks and of each: every seat under its deck, and once more under none where two
-- different decks met.
CREATE OR REPLACE MACRO seats_of_all_decks_and_each() AS TABLE
FROM seats_by_deck()
UNION ALL BY NAME
SELECT * REPLACE (NULL AS deck) FROM seats_by_deck() WHERE opponent_deck IS NULL;

CREATE OR REPLACE VIEW chosen_matches AS
SELECT
    matches.match,
    matches.game,
    matches.origin,
    least(matches.player_kind_0, matches.player_kind_1) AS player,
    greatest(matches.player_kind_0, matches.player_kind_1) AS opponent_player,
    sat.deck AS deck_0,
    sat.opponent_deck AS deck_1,
    sat.mirror,
    matches.winner,
    matches.reason,
    matches.turns,
    matches.events,
    matches.decisions,
    matches.first_player,
    matches.rules,
    matches.engine,
    matches.recorded_at
FROM matches
JOIN called_seats() AS sat ON sat.match = matches.match AND sat.seat = 0
SEMI JOIN (SELECT match FROM asked WHERE NOT repeats) AS held ON held.match = matches.match
WHERE matches.finished;
COMMENT ON VIEW chosen_matches IS 'The matches that statistics by match count, each course once: finished, and the filters let one of their seats through at least.';
COMMENT ON COLUMN chosen_matches.origin IS 'How the record came about.';
COMMENT ON COLUMN chosen_matches.player IS 'What kind of player played one seat: of the two the first by name.';
COMMENT ON COLUMN chosen_matches.opponent_player IS 'What kind of player played the other.';
COMMENT ON COLUMN chosen_matches.deck_0 IS 'Deck of seat 0; empty where the log does not tell it.';
COMMENT ON COLUMN chosen_matches.deck_1 IS 'Deck of seat 1, likewise.';
COMMENT ON COLUMN chosen_matches.winner IS 'Seat that won; empty for a draw.';
COMMENT ON COLUMN chosen_matches.reason IS 'Why it ended.';
COMMENT ON COLUMN chosen_matches.turns IS 'Turns begun, of both seats together.';
COMMENT ON COLUMN chosen_matches.events IS 'Events in the log.';
COMMENT ON COLUMN chosen_matches.decisions IS 'Answers given.';
COMMENT ON COLUMN chosen_matches.first_player IS 'Seat that went first.';
