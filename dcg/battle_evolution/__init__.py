"""Digimon Battle Evolution: a game of its own, which no other game imports."""
