-- Cards by number.

CREATE OR REPLACE VIEW cards AS
SELECT * FROM definitions QUALIFY row_number() OVER (PARTITION BY number ORDER BY definition) = 1;
COMMENT ON VIEW cards IS 'One row for each card number in the store: of several definitions the first by address (the facts here seldom change with a definition).';
COMMENT ON COLUMN cards.definition IS 'Content address of the definition.';
COMMENT ON COLUMN cards.number IS 'Number of the card.';
COMMENT ON COLUMN cards.category IS 'digimon, tamer, option or digi_egg.';
COMMENT ON COLUMN cards.colours IS 'Its colours.';
COMMENT ON COLUMN cards.level IS 'Its level; empty without one.';
COMMENT ON COLUMN cards.play_cost IS 'Its play cost (or use cost); empty without one.';
COMMENT ON COLUMN cards.dp IS 'Its DP; empty without.';
COMMENT ON COLUMN cards.form IS 'Its form.';
COMMENT ON COLUMN cards.attribute IS 'Its attribute.';
COMMENT ON COLUMN cards.types IS 'Its types.';

CREATE OR REPLACE VIEW card_uses AS
SELECT
    held.match,
    held.seat,
    held.card,
    cards.name,
    held.copies,
    held.opening_hand > 0 AS opening_hand,
    held.drawn > 0 AS drawn,
    held.in_hand > 0 AS in_hand,
    held.played + held.digivolved_into + held.used + held.hatched > 0 AS played
FROM digimon_card_game.card_appearances AS held
LEFT JOIN digimon_card_game.cards AS cards ON cards.number = held.card;
COMMENT ON VIEW card_uses IS 'The part of this game in the view `card_uses` of all games.';
COMMENT ON COLUMN card_uses.seat IS 'Seat that owns the cards.';
COMMENT ON COLUMN card_uses.copies IS 'Copies the seat brought.';
COMMENT ON COLUMN card_uses.opening_hand IS 'Whether one was in hand when the first turn began.';
COMMENT ON COLUMN card_uses.drawn IS 'Whether one was drawn from the first turn on.';
COMMENT ON COLUMN card_uses.in_hand IS 'Whether one was in hand at any time from then on.';
COMMENT ON COLUMN card_uses.played IS 'Whether one was played, digivolved into, used or hatched.';
