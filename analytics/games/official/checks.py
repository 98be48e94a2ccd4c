"""The table `checks`: one row a security check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pyarrow as pa

from analytics.games.card_numbers import CardNumbers
from analytics.games.tables import Folded
from analytics.games.watching import Note, Watch, together
from analytics.match_rows import table_of
from dcg.kernel.event import Event
from dcg.official.codes.absent import NO_CARD
from dcg.official.codes.attack import BattleWinner
from dcg.official.events.attack import BattleFought, SecurityRevealed
from dcg.official.events.cards import (
    CardsAddedToHand,
    CardsPlacedInSecurity,
    CardsPlacedUnder,
    CardsReturnedToDeck,
    CardsTrashed,
)
from dcg.official.events.effects import EffectActivated
from dcg.official.events.field import CardPlayed, Digivolved, DnaDigivolved, OptionPlaced
from dcg.official.events.linking import AppFused, CardLinked
from dcg.official.named_cards import top_of
from dcg.official.state.board import Board

_BATTLES = {
    BattleWinner.ATTACKING_SIDE: "lost",
    BattleWinner.OTHER_SIDE: "won",
    BattleWinner.NOBODY: "tied",
}
"""What a battle was to the revealed Digimon, by its winner."""

_WENT: dict[type[Event], str] = {
    CardsTrashed: "trash",
    CardsAddedToHand: "hand",
    CardPlayed: "field",
    OptionPlaced: "field",
    Digivolved: "field",
    DnaDigivolved: "field",
    AppFused: "field",
    CardLinked: "field",
    CardsPlacedUnder: "field",
    CardsReturnedToDeck: "deck",
    CardsPlacedInSecurity: "security_stack",
}
"""Where a card goes by these, wherever it was."""


class Check(NamedTuple):
    """A security check: `card` was revealed from the stack of `seat`, `attacker` on top of what
    attacked (-1 if nothing did). `battle` is won, lost or tied by the revealed Digimon. `activated`:
    whether an effect of the card did. `went` is where the card went then."""

    event: int
    seat: int
    turn: int
    card: int
    attacker: int
    battle: str | None
    activated: bool
    went: str | None


class Checks:
    """Those of one match."""

    def __init__(self) -> None:
        self.done: list[Check] = []
        self.watch: Watch = together(
            {
                SecurityRevealed: self._revealed,
                BattleFought: self._fought,
                EffectActivated: self._activated,
            },
            {kind: self._gone_to(place) for kind, place in _WENT.items()},
        )

    def _revealed(self, state: Board, place: int, event: SecurityRevealed) -> None:
        attacker = top_of(state, state.attack.attacker) if state.attack else ()
        self.done.append(
            Check(
                place,
                event.seat,
                state.turn.number,
                event.card,
                attacker[0] if attacker else NO_CARD,
                None,
                False,
                None,
            )
        )

    def _checking(self, card: int) -> bool:
        """Whether the last security check is of this card, and the card has not gone yet."""
        return bool(self.done) and self.done[-1].card == card and self.done[-1].went is None

    def _fought(self, state: Board, place: int, event: BattleFought) -> None:
        if event.security_card != NO_CARD and self._checking(event.security_card):
            self.done[-1] = self.done[-1]._replace(battle=_BATTLES[event.winner])

    def _activated(self, state: Board, place: int, event: EffectActivated) -> None:
        if self._checking(event.card):
            self.done[-1] = self.done[-1]._replace(activated=True)

    def _gone_to(self, area: str) -> Note:
        def note(state: Board, place: int, event: Any) -> None:
            if self.done and self.done[-1].went is None:
                cards = (event.card,) if hasattr(event, "card") else event.cards
                if self.done[-1].card in cards:
                    self.done[-1] = self.done[-1]._replace(went=area)

        return note


def checks_table(
    readings: Sequence[Folded], checks: Sequence[Checks], numbers: CardNumbers
) -> pa.Table:
    """The rows of `checks`: one a security check."""
    held = [one.done for one in checks]
    return table_of(
        readings,
        held,
        Check._fields,
        {
            "event": pa.int32(),
            "seat": pa.int8(),
            "turn": pa.int32(),
            "card": numbers.of([[check.card for check in one] for one in held]),
            "attacker": numbers.of([[check.attacker for check in one] for one in held]),
            "battle": pa.string(),
            "activated": pa.bool_(),
            "went": pa.string(),
        },
    )
