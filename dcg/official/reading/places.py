"""Where a selector looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from dcg.official.language import selectors as s
from dcg.official.reading.facts import Thing
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.permanent import Permanent
from dcg.official.state.side import Side


def candidates(viewpoint: Viewpoint, selector: s.Selector, zone: str) -> list[Thing]:
    """Everything in a zone of the players a selector speaks of, in board order."""
    return ZONES[zone](viewpoint, selector, seats_of(viewpoint, selector.whose))


def _battle_area(viewpoint: Viewpoint, selector: s.Selector, seats: tuple[int, ...]) -> list[Thing]:
    sides = viewpoint.board.state.sides
    found: list[Thing] = []
    for seat in seats:
        found += sides[seat].battle_area
    return found


Look = Callable[[Viewpoint, s.Selector, tuple[int, ...]], list[Thing]]
"""Finds what is in a zone of these seats."""


def in_play_or_spoken_of(ref: s.Ref) -> Look:
    """What is in the battle area, and cards elsewhere that an earlier choice named: "1 of those cards"."""

    def look(viewpoint: Viewpoint, selector: s.Selector, seats: tuple[int, ...]) -> list[Thing]:
        found = _battle_area(viewpoint, selector, seats)
        standing = [card for held in found if isinstance(held, Permanent) for card in held.cards]
        cards = [each for each in viewpoint.things(ref.name) if not isinstance(each, Permanent)]
        return found + [card for card in cards if card not in standing]

    return look


def _of_sides(area: Callable[[Side], Iterable[Thing]]) -> Look:
    def look(viewpoint: Viewpoint, selector: s.Selector, seats: tuple[int, ...]) -> list[Thing]:
        sides = viewpoint.board.state.sides
        found: list[Thing] = []
        for seat in seats:
            found += area(sides[seat])
        return found

    return look


def seats_of(viewpoint: Viewpoint, whose: str) -> tuple[int, ...]:
    """The players whose things a selector speaks of."""
    if whose == "yours":
        return (viewpoint.seat,)
    if whose == "opponents":
        return (1 - viewpoint.seat,)
    return (viewpoint.seat, 1 - viewpoint.seat)


def _under_cards(viewpoint: Viewpoint, selector: s.Selector, seats: tuple[int, ...]) -> list[Thing]:
    """Of what the selector names, or of all Digimon: cards under a Tamer are no digivolution cards
    of theirs (4-6-1)."""
    if selector.of is not None:
        holders: Iterable[Thing] = viewpoint.things(selector.of.name)
    else:
        sides = viewpoint.board.state.sides
        views = viewpoint.board.views_now()
        holders = [
            held for seat in seats for held in sides[seat].battle_area if views[held.id].is_digimon
        ]
    return [card for held in holders if isinstance(held, Permanent) for card in held.cards[-2::-1]]


def _stack(viewpoint: Viewpoint, selector: s.Selector, seats: tuple[int, ...]) -> list[Thing]:
    """The top card with all under it (4-5-1), of what the selector names."""
    holders = viewpoint.things(selector.of.name) if selector.of is not None else []
    return [card for held in holders if isinstance(held, Permanent) for card in held.cards[::-1]]


def _link_cards(viewpoint: Viewpoint, selector: s.Selector, seats: tuple[int, ...]) -> list[Thing]:
    """Of what the selector names, or of all in the battle area; the oldest first."""
    holders: Iterable[Thing]
    if selector.of is not None:
        holders = viewpoint.things(selector.of.name)
    else:
        holders = _battle_area(viewpoint, selector, seats)
    return [card for held in holders if isinstance(held, Permanent) for card in held.links]


def _trashed(viewpoint: Viewpoint, selector: s.Selector, seats: tuple[int, ...]) -> list[Thing]:
    """Of what was trashed, what is these players'."""
    owner_of = viewpoint.board.state.owner_of
    return [
        card
        for card in viewpoint.trashed()
        if not isinstance(card, Permanent) and owner_of[card] in seats
    ]


ZONES: Final[dict[str, Look]] = {
    "battle_area": _battle_area,
    "breeding_area": _of_sides(lambda side: [side.breeding_area] if side.breeding_area else []),
    "field": _of_sides(lambda side: side.field()),
    "hand": _of_sides(lambda side: side.hand),
    "trash": _of_sides(lambda side: side.trash),
    "security_stack": _of_sides(lambda side: reversed(side.security_stack)),
    "deck": _of_sides(lambda side: reversed(side.deck)),
    "digi_egg_deck": _of_sides(lambda side: reversed(side.digi_egg_deck)),
    "digivolution_cards": _under_cards,
    "link_cards": _link_cards,
    "stack": _stack,
    "revealed": lambda viewpoint, selector, seats: list(viewpoint.board.state.revealed),
    "trashed": _trashed,
    "in_no_area": lambda viewpoint, selector, seats: list(viewpoint.board.state.in_no_area),
}
"""Where a selector can look; ordered areas from the top."""
