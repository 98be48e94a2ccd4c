-- What security checks of a deck reveal, and what comes of it. Checks of one match are not independent
-- of each other: the intervals are of as many independent checks as say the same.
CREATE OR REPLACE VIEW checks_by_outcome AS
WITH revealed AS (
    SELECT
        chosen.game,
        chosen.origin,
        chosen.player,
        chosen.opponent_player,
        chosen.deck,
        chosen.match,
        chosen.seat,
        CASE
            WHEN checks.battle IS NOT NULL THEN 'Digimon, ' || checks.battle || ' its battle'
            WHEN cards.category = 'digimon' THEN 'Digimon, no battle'
            WHEN cards.category = 'option' AND checks.activated THEN 'Option, effect activated'
            WHEN cards.category = 'option' THEN 'Option, no effect'
            WHEN cards.category = 'tamer' AND checks.went = 'field' THEN 'Tamer, played'
            WHEN cards.category = 'tamer' THEN 'Tamer, not played'
            ELSE 'unknown card'
        END AS outcome
    FROM checks
    JOIN chosen USING (match, seat)
    LEFT JOIN cards ON cards.number = checks.card
    WHERE NOT chosen.mirror
),
counted AS (
    SELECT *, count(*)::DOUBLE AS hits FROM revealed GROUP BY ALL
),
hits AS (
    SELECT *, sum(hits) OVER (PARTITION BY match, seat) AS checks FROM counted
),
-- The sums that intervals are made of (`clustered_sums`): of a match without this outcome all that
-- holds `hits` is 0, so the sums with `hits` need no row for it, and the others are the deck's.
by_deck AS (
    SELECT
        * EXCLUDE (match, seat, checks),
        count(*) AS k, sum(checks) AS n, sum(checks ** 2) AS nn
    FROM (SELECT DISTINCT * EXCLUDE (outcome, hits) FROM hits)
    GROUP BY ALL
),
by_outcome AS (
    SELECT
        * EXCLUDE (match, seat, hits, checks),
        sum(hits) AS s, sum(hits ** 2) AS ss, sum(hits * checks) AS sn
    FROM hits
    GROUP BY ALL
),
summed AS (
    SELECT
        *, struct_pack(k := k, s := s, n := n, ss := ss, sn := sn, nn := nn) AS sums
    FROM by_outcome JOIN by_deck USING (game, origin, player, opponent_player, deck)
)
SELECT
    * EXCLUDE (k, n, nn, s, ss, sn, sums),
    k AS n,
    summed.n::BIGINT AS checks,
    s::BIGINT AS times,
    s / summed.n AS share,
    rate_low_in([sums]) AS low,
    rate_high_in([sums]) AS high,
    k < small_sample() AS small
FROM summed;
COMMENT ON VIEW checks_by_outcome IS 'What checks of a deck''s security reveal and what comes of it: share of each outcome. Apart for each game, origin and pairing of players. Finished matches with a check, without mirrors; an outcome that never occurred has no row.';
COMMENT ON COLUMN checks_by_outcome.origin IS 'How the matches came about: never added up across origins.';
COMMENT ON COLUMN checks_by_outcome.opponent_player IS 'What kind of player attacked.';
COMMENT ON COLUMN checks_by_outcome.deck IS 'The deck whose security was checked.';
COMMENT ON COLUMN checks_by_outcome.outcome IS 'What was revealed, and what came of it: a Digimon won, lost or tied its battle (tied: both lose), or there was none; an Option with or without its effect; a Tamer played or not.';
COMMENT ON COLUMN checks_by_outcome.n IS 'Matches in which the deck''s security was checked.';
COMMENT ON COLUMN checks_by_outcome.checks IS 'Security checks in them.';
COMMENT ON COLUMN checks_by_outcome.times IS 'Checks with this outcome.';
COMMENT ON COLUMN checks_by_outcome.share IS 'times / checks.';
COMMENT ON COLUMN checks_by_outcome.low IS 'Lower bound of the 95 % interval of the share: Wilson''s, for as many independent checks as would have the share''s standard error clustered by match.';
