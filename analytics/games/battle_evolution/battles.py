"""The tables `attacks_used` and `knock_outs`: what was used in battles, and who fell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import pyarrow as pa

from analytics.games.card_numbers import CardNumbers
from analytics.games.tables import Folded
from analytics.games.watching import Watch
from analytics.match_rows import table_of
from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.cards import Attack
from dcg.battle_evolution.events.battle import (
    AttackChanged,
    AttackFailed,
    AttacksRevealed,
    DamageDealt,
    DigimonRevived,
    KnockedOut,
)
from dcg.battle_evolution.events.turn import PhaseBegun
from dcg.battle_evolution.state.arena import Arena

_SEATS = (0, 1)


class AttackUsed(NamedTuple):
    """`card` is the active Digimon's."""

    event: int
    seat: int
    turn: int
    card: int
    abnormal: bool
    attack: int
    against: int
    struck: int | None
    damage: int
    countered: bool


class KnockOutRow(NamedTuple):
    """`seat` is the one that lost the Digimon."""

    event: int
    seat: int
    turn: int
    card: int
    worth: int
    revived: bool


class Battles:
    """Those of one match."""

    def __init__(self) -> None:
        self.attacks: list[AttackUsed] = []
        self.knock_outs: list[KnockOutRow] = []
        self._open: dict[int, int] = {}
        """The row of each seat's attack in the battle that goes on."""
        self._struck = 0
        self.watch: Watch = {
            PhaseBegun: self._phase,
            AttacksRevealed: self._revealed,
            AttackChanged: self._changed,
            AttackFailed: self._failed,
            DamageDealt: self._dealt,
            KnockedOut: self._knocked_out,
            DigimonRevived: self._revived,
        }

    def _phase(self, state: Arena, place: int, event: PhaseBegun) -> None:
        self._open.clear()

    def _revealed(self, state: Arena, place: int, event: AttacksRevealed) -> None:
        self._struck = 0
        for seat in _SEATS:
            side = state.sides[seat]
            self._open[seat] = len(self.attacks)
            self.attacks.append(
                AttackUsed(
                    place,
                    seat,
                    state.turn,
                    side.active[-1] if side.active else NO_CARD,
                    side.abnormal,
                    event.attacks[seat],
                    event.attacks[1 - seat],
                    None,
                    0,
                    False,
                )
            )

    def _changed(self, state: Arena, place: int, event: AttackChanged) -> None:
        if self._open:
            self._set(event.seat, attack=int(event.attack))
            self._set(1 - event.seat, against=int(event.attack))

    def _failed(self, state: Arena, place: int, event: AttackFailed) -> None:
        if self._open and event.by_counter:
            self._set(event.seat, countered=True)

    def _dealt(self, state: Arena, place: int, event: DamageDealt) -> None:
        if self._open:
            self._struck += 1
            self._set(1 - event.seat, struck=self._struck, damage=event.amount)

    def _set(self, seat: int, **changed: Any) -> None:
        row = self._open[seat]
        self.attacks[row] = self.attacks[row]._replace(**changed)

    def _knocked_out(self, state: Arena, place: int, event: KnockedOut) -> None:
        self.knock_outs.append(
            KnockOutRow(place, event.seat, state.turn, event.card, event.worth, False)
        )

    def _revived(self, state: Arena, place: int, event: DigimonRevived) -> None:
        self.knock_outs[-1] = self.knock_outs[-1]._replace(revived=True)


def _words(attacks: Iterable[int]) -> pa.Array:
    return pa.array([Attack(one).words for one in attacks], pa.string())


def attacks_table(
    readings: Sequence[Folded], battles: Sequence[Battles], numbers: CardNumbers
) -> pa.Table:
    """The rows of `attacks_used`."""
    held = [one.attacks for one in battles]
    return table_of(
        readings,
        held,
        AttackUsed._fields,
        {
            "event": pa.int32(),
            "seat": pa.int8(),
            "turn": pa.int32(),
            "card": numbers.of([[row.card for row in one] for one in held]),
            "abnormal": pa.bool_(),
            "attack": _words(row.attack for one in held for row in one),
            "against": _words(row.against for one in held for row in one),
            "struck": pa.int8(),
            "damage": pa.int32(),
            "countered": pa.bool_(),
        },
    )


def knock_outs_table(
    readings: Sequence[Folded], battles: Sequence[Battles], numbers: CardNumbers
) -> pa.Table:
    """The rows of `knock_outs`."""
    held = [one.knock_outs for one in battles]
    return table_of(
        readings,
        held,
        KnockOutRow._fields,
        {
            "event": pa.int32(),
            "seat": pa.int8(),
            "turn": pa.int32(),
            "card": numbers.of([[row.card for row in one] for one in held]),
            "worth": pa.int32(),
            "revived": pa.bool_(),
        },
    )
