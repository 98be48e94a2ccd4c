"""Every event of the Digimon Card Game. Wire codes 16 to 127 and from 256 on, never reused."""

from dcg.kernel.event import ChanceEvent, Event
from dcg.kernel.registry import wire_code
from dcg.official.events import attack, cards, effects, field, linking, setup, turn


def _events() -> tuple[type[Event], ...]:
    found = {
        kind
        for module in (setup, turn, cards, field, linking, effects, attack)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Event)
        and kind not in (Event, ChanceEvent)
        and kind.__module__ == module.__name__
    }
    return tuple(sorted(found, key=wire_code))


ALL_EVENTS: tuple[type[Event], ...] = _events()
"""All event types, in order of wire code."""
