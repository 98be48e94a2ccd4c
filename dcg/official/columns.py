"""The timeline of a match as columns: what is true after each event (see `dcg.game.Columns`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from dcg.kernel.absent import DRAW
from dcg.kernel.course import MatchEnded, SpanClosed, SpanOpened
from dcg.kernel.event import Event
from dcg.official.codes.absent import NO_DEFINITION
from dcg.official.codes.attack import TIMING_NAMES
from dcg.official.codes.turn import STEP_NAMES
from dcg.official.events.attack import (
    AttackDeclared,
    AttackEnded,
    AttackSucceededOnPlayer,
    AttackTimingReached,
    BattleEnded,
    BattleFought,
    Blocked,
    SecurityChecksCounted,
    SecurityRevealed,
)
from dcg.official.events.cards import CardsDrawn, CardsTrashed
from dcg.official.events.effects import (
    EffectActivated,
    EffectsTriggered,
    ModifiersGained,
    PendingEnded,
    PersistentEffectsChanged,
    PersistentEffectsKept,
)
from dcg.official.events.field import (
    BurstDeclared,
    CardPlayed,
    Declared,
    DigiEggHatched,
    DigimonMoved,
    Digivolved,
    DnaDeclared,
    OptionUsed,
    PermanentsSuspended,
    PermanentsUnsuspended,
)
from dcg.official.events.linking import AppFusionDeclared
from dcg.official.events.setup import Answered
from dcg.official.events.turn import (
    CostPaid,
    EndOfTurnReached,
    MemorySet,
    Passed,
    RememberedThisTurn,
    StepStarted,
    TurnEnded,
    TurnStarted,
)
from dcg.official.named_cards import NamedCards
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent

COLUMNS: dict[str, tuple[str, str]] = {
    "event": ("INTEGER", "position of the event, from 0"),
    "ordinal": ("INTEGER", "its ordinal among public events; answers share the next one's"),
    "topic": ("VARCHAR", "topic of the event, without the game's prefix"),
    "turn": ("INTEGER", "turn number, 0 before the first"),
    "turn_player": ("INTEGER", "seat whose turn it is, -1 before the first"),
    "phase": ("VARCHAR", f"step of the turn: {', '.join(STEP_NAMES)}"),
    "actor": ("INTEGER", "seat the event names, -1 where it names none"),
    "memory": ("INTEGER", "memory as the turn player reads it (seat 0 before the first turn)"),
    "attacking": ("BOOLEAN", "whether an attack is in progress"),
    "attack_timing": ("VARCHAR", f"its timing ({', '.join(TIMING_NAMES)}), NULL without one"),
    "pending": ("INTEGER", "effects pending activation"),
    "modifiers": ("INTEGER", "lasting effects in force"),
    "over": ("BOOLEAN", "whether the match has ended"),
    "winner": ("INTEGER", "winning seat, -1 for a draw, NULL before the end"),
    **{
        f"{name}_{seat}": ("INTEGER", text.format(seat=seat))
        for seat in (0, 1)
        for name, text in (
            ("memory", "memory as seat {seat} reads it"),
            ("hand", "cards in seat {seat}'s hand"),
            ("deck", "cards in seat {seat}'s deck"),
            ("digi_eggs", "cards in seat {seat}'s Digi-Egg deck"),
            ("security", "cards in seat {seat}'s security stack"),
            ("trash", "cards in seat {seat}'s trash"),
            ("battle_area", "cards standing in seat {seat}'s battle area"),
            ("suspended", "suspended cards in seat {seat}'s battle area"),
            ("stack_cards", "cards stacked under others on seat {seat}'s field"),
            ("link_cards", "link cards on seat {seat}'s field"),
        )
    },
    **{
        f"breeding_{seat}": ("BOOLEAN", f"whether seat {seat}'s breeding area is taken")
        for seat in (0, 1)
    },
    **{
        f"{name}_{seat}": ("INTEGER", f"{text} in seat {seat}'s battle area, by their top cards")
        for seat in (0, 1)
        for name, text in (("digimon", "Digimon"), ("tamers", "Tamers"))
    },
}
"""SQL type and meaning of every column."""

DEFINED = ("digimon_0", "tamers_0", "digimon_1", "tamers_1")
"""Columns that need the match's definitions."""

POSSIBLE: dict[str, tuple[str | int, ...]] = {
    "phase": STEP_NAMES,
    "attack_timing": TIMING_NAMES,
    "winner": (DRAW, 0, 1),
}
"""All values of columns that have a few."""


_SIDE_NAMES = (
    "hand",
    "deck",
    "digi_eggs",
    "security",
    "trash",
    "battle_area",
    "suspended",
    "stack_cards",
    "link_cards",
    "breeding",
    "digimon",
    "tamers",
)
_PARTS = (
    ("turn", "turn_player", "phase", "over", "winner", "memory", "memory_0", "memory_1"),
    ("attacking", "attack_timing"),
    ("pending", "modifiers"),
    *(tuple(f"{name}_{seat}" for name in _SIDE_NAMES) for seat in (0, 1)),
)
_TURN, _ATTACK, _WAITING, _SIDE_0, _SIDE_1 = tuple(range(len(_PARTS)))

