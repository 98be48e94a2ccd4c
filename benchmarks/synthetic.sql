-- Invented matches of the numbers from `first` to before `last`, straight into the tables: ten decks of unlike strength,
-- three in ten seats greedy. Chance is a hash of the number, so that the same matches come each time.

CREATE OR REPLACE TEMP MACRO chance(number, what) AS (hash(number, what) % 1000003) / 1000003.0::DOUBLE;

CREATE OR REPLACE TEMP TABLE invented AS
WITH dealt AS (
    SELECT
        number,
        md5(number::VARCHAR)::UUID::VARCHAR AS match,
        1 + floor(10 * chance(number, 'deck 0'))::INTEGER AS strength_0,
        1 + floor(10 * chance(number, 'deck 1'))::INTEGER AS strength_1,
        CASE WHEN chance(number, 'player 0') < 0.3 THEN 'greedy' ELSE 'random' END AS player_0,
        CASE WHEN chance(number, 'player 1') < 0.3 THEN 'greedy' ELSE 'random' END AS player_1,
        (chance(number, 'first') < 0.5)::TINYINT AS first_player,
        8 + floor(20 * chance(number, 'turns'))::INTEGER AS turns
    FROM range($first, $last) numbers(number)
)
SELECT
    *,
    'deck-' || strength_0 AS deck_0,
    'deck-' || strength_1 AS deck_1,
    CASE
        WHEN chance(number, 'draw') < 0.002 THEN NULL
        WHEN chance(number, 'wins') < 1 / (1 + exp(
            (strength_1 - strength_0) * 0.15 + CASE first_player WHEN 0 THEN -0.2 ELSE 0.2 END))
            THEN 0
        ELSE 1
    END::TINYINT AS winner
FROM dealt;

INSERT INTO matches BY NAME
SELECT
    match,
    'digimon-card-game' AS game,
    'simulated' AS origin,
    deck_0,
    deck_1,
    player_0,
    player_1,
    player_0 AS player_kind_0,
    player_1 AS player_kind_1,
    1 AS seed,
    number AS index,
    chance(number, 'finished') < 0.999 AS finished,
    winner,
    CASE WHEN chance(number, 'reason') < 0.9 THEN 'attack' ELSE 'deck' END AS reason,
    turns,
    turns * 45 AS events,
    turns * 4 AS decisions,
    first_player,
    'dcg-0.1' AS engine,
    '3.6' AS rules,
    1 AS log_version,
    TIMESTAMP '2026-01-01' + INTERVAL (number) SECOND AS recorded_at,
    md5(number::VARCHAR)[:16] AS course
FROM invented;

CREATE OR REPLACE TEMP TABLE invented_seats AS
SELECT *, unnest([0, 1])::TINYINT AS seat FROM invented;

INSERT INTO seats BY NAME
SELECT
    match,
    seat,
    CASE seat WHEN 0 THEN deck_0 ELSE deck_1 END AS deck,
    md5(CASE seat WHEN 0 THEN deck_0 ELSE deck_1 END)[:16] AS deck_list,
    CASE seat WHEN 0 THEN player_0 ELSE player_1 END AS player,
    CASE seat WHEN 0 THEN player_0 ELSE player_1 END AS player_kind,
    CASE seat WHEN 0 THEN deck_1 ELSE deck_0 END AS opponent_deck,
    CASE seat WHEN 0 THEN player_1 ELSE player_0 END AS opponent_player,
    CASE seat WHEN 0 THEN player_1 ELSE player_0 END AS opponent_kind,
    deck_0 = deck_1 AS mirror,
    first_player = seat AS went_first,
    coalesce(winner = seat, false) AS won,
    coalesce(winner = 1 - seat, false) AS lost,
    winner IS NULL AS drawn,
    turns // 2 AS turns,
    turns * 2 AS decisions
FROM invented_seats;

