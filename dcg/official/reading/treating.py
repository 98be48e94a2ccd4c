"""What a card may digivolve onto as if it were a Digimon: a Tamer, by an effect of the card."""

from __future__ import annotations

from collections.abc import Iterator

from dcg.official.codes.absent import NO_REQUIREMENT
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.continuous.affecting import may_affect
from dcg.official.reading.continuous.off_the_field import said_of_itself
from dcg.official.reading.derived_board import DerivedBoard
from dcg.official.reading.selecting import matches
from dcg.official.reading.view import Given, TreatedView, View
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.permanent import Permanent


def extra_requirements(board: DerivedBoard, card: int, view: View) -> Iterator[p.DigivolveFrom]:
    """The digivolution requirements the card's own effects add that the permanent meets."""
    for viewpoint, node in said_of_digivolving(board, card):
        if all(matches(viewpoint, view, view.permanent, test) for test in node.match):
            yield node


def said_of_digivolving(
    board: DerivedBoard, card: int
) -> Iterator[tuple[Viewpoint, p.DigivolveFrom]]:
    """The digivolution requirements the card's own effects add, each as its effect sees it."""
    for viewpoint, node in said_of_itself(board, card):
        if isinstance(node, p.DigivolveFrom):
            yield viewpoint, node


def treated(board: DerivedBoard, card: int, held: Permanent, requirement: int) -> View:
    """The permanent as it is seen while it digivolves into the card by that requirement.

    What digivolves as if it were a Digimon is one to effects that wait for a Digimon to digivolve,
    and to those that forbid it. A Tamer that is also treated as a Digimon has no level (15-12-1-3), so
    it is treated so too. By a requirement that names it, it digivolves as what it is, unless its player
    uses the effect (BT17-011#Q2724).
    """
    view = board.view(held)
    if not board.tables.has_extra_digivolutions or (view.is_digimon and view.level is not None):
        return view
    node = _treating(board, card, view, requirement)
    if node is None or node.as_level is None:
        return view
    found = TreatedView(view, node.as_level, frozenset(node.as_colours))
    found.restrictions = [*(view.restrictions or ()), *_restrictions(board, found)]
    return found


def _treating(
    board: DerivedBoard, card: int, view: View, requirement: int
) -> p.DigivolveFrom | None:
    """What the card says of the permanent, where it digivolves by that. The numbers of what it says
    follow those of its requirements."""
    printed = board.card(card).requirements
    said = list(extra_requirements(board, card, view))
    if requirement >= len(printed):
        return next(iter(said[requirement - len(printed) :]), None)
    if requirement == NO_REQUIREMENT or printed[requirement].level is None:
        return None
    level = printed[requirement].level
    return next((node for node in said if node.cost is None and node.as_level == level), None)


def _restrictions(board: DerivedBoard, view: View) -> Iterator[tuple[str, Given]]:
    """The prohibitions on what the permanent is treated as."""
    for statement in board.derivation().rules:
        node, viewpoint = statement.node, statement.viewpoint
        if (
            isinstance(node, p.Restrict)
            and isinstance(node.target, s.All)
            and _selects(viewpoint, node.target.selector, view)
            and statement.in_force()
            and may_affect(viewpoint, view)
        ):
            yield node.restriction, Given(node, viewpoint)


def _selects(viewpoint: Viewpoint, selector: s.Selector, view: View) -> bool:
    held = view.permanent
    whose = "yours" if held.seat == viewpoint.seat else "opponents"
    return (
        selector.zone in ("battle_area", "field")
        and selector.whose in ("any", whose)
        and not (selector.other and held is viewpoint.permanent)
        and all(matches(viewpoint, view, held, test) for test in selector.match)
    )
