-- Cards by number, and what of a card the statistic `cards` asks for.

CREATE OR REPLACE VIEW cards AS
SELECT * FROM battle_evolution.definitions
QUALIFY row_number() OVER (PARTITION BY number ORDER BY definition) = 1;
COMMENT ON VIEW cards IS 'One row for each card number in the store: of several definitions the first by address (the facts here seldom change with a definition).';
COMMENT ON COLUMN cards.definition IS 'Content address of the definition.';
COMMENT ON COLUMN cards.number IS 'Number of the card.';
COMMENT ON COLUMN cards.category IS 'digimon, option, evolution, data or mastery.';
COMMENT ON COLUMN cards.level IS 'R, C, U or M; empty for what is no Digimon.';
COMMENT ON COLUMN cards.types IS 'Its types, the primary one first.';
COMMENT ON COLUMN cards.dp_cost IS 'Its DP cost; empty without one.';
COMMENT ON COLUMN cards.plus_p IS 'Its +P; empty without.';
COMMENT ON COLUMN cards.hp IS 'Its HP; empty for what is no Digimon.';
COMMENT ON COLUMN cards.circle IS 'Its Circle Power, likewise.';
COMMENT ON COLUMN cards.triangle IS 'Its Triangle Power, likewise.';
COMMENT ON COLUMN cards."cross" IS 'Its Cross Power, likewise.';

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
    held.played + held.evolved_to + held.evolve_card + held.racked + held.supported > 0 AS played
FROM battle_evolution.card_appearances AS held
LEFT JOIN battle_evolution.cards AS cards ON cards.number = held.card;
COMMENT ON VIEW card_uses IS 'The part of this game in the view `card_uses` of all games.';
COMMENT ON COLUMN card_uses.seat IS 'Seat that owns the cards.';
COMMENT ON COLUMN card_uses.copies IS 'Copies the seat brought.';
COMMENT ON COLUMN card_uses.opening_hand IS 'Whether one was in hand when the first turn began.';
COMMENT ON COLUMN card_uses.drawn IS 'Whether one was drawn from the first turn on.';
COMMENT ON COLUMN card_uses.in_hand IS 'Whether one was in hand at any time from then on.';
COMMENT ON COLUMN card_uses.played IS 'Whether one was played, evolved to, played for an evolution, racked or placed as support.';
