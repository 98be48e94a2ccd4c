-- When a seat first has a card of each of these levels, in turns of its own. Of a game's table of cards that
-- come on the field (`of_placed`, here `placed`), joined with its `cards`, those that `counts` lets through.
-- Seats of one match that stand in one row are one cluster.
CREATE OR REPLACE MACRO first_of_levels(of_game, of_placed, of_cards, levels, counts) AS TABLE
WITH firsts AS (
    SELECT placed.match, placed.seat, cards.level, min(placed.own_turn) AS own
    FROM query_table(of_placed) AS placed
    JOIN query_table(of_cards) AS cards ON cards.number = placed.card
    WHERE counts
    GROUP BY ALL
),
by_match AS (
    SELECT
        seated.* EXCLUDE (seat),
        each.level,
        count(*) AS seats,
        list(firsts.own) FILTER (firsts.own IS NOT NULL) AS came
    FROM seats_of_all_decks_and_each() AS seated
    CROSS JOIN (SELECT unnest(levels) AS level) AS each
    LEFT JOIN firsts
        ON firsts.match = seated.match AND firsts.seat = seated.seat AND firsts.level = each.level
    WHERE seated.game = of_game
    GROUP BY ALL
),
clusters AS (
    SELECT
        * REPLACE (coalesce(came, []) AS came),
        coalesce(len(came), 0) AS reached,
        coalesce(list_sum(came), 0) AS total
    FROM by_match
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
        list_aggregate(flatten(list(came)), 'quantile_cont', 0.25) AS lower,
        list_aggregate(flatten(list(came)), 'quantile_cont', 0.5) AS median,
        list_aggregate(flatten(list(came)), 'quantile_cont', 0.75) AS upper,
        CASE WHEN sum(reached) > 0 THEN clustered_mean(total, reached) END AS mean,
        CASE WHEN count(*) FILTER (reached > 0) > 1 THEN clustered_low(total, reached) END AS low,
        CASE WHEN count(*) FILTER (reached > 0) > 1 THEN clustered_high(total, reached) END AS high
    FROM clusters
    GROUP BY ALL
)
SELECT
    *,
    n < small_sample() OR reached BETWEEN 1 AND small_sample() - 1 AS small
FROM counted;
