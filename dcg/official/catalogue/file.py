"""The catalogue files of the game."""

from __future__ import annotations

from typing import Final

from dcg.catalogue_file import CatalogueFile
from dcg.official.game import NAME
from dcg.official.language.card import Card, encode_card

CATALOGUE_FILE: Final = CatalogueFile(NAME, Card, encode_card)
"""Writes and reads them."""
