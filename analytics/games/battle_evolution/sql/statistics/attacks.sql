-- Which attacks are used, and what they deal: by level of the Digimon, and by turn. Attacks of one match are
-- one cluster, of both seats where both are counted.
CREATE OR REPLACE MACRO attacks_by(keyed) AS TABLE
WITH by_match AS (
    SELECT
        game, origin, player, opponent_player, deck, opponent_deck, match, of,
        count(*) AS battles,
        [count(*) FILTER (attack = 'circle'), count(*) FILTER (attack = 'triangle'),
         count(*) FILTER (attack = 'cross')] AS times,
        [coalesce(sum(damage) FILTER (attack = 'circle'), 0),
         coalesce(sum(damage) FILTER (attack = 'triangle'), 0),
         coalesce(sum(damage) FILTER (attack = 'cross'), 0)] AS dealt
    FROM (
        SELECT
            seats.* EXCLUDE (seat),
            CASE keyed WHEN 'turn' THEN used.turn::VARCHAR ELSE cards.level END AS of,
            used.attack,
            used.damage
        FROM seats_of_all_decks_and_each() AS seats
        JOIN battle_evolution.attacks_used AS used USING (match, seat)
        LEFT JOIN battle_evolution.cards AS cards ON cards.number = used.card
    )
    WHERE of IS NOT NULL
    GROUP BY ALL
),
each_attack AS (
    SELECT
        * EXCLUDE (times, dealt),
        unnest(['circle', 'triangle', 'cross']) AS attack,
        unnest(times) AS times,
        unnest(dealt) AS dealt
    FROM by_match
)
SELECT
    game, origin, player, opponent_player, deck, opponent_deck, of, attack,
    count(*) AS n,
    sum(battles)::BIGINT AS battles,
    sum(times)::BIGINT AS times,
    clustered_mean(times, battles) AS share,
    clustered_rate_low(times, battles) AS low,
    clustered_rate_high(times, battles) AS high,
    CASE WHEN sum(times) > 0 THEN clustered_mean(dealt, times) END AS damage,
    CASE WHEN count(*) FILTER (times > 0) > 1 THEN clustered_low(dealt, times) END AS damage_low,
    CASE WHEN count(*) FILTER (times > 0) > 1 THEN clustered_high(dealt, times) END AS damage_high,
    count(*) < small_sample() AS small
FROM each_attack
GROUP BY ALL;

CREATE OR REPLACE VIEW attacks AS SELECT * RENAME (of AS level) FROM attacks_by('level');
COMMENT ON VIEW attacks IS 'Which attacks are used by the level of the Digimon, and the damage they deal: for all decks and by deck, apart for each origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN attacks.level IS 'Level of the Digimon that attacks: R, C, U or M.';
COMMENT ON COLUMN attacks.attack IS 'circle, triangle or cross.';
COMMENT ON COLUMN attacks.n IS 'Matches with an attack at that level.';
COMMENT ON COLUMN attacks.battles IS 'Attacks of any kind at that level.';
COMMENT ON COLUMN attacks.times IS 'Of these, how many were this attack.';
COMMENT ON COLUMN attacks.share IS 'times / battles.';
COMMENT ON COLUMN attacks.low IS 'Lower bound of the 95 % interval of the share, clustered by match.';
COMMENT ON COLUMN attacks.damage IS 'Mean damage of this attack; 0 where it never came to strike.';
COMMENT ON COLUMN attacks.damage_low IS 'Lower bound of the 95 % interval of that mean, clustered by match.';
COMMENT ON COLUMN attacks.damage_high IS 'Upper bound of that interval.';
