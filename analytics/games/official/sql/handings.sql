-- What each deck handed its opponent in each match: where `memory` and `handed` begin.
CREATE OR REPLACE VIEW handings AS
WITH handing AS (
    SELECT
        match,
        player AS seat,
        list(memory_handed) AS handed,
        count(*) FILTER (passed) AS passes
    FROM turns
    WHERE ended
    GROUP BY ALL
),
seated AS (
    SELECT counted.*, handing.handed, handing.passes
    FROM seats_by_deck() AS counted JOIN handing USING (match, seat)
)
SELECT
    any_value(game) AS game,
    any_value(origin) AS origin,
    player,
    opponent_player,
    any_value(deck) FILTER (opponent_deck IS NOT NULL) AS deck,
    any_value(opponent_deck) AS opponent_deck,
    match,
    flatten(list(handed)) AS handed,
    sum(passes)::BIGINT AS passes
FROM seated
GROUP BY match, player, opponent_player
-- Of one deck against others a match has one seat: there is nothing to put together, and no list to copy.
UNION ALL BY NAME
SELECT * EXCLUDE (seat) FROM seated WHERE opponent_deck IS NULL;
COMMENT ON VIEW handings IS 'Memory handed to the opponent at the ends of turns: one row a match and deck, and one a match for all decks together.';
COMMENT ON COLUMN handings.handed IS 'Memory the opponent got at the end of each turn, of both seats where both are counted, in no order.';
COMMENT ON COLUMN handings.passes IS 'Turns among them in which their player passed.';