_TOUCHED: dict[type[Event], tuple[int, ...]] = {
    **dict.fromkeys(
        (
            SpanOpened,
            SpanClosed,
            Answered,
            EndOfTurnReached,
            Declared,
            DnaDeclared,
            BurstDeclared,
            AppFusionDeclared,
            Blocked,
            SecurityChecksCounted,
            BattleFought,
            AttackSucceededOnPlayer,
            PersistentEffectsChanged,
            PersistentEffectsKept,
            RememberedThisTurn,
        ),
        (),
    ),
    **dict.fromkeys((StepStarted, TurnStarted, CostPaid, MemorySet, Passed, MatchEnded), (_TURN,)),
    TurnEnded: (_TURN, _WAITING),
    **dict.fromkeys((AttackDeclared, AttackTimingReached), (_ATTACK,)),
    AttackEnded: (_ATTACK, _WAITING),
    **dict.fromkeys(
        (BattleEnded, EffectsTriggered, EffectActivated, PendingEnded, ModifiersGained), (_WAITING,)
    ),
    **dict.fromkeys(
        (
            CardsDrawn,
            CardPlayed,
            Digivolved,
            OptionUsed,
            PermanentsSuspended,
            PermanentsUnsuspended,
            CardsTrashed,
            SecurityRevealed,
            DigiEggHatched,
            DigimonMoved,
        ),
        (_SIDE_0, _SIDE_1),
    ),
}
"""Which parts an event can change. Any other kind of event can change every part."""


class _Kinds:
    """The printed category of each card, looked up by its definition."""

    def __init__(self, definitions: Mapping[bytes, bytes]) -> None:
        self._categories = {key: _card(data).category for key, data in definitions.items()}
        self._by_card: dict[int, str] = {}

    def count(self, state: Board, battle: Sequence[Permanent]) -> tuple[int, int]:
        """Digimon and Tamers among these, by their top cards."""
        digimon = tamers = 0
        for held in battle:
            card = held.cards[-1]
            category = self._by_card.get(card) or self._look_up(state, card)
            if category == "digimon":
                digimon += 1
            elif category == "tamer":
                tamers += 1
        return digimon, tamers

    def _look_up(self, state: Board, card: int) -> str:
        """Kept once it is known: a card never gets another definition."""
        place = state.definition_of[card]
        category = (
            self._categories.get(state.definitions[place], "") if place != NO_DEFINITION else ""
        )
        if category:
            self._by_card[card] = category
        return category


class _Card(msgspec.Struct):
    category: str
    number: str


@lru_cache(maxsize=4096)
def _card(data: bytes) -> _Card:
    return msgspec.json.decode(data, type=_Card)


def _turn(state: Board) -> tuple[Any, ...]:
    turn = state.turn
    memory = state.memory
    result = state.course.result
    return (
        turn.number,
        turn.player,
        STEP_NAMES[turn.step],
        result is not None,
        result.winner if result is not None else None,
        memory if turn.player <= 0 else -memory,
        memory,
        -memory,
    )


def _attack(state: Board) -> tuple[Any, ...]:
    attack = state.attack
    return (False, None) if attack is None else (True, TIMING_NAMES[attack.timing])


def _waiting(state: Board) -> tuple[Any, ...]:
    return len(state.pending), len(state.modifiers)


def _side(state: Board, seat: int, kinds: _Kinds | None) -> tuple[Any, ...]:
    side = state.sides[seat]
    battle = side.battle_area
    suspended = stacked = linked = 0
    for held in battle:
        suspended += held.suspended
        stacked += len(held.cards) - 1
        linked += len(held.links)
    breeding = side.breeding_area
    if breeding is not None:
        stacked += len(breeding.cards) - 1
        linked += len(breeding.links)
    return (
        len(side.hand),
        len(side.deck),
        len(side.digi_egg_deck),
        len(side.security_stack),
        len(side.trash),
        len(battle),
        suspended,
        stacked,
        linked,
        breeding is not None,
        *(kinds.count(state, battle) if kinds else _UNKNOWN),
    )


_UNKNOWN = (None, None)


class OfficialColumns:
    """See `dcg.game.Columns`."""

    meanings = COLUMNS
    parts = _PARTS
    defined = DEFINED
    possible = POSSIBLE
    touched = _TOUCHED

    def readers(
        self, definitions: Mapping[bytes, bytes] | None
    ) -> Sequence[Callable[[Board], tuple[Any, ...]]]:
        """One for each part; only the sides' look at definitions."""
        kinds = None if definitions is None else _Kinds(definitions)
        return (
            _turn,
            _attack,
            _waiting,
            lambda board: _side(board, 0, kinds),
            lambda board: _side(board, 1, kinds),
        )

    def card_naming(self) -> NamedCards:
        """By event and option."""
        return NamedCards()

    def card_numbers(
        self, state: Board, definitions: Mapping[bytes, bytes]
    ) -> Sequence[str | None]:
        """By the definitions."""
        numbers = [
            _card(definitions[held]).number if held in definitions else None
            for held in state.definitions
        ]
        return [numbers[place] if place != NO_DEFINITION else None for place in state.definition_of]
