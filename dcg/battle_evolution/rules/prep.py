"""The Prep Phase (3-1 to 3-17)."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Method, Motive
from dcg.battle_evolution.events.evolving import DigimonPlayed
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.attempt import Attempt
from dcg.battle_evolution.reading.match import ArenaMatch, MatchDecided
from dcg.battle_evolution.reading.names import name_fits
from dcg.battle_evolution.rules.asking import Running, ask_card, confirm
from dcg.battle_evolution.rules.becoming import become
from dcg.battle_evolution.rules.moving import draw_cards, move_cards, show
from dcg.battle_evolution.rules.resolving import settle
from dcg.battle_evolution.rules.windows import open_phase

FEW_CARDS: Final = 2
"""With so many cards or fewer, two are drawn (3-3)."""

MULLIGAN_FROM: Final = 3
"""A full mulligan takes a hand of so many cards (3-7)."""


def prep_phase(match: ArenaMatch) -> Running[None]:
    """The turn player's Prep Phase, step by step."""
    seat = match.state.player
    side = match.side(seat)
    yield from open_phase(match)
    draw_cards(match, seat, 2 if len(side.hand) <= FEW_CARDS else 1)
    # Cards of the Dark Area are taken, which is not drawing (3-4).
    move_cards(
        match, seat, Zone.DARK_AREA, tuple(side.dark_area), Zone.HAND, Motive.DARK_AREA_TAKEN
    )
    yield from settle(match)
    yield from _full_mulligans(match, seat)
    if not side.active:
        yield from _play_digimon(match, seat)
    yield from _partner_evolution(match, seat)


def _full_mulligans(match: ArenaMatch, seat: int) -> Running[None]:
    """The hand is replaced as often as the player wishes, or has to (3-7, f-no-digimon-1)."""
    side = match.side(seat)
    while (
        len(side.hand) >= MULLIGAN_FROM
        and side.deck
        and not values.prohibited(match, seat, "mulligan")
    ):
        forced = not side.active and not playable(match, seat)
        if not forced and not (yield from confirm(seat, Question.FULL_MULLIGAN)):
            return
        yield from _mulligan(match, seat)


def _mulligan(match: ArenaMatch, seat: int) -> Running[None]:
    """The entire hand is discarded, and that many cards are added: not drawn (3-8, 3-9)."""
    side = match.side(seat)
    hand = tuple(sorted(side.hand))
    move_cards(match, seat, Zone.HAND, hand, Zone.TRASH, Motive.MULLIGANED)
    taken = tuple(reversed(side.deck[-len(hand) :]))
    move_cards(match, seat, Zone.DECK, taken, Zone.HAND, Motive.MULLIGANED)
    yield from settle(match)


def playable(match: ArenaMatch, seat: int) -> list[int]:
    """The R, C and U of a hand (3-10)."""
    return [
        card
        for card in match.side(seat).hand
        if match.facts(card).is_digimon and match.facts(card).level in (0, 1, 2)
    ]


def _play_digimon(match: ArenaMatch, seat: int) -> Running[None]:
    """A Digimon is played to the empty active zone; who cannot loses at once (3-10 to 3-12)."""
    side = match.side(seat)
    while not playable(match, seat) and side.hand:
        # The special mulligan: the hand is shown, each time (f-no-digimon-2).
        show(match, seat, Zone.HAND, tuple(sorted(side.hand)))
        if not side.deck:
            break
        yield from _mulligan(match, seat)
    if side.active:
        return
    card = yield from ask_card(match, seat, Question.DIGIMON, playable(match, seat))
    if card is None:
        raise MatchDecided(1 - seat, "no_digimon")
    facts = match.facts(card)
    abnormal = facts.level > 0
    circle, triangle, cross = facts.powers
    powers = (
        (facts.halved(circle), facts.halved(triangle), facts.halved(cross))
        if abnormal
        else facts.powers
    )
    hp = facts.halved(facts.hp) if abnormal else facts.hp
    match.emit(DigimonPlayed(seat, card, Zone.HAND, abnormal, hp, powers, facts.kinds))
    yield from settle(match)


def _partner_evolution(match: ArenaMatch, seat: int) -> Running[None]:
    """The partner Level R may evolve to a partner Level C of the Destiny Zone (3-13 to 3-17)."""
    state, side = match.state, match.side(seat)
    if state.evolved or not side.active or side.active[-1] not in state.partners:
        return
    if match.facts(side.active[-1]).level != 0 or values.prohibited(match, seat, "evolve"):
        return
    futures = [card for card in side.destiny_zone if is_partner_champion(match, seat, card)]
    card = yield from ask_card(match, seat, Question.PARTNER_EVOLUTION, futures, optional=True)
    if card is None:
        return
    move_cards(match, seat, Zone.DESTINY_ZONE, (card,), Zone.EVOLUTION_ZONE, Motive.FUTURE_PLACED)
    yield from become(match, Attempt(seat, Method.PARTNER, card, Zone.DESTINY_ZONE))


def is_partner_champion(match: ArenaMatch, seat: int, card: int) -> bool:
    """Whether a Level C of the Destiny Zone has the partner's name in its evo-box (d-5)."""
    facts = match.facts(card)
    called = values.names(match, seat)
    return (
        facts.is_digimon
        and facts.level == 1
        and any(
            one.name is not None and name_fits(one.name, called)
            for line in facts.card.box
            for one in line.of
        )
    )
