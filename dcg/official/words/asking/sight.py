"""What one seat knows of a match, and of the question it is asked. Nothing else reaches the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from dcg.definitions import ADDRESS_BYTES
from dcg.kernel.absent import UNKNOWN
from dcg.kernel.course import SpanClosed, SpanOpened, header_of
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.header import Header
from dcg.kernel.offered import options_of
from dcg.kernel.redaction import redact, rename_objects
from dcg.official.codes import questions as q
from dcg.official.codes.picked_among import OTHER_EFFECTS, PARTS_OF_AN_EFFECT
from dcg.official.codes.spans import EFFECT
from dcg.official.events.effects import EffectActivated
from dcg.official.events.options import Option
from dcg.official.events.setup import DeckPresented, DefinitionsGiven
from dcg.official.game import GAME
from dcg.official.reading.view import View
from dcg.official.rules import OfficialMatch
from dcg.official.rules_with import rules_with
from dcg.official.state.board import Board
from dcg.official.words import EventWording, Names
from dcg.official.words.story import story
from dcg.telling.line import Line

_ABOUT = {
    q.ACTIVATE,
    q.OPTIONAL_PROCESSING,
    q.PAY_CONDITION,
    q.CHOOSE_TARGET,
    q.CHOOSE_CARD,
    q.DECLARE_NUMBER,
    q.CHOOSE_PROCESS,
    q.CHOOSE_REQUIREMENT,
}
"""Questions whose context begins with a card."""


class Hidden(NamedTuple):
    """Where an unknown card lies: the place, whose it is, and how many cards lie on it there."""

    place: str
    seat: int
    above: int


@dataclass(frozen=True)
class SeenQuestion:
    """A decision as the seat that is asked may know it.

    Cards in `options` go by the seat's own handles, -1 for one it does not know; `hidden` says
    where those lie. `about` is the card the question concerns, -1 for none; `context` is the
    decision's, whose numbers are cards, permanents or effect indices as the question has it; where it names
    effects, their cards go by handles too.
    """

    seat: int
    question: int
    options: tuple[Option, ...]
    hidden: Mapping[int, Hidden]
    about: int
    context: tuple[int, ...]


def seen(decision: Decision, board: Board) -> SeenQuestion:
    """The decision without what its seat does not know; `board` is the whole one."""
    handles = board.course.knowledge.handles[decision.seat]

    def name(card: int) -> int:
        return handles[card] if card != UNKNOWN else UNKNOWN

    hidden = {}
    for place, option in enumerate(decision.options):
        card = getattr(option, "card", UNKNOWN)
        if card != UNKNOWN and name(card) == UNKNOWN:
            hidden[place] = _place(board, card)
    about = decision.context[0] if decision.context and decision.question in _ABOUT else UNKNOWN
    return SeenQuestion(
        decision.seat,
        decision.question,
        tuple(rename_objects(option, name) for option in options_of(decision, Option)),
        hidden,
        name(about),
        _context(decision, name),
    )


def _context(decision: Decision, name: Callable[[int], int]) -> tuple[int, ...]:
    found = decision.context
    if decision.question != q.CHOOSE_PROCESS or found[1:2] != (OTHER_EFFECTS,):
        return found
    effects = found[2:]
    return (
        *found[:2],
        *(
            number if place % PARTS_OF_AN_EFFECT else name(number)
            for place, number in enumerate(effects)
        ),
    )


def _place(board: Board, card: int) -> Hidden:
    for place, seat, cards in board.places():
        if card in cards:
            return Hidden(place, seat, len(cards) - 1 - cards.index(card))
    raise LookupError(f"card {card} is nowhere")


class Sight:
    """A seat's own log of a match, and the board it makes."""

    def __init__(
        self,
        events: Sequence[Event],
        seat: int,
        definitions: Mapping[bytes, bytes],
        own: Sequence[Event] | None = None,
    ) -> None:
        """From the whole log; `own` is the seat's log of it, where the caller has it."""
        self.seat = seat
        self.events: Sequence[Event] = redact(events, seat, GAME) if own is None else own
        self.board: Board = fold(GAME.new_state(), self.events, GAME.handlers)
        self.definitions = _known(events, seat, self.board, definitions)
        self.names = Names(self.definitions)
        self.wording = EventWording(self.board, self.names)

    @property
    def header(self) -> Header:
        """The header as the seat knows it: without the seed and the other deck."""
        return header_of(self.events)

    @cached_property
    def match(self) -> OfficialMatch:
        """What the rules derive from what the seat knows: DP, costs."""
        match = rules_with(self.definitions).new_match(self.board.copy(), 0)
        match.prepare()
        return match

    def view(self, permanent: int) -> View | None:
        """What is true of something on the field now."""
        return self.match.board.views_now().get(permanent)

    def told(self, after: int = 0) -> list[Line]:
        """What happened after so many events of the seat's log, in words."""
        return [line for line in story(self.events, self.names) if line.place >= after]

    def running_effect(self) -> EffectActivated | None:
        """The effect that is being resolved, None where there is none."""
        open_spans: list[tuple[int, EffectActivated | None]] = []
        for event in self.events:
            if isinstance(event, SpanOpened):
                open_spans.append((event.kind, None))
            elif isinstance(event, SpanClosed):
                open_spans.pop()
            elif isinstance(event, EffectActivated) and open_spans:
                open_spans[-1] = (open_spans[-1][0], event)
        return next(
            (found for kind, found in reversed(open_spans) if kind == EFFECT and found), None
        )


def _known(
    events: Sequence[Event], seat: int, board: Board, definitions: Mapping[bytes, bytes]
) -> dict[bytes, bytes]:
    """The definitions of cards that turned up before this seat, and of the deck it brought."""
    found = set(board.definitions)
    given: list[bytes] = []
    for event in events:
        if isinstance(event, DefinitionsGiven):
            data = event.addresses
            given = [data[at : at + ADDRESS_BYTES] for at in range(0, len(data), ADDRESS_BYTES)]
        elif isinstance(event, DeckPresented) and event.seat == seat:
            found |= {given[place] for place, _ in (*event.deck, *event.digi_egg_deck)}
    return {held: data for held, data in definitions.items() if held in found}
