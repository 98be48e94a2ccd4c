-- How often who leads in security cards goes on to win.
CREATE OR REPLACE VIEW leads AS
FROM wins_by_lead('digimon_card_game.turns', security_0, security_1);
COMMENT ON VIEW leads IS 'How often who leads in security cards at the end of a turn wins, apart for each game, origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN leads.lead IS 'How many more security cards than the opponent at its end; below 0, how many fewer.';
COMMENT ON COLUMN leads.n IS 'Matches that went on after that turn, so. A match in which both seats are counted stands here for its leader only, and not at all while they are even.';
COMMENT ON COLUMN leads.wins IS 'Of these, how many the leader won (or the only seat that is counted).';
COMMENT ON COLUMN leads.low IS 'Lower bound of the Wilson 95 % interval of the rate.';
