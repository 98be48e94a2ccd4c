"""What a seat never saw can be anything: its log says nothing of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import msgspec
import pytest

from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.events.battle import (
    AttackChanged,
    AttacksChosen,
    AttackShown,
    AttacksRevealed,
)
from dcg.battle_evolution.events.options import PickAttack
from dcg.battle_evolution.events.setup import ChoiceAnswered, DeckBrought
from dcg.kernel.event import Event
from dcg.kernel.redaction import redact
from tests.battle_evolution.matches import played

SOME = range(8)
SHUFFLES = 3
"""How often the cards that were not seen are dealt to each other's places."""
PARTS = (10, 4, 2)
"""A tenth of a match, a quarter, a half: at the end of one nearly every card was seen."""


def part(index: int, of: int) -> list[Event]:
    """The beginning of a match."""
    events = played(index).events
    return list(events[: len(events) // of])


def written(events: Sequence[Event], seat: int) -> bytes:
    """The log of a seat, as bytes."""
    return CARD_GAME.registry.encode(redact(events, seat, CARD_GAME))


def never_seen(events: Sequence[Event], seat: int) -> set[int]:
    """The cards that the seat could name after no event."""
    state = CARD_GAME.new_state()
    seen: set[int] = set()
    for event in events:
        CARD_GAME.handlers[type(event)](state, event)
        knows = state.course.knowledge.knows
        seen |= {card for card in range(len(state.definition_of)) if knows(seat, card)}
    return set(range(len(state.definition_of))) - seen


def dealt_anew(
    events: Sequence[Event], seat: int, deal: Callable[[list[int]], list[int]]
) -> list[Event]:
    """The log in which the cards of the other main deck that the seat never saw are other ones: `deal`
    has their definitions, and gives as many."""
    place, brought = next(
        (place, event)
        for place, event in enumerate(events)
        if isinstance(event, DeckBrought) and event.seat != seat
    )
    first = sum(copies for event in events[:place] for copies in _copies(event))
    hidden = never_seen(events, seat)
    whole = [number for number, copies in brought.deck for _ in range(copies)]
    # The partner, and copies that begin on a side of their own, are counted off in the order of the deck.
    fixed = {brought.partner, *(number for number, _ in brought.faces)}
    free = [at for at in range(len(whole)) if first + at in hidden and whole[at] not in fixed]
    for at, becomes in zip(free, deal([whole[at] for at in free]), strict=True):
        whole[at] = becomes
    other = msgspec.structs.replace(brought, deck=tuple((number, 1) for number in whole))
    return [*events[:place], other, *events[place + 1 :]]


def _copies(event: Event) -> list[int]:
    if not isinstance(event, DeckBrought):
        return []
    return [copies for _, copies in (*event.deck, *event.destiny_zone)]


@pytest.mark.parametrize("of", PARTS)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("index", SOME)
def test_cards_a_seat_never_saw_can_be_each_other(index: int, seat: int, of: int) -> None:
    events = part(index, of)
    for seed in range(SHUFFLES):

        def mixed(dealt: list[int], seed: int = seed) -> list[int]:
            random.Random(seed).shuffle(dealt)
            return dealt

        assert written(dealt_anew(events, seat, mixed), seat) == written(events, seat)


@pytest.mark.parametrize("of", PARTS)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("index", SOME)
def test_cards_a_seat_never_saw_can_all_be_copies_of_one(index: int, seat: int, of: int) -> None:
    events = part(index, of)
    other = dealt_anew(events, seat, lambda dealt: dealt[:1] * len(dealt))
    assert written(other, seat) == written(events, seat)


@pytest.mark.parametrize("index", SOME)
def test_there_are_cards_to_be_dealt_anew(index: int) -> None:
    """So that what is claimed above is not of nothing."""
    events = part(index, PARTS[0])
    for seat in (0, 1):
        found: list[int] = []

        def noted(dealt: list[int], found: list[int] = found) -> list[int]:
            found += dealt
            return dealt

        dealt_anew(events, seat, noted)
        assert len(set(found)) > 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("index", SOME)
def test_an_attack_that_is_not_shown_yet_can_be_another(index: int, seat: int) -> None:
    """Until somebody shows it, which may be never: over all decisions and commits between."""
    events = list(played(index).events)
    chosen = [place for place, event in enumerate(events) if isinstance(event, AttacksChosen)]
    assert chosen
    for place in chosen:
        shown = next(
            (at for at in range(place, len(events)) if _shows(events[at], 1 - seat)), len(events)
        )
        other = [_with_next_attack(event, 1 - seat) for event in events[place - 2 : place + 1]]
        swapped = [*events[: place - 2], *other, *events[place + 1 : shown]]
        assert swapped != events[:shown]
        assert written(swapped, seat) == written(events[:shown], seat)


def _shows(event: Event, seat: int) -> bool:
    if isinstance(event, AttackShown | AttackChanged):
        return event.seat == seat
    return isinstance(event, AttacksRevealed)


def _with_next_attack(event: Event, seat: int) -> Event:
    """The answers and the choice of this moment, with the next attack for a seat."""
    if isinstance(event, AttacksChosen):
        attacks = list(event.attacks)
        attacks[seat] = (attacks[seat] + 1) % 3
        return AttacksChosen((attacks[0], attacks[1]))
    if isinstance(event, ChoiceAnswered) and event.seat == seat:
        assert isinstance(event.option, PickAttack)
        return msgspec.structs.replace(
            event, option=PickAttack(type(event.option.attack)((event.option.attack + 1) % 3))
        )
    return event
