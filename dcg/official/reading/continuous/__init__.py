"""Continuous effects: what they say, and what they make of a board (15-8-2, 15-11-2, 15-12)."""
