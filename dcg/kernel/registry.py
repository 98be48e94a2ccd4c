"""The topics of one game: wire codes, the strict codec, and the fold's dispatch table."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import Any, Final

import msgspec

from dcg.kernel.course import KERNEL_EVENTS, MatchStarted
from dcg.kernel.errors import DamagedLog, LogError, UnknownTopic
from dcg.kernel.event import Event
from dcg.kernel.header import Writer, check_version, is_newer, newer, writer_of

Handler = Callable[[Any, Any], None]
Upcaster = Callable[[Any], Event]

KERNEL_CODES: Final = (range(16), range(128, 256))
"""Wire codes of the kernel's events; every other code up to `LAST_CODE` is a game's own."""

LAST_CODE: Final = 65_535

_COMPLAINT: Final = re.compile(
    r"(?P<what>.*) - at `\$\[(?P<event>\d+)\](\[(?P<field>\d+)\].*)?`", re.DOTALL
)
"""What a decoder says of a list of events, and where."""

_LOOSE: Final = msgspec.msgpack.Decoder(list[object])


class Registry:
    """All event types of a game, kernel's included.

    `retired` maps superseded versions (still decodable, under their own wire code) to a function
    that returns the current event. `engine` is the engine that has these types: it tells a log that
    is newer from one that is damaged. Raises `ValueError` for a code or topic taken twice, a code
    outside a game's range, or an event without a topic.
    """

    def __init__(
        self,
        types: Iterable[type[Event]],
        retired: Mapping[type[Event], Upcaster] | None = None,
        *,
        engine: str = "",
    ) -> None:
        self.engine = engine
        self.types: tuple[type[Event], ...] = (*KERNEL_EVENTS, *types)
        self.retired: dict[type[Event], Upcaster] = dict(retired or {})
        self.by_code: dict[int, type[Event]] = {}
        topics: dict[tuple[str, int], type[Event]] = {}
        for kind in (*self.types, *self.retired):
            code = wire_code(kind)
            if not kind.TOPIC:
                raise ValueError(f"{kind.__name__} has no TOPIC")
            if is_kernel_code(code) is not kind.TOPIC.startswith("kernel."):
                raise ValueError(
                    f"{kind.__name__}: wire codes 0 to 15 and 128 to 255 and `kernel.` topics are "
                    "the kernel's, and only the kernel's"
                )
            if code in self.by_code or (kind.TOPIC, kind.VERSION) in topics:
                raise ValueError(f"{kind.__name__}: wire code {code} or topic already taken")
            self.by_code[code] = kind
            topics[(kind.TOPIC, kind.VERSION)] = kind
        union = reduce(or_, (*self.types, *self.retired))
        self._decoder = msgspec.msgpack.Decoder(GenericAlias(list, union))
        self._encoder = msgspec.msgpack.Encoder()

    def encode(self, events: Iterable[Event]) -> bytes:
        """The events as one MessagePack array of arrays `[code, field, ...]`."""
        return self._encoder.encode(list(events))

    def decode(self, data: bytes, writer: Writer | None = None) -> list[Event]:
        """Strictly reads what `encode` wrote, upcast to current versions.

        `writer` is who wrote the log, for a part of it that does not begin with the header. Raises
        `NewerLog` for what a later engine or log version wrote and this one cannot read,
        `UnknownTopic` for a wire code this game does not have, `DamagedLog` otherwise.
        """
        try:
            events: list[Event] = self._decoder.decode(data)
        except msgspec.ValidationError as error:
            raise self._explain(data, error, writer) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise DamagedLog(f"not a list of events: {error}") from error
        if events and isinstance(events[0], MatchStarted):
            check_version(events[0].header, self.engine)
        if self.retired:
            events = [
                self.retired[type(event)](event) if type(event) in self.retired else event
                for event in events
            ]
        return events

    def _explain(
        self, data: bytes, error: msgspec.ValidationError, writer: Writer | None
    ) -> LogError:
        """What is wrong with events that do not have the fields of their topics."""
        try:
            raw = _LOOSE.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return DamagedLog(f"an event does not have its topic's fields: {error}")
        wrong: LogError = DamagedLog(self._place_of(raw, str(error)))
        for position, item in enumerate(raw):
            match item:
                case [int(code), *_] if code not in self.by_code:
                    wrong = UnknownTopic(f"event {position} has wire code {code}, unknown here")
                    break
        try:
            # A later version may have given events new fields or the game new topics: the header
            # says who wrote them before their own shape does.
            writer = writer or writer_of(data)
        except DamagedLog:
            return wrong
        return newer(writer, self.engine, str(wrong)) if is_newer(writer, self.engine) else wrong

    def _place_of(self, raw: list[object], problem: str) -> str:
        """Which event and field a decoder's complaint is about, in words."""
        found = _COMPLAINT.fullmatch(problem)
        event = raw[int(found["event"])] if found is not None else None
        if found is None or not isinstance(event, list):
            return f"an event does not have its topic's fields: {problem}"
        position, place = int(found["event"]), int(found["field"] or 0)
        code = next(iter(event), None)
        kind = self.by_code.get(code) if isinstance(code, int) else None
        if kind is None:
            return f"event {position} does not have its topic's fields: {found['what']}"
        names = kind.__struct_fields__
        field = f", field `{names[place - 1]}`" if 0 < place <= len(names) else ""
        return f"event {position} (`{kind.TOPIC}`){field}: {found['what']}"


def is_kernel_code(code: int) -> bool:
    """Whether a wire code is one of the kernel's."""
    return any(code in codes for codes in KERNEL_CODES)


def wire_code(kind: type[Event]) -> int:
    """The code of an event type on the wire. Raises `ValueError` for one that has none."""
    code = kind.__struct_config__.tag
    if not isinstance(code, int) or not 0 <= code <= LAST_CODE:
        raise ValueError(f"{kind.__name__} needs a tag from 0 to {LAST_CODE}")
    return code
