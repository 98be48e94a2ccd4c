"""What stands in an event or a state where there is nothing to name (see `dcg.kernel.absent`)."""

from typing import Final

NO_CARD: Final = -1
"""No card."""

NO_DEFINITION: Final = -1
"""A card that nobody has identified."""

NO_PLACE: Final = -1
"""The card is not taken from a place in an order."""

NO_ATTACK: Final = -2
"""No attack is chosen."""

HIDDEN_ATTACK: Final = -1
"""An attack is chosen, and the seat does not know which."""

ANY_ATTACK: Final = -1
"""All attacks, or whichever is used."""

NO_REVIVAL: Final = -1
"""Revival is not set."""

NO_HP: Final = -1
"""There is no active Digimon."""

NO_EFFECT: Final = -1
"""No effect of the card in particular."""

NO_LEVEL: Final = -1
"""The level of what is no Digimon, and of an ability that names none."""

AS_PRINTED: Final = -1
"""A KO is worth what the level says."""

NOT_EVOLVED: Final = -1
"""The active has not evolved this turn."""
