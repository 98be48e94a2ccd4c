"""Dealing anew what a seat cannot know: what a branch does to hidden objects, and its checking."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.kernel.chance import Stream
from dcg.kernel.course import HiddenRedealt
from dcg.kernel.event import Event
from dcg.kernel.rules import Game
from dcg.kernel.state import State


def redeal(game: Game, state: State, seat: int, stream: Stream) -> HiddenRedealt | None:
    """What is hidden from `seat` (`NOBODY`: from both) dealt anew, each order as likely as another.

    None for a game that cannot tell what is exchangeable. Changes nothing: whoever runs the match
    emits it.
    """
    groups = game.exchangeable(state, seat)
    if groups is None:
        return None
    objects: list[int] = []
    became: list[bytes] = []
    for group in groups:
        kinds = list(group.values())
        objects += group
        became += [kinds[place] for place in stream.permutation(len(kinds))]
    return HiddenRedealt(seat, tuple(objects), tuple(became))


def redeal_problem(game: Game, state: State, event: HiddenRedealt) -> str:
    """Why nothing hidden could have been dealt anew like this, else empty."""
    groups = game.exchangeable(state, event.hidden_from)
    if groups is None:
        return "this game cannot deal anew"
    became = dict(zip(event.objects, event.became, strict=False))
    if not len(became) == len(event.objects) == len(event.became):
        return "each object becomes one thing"
    for group in groups:
        own = [thing for thing in group if thing in became]
        if sorted(group[thing] for thing in own) != sorted(became.pop(thing) for thing in own):
            return "what is dealt anew is what was there"
    if became:
        return f"object {min(became)} is not hidden, or could not lie otherwise"
    return ""


def own_redeal(events: Sequence[Event], shared: int) -> int | None:
    """The position of what a branch dealt anew itself: it shares so many events with its parent.

    None for one that kept what was hidden as it was.
    """
    for position in range(shared, len(events)):
        if isinstance(events[position], HiddenRedealt):
            return position
    return None
