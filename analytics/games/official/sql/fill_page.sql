-- Writes what a page has of this game: `page_TABLE` are the rows made of it.
INSERT INTO digimon_card_game.timeline BY NAME SELECT * FROM page_timeline;
INSERT INTO digimon_card_game.checks BY NAME SELECT * FROM page_checks;
INSERT INTO digimon_card_game.card_appearances BY NAME SELECT * FROM page_card_appearances;

-- Every event belongs to the turn that the board after it says it is.
INSERT INTO digimon_card_game.turns BY NAME
SELECT
    match,
    turn,
    arg_min(turn_player, event) AS player,
    bool_or(topic = 'turn_ended') AS ended,
    count(*) AS events,
    count(*) FILTER (topic = 'answered') AS decisions,
    arg_min(memory, event) AS memory_start,
    arg_max(memory, event) AS memory_end,
    CASE WHEN bool_or(topic = 'turn_ended') THEN -arg_max(memory, event) END AS memory_handed,
    bool_or(topic = 'passed') AS passed,
    count(*) FILTER (topic = 'digi_egg_hatched') AS hatched,
    count(*) FILTER (topic = 'digimon_moved') AS moved,
    count(*) FILTER (topic = 'card_played') AS cards_played,
    count(*) FILTER (topic = 'digivolved') AS digivolutions,
    count(*) FILTER (topic = 'option_used') AS options_used,
    count(*) FILTER (topic = 'attack_declared') AS attacks,
    count(*) FILTER (topic = 'security_revealed') AS security_checks,
    arg_max(hand_0, event) AS hand_0,
    arg_max(hand_1, event) AS hand_1,
    arg_max(security_0, event) AS security_0,
    arg_max(security_1, event) AS security_1
FROM page_timeline
WHERE turn > 0
GROUP BY match, turn
ORDER BY match, turn;

INSERT INTO digimon_card_game.plays BY NAME
WITH begun AS (
    SELECT match, turn, actor, row_number() OVER (PARTITION BY match, actor ORDER BY turn) AS own_turn
    FROM page_timeline
    WHERE topic = 'turn_started'
)
SELECT
    done.match,
    done.event,
    done.actor AS seat,
    done.turn,
    coalesce(begun.own_turn, 0) AS own_turn,
    done.topic,
    done.cards[1] AS card
FROM page_timeline AS done ASOF LEFT JOIN begun
    ON done.match = begun.match AND done.actor = begun.actor AND done.turn >= begun.turn
WHERE done.topic IN ('card_played', 'digivolved', 'option_used')
ORDER BY done.match, done.event;
