-- How long matches are: in turns and in events. Rows for all decks together, for each deck against
-- all others, for each match-up, and for each mirror.
CREATE OR REPLACE VIEW length AS
WITH lasted AS (
    SELECT chosen.*, matches.turns, matches.events FROM chosen JOIN matches USING (match)
),
once AS (
    SELECT * FROM lasted
    QUALIFY row_number() OVER (
        PARTITION BY match, player, opponent_player ORDER BY deck, seat
    ) = 1
),
grouped AS (
    SELECT * EXCLUDE (deck, opponent_deck), NULL AS deck, NULL AS opponent_deck
    FROM once WHERE NOT mirror
    UNION ALL BY NAME
    SELECT * REPLACE (NULL AS opponent_deck) FROM lasted WHERE NOT mirror
    UNION ALL BY NAME
    SELECT * FROM once WHERE opponent_deck IS NOT NULL
)
SELECT
    game,
    origin,
    player,
    opponent_player,
    deck,
    opponent_deck,
    count(*) AS n,
    clustered_mean(turns, 1) AS turns,
    clustered_low(turns, 1) AS turns_low,
    clustered_high(turns, 1) AS turns_high,
    quantile_cont(turns, 0.25) AS turns_lower,
    quantile_cont(turns, 0.5) AS turns_median,
    quantile_cont(turns, 0.75) AS turns_upper,
    max(turns) AS turns_most,
    clustered_mean(events, 1) AS events,
    clustered_low(events, 1) AS events_low,
    clustered_high(events, 1) AS events_high,
    quantile_cont(events, 0.25) AS events_lower,
    quantile_cont(events, 0.5) AS events_median,
    quantile_cont(events, 0.75) AS events_upper,
    count(*) < small_sample() AS small
FROM grouped
GROUP BY ALL;
COMMENT ON VIEW length IS 'Turns and events of a match: for all decks, by deck and by match-up, apart for each game, origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN length.opponent_deck IS 'The deck against it, the same one in a mirror; empty for all other decks together.';
COMMENT ON COLUMN length.n IS 'Matches counted, each once.';
COMMENT ON COLUMN length.turns IS 'Mean of the turns begun, of both seats together.';
COMMENT ON COLUMN length.turns_low IS 'Lower bound of the 95 % interval of that mean; empty for one match.';
COMMENT ON COLUMN length.turns_high IS 'Upper bound of that interval.';
COMMENT ON COLUMN length.turns_lower IS 'Lower quartile of the turns.';
COMMENT ON COLUMN length.turns_median IS 'Their median.';
COMMENT ON COLUMN length.turns_upper IS 'Their upper quartile.';
COMMENT ON COLUMN length.turns_most IS 'Turns of the longest match.';
COMMENT ON COLUMN length.events IS 'Mean of the events in the log.';
COMMENT ON COLUMN length.events_low IS 'Lower bound of the 95 % interval of that mean; empty for one match.';
COMMENT ON COLUMN length.events_high IS 'Upper bound of that interval.';
COMMENT ON COLUMN length.events_lower IS 'Lower quartile of the events.';
COMMENT ON COLUMN length.events_median IS 'Their median.';
COMMENT ON COLUMN length.events_upper IS 'Their upper quartile.';
