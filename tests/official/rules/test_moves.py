"""Every move between places is announced, and by one table."""

import ast
from itertools import product
from pathlib import Path

import pytest

import dcg.official.rules
from dcg.kernel.event import Event
from dcg.official.codes.places import (
    BATTLE_AREA,
    DECK,
    HAND,
    IN_NO_AREA,
    LINKED,
    SECURITY_STACK,
    TRASH,
    UNDER,
    Place,
)
from dcg.official.events.setup import HandReturned, SecurityStackPlaced
from dcg.official.game import GAME
from dcg.official.rules.card_move import CardMove, triggers_of
from dcg.official.rules.moves import LEFT
from dcg.official.rules.moving_events import MOVING, moves_of
from dcg.official.state.board import Board
from tests.official.matches import PAIRS, played

PREPARING = {HandReturned, SecurityStackPlaced}
"""What moves cards before any effect works (5-2)."""

ANNOUNCED: dict[tuple[Place, Place], tuple[str, ...]] = {
    (HAND, TRASH): ("card_trashed_from_hand",),
    (DECK, TRASH): ("card_trashed_from_deck",),
    (UNDER, TRASH): ("digivolution_card_trashed",),
    (TRASH, DECK): ("card_returned_from_trash",),
    (UNDER, DECK): ("digivolution_card_returned",),
    (SECURITY_STACK, TRASH): ("card_left_security", "card_trashed_from_security"),
    (LINKED, TRASH): ("link_card_trashed",),
    (SECURITY_STACK, HAND): ("card_left_security", "card_added_to_hand"),
    (SECURITY_STACK, UNDER): ("card_left_security", "digivolution_card_added"),
}
"""The pairs of places that are more than a card leaving the one and coming to the other."""


def expected(source: Place, to: Place) -> tuple[str, ...]:
    if source == to != UNDER:
        return ()
    if (source, to) in ANNOUNCED:
        return ANNOUNCED[source, to]
    if source == SECURITY_STACK:
        return ("card_left_security",)
    comes_to = {
        HAND: ("card_added_to_hand",),
        SECURITY_STACK: ("card_added_to_security",),
        UNDER: ("digivolution_card_added",),
    }
    return comes_to.get(to, ())


@pytest.mark.parametrize(("source", "to"), list(product(Place, Place)))
def test_what_a_move_triggers(source: Place, to: Place) -> None:
    for seat in (0, 1):
        assert triggers_of(CardMove(seat, source, to, (7,))) == expected(source, to)
        assert triggers_of(CardMove(seat, source, to, ())) == ()


def test_revealed_cards_are_not_trashed_from_the_deck() -> None:
    """15-15-3-2."""
    assert triggers_of(CardMove(0, DECK, TRASH, (7,), revealed=True)) == ()


def test_leaving_the_field_says_how() -> None:
    assert {kind.__name__: events[0] for kind, events in LEFT.items()} == {
        "PermanentsDeleted": "deleted",
        "PermanentsTrashed": "trashed_from_the_battle_area",
        "PermanentsReturned": "returned",
        "PermanentsPlacedInSecurity": "left_the_battle_area",
        "PermanentsPlacedUnder": "left_the_battle_area",
        "MaterialsPlaced": "left_the_battle_area",
        "CardLinked": "left_the_battle_area",
    }
    assert all("left_the_battle_area" in events for events in LEFT.values())


def test_nothing_but_the_announcer_emits_an_event_that_moves_cards() -> None:
    names = {kind.__name__ for kind in MOVING}
    found = []
    for path in sorted(Path(dcg.official.rules.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "emit":
                made = _made(node) & names
                if made and path.name != "setup.py":
                    found.append(f"{path.name}:{node.lineno}: {', '.join(sorted(made))}")
    assert not found, "hand these to dcg.official.rules.moves instead"


def _made(node: ast.Call) -> set[str]:
    """What is called anywhere within a call."""
    return {ast.unparse(part.func) for part in ast.walk(node) if isinstance(part, ast.Call)}


def where(board: Board) -> dict[int, Place]:
    """Where every card is. Of a permanent, the top card is in its area, the others are under it or
    beside it."""
    by_name = {
        "deck": DECK,
        "digi_egg_deck": Place(1),
        "hand": HAND,
        "trash": TRASH,
        "security_stack": SECURITY_STACK,
        "in_no_area": IN_NO_AREA,
        "removed": Place(10),
    }
    found: dict[int, Place] = {}
    for name, _, cards in board.places():
        if name in by_name:
            found |= dict.fromkeys(cards, by_name[name])
    for held in board.permanents.values():
        found |= dict.fromkeys(held.cards[:-1], UNDER)
        found |= dict.fromkeys(held.links, LINKED)
        found[held.top] = Place(held.area)
    return found


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_what_events_are_said_to_move_is_what_the_fold_moves(first: str, second: str) -> None:
    state = GAME.new_state()
    for event in played(first, second).events:
        before = where(state)
        moves = moves_of(event, state) if type(event) in MOVING else ()
        GAME.handlers[type(event)](state, event)
        after = where(state)
        changed = {card for card, place in after.items() if before.get(card, place) != place}
        _says_what_moved(event, moves, before, after, changed)


def _says_what_moved(
    event: Event,
    moves: tuple[CardMove, ...],
    before: dict[int, Place],
    after: dict[int, Place],
    changed: set[int],
) -> None:
    assert not changed or moves or type(event) in PREPARING, type(event).__name__
    for move in moves:
        assert set(move.cards) <= changed, type(event).__name__
        if move.source != BATTLE_AREA:
            assert {before[card] for card in move.cards} == {move.source}, type(event).__name__
        if move.to != BATTLE_AREA:
            assert {after[card] for card in move.cards} == {move.to}, type(event).__name__
