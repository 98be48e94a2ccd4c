-- The tables of Digimon Battle Evolution, in its own schema.

CREATE TABLE turns (
    match      VARCHAR NOT NULL,
    turn       INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    ended      BOOLEAN NOT NULL,
    events     INTEGER NOT NULL,
    decisions  INTEGER NOT NULL,
    ko_0       INTEGER NOT NULL,
    ko_1       INTEGER NOT NULL,
    hp_0       INTEGER,
    hp_1       INTEGER,
    dp_0       INTEGER NOT NULL,
    dp_1       INTEGER NOT NULL,
    hand_0     INTEGER NOT NULL,
    hand_1     INTEGER NOT NULL,
    deck_0     INTEGER NOT NULL,
    deck_1     INTEGER NOT NULL
);
COMMENT ON TABLE turns IS 'One row a turn. A turn reaches to the start of the next one or to the end of the log.';
COMMENT ON COLUMN turns.turn IS 'Number of the turn, counted from 1 over both seats.';
COMMENT ON COLUMN turns.player IS 'Seat whose turn it was.';
COMMENT ON COLUMN turns.ended IS 'Whether the turn ended; not so for the one in which the match did.';
COMMENT ON COLUMN turns.events IS 'Events in the turn.';
COMMENT ON COLUMN turns.decisions IS 'Answers given in the turn, by both seats.';
COMMENT ON COLUMN turns.ko_0 IS 'KO points of seat 0 at the end of the turn.';
COMMENT ON COLUMN turns.ko_1 IS 'KO points of seat 1 at the end of the turn.';
COMMENT ON COLUMN turns.hp_0 IS 'HP of the active Digimon of seat 0 at the end of the turn; empty without one.';
COMMENT ON COLUMN turns.hp_1 IS 'HP of the active Digimon of seat 1, likewise.';
COMMENT ON COLUMN turns.dp_0 IS 'DP of seat 0 at the end of the turn.';
COMMENT ON COLUMN turns.dp_1 IS 'DP of seat 1 at the end of the turn.';
COMMENT ON COLUMN turns.hand_0 IS 'Cards in the hand of seat 0 at the end of the turn.';
COMMENT ON COLUMN turns.hand_1 IS 'Cards in the hand of seat 1 at the end of the turn.';
COMMENT ON COLUMN turns.deck_0 IS 'Cards in the deck of seat 0 at the end of the turn.';
COMMENT ON COLUMN turns.deck_1 IS 'Cards in the deck of seat 1 at the end of the turn.';

CREATE TABLE attacks_used (
    match      VARCHAR NOT NULL,
    event      INTEGER NOT NULL,
    seat       TINYINT NOT NULL,
    turn       INTEGER NOT NULL,
    card       VARCHAR,
    abnormal   BOOLEAN NOT NULL,
    attack     VARCHAR NOT NULL,
    against    VARCHAR NOT NULL,
    struck     TINYINT,
    damage     INTEGER NOT NULL,
    countered  BOOLEAN NOT NULL
);
COMMENT ON TABLE attacks_used IS 'One row for each attack of a battle, so two a Battle Phase in which both seats had one.';
COMMENT ON COLUMN attacks_used.event IS 'Position of the event that revealed both attacks.';
COMMENT ON COLUMN attacks_used.seat IS 'Seat that attacked.';
COMMENT ON COLUMN attacks_used.card IS 'Number of its active Digimon; its facts are in `battle_evolution.cards`. Empty where the log does not tell it.';
COMMENT ON COLUMN attacks_used.abnormal IS 'Whether that was abnormal.';
COMMENT ON COLUMN attacks_used.attack IS 'The attack: circle, triangle or cross; where an effect changed it, the one it became.';
COMMENT ON COLUMN attacks_used.against IS 'Attack of the other seat, likewise.';
COMMENT ON COLUMN attacks_used.struck IS '1 if it dealt damage first, 2 if second; empty if it never came to it.';
COMMENT ON COLUMN attacks_used.damage IS 'Damage it dealt, more than the HP that were left included; with a Counter that met, that of the attack it took.';
COMMENT ON COLUMN attacks_used.countered IS 'Whether it did nothing because of a Counter.';

