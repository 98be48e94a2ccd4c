"""The programs that play this game."""
