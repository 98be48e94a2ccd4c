"""What older engines answered about their matches: listed, told, bisected, counted."""

from __future__ import annotations

import csv
import io
import json
import math
import re
from typing import Any

import pytest

from tests.reference.conftest import StoreOf
from tests.reference.folder import WITH_MATCHES, Folder, dcg, reviewed

WORDING: list[dict[str, str]] = reviewed("wording.json")
"""Words that were meant to change, in order: `was`, `now`, `why`, and `of` which folder or `in` which file,
if in one."""

pytestmark = pytest.mark.parametrize("folder", WITH_MATCHES, ids=str)


def reworded(folder: Folder, name: str) -> list[str]:
    """The lines of a reference with the words that are said today."""
    text = folder.text(name)
    for change in WORDING:
        if change.get("of", folder.engine) == folder.engine and change.get("in", name) == name:
            text = text.replace(change["was"], change["now"])
    return text.splitlines()


def test_the_listing_is_the_same(folder: Folder, store_of: StoreOf) -> None:
    result = dcg("matches", "--limit", 0, "--format", "json", "--store", store_of(folder))
    found = json.loads(result.stdout)
    listed = json.loads("\n".join(reworded(folder, "listing.json")))
    assert len(found) == len(listed)
    for was, now in zip(listed, reversed(found), strict=True):
        # A later listing begins with the newest, and may say more of a match.
        assert {name: now.get(name) for name in was} == was


def test_every_match_is_told_in_the_same_words(folder: Folder, store_of: StoreOf) -> None:
    for one in folder.json("told.json"):
        result = dcg("replay", *one["arguments"], "--plain", "--store", store_of(folder))
        assert result.exit_code == 0, result.stderr
        told, was = result.stdout.splitlines(), reworded(folder, f"told/{one['file']}")
        if "--seat" in one["arguments"]:  # numbered by the seat's own log today
            told, was = _unnumbered(told), _unnumbered(was)
        assert told == was, (
            f"{folder}/told/{one['file']}: told otherwise. Words that were meant to change go into "
            "tests/reference/wording.json; the file stays as it is"
        )


def _unnumbered(lines: list[str]) -> list[str]:
    """The lines of a story without the numbers of its events."""
    return [re.sub(r"^ *\d* +", "", line) for line in lines]


def test_every_question_to_bisect_has_the_same_answer(folder: Folder, store_of: StoreOf) -> None:
    for one in folder.json("bisected.json"):
        result = dcg(
            "bisect",
            one["match"],
            *("--where", one["where"], "--which", "every", "--format", "json"),
            *("--store", store_of(folder)),
        )
        assert result.exit_code == one["exit"], (one, result.stderr)
        found = json.loads(result.stdout) if result.stdout.strip() else []
        kept = [{name: row[name] for name in was} for row, was in zip(found, one["found"])]  # noqa: B905
        assert len(found) == len(one["found"]), one
        assert kept == one["found"], one


def test_every_statistic_and_query_has_the_same_answer(folder: Folder, store_of: StoreOf) -> None:
    for one in folder.json("counted.json"):
        result = dcg(*one["arguments"], "--format", "csv", "--store", store_of(folder), "-q")
        assert result.exit_code == 0, (one, result.stderr)
        was = _rows("\n".join(reworded(folder, f"counted/{one['file']}")))
        now = _rows(result.stdout)
        assert len(now) == len(was), one
        for old, new in zip(was, now, strict=True):
            # A later engine may count more columns.
            assert all(_same(old[name], new[name]) for name in old), (one, old, new)


def _rows(text: str) -> list[dict[str, Any]]:
    return list(csv.DictReader(io.StringIO(text)))


def _same(was: str, now: str) -> bool:
    """Equal, or numbers that differ only in the last digits of a sum's order."""
    if was == now:
        return True
    try:
        return math.isclose(float(was), float(now), rel_tol=1e-9, abs_tol=1e-9)
    except ValueError:
        return False
