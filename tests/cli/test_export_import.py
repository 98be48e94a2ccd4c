"""`dcg export` and `dcg import` as typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run, complaint


@pytest.fixture(scope="module")
def exported(dcg: Run, store: Path, match: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("files") / "final.dcgmatch"
    result = dcg("export", match, path, "--store", store)
    assert result.exit_code == 0, result.stderr
    return path


@pytest.fixture(scope="module")
def mine(dcg: Run, store: Path, match: str, exported: Path) -> Path:
    path = exported.with_name("mine.dcgmatch")
    result = dcg("export", match[:8], path, "--seat", 1, "--store", store)
    assert result.exit_code == 0, result.stderr
    assert "seed 7 can be guessed" in result.stderr
    return path


def test_a_match_goes_round_and_stays_the_same(dcg: Run, exported: Path, match: str, tmp_path):
    there = tmp_path / "there.db"
    result = dcg("import", exported, "--store", there)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith(f"{match[:8]}: bench-")
    assert "there already, the same" in dcg("import", exported, "--store", there).stdout
    assert dcg("export", match, "-", "--store", there).stdout_bytes == exported.read_bytes()
    assert dcg("verify", "--all", "--store", there).stdout == "1 of 1 matches are clean\n"


def test_standard_input_is_read(dcg: Run, exported: Path, match: str, tmp_path):
    result = dcg("import", "-", "--store", tmp_path / "a.db", input=exported.read_bytes())
    assert result.exit_code == 0, result.stderr
    assert match[:8] in dcg("matches", "--store", tmp_path / "a.db").stdout


def test_a_seats_own_log_is_listed_told_and_folded_as_that(dcg: Run, mine: Path, match, tmp_path):
    there = tmp_path / "there.db"
    assert "seat 1's own log" in dcg("import", mine, "--store", there).stdout
    line = dcg("matches", "--store", there).stdout.splitlines()[2]
    assert "simulated, seat 1's own log" in line
    assert "? - bench-" in line
    told = dcg("replay", match, "--plain", "--store", there)
    assert told.exit_code == 0
    assert "Seat 0 with an unknown deck" in told.stdout
    assert "as Seat 1 knows it" in told.stdout
    verified = dcg("verify", match, "--store", there)
    assert verified.exit_code == 0
    assert "seat 1's own log: whole, and it folds; the rules cannot be run" in verified.stdout
    assert "is seat 1's own log" in complaint(dcg("branch", match, "--at", 99, "--store", there))
    out = tmp_path / "out.dcgmatch"
    assert "what seat 0 may know is not in it" in complaint(
        dcg("export", match, out, "--seat", 0, "--store", there)
    )
    assert not out.exists()


def test_the_whole_match_and_a_seats_log_do_not_replace_each_other(
    dcg: Run, exported: Path, mine: Path, tmp_path
):
    there = tmp_path / "there.db"
    dcg("import", exported, "--store", there)
    before = there.read_bytes()
    assert "is there already as everybody's log" in complaint(dcg("import", mine, "--store", there))
    assert there.read_bytes() == before


def test_a_file_that_is_there_is_kept_unless_forced(dcg: Run, store: Path, match: str, tmp_path):
    path = tmp_path / "kept.dcgmatch"
    path.write_text("mine")
    arguments = ("export", match, path, "--store", store)
    assert "--force replaces it" in complaint(dcg(*arguments))
    assert path.read_text() == "mine"
    assert dcg(*arguments, "--force").exit_code == 0
    assert path.read_bytes().startswith(b"dcgmatch")
    assert [one.name for one in tmp_path.iterdir()] == ["kept.dcgmatch"], (
        "nothing is left beside it"
    )


def test_left_out_the_file_is_named_by_the_match(
    dcg: Run, store: Path, match: str, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    dcg("export", match, "--store", store)
    dcg("export", match, "--seat", 0, "--quiet", "--store", store)
    names = {one.name for one in tmp_path.iterdir()}
    assert names == {f"{match[:8]}.dcgmatch", f"{match[:8]}-seat0.dcgmatch"}


def test_a_bad_file_among_good_ones_is_named_and_nothing_is_stored(
    dcg: Run, exported: Path, store: Path, tmp_path
):
    cut = tmp_path / "cut.dcgmatch"
    cut.write_bytes(exported.read_bytes()[:-1])
    there = tmp_path / "there.db"
    for bad, says in (
        (cut, f"{cut}: it is truncated or altered"),
        (store, f"{store}: it is not a match file"),
        (tmp_path / "none", "there is no file"),
        (tmp_path, "is a folder, not a file"),
    ):
        assert says in complaint(dcg("import", exported, bad, "--store", there))
        assert not there.exists()


def test_where_no_file_can_be_written_it_says_so(dcg: Run, store: Path, match: str, tmp_path):
    missing = tmp_path / "none" / "a.dcgmatch"
    assert "there is no folder" in complaint(dcg("export", match, missing, "--store", store))
    assert "is a folder" in complaint(dcg("export", match, tmp_path, "--force", "--store", store))