CREATE TABLE supports_placed (
    match     VARCHAR NOT NULL,
    event     INTEGER NOT NULL,
    seat      TINYINT NOT NULL,
    turn      INTEGER NOT NULL,
    source    VARCHAR NOT NULL,
    card      VARCHAR,
    resolved  BOOLEAN NOT NULL,
    voided    BOOLEAN NOT NULL,
    misfired  BOOLEAN NOT NULL
);
COMMENT ON TABLE supports_placed IS 'One row for each support that was placed, and one for each that was declined.';
COMMENT ON COLUMN supports_placed.seat IS 'Seat that supported, or declined.';
COMMENT ON COLUMN supports_placed.source IS 'hand; blind, from the top of the deck; proxy, from the Destiny Zone; or none.';
COMMENT ON COLUMN supports_placed.card IS 'Number of the card; empty for none, and where the log does not tell it.';
COMMENT ON COLUMN supports_placed.resolved IS 'Whether an effect of it began to resolve.';
COMMENT ON COLUMN supports_placed.voided IS 'Whether it was voided.';
COMMENT ON COLUMN supports_placed.misfired IS 'Whether a sentence of it could not apply, or it had nothing to support with.';

CREATE TABLE digimon_placed (
    match     VARCHAR NOT NULL,
    event     INTEGER NOT NULL,
    seat      TINYINT NOT NULL,
    turn      INTEGER NOT NULL,
    own_turn  INTEGER NOT NULL,
    method    VARCHAR NOT NULL,
    card      VARCHAR
);
COMMENT ON TABLE digimon_placed IS 'One row for each Digimon that became active: played, or evolved to.';
COMMENT ON COLUMN digimon_placed.seat IS 'Seat whose Digimon it is.';
COMMENT ON COLUMN digimon_placed.own_turn IS 'How many turns that seat had begun by then; 0 before its first.';
COMMENT ON COLUMN digimon_placed.method IS 'played; or how it evolved: partner, card, dna, dp, effect, as_evolved.';
COMMENT ON COLUMN digimon_placed.card IS 'Number of the card; its facts are in `battle_evolution.cards`. Empty where the log does not tell it.';

CREATE TABLE knock_outs (
    match    VARCHAR NOT NULL,
    event    INTEGER NOT NULL,
    seat     TINYINT NOT NULL,
    turn     INTEGER NOT NULL,
    card     VARCHAR,
    worth    INTEGER NOT NULL,
    revived  BOOLEAN NOT NULL
);
COMMENT ON TABLE knock_outs IS 'One row for each Digimon that was knocked out.';
COMMENT ON COLUMN knock_outs.seat IS 'Seat whose Digimon it was.';
COMMENT ON COLUMN knock_outs.card IS 'Number of the card; empty where the log does not tell it.';
COMMENT ON COLUMN knock_outs.worth IS 'KO points the other seat gained.';
COMMENT ON COLUMN knock_outs.revived IS 'Whether it came back by Revival.';

