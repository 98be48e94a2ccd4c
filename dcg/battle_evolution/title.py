"""What headers, decks and card files call this game."""

from typing import Final

NAME: Final = "battle-evolution"
TITLE: Final = "Digimon Battle Evolution"
