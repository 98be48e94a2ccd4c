-- The win rate by deck. Matches whose two decks bear the same name say nothing about that deck: one
-- seat always wins what the other loses. They are counted apart.
CREATE OR REPLACE VIEW winrate AS
WITH counted AS (
    SELECT
        game,
        origin,
        player,
        opponent_player,
        deck,
        count(*) FILTER (NOT mirror) AS n,
        count(*) FILTER (won AND NOT mirror) AS wins,
        count(*) FILTER (lost AND NOT mirror) AS losses,
        count(*) FILTER (drawn AND NOT mirror) AS draws,
        count(DISTINCT match) FILTER (mirror) AS mirrors,
        count(DISTINCT deck_list) AS lists
    FROM chosen
    GROUP BY ALL
)
SELECT
    game,
    origin,
    player,
    opponent_player,
    deck,
    n,
    wins,
    losses,
    draws,
    CASE WHEN n > 0 THEN wins::DOUBLE / n END AS rate,
    wilson_low(wins, n) AS low,
    wilson_high(wins, n) AS high,
    n < small_sample() AS small,
    mirrors,
    lists
FROM counted;
COMMENT ON VIEW winrate IS 'Win rate by deck, apart for each game, origin and pairing of players. Finished matches only. Rows are not independent of each other: a match counts for both of its decks.';
COMMENT ON COLUMN winrate.origin IS 'How the matches came about: never added up across origins.';
COMMENT ON COLUMN winrate.deck IS 'The deck, by id or name.';
COMMENT ON COLUMN winrate.n IS 'Matches counted: wins, losses and draws, without mirrors.';
COMMENT ON COLUMN winrate.wins IS 'Matches won.';
COMMENT ON COLUMN winrate.losses IS 'Matches lost.';
COMMENT ON COLUMN winrate.draws IS 'Matches nobody won.';
COMMENT ON COLUMN winrate.rate IS 'wins / n: a draw is counted and is not a win. Empty without a match.';
COMMENT ON COLUMN winrate.low IS 'Lower bound of the Wilson 95 % interval of the rate.';
COMMENT ON COLUMN winrate.small IS 'Whether n is under 30, too few to rank by.';
COMMENT ON COLUMN winrate.mirrors IS 'Matches against a deck of the same name, once each; in no other figure of the row.';
COMMENT ON COLUMN winrate.lists IS 'How many different card lists (or definitions of their cards) bear this name in these matches; more than 1 means they were added up.';
