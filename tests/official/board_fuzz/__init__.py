"""Matches from invented boards: random legal positions with cards no one has printed."""
