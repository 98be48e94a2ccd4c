"""The reference files hold every topic: what no file has, nobody notices when it breaks."""

from __future__ import annotations

from functools import cache

from dcg.kernel.commit import decode_commit
from dcg.official.game import GAME as OFFICIAL
from replays.match_file import unpacked
from replays.store import MatchStore
from tests.kernel.tiny_game import GAME as TINY
from tests.reference.conftest import StoreOf
from tests.reference.folder import FOLDERS

NEVER_IN_A_MATCH = {
    "kernel.tentative_opened",
    "kernel.tentative_kept",
    "kernel.tentative_taken_back",
}
"""Of the Digimon Card Game: it never lets a player take something back. The small test game does."""

WHAT_TO_DO = (
    "in no reference file: add a folder for the engine that first writes them, with a match played "
    "from a position (tests/reference/README.md)"
)


@cache
def _of_the_small_game() -> frozenset[str]:
    return frozenset(
        event.TOPIC
        for folder in FOLDERS
        for one in folder.json("tiny-matches.json")
        for event in decode_commit(bytes.fromhex(one["commit"]), TINY.registry).events
    )


def test_every_topic_of_the_card_game_occurs(store_of: StoreOf) -> None:
    seen = set()
    for folder in FOLDERS:
        if (folder.path / "matches.db").exists():
            with MatchStore.open(store_of(folder)) as store:
                for one in store.summaries():
                    seen |= {event.TOPIC for event in store.record(one.id).events}
        for entry in folder.json("files.json"):
            data = (folder.path / "files" / entry["file"]).read_bytes()
            seen |= {event.TOPIC for event in unpacked(data).events}
    missing = {kind.TOPIC for kind in OFFICIAL.registry.types} - seen - NEVER_IN_A_MATCH
    assert not missing, f"{sorted(missing)}: {WHAT_TO_DO}"


def test_every_topic_of_the_small_game_occurs() -> None:
    missing = {kind.TOPIC for kind in TINY.registry.types} - _of_the_small_game()
    assert not missing, f"{sorted(missing)}: {WHAT_TO_DO}"
    assert _of_the_small_game() >= NEVER_IN_A_MATCH
