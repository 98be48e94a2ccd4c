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
    FROM seats_of_all_decks_and_each() AS counted JOIN handing USING (match, seat)
)
SELECT
    * EXCLUDE (seat, handed, passes),
    flatten(list(handed)) AS handed,
    sum(passes)::BIGINT AS passes
FROM seated
WHERE deck IS NULL OR opponent_deck IS NOT NULL
GROUP BY ALL
-- Of one deck against others a match has one seat: there is nothing to put together, and no list to copy.
UNION ALL BY NAME
SELECT * EXCLUDE (seat) FROM seated WHERE deck IS NOT NULL AND opponent_deck IS NULL;
COMMENT ON VIEW handings IS 'Memory handed to the opponent at the ends of turns: one row a match and deck, and one a match for all decks together.';
COMMENT ON COLUMN handings.handed IS 'Memory the opponent got at the end of each turn, of both seats where both are counted, in no order.';
COMMENT ON COLUMN handings.passes IS 'Turns among them in which their player passed.';
