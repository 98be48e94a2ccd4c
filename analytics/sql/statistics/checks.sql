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
hits AS (
    SELECT game, origin, player, opponent_player, deck, match, seat, outcome, count(*) AS hits
    FROM revealed
    GROUP BY ALL
),
seats_checked AS (
    SELECT
        game, origin, player, opponent_player, deck, match, seat, sum(hits)::BIGINT AS checks
    FROM hits
    GROUP BY ALL
),
outcomes AS (
    SELECT DISTINCT game, origin, player, opponent_player, deck, outcome FROM hits
),
every AS (
    SELECT seats_checked.*, outcomes.outcome, coalesce(hits.hits, 0) AS hits
    FROM seats_checked
    JOIN outcomes USING (game, origin, player, opponent_player, deck)
    LEFT JOIN hits USING (game, origin, player, opponent_player, deck, match, seat, outcome)
)
SELECT
    game,
    origin,
    player,
    opponent_player,
    deck,
    outcome,
    count(*) AS n,
    sum(checks)::BIGINT AS checks,
    sum(hits)::BIGINT AS times,
    clustered_mean(hits, checks) AS share,
    clustered_rate_low(hits, checks) AS low,
    clustered_rate_high(hits, checks) AS high,
    count(*) < small_sample() AS small
FROM every
GROUP BY ALL;
COMMENT ON VIEW checks_by_outcome IS 'What checks of a deck''s security reveal and what comes of it: share of each outcome. Apart for each game, origin and pairing of players. Finished matches with a check, without mirrors; an outcome that never occurred has no row.';
COMMENT ON COLUMN checks_by_outcome.game IS 'The game.';
COMMENT ON COLUMN checks_by_outcome.origin IS 'How the matches came about: never added up across origins.';
COMMENT ON COLUMN checks_by_outcome.player IS 'Who or what played the deck.';
COMMENT ON COLUMN checks_by_outcome.opponent_player IS 'Who or what attacked.';
COMMENT ON COLUMN checks_by_outcome.deck IS 'The deck whose security was checked.';
COMMENT ON COLUMN checks_by_outcome.outcome IS 'What was revealed, and what came of it: a Digimon won, lost or tied its battle (tied: both lose), or there was none; an Option with or without its effect; a Tamer played or not.';
COMMENT ON COLUMN checks_by_outcome.n IS 'Matches in which the deck''s security was checked.';
COMMENT ON COLUMN checks_by_outcome.checks IS 'Security checks in them.';
COMMENT ON COLUMN checks_by_outcome.times IS 'Checks with this outcome.';
COMMENT ON COLUMN checks_by_outcome.share IS 'times / checks.';
COMMENT ON COLUMN checks_by_outcome.low IS 'Lower bound of the 95 % interval of the share: Wilson''s, for as many independent checks as would have the share''s standard error clustered by match.';
COMMENT ON COLUMN checks_by_outcome.high IS 'Upper bound of that interval.';
COMMENT ON COLUMN checks_by_outcome.small IS 'Whether n is under 30.';
