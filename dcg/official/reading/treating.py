"""What a card may digivolve onto as if it were a Digimon: a Tamer, by an effect of the card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.conditions import holds
from dcg.official.reading.continuous.affecting import affects
from dcg.official.reading.continuous.statements import flatten
from dcg.official.reading.selecting import matches
from dcg.official.reading.view import Given, TreatedView, View
from dcg.official.rules.effects.context import Context
from dcg.official.state.permanent import Permanent

if TYPE_CHECKING:
    from dcg.official.rules.match import OfficialMatch


def extra_requirements(
    match: OfficialMatch, seat: int, card: int, view: View
) -> Iterator[p.DigivolveFrom]:
    """The digivolution requirements the card's own effects add that the permanent meets."""
    for compiled in match.card(card).hand_effects:
        context = Context(match, seat, card, None, compiled)
        for node, _ in flatten(compiled.effect.body):
            if isinstance(node, p.DigivolveFrom) and all(
                matches(context, view, view.permanent, test) for test in node.match
            ):
                yield node


def treated(match: OfficialMatch, seat: int, card: int, held: Permanent) -> View:
    """The permanent as it is seen while it digivolves into the card.

    What digivolves as if it were a Digimon is one to effects that wait for a Digimon to digivolve,
    and to those that forbid it.
    """
    view = match.view(held)
    if view.is_digimon or not match.tables.has_extra_digivolutions:
        return view
    for node in extra_requirements(match, seat, card, view):
        if node.as_level is not None:
            found = TreatedView(view, node.as_level)
            found.restrictions = [*(view.restrictions or ()), *_restrictions(match, found)]
            return found
    return view


def _restrictions(match: OfficialMatch, view: View) -> Iterator[tuple[str, Given]]:
    """The prohibitions on what the permanent is treated as."""
    for statement in match.derived().rules:
        node, context = statement.node, statement.context
        if (
            isinstance(node, p.Restrict)
            and isinstance(node.target, s.All)
            and _selects(context, node.target.selector, view)
            and all(holds(context, held) for held in statement.conditions)
            and affects(context, view)
        ):
            yield node.restriction, Given(0, node, context)


def _selects(context: Context, selector: s.Selector, view: View) -> bool:
    held = view.permanent
    whose = "yours" if held.seat == context.seat else "opponents"
    return (
        selector.zone in ("battle_area", "field")
        and selector.whose in ("any", whose)
        and not (selector.other and held is context.permanent)
        and all(matches(context, view, held, test) for test in selector.match)
    )
