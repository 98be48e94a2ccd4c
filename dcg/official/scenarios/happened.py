"""Assertions on events: an ordered subsequence of the log, and events that must not be in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

import msgspec

from dcg.decks import nearest
from dcg.documents.document import Field
from dcg.documents.faults import Faults
from dcg.documents.scene import SEATS
from dcg.kernel.code import Code
from dcg.kernel.course import KERNEL_EVENTS
from dcg.kernel.event import Event, ObjectId
from dcg.kernel.fold import fold
from dcg.official.codes.absent import NO_CARD, NO_PERMANENT, THE_PLAYER
from dcg.official.events import ALL_EVENTS
from dcg.official.game import GAME
from dcg.official.scenarios.scene import OfficialScene
from dcg.official.state.board import Board

TOPICS: dict[str, type[Event]] = {
    kind.TOPIC.split(".", 1)[1]: kind for kind in (*KERNEL_EVENTS, *ALL_EVENTS)
}
"""Event types by topic, without the game's name before it."""

SEAT_FIELDS = ("seat", "owner", "by", "winner", "seen_by", "turn_player", "first_player")
PERMANENT_FIELDS = ("permanent", "permanents", "attacker", "target", "defender", "blocker")


def words_of(codes: type[Code]) -> dict[str, Code]:
    """What a document may call the members of a code: their names, and what people read."""
    return {code.name.lower(): code for code in codes} | {code.words: code for code in codes}


@dataclass(frozen=True)
class Around:
    """The boards before and after one event."""

    scene: OfficialScene
    before: Board
    after: Board

    def is_permanent(self, identity: int, ref: str) -> bool:
        """Whether a permanent was called so just before or after the event."""
        if identity in (NO_PERMANENT, THE_PLAYER):
            return ref in ("player", "none")
        cast = self.scene.cast
        return any(
            held is not None and cast.is_permanent(board, held, ref)
            for board in (self.before, self.after)
            for held in (board.permanents.get(identity),)
        )

    def is_card(self, card: int, ref: str) -> bool:
        """Whether a card is called so."""
        if card == NO_CARD and ref == "none":
            return True
        cast = self.scene.cast
        return cast.is_card(self.after, card, ref) or cast.is_card(self.before, card, ref)


Match = Callable[[Around, Any], bool]


@dataclass(frozen=True)
class Pattern:
    """An event as a document describes it."""

    kind: type[Event]
    fields: tuple[tuple[str, Match], ...]
    text: str
    line: int

    def fits(self, around: Around, event: Event) -> bool:
        """Whether the event is of this topic and every field given is right."""
        return type(event) is self.kind and all(
            match(around, getattr(event, name)) for name, match in self.fields
        )


def read_pattern(entry: Field) -> Pattern:
    """`topic`, or `{topic: {field: value}}`."""
    if not entry.is_mapping:
        topic, given = entry.text(), None
    else:
        topic, given = entry.one()
    if topic not in TOPICS:
        raise entry.error(f"`{topic}` is not an event{nearest(topic, sorted(TOPICS))}")
    kind = TOPICS[topic]
    if given is None:
        return Pattern(kind, (), topic, entry.line)
    return Pattern(kind, read_fields(kind, given), f"{topic} {given.plain()}", entry.line)


