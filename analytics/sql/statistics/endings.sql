-- Why matches end: of all matches together, and by deck with how many of those it won.
CREATE OR REPLACE VIEW endings AS
WITH ended AS (
    SELECT chosen.*, coalesce(matches.reason, '') AS reason
    FROM chosen JOIN matches USING (match)
),
once AS (
    SELECT * FROM ended
    QUALIFY row_number() OVER (PARTITION BY match, player, opponent_player ORDER BY deck, seat) = 1
),
counted AS (
    SELECT * REPLACE (NULL AS deck, NULL AS won) FROM once WHERE NOT mirror
    UNION ALL BY NAME
    SELECT * FROM ended WHERE NOT mirror
    UNION ALL BY NAME
    SELECT * REPLACE (NULL AS deck, NULL AS won) FROM once WHERE mirror
),
by_reason AS (
    SELECT
        game, origin, player, opponent_player, deck, mirror, reason,
        count(*) AS ended, count(*) FILTER (won) AS won
    FROM counted
    GROUP BY ALL
),
all_reasons AS (
    SELECT
        *,
        sum(ended) OVER (
            PARTITION BY game, origin, player, opponent_player, deck, mirror
        )::BIGINT AS n
    FROM by_reason
)
SELECT
    game,
    origin,
    player,
    opponent_player,
    deck,
    mirror,
    reason,
    n,
    ended,
    CASE WHEN deck IS NOT NULL THEN won END AS won,
    ended::DOUBLE / n AS share,
    wilson_low(ended, n) AS low,
    wilson_high(ended, n) AS high,
    n < small_sample() AS small
FROM all_reasons;
COMMENT ON VIEW endings IS 'Why matches end: share of each reason, over all matches and by deck. Apart for each game, origin and pairing of players. Finished matches only; a reason that never occurred has no row.';
COMMENT ON COLUMN endings.origin IS 'How the matches came about: never added up across origins.';
COMMENT ON COLUMN endings.deck IS 'The deck; empty for all decks together.';
COMMENT ON COLUMN endings.mirror IS 'Whether the row is about mirrors, which are in no other row.';
COMMENT ON COLUMN endings.reason IS 'Why the match ended, in the word of the game.';
COMMENT ON COLUMN endings.n IS 'Matches in all.';
COMMENT ON COLUMN endings.ended IS 'Matches that ended so.';
COMMENT ON COLUMN endings.won IS 'Of those, how many the deck won; empty for all decks together.';
COMMENT ON COLUMN endings.share IS 'ended / n.';
COMMENT ON COLUMN endings.low IS 'Lower bound of the Wilson 95 % interval of the share.';
