-- Writes what a page has of this game: `page_TABLE` are the rows made of it.
INSERT INTO digimon_card_game.turns BY NAME SELECT * FROM page_turns;
INSERT INTO digimon_card_game.plays BY NAME SELECT * FROM page_plays;
INSERT INTO digimon_card_game.checks BY NAME SELECT * FROM page_checks;
INSERT INTO digimon_card_game.card_appearances BY NAME SELECT * FROM page_card_appearances;
