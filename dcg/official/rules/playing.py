"""Playing a card (rule 7-1)."""

from __future__ import annotations

from dcg.official.codes.declarations import PLAY
from dcg.official.codes.places import Place
from dcg.official.events.field import CardPlayed, DeclarationFailed, Declared
from dcg.official.rules.asking import Asking
from dcg.official.rules.costs import Declaring, can_afford, constant_change, let_interrupt
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Entering, Happening, caused_by
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.memory import LIMIT, can_pay, pay
from dcg.official.rules.moves import moved
from dcg.official.rules.places import is_there


def can_declare(match: OfficialMatch, seat: int, card: int) -> bool:
    """Whether the card may be declared from the hand (1-3-11, 7-1-1)."""
    facts = match.card(card)
    if facts.play_cost is None or not (facts.is_digimon or facts.is_tamer):
        return False
    if not match.tables.has_costs:
        return facts.play_cost <= match.state.memory_of(seat) + LIMIT
    return can_afford(match, Declaring(PLAY, seat, card), facts.play_cost)


def play(
    match: OfficialMatch,
    seat: int,
    zone: Place,
    card: int,
    *,
    free: bool = False,
    reduction: int = 0,
    by: int = -1,
    because: int = -1,
) -> Asking:
    """The play procedure (7-1-3); the new permanent, or None if it could not be completed.

    Interrupting effects come after the card is revealed (7-1-2-2); where the cost can then no
    longer be paid, the card returns and memory does not move (7-1-2-3).
    """
    facts = match.card(card)
    base = facts.play_cost
    if base is None:
        return None
    ordinal = match.emit(Declared(PLAY, seat, zone, card, -1, -1))
    declaring = Declaring(PLAY, seat, card, None, zone, by)
    reduction += yield from let_interrupt(match, declaring, ordinal)
    change = constant_change(match, declaring) - reduction
    if not is_there(match.state, seat, zone, card):
        return _fail(match)
    if not free:
        if not can_pay(match.state, seat, max(0, base + change)):
            return _fail(match)
        pay(match, seat, base, change)
    identity = match.state.next_permanent
    ordinal = moved(match, CardPlayed(seat, zone, card, identity), caused_by(by))
    held = match.state.permanents[identity]
    if held.cards and facts.dp is None and facts.is_digimon:
        match.odd = True
    happen(
        match,
        Happening(
            "played",
            ordinal,
            [match.view(held)],
            seat=seat,
            cause=caused_by(by),
            entering=Entering.from_place(card, zone),
        ),
    )
    return held


def _fail(match: OfficialMatch) -> None:
    match.emit(DeclarationFailed())
