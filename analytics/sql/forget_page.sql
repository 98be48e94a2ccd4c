-- Takes out the matches of `page`, which went on since they were written. What each game has of them is
-- taken out beside (`GameTables.of_matches`).
DELETE FROM matches WHERE match IN (SELECT match FROM page);
DELETE FROM seats WHERE match IN (SELECT match FROM page);
DELETE FROM decisions WHERE match IN (SELECT match FROM page);
DELETE FROM left_out WHERE match IN (SELECT match FROM page);
DELETE FROM other_events WHERE match IN (SELECT match FROM page);
