-- Writes one page: `page_TABLE` are the rows made of it. What each game adds is in its own `fill_page.sql`.
INSERT INTO matches BY NAME SELECT * FROM page_matches;
INSERT INTO seats BY NAME SELECT * FROM page_seats;
INSERT INTO left_out BY NAME SELECT * FROM page_left_out;

-- Which matches are courses of others: again for every course that is new, and for those that had several (one of them
-- may have gone on, or be gone).
CREATE OR REPLACE TEMP TABLE touched AS
SELECT course FROM page_matches UNION SELECT course FROM repeated;
DELETE FROM repeated;
INSERT INTO repeated
SELECT match, course
FROM matches SEMI JOIN touched USING (course)
QUALIFY row_number() OVER (
    PARTITION BY game, origin, player_kind_0, player_kind_1, course ORDER BY match
) > 1;
DROP TABLE touched;
