"""What of the card language runs, and what of a card does not run yet.

A card is supported when everything on it runs: reading its text promises nothing.
"""

from dcg.official.support.lacking import Lack, can_be_said, lacking, lacking_in, named

__all__ = ["Lack", "can_be_said", "lacking", "lacking_in", "named"]
