-- How often who leads in KO points goes on to win.
CREATE OR REPLACE VIEW ko_leads AS FROM wins_by_lead('battle_evolution.turns', ko_0, ko_1);
COMMENT ON VIEW ko_leads IS 'How often who leads in KO points at the end of a turn wins, apart for each origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN ko_leads.lead IS 'How many more KO points than the opponent at its end; below 0, how many fewer.';
COMMENT ON COLUMN ko_leads.n IS 'Matches that went on after that turn, so. A match in which both seats are counted stands here for its leader only, and not at all while they are even.';
COMMENT ON COLUMN ko_leads.wins IS 'Of these, how many the leader won (or the only seat that is counted).';
COMMENT ON COLUMN ko_leads.low IS 'Lower bound of the Wilson 95 % interval of the rate.';
