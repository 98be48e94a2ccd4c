"""Numbers of the log and what they mean."""
