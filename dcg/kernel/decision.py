"""Requests a procedure yields: decisions, sealed decisions, chance."""

import zlib
from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

Offered = TypeVar("Offered", bound=msgspec.Struct)

_ENCODER: Final = msgspec.msgpack.Encoder()


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


def options_of(decision: Decision, kind: type[Offered]) -> list[Offered]:
    """The options of a decision that offers this kind alone. Raises `TypeError` for another."""
    found = [option for option in decision.options if isinstance(option, kind)]
    if len(found) != len(decision.options):
        raise TypeError(f"question {decision.question} offers more than {kind.__name__}")
    return found


def checksum(options: Sequence[msgspec.Struct]) -> int:
    """Which list the answer was picked from: the low 16 bits of the CRC-32 of the options as a
    MessagePack array. A check beside the count, not a proof; two bytes, since every answer has one."""
    return zlib.crc32(_ENCODER.encode(options)) & 0xFFFF
