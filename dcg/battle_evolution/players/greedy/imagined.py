"""A match as one seat may imagine it: all it knows, and blank cards where it knows nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dcg.battle_evolution.codes.absent import NO_DEFINITION
from dcg.battle_evolution.codes.places import HIDDEN, ZONE_NAMES, Zone
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.reading.facts import SideOfCard
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.state.arena import Arena
from dcg.battle_evolution.state.player_side import ZONES
from dcg.kernel.absent import FULL_LOG, UNKNOWN

BLANK: Final = SideOfCard(Card(number="?", name="?", category="option"))
"""What a card is to who cannot name it: nothing that does anything."""

_FACE_DOWN: Final = {ZONE_NAMES[zone] for zone in HIDDEN}


class Imagined(ArenaMatch):
    """A match that the rules can play on from what one seat knows.

    It is made from the seat's view alone, so nothing hidden can enter it. `handle` says what a card of
    the real match is called here. `begin` puts it back to the moment it was made at.
    """

    def __init__(self, match: ArenaMatch, seat: int) -> None:
        knowledge = match.state.course.knowledge
        self.handle: Final[Callable[[int], int]] = lambda card: knowledge.handle(seat, card)
        self.seat = seat
        self._void = {self.handle(card) for card in match.void_cards}
        self._resolved = {self.handle(card) for card in match.resolved}
        self._start = _peopled(match.state.view(seat), seat)
        super().__init__(self._start, match.table, match.interpreter, caching=match.caching)
        assert match.rules is not None
        self.prepare(match.rules)
        self.begin()

    def begin(self) -> None:
        """As it was."""
        self.state = self._start.copy()
        self.log.clear()
        self.happened.clear()
        self.void_cards = self._void.copy()
        self.resolved = self._resolved.copy()
        self.depth = self.holding = 0
        self.deriving = False
        self.forget()

    def facts(self, card: int) -> SideOfCard:
        """What is printed on a card, nothing on one the seat cannot name."""
        if card == UNKNOWN or self.state.definition_of[card] == NO_DEFINITION:
            return BLANK
        return super().facts(card)


def _peopled(arena: Arena, seat: int) -> Arena:
    """The view with a card of its own for every unknown one, so that cards can be told apart."""
    known = len(arena.definition_of)
    for owner, side in enumerate(arena.sides):
        for zone in ZONES:
            cards: list[int] = getattr(side, zone)
            for place, card in enumerate(cards):
                if card == UNKNOWN:
                    cards[place] = len(arena.definition_of)
                    arena.definition_of.append(NO_DEFINITION)
                    arena.owner_of.append(owner)
    _know(arena, seat, known)
    return arena


def _know(arena: Arena, seat: int, known: int) -> None:
    """The seat knows what it can name, the other one what of that lies open."""
    count = len(arena.definition_of)
    knowledge = arena.course.knowledge
    arena.course.perspective = FULL_LOG
    own = [card if arena.definition_of[card] != NO_DEFINITION else UNKNOWN for card in range(known)]
    own += [UNKNOWN] * (count - known)
    other = own.copy()
    for side in arena.sides:
        for zone in _FACE_DOWN:
            if zone == ZONE_NAMES[Zone.HAND] and side.hand_open:
                continue
            for card in getattr(side, zone):
                other[card] = UNKNOWN
    rows = [own, other]
    knowledge.handles = rows if seat == 0 else rows[::-1]
    knowledge.seen_at = [[0] * count, [0] * count]
    knowledge.minted = [count, count]