CREATE TABLE card_appearances (
    match         VARCHAR NOT NULL,
    seat          TINYINT NOT NULL,
    card          VARCHAR NOT NULL,
    copies        SMALLINT NOT NULL,
    opening_hand  SMALLINT NOT NULL,
    in_hand       SMALLINT NOT NULL,
    drawn         SMALLINT NOT NULL,
    played        SMALLINT NOT NULL,
    evolved_to    SMALLINT NOT NULL,
    evolve_card   SMALLINT NOT NULL,
    racked        SMALLINT NOT NULL,
    supported     SMALLINT NOT NULL,
    activated     SMALLINT NOT NULL,
    knocked_out   SMALLINT NOT NULL,
    end_deck      SMALLINT NOT NULL,
    end_hand      SMALLINT NOT NULL,
    end_trash     SMALLINT NOT NULL,
    end_board     SMALLINT NOT NULL,
    end_dp_zone   SMALLINT NOT NULL,
    end_destiny_zone SMALLINT NOT NULL,
    end_elsewhere SMALLINT NOT NULL
);
COMMENT ON TABLE card_appearances IS 'One row for each match, seat and card number of what the seat brought. Of full logs only: the log of one seat does not tell which of its cards are the same copy. The `end_` columns add up to `copies`.';
COMMENT ON COLUMN card_appearances.seat IS 'Seat that owns the cards.';
COMMENT ON COLUMN card_appearances.card IS 'Number of the card; its facts are in `battle_evolution.cards`.';
COMMENT ON COLUMN card_appearances.copies IS 'Copies the seat brought, in its main deck or Destiny Zone.';
COMMENT ON COLUMN card_appearances.opening_hand IS 'Copies in hand when the first turn began, after the opening mulligan.';
COMMENT ON COLUMN card_appearances.in_hand IS 'Copies that were in hand at any time from the first turn on.';
COMMENT ON COLUMN card_appearances.drawn IS 'Times drawn from the first turn on.';
COMMENT ON COLUMN card_appearances.played IS 'Times played: as a Digimon to an empty active zone, or from hand in a window.';
COMMENT ON COLUMN card_appearances.evolved_to IS 'Times a Digimon evolved to it.';
COMMENT ON COLUMN card_appearances.evolve_card IS 'Times played for an evolution: as evolve card or as material.';
COMMENT ON COLUMN card_appearances.racked IS 'Times racked into the DP zone.';
COMMENT ON COLUMN card_appearances.supported IS 'Times placed as support, from anywhere.';
COMMENT ON COLUMN card_appearances.activated IS 'Times an effect written on it began to resolve.';
COMMENT ON COLUMN card_appearances.knocked_out IS 'Times knocked out as the active Digimon.';
COMMENT ON COLUMN card_appearances.end_deck IS 'Copies in the deck at the end of the log.';
COMMENT ON COLUMN card_appearances.end_hand IS 'Copies in hand or in the Dark Area then.';
COMMENT ON COLUMN card_appearances.end_trash IS 'Copies in the trash then.';
COMMENT ON COLUMN card_appearances.end_board IS 'Copies in an active stack, attached, or being played then.';
COMMENT ON COLUMN card_appearances.end_dp_zone IS 'Copies in the DP zone then.';
COMMENT ON COLUMN card_appearances.end_destiny_zone IS 'Copies in the Destiny Zone then.';
COMMENT ON COLUMN card_appearances.end_elsewhere IS 'Copies that are deleted, or in no zone, then.';

CREATE TABLE definitions (
    definition  VARCHAR NOT NULL,
    number      VARCHAR NOT NULL,
    name        VARCHAR NOT NULL,
    category    VARCHAR NOT NULL,
    level       VARCHAR,
    types       VARCHAR[] NOT NULL,
    dp_cost     INTEGER,
    plus_p      INTEGER,
    hp          INTEGER,
    circle      INTEGER,
    triangle    INTEGER,
    "cross"     INTEGER
);
COMMENT ON TABLE definitions IS 'One row for each definition of a card in the store. A card whose definition changed has several.';
COMMENT ON COLUMN definitions.definition IS 'Content address of the definition.';
COMMENT ON COLUMN definitions.number IS 'Number of the card.';
COMMENT ON COLUMN definitions.category IS 'digimon, option, evolution, data or mastery.';
COMMENT ON COLUMN definitions.level IS 'R, C, U or M; empty for what is no Digimon.';
COMMENT ON COLUMN definitions.types IS 'Its types, the primary one first.';
COMMENT ON COLUMN definitions.dp_cost IS 'Its DP cost; empty without one.';
COMMENT ON COLUMN definitions.plus_p IS 'Its +P; empty without.';
COMMENT ON COLUMN definitions.hp IS 'Its HP; empty for what is no Digimon.';
COMMENT ON COLUMN definitions.circle IS 'Its Circle Power, likewise.';
COMMENT ON COLUMN definitions.triangle IS 'Its Triangle Power, likewise.';
COMMENT ON COLUMN definitions."cross" IS 'Its Cross Power, likewise.';
