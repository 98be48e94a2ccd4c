"""Branches that dealt anew what was hidden: one as neither seat knew it, one as seat 1 did."""

from __future__ import annotations

from typing import Any

import pytest

from dcg.kernel.course import HiddenRedealt
from dcg.official.game import GAME as OFFICIAL
from replays.match_file import of_seat, unpacked
from replays.verify import verify_record
from tests.reference.folder import FOLDERS, Folder
from tests.reference.test_matches import EVERY, EXPLAINED, digests

FILES = [
    pytest.param(folder, one, id=f"{folder}-{one['name']}-{one['seat']}")
    for folder in FOLDERS
    for one in folder.json("files.json")
    if one["name"].startswith("branched-a")
]


@pytest.mark.parametrize(("folder", "one"), FILES)
def test_a_branch_dealt_anew_is_read_as_it_was_and_verifies(
    folder: Folder, one: dict[str, Any]
) -> None:
    record = unpacked((folder.path / "files" / one["file"]).read_bytes())
    assert (record.id, len(record.events)) == (one["match"], one["events"])
    assert digests(OFFICIAL, list(record.events), EVERY) == (one["every"], one["end"])
    told = any(isinstance(event, HiddenRedealt) for event in record.events)
    assert told == (one["seat"] < 0 or (one["name"], one["seat"]) == ("branched-as-seat-1", 0))
    verdict = verify_record(record)
    assert verdict.clean or one["match"] in EXPLAINED, verdict.problem
    if one["seat"] < 0:
        for seat in (0, 1):
            name = one["file"].replace(".", f"-seat{seat}.")
            own = unpacked((folder.path / "files" / name).read_bytes())
            assert of_seat(record, seat).events == own.events


def test_there_are_such_branches() -> None:
    assert len(FILES) == 6
