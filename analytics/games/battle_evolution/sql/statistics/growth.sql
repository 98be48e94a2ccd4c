-- When a deck first has an active Digimon of a level, played (abnormal) or evolved to in any way.
CREATE OR REPLACE VIEW growth AS
FROM first_of_levels(
    'battle-evolution',
    'battle_evolution.digimon_placed',
    'battle_evolution.cards',
    ['C', 'U', 'M'],
    true
);
COMMENT ON VIEW growth IS 'When a deck first has an active Digimon of a level: for all decks and by deck, apart for each origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN growth.level IS 'Level of the Digimon: C, U or M.';
COMMENT ON COLUMN growth.seats IS 'Seats counted in them: two where both played the deck, and of all decks together.';
COMMENT ON COLUMN growth.reached IS 'Seats that had an active Digimon of that level, played or evolved to, at least once.';
COMMENT ON COLUMN growth.share IS 'reached / seats.';
COMMENT ON COLUMN growth.share_low IS 'Lower bound of the 95 % interval of that share, clustered by match.';
COMMENT ON COLUMN growth.share_high IS 'Upper bound of that interval.';
COMMENT ON COLUMN growth.lower IS 'Lower quartile of the turn it first came in, counted in turns the seat itself had begun; of seats that had one.';
COMMENT ON COLUMN growth.median IS 'Median of that turn.';
COMMENT ON COLUMN growth.upper IS 'Upper quartile of that turn.';
COMMENT ON COLUMN growth.mean IS 'Mean of that turn.';
COMMENT ON COLUMN growth.low IS 'Lower bound of the 95 % interval of that mean, clustered by match.';
COMMENT ON COLUMN growth.small IS 'Whether n is under 30, or fewer than 30 seats had one (though some did).';
