"""Digimon Battle Evolution in words."""
