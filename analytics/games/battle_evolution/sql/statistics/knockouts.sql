-- KO points at the end of each turn, of matches that went on after it.
CREATE OR REPLACE VIEW knockouts AS FROM mean_by_turn('battle_evolution.turns', ko_0, ko_1);
COMMENT ON VIEW knockouts IS 'KO points at the end of each turn, of matches that went on: for all decks and by deck, apart for each origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN knockouts.n IS 'Matches that went on after it.';
COMMENT ON COLUMN knockouts.mean IS 'Mean KO points of a seat.';
COMMENT ON COLUMN knockouts.low IS 'Lower bound of the 95 % interval of that mean, clustered by match; empty for one match.';
