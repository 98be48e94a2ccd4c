"""What a match of the Digimon Card Game says for its own tables, noted while it is folded."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from analytics.games.tables import Noted, Picked
from dcg.kernel.absent import UNKNOWN
from dcg.kernel.event import AnswerEvent, Event
from dcg.official.codes.absent import NO_CARD
from dcg.official.codes.attack import BattleWinner
from dcg.official.codes.places import HAND
from dcg.official.events.attack import (
    AttackDeclared,
    AttackTargetSwitched,
    BattleFought,
    Blocked,
    SecurityRevealed,
)
from dcg.official.events.cards import (
    CardsAddedToHand,
    CardsDrawn,
    CardsLookedAt,
    CardsPlacedInSecurity,
    CardsPlacedUnder,
    CardsReturnedToDeck,
    CardsRevealed,
    CardsTrashed,
)
from dcg.official.events.effects import EffectActivated, EffectsTriggered
from dcg.official.events.field import (
    CardPlayed,
    Declared,
    DigiEggHatched,
    DigimonMoved,
    DigivolutionCardsReturned,
    DigivolutionCardsTrashed,
    Digivolved,
    OptionPlaced,
    OptionUsed,
    PermanentsDeleted,
    PermanentsPlacedInSecurity,
    PermanentsReturned,
    PermanentsSuspended,
    PermanentsTrashed,
    PermanentsUnsuspended,
    TopCardsTrashed,
)
from dcg.official.events.options import (
    ActivateEffect,
    AttackWith,
    Block,
    DigivolveInto,
    Move,
    Option,
    PickCard,
    PickNumber,
    PickPending,
    PickPermanent,
    PlayCard,
    UseOption,
)
from dcg.official.events.setup import Answered, HandReturned, SecurityStackPlaced
from dcg.official.events.turn import TurnStarted
from dcg.official.state.board import Board


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


class OfficialReader:
    """See `analytics.games.tables.GameReader`. `happened` are card ids by what happened to them, one
    entry each time; `checks` are security checks."""

    def __init__(self) -> None:
        self.noted = Noted([], [])
        self.checks: list[Check] = []
        self.happened: defaultdict[str, list[int]] = defaultdict(list)
        self.watch: dict[type[Event], Callable[[Board, int, Any], None]] = {
            TurnStarted: self._turn_started,
            CardsDrawn: self._drawn,
            AttackDeclared: self._attacked,
            PermanentsReturned: self._returned(_departed),
            DigivolutionCardsReturned: self._returned(_from_under),
            **{kind: self._noting(*note) for kind, note in _NOTED.items()},
        }
        self.watch[SecurityRevealed] = self._both(self.watch[SecurityRevealed], self._revealed)
        self.watch[BattleFought] = self._both(self.watch[BattleFought], self._fought)
        self.watch[EffectActivated] = self._both(self.watch[EffectActivated], self._activated)
        for kind, place in _WENT.items():
            self.watch[kind] = self._both(self.watch[kind], self._gone_to(place))

    def picked(self, state: Board, event: AnswerEvent) -> Picked:
        """The cards an option names, and the number where it is one."""
        assert isinstance(event, Answered)
        option = event.option
        cards = _PICKED.get(type(option), _none)(state, option)
        return Picked(cards, option.number if isinstance(option, PickNumber) else None)

    def _turn_started(self, state: Board, place: int, event: TurnStarted) -> None:
        """The first turn begins with the opening hands, after any redraw."""
        if event.number == 1:
            for side in state.sides:
                known = _known(side.hand)
                self.happened["opening_hand"] += known
                self.happened["in_hand"] += known

    def _drawn(self, state: Board, place: int, event: CardsDrawn) -> None:
        known = _known(event.cards)
        if state.turn.number:
            self.happened["drawn"] += known
            self.happened["in_hand"] += known
        self.noted.at.extend([place] * len(known))
        self.noted.cards.extend(known)

    def _attacked(self, state: Board, place: int, event: AttackDeclared) -> None:
        attacker = _top(state, event.attacker)
        self.happened["attacked"] += attacker
        for card in attacker + _top(state, event.target):
            self.noted.at.append(place)
            self.noted.cards.append(card)

    def _returned(self, cards_of: _CardsOf) -> Callable[[Board, int, Any], None]:
        """Cards that left the field for a hand or a deck."""
        to_hand, elsewhere = self._noting(cards_of, "in_hand"), self._noting(cards_of)

        def note(state: Board, place: int, event: Any) -> None:
            (to_hand if event.zone == HAND else elsewhere)(state, place, event)

        return note

    def _both(self, one: _Note, other: _Note) -> _Note:
        def note(state: Board, place: int, event: Any) -> None:
            one(state, place, event)
            other(state, place, event)

        return note

    def _revealed(self, state: Board, place: int, event: SecurityRevealed) -> None:
        attacker = _top(state, state.attack.attacker) if state.attack else ()
        self.checks.append(
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
        return bool(self.checks) and self.checks[-1].card == card and self.checks[-1].went is None

    def _fought(self, state: Board, place: int, event: BattleFought) -> None:
        if event.security_card != NO_CARD and self._checking(event.security_card):
            self.checks[-1] = self.checks[-1]._replace(battle=_BATTLES[event.winner])

    def _activated(self, state: Board, place: int, event: EffectActivated) -> None:
        if self._checking(event.card):
            self.checks[-1] = self.checks[-1]._replace(activated=True)

    def _gone_to(self, area: str) -> _Note:
        def note(state: Board, place: int, event: Any) -> None:
            if self.checks and self.checks[-1].went is None:
                cards = (event.card,) if hasattr(event, "card") else event.cards
                if self.checks[-1].card in cards:
                    self.checks[-1] = self.checks[-1]._replace(went=area)

        return note

    def _noting(self, cards_of: _CardsOf, *happened: str) -> Callable[[Board, int, Any], None]:
        """Notes the cards an event names, and what happened to them by it."""
        kept = [self.happened[one] for one in happened]
        named_at, named = self.noted

        def note(state: Board, place: int, event: Any) -> None:
            for card in cards_of(state, event):
                if card != UNKNOWN:
                    named_at.append(place)
                    named.append(card)
                    for one in kept:
                        one.append(card)

        return note


def _known(cards: Iterable[int]) -> list[int]:
    return [card for card in cards if card != UNKNOWN]


_Note = Callable[[Board, int, Any], None]
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
    CardsPlacedUnder: "field",
    CardsReturnedToDeck: "deck",
    CardsPlacedInSecurity: "security_stack",
}
"""Where a card goes by these, wherever it was."""

_CardsOf = Callable[[Board, Any], Iterable[int]]


def _none(state: Board, named: Any) -> tuple[int, ...]:
    return ()


def _card(state: Board, named: Any) -> tuple[int, ...]:
    return (named.card,)


def _cards(state: Board, named: Any) -> tuple[int, ...]:
    return named.cards  # type: ignore[no-any-return]


def _top(state: Board, permanent: int) -> tuple[int, ...]:
    held = state.permanents.get(permanent)
    return () if held is None else (held.cards[-1],)


def _permanent(state: Board, named: Any) -> tuple[int, ...]:
    return _top(state, named.permanent)


def _permanents(state: Board, named: Any) -> list[int]:
    return [card for one in named.permanents for card in _top(state, one)]


def _fighters(state: Board, named: Any) -> tuple[int, ...]:
    other = (
        (named.security_card,) if named.security_card != NO_CARD else _top(state, named.defender)
    )
    return _top(state, named.attacker) + other


def _departed(state: Board, named: Any) -> list[int]:
    return [departure.cards[-1] for departure in named.departures]


def _from_under(state: Board, named: Any) -> Iterator[int]:
    for departure in named.departures:
        yield from departure.cards


_NOTED: dict[type[Event], tuple[Any, ...]] = {
    Declared: (_card,),
    CardPlayed: (_card, "played"),
    Digivolved: (_card, "digivolved_into"),
    OptionUsed: (_card, "used"),
    OptionPlaced: (_card,),
    DigiEggHatched: (_card, "hatched"),
    DigimonMoved: (_permanent,),
    HandReturned: (_cards,),
    SecurityStackPlaced: (_cards, "in_security"),
    CardsPlacedInSecurity: (_cards, "in_security"),
    SecurityRevealed: (_card, "checked"),
    CardsTrashed: (_cards,),
    CardsAddedToHand: (_cards, "in_hand"),
    CardsReturnedToDeck: (_cards,),
    CardsRevealed: (_cards,),
    CardsLookedAt: (_cards,),
    CardsPlacedUnder: (_cards,),
    PermanentsDeleted: (_departed, "deleted"),
    PermanentsTrashed: (_departed,),
    PermanentsPlacedInSecurity: (_departed, "in_security"),
    TopCardsTrashed: (_cards,),
    DigivolutionCardsTrashed: (_from_under,),
    PermanentsSuspended: (_permanents,),
    PermanentsUnsuspended: (_permanents,),
    AttackTargetSwitched: (lambda state, event: _top(state, event.target),),
    Blocked: (lambda state, event: _top(state, event.blocker),),
    BattleFought: (_fighters,),
    EffectsTriggered: (lambda state, event: [one.card for one in event.effects],),
    EffectActivated: (_card, "activated"),
}
"""For each kind of event, the cards it names, and what happened to all of them by it."""

_PICKED: dict[type[Option], Callable[[Board, Any], tuple[int, ...]]] = {
    Move: _permanent,
    PlayCard: _card,
    DigivolveInto: lambda state, picked: (picked.card, *_top(state, picked.permanent)),
    UseOption: _card,
    AttackWith: lambda state, picked: _top(state, picked.permanent) + _top(state, picked.target),
    ActivateEffect: _card,
    PickPermanent: _permanent,
    PickCard: _card,
    PickPending: lambda state, picked: tuple(
        one.effect.card for one in state.pending if one.effect.id == picked.pending
    ),
    Block: lambda state, picked: _top(state, picked.permanent),
}
"""The cards an option names: what is to be played, then what it is played upon or against."""
