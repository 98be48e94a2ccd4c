-- What became of the cards of all games that keep it; `analytics.layouts` puts their names in.

CREATE OR REPLACE VIEW card_uses AS
{games};
COMMENT ON VIEW card_uses IS 'One row for each match, seat and card number of what the seat brought, of every game that keeps it. Of full logs only.';
COMMENT ON COLUMN card_uses.seat IS 'Seat that owns the cards.';
COMMENT ON COLUMN card_uses.copies IS 'Copies the seat brought.';
COMMENT ON COLUMN card_uses.opening_hand IS 'Whether one was in hand when the first turn began.';
COMMENT ON COLUMN card_uses.drawn IS 'Whether one was drawn from the first turn on.';
COMMENT ON COLUMN card_uses.in_hand IS 'Whether one was in hand at any time from then on.';
COMMENT ON COLUMN card_uses.played IS 'Whether one was brought into play; the `card_uses` of each game says what that is in it.';
