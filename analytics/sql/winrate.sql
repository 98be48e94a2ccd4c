-- The win rate by deck, and the interval every rate in this project comes with.

-- Bounds of the Wilson score interval at 95 % for `wins` out of `n` independent trials.
-- 1.959963984540054 is the standard normal quantile of 0.975. No trials, no interval.
CREATE MACRO wilson_low(wins, n) AS CASE
    WHEN n = 0 THEN NULL
    WHEN wins = 0 THEN 0.0::DOUBLE
    ELSE (wins + 1.959963984540054::DOUBLE ** 2 / 2
          - 1.959963984540054::DOUBLE
            * sqrt(wins::DOUBLE * (n - wins) / n + 1.959963984540054::DOUBLE ** 2 / 4))
         / (n + 1.959963984540054::DOUBLE ** 2)
END;
CREATE MACRO wilson_high(wins, n) AS 1 - wilson_low(n - wins, n);

-- A rate over fewer matches than this is marked as a small sample: with 30 the 95 % interval of an
-- even match-up is still 34 points wide.
CREATE MACRO small_sample() AS 30;

-- Matches whose two decks bear the same name say nothing about that deck: one seat always wins what
-- the other loses. They are counted apart. Matches of different origin (simulated, played) or between
-- different kinds of players are never added up: each has its own row.
CREATE VIEW winrate AS
WITH counted AS (
    SELECT
        matches.game,
        matches.origin,
        seats.player,
        seats.opponent_player,
        seats.deck,
        count(*) FILTER (NOT seats.mirror) AS n,
        count(*) FILTER (seats.won AND NOT seats.mirror) AS wins,
        count(*) FILTER (seats.lost AND NOT seats.mirror) AS losses,
        count(*) FILTER (seats.drawn AND NOT seats.mirror) AS draws,
        count(DISTINCT seats.match) FILTER (seats.mirror) AS mirrors,
        count(DISTINCT seats.deck_list) AS lists
    FROM seats JOIN matches USING (match)
    WHERE matches.finished AND seats.deck IS NOT NULL
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
COMMENT ON COLUMN winrate.game IS 'The game.';
COMMENT ON COLUMN winrate.origin IS 'How the matches came about: never added up across origins.';
COMMENT ON COLUMN winrate.player IS 'Who or what played the deck.';
COMMENT ON COLUMN winrate.opponent_player IS 'Who or what played against it.';
COMMENT ON COLUMN winrate.deck IS 'The deck, by id or name.';
COMMENT ON COLUMN winrate.n IS 'Matches counted: wins, losses and draws, without mirrors.';
COMMENT ON COLUMN winrate.wins IS 'Matches won.';
COMMENT ON COLUMN winrate.losses IS 'Matches lost.';
COMMENT ON COLUMN winrate.draws IS 'Matches nobody won.';
COMMENT ON COLUMN winrate.rate IS 'wins / n: a draw is counted and is not a win. Empty without a match.';
COMMENT ON COLUMN winrate.low IS 'Lower bound of the Wilson 95 % interval of the rate.';
COMMENT ON COLUMN winrate.high IS 'Upper bound of that interval.';
COMMENT ON COLUMN winrate.small IS 'Whether n is under 30, too few to rank by.';
COMMENT ON COLUMN winrate.mirrors IS 'Matches against a deck of the same name, once each; in no other figure of the row.';
COMMENT ON COLUMN winrate.lists IS 'How many different card lists (or definitions of their cards) bear this name in these matches; more than 1 means they were added up.';
