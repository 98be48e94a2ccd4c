"""The report: statistics as one page with charts, complete in itself."""
