"""Cards that a seat never saw, and the match in which they have each other's places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dcg.kernel.event import Event
from dcg.kernel.redaction import rename_objects
from dcg.official.events.setup import Shuffled
from dcg.official.fold.places import area
from dcg.official.game import GAME


def ever_seen(events: Iterable[Event], seat: int) -> set[int]:
    """The cards that a seat could tell from others at some time."""
    seen: set[int] = set()
    live = GAME.new_state()
    for event in events:
        GAME.handlers[type(event)](live, event)
        handles = live.course.knowledge.handles[seat]
        seen |= {card for card, handle in enumerate(handles) if handle >= 0}
    return seen


def exchanged(events: Iterable[Event], cards: Sequence[int]) -> list[Event]:
    """The same match in which each of these cards has the id of the next: shuffles move them so."""
    swap = dict(zip(cards, [*cards[1:], cards[0]], strict=True))
    out: list[Event] = []
    before, after = GAME.new_state(), GAME.new_state()
    for event in events:
        if isinstance(event, Shuffled):
            GAME.handlers[type(event)](before, event)
            wanted = [swap.get(card, card) for card in area(before, event.seat, event.zone)]
            now = area(after, event.seat, event.zone)
            moved: Event = Shuffled(event.seat, event.zone, tuple(map(now.index, wanted)))
        else:
            GAME.handlers[type(event)](before, event)
            moved = rename_objects(event, lambda card: swap.get(card, card))
        GAME.handlers[type(moved)](after, moved)
        out.append(moved)
    return out
