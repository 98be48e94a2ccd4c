-- Statistics that several games have, each of its own table: a game's view names the table and says which
-- of its columns are counted. Seats of one match that stand in one row are one cluster.

-- Of a table of turns, what seat 0 and seat 1 have at the end of each: the mean, of matches that went on.
CREATE OR REPLACE MACRO mean_by_turn(of_turns, of_0, of_1) AS TABLE
WITH by_match AS (
    SELECT
        * EXCLUDE (seat),
        count(*) FILTER (seat = 0) AS seat_0,
        count(*) FILTER (seat = 1) AS seat_1
    FROM seats_of_all_decks_and_each()
    GROUP BY ALL
),
ended_turns AS (
    SELECT
        by_match.*,
        turn,
        seat_0 + seat_1 AS seats,
        seat_0 * of_0 + seat_1 * of_1 AS had
    FROM by_match JOIN query_table(of_turns) AS turns USING (match)
    WHERE turns.ended
)
SELECT
    * EXCLUDE (match, seat_0, seat_1, seats, had),
    count(*) AS n,
    clustered_mean(had, seats) AS mean,
    clustered_low(had, seats) AS low,
    clustered_high(had, seats) AS high,
    count(*) < small_sample() AS small
FROM ended_turns
GROUP BY ALL;

-- How often who has more at the end of a turn goes on to win. Of two seats of one kind of player only the
-- leader counts: the other's rate is what the leader's leaves.
CREATE OR REPLACE MACRO wins_by_lead(of_turns, of_0, of_1) AS TABLE
WITH standing AS (
    SELECT
        game,
        origin,
        player,
        opponent_player,
        CASE WHEN mirror THEN 'mirror' ELSE 'different' END AS decks,
        match,
        seat,
        won,
        count(*) OVER (PARTITION BY match, player, opponent_player) > 1 AS two_seats
    FROM chosen
),
led AS (
    SELECT
        standing.*,
        turns.turn,
        CASE standing.seat WHEN 0 THEN of_0 - of_1 ELSE of_1 - of_0 END AS lead
    FROM standing JOIN query_table(of_turns) AS turns USING (match)
    WHERE turns.ended
)
SELECT
    * EXCLUDE (match, seat, won, two_seats),
    count(*) AS n,
    count(*) FILTER (won) AS wins,
    count(*) FILTER (won)::DOUBLE / count(*) AS rate,
    wilson_low(count(*) FILTER (won), count(*)) AS low,
    wilson_high(count(*) FILTER (won), count(*)) AS high,
    count(*) < small_sample() AS small
FROM led
WHERE lead > 0 OR NOT two_seats
GROUP BY ALL;
