-- The win rate of going first, and of going second. Mirrors, where the deck is no reason, stand apart:
-- there one seat of each match went first, and its rate alone says all.
CREATE OR REPLACE VIEW first_player AS
WITH counted AS (
    SELECT * REPLACE (NULL AS deck) FROM chosen WHERE went_first AND NOT mirror
    UNION ALL BY NAME
    SELECT * REPLACE (NULL AS deck) FROM chosen WHERE went_first AND mirror
    UNION ALL BY NAME
    SELECT * FROM chosen WHERE went_first IS NOT NULL AND (went_first OR NOT mirror)
),
sums AS (
    SELECT
        game,
        origin,
        player,
        opponent_player,
        deck,
        mirror,
        count(*) FILTER (went_first) AS n,
        count(*) FILTER (won AND went_first) AS wins,
        count(*) FILTER (drawn AND went_first) AS draws,
        count(*) FILTER (NOT went_first) AS n_second,
        count(*) FILTER (won AND NOT went_first) AS wins_second
    FROM counted
    GROUP BY ALL
)
SELECT
    game,
    origin,
    player,
    opponent_player,
    deck,
    mirror,
    n,
    wins,
    draws,
    CASE WHEN n > 0 THEN wins::DOUBLE / n END AS rate,
    wilson_low(wins, n) AS low,
    wilson_high(wins, n) AS high,
    n_second,
    wins_second,
    CASE WHEN n_second > 0 THEN wins_second::DOUBLE / n_second END AS rate_second,
    difference(wins, n, wins_second, n_second) AS difference,
    difference_low(wins, n, wins_second, n_second) AS difference_low,
    difference_high(wins, n, wins_second, n_second) AS difference_high,
    n < small_sample() AS small
FROM sums;
COMMENT ON VIEW first_player IS 'Win rate of the seat that went first: over all matches, and by deck beside its rate when it went second. Apart for each game, origin and pairing of players (player is who went first); finished matches whose log tells who went first.';
COMMENT ON COLUMN first_player.origin IS 'How the matches came about: never added up across origins.';
COMMENT ON COLUMN first_player.player IS 'What kind of player played the deck; without a deck, who went first.';
COMMENT ON COLUMN first_player.deck IS 'The deck; empty for all decks together.';
COMMENT ON COLUMN first_player.mirror IS 'Whether the row is about mirrors, which are in no other row.';
COMMENT ON COLUMN first_player.n IS 'Matches in which it went first.';
COMMENT ON COLUMN first_player.wins IS 'Won among them.';
COMMENT ON COLUMN first_player.draws IS 'Drawn among them.';
COMMENT ON COLUMN first_player.rate IS 'wins / n: the win rate of going first. Empty without a match.';
COMMENT ON COLUMN first_player.low IS 'Lower bound of the Wilson 95 % interval of that rate.';
COMMENT ON COLUMN first_player.n_second IS 'Matches in which the deck went second; 0 where the row is not about one deck against others.';
COMMENT ON COLUMN first_player.wins_second IS 'Won among them.';
COMMENT ON COLUMN first_player.rate_second IS 'wins_second / n_second.';
COMMENT ON COLUMN first_player.difference IS 'rate - rate_second.';
COMMENT ON COLUMN first_player.difference_low IS 'Lower bound of the 95 % interval of the difference (Newcombe, from the two Wilson intervals).';
COMMENT ON COLUMN first_player.difference_high IS 'Upper bound of that interval.';
