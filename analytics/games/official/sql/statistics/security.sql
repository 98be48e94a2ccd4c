-- Cards in the own security stack at the end of each turn, of matches that went on after it.
CREATE OR REPLACE VIEW security AS
FROM mean_by_turn('digimon_card_game.turns', security_0, security_1);
COMMENT ON VIEW security IS 'Cards in the security stack at the end of each turn, of matches that went on: for all decks and by deck, apart for each game, origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN security.n IS 'Matches that went on after it.';
COMMENT ON COLUMN security.mean IS 'Mean of the cards in the security stack.';
COMMENT ON COLUMN security.low IS 'Lower bound of the 95 % interval of that mean, clustered by match; empty for one match.';
