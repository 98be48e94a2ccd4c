"""What is chosen or taken: counts and "all", totals, several kinds, one of two."""
