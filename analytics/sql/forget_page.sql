-- Takes out the matches of `page_matches`, which went on since they were written.
DELETE FROM matches WHERE match IN (SELECT match FROM page_matches);
DELETE FROM seats WHERE match IN (SELECT match FROM page_matches);
DELETE FROM turns WHERE match IN (SELECT match FROM page_matches);
DELETE FROM timeline WHERE match IN (SELECT match FROM page_matches);
