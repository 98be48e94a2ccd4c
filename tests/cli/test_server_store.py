"""`--store postgresql://...` as typed: what is said where there is no such store."""

from __future__ import annotations

import sys

import pytest

from tests.cli.conftest import Run, complaint

NOWHERE = "postgresql://ann:secret@/cards?host=/nowhere"


def test_a_server_that_is_not_there_is_one_line_without_the_password(dcg: Run) -> None:
    pytest.importorskip("psycopg")
    for command in (["matches"], ["verify", "--all"], ["forget", "last"], ["store", "repair"]):
        said = complaint(dcg(*command, "--store", NOWHERE))
        assert "postgresql://ann@/cards?host=/nowhere cannot be used" in said
        assert "secret" not in said


def test_an_address_that_cannot_be_read_is_refused(dcg: Run) -> None:
    pytest.importorskip("psycopg")
    assert "cannot be used" in complaint(dcg("matches", "--store", "postgresql://@/cards?no=such"))


def test_without_its_library_the_extra_is_named(dcg: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "replays.recorders.postgres", raising=False)
    assert "pip install 'dcg[postgres]'" in complaint(dcg("matches", "--store", NOWHERE))


def test_salvaging_is_for_files(dcg: Run) -> None:
    said = complaint(dcg("store", "salvage", "new.db", "--store", NOWHERE))
    assert "its server's own tools" in said
