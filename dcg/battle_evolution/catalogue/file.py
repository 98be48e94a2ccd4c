"""The catalogue files of the game."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.language.card import Card, encode_card
from dcg.battle_evolution.title import NAME
from dcg.catalogue_file import CatalogueFile

CATALOGUE_FILE: Final = CatalogueFile(NAME, Card, encode_card)
"""Writes and reads them."""
