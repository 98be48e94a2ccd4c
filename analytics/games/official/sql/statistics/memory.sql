-- Memory a deck hands its opponent at the end of a turn. Turns of one match hang together, so every
-- interval is clustered by match.
CREATE OR REPLACE VIEW memory AS
WITH added AS (
    SELECT
        *,
        len(handed) AS turns,
        list_sum(handed) AS total,
        len(list_filter(handed, lambda memory: memory = 1)) AS ones
    FROM handings
)
SELECT
    * EXCLUDE (match, handed, passes, turns, total, ones),
    count(*) AS n,
    sum(turns)::BIGINT AS turns,
    clustered_mean(total, turns) AS mean,
    clustered_low(total, turns) AS low,
    clustered_high(total, turns) AS high,
    list_aggregate(flatten(list(handed)), 'quantile_cont', 0.25) AS lower,
    list_aggregate(flatten(list(handed)), 'quantile_cont', 0.5) AS median,
    list_aggregate(flatten(list(handed)), 'quantile_cont', 0.75) AS upper,
    clustered_mean(ones, turns) AS one,
    clustered_rate_low(ones, turns) AS one_low,
    clustered_rate_high(ones, turns) AS one_high,
    clustered_mean(passes, turns) AS passed,
    clustered_rate_low(passes, turns) AS passed_low,
    clustered_rate_high(passes, turns) AS passed_high,
    count(*) < small_sample() AS small
FROM added
GROUP BY ALL;
COMMENT ON VIEW memory IS 'Memory handed to the opponent at the end of a turn: for all decks and by deck, apart for each game, origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN memory.turns IS 'Turns counted: those that ended, not those in which the match did.';
COMMENT ON COLUMN memory.mean IS 'Mean of the memory the opponent got.';
COMMENT ON COLUMN memory.low IS 'Lower bound of the 95 % interval of that mean, clustered by match; empty for one match.';
COMMENT ON COLUMN memory.lower IS 'Lower quartile of it, over turns.';
COMMENT ON COLUMN memory.median IS 'Its median.';
COMMENT ON COLUMN memory.upper IS 'Its upper quartile.';
COMMENT ON COLUMN memory.one IS 'Share of turns that handed exactly 1.';
COMMENT ON COLUMN memory.one_low IS 'Lower bound of the 95 % interval of that share, clustered by match.';
COMMENT ON COLUMN memory.one_high IS 'Upper bound of that interval.';
COMMENT ON COLUMN memory.passed IS 'Share of turns in which the player passed.';
COMMENT ON COLUMN memory.passed_low IS 'Lower bound of the 95 % interval of that share, clustered by match.';
COMMENT ON COLUMN memory.passed_high IS 'Upper bound of that interval.';
