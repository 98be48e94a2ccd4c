-- How many matches took how many turns.
CREATE OR REPLACE VIEW lengths AS
WITH once AS (
    SELECT chosen.*, matches.turns
    FROM chosen JOIN matches USING (match)
    QUALIFY row_number() OVER (PARTITION BY match, player, opponent_player ORDER BY seat) = 1
),
counted AS (
    SELECT
        game,
        origin,
        player,
        opponent_player,
        CASE WHEN mirror THEN 'mirror' ELSE 'different' END AS decks,
        turns,
        count(*) AS matches
    FROM once
    GROUP BY ALL
)
SELECT
    * EXCLUDE (matches),
    matches,
    (sum(matches) OVER pairing)::BIGINT AS n,
    matches / sum(matches) OVER pairing AS share,
    wilson_low(matches, sum(matches) OVER pairing) AS low,
    wilson_high(matches, sum(matches) OVER pairing) AS high,
    sum(matches) OVER pairing < small_sample() AS small
FROM counted
WINDOW pairing AS (PARTITION BY game, origin, player, opponent_player, decks);
COMMENT ON VIEW lengths IS 'How many matches took how many turns, apart for each game, origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN lengths.turns IS 'Turns begun, of both seats together.';
COMMENT ON COLUMN lengths.matches IS 'Matches of that length.';
COMMENT ON COLUMN lengths.n IS 'Matches of any length.';
COMMENT ON COLUMN lengths.share IS 'matches / n.';
COMMENT ON COLUMN lengths.low IS 'Lower bound of the Wilson 95 % interval of the share.';
