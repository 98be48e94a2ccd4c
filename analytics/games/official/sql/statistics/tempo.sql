-- When a deck first has a Digimon of a level on the field, played or digivolved into: in turns of its
-- own. Two seats of one match (in mirrors, and of all decks together) are one cluster.
CREATE OR REPLACE VIEW tempo AS
WITH levels AS (
    SELECT unnest([4, 5, 6, 7]) AS level
),
firsts AS (
    SELECT plays.match, plays.seat, cards.level, min(plays.own_turn) AS own
    FROM plays JOIN cards ON cards.number = plays.card
    WHERE plays.topic IN ('card_played', 'digivolved')
      AND cards.category = 'digimon'
      AND cards.level BETWEEN 4 AND 7
    GROUP BY ALL
),
seated AS (
    SELECT
        chosen.game,
        chosen.origin,
        chosen.player,
        chosen.opponent_player,
        chosen.deck,
        CASE WHEN chosen.mirror THEN chosen.deck END AS opponent_deck,
        levels.level,
        chosen.match,
        firsts.own
    FROM chosen
    CROSS JOIN levels
    LEFT JOIN firsts
        ON firsts.match = chosen.match
        AND firsts.seat = chosen.seat
        AND firsts.level = levels.level
),
grouped AS (
    FROM seated
    UNION ALL BY NAME
    SELECT * REPLACE (NULL AS deck) FROM seated WHERE opponent_deck IS NULL
),
by_match AS (
    SELECT
        * EXCLUDE (own),
        count(*) AS seats,
        count(own) AS reached,
        coalesce(sum(own), 0) AS total,
        list(own) FILTER (own IS NOT NULL) AS owns
    FROM grouped
    GROUP BY ALL
)
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
    list_aggregate(flatten(list(owns) FILTER (reached > 0)), 'quantile_cont', 0.25) AS lower,
    list_aggregate(flatten(list(owns) FILTER (reached > 0)), 'quantile_cont', 0.5) AS median,
    list_aggregate(flatten(list(owns) FILTER (reached > 0)), 'quantile_cont', 0.75) AS upper,
    CASE WHEN sum(reached) > 0 THEN clustered_mean(total, reached) END AS mean,
    CASE WHEN count(*) FILTER (reached > 0) > 1 THEN clustered_low(total, reached) END AS low,
    CASE WHEN count(*) FILTER (reached > 0) > 1 THEN clustered_high(total, reached) END AS high,
    count(*) < small_sample() OR sum(reached) BETWEEN 1 AND small_sample() - 1 AS small
FROM by_match
GROUP BY ALL;
COMMENT ON VIEW tempo IS 'When a deck first has a Digimon of a level: for all decks and by deck, apart for each game, origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN tempo.game IS 'The game.';
COMMENT ON COLUMN tempo.origin IS 'How the matches came about.';
COMMENT ON COLUMN tempo.player IS 'Who or what played the deck.';
COMMENT ON COLUMN tempo.opponent_player IS 'Who or what played against it.';
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
COMMENT ON COLUMN tempo.high IS 'Upper bound of that interval.';
COMMENT ON COLUMN tempo.small IS 'Whether n is under 30, or fewer than 30 seats had one (though some did).';
