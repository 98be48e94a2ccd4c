"""Folding what is given, brought and identified."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.absent import NO_CARD, NO_DEFINITION
from dcg.battle_evolution.codes.places import ORDERED, Zone
from dcg.battle_evolution.events.setup import (
    BoardGiven,
    CardNamed,
    CardsDefined,
    CardsSeen,
    CardsShown,
    CardsSupplied,
    ChoiceAnswered,
    DeckBrought,
    DeckShuffled,
    DestinyZoneShown,
    GivenSide,
    PartnerDeclared,
    StartingPlayerDrawn,
)
from dcg.battle_evolution.fold.zones import (
    cards_of,
    identify_cards,
    identify_places,
    lose_track,
    see_both,
    see_each,
    take_from,
)
from dcg.battle_evolution.state.arena import Arena
from dcg.battle_evolution.state.player_side import PlayerSide
from dcg.definitions import ADDRESS_BYTES, split
from dcg.kernel.absent import FULL_LOG, UNKNOWN
from dcg.kernel.course import HiddenRedealt
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.fold import check_room, ignore
from dcg.kernel.registry import Handler


def _cards_defined(arena: Arena, event: CardsDefined) -> None:
    if len(event.addresses) % ADDRESS_BYTES:
        raise FoldError("definition addresses are cut short")
    arena.definitions = split(event.addresses)


def _mint(arena: Arena, owner: int, definition: int, copies: int = 1) -> range:
    if definition >= len(arena.definitions):
        raise FoldError(f"definition {definition} was not given")
    first = len(arena.definition_of)
    check_room(first, copies)
    arena.definition_of += [definition] * copies
    arena.owner_of += [owner] * copies
    return range(first, first + copies)


def _deck_brought(arena: Arena, event: DeckBrought) -> None:
    side = arena.sides[event.seat]
    hidden = arena.course.perspective != FULL_LOG
    partner = NO_CARD
    turned = {definition: list(faces) for definition, faces in event.faces}
    for cards, pairs in ((side.deck, event.deck), (side.destiny_zone, event.destiny_zone)):
        for definition, copies in pairs:
            if hidden:
                check_room(len(cards), copies)
                cards.extend([UNKNOWN] * copies)
                continue
            minted = _mint(arena, event.seat, definition, copies)
            if definition == event.partner != NO_DEFINITION and partner == NO_CARD and copies:
                partner = minted[0]
            cards.extend(minted)
            for card in minted:
                if turned.get(definition) and (face := turned[definition].pop(0)):
                    arena.faces[card] = face
    if partner != NO_CARD:
        arena.partners.append(partner)
    arena.course.knowledge.grow(len(arena.definition_of))


def _destiny_zone_shown(arena: Arena, event: DestinyZoneShown) -> None:
    cards = cards_of(arena, event.seat, Zone.DESTINY_ZONE)
    if len(event.cards) != len(cards):
        raise FoldError("the whole Destiny Zone is shown")
    cards[:] = event.cards
    see_both(arena, event.cards)


def _partner_declared(arena: Arena, event: PartnerDeclared) -> None:
    # It lies on top then: where it stands in the deck list is nobody's business.
    take_from(arena, event.seat, Zone.DECK, event.card, None)
    arena.sides[event.seat].deck.append(event.card)
    see_both(arena, (event.card,))


def _card_named(arena: Arena, event: CardNamed) -> None:
    definition = NO_DEFINITION
    if event.definition:
        if event.definition not in arena.definitions:
            arena.definitions.append(event.definition)
        definition = arena.definitions.index(event.definition)
    if event.card != len(arena.definition_of):
        raise FoldError(f"card {event.card} cannot be identified: it is not the next one")
    arena.definition_of.append(definition)
    arena.owner_of.append(event.owner)
    arena.course.knowledge.grow(len(arena.definition_of))
    if event.partner:
        arena.partners.append(event.card)
    if event.face:
        arena.faces[event.card] = event.face


def _hidden_redealt(arena: Arena, event: HiddenRedealt) -> None:
    if len(event.objects) != len(event.became):
        raise FoldError("each card that is dealt anew becomes one definition")
    for card, definition in zip(event.objects, event.became, strict=True):
        if not 0 <= card < len(arena.definition_of):
            raise FoldError(f"there is no card {card} to be dealt anew")
        if definition not in arena.definitions:
            if arena.course.perspective == FULL_LOG:
                raise FoldError(f"definition {definition.hex()} was not given")
            arena.definitions.append(definition)
        arena.definition_of[card] = arena.definitions.index(definition)


def _shuffled(arena: Arena, event: DeckShuffled) -> None:
    cards = cards_of(arena, event.seat, Zone.DECK)
    lose_track(arena, cards)
    if arena.course.perspective != FULL_LOG:
        cards[:] = [UNKNOWN] * len(cards)
    elif len(event.order) != len(cards) or set(event.order) != set(range(len(cards))):
        raise FoldError("the order of a shuffle is not one of its cards")
    else:
        cards[:] = [cards[place] for place in event.order]


def _starting_player_drawn(arena: Arena, event: StartingPlayerDrawn) -> None:
    arena.first_player = event.seat


def _cards_supplied(arena: Arena, event: CardsSupplied) -> None:
    for definition in event.definitions:
        _mint(arena, event.owner, definition)
    arena.course.knowledge.grow(len(arena.definition_of))


def _board_given(arena: Arena, event: BoardGiven) -> None:
    arena.first_player = event.first_player
    arena.turn, arena.player, arena.phase = event.turn, event.turn_player, event.phase
    arena.evolved = event.evolved
    for seat, (side, given) in enumerate(zip(arena.sides, event.sides, strict=True)):
        _place(arena, seat, side, given)


def _place(arena: Arena, seat: int, side: PlayerSide, given: GivenSide) -> None:
    side.deck = list(given.deck)
    side.hand = list(given.hand)
    side.trash = list(given.trash)
    side.dark_area = list(given.dark_area)
    side.destiny_zone = list(given.destiny_zone)
    side.dp_zone = list(given.dp_zone)
    side.active = list(given.active)
    side.attached = list(given.attached)
    side.dp, side.hp, side.powers, side.base = given.dp, given.hp, given.powers, given.base
    side.kinds, side.abnormal, side.flat = given.kinds, given.abnormal, given.flat
    side.ko_points, side.revived = given.ko_points, given.revived
    if given.partner != UNKNOWN:
        if given.partner not in arena.partners:
            arena.partners.append(given.partner)
        see_both(arena, (given.partner,))
    arena.destined += given.destined
    for cards in (given.trash, given.destiny_zone, given.dp_zone, given.active, given.attached):
        see_both(arena, cards)
    see_each(arena, seat, given.hand)
    see_each(arena, seat, given.dark_area)


def _cards_seen(arena: Arena, event: CardsSeen) -> None:
    _name(arena, event)
    see_each(arena, event.seat, event.cards)


def _cards_shown(arena: Arena, event: CardsShown) -> None:
    _name(arena, event)
    see_both(arena, event.cards)


def _name(arena: Arena, event: CardsSeen | CardsShown) -> None:
    of = event.of if isinstance(event, CardsSeen) else event.seat
    cards = cards_of(arena, of, event.zone)
    if event.zone in ORDERED:
        identify_places(cards, event.cards, event.places)
    else:
        identify_cards(cards, event.cards)


SETUP_HANDLERS: Final[dict[type[Event], Handler]] = {
    ChoiceAnswered: ignore,
    CardNamed: _card_named,
    HiddenRedealt: _hidden_redealt,
    CardsDefined: _cards_defined,
    DeckBrought: _deck_brought,
    DestinyZoneShown: _destiny_zone_shown,
    PartnerDeclared: _partner_declared,
    DeckShuffled: _shuffled,
    StartingPlayerDrawn: _starting_player_drawn,
    CardsSupplied: _cards_supplied,
    BoardGiven: _board_given,
    CardsSeen: _cards_seen,
    CardsShown: _cards_shown,
}
