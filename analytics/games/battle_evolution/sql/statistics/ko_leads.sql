-- How often who leads in KO points goes on to win. Of two seats of one kind of player only the
-- leader counts: the other's rate is what the leader's leaves.
CREATE OR REPLACE VIEW ko_leads AS
WITH standing AS (
    SELECT
        game,
        origin,
        player,
        opponent_player,
        CASE WHEN mirror THEN 'mirror' ELSE 'different' END AS decks,
        match,
        seat,
        won,
        count(*) OVER (PARTITION BY match, player, opponent_player) > 1 AS two_seats
    FROM chosen
),
led AS (
    SELECT
        standing.*,
        turns.turn,
        CASE standing.seat WHEN 0 THEN turns.ko_0 - turns.ko_1
            ELSE turns.ko_1 - turns.ko_0 END AS lead
    FROM standing JOIN battle_evolution.turns AS turns USING (match)
    WHERE turns.ended
)
SELECT
    game,
    origin,
    player,
    opponent_player,
    decks,
    turn,
    lead,
    count(*) AS n,
    count(*) FILTER (won) AS wins,
    count(*) FILTER (won)::DOUBLE / count(*) AS rate,
    wilson_low(count(*) FILTER (won), count(*)) AS low,
    wilson_high(count(*) FILTER (won), count(*)) AS high,
    count(*) < small_sample() AS small
FROM led
WHERE lead > 0 OR NOT two_seats
GROUP BY ALL;
COMMENT ON VIEW ko_leads IS 'How often who leads in KO points at the end of a turn wins, apart for each origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN ko_leads.decks IS 'different or mirror.';
COMMENT ON COLUMN ko_leads.lead IS 'How many more KO points than the opponent at its end; below 0, how many fewer.';
COMMENT ON COLUMN ko_leads.n IS 'Matches that went on after that turn, so. A match in which both seats are counted stands here for its leader only, and not at all while they are even.';
COMMENT ON COLUMN ko_leads.wins IS 'Of these, how many the leader won (or the only seat that is counted).';
COMMENT ON COLUMN ko_leads.rate IS 'wins / n: a draw is counted and is not a win.';
COMMENT ON COLUMN ko_leads.low IS 'Lower bound of the Wilson 95 % interval of the rate.';
