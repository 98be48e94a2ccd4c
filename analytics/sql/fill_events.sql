-- Writes one page of events. The timeline of each game is written beside this, from `page_timeline`.
INSERT INTO projected BY NAME SELECT * FROM page_projected;
INSERT INTO decisions BY NAME SELECT * FROM page_decisions;
INSERT INTO left_out BY NAME SELECT * FROM page_left_out;
