-- How often a turn hands the opponent which memory: the distribution behind `memory`.
CREATE OR REPLACE VIEW handed AS
WITH counted AS (
    SELECT
        * EXCLUDE (handed, passes),
        len(list_filter(handed, lambda one: one = memory)) AS hits,
        len(handed) AS of_turns
    FROM handings, (SELECT DISTINCT memory_handed AS memory FROM turns WHERE ended)
)
SELECT
    * EXCLUDE (match, hits, of_turns),
    count(*) AS n,
    sum(hits)::BIGINT AS turns,
    clustered_mean(hits, of_turns) AS share,
    clustered_rate_low(hits, of_turns) AS low,
    clustered_rate_high(hits, of_turns) AS high,
    count(*) < small_sample() AS small
FROM counted
GROUP BY ALL;
COMMENT ON VIEW handed IS 'How often a turn hands the opponent which memory: for all decks and by deck, apart for each game, origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN handed.memory IS 'Memory the opponent got.';
COMMENT ON COLUMN handed.turns IS 'Turns that handed so much.';
COMMENT ON COLUMN handed.share IS 'That part of all turns that ended.';
COMMENT ON COLUMN handed.low IS 'Lower bound of the 95 % interval of that share, clustered by match.';
