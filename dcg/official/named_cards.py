"""The cards that events and options name: for the timeline and for decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from dcg.card_naming import Noted, Picked, Watch
from dcg.kernel.absent import UNKNOWN
from dcg.kernel.event import AnswerEvent, Event
from dcg.official.codes.absent import NO_CARD
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
    SecurityCardsTurned,
)
from dcg.official.events.effects import (
    EffectActivated,
    EffectsTriggered,
    LoopDeclared,
    PersistentEffectsChanged,
    PersistentEffectsKept,
)
from dcg.official.events.field import (
    BurstDeclared,
    CardPlayed,
    Declared,
    DigiEggHatched,
    DigimonMoved,
    DigivolutionCardsReturned,
    DigivolutionCardsTrashed,
    Digivolved,
    DnaDeclared,
    DnaDigivolved,
    MaterialsPlaced,
    OptionPlaced,
    OptionUsed,
    PermanentsDeleted,
    PermanentsPlacedInSecurity,
    PermanentsPlacedUnder,
    PermanentsReturned,
    PermanentsSuspended,
    PermanentsTrashed,
    PermanentsUnsuspended,
    TokenPlayed,
    TopCardMoved,
    TopCardsTrashed,
)
from dcg.official.events.linking import (
    AppFused,
    AppFusionDeclared,
    CardLinked,
    LinkCardsReturned,
    LinkCardsTrashed,
    LinksGiven,
)
from dcg.official.events.options import (
    ActivateEffect,
    AppFuseInto,
    AttackWith,
    Block,
    BurstDigivolveInto,
    DigivolveInto,
    DnaDigivolveInto,
    LinkTo,
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
from dcg.official.state.board import Board

CardsOf = Callable[[Board, Any], Iterable[int]]
"""The cards an event or an option names, with the board after it."""


class NamedCards:
    """Of one match: see `dcg.card_naming.CardNaming`."""

    def __init__(self) -> None:
        self.noted = Noted([], [])
        self.watch: dict[type[Event], Watch] = {
            kind: self._noting(cards_of) for kind, cards_of in _NAMED.items()
        }

    def picked(self, state: Board, event: AnswerEvent) -> Picked:
        """The cards an option names, and the number where it is one."""
        assert isinstance(event, Answered)
        option = event.option
        cards = _PICKED.get(type(option), _none)(state, option)
        return Picked(cards, option.number if isinstance(option, PickNumber) else None)

    def _noting(self, cards_of: CardsOf) -> Watch:
        named_at, named = self.noted

        def note(state: Board, place: int, event: Any) -> None:
            for card in cards_of(state, event):
                if card != UNKNOWN:
                    named_at.append(place)
                    named.append(card)

        return note


def known(cards: Iterable[int]) -> list[int]:
    """Those that the log names."""
    return [card for card in cards if card != UNKNOWN]


def _none(state: Board, named: Any) -> tuple[int, ...]:
    return ()


def one_card(state: Board, named: Any) -> tuple[int, ...]:
    """The card of an event."""
    return (named.card,)


def several_cards(state: Board, named: Any) -> tuple[int, ...]:
    """The cards of an event."""
    return named.cards  # type: ignore[no-any-return]


def top_of(state: Board, permanent: int) -> tuple[int, ...]:
    """The top card of what stands on the field; none where it is gone."""
    held = state.permanents.get(permanent)
    return () if held is None else (held.cards[-1],)


def _permanent(state: Board, named: Any) -> tuple[int, ...]:
    return top_of(state, named.permanent)


def _permanents(state: Board, named: Any) -> list[int]:
    return [card for one in named.permanents for card in top_of(state, one)]


def _fighters(state: Board, named: Any) -> tuple[int, ...]:
    other = (
        (named.security_card,) if named.security_card != NO_CARD else top_of(state, named.defender)
    )
    return top_of(state, named.attacker) + other


def departed(state: Board, named: Any) -> list[int]:
    """The top cards of what left the field."""
    return [departure.cards[-1] for departure in named.departures]


def from_under(state: Board, named: Any) -> Iterator[int]:
    """The cards that left from under others, or from beside them."""
    for departure in named.departures:
        yield from departure.cards


_NAMED: dict[type[Event], CardsOf] = {
    CardsDrawn: several_cards,
    AttackDeclared: lambda state, event: (
        *top_of(state, event.attacker),
        *top_of(state, event.target),
    ),
    PermanentsReturned: departed,
    DigivolutionCardsReturned: from_under,
    Declared: one_card,
    CardPlayed: one_card,
    Digivolved: one_card,
    DnaDeclared: one_card,
    BurstDeclared: one_card,
    DnaDigivolved: one_card,
    TokenPlayed: one_card,
    MaterialsPlaced: lambda state, event: event.placed,
    LinksGiven: lambda state, event: [card for each in event.linked for card in each.cards],
    CardLinked: lambda state, event: (event.card, *event.trashed),
    LinkCardsTrashed: from_under,
    LinkCardsReturned: from_under,
    AppFusionDeclared: lambda state, event: (event.card, event.link),
    AppFused: lambda state, event: (event.card, event.link),
    OptionUsed: one_card,
    OptionPlaced: one_card,
    DigiEggHatched: one_card,
    DigimonMoved: _permanent,
    HandReturned: several_cards,
    SecurityStackPlaced: several_cards,
    CardsPlacedInSecurity: several_cards,
    SecurityRevealed: one_card,
    CardsTrashed: several_cards,
    CardsAddedToHand: several_cards,
    CardsReturnedToDeck: several_cards,
    CardsRevealed: several_cards,
    CardsLookedAt: several_cards,
    SecurityCardsTurned: several_cards,
    CardsPlacedUnder: several_cards,
    PermanentsDeleted: departed,
    PermanentsTrashed: departed,
    PermanentsPlacedInSecurity: departed,
    PermanentsPlacedUnder: departed,
    TopCardsTrashed: several_cards,
    TopCardMoved: one_card,
    DigivolutionCardsTrashed: from_under,
    PermanentsSuspended: _permanents,
    PermanentsUnsuspended: _permanents,
    AttackTargetSwitched: lambda state, event: top_of(state, event.target),
    Blocked: lambda state, event: top_of(state, event.blocker),
    BattleFought: _fighters,
    EffectsTriggered: lambda state, event: [one.card for one in event.effects],
    EffectActivated: one_card,
    LoopDeclared: lambda state, event: [one.card for one in event.effects],
    PersistentEffectsChanged: lambda state, event: [one.card for one in event.began],
    PersistentEffectsKept: lambda state, event: [one.card for one in event.effects],
}
"""For each kind of event, the cards it names."""

_PICKED: dict[type[Option], Callable[[Board, Any], tuple[int, ...]]] = {
    Move: _permanent,
    PlayCard: one_card,
    DigivolveInto: lambda state, picked: (picked.card, *top_of(state, picked.permanent)),
    DnaDigivolveInto: lambda state, picked: (
        picked.card,
        *(card for one in picked.permanents for card in top_of(state, one)),
        *picked.cards,
    ),
    BurstDigivolveInto: lambda state, picked: (picked.card, *top_of(state, picked.permanent)),
    UseOption: one_card,
    LinkTo: lambda state, picked: (picked.card, *top_of(state, picked.permanent)),
    AppFuseInto: lambda state, picked: (
        picked.card,
        *top_of(state, picked.permanent),
        picked.link,
    ),
    AttackWith: lambda state, picked: (
        top_of(state, picked.permanent) + top_of(state, picked.target)
    ),
    ActivateEffect: one_card,
    PickPermanent: _permanent,
    PickCard: one_card,
    PickPending: lambda state, picked: tuple(
        one.effect.card for one in state.pending if one.effect.id == picked.pending
    ),
    Block: lambda state, picked: top_of(state, picked.permanent),
}
"""The cards an option names: what is to be played, then what it is played upon or against."""
