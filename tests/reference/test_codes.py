"""The values of codes, and events that end before the fields appended to them, never change.

A code's number is in every log; a swap of two members would read all of them otherwise. An event of
an older engine ends early, and reads as if it had the defaults: another default is another meaning.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec
import pytest

from dcg.kernel.code import Code
from dcg.kernel.header import Header
from dcg.official import codes
from dcg.official.events.effects import About, Binding, Modifier, Waiting
from dcg.official.game import GAME
from tests.reference.folder import FOLDERS, Folder

ROOT = Path(__file__).parents[2]
KINDS: dict[str, type[Code]] = {
    name: held
    for module in iter_modules(codes.__path__, f"{codes.__name__}.")
    for name, held in vars(import_module(module.name)).items()
    if isinstance(held, type) and issubclass(held, Code) and held is not Code
}
SHORT = [
    pytest.param(entry, id=f"{folder}-{entry['lacks'][0]}")
    for folder in FOLDERS
    for entry in folder.json("short.json")
]


def known() -> dict[str, dict[str, int]]:
    """The values of all folders: what engines wrote, by class and member."""
    found: dict[str, dict[str, int]] = {}
    for folder in FOLDERS:
        for name, members in _codes(folder).items():
            found.setdefault(name, {}).update(members)
    return found


def _codes(folder: Folder) -> dict[str, dict[str, int]]:
    return dict(folder.json("codes.json"))


def test_every_code_has_the_value_it_always_had() -> None:
    now = {name: {one.name: int(one) for one in kind} for name, kind in KINDS.items()}
    assert now == known(), "never change a value; a new one goes to the next engine's folder"


def test_the_reference_for_programs_has_these_values() -> None:
    reference = json.loads((ROOT / "docs" / "events.json").read_text("utf-8"))["codes"]
    said = {name: [one["code"] for one in held] for name, held in reference.items()}
    assert said == {name: list(members.values()) for name, members in known().items()}


@pytest.mark.parametrize("entry", SHORT)
def test_an_event_that_ends_before_an_appended_field_has_its_default(entry: dict[str, Any]) -> None:
    short, long = bytes.fromhex(entry["bytes"]), bytes.fromhex(entry["reads_as"])
    assert len(short) < len(long)
    read = GAME.registry.decode(b"\x91" + short)
    assert entry["topic"] == read[0].TOPIC
    assert GAME.registry.encode(read) == b"\x91" + long


def test_every_field_with_a_default_has_bytes_without_it() -> None:
    kinds: tuple[type[msgspec.Struct], ...] = (Header, About, Binding, Modifier, Waiting)
    lacking = {
        f"{kind.__name__}.{field.name}"
        for kind in (*GAME.registry.types, *kinds)
        for field in msgspec.structs.fields(kind)
        if not field.required
    }
    there = {entry["lacks"][0] for folder in FOLDERS for entry in folder.json("short.json")}
    assert lacking == there
