"""The timeline of a match as columns: what is true after each event (see `dcg.game.Columns`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

import msgspec

from dcg.battle_evolution.codes.absent import NO_HP
from dcg.battle_evolution.codes.cards import Attack, Level
from dcg.battle_evolution.codes.turn import PHASE_NAMES
from dcg.battle_evolution.events import battle, cards, effects, evolving, setup, turn
from dcg.battle_evolution.language.card import Card, decode_card
from dcg.battle_evolution.named_cards import CardsNamed
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.absent import DRAW
from dcg.kernel.course import MatchEnded, SpanClosed, SpanOpened
from dcg.kernel.event import Event

_ATTACKS: Final = {attack: attack.words for attack in Attack}
_LEVELS: Final = tuple(level.words for level in Level)

_OF_SEAT: Final[dict[str, tuple[str, str]]] = {
    "ko": ("INTEGER", "KO points of seat {seat}"),
    "hp": ("INTEGER", "HP of the active of seat {seat}, NULL without one"),
    "circle": ("INTEGER", "Circle Power of seat {seat}, passive effects apart; NULL likewise"),
    "triangle": ("INTEGER", "Triangle Power of seat {seat}, passive effects apart; NULL likewise"),
    "cross": ("INTEGER", "Cross Power of seat {seat}, passive effects apart; NULL likewise"),
    "level": ("VARCHAR", "level of the active of seat {seat}, NULL without one"),
    "abnormal": ("BOOLEAN", "whether the active of seat {seat} is abnormal; NULL likewise"),
    "dp": ("INTEGER", "DP of seat {seat}"),
    "hand": ("INTEGER", "cards in the hand of seat {seat}"),
    "deck": ("INTEGER", "cards in the deck of seat {seat}"),
    "trash": ("INTEGER", "cards in the trash of seat {seat}"),
    "dark_area": ("INTEGER", "cards in the Dark Area of seat {seat}"),
    "supports": ("INTEGER", "cards in the support zone of seat {seat}"),
    "flat": ("INTEGER", "flat tokens before the active of seat {seat}"),
    "first_attacks": ("INTEGER", "1st Attacks of seat {seat}"),
    "attack": ("VARCHAR", "attack of seat {seat}, NULL until it is shown"),
}

MEANINGS: Final[dict[str, tuple[str, str]]] = {
    "event": ("INTEGER", "position of the event, from 0"),
    "ordinal": ("INTEGER", "its ordinal among public events; answers share the next one's"),
    "topic": ("VARCHAR", "topic of the event, without the game's prefix"),
    "turn": ("INTEGER", "turn number, 0 before the first"),
    "turn_player": ("INTEGER", "seat whose turn it is, -1 before the first"),
    "phase": ("VARCHAR", "phase of the turn: prep, evolution, strategy, support, battle, end"),
    "actor": ("INTEGER", "seat the event names, -1 where it names none"),
    "over": ("BOOLEAN", "whether the match has ended"),
    "winner": ("INTEGER", "winning seat, -1 for a draw, NULL before the end"),
    **{
        f"{name}_{seat}": (kind, text.format(seat=seat))
        for seat in (0, 1)
        for name, (kind, text) in _OF_SEAT.items()
    },
}


def _both(*names: str) -> tuple[str, ...]:
    return tuple(f"{name}_{seat}" for seat in (0, 1) for name in names)


_COURSE, _DIGIMON, _LEVEL, _CARDS, _ATTACK = range(5)


class BattleEvolutionColumns:
    """See `dcg.game.Columns`."""

    meanings: Mapping[str, tuple[str, str]] = MEANINGS
    parts: Sequence[tuple[str, ...]] = (
        ("turn", "turn_player", "phase", "over", "winner"),
        _both("ko", "hp", "circle", "triangle", "cross", "abnormal", "dp", "flat"),
        _both("level"),
        _both("hand", "deck", "trash", "dark_area", "supports"),
        _both("first_attacks", "attack"),
    )
    defined: Collection[str] = frozenset({"level_0", "level_1"})
    possible: Mapping[str, Sequence[str | int]] = {
        "phase": tuple(PHASE_NAMES.values()),
        "winner": (0, 1, DRAW),
        **{f"level_{seat}": _LEVELS for seat in (0, 1)},
        **{f"attack_{seat}": tuple(_ATTACKS.values()) for seat in (0, 1)},
    }
    touched: Mapping[type[Event], Sequence[int]] = {
        SpanOpened: (),
        SpanClosed: (),
        MatchEnded: (_COURSE,),
        setup.ChoiceAnswered: (),
        setup.CardNamed: (),
        setup.CardsDefined: (),
        setup.DestinyZoneShown: (),
        setup.PartnerDeclared: (),
        setup.DeckShuffled: (),
        setup.StartingPlayerDrawn: (),
        setup.CardsSupplied: (),
        setup.CardsSeen: (),
        setup.CardsShown: (),
        setup.DeckBrought: (_CARDS,),
        cards.CardsPulled: (_CARDS,),
        cards.CardsMoved: (_LEVEL, _CARDS),
        cards.CardsArranged: (),
        cards.CardTurned: (_LEVEL,),
        cards.HandOpened: (),
        cards.LotsDrawn: (),
        turn.TurnBegun: (_COURSE,),
        turn.PhaseBegun: (_COURSE,),
        turn.PhaseSkipped: (_COURSE,),
        turn.LingeringEnded: (_DIGIMON, _ATTACK),
        evolving.DigimonPlayed: (_DIGIMON, _LEVEL, _CARDS),
        evolving.DigimonEvolved: (_DIGIMON, _LEVEL, _CARDS),
        evolving.ActiveReset: (_DIGIMON,),
        evolving.EvolutionFailed: (),
        evolving.BonusActivated: (),
        evolving.DpSet: (_DIGIMON,),
        evolving.FlatSet: (_DIGIMON,),
        evolving.AbnormalSet: (_DIGIMON,),
        evolving.KindsSet: (),
        evolving.NamesSet: (),
        battle.AttacksChosen: (_ATTACK,),
        battle.AttackShown: (_ATTACK,),
        battle.AttacksRevealed: (_ATTACK,),
        battle.AttackChanged: (_ATTACK,),
        battle.AbilityGained: (),
        battle.AbilitiesVoided: (),
        battle.AbilityApplied: (),
        battle.FirstAttacksSet: (_ATTACK,),
        battle.PowersSet: (_DIGIMON,),
        battle.DamageDealt: (_DIGIMON,),
        battle.HpSet: (_DIGIMON,),
        battle.AttackFailed: (),
        battle.RevivalSet: (),
        battle.KnockedOut: (),
        battle.DigimonRevived: (_DIGIMON,),
        battle.ActiveLeft: (_DIGIMON, _LEVEL),
        battle.KoPointsSet: (_DIGIMON,),
        battle.SupportVoided: (),
        battle.SupportDeclined: (),
        battle.WorthSet: (),
        battle.LingeringVoided: (_DIGIMON,),
        effects.EffectUsed: (),
        effects.EffectMisfired: (),
        effects.CostMet: (),
        effects.OncePerTurnUsed: (),
        effects.ActivateUsed: (),
        effects.LastingGained: (),
        effects.LastingEnded: (),
        effects.KeptDpSet: (),
    }

    def readers(
        self, definitions: Mapping[bytes, bytes] | None
    ) -> Sequence[Callable[[Arena], tuple[Any, ...]]]:
        """One for each part."""
        return (_course, _digimon, _Levels(definitions), _cards, _attacks)

    def card_naming(self) -> CardsNamed:
        """Notes which cards the events of one match name."""
        return CardsNamed()

    def card_numbers(
        self, state: Arena, definitions: Mapping[bytes, bytes]
    ) -> Sequence[str | None]:
        """The number of each card."""
        cards_of: dict[bytes, str | None] = {}
        for address in state.definitions:
            data = definitions.get(address)
            cards_of[address] = _number(data) if data is not None else None
        return [cards_of.get(state.address(card)) for card in range(len(state.definition_of))]


def _number(data: bytes) -> str | None:
    try:
        return decode_card(data).number
    except msgspec.DecodeError:
        return None


def _course(state: Arena) -> tuple[Any, ...]:
    result = state.course.result
    return (
        state.turn,
        state.player,
        PHASE_NAMES[state.phase],
        result is not None,
        None if result is None else result.winner,
    )


def _digimon(state: Arena) -> tuple[Any, ...]:
    found: list[Any] = []
    for side in state.sides:
        active = (side.hp, *side.powers, side.abnormal) if side.hp != NO_HP else (None,) * 5
        found += [side.ko_points, *active, side.dp, side.flat]
    return tuple(found)


class _Levels:
    """Reads the levels of the active Digimon: a fact of their definitions."""

    def __init__(self, definitions: Mapping[bytes, bytes] | None) -> None:
        self._definitions = definitions
        self._cards: dict[bytes, Card | None] = {}

    def __call__(self, state: Arena) -> tuple[Any, ...]:
        return tuple(self._level(state, seat) for seat in (0, 1))

    def _level(self, state: Arena, seat: int) -> str | None:
        stack = state.sides[seat].active
        if not stack or self._definitions is None or stack[-1] < 0:
            return None
        address = state.address(stack[-1])
        if address not in self._cards:
            data = self._definitions.get(address)
            self._cards[address] = decode_card(data) if data is not None else None
        card = self._cards[address]
        if card is None:
            return None
        return card.face(state.faces.get(stack[-1], 0)).level


def _cards(state: Arena) -> tuple[Any, ...]:
    found: list[Any] = []
    for side in state.sides:
        found += [
            len(side.hand),
            len(side.deck),
            len(side.trash),
            len(side.dark_area),
            len(side.support_zone),
        ]
    return tuple(found)


def _attacks(state: Arena) -> tuple[Any, ...]:
    found: list[Any] = []
    for seat, side in enumerate(state.sides):
        shown = side.attack if side.attack_shown and side.attack >= 0 else None
        found += [
            state.first_attacks.count(seat),
            None if shown is None else _ATTACKS[Attack(shown)],
        ]
    return tuple(found)
