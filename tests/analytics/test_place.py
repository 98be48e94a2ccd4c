"""Statistics are answered where nothing can be written, and while another process writes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from analytics.layouts import EVENTS, FIGURES
from analytics.place import current
from replays.store import MatchStore
from tests.analytics.contents import contents, value
from tests.analytics.matches import COUNT
from tests.analytics.test_database import held_by_another

WITHOUT_PRIVILEGE = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
"""Makes root obey permissions."""

ASKING = """
import sys
from pathlib import Path
from analytics.place import current
from replays.store import MatchStore
from tests.analytics.contents import value
from analytics.layouts import EVENTS

with MatchStore.open(sys.argv[1]) as store, current(store, events=True, note=print) as path:
    print(path.parent == store.path.parent, value(path, "SELECT count(*) FROM matches"))
    print(value(EVENTS.path(path), "SELECT count(DISTINCT match) FROM timeline", EVENTS))
    print(path)
"""


@pytest.mark.parametrize("there", ["nothing", "an older one", "a current one", "a damaged one"])
def test_a_folder_that_can_only_be_read_is_counted_aside(
    store: MatchStore, path: Path, there: str
) -> None:
    as_root = os.geteuid() == 0
    if as_root and shutil.which("setpriv") is None:
        pytest.skip("root may write everywhere, and there is no setpriv")
    if there != "nothing":
        with current(store, events=True):
            pass
    if there == "an older one":
        store.forget(["last"])
    if there == "a damaged one":
        path.write_bytes(path.read_bytes()[:5000])
    before = sorted(path.parent.iterdir())
    path.parent.chmod(0o555)
    for file in before:
        file.chmod(0o444)
    command = [sys.executable, "-c", ASKING, str(store.path)]
    done = subprocess.run(  # noqa: S603
        [*(WITHOUT_PRIVILEGE if as_root else []), *command],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    path.parent.chmod(0o755)
    assert done.returncode == 0, done.stderr
    *notes, beside, events, place = done.stdout.splitlines()
    left = COUNT - (there == "an older one")
    assert (beside, events) == (f"{there == 'a current one'} {left}", str(left))
    assert len(notes) == (there != "a current one")
    for one in notes:
        assert "cannot be written (Permission denied); counted aside this once, --analytics" in one
    assert sorted(path.parent.iterdir()) == before
    assert Path(place).exists() == (there == "a current one")


def test_while_another_process_writes_it_is_counted_aside(store: MatchStore, path: Path) -> None:
    notes: list[str] = []
    with current(store):
        pass
    before = contents(path)
    with held_by_another(path), current(store, note=notes.append) as place:
        assert place != path
        assert contents(place) == before
    assert len(notes) == 1
    assert "another process has the analytics database open" in notes[0]
    assert not place.exists()


def test_while_another_process_reads_what_is_new_is_counted_aside(
    store: MatchStore, path: Path
) -> None:
    with current(store):
        pass
    store.forget(["last"])
    notes: list[str] = []
    with held_by_another(path, read_only=True), current(store, note=notes.append) as place:
        assert value(place, "SELECT count(*) FROM matches") == COUNT - 1
        assert place != path
    assert len(notes) == 1


def test_another_place_can_be_named_and_is_kept(store: MatchStore, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.db"
    for layouts in ((FIGURES,), (FIGURES, EVENTS)):
        with current(store, elsewhere, events=EVENTS in layouts) as place:
            assert place == elsewhere
        assert [one.path(elsewhere).exists() for one in (FIGURES, EVENTS)] == [
            True,
            EVENTS in layouts,
        ]
    assert not store.path.with_name(store.path.name + ".duckdb").exists()
