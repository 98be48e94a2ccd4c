"""What a match of this game that came from elsewhere may say."""

from __future__ import annotations

from dcg.kernel.event import Event
from dcg.official.codes.attack import TIMING_NAMES
from dcg.official.codes.turn import STEP_NAMES
from dcg.official.events.attack import AttackTimingReached
from dcg.official.events.setup import CardsGiven, DeckPresented, PositionGiven
from dcg.official.events.turn import StepStarted


class OfficialLimits:
    """See `dcg.game.Limits`."""

    def cards_brought(self, event: Event) -> int:
        """Cards of decks and of given positions."""
        if isinstance(event, DeckPresented):
            return sum(max(copies, 0) for _, copies in (*event.deck, *event.digi_egg_deck))
        return len(event.definitions) if isinstance(event, CardsGiven) else 0

    def problem(self, event: Event) -> str:
        """A step of a turn or a timing of an attack that does not exist."""
        if isinstance(event, StepStarted | PositionGiven):
            if not 0 <= event.step < len(STEP_NAMES):
                return f"names step {event.step} of a turn, which does not exist"
        elif isinstance(event, AttackTimingReached) and not 0 <= event.timing < len(TIMING_NAMES):
            return f"names timing {event.timing} of an attack, which does not exist"
        return ""
