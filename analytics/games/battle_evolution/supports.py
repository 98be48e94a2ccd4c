"""The table `supports_placed`: where supports come from, and what becomes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import pyarrow as pa

from analytics.games.card_numbers import CardNumbers
from analytics.games.tables import Folded
from analytics.games.watching import Note, Watch
from analytics.match_rows import table_of
from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.battle import SupportDeclined, SupportVoided
from dcg.battle_evolution.events.cards import CardsMoved
from dcg.battle_evolution.events.effects import EffectMisfired, EffectUsed
from dcg.battle_evolution.events.setup import CardsShown
from dcg.battle_evolution.events.turn import LingeringEnded
from dcg.battle_evolution.state.arena import Arena

_SOURCES: Final = {Zone.HAND: "hand", Zone.DECK: "blind", Zone.DESTINY_ZONE: "proxy"}


class SupportRow(NamedTuple):
    """`source` is none where it was declined."""

    event: int
    seat: int
    turn: int
    source: str
    card: int
    resolved: bool = False
    voided: bool = False
    misfired: bool = False


class SupportRows:
    """Those of one match."""

    def __init__(self) -> None:
        self.done: list[SupportRow] = []
        self._lying: dict[int, int] = {}
        """The row of each support that is known and lies in its zone."""
        self._face_down: list[int] = []
        """The rows of blind supports whose card the log has not told yet: one lies there a seat."""
        self.watch: Watch = {
            CardsMoved: self._moved,
            CardsShown: self._shown,
            SupportDeclined: self._declined,
            SupportVoided: self._noting(voided=True),
            EffectMisfired: self._noting(misfired=True),
            EffectUsed: self._noting(resolved=True),
            LingeringEnded: self._cleared,
        }

    def _moved(self, state: Arena, place: int, event: CardsMoved) -> None:
        if event.motive is not Motive.SUPPORTED:
            return
        for card in event.cards:
            row = len(self.done)
            source = _SOURCES.get(event.zone, "hand")
            self.done.append(SupportRow(place, event.seat, state.turn, source, card))
            if card == NO_CARD:
                self._face_down.append(row)
            else:
                self._lying[card] = row

    def _shown(self, state: Arena, place: int, event: CardsShown) -> None:
        """A seat's log tells a blind support when it is turned up."""
        if event.zone is not Zone.SUPPORT_ZONE:
            return
        for card in event.cards:
            mine = [row for row in self._face_down if self.done[row].seat == event.seat]
            if mine and card not in self._lying:
                self._face_down.remove(mine[0])
                self.done[mine[0]] = self.done[mine[0]]._replace(card=card)
                self._lying[card] = mine[0]

    def _declined(self, state: Arena, place: int, event: SupportDeclined) -> None:
        self.done.append(SupportRow(place, event.seat, state.turn, "none", NO_CARD))

    def _noting(self, **what: Any) -> Note:
        def note(state: Arena, place: int, event: Any) -> None:
            row = self._lying.get(event.card)
            if row is not None:
                self.done[row] = self.done[row]._replace(**what)

        return note

    def _cleared(self, state: Arena, place: int, event: LingeringEnded) -> None:
        self._lying.clear()
        self._face_down.clear()


def supports_table(
    readings: Sequence[Folded], supports: Sequence[SupportRows], numbers: CardNumbers
) -> pa.Table:
    """The rows of `supports_placed`."""
    held = [one.done for one in supports]
    return table_of(
        readings,
        held,
        SupportRow._fields,
        {
            "event": pa.int32(),
            "seat": pa.int8(),
            "turn": pa.int32(),
            "source": pa.string(),
            "card": numbers.of([[row.card for row in one] for one in held]),
            **dict.fromkeys(("resolved", "voided", "misfired"), pa.bool_()),
        },
    )
