-- Writes the definitions of the store that are not there yet.
INSERT INTO digimon_card_game.definitions BY NAME
SELECT * FROM page_definitions ANTI JOIN definitions USING (definition);
