"""Every fact of the state is in every pass over it: the copy, the canonical form, a seat's view.

The passes are written by hand. These tests find the fields by themselves: of the board and all it
holds, from reference matches in which they hold something, and change each of them. A new field
that a pass forgets fails here; one that a pass leaves out on purpose says why below.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dcg.documents.run import run
from dcg.kernel.absent import UNKNOWN
from dcg.kernel.digest import pruned
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.official.catalogue import catalogue
from dcg.official.game import GAME
from dcg.official.state.board import Board
from replays.match_file import unpacked
from tests.conformance.suite import every_scenario
from tests.kernel.tiny_game import GAME as TINY
from tests.reference.folder import FOLDERS

ROOT = Path(__file__).parents[3]
FOLDERS_OF_SCENARIOS = (
    "torture",
    "security",
    "effects",
    "waiting",
    "digivolution",
    "tokens",
    "playing",
    "linking",
)

FOLLOWS = "logs were stored before it was kept, and it follows from the log"
SIGHT = "it counts in a seat's view only"
NOT_CANONICAL = {
    "Board.permanents": "the sides hold the same permanents",
    "Permanent.seat": "the side it stands on says it",
    "Permanent.area": "the area it stands in says it",
    "Modifier.card": "the definition beside it says whose statement it is",
    "Knowledge.seen_at": SIGHT,
    "Pending.minted": SIGHT,
    "Registered.minted": SIGHT,
    "Board.interrupted": FOLLOWS,
    "Interrupter.card": FOLLOWS,
    "Interrupter.keyword": FOLLOWS,
    "Interrupter.effect_index": FOLLOWS,
    "Interrupter.permanent": FOLLOWS,
}
"""Fields the digest leaves out, and why."""

NOT_SEEN = {"Course.perspective": "it says whose view it is"}
"""Fields that no seat's view keeps, and why; the digest's are left out here as well."""

NEVER_HELD = {
    "Course.tentative": "this game lets nobody take anything back; the small test game does",
}
"""Fields that hold nothing in any match of this game, and why."""


# --- walking a state, whatever it is made of ---------------------------------------------------


def fields_of(part: Any) -> tuple[str, ...]:
    """The fields of one part of a state: slots of every base, or fields of a record."""
    if isinstance(part, msgspec.Struct):
        return part.__struct_fields__
    if isinstance(part, tuple) and hasattr(part, "_fields"):
        return tuple(part._fields)
    kinds = reversed(type(part).__mro__)
    return tuple(dict.fromkeys(name for kind in kinds for name in _slots(kind)))


def _slots(kind: type) -> Sequence[str]:
    """The slots a class adds; a compiled class lists them under a name of the compiler's."""
    return vars(kind).get("__slots__") or vars(kind).get("__mypyc_attrs__", ())


def is_part(value: Any) -> bool:
    """Whether a value is made of fields: not a number, text, list or map."""
    return not isinstance(value, list | dict | int | str | bytes | type(None)) and (
        not isinstance(value, tuple) or hasattr(value, "_fields")
    )


def dump(value: Any) -> Any:
    """Everything in a value, by its fields."""
    if is_part(value):
        return {name: dump(getattr(value, name)) for name in fields_of(value)}
    if isinstance(value, dict):
        return [[dump(key), dump(held)] for key, held in value.items()]
    if isinstance(value, list | tuple):
        return [dump(held) for held in value]
    return value


def parts_in(value: Any) -> Iterator[Any]:
    """Every part inside a value, itself first."""
    if is_part(value):
        yield value
        for name in fields_of(value):
            yield from parts_in(getattr(value, name))
    elif isinstance(value, list | tuple):
        for held in value:
            yield from parts_in(held)
    elif isinstance(value, dict):
        for held in (*value.keys(), *value.values()):
            yield from parts_in(held)


def others(value: Any) -> Iterator[tuple[str, Any]]:
    """Other values in place of this one, each with the field of a record that was changed."""
    if isinstance(value, bool):
        yield "", not value
    elif isinstance(value, IntEnum):
        yield from (("", member) for member in type(value) if member != value)
    elif isinstance(value, int):
        yield from (("", other) for other in (value + 1, -1, 0) if other != value)
    elif isinstance(value, str):
        yield "", value + " otherwise"
    elif isinstance(value, bytes):
        yield "", bytes(byte ^ 255 for byte in value)
    elif isinstance(value, msgspec.Struct) or (is_part(value) and isinstance(value, tuple)):
        for name in fields_of(value):
            for inner, other in others(getattr(value, name)):
                yield inner or f"{type(value).__name__}.{name}", _with(value, name, other)
    elif isinstance(value, list | tuple) and value:
        yield "", value[:-1]
        yield "", value[::-1]
        for place, held in enumerate(value):
            for inner, other in others(held):
                if not isinstance(other, list | tuple) or is_part(other):
                    yield inner, type(value)([*value[:place], other, *value[place + 1 :]])
    elif isinstance(value, dict) and value:
        first = next(iter(value))
        yield "", {key: held for key, held in value.items() if key != first}


