"""Events before the first turn, and answers, in words."""

from __future__ import annotations

from dcg.kernel.event import Event
from dcg.official.events import setup as e
from dcg.official.words.answers import answered
from dcg.official.words.wording import OWNED, EventWording, Words, count


def _identified(now: EventWording, event: e.CardIdentified) -> str:
    name = now.names.defined(event.definition).name if event.definition else "an unknown card"
    return f"A card of {now.seat(event.owner)} turns out to be {name}"


def _definitions(now: EventWording, event: e.DefinitionsGiven) -> str:
    return f"The match uses {count(len(event.addresses) // 8, 'different card')}"


def _deck(now: EventWording, event: e.DeckPresented) -> str:
    cards = sum(copies for _, copies in event.deck)
    eggs = sum(copies for _, copies in event.digi_egg_deck)
    return f"{now.seat(event.seat)} brings {count(cards, 'card')} and {count(eggs, 'Digi-Egg')}"


def _cards(now: EventWording, event: e.CardsGiven) -> str:
    return f"The position has {count(len(event.definitions), 'card')} of {now.seat(event.owner)}"


def _position(now: EventWording, event: e.PositionGiven) -> str:
    return f"The match begins from a given position: turn {event.turn}, of {now.seat(event.turn_player)}"


def _first(now: EventWording, event: e.FirstPlayerChosen) -> str:
    return f"{now.seat(event.seat)} goes first"


def _shuffled(now: EventWording, event: e.Shuffled) -> str:
    return f"{now.seat(event.seat)}'s {OWNED.get(event.zone, 'area')} is shuffled"


def _returned(now: EventWording, event: e.HandReturned) -> str:
    return f"{now.seat(event.seat)} returns the hand of {count(len(event.cards), 'card')} to redraw"


def _security(now: EventWording, event: e.SecurityStackPlaced) -> str:
    return f"{now.seat(event.seat)} places {count(len(event.cards), 'security card')}"


WORDS: dict[type[Event], Words] = {
    e.Answered: answered,
    e.CardIdentified: _identified,
    e.DefinitionsGiven: _definitions,
    e.DeckPresented: _deck,
    e.CardsGiven: _cards,
    e.PositionGiven: _position,
    e.FirstPlayerChosen: _first,
    e.Shuffled: _shuffled,
    e.HandReturned: _returned,
    e.SecurityStackPlaced: _security,
}