def read_fields(kind: Any, given: Field) -> tuple[tuple[str, Match], ...]:
    """Matches for fields of a struct by name."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        (name, read_match(kind, name, hints[name], value))
        for name, value in given.fields(kind.__struct_fields__).items()
    )


def read_match(kind: Any, name: str, hint: Any, value: Field) -> Match:
    """How a field's value is compared, by what the field means."""
    arguments = get_args(hint)
    if hint is not ObjectId and arguments and arguments[-1] is Ellipsis:
        matches = [read_match(kind, name, arguments[0], entry) for entry in value.some()]
        return _all_in_order(matches)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _struct(hint, value)
    if value.is_number:
        number = value.number(-(10**9), 10**9)
        if name == "memory":
            return lambda around, found: (found if around.scene.cast.you == 0 else -found) == number
        return lambda around, found: bool(found == number)
    if hint is bool:
        flag = value.flag()
        return lambda around, found: found is flag
    if hint is ObjectId:
        ref = value.mention(value.text())
        return lambda around, found: around.is_card(found, ref)
    if isinstance(hint, type) and issubclass(hint, Code):
        words = words_of(hint)
        code = words[value.word(words)]
        return lambda around, found: bool(found == code)
    if name in SEAT_FIELDS:
        word = value.word((*SEATS, "nobody"))
        return lambda around, found: around.scene.cast.word(found) == word
    if name in PERMANENT_FIELDS:
        ref = value.mention(value.text())
        return lambda around, found: around.is_permanent(found, ref)
    if hint is str:
        text = value.text()
        return lambda around, found: bool(found == text)
    raise value.error(f"`{name}` of {kind.__name__} cannot be compared with {value.shown()}")


def _all_in_order(matches: Sequence[Match]) -> Match:
    def match(around: Around, found: Sequence[Any]) -> bool:
        return len(found) == len(matches) and all(
            one(around, item) for one, item in zip(matches, found, strict=True)
        )

    return match


def _struct(kind: Any, value: Field) -> Match:
    """A struct inside an event: by fields, or by the name of what it is about."""
    if value.is_mapping:
        fields = read_fields(kind, value)
        return lambda around, found: all(one(around, getattr(found, name)) for name, one in fields)
    ref = value.mention(value.text())
    names = kind.__struct_fields__

    def match(around: Around, found: Any) -> bool:
        if "card" in names and around.is_card(found.card, ref):
            return True
        return any(
            around.is_permanent(getattr(found, name), ref)
            for name in ("permanent", "target")
            if name in names
        )

    return match


def _walk(scene: OfficialScene, start: int) -> Iterator[tuple[Event, Around]]:
    """The events from a position on, each between the boards around it."""
    log = scene.match.log
    board = fold(GAME.new_state(), log[:start], GAME.handlers)
    for event in log[start:]:
        before = board.copy()
        GAME.handlers[type(event)](board, event)
        yield event, Around(scene, before, board)


def _patterns(field: Field) -> list[Pattern]:
    """The events of a list. Raises `DocumentError` with everything that is wrong."""
    patterns = []
    faults = Faults()
    for entry in field.some():
        with faults.caught():
            patterns.append(read_pattern(entry))
    faults.check()
    return patterns


def read_events(field: Field) -> Callable[[OfficialScene], Iterable[str]]:
    """Events that must have happened in this order, with any others between them."""
    patterns = _patterns(field)

    def check(scene: OfficialScene) -> Iterator[str]:
        waiting = list(patterns)
        for event, around in _walk(scene, scene.since):
            if waiting and waiting[0].fits(around, event):
                waiting.pop(0)
        if waiting:
            after = len(patterns) - len(waiting)
            where = f" after {patterns[after - 1].text}" if after else ""
            yield f"did not happen{where}: {waiting[0].text} (line {waiting[0].line})"
            yield f"what happened: {', '.join(happened(scene))}"

    return check


def read_no_events(field: Field) -> Callable[[OfficialScene], Iterable[str]]:
    """Events that must not have happened."""
    patterns = _patterns(field)

    def check(scene: OfficialScene) -> Iterator[str]:
        for event, around in _walk(scene, scene.since):
            for pattern in patterns:
                if pattern.fits(around, event):
                    yield f"happened: {pattern.text} (line {pattern.line}): {event}"

    return check


_SILENT = ("span_opened", "span_closed", "answered")


def happened(scene: OfficialScene) -> list[str]:
    """The topics since the latest stretch began, spans and answers left out."""
    topics = [event.TOPIC.split(".", 1)[1] for event in scene.match.log[scene.since :]]
    return [topic for topic in topics if topic not in _SILENT] or ["nothing"]
