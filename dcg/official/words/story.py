"""A match as it is told: which events are news, and what belongs into one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import Event
from dcg.official.events import attack, cards, effects, field, linking, setup, turn
from dcg.official.game import GAME
from dcg.official.words import tell
from dcg.official.words.answers import says_something
from dcg.official.words.names import Names
from dcg.official.words.turn import price
from dcg.official.words.wording import EventWording
from dcg.telling.line import Line

BOOKKEEPING: tuple[type[Event], ...] = (
    SpanOpened,
    SpanClosed,
    setup.Answered,
    setup.CardIdentified,
    setup.DefinitionsGiven,
    setup.DeckPresented,
    setup.CardsGiven,
    linking.LinksGiven,
    setup.Shuffled,
    turn.TurnStarted,
    turn.StepStarted,
    turn.EndOfTurnReached,
    turn.TurnEnded,
    turn.CostPaid,
    cards.RevealEnded,
    field.Declared,
    linking.AppFusionDeclared,
    attack.AttackTimingReached,
    attack.AttackEnded,
    attack.BattleEnded,
)
"""Told only where every event is asked for: what they say is in the lines around them."""

_PRICED = (
    field.CardPlayed,
    field.Digivolved,
    field.DnaDigivolved,
    field.OptionUsed,
    linking.CardLinked,
    linking.AppFused,
)


def story(events: Sequence[Event], names: Names) -> Iterator[Line]:
    """Every event of a match, told in order.

    What was declared and paid for is said again in the line of what came of it: that line alone
    reads "Seat 0 plays Agumon for 3 (memory 3 -> 0)".
    """
    board = GAME.new_state()
    paid = ""
    for position, event in enumerate(events):
        following = events[position + 1] if position + 1 < len(events) else None
        now = EventWording(board, names)
        text = tell(now, event)
        if isinstance(event, field.Declared | linking.AppFusionDeclared):
            paid = ""
        elif isinstance(event, turn.CostPaid):
            paid = price(now, event)
        elif isinstance(event, _PRICED) and paid:
            text, paid = f"{text} for {paid}", ""
        number, player = board.turn.number, board.turn.player
        if isinstance(event, turn.TurnStarted):
            number, player = event.number, event.seat
        depth = len(board.course.spans)
        yield Line(position, number, player, depth, text, is_news(event, following), event)
        GAME.handlers[type(event)](board, event)


def is_news(event: Event, following: Event | None = None) -> bool:
    """Whether a reader of the match wants to see the event."""
    if isinstance(event, setup.Answered):
        return says_something(event) and not isinstance(following, effects.PendingEnded)
    return not isinstance(event, BOOKKEEPING)
