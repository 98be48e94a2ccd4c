"""The topics of one game: wire codes, the strict codec, and the fold's dispatch table."""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from dcg.kernel.course import KERNEL_EVENTS
from dcg.kernel.errors import DamagedLog, UnknownTopic
from dcg.kernel.event import Event

Handler = Callable[[Any, Any], None]
Upcaster = Callable[[Any], Event]


class Registry:
    """All event types of a game, kernel's included.

    `retired` maps superseded versions (still decodable, under their own wire code) to a function
    that returns the current event.
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

        Raises `UnknownTopic` for a wire code this game does not have, `DamagedLog` otherwise.
        """
        try:
            events: list[Event] = self._decoder.decode(data)
        except msgspec.ValidationError as error:
            raise self._explain(data, error) from error
        except (msgspec.DecodeError, RecursionError) as error:
            raise DamagedLog(f"not a list of events: {error}") from error
        if self.retired:
            events = [
                self.retired[type(event)](event) if type(event) in self.retired else event
                for event in events
            ]
        return events

    def _explain(self, data: bytes, error: msgspec.ValidationError) -> Exception:
        raw = msgspec.msgpack.decode(data)
        if isinstance(raw, list):
            for position, item in enumerate(raw):
                code = item[0] if isinstance(item, list) and item else None
                if code not in self.by_code:
                    return UnknownTopic(f"event {position} has wire code {code!r}, unknown here")
        return DamagedLog(f"an event does not have its topic's fields: {error}")


def wire_code(kind: type[Event]) -> int:
    """The code of an event type on the wire."""
    code = kind.__struct_config__.tag
    if not isinstance(code, int) or not 0 <= code <= 127:
        raise ValueError(f"{kind.__name__} needs a tag from 0 to 127")
    return code
