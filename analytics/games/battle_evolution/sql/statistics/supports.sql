-- Where supports come from, and what becomes of them. Those of one match are one cluster.
CREATE OR REPLACE VIEW supports AS
WITH by_match AS (
    SELECT
        seats.* EXCLUDE (seat),
        count(*) AS asked,
        [count(*) FILTER (source = 'hand'), count(*) FILTER (source = 'blind'),
         count(*) FILTER (source = 'proxy'), count(*) FILTER (source = 'none')] AS times,
        [count(*) FILTER (source = 'hand' AND voided), count(*) FILTER (source = 'blind' AND voided),
         count(*) FILTER (source = 'proxy' AND voided), 0] AS voids,
        [count(*) FILTER (source = 'hand' AND misfired),
         count(*) FILTER (source = 'blind' AND misfired),
         count(*) FILTER (source = 'proxy' AND misfired), 0] AS misfires
    FROM seats_of_all_decks_and_each() AS seats
    JOIN battle_evolution.supports_placed USING (match, seat)
    GROUP BY ALL
),
each_source AS (
    SELECT
        * EXCLUDE (times, voids, misfires),
        unnest(['hand', 'blind', 'proxy', 'none']) AS source,
        unnest(times) AS times,
        unnest(voids) AS voids,
        unnest(misfires) AS misfires
    FROM by_match
)
SELECT
    game, origin, player, opponent_player, deck, opponent_deck, source,
    count(*) AS n,
    sum(asked)::BIGINT AS asked,
    sum(times)::BIGINT AS times,
    clustered_mean(times, asked) AS share,
    clustered_rate_low(times, asked) AS low,
    clustered_rate_high(times, asked) AS high,
    CASE WHEN any_value(source) <> 'none' AND sum(times) > 0 THEN clustered_mean(voids, times) END AS voided,
    CASE WHEN any_value(source) <> 'none' AND sum(times) > 0 THEN clustered_rate_low(voids, times) END
        AS voided_low,
    CASE WHEN any_value(source) <> 'none' AND sum(times) > 0 THEN clustered_rate_high(voids, times) END
        AS voided_high,
    CASE WHEN any_value(source) <> 'none' AND sum(times) > 0 THEN clustered_mean(misfires, times) END AS misfired,
    CASE WHEN any_value(source) <> 'none' AND sum(times) > 0 THEN clustered_rate_low(misfires, times) END
        AS misfired_low,
    CASE WHEN any_value(source) <> 'none' AND sum(times) > 0 THEN clustered_rate_high(misfires, times) END
        AS misfired_high,
    count(*) < small_sample() AS small
FROM each_source
GROUP BY ALL;
COMMENT ON VIEW supports IS 'Where supports come from and how many are voided or misfire: for all decks and by deck, apart for each origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN supports.source IS 'hand; blind, from the top of the deck; proxy, from the Destiny Zone; or none.';
COMMENT ON COLUMN supports.asked IS 'Supports of any source and refusals to support.';
COMMENT ON COLUMN supports.times IS 'Of these, how many came from here.';
COMMENT ON COLUMN supports.share IS 'times / asked.';
COMMENT ON COLUMN supports.low IS 'Lower bound of the 95 % interval of the share, clustered by match.';
COMMENT ON COLUMN supports.voided IS 'Share of them that was voided.';
COMMENT ON COLUMN supports.voided_low IS 'Lower bound of the 95 % interval of that share, clustered by match.';
COMMENT ON COLUMN supports.voided_high IS 'Upper bound of that interval.';
COMMENT ON COLUMN supports.misfired IS 'Share of them of which a sentence could not apply, or which were no support.';
COMMENT ON COLUMN supports.misfired_low IS 'Lower bound of the 95 % interval of that share, clustered by match.';
COMMENT ON COLUMN supports.misfired_high IS 'Upper bound of that interval.';
