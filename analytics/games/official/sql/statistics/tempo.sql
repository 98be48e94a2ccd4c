-- When a deck first has a Digimon of a level on the field, played or digivolved into in any way: in turns of
-- its own. Two seats of one match (in mirrors, and of all decks together) are one cluster.
CREATE OR REPLACE VIEW tempo AS
WITH firsts AS (
    SELECT
        plays.match,
        plays.seat,
        min(plays.own_turn) FILTER (cards.level = 4) AS own_4,
        min(plays.own_turn) FILTER (cards.level = 5) AS own_5,
        min(plays.own_turn) FILTER (cards.level = 6) AS own_6,
        min(plays.own_turn) FILTER (cards.level = 7) AS own_7
    FROM plays JOIN cards ON cards.number = plays.card
    WHERE plays.topic <> 'card_linked' -- which puts nothing on the field
      AND cards.category = 'digimon'
      AND cards.level BETWEEN 4 AND 7
    GROUP BY plays.match, plays.seat
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
        firsts.own_4,
        firsts.own_5,
        firsts.own_6,
        firsts.own_7
    FROM chosen LEFT JOIN firsts USING (match, seat)
    WHERE chosen.game = 'digimon-card-game'
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
        [count(own_4), count(own_5), count(own_6), count(own_7)] AS reached,
        [sum(own_4), sum(own_5), sum(own_6), sum(own_7)] AS total
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
        list_transform([own_4, own_5, own_6, own_7], lambda own: (own IS NOT NULL)::BIGINT)
            AS reached,
        [own_4, own_5, own_6, own_7] AS total
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
            unnest([4, 5, 6, 7]) AS level,
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
        unnest([4, 5, 6, 7]) AS level,
        unnest([own_4, own_5, own_6, own_7]) AS own
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
COMMENT ON VIEW tempo IS 'When a deck first has a Digimon of a level: for all decks and by deck, apart for each game, origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN tempo.deck IS 'The deck; empty for all matches of two different decks together.';
COMMENT ON COLUMN tempo.opponent_deck IS 'The same deck in mirrors; empty for all other decks together.';
COMMENT ON COLUMN tempo.level IS 'Level of the Digimon, 4 to 7, as printed on its top card.';
COMMENT ON COLUMN tempo.n IS 'Matches counted.';
COMMENT ON COLUMN tempo.seats IS 'Seats counted in them: two where both played the deck, and of all decks together.';
COMMENT ON COLUMN tempo.reached IS 'Seats that had a Digimon of that level on the field, played or digivolved into, at least once.';
COMMENT ON COLUMN tempo.share IS 'reached / seats.';
COMMENT ON COLUMN tempo.share_low IS 'Lower bound of the 95 % interval of that share, clustered by match.';
COMMENT ON COLUMN tempo.share_high IS 'Upper bound of that interval.';
COMMENT ON COLUMN tempo.lower IS 'Lower quartile of the turn it first came in, counted in turns the seat itself had begun; of seats that had one.';
COMMENT ON COLUMN tempo.median IS 'Median of that turn.';
COMMENT ON COLUMN tempo.upper IS 'Upper quartile of that turn.';
COMMENT ON COLUMN tempo.mean IS 'Mean of that turn.';
COMMENT ON COLUMN tempo.low IS 'Lower bound of the 95 % interval of that mean, clustered by match.';
COMMENT ON COLUMN tempo.small IS 'Whether n is under 30, or fewer than 30 seats had one (though some did).';
