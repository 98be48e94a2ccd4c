-- In every database of analytics.
CREATE TABLE left_out (
    match   VARCHAR NOT NULL,
    reason  VARCHAR NOT NULL
);
COMMENT ON TABLE left_out IS 'Matches of the store that could not be read: they are in no other table. Read again when they go on, or by a rebuild.';
COMMENT ON COLUMN left_out.reason IS 'What is wrong with its log.';
