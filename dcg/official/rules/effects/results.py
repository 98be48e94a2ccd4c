"""What a process did, read off the events it made: which cards and permanents."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import Event
from dcg.official.codes.spans import INTERRUPTION
from dcg.official.events import cards as c
from dcg.official.events import field as f
from dcg.official.events import linking as links
from dcg.official.reading.facts import Facts, Thing
from dcg.official.reading.results import Affected
from dcg.official.rules.effects.context import Context

Named = tuple[Iterable[int], Iterable[int]]
"""The permanents and the cards to which an event does something."""


def note(context: Context, kind: type, begun: int) -> None:
    """Keeps what a process of this kind did: its events are those of the log from `begun` on."""
    if context.compiled is None or not context.compiled.asks_results:
        return
    found = [*context.results]
    for event in _its_own(context.match.log[begun:]):
        named = NAMED.get(type(event))
        if named is not None:
            permanents, cards = named(event)
            found += [
                Affected(kind, *known)
                for identity in permanents
                if (known := _permanent(context, identity)) is not None
            ]
            found += [Affected(kind, *_card(context, card)) for card in cards]
    context.results = found


def _its_own(events: Sequence[Event]) -> Iterator[Event]:
    """The events without those of effects that interrupted."""
    inside = 0
    for event in events:
        if isinstance(event, SpanOpened) and event.kind == INTERRUPTION:
            inside += 1
        elif isinstance(event, SpanClosed) and event.kind == INTERRUPTION:
            inside -= 1
        elif not inside:
            yield event


def _permanent(context: Context, identity: int) -> tuple[Thing, Facts, int] | None:
    board = context.match.board
    held = context.match.state.permanents.get(identity)
    view = board.last_known(identity) if held is None else board.view(held)
    return None if view is None else (view.permanent, view, view.permanent.seat)


def _card(context: Context, card: int) -> tuple[Thing, Facts, int]:
    return card, context.match.board.card(card), context.match.state.owner_of[card]


def _turned(event: f.PermanentsSuspended | f.PermanentsUnsuspended) -> Named:
    return event.permanents, ()


def _departed(
    event: f.PermanentsDeleted
    | f.PermanentsTrashed
    | f.PermanentsReturned
    | f.PermanentsPlacedInSecurity
    | f.PermanentsPlacedUnder,
) -> Named:
    return (departure.permanent for departure in event.departures), ()


def _from_stacks(
    event: f.DigivolutionCardsTrashed
    | f.DigivolutionCardsReturned
    | links.LinkCardsTrashed
    | links.LinkCardsReturned,
) -> Named:
    return (), (card for departure in event.departures for card in departure.cards)


def _entered(event: f.CardPlayed | f.Digivolved | f.DnaDigivolved) -> Named:
    return (event.permanent,), ()


def _moved(
    event: c.CardsAddedToHand
    | c.CardsRevealed
    | c.CardsTrashed
    | c.CardsReturnedToDeck
    | c.CardsPlacedInSecurity
    | c.CardsPlacedUnder
    | c.SecurityCardsTurned
    | f.TopCardsTrashed,
) -> Named:
    return (), event.cards


def _top_moved(event: f.TopCardMoved) -> Named:
    return (), (event.card,)


NAMED: Final[dict[type[Event], Callable[[Any], Named]]] = {
    c.CardsAddedToHand: _moved,
    c.CardsRevealed: _moved,
    c.CardsTrashed: _moved,
    c.CardsReturnedToDeck: _moved,
    c.CardsPlacedInSecurity: _moved,
    c.CardsPlacedUnder: _moved,
    c.SecurityCardsTurned: _moved,
    f.TopCardsTrashed: _moved,
    f.TopCardMoved: _top_moved,
    f.MaterialsPlaced: lambda event: ((), event.placed),
    links.CardLinked: lambda event: ((), (event.card,)),
    f.CardPlayed: _entered,
    f.Digivolved: _entered,
    f.DnaDigivolved: _entered,
    f.PermanentsDeleted: _departed,
    f.PermanentsTrashed: _departed,
    f.PermanentsReturned: _departed,
    f.PermanentsPlacedInSecurity: _departed,
    f.PermanentsPlacedUnder: _departed,
    f.PermanentsSuspended: _turned,
    f.PermanentsUnsuspended: _turned,
    f.DigivolutionCardsTrashed: _from_stacks,
    f.DigivolutionCardsReturned: _from_stacks,
    links.LinkCardsTrashed: _from_stacks,
    links.LinkCardsReturned: _from_stacks,
}
"""To what each event does something that effects ask about."""
