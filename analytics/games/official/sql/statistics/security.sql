-- Cards in the own security stack at the end of each turn, of matches that went on after it. Rows
-- for all decks, for each deck, and for each mirror; two seats of one match are one cluster.
CREATE OR REPLACE VIEW security AS
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
        seat_0 * security_0 + seat_1 * security_1 AS cards
    FROM by_match JOIN turns USING (match)
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
    clustered_mean(cards, seats) AS mean,
    clustered_low(cards, seats) AS low,
    clustered_high(cards, seats) AS high,
    count(*) < small_sample() AS small
FROM ended
GROUP BY ALL;
COMMENT ON VIEW security IS 'Cards in the security stack at the end of each turn, of matches that went on: for all decks and by deck, apart for each game, origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN security.deck IS 'The deck; empty for all matches of two different decks together.';
COMMENT ON COLUMN security.opponent_deck IS 'The same deck in mirrors; empty for all other decks together.';
COMMENT ON COLUMN security.n IS 'Matches that went on after it.';
COMMENT ON COLUMN security.mean IS 'Mean of the cards in the security stack.';
COMMENT ON COLUMN security.low IS 'Lower bound of the 95 % interval of that mean, clustered by match; empty for one match.';
