-- When a deck first has a Digimon of a level on the field, played or digivolved into in any way.
CREATE OR REPLACE VIEW tempo AS
FROM first_of_levels(
    'digimon-card-game',
    'digimon_card_game.plays',
    'digimon_card_game.cards',
    [4, 5, 6, 7],
    cards.category = 'digimon' AND placed.topic <> 'card_linked' -- which puts nothing on the field
);
COMMENT ON VIEW tempo IS 'When a deck first has a Digimon of a level: for all decks and by deck, apart for each game, origin and pairing of players. Finished matches only.';
COMMENT ON COLUMN tempo.level IS 'Level of the Digimon, 4 to 7, as printed on its top card.';
COMMENT ON COLUMN tempo.seats IS 'Seats counted in them: two where both played the deck, and of all decks together.';
COMMENT ON COLUMN tempo.reached IS 'Seats that had a Digimon of that level on the field, played or digivolved into, at least once.';
COMMENT ON COLUMN tempo.share IS 'reached / seats.';
COMMENT ON COLUMN tempo.share_low IS 'Lower bound of the 95 % interval of that share, clustered by match.';
COMMENT ON COLUMN tempo.share_high IS 'Upper bound of that interval.';
COMMENT ON COLUMN tempo.lower IS 'Lower quartile of the turn it first came in, counted in turns the seat itself had begun; of seats that had one.';
COMMENT ON COLUMN tempo.median IS 'Median of that turn.';
COMMENT ON COLUMN tempo.upper IS 'Upper quartile of that turn.';
COMMENT ON COLUMN tempo.mean IS 'Mean of that turn.';
COMMENT ON COLUMN tempo.low IS 'Lower bound of the 95 % interval of that mean, clustered by match.';
COMMENT ON COLUMN tempo.small IS 'Whether n is under 30, or fewer than 30 seats had one (though some did).';
