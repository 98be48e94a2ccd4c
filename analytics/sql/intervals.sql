-- The intervals every figure in this project comes with, all at 95 %.

-- Wilson score interval for `wins` out of `n` independent trials. 1.959963984540054 is the standard
-- normal quantile of 0.975. No trials, no interval.
CREATE OR REPLACE MACRO wilson_low(wins, n) AS CASE
    WHEN n = 0 THEN NULL
    WHEN wins = 0 THEN 0.0::DOUBLE
    ELSE (wins + 1.959963984540054::DOUBLE ** 2 / 2
          - 1.959963984540054::DOUBLE
            * sqrt(wins::DOUBLE * (n - wins) / n + 1.959963984540054::DOUBLE ** 2 / 4))
         / (n + 1.959963984540054::DOUBLE ** 2)
END;
CREATE OR REPLACE MACRO wilson_high(wins, n) AS 1 - wilson_low(n - wins, n);

-- A figure over fewer matches than this is marked as a small sample: with 30 the 95 % interval of an
-- even match-up is still 34 points wide.
CREATE OR REPLACE MACRO small_sample() AS 30;

-- Quantile of 0.975 of Student's t: as tabled up to 10 degrees of freedom, then its expansion about
-- the normal one, right to 5 digits.
CREATE OR REPLACE MACRO t_quantile(df) AS CASE
    WHEN df < 1 THEN NULL
    WHEN df <= 10 THEN [
        12.706204736, 4.302652730, 3.182446305, 2.776445105, 2.570581836,
        2.446911851, 2.364624252, 2.306004135, 2.262157163, 2.228138852
    ][df::INTEGER]::DOUBLE
    ELSE 1.959963984540054::DOUBLE + 2.372271230::DOUBLE / df + 2.822498616::DOUBLE / df ** 2
         + 2.555849680::DOUBLE / df ** 3 + 1.589534053::DOUBLE / df ** 4
END;

-- Means over rows that come in clusters, as several turns of a match do. First add up each match to
-- its `total` and its number of `rows`; these aggregates are then taken over the matches, which are
-- independent of each other where their rows are not.
--   clustered_mean   the mean over all rows
--   clustered_error  its cluster-robust standard error (that of a ratio estimate); of one match, none
--   clustered_low    bounds by Student's t with one degree of freedom less than there are matches
--   clustered_high
-- With one row a match these are the ordinary mean and its ordinary t interval.
CREATE OR REPLACE MACRO clustered_mean(total, rows) AS sum(total)::DOUBLE / sum(rows);
CREATE OR REPLACE MACRO clustered_error(total, rows) AS CASE WHEN count(*) > 1 THEN
    sqrt(greatest(0, count(*)::DOUBLE / (count(*) - 1) * (
        sum(total::DOUBLE ** 2)
        - 2 * clustered_mean(total, rows) * sum(total::DOUBLE * rows)
        + clustered_mean(total, rows) ** 2 * sum(rows::DOUBLE ** 2)
    ))) / sum(rows)
END;
CREATE OR REPLACE MACRO clustered_low(total, rows) AS
    clustered_mean(total, rows) - t_quantile(count(*) - 1) * clustered_error(total, rows);
CREATE OR REPLACE MACRO clustered_high(total, rows) AS
    clustered_mean(total, rows) + t_quantile(count(*) - 1) * clustered_error(total, rows);

-- A rate over such rows: `hits` of `rows` in each match. Wilson's interval for as many independent
-- trials as would have the same standard error, never more than there are rows; where no match
-- differs from another, for as many as there are matches.
CREATE OR REPLACE MACRO clustered_trials(hits, rows) AS CASE
    WHEN sum(rows) = 0 THEN 0
    WHEN clustered_error(hits, rows) > 1e-9 THEN least(
        sum(rows)::DOUBLE,
        clustered_mean(hits, rows) * (1 - clustered_mean(hits, rows))
            / clustered_error(hits, rows) ** 2)
    ELSE count(*)::DOUBLE
END;
CREATE OR REPLACE MACRO clustered_rate_low(hits, rows) AS wilson_low(
    clustered_mean(hits, rows) * clustered_trials(hits, rows), clustered_trials(hits, rows));
CREATE OR REPLACE MACRO clustered_rate_high(hits, rows) AS wilson_high(
    clustered_mean(hits, rows) * clustered_trials(hits, rows), clustered_trials(hits, rows));
