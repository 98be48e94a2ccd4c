"""What happened to cards in a match: what the table `card_appearances` counts."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from analytics.games.watching import Note, Watch
from dcg.kernel.event import Event
from dcg.official.codes.places import HAND, SECURITY_STACK
from dcg.official.events.attack import AttackDeclared, SecurityRevealed
from dcg.official.events.cards import CardsAddedToHand, CardsDrawn, CardsPlacedInSecurity
from dcg.official.events.effects import EffectActivated
from dcg.official.events.field import (
    CardPlayed,
    DigiEggHatched,
    DigivolutionCardsReturned,
    Digivolved,
    DnaDigivolved,
    OptionUsed,
    PermanentsDeleted,
    PermanentsPlacedInSecurity,
    PermanentsReturned,
)
from dcg.official.events.linking import AppFused
from dcg.official.events.setup import SecurityStackPlaced
from dcg.official.events.turn import TurnStarted
from dcg.official.named_cards import (
    CardsOf,
    departed,
    from_under,
    known,
    one_card,
    several_cards,
    top_of,
)
from dcg.official.state.board import Board

_HAPPENED: dict[type[Event], tuple[CardsOf, str]] = {
    CardPlayed: (one_card, "played"),
    Digivolved: (one_card, "digivolved_into"),
    DnaDigivolved: (one_card, "digivolved_into"),
    AppFused: (one_card, "digivolved_into"),
    OptionUsed: (one_card, "used"),
    DigiEggHatched: (one_card, "hatched"),
    SecurityStackPlaced: (several_cards, "in_security"),
    CardsPlacedInSecurity: (several_cards, "in_security"),
    SecurityRevealed: (one_card, "checked"),
    CardsAddedToHand: (several_cards, "in_hand"),
    PermanentsDeleted: (departed, "deleted"),
    PermanentsPlacedInSecurity: (departed, "in_security"),
    EffectActivated: (one_card, "activated"),
}
"""What happens to which cards of an event."""


class Happened:
    """Of one match: `to` are card ids by what happened to them, one entry each time."""

    def __init__(self) -> None:
        self.to: defaultdict[str, list[int]] = defaultdict(list)
        self.watch: Watch = {
            TurnStarted: self._turn_started,
            CardsDrawn: self._drawn,
            AttackDeclared: self._attacked,
            PermanentsReturned: self._returned(departed),
            DigivolutionCardsReturned: self._returned(from_under),
            **{kind: self._noting(*note) for kind, note in _HAPPENED.items()},
        }

    def _turn_started(self, state: Board, place: int, event: TurnStarted) -> None:
        """The first turn begins with the opening hands, after any redraw."""
        if event.number == 1:
            for side in state.sides:
                cards = known(side.hand)
                self.to["opening_hand"] += cards
                self.to["in_hand"] += cards

    def _drawn(self, state: Board, place: int, event: CardsDrawn) -> None:
        if state.turn.number:
            cards = known(event.cards)
            self.to["drawn"] += cards
            self.to["in_hand"] += cards

    def _attacked(self, state: Board, place: int, event: AttackDeclared) -> None:
        self.to["attacked"] += top_of(state, event.attacker)

    def _returned(self, cards_of: CardsOf) -> Note:
        """Cards that left the field for a hand or a security stack."""
        to = {
            HAND: self._noting(cards_of, "in_hand"),
            SECURITY_STACK: self._noting(cards_of, "in_security"),
        }

        def note(state: Board, place: int, event: Any) -> None:
            if event.zone in to:
                to[event.zone](state, place, event)

        return note

    def _noting(self, cards_of: CardsOf, what: str) -> Note:
        kept = self.to[what]

        def note(state: Board, place: int, event: Any) -> None:
            kept.extend(known(cards_of(state, event)))

        return note
