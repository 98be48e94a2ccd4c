"""Nothing a seat may not know reaches its screen.

Each question of a match is put twice: in the match as it was, and in another in which every card
the seat never saw is a different one and the other seat's answers were never given. Whatever is
typed, the screens are the same.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from itertools import chain, groupby

import msgspec
import pytest
from rich.console import Console

from cli.commands.cards import named
from cli.playing import Screen, Table
from dcg.definitions import address
from dcg.kernel.course import MatchStarted
from dcg.kernel.decision import Decision
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.fold import fold
from dcg.kernel.header import Seat
from dcg.kernel.rerun import resume
from dcg.official.catalogue import catalogue, deck
from dcg.official.events.setup import DeckPresented, DefinitionsGiven
from dcg.official.game import GAME
from dcg.official.language.card import encode_card
from dcg.official.rules import OfficialRules
from dcg.official.state.board import Board
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate
from replays.play import PERSON

OTHER = encode_card(
    msgspec.structs.replace(
        named(catalogue(), "Chaosmon: Valdur Arm", GAME.name)[0], number="T-1", name="Never Seen"
    )
)
"""A card that nobody has in these matches: what the other seat's hidden cards are elsewhere."""

TYPED = ("?", "b", "t", "l all", "c", "c agumon", "c gabumon", "c t.k.", "c never")

QUESTIONS = 5
"""How many questions of a match are put, from its first to its last."""


class Frozen:
    """A match at one question, for a table."""

    def __init__(
        self, events: Sequence[Event], definitions: Mapping[bytes, bytes], asked: Decision
    ) -> None:
        self.record = MatchRecord("0" * 36, events, definitions)
        self.events = events
        self.state: Board = fold(GAME.new_state(), events, GAME.handlers)
        self.asked = asked

    def question(self) -> Decision:
        return self.asked


def screen(match: Frozen, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everything shown to the seat that is asked, whatever it types."""
    lines = iter(TYPED)

    def typed(prompt: str) -> str:
        out.write(prompt)
        return next(lines, "q")

    out = io.StringIO()
    monkeypatch.setattr("cli.playing.table.read", typed)
    plain = Screen(Console(file=out, markup=False, emoji=False, highlight=False), plain=True)
    table = Table(match, plain, resume="resume", replay="replay")  # type: ignore[arg-type]
    table._told = dict.fromkeys(table._told, 0)
    table.play()
    return out.getvalue()


def ever_known(events: Sequence[Event], seat: int) -> set[int]:
    """The cards the seat could name at some time."""
    state = GAME.new_state()
    known: set[int] = set()
    for event in events:
        fold(state, (event,), GAME.handlers)
        handles = state.course.knowledge.handles[seat]
        known |= {card for card, handle in enumerate(handles) if handle >= 0}
    return known


def elsewhere(events: Sequence[Event], seat: int) -> list[Event]:
    """The match in another world that this seat cannot tell from its own.

    Of its own deck, whose list it knows, the cards it never saw lie in another order.
    """
    known = ever_known(events, seat)
    out: list[Event] = []
    other = first = 0
    for event in events:
        if isinstance(event, DefinitionsGiven):
            other = len(event.addresses) // 8
            out.append(DefinitionsGiven(event.addresses + address(OTHER)))
        elif isinstance(event, DeckPresented):
            piles = []
            for pile in (event.deck, event.digi_egg_deck):
                cards = list(chain.from_iterable([held] * copies for held, copies in pile))
                hidden = [n for n in range(len(cards)) if first + n not in known]
                swapped = [cards[n] if event.seat == seat else other for n in reversed(hidden)]
                for n, held in zip(hidden, swapped, strict=True):
                    cards[n] = held
                first += len(cards)
                piles.append(tuple((held, len(list(run))) for held, run in groupby(cards)))
            out.append(DeckPresented(event.seat, *piles))
        elif not isinstance(event, AnswerEvent) or event.seat == seat:
            out.append(event)
    return out


def seated(events: Sequence[Event], seat: int) -> list[Event]:
    """The match as one that a person plays at this seat."""
    first = events[0]
    assert isinstance(first, MatchStarted)
    names = [held.player if n != seat else PERSON for n, held in enumerate(first.header.seats)]
    seats = tuple(
        Seat(held.deck, name) for held, name in zip(first.header.seats, names, strict=True)
    )
    return [MatchStarted(msgspec.structs.replace(first.header, seats=seats)), *events[1:]]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("names", "seed"),
    [
        (("bench-red", "bench-blue"), 4),
        (("bt4-security-control", "bt1-red-omnimon"), 1),
        (("bt2-red-omnimon", "bt4-dgo-2021-06-26-3-imperialdramon"), 2),
    ],
)
def test_a_seats_screen_is_the_same_whatever_the_cards_it_never_saw(names, seed, seat, monkeypatch):
    plan = Plan((deck(names[0]), deck(names[1])), ("random", "random"), seed, 0)
    _, begun = planned_opening(plan, catalogue())
    rules = OfficialRules(begun.definitions)
    events = seated(simulate(plan, catalogue(), rules).events, seat)
    definitions = {**begun.definitions, address(OTHER): OTHER}
    asked_at = [
        place
        for place, event in enumerate(events)
        if isinstance(event, AnswerEvent) and event.seat == seat
    ]
    assert len(asked_at) > QUESTIONS
    for place in asked_at[:: len(asked_at) // QUESTIONS]:
        session = resume(rules, events, place)
        asked = session.request
        assert isinstance(asked, Decision)
        here = session.match.log
        there = elsewhere(here, seat)
        assert there != here
        one = screen(Frozen(here, definitions, asked), monkeypatch)
        assert "no card you have seen is called 'never'" in one
        assert one == screen(Frozen(there, definitions, asked), monkeypatch)
