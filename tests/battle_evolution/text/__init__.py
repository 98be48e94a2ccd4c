"""Tests of Digimon Battle Evolution."""
