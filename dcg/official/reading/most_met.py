"""How many of several wants can be met together, each thing for one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

Network = dict[int, dict[int, int]]
"""For every place, to where how much can go from it."""


class Want(NamedTuple):
    """At most so many things, and one at most of each kind; things are named by number, from 0."""

    most: int
    kinds: Sequence[Iterable[int]]


_SOURCE: Final = 0
_SINK: Final = 1


def most_met(wants: Sequence[Want]) -> int:
    """The most things that can be given to all wants together: the largest flow from the wants over
    their kinds to the things.

    >>> most_met([Want(1, [[0], [1]]), Want(2, [[0]])])
    2
    """
    network: Network = {_SOURCE: {}, _SINK: {}}
    places: dict[int, int] = {}
    last = _SINK
    for want in wants:
        last = wanting = last + 1
        network[_SOURCE][wanting] = want.most
        network[wanting] = {}
        for kind in want.kinds:
            last = of_kind = last + 1
            network[wanting][of_kind] = 1
            network[of_kind] = {}
            for thing in kind:
                if thing not in places:
                    last = places[thing] = last + 1
                    network[last] = {_SINK: 1}
                network[of_kind][places[thing]] = 1
    found = 0
    while _one_more(network, _SOURCE, set()):
        found += 1
    return found


def _one_more(network: Network, place: int, tried: set[int]) -> bool:
    """Sends one more from the place to the sink, sending others elsewhere where that makes room."""
    if place == _SINK:
        return True
    tried.add(place)
    for other in list(network[place]):
        if network[place][other] and other not in tried and _one_more(network, other, tried):
            network[place][other] -= 1
            network[other][place] = network[other].get(place, 0) + 1
            return True
    return False
