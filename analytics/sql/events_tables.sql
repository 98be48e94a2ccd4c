-- Every event and every answer, in a database of its own. The timelines of games that have tables of their own are
-- made beside these, with the columns each game gives (`analytics/columns.py`).

CREATE TABLE projected (
    match  VARCHAR NOT NULL
);
COMMENT ON TABLE projected IS 'The matches whose events are here.';

CREATE TABLE decisions (
    match        VARCHAR NOT NULL,
    event        INTEGER NOT NULL,
    number       INTEGER NOT NULL,
    seat         TINYINT NOT NULL,
    turn         INTEGER NOT NULL,
    turn_player  TINYINT NOT NULL,
    question     VARCHAR NOT NULL,
    options      INTEGER NOT NULL,
    option       VARCHAR NOT NULL,
    cards        VARCHAR[] NOT NULL,
    declared     INTEGER
);
COMMENT ON TABLE decisions IS 'One row an answer. The board at that moment is the row of timeline with the same event. The log of one seat has only the answers of that seat.';
COMMENT ON COLUMN decisions.event IS 'Position of the answer among the events of the match.';
COMMENT ON COLUMN decisions.number IS 'Number of the answer in its match, counted from 1.';
COMMENT ON COLUMN decisions.seat IS 'Seat that answered.';
COMMENT ON COLUMN decisions.turn IS 'Number of the turn, 0 before the first.';
COMMENT ON COLUMN decisions.turn_player IS 'Seat whose turn it was, -1 before the first.';
COMMENT ON COLUMN decisions.question IS 'What was asked.';
COMMENT ON COLUMN decisions.options IS 'How many options there were.';
COMMENT ON COLUMN decisions.option IS 'Kind of the option picked, by the game''s own word. In the Digimon Card Game: no, yes, pass, hatch, move, play_card, digivolve_into, use_option, attack_with, activate_effect, block, pick_permanent, pick_card, pick_number or pick_pending.';
COMMENT ON COLUMN decisions.cards IS 'Numbers of the cards the option names: the one to play, digivolve into, use, attack or block with, then the one that is digivolved or attacked; empty if none (an attack on the player names the attacker alone). An unknown card is NULL.';
COMMENT ON COLUMN decisions.declared IS 'The number picked, where a number was asked for.';

CREATE TABLE other_events (
    match        VARCHAR NOT NULL,
    event        INTEGER,
    ordinal      INTEGER,
    topic        VARCHAR,
    turn         INTEGER,
    turn_player  INTEGER,
    actor        INTEGER,
    because      INTEGER,
    cards        VARCHAR[],
    content      VARCHAR
);
COMMENT ON TABLE other_events IS 'The events of games that have no tables of their own; `events` has those of all games.';
COMMENT ON COLUMN other_events.ordinal IS 'Its ordinal among public events; answers share the next one.';
COMMENT ON COLUMN other_events.topic IS 'Topic of the event, without the prefix of the game.';
COMMENT ON COLUMN other_events.turn IS 'Turn number after it, 0 before the first.';
COMMENT ON COLUMN other_events.turn_player IS 'Seat whose turn it is, -1 before the first.';
COMMENT ON COLUMN other_events.actor IS 'Seat the event names, -1 where it names none.';
COMMENT ON COLUMN other_events.because IS 'Ordinal of the event because of which this happens; empty where only the course of the game brings it about.';
COMMENT ON COLUMN other_events.cards IS 'Numbers of the cards it names: none are known.';
COMMENT ON COLUMN other_events.content IS 'Its fields as a JSON object.';
