-- The tables the projection fills. Everything here is derived from the store: a database of another
-- version is not migrated but rebuilt. The comments are the reference (docs/analytics.md).
-- Every match of every game has rows here. What only one game has is in a schema of that game
-- (`analytics/games`), its `timeline` with the columns the game gives it.

CREATE TABLE matches (
    match            VARCHAR NOT NULL,
    game             VARCHAR NOT NULL,
    origin           VARCHAR NOT NULL,
    deck_0           VARCHAR,
    deck_1           VARCHAR,
    player_0         VARCHAR NOT NULL,
    player_1         VARCHAR NOT NULL,
    seed             BIGINT,
    index            BIGINT,
    finished         BOOLEAN NOT NULL,
    winner           TINYINT,
    reason           VARCHAR,
    turns            INTEGER NOT NULL,
    events           INTEGER NOT NULL,
    decisions        INTEGER NOT NULL,
    first_player     TINYINT,
    engine           VARCHAR NOT NULL,
    rules            VARCHAR NOT NULL,
    log_version      INTEGER NOT NULL,
    parent           VARCHAR,
    parent_position  INTEGER,
    perspective      TINYINT,
    recorded_at      TIMESTAMP NOT NULL
);
COMMENT ON TABLE matches IS 'One row a match, finished or not.';
COMMENT ON COLUMN matches.match IS 'Id of the match.';
COMMENT ON COLUMN matches.game IS 'The game it is a match of, as headers name it: digimon-card-game.';
COMMENT ON COLUMN matches.origin IS 'How the record came about: simulated, played, recorded, imported or branched.';
COMMENT ON COLUMN matches.deck_0 IS 'Deck of seat 0, by id or name; empty where the log does not tell it.';
COMMENT ON COLUMN matches.deck_1 IS 'Deck of seat 1, likewise.';
COMMENT ON COLUMN matches.player_0 IS 'Who or what played seat 0.';
COMMENT ON COLUMN matches.player_1 IS 'Who or what played seat 1.';
COMMENT ON COLUMN matches.seed IS 'Seed of the run the match is from; empty in the log of one seat.';
COMMENT ON COLUMN matches.index IS 'Number of the match in its run.';
COMMENT ON COLUMN matches.finished IS 'Whether it was played to its end.';
COMMENT ON COLUMN matches.winner IS 'Seat that won; empty for a draw and for an unfinished match.';
COMMENT ON COLUMN matches.reason IS 'Why it ended, in the word of the game; empty while unfinished.';
COMMENT ON COLUMN matches.turns IS 'Turns begun, of both seats together.';
COMMENT ON COLUMN matches.events IS 'Events in the log.';
COMMENT ON COLUMN matches.decisions IS 'Answers given, of both seats together.';
COMMENT ON COLUMN matches.first_player IS 'Seat that went first; empty before that was decided.';
COMMENT ON COLUMN matches.engine IS 'Engine that recorded it.';
COMMENT ON COLUMN matches.rules IS 'Edition of the rules it was played by.';
COMMENT ON COLUMN matches.log_version IS 'Version of the log format it is recorded in.';
COMMENT ON COLUMN matches.parent IS 'Match it branched from; empty for any other match.';
COMMENT ON COLUMN matches.parent_position IS 'How many events of its parent it shares.';
COMMENT ON COLUMN matches.perspective IS 'Seat whose log this is; empty for the full log.';
COMMENT ON COLUMN matches.recorded_at IS 'When its last commit was written, in UTC.';

CREATE TABLE seats (
    match            VARCHAR NOT NULL,
    seat             TINYINT NOT NULL,
    deck             VARCHAR,
    deck_list        VARCHAR,
    player           VARCHAR NOT NULL,
    opponent_deck    VARCHAR,
    opponent_player  VARCHAR NOT NULL,
    mirror           BOOLEAN NOT NULL,
    went_first       BOOLEAN,
    won              BOOLEAN,
    lost             BOOLEAN,
    drawn            BOOLEAN,
    turns            INTEGER NOT NULL,
    decisions        INTEGER NOT NULL
);
COMMENT ON TABLE seats IS 'Two rows a match, one a seat. They mirror each other and are not independent.';
COMMENT ON COLUMN seats.match IS 'Id of the match.';
COMMENT ON COLUMN seats.seat IS 'The seat, 0 or 1.';
COMMENT ON COLUMN seats.deck IS 'Its deck, by id or name; empty where the log does not tell it.';
COMMENT ON COLUMN seats.deck_list IS 'Fingerprint of the cards in that deck and of their definitions: differs where one name stood for two lists.';
COMMENT ON COLUMN seats.player IS 'Who or what played it.';
COMMENT ON COLUMN seats.opponent_deck IS 'Deck of the other seat.';
COMMENT ON COLUMN seats.opponent_player IS 'Who or what played the other seat.';
COMMENT ON COLUMN seats.mirror IS 'Whether both decks bear the same name.';
COMMENT ON COLUMN seats.went_first IS 'Whether this seat went first; empty before that was decided.';
COMMENT ON COLUMN seats.won IS 'Whether it won; empty while unfinished.';
COMMENT ON COLUMN seats.lost IS 'Whether it lost; empty while unfinished.';
COMMENT ON COLUMN seats.drawn IS 'Whether nobody won; empty while unfinished.';
COMMENT ON COLUMN seats.turns IS 'Turns it began.';
COMMENT ON COLUMN seats.decisions IS 'Answers it gave.';

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
COMMENT ON COLUMN decisions.match IS 'Id of the match.';
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

CREATE TABLE left_out (
    match   VARCHAR NOT NULL,
    reason  VARCHAR NOT NULL
);
COMMENT ON TABLE left_out IS 'Matches of the store that could not be read: they are in no other table. Read again when they go on, or by a rebuild.';
COMMENT ON COLUMN left_out.match IS 'Id of the match.';
COMMENT ON COLUMN left_out.reason IS 'What is wrong with its log.';

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
COMMENT ON COLUMN other_events.match IS 'Id of the match.';
COMMENT ON COLUMN other_events.event IS 'Position of the event, from 0.';
COMMENT ON COLUMN other_events.ordinal IS 'Its ordinal among public events; answers share the next one.';
COMMENT ON COLUMN other_events.topic IS 'Topic of the event, without the prefix of the game.';
COMMENT ON COLUMN other_events.turn IS 'Turn number after it, 0 before the first.';
COMMENT ON COLUMN other_events.turn_player IS 'Seat whose turn it is, -1 before the first.';
COMMENT ON COLUMN other_events.actor IS 'Seat the event names, -1 where it names none.';
COMMENT ON COLUMN other_events.because IS 'Ordinal of the event because of which this happens; empty where only the course of the game brings it about.';
COMMENT ON COLUMN other_events.cards IS 'Numbers of the cards it names: none are known.';
COMMENT ON COLUMN other_events.content IS 'Its fields as a JSON object.';
