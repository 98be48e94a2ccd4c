-- Writes one page: `page_TABLE` are the rows made of it. What each game adds is in its own `fill_page.sql`.
INSERT INTO matches BY NAME SELECT * FROM page_matches;
INSERT INTO seats BY NAME SELECT * FROM page_seats;
INSERT INTO left_out BY NAME SELECT * FROM page_left_out;
