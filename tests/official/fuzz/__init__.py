"""Whole matches between decks drawn from the cards of the conformance scenarios."""
