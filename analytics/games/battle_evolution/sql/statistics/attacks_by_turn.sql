-- Which attacks are used by turn: `attacks_by` is in attacks.sql.
CREATE OR REPLACE VIEW attacks_by_turn AS
SELECT * EXCLUDE (of), of::INTEGER AS turn FROM attacks_by('turn');
COMMENT ON VIEW attacks_by_turn IS 'Which attacks are used by turn, and the damage they deal: for all decks and by deck, apart for each origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN attacks_by_turn.attack IS 'circle, triangle or cross.';
COMMENT ON COLUMN attacks_by_turn.n IS 'Matches with an attack in that turn.';
COMMENT ON COLUMN attacks_by_turn.battles IS 'Attacks of any kind in that turn.';
COMMENT ON COLUMN attacks_by_turn.times IS 'Of these, how many were this attack.';
COMMENT ON COLUMN attacks_by_turn.share IS 'times / battles.';
COMMENT ON COLUMN attacks_by_turn.low IS 'Lower bound of the 95 % interval of the share, clustered by match.';
COMMENT ON COLUMN attacks_by_turn.damage IS 'Mean damage of this attack; 0 where it never came to strike.';
COMMENT ON COLUMN attacks_by_turn.damage_low IS 'Lower bound of the 95 % interval of that mean, clustered by match.';
COMMENT ON COLUMN attacks_by_turn.damage_high IS 'Upper bound of that interval.';
