"""What events and options are called in columns, in SQL and in programs."""

from __future__ import annotations

from functools import cache

from dcg.kernel.event import Event


@cache
def topic_of(kind: type[Event]) -> str:
    """The topic without the game's prefix."""
    return kind.TOPIC.partition(".")[2]


@cache
def option_name(kind: str) -> str:
    """An option's kind, the name of its class, in words: `digivolve_into`."""
    return "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in kind)[1:]
