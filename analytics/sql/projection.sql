-- How far the projection has come: one row, changed in the same transaction as the rows it covers.
-- That is what makes every event count exactly once.

CREATE TABLE projection (
    version   VARCHAR NOT NULL,
    views     VARCHAR NOT NULL,
    position  BIGINT NOT NULL,
    mark      VARCHAR NOT NULL
);
COMMENT ON TABLE projection IS 'One row: how far the store has been read.';
COMMENT ON COLUMN projection.version IS 'Version of the tables and of what fills them; another version is rebuilt.';
COMMENT ON COLUMN projection.views IS 'Version of the views and macros; others are replaced.';
COMMENT ON COLUMN projection.position IS 'Number of the last commit read, as the store numbers them; 0 before the first.';
COMMENT ON COLUMN projection.mark IS 'Which commit that was: its match and checksum, to notice another store.';
