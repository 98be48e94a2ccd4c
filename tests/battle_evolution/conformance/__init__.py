"""Scenarios of Digimon Battle Evolution: each proves clauses of the rules page."""
