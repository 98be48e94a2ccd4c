"""What a card may digivolve onto as if it were a Digimon: a Tamer, by an effect of the card."""

from __future__ import annotations

from collections.abc import Iterator

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
    for viewpoint, node in said_of_itself(board, card):
        if isinstance(node, p.DigivolveFrom) and all(
            matches(viewpoint, view, view.permanent, test) for test in node.match
        ):
            yield node


def treated(board: DerivedBoard, card: int, held: Permanent) -> View:
    """The permanent as it is seen while it digivolves into the card.

    What digivolves as if it were a Digimon is one to effects that wait for a Digimon to digivolve,
    and to those that forbid it. A Tamer that is also treated as a Digimon has no level (15-12-1-3), so
    it is treated so too.
    """
    view = board.view(held)
    if not board.tables.has_extra_digivolutions or (view.is_digimon and view.level is not None):
        return view
    for node in extra_requirements(board, card, view):
        if node.as_level is not None:
            found = TreatedView(view, node.as_level, frozenset(node.as_colours))
            found.restrictions = [*(view.restrictions or ()), *_restrictions(board, found)]
            return found
    return view


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
