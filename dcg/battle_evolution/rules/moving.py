"""Cards on their way: where each goes by the rules, and the event that says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.places import Zone, ZoneEnd
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.cards import CardsMoved, CardsPulled
from dcg.battle_evolution.events.evolving import DpSet
from dcg.battle_evolution.events.setup import CardsSeen, CardsShown, DeckShuffled
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.asking import Running
from dcg.kernel.absent import NOBODY
from dcg.kernel.decision import Chance

_FIELD: Final[tuple[Zone, ...]] = (
    Zone.ACTIVE,
    Zone.ATTACHED,
    Zone.EVOLUTION_ZONE,
    Zone.SUPPORT_ZONE,
    Zone.NO_ZONE,
)


def draw_cards(match: ArenaMatch, seat: int, count: int, to: Zone = Zone.HAND) -> int:
    """Draws as many as there are (f-if-8); how many these were."""
    deck = match.side(seat).deck
    count = min(count, len(deck))
    if count > 0:
        match.emit(CardsPulled(seat, tuple(reversed(deck[-count:])), to))
    return max(count, 0)


def move_cards(
    match: ArenaMatch,
    seat: int,
    zone: Zone,
    cards: Sequence[int],
    to: Zone,
    motive: Motive,
    *,
    end: ZoneEnd = ZoneEnd.TOP,
    openly: bool = False,
    onto: int = NOBODY,
    at: int = NOBODY,
    under: int = NO_CARD,
) -> None:
    """One simultaneous move of a player's cards; of a deck also their places."""
    if not cards:
        return
    places: tuple[int, ...] = ()
    if zone is Zone.DECK and to is not Zone.SIDE_PILE:
        places = places_in_deck(match, seat, cards)
    if zone is Zone.HAND and match.side(seat).hand_open:
        openly = True
    match.emit(
        CardsMoved(seat, zone, tuple(cards), to, motive, places, end, openly, onto, under, at)
    )
    if zone is Zone.DP_ZONE or to is Zone.DP_ZONE:
        _count_dp(match, seat, cards, gained=to is Zone.DP_ZONE)


def _count_dp(match: ArenaMatch, seat: int, cards: Sequence[int], *, gained: bool) -> None:
    """A player's DP go with the +P of the cards that come and go (1-8, 4-18)."""
    change = sum(match.facts(card).card.plus_p or 0 for card in cards)
    if change:
        dp = match.side(seat).dp
        match.emit(DpSet(seat, dp + change if gained else dp - change))


def places_in_deck(match: ArenaMatch, seat: int, cards: Sequence[int]) -> tuple[int, ...]:
    """Where each card is from the top, at the moment it is taken, one after another."""
    deck = match.side(seat).deck.copy()
    places = []
    for card in cards:
        index = deck.index(card)
        places.append(len(deck) - 1 - index)
        del deck[index]
    return tuple(places)


def send_away(
    match: ArenaMatch, zone: Zone, cards: Sequence[int], motive: Motive, *, at: int = NOBODY
) -> None:
    """Cards leave a zone for their owners' trash, or are deleted where the rules say so.

    Deleted are cards from a Destiny Zone (g-delete-2), Level M (8-32) and cards whose ACTIVATE was
    used (f-activate-4). `at` is the side they lie on, where that is not their owner's.
    """
    state = match.state
    routes: dict[tuple[int, Zone], list[int]] = {}
    for card in cards:
        to = Zone.DELETED if is_deleted(match, card, zone) else Zone.TRASH
        routes.setdefault((state.owner_of[card], to), []).append(card)
    for (owner, to), group in routes.items():
        why = Motive.DELETED if to is Zone.DELETED else motive
        move_cards(
            match, owner, zone, group, to, why, at=at if at not in (NOBODY, owner) else NOBODY
        )


def is_deleted(match: ArenaMatch, card: int, zone: Zone) -> bool:
    """Whether a card that leaves this zone is deleted."""
    state = match.state
    if card in state.destined or card in state.activated:
        return True
    return zone is Zone.ACTIVE and match.facts(card).level == 3


def trash_top(match: ArenaMatch, seat: int, count: int) -> int:
    """The top cards of a deck go to the trash, one at a time (g-trash-x); how many these were."""
    deck = match.side(seat).deck
    count = min(count, len(deck))
    if count > 0:
        move_cards(
            match, seat, Zone.DECK, tuple(reversed(deck[-count:])), Zone.TRASH, Motive.TRASHED
        )
    return max(count, 0)


def shuffle(match: ArenaMatch, seat: int) -> Running[None]:
    """A deck is shuffled."""
    size = len(match.side(seat).deck)
    if size:
        order = yield Chance(size)
        match.emit(DeckShuffled(seat, order))


def look_at(match: ArenaMatch, seat: int, of: int, zone: Zone, cards: Sequence[int]) -> None:
    """A player looks at cards of a hidden zone."""
    if cards:
        match.emit(CardsSeen(seat, of, zone, tuple(cards), _standing(match, of, zone, cards)))


def show(match: ArenaMatch, seat: int, zone: Zone, cards: Sequence[int]) -> None:
    """Both players see cards of a zone of `seat`."""
    if cards:
        match.emit(CardsShown(seat, zone, tuple(cards), _standing(match, seat, zone, cards)))


def _standing(match: ArenaMatch, seat: int, zone: Zone, cards: Sequence[int]) -> tuple[int, ...]:
    """The places of cards that stay in a deck, from the top."""
    if zone is not Zone.DECK:
        return ()
    deck = match.side(seat).deck
    return tuple(len(deck) - 1 - deck.index(card) for card in cards)
