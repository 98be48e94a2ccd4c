"""What a match of this game that came from elsewhere may say."""

from __future__ import annotations

from dcg.kernel.event import Event
from dcg.official.events.setup import CardsGiven, DeckPresented


class OfficialLimits:
    """See `dcg.game.Limits`."""

    def cards_brought(self, event: Event) -> int:
        """Cards of decks and of given positions."""
        if isinstance(event, DeckPresented):
            return sum(max(copies, 0) for _, copies in (*event.deck, *event.digi_egg_deck))
        return len(event.definitions) if isinstance(event, CardsGiven) else 0

    def problem(self, event: Event) -> str:
        """None: a code that has no meaning is refused when the event is decoded."""
        return ""
