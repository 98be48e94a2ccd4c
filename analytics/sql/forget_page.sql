-- Takes out the matches of `page`, which went on since they were written.
DELETE FROM matches WHERE match IN (SELECT match FROM page);
DELETE FROM seats WHERE match IN (SELECT match FROM page);
DELETE FROM turns WHERE match IN (SELECT match FROM page);
DELETE FROM plays WHERE match IN (SELECT match FROM page);
DELETE FROM timeline WHERE match IN (SELECT match FROM page);
DELETE FROM decisions WHERE match IN (SELECT match FROM page);
DELETE FROM checks WHERE match IN (SELECT match FROM page);
DELETE FROM card_appearances WHERE match IN (SELECT match FROM page);
DELETE FROM left_out WHERE match IN (SELECT match FROM page);