INSERT INTO turns BY NAME
SELECT
    match,
    turn,
    (turn + first_player + 1) % 2 AS player,
    turn < turns AS ended,
    45 AS events,
    4 AS decisions,
    1 + floor(4 * chance(number, turn))::INTEGER AS memory_start,
    -1 - floor(4 * chance(number, turn + 1))::INTEGER AS memory_end,
    CASE WHEN turn < turns THEN 1 + floor(4 * chance(number, turn + 1))::INTEGER END
        AS memory_handed,
    chance(number, -turn) < 0.2 AS passed,
    0 AS hatched,
    0 AS moved,
    1 AS cards_played,
    1 AS digivolutions,
    0 AS options_used,
    1 AS attacks,
    0 AS security_checks,
    5 AS hand_0,
    5 AS hand_1,
    greatest(0, 5 - floor(turn * chance(number, 'security 0') / 3)::INTEGER) AS security_0,
    greatest(0, 5 - floor(turn * chance(number, 'security 1') / 3)::INTEGER) AS security_1
FROM (SELECT *, unnest(range(1, turns + 1))::INTEGER AS turn FROM invented);

INSERT INTO definitions BY NAME
SELECT
    md5(card::VARCHAR)[:16] AS definition,
    'SY-' || lpad(card::VARCHAR, 2, '0') AS number,
    'Card ' || card AS name,
    CASE WHEN card > 14 THEN 'option' WHEN card > 12 THEN 'tamer' ELSE 'digimon' END AS category,
    ['red'] AS colours,
    CASE WHEN card <= 12 THEN 3 + card % 5 END AS level,
    card AS play_cost,
    CASE WHEN card <= 12 THEN 1000 * card END AS dp,
    []::VARCHAR[] AS form,
    []::VARCHAR[] AS attribute,
    []::VARCHAR[] AS types
FROM range(1, 17) cards(card)
WHERE NOT EXISTS (FROM definitions);

CREATE OR REPLACE TEMP TABLE invented_cards AS
SELECT *, 'SY-' || lpad(card::VARCHAR, 2, '0') AS card_number
FROM (SELECT *, unnest(range(1, 17)) AS card FROM invented_seats);

INSERT INTO card_appearances BY NAME
SELECT
    match,
    seat,
    card_number AS card,
    4 AS copies,
    (chance(number, seat * 100 + card) < 0.36)::SMALLINT AS opening_hand,
    (chance(number, seat * 100 + card) < 0.80)::SMALLINT AS in_hand,
    (chance(number, seat * 200 + card) < 0.70)::SMALLINT AS drawn,
    (chance(number, seat * 300 + card) < 0.60)::SMALLINT AS played,
    0 AS digivolved_into,
    0 AS used,
    0 AS hatched,
    0 AS activated,
    0 AS attacked,
    0 AS deleted,
    0 AS in_security,
    0 AS checked,
    4 AS end_deck,
    0 AS end_hand,
    0 AS end_security,
    0 AS end_trash,
    0 AS end_field,
    0 AS end_under,
    0 AS end_elsewhere
FROM invented_cards;

INSERT INTO plays BY NAME
SELECT
    match,
    40 * turn AS event,
    seat,
    turn,
    turn // 2 + 1 AS own_turn,
    'digivolved' AS topic,
    card_number AS card
FROM (SELECT *, 1 + floor(turns * chance(number, seat * 400 + card))::INTEGER AS turn
      FROM invented_cards)
WHERE chance(number, seat * 300 + card) < 0.60;

INSERT INTO checks BY NAME
SELECT
    match,
    card * 50 AS event,
    seat,
    1 + card AS turn,
    card_number AS card,
    'SY-01' AS attacker,
    CASE WHEN card <= 12 THEN ['won', 'lost', 'tied'][1 + (hash(number, card) % 3)::INTEGER] END
        AS battle,
    card > 14 AS activated,
    CASE WHEN card BETWEEN 13 AND 14 THEN 'field' ELSE 'trash' END AS went
FROM invented_cards
WHERE chance(number, seat * 500 + card) < 0.25;
