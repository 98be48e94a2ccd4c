-- Convenience over the tables: what happened without the board, and cards by number.

CREATE OR REPLACE VIEW events AS
SELECT match, event, ordinal, topic, turn, turn_player, actor, because, cards, content
FROM timeline;
COMMENT ON VIEW events IS 'One row an event with what it says: the columns of `timeline` that are about the event. The board after it is in `timeline`, in the same order and under the same event number.';
COMMENT ON COLUMN events.match IS 'Id of the match.';
COMMENT ON COLUMN events.event IS 'Position of the event, from 0.';
COMMENT ON COLUMN events.ordinal IS 'Its ordinal among public events; answers share the next one.';
COMMENT ON COLUMN events.topic IS 'Topic of the event (docs/events.md), without the prefix of the game.';
COMMENT ON COLUMN events.turn IS 'Turn number after it, 0 before the first.';
COMMENT ON COLUMN events.turn_player IS 'Seat whose turn it is, -1 before the first.';
COMMENT ON COLUMN events.actor IS 'Seat the event names, -1 where it names none.';
COMMENT ON COLUMN events.because IS 'Ordinal of the event because of which this happens; empty where only the course of the game brings it about.';
COMMENT ON COLUMN events.cards IS 'Numbers of the cards it names.';
COMMENT ON COLUMN events.content IS 'Its fields as a JSON object (docs/events.md): content->>''paid''.';

CREATE OR REPLACE VIEW cards AS
SELECT * FROM definitions QUALIFY row_number() OVER (PARTITION BY number ORDER BY definition) = 1;
COMMENT ON VIEW cards IS 'One row for each card number in the store: of several definitions the first by address (the facts here seldom change with a definition).';
COMMENT ON COLUMN cards.definition IS 'Content address of the definition.';
COMMENT ON COLUMN cards.number IS 'Number of the card.';
COMMENT ON COLUMN cards.name IS 'Its name.';
COMMENT ON COLUMN cards.category IS 'digimon, tamer, option or digi_egg.';
COMMENT ON COLUMN cards.colours IS 'Its colours.';
COMMENT ON COLUMN cards.level IS 'Its level; empty without one.';
COMMENT ON COLUMN cards.play_cost IS 'Its play cost (or use cost); empty without one.';
COMMENT ON COLUMN cards.dp IS 'Its DP; empty without.';
COMMENT ON COLUMN cards.form IS 'Its form.';
COMMENT ON COLUMN cards.attribute IS 'Its attribute.';
COMMENT ON COLUMN cards.types IS 'Its types.';
