-- How Digimon evolve: each method's share of all evolutions, and how often a seat evolves so in a match.
CREATE OR REPLACE VIEW evolutions AS
WITH methods AS (SELECT ['partner', 'card', 'dna', 'dp', 'effect', 'as_evolved'] AS methods),
by_seat AS (
    SELECT match, seat, list(method) AS evolved
    FROM battle_evolution.digimon_placed
    WHERE method <> 'played'
    GROUP BY ALL
),
by_match AS (
    SELECT
        seats.* EXCLUDE (seat),
        count(*) AS seats,
        flatten(list(coalesce(by_seat.evolved, []))) AS evolved
    FROM seats_of_all_decks_and_each() AS seats LEFT JOIN by_seat USING (match, seat)
    WHERE seats.game = 'battle-evolution'
    GROUP BY ALL
),
each_method AS (
    SELECT
        by_match.* EXCLUDE (evolved),
        len(evolved) AS every,
        unnest(methods) AS method,
        unnest(list_transform(methods, lambda m: len(list_filter(evolved, lambda one: one = m))))
            AS times
    FROM by_match, methods
)
SELECT
    game, origin, player, opponent_player, deck, opponent_deck, method,
    count(*) AS n,
    sum(every)::BIGINT AS evolutions,
    sum(times)::BIGINT AS times,
    CASE WHEN sum(every) > 0 THEN clustered_mean(times, every) END AS share,
    CASE WHEN sum(every) > 0 THEN clustered_rate_low(times, every) END AS low,
    CASE WHEN sum(every) > 0 THEN clustered_rate_high(times, every) END AS high,
    clustered_mean(times, seats) AS mean,
    clustered_low(times, seats) AS mean_low,
    clustered_high(times, seats) AS mean_high,
    count(*) < small_sample() AS small
FROM each_method
GROUP BY ALL;
COMMENT ON VIEW evolutions IS 'By which method Digimon evolve: for all decks and by deck, apart for each origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN evolutions.method IS 'partner, card, dna, dp, effect or as_evolved.';
COMMENT ON COLUMN evolutions.evolutions IS 'Evolutions by any method in them, of the seats that are counted.';
COMMENT ON COLUMN evolutions.times IS 'Of these, how many were by this one.';
COMMENT ON COLUMN evolutions.share IS 'times / evolutions.';
COMMENT ON COLUMN evolutions.low IS 'Lower bound of the 95 % interval of the share, clustered by match.';
COMMENT ON COLUMN evolutions.mean IS 'Times a seat in a match.';
COMMENT ON COLUMN evolutions.mean_low IS 'Lower bound of the 95 % interval of that mean, clustered by match.';
COMMENT ON COLUMN evolutions.mean_high IS 'Upper bound of that interval.';
