"""What is asked of the options that a decision offers."""

import zlib
from collections.abc import Sequence
from typing import Final, TypeVar, cast

import msgspec

from dcg.kernel.decision import Decision

Offered = TypeVar("Offered", bound=msgspec.Struct)

_ENCODE: Final = msgspec.msgpack.Encoder().encode


def options_of(decision: Decision, kind: type[Offered]) -> Sequence[Offered]:
    """The options of a decision that offers this kind alone. Raises `TypeError` for another."""
    for option in decision.options:
        if not isinstance(option, kind):
            raise TypeError(f"question {decision.question} offers more than {kind.__name__}")
    return cast("Sequence[Offered]", decision.options)


def checksum(options: Sequence[msgspec.Struct]) -> int:
    """Which list the answer was picked from: the low 16 bits of the CRC-32 of the options as a
    MessagePack array. A check beside the count, not a proof; two bytes, since every answer has one."""
    return zlib.crc32(_ENCODE(options)) & 0xFFFF
