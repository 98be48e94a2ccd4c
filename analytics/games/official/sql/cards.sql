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
