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
--
-- Each takes its sums once, as a struct that a lambda then calculates with: written out, macros within
-- macros would make a query of thousands of aggregates, which takes longer to plan than to run.
CREATE OR REPLACE MACRO clustered_sums(total, rows) AS struct_pack(
    k := count(*),
    s := sum(total)::DOUBLE,
    n := sum(rows)::DOUBLE,
    ss := sum(total::DOUBLE ** 2),
    sn := sum(total::DOUBLE * rows),
    nn := sum(rows::DOUBLE ** 2)
);
CREATE OR REPLACE MACRO error_of(c) AS CASE WHEN c.k > 1 AND c.n > 0 THEN
    sqrt(greatest(0, c.k / (c.k - 1.0::DOUBLE)
        * (c.ss - 2 * c.s / c.n * c.sn + (c.s / c.n) ** 2 * c.nn))) / c.n
END;
CREATE OR REPLACE MACRO clustered_mean(total, rows) AS
    CASE WHEN sum(rows) > 0 THEN sum(total)::DOUBLE / sum(rows) END;
CREATE OR REPLACE MACRO clustered_error(total, rows) AS
    list_transform([clustered_sums(total, rows)], lambda c: error_of(c))[1];
CREATE OR REPLACE MACRO clustered_low(total, rows) AS
    list_transform([clustered_sums(total, rows)],
                   lambda c: c.s / c.n - t_quantile(c.k - 1) * error_of(c))[1];
CREATE OR REPLACE MACRO clustered_high(total, rows) AS
    list_transform([clustered_sums(total, rows)],
                   lambda c: c.s / c.n + t_quantile(c.k - 1) * error_of(c))[1];

-- A rate over such rows: `hits` of `rows` in each match. Wilson's interval for as many independent
-- trials as would have the same standard error, never more than there are rows; where no match
-- differs from another, for as many as there are matches. With one row a match it is Wilson's own.
CREATE OR REPLACE MACRO trials_of(c) AS CASE
    WHEN c.n = 0 THEN 0
    WHEN coalesce(error_of(c), 0) > 1e-9
        THEN least(c.n, c.k / (c.k - 1.0::DOUBLE) * c.s / c.n * (1 - c.s / c.n) / error_of(c) ** 2)
    ELSE c.k::DOUBLE
END;
CREATE OR REPLACE MACRO rate_and_trials(c) AS struct_pack(rate := c.s / c.n, trials := trials_of(c));
CREATE OR REPLACE MACRO clustered_trials(hits, rows) AS
    list_transform([clustered_sums(hits, rows)], lambda c: trials_of(c))[1];
CREATE OR REPLACE MACRO rate_low_in(sums) AS
    list_transform(list_transform(sums, lambda c: rate_and_trials(c)),
                   lambda r: wilson_low(r.rate * r.trials, r.trials))[1];
CREATE OR REPLACE MACRO rate_high_in(sums) AS
    list_transform(list_transform(sums, lambda c: rate_and_trials(c)),
                   lambda r: wilson_high(r.rate * r.trials, r.trials))[1];
CREATE OR REPLACE MACRO clustered_rate_low(hits, rows) AS
    rate_low_in([clustered_sums(hits, rows)]);
CREATE OR REPLACE MACRO clustered_rate_high(hits, rows) AS
    rate_high_in([clustered_sums(hits, rows)]);

-- The difference of two independent rates, `w` of `n` less `w0` of `n0`, and its interval by Newcombe's
-- hybrid score method: from the two Wilson intervals.
CREATE OR REPLACE MACRO difference(w, n, w0, n0) AS
    CASE WHEN n > 0 AND n0 > 0 THEN w::DOUBLE / n - w0::DOUBLE / n0 END;
CREATE OR REPLACE MACRO difference_low(w, n, w0, n0) AS
    difference(w, n, w0, n0)
    - sqrt((w::DOUBLE / n - wilson_low(w, n)) ** 2
           + (wilson_high(w0, n0) - w0::DOUBLE / n0) ** 2);
CREATE OR REPLACE MACRO difference_high(w, n, w0, n0) AS
    difference(w, n, w0, n0)
    + sqrt((wilson_high(w, n) - w::DOUBLE / n) ** 2
           + (w0::DOUBLE / n0 - wilson_low(w0, n0)) ** 2);
