-- The tables the projection fills. Everything here is derived from the store: a database of another
-- version is not migrated but rebuilt. The comments are the reference (docs/analytics.md).
-- Every match of every game has rows here. What only one game has is in a schema of that game
-- (`analytics/games`). Single events are in another database (`events_tables.sql`).

CREATE TABLE matches (
    match            VARCHAR NOT NULL,
    game             VARCHAR NOT NULL,
    origin           VARCHAR NOT NULL,
    deck_0           VARCHAR,
    deck_1           VARCHAR,
    player_0         VARCHAR NOT NULL,
    player_1         VARCHAR NOT NULL,
    player_kind_0    VARCHAR NOT NULL,
    player_kind_1    VARCHAR NOT NULL,
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
    recorded_at      TIMESTAMP NOT NULL,
    course           VARCHAR
);
COMMENT ON TABLE matches IS 'One row a match, finished or not.';
COMMENT ON COLUMN matches.game IS 'The game it is a match of, as headers name it: digimon-card-game.';
COMMENT ON COLUMN matches.origin IS 'How the record came about: simulated, played, recorded, imported or branched.';
COMMENT ON COLUMN matches.deck_0 IS 'Deck of seat 0, by id or name; empty where the log does not tell it.';
COMMENT ON COLUMN matches.deck_1 IS 'Deck of seat 1, likewise.';
COMMENT ON COLUMN matches.player_0 IS 'Who or what played seat 0.';
COMMENT ON COLUMN matches.player_1 IS 'Who or what played seat 1.';
COMMENT ON COLUMN matches.player_kind_0 IS 'What kind of player that is: a program by its name, or person.';
COMMENT ON COLUMN matches.player_kind_1 IS 'Likewise of seat 1.';
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
COMMENT ON COLUMN matches.course IS 'Fingerprint of all that happened, the header aside: equal where two matches are one course.';

CREATE TABLE seats (
    match            VARCHAR NOT NULL,
    seat             TINYINT NOT NULL,
    deck             VARCHAR,
    deck_list        VARCHAR,
    archetype        VARCHAR,
    format           VARCHAR,
    player           VARCHAR NOT NULL,
    player_kind      VARCHAR NOT NULL,
    opponent_deck    VARCHAR,
    opponent_archetype VARCHAR,
    opponent_format  VARCHAR,
    opponent_player  VARCHAR NOT NULL,
    opponent_kind    VARCHAR NOT NULL,
    mirror           BOOLEAN NOT NULL,
    went_first       BOOLEAN,
    won              BOOLEAN,
    lost             BOOLEAN,
    drawn            BOOLEAN,
    turns            INTEGER NOT NULL,
    decisions        INTEGER NOT NULL
);
COMMENT ON TABLE seats IS 'Two rows a match, one a seat. They mirror each other and are not independent.';
COMMENT ON COLUMN seats.seat IS 'The seat, 0 or 1.';
COMMENT ON COLUMN seats.deck IS 'Its deck, by id or name; empty where the log does not tell it.';
COMMENT ON COLUMN seats.deck_list IS 'Fingerprint of the cards in that deck and of their definitions: differs where one name stood for two lists.';
COMMENT ON COLUMN seats.archetype IS 'What players call decks of its kind, for a deck of the package; empty for any other.';
COMMENT ON COLUMN seats.format IS 'The newest product whose cards it could have, likewise: BT12, EX6.';
COMMENT ON COLUMN seats.player IS 'Who or what played it.';
COMMENT ON COLUMN seats.player_kind IS 'What kind of player that is: a program by its name, or person.';
COMMENT ON COLUMN seats.opponent_deck IS 'Deck of the other seat.';
COMMENT ON COLUMN seats.opponent_archetype IS 'Archetype of that deck.';
COMMENT ON COLUMN seats.opponent_format IS 'Format of that deck.';
COMMENT ON COLUMN seats.opponent_player IS 'Who or what played the other seat.';
COMMENT ON COLUMN seats.opponent_kind IS 'What kind of player that is.';
COMMENT ON COLUMN seats.went_first IS 'Whether this seat went first; empty before that was decided.';
COMMENT ON COLUMN seats.won IS 'Whether it won; empty while unfinished.';
COMMENT ON COLUMN seats.lost IS 'Whether it lost; empty while unfinished.';
COMMENT ON COLUMN seats.drawn IS 'Whether nobody won; empty while unfinished.';
COMMENT ON COLUMN seats.turns IS 'Turns it began.';
COMMENT ON COLUMN seats.decisions IS 'Answers it gave.';

CREATE TABLE repeated (
    match   VARCHAR NOT NULL,
    course  VARCHAR NOT NULL
);
COMMENT ON TABLE repeated IS 'Matches that are the very course of another one of the same origin and players: statistics count that one, the first by id, and none of these.';
COMMENT ON COLUMN repeated.course IS 'Their course, as in matches.';
