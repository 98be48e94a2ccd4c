-- Deck against deck. `predicted` and `shrunk` come from a fit over all match-ups together, which is no
-- SQL: `dcg stats matchups` fills them in (`analytics/strengths.py`).
CREATE OR REPLACE VIEW matchups AS
WITH counted AS (
    SELECT
        game,
        origin,
        player,
        opponent_player,
        deck,
        opponent_deck,
        deck = opponent_deck AS mirror,
        count(*) AS n,
        count(*) FILTER (won) AS wins,
        count(*) FILTER (lost) AS losses,
        count(*) FILTER (drawn) AS draws,
        count(*) FILTER (went_first) AS n_first,
        (count(*) FILTER (won AND went_first)
         + count(*) FILTER (drawn AND went_first) / 2)::DOUBLE AS score_first
    FROM chosen
    WHERE opponent_deck IS NOT NULL AND NOT mirror
    GROUP BY ALL
    UNION ALL BY NAME
    SELECT
        game,
        origin,
        player,
        opponent_player,
        deck,
        opponent_deck,
        true AS mirror,
        count(DISTINCT match) AS n,
        NULL AS wins,
        NULL AS losses,
        count(DISTINCT match) FILTER (drawn) AS draws,
        NULL AS n_first,
        NULL AS score_first
    FROM chosen
    WHERE mirror
    GROUP BY ALL
)
SELECT
    game,
    origin,
    player,
    opponent_player,
    deck,
    opponent_deck,
    mirror,
    n,
    wins,
    losses,
    draws,
    wins::DOUBLE / n AS rate,
    wilson_low(wins, n) AS low,
    wilson_high(wins, n) AS high,
    NULL::DOUBLE AS predicted,
    NULL::DOUBLE AS shrunk,
    n < small_sample() AS small,
    n_first,
    score_first
FROM counted;
COMMENT ON VIEW matchups IS 'Win rate of each deck against each other. Apart for each game, origin and pairing of players. Finished matches only. The rows of A against B and of B against A are the same matches.';
COMMENT ON COLUMN matchups.origin IS 'How the matches came about: never added up across origins.';
COMMENT ON COLUMN matchups.deck IS 'The deck.';
COMMENT ON COLUMN matchups.opponent_deck IS 'The deck of the other seat.';
COMMENT ON COLUMN matchups.mirror IS 'Whether both are of one name: such a row has n and no rate, and is in no fit.';
COMMENT ON COLUMN matchups.n IS 'Matches.';
COMMENT ON COLUMN matchups.wins IS 'Matches the deck won.';
COMMENT ON COLUMN matchups.losses IS 'Matches it lost.';
COMMENT ON COLUMN matchups.draws IS 'Matches nobody won.';
COMMENT ON COLUMN matchups.low IS 'Lower bound of the Wilson 95 % interval of the rate.';
COMMENT ON COLUMN matchups.predicted IS 'What strengths of the decks alone predict (Bradley-Terry with a term for going first, fitted to these match-ups, a draw as half a win), half of the matches going first. Empty in SQL: dcg stats matchups fits it.';
COMMENT ON COLUMN matchups.shrunk IS 'The rate drawn toward that prediction as if the prediction had been seen in 20 more matches: (wins + 20 x predicted) / (n + 20). Empty in SQL, as predicted.';
COMMENT ON COLUMN matchups.n_first IS 'Matches in which the deck went first.';
COMMENT ON COLUMN matchups.score_first IS 'Wins among those, a draw as half a win.';
