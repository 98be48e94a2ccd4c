-- Win rates of a deck by what became of a card, as differences from the deck's own baseline. They are
-- associations: a card that is played late is played in matches that last.
CREATE OR REPLACE VIEW cards_by_use AS
WITH seen AS (
    SELECT
        chosen.game,
        chosen.origin,
        chosen.player,
        chosen.opponent_player,
        chosen.deck,
        uses.card,
        any_value(uses.name) AS name,
        count(*) AS matches,
        count(*) FILTER (won) AS won,
        mode(copies) AS copies,
        count(*) FILTER (opening_hand) AS n_opening,
        count(*) FILTER (opening_hand AND won) AS won_opening,
        count(*) FILTER (in_hand) AS n_in_hand,
        count(*) FILTER (in_hand AND won) AS won_in_hand,
        count(*) FILTER (uses.drawn) AS n_drawn,
        count(*) FILTER (uses.drawn AND won) AS won_drawn,
        count(*) FILTER (played) AS n_played,
        count(*) FILTER (played AND won) AS won_played
    FROM main.card_uses AS uses JOIN chosen USING (match, seat)
    WHERE NOT chosen.mirror
    GROUP BY ALL
),
by_use AS (
    SELECT * EXCLUDE (n_opening, won_opening, n_in_hand, won_in_hand, n_drawn, won_drawn, n_played,
                      won_played),
           unnest([
               struct_pack(use := 'opening hand', place := 0, n := n_opening, wins := won_opening),
               struct_pack(use := 'drawn', place := 1, n := n_drawn, wins := won_drawn),
               struct_pack(use := 'in hand', place := 2, n := n_in_hand, wins := won_in_hand),
               struct_pack(use := 'played', place := 3, n := n_played, wins := won_played)
           ], recursive := true)
    FROM seen
)
SELECT
    by_use.game,
    by_use.origin,
    by_use.player,
    by_use.opponent_player,
    by_use.deck,
    by_use.card,
    by_use.name,
    by_use.copies,
    by_use.use,
    by_use.n,
    by_use.wins,
    by_use.wins::DOUBLE / by_use.n AS rate,
    wilson_low(by_use.wins, by_use.n) AS rate_low,
    wilson_high(by_use.wins, by_use.n) AS rate_high,
    by_use.matches,
    by_use.won::DOUBLE / by_use.matches AS baseline,
    by_use.wins::DOUBLE / by_use.n - by_use.won::DOUBLE / by_use.matches AS difference,
    (1 - by_use.n::DOUBLE / by_use.matches)
        * difference_low(by_use.wins, by_use.n, by_use.won - by_use.wins, by_use.matches - by_use.n)
        AS low,
    (1 - by_use.n::DOUBLE / by_use.matches)
        * difference_high(by_use.wins, by_use.n, by_use.won - by_use.wins, by_use.matches - by_use.n)
        AS high,
    least(by_use.n, by_use.matches - by_use.n) < small_sample() AS small,
    by_use.place
FROM by_use
WHERE by_use.n > 0;
COMMENT ON VIEW cards_by_use IS 'Win rate of a deck in the matches in which a card was in the opening hand, drawn, in hand at any time, or played, as difference from the deck''s win rate in all matches with that card in its list. Associations, not causes. Apart for each game, origin and pairing of players. Finished matches with full logs, without mirrors.';
COMMENT ON COLUMN cards_by_use.origin IS 'How the matches came about: never added up across origins.';
COMMENT ON COLUMN cards_by_use.deck IS 'The deck.';
COMMENT ON COLUMN cards_by_use.copies IS 'Copies in the list; the commonest number where lists differ.';
COMMENT ON COLUMN cards_by_use.use IS 'opening hand: when the first turn began. drawn: from the first turn on. in hand: either of these, or added to the hand otherwise. played: as `card_uses` says.';
COMMENT ON COLUMN cards_by_use.n IS 'Matches in which that became of a copy at least.';
COMMENT ON COLUMN cards_by_use.wins IS 'Won among them.';
COMMENT ON COLUMN cards_by_use.rate IS 'wins / n.';
COMMENT ON COLUMN cards_by_use.rate_low IS 'Lower bound of the Wilson 95 % interval of the rate.';
COMMENT ON COLUMN cards_by_use.rate_high IS 'Upper bound of that interval.';
COMMENT ON COLUMN cards_by_use.matches IS 'All matches of the deck with the card in its list.';
COMMENT ON COLUMN cards_by_use.baseline IS 'Win rate of the deck in those.';
COMMENT ON COLUMN cards_by_use.difference IS 'rate - baseline.';
COMMENT ON COLUMN cards_by_use.low IS 'Lower bound of the 95 % interval of the difference: Newcombe''s for the difference between matches with and without, times the share of matches without (the baseline holds both). Empty where there is no match without.';
COMMENT ON COLUMN cards_by_use.small IS 'Whether the matches with, or those without, are under 30.';
COMMENT ON COLUMN cards_by_use.place IS 'Order of the uses.';
