-- When a seat first has a card of each of these levels (four at most), in turns of its own. Of a game's table of
-- cards that come on the field (`of_placed`, here `placed`), joined with its `cards`, those that `counts` lets
-- through. Seats of one match that stand in one row are one cluster.
CREATE OR REPLACE MACRO first_of_levels(of_game, of_placed, of_cards, levels, counts) AS TABLE
WITH firsts AS (
    SELECT
        placed.match,
        placed.seat,
        min(placed.own_turn) FILTER (cards.level = levels[1]) AS own_1,
        min(placed.own_turn) FILTER (cards.level = levels[2]) AS own_2,
        min(placed.own_turn) FILTER (cards.level = levels[3]) AS own_3,
        min(placed.own_turn) FILTER (cards.level = levels[4]) AS own_4
    FROM query_table(of_placed) AS placed
    JOIN query_table(of_cards) AS cards ON cards.number = placed.card
    WHERE counts
    GROUP BY placed.match, placed.seat
),
seated AS (
    SELECT counted.*, firsts.own_1, firsts.own_2, firsts.own_3, firsts.own_4
    FROM seats_by_deck() AS counted LEFT JOIN firsts USING (match, seat)
    WHERE counted.game = of_game
),
-- One row a cluster, with all levels in it (a list of turns for each match takes gigabytes): the seats of a
-- match that are counted together. By few columns: a row of a match is large enough.
clusters AS (
    SELECT
        any_value(game) AS game,
        any_value(origin) AS origin,
        player,
        opponent_player,
        any_value(deck) FILTER (opponent_deck IS NOT NULL) AS deck,
        any_value(opponent_deck) AS opponent_deck,
        count(*) AS seats,
        [count(own_1), count(own_2), count(own_3), count(own_4)] AS reached,
        [sum(own_1), sum(own_2), sum(own_3), sum(own_4)] AS total
    FROM seated
    GROUP BY match, player, opponent_player
    -- Of one deck against others a match has one seat: there is nothing to put together.
    UNION ALL BY NAME
    SELECT
        * EXCLUDE (match, seat, own_1, own_2, own_3, own_4),
        1 AS seats,
        list_transform([own_1, own_2, own_3, own_4], lambda own: (own IS NOT NULL)::BIGINT)
            AS reached,
        [own_1, own_2, own_3, own_4] AS total
    FROM seated
    WHERE opponent_deck IS NULL
),
by_level AS (
    SELECT
        * EXCLUDE (reached, total),
        unnest(levels) AS level,
        unnest(reached[1:len(levels)]) AS reached,
        unnest(list_transform(total[1:len(levels)], lambda one: coalesce(one, 0))) AS total
    FROM clusters
),
counted AS (
    SELECT
        * EXCLUDE (seats, reached, total),
        count(*) AS n,
        sum(seats)::BIGINT AS seats,
        sum(reached)::BIGINT AS reached,
        clustered_mean(reached, seats) AS share,
        clustered_rate_low(reached, seats) AS share_low,
        clustered_rate_high(reached, seats) AS share_high,
        CASE WHEN sum(reached) > 0 THEN clustered_mean(total, reached) END AS mean,
        CASE WHEN count(*) FILTER (reached > 0) > 1 THEN clustered_low(total, reached) END AS low,
        CASE WHEN count(*) FILTER (reached > 0) > 1 THEN clustered_high(total, reached) END AS high
    FROM by_level
    GROUP BY ALL
),
came AS (
    SELECT
        * EXCLUDE (match, seat, own_1, own_2, own_3, own_4),
        unnest(levels) AS level,
        unnest([own_1, own_2, own_3, own_4][1:len(levels)]) AS own
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
    counted.* EXCLUDE (mean, low, high),
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