def _with(value: Any, name: str, other: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(value, **{name: other})
    return value._replace(**{name: other})


def kinds_in(board: Any) -> set[tuple[str, str]]:
    """The fields of all parts of a board, `Class.field`, each with what kind of value it has."""
    return {
        (f"{type(part).__name__}.{name}", kind_of(getattr(part, name)))
        for part in parts_in(board)
        for name in fields_of(part)
    }


def kind_of(value: Any) -> str:
    """What a field can be told by: nothing, something, below zero."""
    if isinstance(value, int):
        return "none" if value == 0 else "less" if value < 0 else "some"
    return "some" if value else "none"


def logs() -> Iterator[Sequence[Event]]:
    """Matches in which much happens: scenarios of everything odd, and those of reference files."""
    for scenario in every_scenario(*FOLDERS_OF_SCENARIOS):
        yield run(scenario, catalogue()).log
    for folder in FOLDERS:
        for one in folder.json("files.json"):
            if one["seat"] < 0:
                data = (folder.path / "files" / one["file"]).read_bytes()
                yield unpacked(data).events[:150]


OFTEN = 10
"""So many events of each topic and shape are looked at."""


def shape_of(event: Event) -> object:
    """Which event it is, and which of its fields hold something."""
    return event.TOPIC, tuple(_holds(getattr(event, name)) for name in event.__struct_fields__)


def _holds(value: Any) -> object:
    if isinstance(value, msgspec.Struct):
        return tuple(_holds(getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, list | tuple):
        return frozenset(map(_holds, value))
    return kind_of(value)


@cache
def boards() -> tuple[Board, ...]:
    """Boards of these matches, enough that every field holds something on one of them."""
    kept: list[Board] = []
    held: set[tuple[str, str]] = set()
    seen: Counter[object] = Counter()
    for log in logs():
        board = GAME.new_state()
        for event in log:
            fold(board, [event], GAME.handlers)
            shape = shape_of(event)
            seen[shape] += 1
            if seen[shape] <= OFTEN and not (kinds := kinds_in(board)) <= held:
                held |= kinds
                kept.append(board.copy())
    return tuple(kept)


@cache
def every_field() -> frozenset[str]:
    """Every field of every kind of part that occurs on these boards and is no part itself."""
    found: set[str] = set()
    structures: set[str] = set()
    for board in boards():
        for part in parts_in(board):
            for name in fields_of(part):
                own = f"{type(part).__name__}.{name}"
                (structures if is_part(getattr(part, name)) else found).add(own)
    return frozenset(found - structures)


def within(value: Any) -> set[str]:
    """The fields of all records in a value."""
    return {f"{type(part).__name__}.{name}" for part in parts_in(value) for name in fields_of(part)}


def changes(board: Board, wanted: set[str]) -> Iterator[tuple[str, Board]]:
    """The board with one of these fields otherwise, and which; each a copy of its own."""
    for number, part in enumerate(_mutable(board)):
        for name in fields_of(part):
            value = getattr(part, name)
            own = f"{type(part).__name__}.{name}"
            if is_part(value) and not isinstance(value, tuple | msgspec.Struct):
                continue  # comes by itself
            if not wanted & ({own} | within(value)):
                continue
            for inner, other in others(value):
                if (inner or own) in wanted or own in wanted:
                    twin = board.copy()
                    try:
                        setattr(_mutable(twin)[number], name, other)
                    except TypeError:
                        continue  # a compiled class refuses what is not of the field's type
                    yield inner or own, twin
                    if inner:
                        yield own, twin


def _mutable(board: Board) -> list[Any]:
    return [part for part in parts_in(board) if not isinstance(part, tuple | msgspec.Struct)]


def test_a_copy_has_every_field_and_shares_none() -> None:
    for board in boards():
        before = dump(board)
        twin = board.copy()
        assert dump(twin) == before
        for part in parts_in(twin):
            for name in fields_of(part):
                value = getattr(part, name)
                if isinstance(value, list | dict):
                    value.clear()
        assert dump(board) == before


@cache
def unnoticed() -> tuple[frozenset[str], frozenset[str]]:
    """The fields that can change without the canonical form changing, or any seat's view."""
    looked_at = every_field() - NOT_CANONICAL.keys() - NEVER_HELD.keys()
    of_sight = {name for name, why in NOT_CANONICAL.items() if why == SIGHT}
    silent, unseen = set(looked_at), set(looked_at - NOT_SEEN.keys()) | of_sight
    for board in boards():
        if not silent | unseen:
            break
        was = pruned(board.canonical())
        seen = [pruned(board.view(seat).canonical()) for seat in (0, 1)]
        for name, other in changes(board, silent | unseen):
            if name in silent and _differs(other.canonical, was):
                silent.discard(name)
            if name in unseen and any(
                _differs(partial(_viewed, other, seat), seen[seat]) for seat in (0, 1)
            ):
                unseen.discard(name)
    return frozenset(silent), frozenset(unseen)


def _viewed(board: Board, seat: int) -> Any:
    return board.view(seat).canonical()


def _differs(plain: Any, was: Any) -> bool:
    """Whether it is another canonical form; one that cannot be made of such a board is."""
    try:
        return bool(pruned(plain()) != was)
    except (IndexError, KeyError, TypeError, ValueError):
        return True


HOW = (
    "a pass forgets them, or no scenario of the folders above gives them a value: write one, or say "
    "in NOT_CANONICAL, NOT_SEEN or NEVER_HELD why not"
)


def test_the_canonical_form_has_every_field() -> None:
    silent = unnoticed()[0]
    assert not silent, f"dcg/official/state/plain.py: {sorted(silent)}: {HOW}"


def test_a_seats_view_has_every_field() -> None:
    unseen = unnoticed()[1]
    assert not unseen, f"dcg/official/state/sight.py: {sorted(unseen)}: {HOW}"


@pytest.mark.parametrize("field", ["declarations", "interrupted", "pending", "registered", "uses"])
def test_a_seats_view_names_cards_by_its_own_handles(field: str) -> None:
    board = next(board for board in boards() if getattr(board, field))
    for seat in (0, 1):
        handles = board.course.knowledge.handles[seat]
        other = {card: handle for card, handle in enumerate(handles) if handle != card}
        assert len(set(other.values())) > 1, "some cards are hidden, some have another number"
        for card, handle in other.items():
            twin = board.copy()
            setattr(twin, field, _speaking_of(card, getattr(board, field)))
            seen = _spoken_of(getattr(twin.view(seat), field))
            # Nobody counts uses of a card that cannot be told from others.
            assert seen == (set() if field == "uses" and handle == UNKNOWN else {handle})


def _speaking_of(card: int, held: Any) -> Any:
    if isinstance(held, dict):
        return {(card, 0, UNKNOWN): 1}
    if hasattr(held[0], "effect"):
        effect = msgspec.structs.replace(held[0].effect, card=card, holder=card)
        return [held[0]._replace(effect=effect)]
    return [held[0]._replace(card=card)]


def _spoken_of(held: Any) -> set[int]:
    if isinstance(held, dict):
        return {card for card, _, _ in held}
    effects = [getattr(one, "effect", one) for one in held]
    return {
        getattr(one, name) for one in effects for name in ("card", "holder") if hasattr(one, name)
    }


@pytest.mark.parametrize("game", [GAME, TINY], ids=["official", "tiny"])
def test_a_new_state_is_a_state_with_every_field(game: Any) -> None:
    state = game.new_state()
    assert dump(state.copy()) == dump(state)


def test_the_log_format_names_every_key_of_the_canonical_form() -> None:
    document = (ROOT / "docs" / "log-format.md").read_text("utf-8")
    section = document.partition("### Canonical form of a board")[2].partition("\n### ")[0]
    said = set(re.findall(r"`(\w+)`", section))
    keys = {key for board in boards() for key in keys_in(board.canonical()) if key not in COURSE}
    assert keys - said == set(), "say in docs/log-format.md what these hold"


COURSE = set(Board().course.canonical())
"""The kernel's keys, which another section of the document explains."""


def keys_in(plain: Any) -> set[str]:
    """The keys of all maps in plain data."""
    if isinstance(plain, dict):
        return set(plain).union(*map(keys_in, plain.values()))
    if isinstance(plain, list):
        return set().union(*map(keys_in, plain))
    return set()
