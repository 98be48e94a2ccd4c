"""Requests a procedure yields: decisions, sealed decisions, chance."""

from collections.abc import Sequence

import msgspec


class Decision(msgspec.Struct, gc=False):
    """One seat picks exactly one of a finite, explicit, never empty list.

    `question` is the game's code for what is asked. `options` are frozen structs, compared by
    content; the reply is the option picked. `context` tells people and players what it is about
    (the objects concerned) and is not recorded. A pick with one option is not asked.
    """

    seat: int
    question: int
    options: Sequence[msgspec.Struct]
    context: tuple[int, ...] = ()


class Sealed(msgspec.Struct):
    """Both seats pick in secret; the answers are revealed together, in seat order.

    The reply is the tuple of both options. Which seat answered first leaves no trace.
    """

    decisions: tuple[Decision, Decision]


class Chance(msgspec.Struct, gc=False):
    """A request to chance: a permutation of `size` things, or with `below`, one number under it.

    The reply is the outcome; the very next event emitted must be a `ChanceEvent` with it.
    """

    size: int
    below: bool = False


Request = Decision | Sealed | Chance
