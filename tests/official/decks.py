"""The built-in decks that can be played: every card in them runs."""

from __future__ import annotations

from dcg.official.catalogue import catalogue, decks, problems

PLAYABLE = tuple(name for name, deck in decks().items() if not problems(deck, catalogue()))
