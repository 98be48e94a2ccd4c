-- KO points at the end of each turn, of matches that went on after it. Rows
-- for all decks, for each deck, and for each mirror; two seats of one match are one cluster.
CREATE OR REPLACE VIEW knockouts AS
WITH by_match AS (
    SELECT
        * EXCLUDE (seat),
        count(*) FILTER (seat = 0) AS seat_0,
        count(*) FILTER (seat = 1) AS seat_1
    FROM seats_of_all_decks_and_each()
    GROUP BY ALL
),
ended AS (
    SELECT
        by_match.*,
        turn,
        seat_0 + seat_1 AS seats,
        seat_0 * ko_0 + seat_1 * ko_1 AS points
    FROM by_match JOIN battle_evolution.turns AS turns USING (match)
    WHERE turns.ended
)
SELECT
    game,
    origin,
    player,
    opponent_player,
    deck,
    opponent_deck,
    turn,
    count(*) AS n,
    clustered_mean(points, seats) AS mean,
    clustered_low(points, seats) AS low,
    clustered_high(points, seats) AS high,
    count(*) < small_sample() AS small
FROM ended
GROUP BY ALL;
COMMENT ON VIEW knockouts IS 'KO points at the end of each turn, of matches that went on: for all decks and by deck, apart for each origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN knockouts.deck IS 'The deck; empty for all matches of two different decks together.';
COMMENT ON COLUMN knockouts.opponent_deck IS 'The same deck in mirrors; empty for all other decks together.';
COMMENT ON COLUMN knockouts.n IS 'Matches that went on after it.';
COMMENT ON COLUMN knockouts.mean IS 'Mean KO points of a seat.';
COMMENT ON COLUMN knockouts.low IS 'Lower bound of the 95 % interval of that mean, clustered by match; empty for one match.';
