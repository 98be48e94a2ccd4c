-- The tables of the Digimon Card Game, in its own schema.

CREATE TABLE turns (
    match            VARCHAR NOT NULL,
    turn             INTEGER NOT NULL,
    player           INTEGER NOT NULL,
    ended            BOOLEAN NOT NULL,
    events           INTEGER NOT NULL,
    decisions        INTEGER NOT NULL,
    memory_start     INTEGER NOT NULL,
    memory_end       INTEGER NOT NULL,
    memory_handed    INTEGER,
    passed           BOOLEAN NOT NULL,
    hatched          INTEGER NOT NULL,
    moved            INTEGER NOT NULL,
    cards_played     INTEGER NOT NULL,
    digivolutions    INTEGER NOT NULL,
    options_used     INTEGER NOT NULL,
    attacks          INTEGER NOT NULL,
    security_checks  INTEGER NOT NULL,
    hand_0           INTEGER NOT NULL,
    hand_1           INTEGER NOT NULL,
    security_0       INTEGER NOT NULL,
    security_1       INTEGER NOT NULL
);
COMMENT ON TABLE turns IS 'One row a turn. A turn reaches to the start of the next one or to the end of the log.';
COMMENT ON COLUMN turns.turn IS 'Number of the turn, counted from 1 over both seats.';
COMMENT ON COLUMN turns.player IS 'Seat whose turn it was.';
COMMENT ON COLUMN turns.ended IS 'Whether the turn ended; not so for the one in which the match did.';
COMMENT ON COLUMN turns.events IS 'Events in the turn.';
COMMENT ON COLUMN turns.decisions IS 'Answers given in the turn, by both seats.';
COMMENT ON COLUMN turns.memory_start IS 'Memory when the turn began, as its player reads it.';
COMMENT ON COLUMN turns.memory_end IS 'Memory at its end, as its player reads it.';
COMMENT ON COLUMN turns.memory_handed IS 'Memory the opponent got to begin with; empty if the turn did not end.';
COMMENT ON COLUMN turns.passed IS 'Whether its player passed.';
COMMENT ON COLUMN turns.hatched IS 'Digi-Eggs hatched, by action or by effect, as in all counts below.';
COMMENT ON COLUMN turns.moved IS 'Digimon moved between breeding and battle area.';
COMMENT ON COLUMN turns.cards_played IS 'Cards played on the field.';
COMMENT ON COLUMN turns.digivolutions IS 'Digivolutions.';
COMMENT ON COLUMN turns.options_used IS 'Option cards used.';
COMMENT ON COLUMN turns.attacks IS 'Attacks declared.';
COMMENT ON COLUMN turns.security_checks IS 'Security cards checked.';
COMMENT ON COLUMN turns.hand_0 IS 'Cards in the hand of seat 0 at the end of the turn.';
COMMENT ON COLUMN turns.hand_1 IS 'Cards in the hand of seat 1 at the end of the turn.';
COMMENT ON COLUMN turns.security_0 IS 'Security cards of seat 0 at the end of the turn.';
COMMENT ON COLUMN turns.security_1 IS 'Security cards of seat 1 at the end of the turn.';

CREATE TABLE plays (
    match     VARCHAR NOT NULL,
    event     INTEGER NOT NULL,
    seat      TINYINT NOT NULL,
    turn      INTEGER NOT NULL,
    own_turn  INTEGER NOT NULL,
    topic     VARCHAR NOT NULL,
    card      VARCHAR
);
COMMENT ON TABLE plays IS 'One row for each card played on the field, digivolved into or linked, and each Option card used, by action or by effect.';
COMMENT ON COLUMN plays.seat IS 'Seat that did it.';
COMMENT ON COLUMN plays.own_turn IS 'How many turns that seat had begun by then; 0 before its first.';
COMMENT ON COLUMN plays.topic IS 'Topic of the event: card_played, digivolved, dna_digivolved, app_fused, card_linked or option_used.';
COMMENT ON COLUMN plays.card IS 'Number of the card; its facts are in `cards`. Empty where the log does not tell it.';
CREATE TABLE checks (
    match      VARCHAR NOT NULL,
    event      INTEGER NOT NULL,
    seat       TINYINT NOT NULL,
    turn       INTEGER NOT NULL,
    card       VARCHAR,
    attacker   VARCHAR,
    battle     VARCHAR,
    activated  BOOLEAN NOT NULL,
    went       VARCHAR
);
COMMENT ON TABLE checks IS 'One row a security check: what was revealed, and what came of it.';
COMMENT ON COLUMN checks.event IS 'Position of the event that revealed the card.';
COMMENT ON COLUMN checks.seat IS 'Seat whose security was checked.';
COMMENT ON COLUMN checks.turn IS 'Number of the turn.';
COMMENT ON COLUMN checks.card IS 'Number of the revealed card.';
COMMENT ON COLUMN checks.attacker IS 'Number of the top card of the Digimon that checks; empty without one.';
COMMENT ON COLUMN checks.battle IS 'What the battle was to the revealed Digimon: won, lost or tied (DP alike: both lose). Empty without a battle.';
COMMENT ON COLUMN checks.activated IS 'Whether an effect of the revealed card activated.';
COMMENT ON COLUMN checks.went IS 'Where the card went: trash, hand, field, deck or security_stack; empty where the match ended first.';

