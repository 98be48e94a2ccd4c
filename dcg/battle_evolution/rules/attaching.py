"""Attaching cards (g-attach-1 to g-attachment-slot-2, f-attaching-1 to f-attaching-6)."""

from __future__ import annotations

from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.filters import matches
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running, ask_card
from dcg.battle_evolution.rules.knock_out import discard_attachments
from dcg.battle_evolution.rules.moving import look_at, move_cards, show, shuffle
from dcg.battle_evolution.rules.resolving import run, settle
from dcg.kernel.absent import NOBODY


def scope_fits(match: ArenaMatch, seat: int, card: int, target: int) -> bool:
    """Whether a card of `seat` can be attached to the active of `target`: scope and conditions
    (f-attaching-2 to f-attaching-4)."""
    attaching = match.facts(card).attaching
    active = match.active(target)
    if attaching is None or active is None or values.prohibited(match, target, "attach"):
        return False
    view = Viewpoint(match, seat, card)
    return target in view.seats(attaching.scope) and matches(view, active, attaching.match)


def attach(match: ArenaMatch, seat: int, card: int, zone: Zone, target: int) -> Running[bool]:
    """A card of `seat` is attached to the active of `target`; one too many replaces another
    (g-attach-7)."""
    if not scope_fits(match, seat, card, target):
        return False
    side = match.side(target)
    slots = values.attachment_slots(match, target)
    while len(side.attached) >= slots:
        replaced = yield from ask_card(match, target, Question.DISCARD, list(side.attached))
        if replaced is None:
            break
        discard_attachments(match, target, (replaced,))
    move_cards(
        match,
        seat,
        zone,
        (card,),
        Zone.ATTACHED,
        Motive.ATTACHED,
        onto=target if target != seat else NOBODY,
    )
    yield from settle(match)
    return True


def attach_from(
    match: ArenaMatch, seat: int, zone: Zone, target: int | None = None
) -> Running[None]:
    """The ability: a fitting card of a zone, its conditions and cost met; no Ace, Firewall or DATA
    (a-attach-1, a-attach-2)."""
    side = match.side(seat)
    there = tuple(reversed(getattr(side, zone.words)))
    if zone is Zone.DECK:
        look_at(match, seat, seat, Zone.DECK, there)
    targets = (seat, 1 - seat) if target is None else (target,)
    fit = [
        card
        for card in there
        if any(scope_fits(match, seat, card, to) for to in targets) and not _excluded(match, card)
    ]
    card = yield from ask_card(match, seat, Question.TARGET, fit, optional=True)
    if card is not None:
        if zone is Zone.DECK:
            show(match, seat, Zone.DECK, (card,))
        yield from attach_at_cost(match, seat, card, zone, targets)
    if zone is Zone.DECK:
        yield from shuffle(match, seat)


def attach_at_cost(
    match: ArenaMatch, seat: int, card: int, zone: Zone, targets: tuple[int, ...]
) -> Running[bool]:
    """Attaches a card once the cost before its word Attach is met (f-attaching-5)."""
    attaching = match.facts(card).attaching
    if attaching is not None and attaching.cost is not None:
        if not (yield from run(Viewpoint(match, seat, card), attaching.cost)):
            return False
        if card not in getattr(match.side(seat), zone.words):
            return False  # the cost took the card itself
    for to in targets:
        if scope_fits(match, seat, card, to):
            return (yield from attach(match, seat, card, zone, to))
    return False


def _excluded(match: ArenaMatch, card: int) -> bool:
    facts = match.facts(card)
    return facts.card.ace or facts.card.firewall or facts.category == "data"
