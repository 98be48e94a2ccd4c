-- Which matches are courses of others: again for every course that the matches of `page` have, and for those that
-- had several (one of them may have gone on, or be gone).
CREATE OR REPLACE TEMP TABLE touched AS
SELECT course FROM matches SEMI JOIN page USING (match) UNION SELECT course FROM repeated;
DELETE FROM repeated;
INSERT INTO repeated
SELECT match, course
FROM matches SEMI JOIN touched USING (course)
QUALIFY row_number() OVER (
    PARTITION BY game, origin, player_kind_0, player_kind_1, course ORDER BY match
) > 1;
DROP TABLE touched;