CREATE TABLE card_appearances (
    match            VARCHAR NOT NULL,
    seat             TINYINT NOT NULL,
    card             VARCHAR NOT NULL,
    copies           SMALLINT NOT NULL,
    opening_hand     SMALLINT NOT NULL,
    in_hand          SMALLINT NOT NULL,
    drawn            SMALLINT NOT NULL,
    played           SMALLINT NOT NULL,
    digivolved_into  SMALLINT NOT NULL,
    used             SMALLINT NOT NULL,
    hatched          SMALLINT NOT NULL,
    activated        SMALLINT NOT NULL,
    attacked         SMALLINT NOT NULL,
    deleted          SMALLINT NOT NULL,
    in_security      SMALLINT NOT NULL,
    checked          SMALLINT NOT NULL,
    end_deck         SMALLINT NOT NULL,
    end_hand         SMALLINT NOT NULL,
    end_security     SMALLINT NOT NULL,
    end_trash        SMALLINT NOT NULL,
    end_field        SMALLINT NOT NULL,
    end_under        SMALLINT NOT NULL,
    end_elsewhere    SMALLINT NOT NULL
);
COMMENT ON TABLE card_appearances IS 'One row for each match, seat and card number of what the seat brought. Of full logs only: the log of one seat does not tell which of its cards are the same copy. The `end_` columns add up to `copies`.';
COMMENT ON COLUMN card_appearances.seat IS 'Seat that owns the cards.';
COMMENT ON COLUMN card_appearances.card IS 'Number of the card; its facts are in `cards`.';
COMMENT ON COLUMN card_appearances.copies IS 'Copies the seat brought, in its deck or Digi-Egg deck.';
COMMENT ON COLUMN card_appearances.opening_hand IS 'Copies in hand when the first turn began, after any redraw.';
COMMENT ON COLUMN card_appearances.in_hand IS 'Copies that were in hand at any time from the first turn on.';
COMMENT ON COLUMN card_appearances.drawn IS 'Times drawn from the first turn on.';
COMMENT ON COLUMN card_appearances.played IS 'Times played on the field, by paying or by effect.';
COMMENT ON COLUMN card_appearances.digivolved_into IS 'Times a Digimon or another card digivolved into it.';
COMMENT ON COLUMN card_appearances.used IS 'Times used, as an Option card.';
COMMENT ON COLUMN card_appearances.hatched IS 'Times hatched, as a Digi-Egg.';
COMMENT ON COLUMN card_appearances.activated IS 'Times an effect written on it activated.';
COMMENT ON COLUMN card_appearances.attacked IS 'Times it attacked, as the top card of its Digimon.';
COMMENT ON COLUMN card_appearances.deleted IS 'Times deleted as the top card of what was deleted.';
COMMENT ON COLUMN card_appearances.in_security IS 'Times placed in the security stack, at the start or later.';
COMMENT ON COLUMN card_appearances.checked IS 'Times revealed by a security check.';
COMMENT ON COLUMN card_appearances.end_deck IS 'Copies in the deck or Digi-Egg deck at the end of the log.';
COMMENT ON COLUMN card_appearances.end_hand IS 'Copies in hand then.';
COMMENT ON COLUMN card_appearances.end_security IS 'Copies in the security stack then.';
COMMENT ON COLUMN card_appearances.end_trash IS 'Copies in the trash then.';
COMMENT ON COLUMN card_appearances.end_field IS 'Copies on top of what stands on the field then.';
COMMENT ON COLUMN card_appearances.end_under IS 'Copies under another card, or linked to one, then.';
COMMENT ON COLUMN card_appearances.end_elsewhere IS 'Copies in no area then, as one being checked when the match ended.';

CREATE TABLE definitions (
    definition  VARCHAR NOT NULL,
    number      VARCHAR NOT NULL,
    name        VARCHAR NOT NULL,
    category    VARCHAR NOT NULL,
    colours     VARCHAR[] NOT NULL,
    level       INTEGER,
    play_cost   INTEGER,
    dp          INTEGER,
    form        VARCHAR[] NOT NULL,
    attribute   VARCHAR[] NOT NULL,
    types       VARCHAR[] NOT NULL
);
COMMENT ON TABLE definitions IS 'One row for each definition of a card in the store. A card whose definition changed has several.';
COMMENT ON COLUMN definitions.definition IS 'Content address of the definition.';
COMMENT ON COLUMN definitions.number IS 'Number of the card.';
COMMENT ON COLUMN definitions.category IS 'digimon, tamer, option or digi_egg.';
COMMENT ON COLUMN definitions.colours IS 'Its colours.';
COMMENT ON COLUMN definitions.level IS 'Its level; empty without one.';
COMMENT ON COLUMN definitions.play_cost IS 'Its play cost (or use cost); empty without one.';
COMMENT ON COLUMN definitions.dp IS 'Its DP; empty without.';
COMMENT ON COLUMN definitions.form IS 'Its form.';
COMMENT ON COLUMN definitions.attribute IS 'Its attribute.';
COMMENT ON COLUMN definitions.types IS 'Its types.';
