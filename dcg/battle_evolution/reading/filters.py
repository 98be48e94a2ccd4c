"""Whether cards match what a text says of them, and which cards a text means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.battle_evolution.codes.cards import ABILITY_NAMES, KIN_BY_WORD, LEVEL_BY_WORD, Ability
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.language import selectors as nodes
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.names import name_fits
from dcg.battle_evolution.reading.requirements import shortfall_of
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.kernel.absent import NOBODY

ZONE_BY_PLACE: Final[dict[str, Zone]] = {
    "hand": Zone.HAND,
    "deck": Zone.DECK,
    "trash": Zone.TRASH,
    "dark_area": Zone.DARK_AREA,
    "destiny_zone": Zone.DESTINY_ZONE,
    "dp": Zone.DP_ZONE,
    "active": Zone.ACTIVE,
    "stack": Zone.ACTIVE,
    "attached": Zone.ATTACHED,
    "support": Zone.SUPPORT_ZONE,
    "evolve": Zone.EVOLUTION_ZONE,
}

KIND_OF_ABILITY: Final[dict[str, Ability]] = {
    "first_attack": Ability.FIRST_ATTACK,
    "second_attack": Ability.SECOND_ATTACK,
    "to_zero": Ability.TO_ZERO,
    "triple": Ability.TRIPLE,
    **{words.lower(): Ability(code) for code, words in ABILITY_NAMES.items() if words.isalpha()},
}


def matches(view: Viewpoint, card: int, filters: Sequence[nodes.Filter]) -> bool:
    """Whether a card matches all of the filters; an active one by what it is now."""
    return all(_fits(view, card, one) for one in filters)


def _active_seat(view: Viewpoint, card: int) -> int:
    for seat in (0, 1):
        if view.match.active(seat) == card:
            return seat
    return NOBODY


def _fits(view: Viewpoint, card: int, node: nodes.Filter) -> bool:
    match = view.match
    facts = match.facts(card)
    seat = _active_seat(view, card)
    if type(node) is nodes.IsCategory:
        return bool(facts.category in node.categories)
    if type(node) is nodes.IsType:
        if node.primary:
            printed = facts.card.types[:1]
            return any(word in printed for word in node.types)
        kinds = values.kinds(match, seat) if seat >= 0 else facts.kinds
        return any(KIN_BY_WORD[word] in kinds for word in node.types)
    if type(node) is nodes.IsLevel:
        return any(LEVEL_BY_WORD[word] == facts.level for word in node.levels)
    if type(node) is nodes.IsNamed:
        called = values.names(match, seat) if seat >= 0 else facts.names
        return any(name_fits(name, called) for name in node.names)
    if type(node) is nodes.IsPartner:
        return card in match.state.partners or (card in match.state.destined and facts.level == 1)
    if type(node) is nodes.HasTiming:
        return bool(facts.card.timing == node.timing)
    if type(node) is nodes.HasMark:
        return (
            bool(facts.card.faces) if node.mark == "flip" else bool(getattr(facts.card, node.mark))
        )
    if type(node) is nodes.HasPlusP:
        return facts.card.plus_p is not None
    if type(node) is nodes.HasAttach:
        return facts.attaching is not None
    if type(node) is nodes.IsRuler:
        return bool(facts.card.ruler)
    if type(node) is nodes.IsAbnormal:
        return seat >= 0 and match.side(seat).abnormal
    if type(node) is nodes.IsValid:
        return shortfall_of(match, view.seat, card) is None
    if type(node) is nodes.HasAbility:
        wanted = KIND_OF_ABILITY[node.kind]
        if seat >= 0:
            return any(
                one.ability is wanted
                for attack in (0, 1, 2)
                for one in values.abilities(match, seat, attack)
            )
        return any(one.ability is wanted for one in facts.abilities)
    if type(node) is nodes.IsNot:
        return not _fits(view, card, node.match)
    raise TypeError(f"nothing reads the filter {type(node).__name__}")


def cards_at(view: Viewpoint, seat: int, place: str) -> list[int]:
    """The cards of a place of a player; those of deck, trash and active stack from the top down."""
    match = view.match
    side = match.side(seat)
    if place == "active":
        return side.active[-1:]
    if place == "stack":
        return side.active[::-1]
    if place == "destiny_zone":
        return list(side.destiny_zone)
    cards: list[int] = list(getattr(side, ZONE_BY_PLACE[place].words))
    if place in ("deck", "trash"):
        cards.reverse()
    if place == "support":
        cards = [card for card in cards if card != view.card]
    return cards


def fitting(view: Viewpoint, cards: nodes.Cards) -> list[tuple[int, int]]:
    """Seat and id of every card that fits, before anything is chosen."""
    if cards.place == "revealed":  # whosever they are
        return [
            (owner, card)
            for card, zone, owner in view.revealed
            if card in getattr(view.match.side(owner), zone.words)
            and matches(view, card, cards.match)
        ]
    found = []
    for seat in view.seats(cards.whose):
        there = cards_at(view, seat, cards.place)
        if cards.among is not None:
            there = there[: cards.among]
        found += [(seat, card) for card in there if matches(view, card, cards.match)]
    return found
