"""Whether an effect may affect a permanent or a player (15-15-6, 15-1-3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from dcg.official.codes.absent import NO_CARD
from dcg.official.language import processes as p
from dcg.official.reading.compiled.effect import OF_ITS_DIGIMON
from dcg.official.reading.continuous.statements import Statement
from dcg.official.reading.facts import Facts, Thing
from dcg.official.reading.selecting import matches
from dcg.official.reading.view import Given, View
from dcg.official.reading.viewpoint import Viewpoint

_DIGIMON_EFFECT: Final = frozenset(("digimon",))


def may_affect(viewpoint: Viewpoint, view: View) -> bool:
    """Whether an effect may affect the permanent: the one place that asks (15-15-6-1)."""
    if view.immunities is None:
        return True
    return not any(_shields(given, viewpoint) for given in view.immunities)


def _shields(given: Given, viewpoint: Viewpoint) -> bool:
    node = given.node
    owner = given.viewpoint.seat
    if node.whose == "opponents" and viewpoint.seat == owner:
        return False
    if node.whose == "yours" and viewpoint.seat != owner:
        return False
    if node.categories and source_categories(viewpoint).isdisjoint(node.categories):
        return False
    return not node.by or _is_of(given, viewpoint)


def _is_of(given: Given, viewpoint: Viewpoint) -> bool:
    """Whether the effect of the viewpoint is one of those that the other is not affected by, by what has it: the
    Digimon or Tamer as it is or last was, or else the card."""
    view = _source(viewpoint)
    facts: Facts = viewpoint.board.card(viewpoint.card) if view is None else view
    thing: Thing = viewpoint.card if view is None else view.permanent
    return all(matches(given.viewpoint, facts, thing, test) for test in given.node.by)


def _source(viewpoint: Viewpoint) -> View | None:
    """The Digimon or Tamer that has the effect, as it is or last was; None for an effect of a card alone."""
    if viewpoint.permanent is None:
        return None
    identity = viewpoint.permanent.id
    return viewpoint.board.views_now().get(identity) or viewpoint.board.last_known(identity)


def forbids_by(view: View, restriction: str, by: View) -> bool:
    """Whether an effect forbids that this is done to the one by the other (15-1-3)."""
    if view.restrictions is None:
        return False
    return any(
        name == restriction
        and all(matches(given.viewpoint, by, by.permanent, test) for test in given.node.by)
        for name, given in view.restrictions
    )


def forbids_of_card(view: View, restriction: str, card: int) -> bool:
    """Whether an effect forbids that this is done to a card under the one (15-1-3)."""
    if view.restrictions is None:
        return False
    return any(
        name == restriction
        and all(
            matches(given.viewpoint, given.viewpoint.board.card(card), card, test)
            for test in given.node.by
        )
        for name, given in view.restrictions
    )


def source_categories(viewpoint: Viewpoint) -> frozenset[str]:
    """The types of the effect running: digimon, tamer or option (15-2), of a Tamer that is also
    treated as a Digimon both (15-12-1-6). What an effect made last goes on having its types."""
    if viewpoint.source is not None:
        return viewpoint.source
    view = _source(viewpoint)
    if view is not None and view.is_digimon:
        return view.categories
    return _by_card(viewpoint)


def unlike_its_card(viewpoint: Viewpoint) -> tuple[str, ...]:
    """The types of the effect running, where they are not those its card says by itself; else nothing."""
    found = source_categories(viewpoint) - {"digi_egg"}
    return () if found == _by_card(viewpoint) else tuple(sorted(found))


def _by_card(viewpoint: Viewpoint) -> frozenset[str]:
    """An inherited effect is a Digimon's whatever card it is written on (15-3-2), and a link effect is
    (ST22-08#Q5431)."""
    if viewpoint.compiled is not None and viewpoint.compiled.section in OF_ITS_DIGIMON:
        return _DIGIMON_EFFECT
    card = viewpoint.board.card(viewpoint.card)
    return _DIGIMON_EFFECT if card.is_digimon else card.categories


def deletion_bonus(viewpoint: Viewpoint, statements: Iterable[Statement]) -> int:
    """What is added to the largest DP that an effect of this viewpoint deletes by (15-15-5-1), or taken
    off it (15-15-5-2)."""
    return sum(
        statement.amount()
        for statement in statements
        if isinstance(statement.node, p.RaiseDeletions)
        and (statement.viewpoint.seat == viewpoint.seat) == (statement.node.whose == "yours")
        and (
            statement.node.of is None or statement.viewpoint.permanent_id == viewpoint.permanent_id
        )
        and statement.in_force()
    )


def may_play(
    seat: int, facts: Facts, card: int, *, by_effect: bool, prohibitions: Collection[Statement]
) -> bool:
    """Whether none of the prohibitions in force forbids the player to play this card (15-1-3); `by_effect`
    is whether it is an effect of the player that would play it (EX5-060#Q4663)."""
    return is_free_to(seat, "play", facts, card, prohibitions) and (
        not by_effect or is_free_to(seat, "play_by_effects", facts, card, prohibitions)
    )


def may_move(seat: int, view: View, prohibitions: Iterable[Statement]) -> bool:
    """Whether none of the prohibitions in force forbids the player to move this Digimon (15-1-3)."""
    return is_free_to(seat, "move", view, view.permanent, prohibitions)


def memory_to_end_turn(seat: int, prohibitions: Iterable[Statement]) -> int:
    """How much memory the other player must have for this player's turn to end: 1, or what the prohibitions
    in force say (6-1-4-1)."""
    asked = _on_player(seat, "end_the_turn", prohibitions)
    return max((node.memory for _, node in asked), default=1)


_TO_REDUCE: Final[Mapping[str, str]] = {
    "play": "reduce_play_costs",
    "digivolve": "reduce_digivolution_costs",
}
"""Which costs a player can be forbidden to reduce, and how that is called."""


def may_reduce(seat: int, kind: str, prohibitions: Iterable[Statement]) -> bool:
    """Whether none of the prohibitions in force forbids the player to reduce such a cost (15-1-3): it is
    said of the player, whatever would reduce it (BT8-071#Q1756)."""
    return kind not in _TO_REDUCE or is_free_to(seat, _TO_REDUCE[kind], None, NO_CARD, prohibitions)


def is_free_to(
    seat: int, what: str, facts: Facts | None, card: Thing, prohibitions: Iterable[Statement]
) -> bool:
    """Whether none of the prohibitions in force forbids the player this, whatever would do it (15-1-3), with
    the card or Digimon that it would be done with."""
    return not any(
        facts is None or all(matches(viewpoint, facts, card, test) for test in node.match)
        for viewpoint, node in _on_player(seat, what, prohibitions)
    )


def player_may(
    viewpoint: Viewpoint, seat: int, what: str, prohibitions: Iterable[Statement]
) -> bool:
    """Whether none of the prohibitions in force forbids the player this, done by an effect of this
    viewpoint (15-1-3)."""
    return not any(
        source_categories(viewpoint).isdisjoint(node.except_by)
        for _, node in _on_player(seat, what, prohibitions)
    )


def _on_player(
    seat: int, what: str, prohibitions: Iterable[Statement]
) -> Iterator[tuple[Viewpoint, p.RestrictPlayer]]:
    """The prohibitions in force that forbid the player this, each with its viewpoint (15-1-3)."""
    for statement in prohibitions:
        node = statement.node
        if not isinstance(node, p.RestrictPlayer) or node.restriction != what:
            continue
        whose = "yours" if statement.viewpoint.seat == seat else "opponents"
        if node.who in ("any", whose) and statement.in_force():
            yield statement.viewpoint, node
