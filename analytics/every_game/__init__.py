"""Statistics that count matches of any game, a module each (`analytics.listed` finds them)."""
