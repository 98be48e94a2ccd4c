-- What happened in the matches of all games, without the board: of the games that have a timeline, whose
-- names `analytics.layouts` puts in with the columns, and of those that have none.

CREATE OR REPLACE VIEW events AS
{timelines}
SELECT {columns}
FROM main.other_events;
COMMENT ON VIEW events IS 'One row an event of any game with what it says. The board after it is in the `timeline` of its game, in the same order and under the same event number.';
COMMENT ON COLUMN events.ordinal IS 'Its ordinal among public events; answers share the next one.';
COMMENT ON COLUMN events.topic IS 'Topic of the event (docs/events.md), without the prefix of the game.';
COMMENT ON COLUMN events.turn IS 'Turn number after it, 0 before the first.';
COMMENT ON COLUMN events.turn_player IS 'Seat whose turn it is, -1 before the first.';
COMMENT ON COLUMN events.actor IS 'Seat the event names, -1 where it names none.';
COMMENT ON COLUMN events.because IS 'Ordinal of the event because of which this happens; empty where only the course of the game brings it about.';
COMMENT ON COLUMN events.cards IS 'Numbers of the cards it names.';
COMMENT ON COLUMN events.content IS 'Its fields as a JSON object (docs/events.md): content->>''paid''.';
