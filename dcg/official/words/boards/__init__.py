"""Boards in words: what a player sees, as plain structures and as lines of text."""
