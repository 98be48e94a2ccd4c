"""The topics of one game: wire codes, the strict codec, and the fold's dispatch table."""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from dcg.kernel.course import KERNEL_EVENTS
from dcg.kernel.errors import DamagedLog, LogError, UnknownTopic
from dcg.kernel.event import Event
from dcg.kernel.header import LOG_VERSION, newer

Handler = Callable[[Any, Any], None]
Upcaster = Callable[[Any], Event]

FIRST_GAME_CODE = 16
_LOOSE = msgspec.msgpack.Decoder(list[Any])


class Registry:
    """All event types of a game, kernel's included.

    `retired` maps superseded versions (still decodable, under their own wire code) to a function
    that returns the current event. Raises `ValueError` for a code or topic taken twice, a code
    outside a game's range, or an event without a topic.
    """

    def __init__(
        self,
        types: Iterable[type[Event]],
        retired: Mapping[type[Event], Upcaster] | None = None,
    ) -> None:
        self.types: tuple[type[Event], ...] = (*KERNEL_EVENTS, *types)
        self.retired: dict[type[Event], Upcaster] = dict(retired or {})
        self.by_code: dict[int, type[Event]] = {}
        topics: dict[tuple[str, int], type[Event]] = {}
        for kind in (*self.types, *self.retired):
            code = wire_code(kind)
            if not kind.TOPIC:
                raise ValueError(f"{kind.__name__} has no TOPIC")
            if (code < FIRST_GAME_CODE) is not kind.TOPIC.startswith("kernel."):
                raise ValueError(
                    f"{kind.__name__}: codes below {FIRST_GAME_CODE} and `kernel.` topics are the "
                    "kernel's, and only the kernel's"
                )
            if code in self.by_code or (kind.TOPIC, kind.VERSION) in topics:
                raise ValueError(f"{kind.__name__}: wire code {code} or topic already taken")
            self.by_code[code] = kind
            topics[(kind.TOPIC, kind.VERSION)] = kind
        union: Any = reduce(or_, (*self.types, *self.retired))
        self._decoder = msgspec.msgpack.Decoder(list[union])
        self._encoder = msgspec.msgpack.Encoder()

    def encode(self, events: Iterable[Event]) -> bytes:
        """The events as one MessagePack array of arrays `[code, field, ...]`."""
        return self._encoder.encode(list(events))

    def decode(self, data: bytes) -> list[Event]:
        """Strictly reads what `encode` wrote, upcast to current versions.

        Raises `UnknownTopic` for a wire code this game does not have, `NewerLog` for the log of a
        later engine, `DamagedLog` otherwise.
        """
        try:
            events: list[Event] = self._decoder.decode(data)
        except msgspec.ValidationError as error:
            raise self._explain(data, error) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise DamagedLog(f"not a list of events: {error}") from error
        if self.retired:
            events = [
                self.retired[type(event)](event) if type(event) in self.retired else event
                for event in events
            ]
        return events

    def _explain(self, data: bytes, error: msgspec.ValidationError) -> LogError:
        damaged = DamagedLog(f"an event does not have its topic's fields: {error}")
        try:
            raw = _LOOSE.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return damaged
        # A later version may have given the header new fields or the game new topics: the first
        # event says so before its own shape does.
        match raw:
            case [[0, [int(version), *_], *_], *_] if version > LOG_VERSION:
                return newer(version)
        for position, item in enumerate(raw):
            match item:
                case [int(code), *_] if code not in self.by_code:
                    return UnknownTopic(f"event {position} has wire code {code}, unknown here")
        return damaged


def wire_code(kind: type[Event]) -> int:
    """The code of an event type on the wire."""
    code = kind.__struct_config__.tag
    if not isinstance(code, int) or not 0 <= code <= 127:
        raise ValueError(f"{kind.__name__} needs a tag from 0 to 127")
    return code
