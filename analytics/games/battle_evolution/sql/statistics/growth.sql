-- When a deck first has an active Digimon of a level, played (abnormal) or evolved to in any way: in turns of
-- its own. Two seats of one match (in mirrors, and of all decks together) are one cluster.
CREATE OR REPLACE VIEW growth AS
WITH firsts AS (
    SELECT
        placed.match,
        placed.seat,
        min(placed.own_turn) FILTER (cards.level = 'C') AS own_c,
        min(placed.own_turn) FILTER (cards.level = 'U') AS own_u,
        min(placed.own_turn) FILTER (cards.level = 'M') AS own_m
    FROM battle_evolution.digimon_placed AS placed
    JOIN battle_evolution.cards AS cards ON cards.number = placed.card
    WHERE cards.level IN ('C', 'U', 'M')
    GROUP BY placed.match, placed.seat
),
seated AS (
    SELECT
        chosen.game,
        chosen.origin,
        chosen.player,
        chosen.opponent_player,
        chosen.deck,
        chosen.mirror,
        chosen.match,
        firsts.own_c,
        firsts.own_u,
        firsts.own_m
    FROM chosen LEFT JOIN firsts USING (match, seat)
    WHERE chosen.game = 'battle-evolution'
),
-- One row a cluster, with all levels in it: the seats of a match that are counted together, or, of one
-- deck against others, its one seat.
clusters AS (
    SELECT
        any_value(game) AS game,
        any_value(origin) AS origin,
        player,
        opponent_player,
        CASE WHEN any_value(mirror) THEN any_value(deck) END AS deck,
        CASE WHEN any_value(mirror) THEN any_value(deck) END AS opponent_deck,
        count(*) AS seats,
        [count(own_c), count(own_u), count(own_m)] AS reached,
        [sum(own_c), sum(own_u), sum(own_m)] AS total
    FROM seated
    GROUP BY match, player, opponent_player
    UNION ALL BY NAME
    SELECT
        game,
        origin,
        player,
        opponent_player,
        deck,
        1 AS seats,
        list_transform([own_c, own_u, own_m], lambda own: (own IS NOT NULL)::BIGINT)
            AS reached,
        [own_c, own_u, own_m] AS total
    FROM seated
    WHERE NOT mirror
),
counted AS (
    SELECT
        game,
        origin,
        player,
        opponent_player,
        deck,
        opponent_deck,
        level,
        count(*) AS n,
        sum(seats)::BIGINT AS seats,
        sum(reached)::BIGINT AS reached,
        clustered_mean(reached, seats) AS share,
        clustered_rate_low(reached, seats) AS share_low,
        clustered_rate_high(reached, seats) AS share_high,
        CASE WHEN sum(reached) > 0 THEN clustered_mean(total, reached) END AS mean,
        CASE WHEN count(*) FILTER (reached > 0) > 1 THEN clustered_low(total, reached) END AS low,
        CASE WHEN count(*) FILTER (reached > 0) > 1 THEN clustered_high(total, reached) END AS high
    FROM (
        SELECT
            * EXCLUDE (reached, total),
            unnest(['C', 'U', 'M']) AS level,
            unnest(reached) AS reached,
            unnest(list_transform(total, lambda one: coalesce(one, 0))) AS total
        FROM clusters
    )
    GROUP BY ALL
),
came AS (
    SELECT
        game,
        origin,
        player,
        opponent_player,
        deck,
        CASE WHEN mirror THEN deck END AS opponent_deck,
        unnest(['C', 'U', 'M']) AS level,
        unnest([own_c, own_u, own_m]) AS own
    FROM seated
),
quartiles AS (
    SELECT * EXCLUDE (own), quantile_cont(own, [0.25, 0.5, 0.75]) AS quartile
    FROM (
        FROM came
        UNION ALL BY NAME
        SELECT * REPLACE (NULL AS deck) FROM came WHERE opponent_deck IS NULL
    )
    WHERE own IS NOT NULL
    GROUP BY ALL
)
SELECT
    counted.game,
    counted.origin,
    counted.player,
    counted.opponent_player,
    counted.deck,
    counted.opponent_deck,
    counted.level,
    counted.n,
    counted.seats,
    counted.reached,
    counted.share,
    counted.share_low,
    counted.share_high,
    quartiles.quartile[1] AS lower,
    quartiles.quartile[2] AS median,
    quartiles.quartile[3] AS upper,
    counted.mean,
    counted.low,
    counted.high,
    counted.n < small_sample() OR counted.reached BETWEEN 1 AND small_sample() - 1 AS small
FROM counted LEFT JOIN quartiles
    ON quartiles.game = counted.game
    AND quartiles.origin = counted.origin
    AND quartiles.player = counted.player
    AND quartiles.opponent_player = counted.opponent_player
    AND quartiles.deck IS NOT DISTINCT FROM counted.deck
    AND quartiles.opponent_deck IS NOT DISTINCT FROM counted.opponent_deck
    AND quartiles.level = counted.level;
COMMENT ON VIEW growth IS 'When a deck first has an active Digimon of a level: for all decks and by deck, apart for each origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN growth.deck IS 'The deck; empty for all matches of two different decks together.';
COMMENT ON COLUMN growth.opponent_deck IS 'The same deck in mirrors; empty for all other decks together.';
COMMENT ON COLUMN growth.level IS 'Level of the Digimon: C, U or M.';
COMMENT ON COLUMN growth.n IS 'Matches counted.';
COMMENT ON COLUMN growth.seats IS 'Seats counted in them: two where both played the deck, and of all decks together.';
COMMENT ON COLUMN growth.reached IS 'Seats that had an active Digimon of that level, played or evolved to, at least once.';
COMMENT ON COLUMN growth.share IS 'reached / seats.';
COMMENT ON COLUMN growth.share_low IS 'Lower bound of the 95 % interval of that share, clustered by match.';
COMMENT ON COLUMN growth.share_high IS 'Upper bound of that interval.';
COMMENT ON COLUMN growth.lower IS 'Lower quartile of the turn it first came in, counted in turns the seat itself had begun; of seats that had one.';
COMMENT ON COLUMN growth.median IS 'Median of that turn.';
COMMENT ON COLUMN growth.upper IS 'Upper quartile of that turn.';
COMMENT ON COLUMN growth.mean IS 'Mean of that turn.';
COMMENT ON COLUMN growth.low IS 'Lower bound of the 95 % interval of that mean, clustered by match.';
COMMENT ON COLUMN growth.small IS 'Whether n is under 30, or fewer than 30 seats had one (though some did).';
