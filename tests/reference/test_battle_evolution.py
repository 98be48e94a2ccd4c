"""Matches of Digimon Battle Evolution as its engines wrote them: folded, seen by each seat, and played
again.

What is said of the other folders holds here too (README): nothing of it is ever written anew.
"""

from __future__ import annotations

from typing import Any

import pytest

from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.game import ENGINE
from dcg.kernel.digest import digest
from dcg.kernel.event import Event
from dcg.kernel.redaction import redact
from dcg.record import MatchRecord
from replays.match_file import packed, unpacked
from replays.verify import verify_record
from tests.reference.folder import FOLDERS, Folder

EVERY = 20
MATCHES = [
    pytest.param(folder, one, id=f"{folder}-{one['match'][:8]}")
    for folder in FOLDERS
    for one in folder.json("matches.json")
]


def digests(events: list[Event]) -> tuple[list[str], str]:
    """The digest after every so many events, and at the end."""
    state = CARD_GAME.new_state()
    found = []
    for number, event in enumerate(events, 1):
        CARD_GAME.handlers[type(event)](state, event)
        if number % EVERY == 0:
            found.append(digest(state))
    return found, digest(state)


def read(folder: Folder, one: dict[str, Any]) -> MatchRecord:
    """A match file of a folder."""
    return unpacked((folder.path / "files" / one["file"]).read_bytes())


@pytest.mark.parametrize(("folder", "one"), MATCHES)
def test_a_match_folds_to_its_digests(folder: Folder, one: dict[str, Any]) -> None:
    record = read(folder, one)
    assert (record.id, len(record.events)) == (one["match"], one["events"])
    assert digests(list(record.events)) == (one["every"], one["end"])
    for seat, own in enumerate(one["seats"]):
        seen = redact(record.events, seat, CARD_GAME)
        assert len(seen) == own["events"]
        assert digests(seen) == (own["every"], own["end"])


@pytest.mark.parametrize(("folder", "one"), MATCHES)
def test_a_match_file_is_written_as_it_was_read(folder: Folder, one: dict[str, Any]) -> None:
    record = read(folder, one)
    assert unpacked(packed(record)) == record


@pytest.mark.parametrize(("folder", "one"), MATCHES)
def test_a_match_is_played_as_it_was_recorded(folder: Folder, one: dict[str, Any]) -> None:
    verdict = verify_record(read(folder, one))
    assert verdict.clean, (
        f"{verdict.problem}\nOr the rules were meant to change: then raise ENGINE in "
        f"dcg/battle_evolution/game.py (it is {ENGINE}) and name the change among those of the game"
    )


def test_every_topic_occurs_in_a_match_or_in_a_seats_log() -> None:
    seen: set[str] = set()
    for folder in FOLDERS:
        for one in folder.json("matches.json"):
            events = read(folder, one).events
            seen |= {event.TOPIC for event in (*events, *redact(events, 0, CARD_GAME))}
    own = {kind.TOPIC for kind in CARD_GAME.registry.types if kind.TOPIC.startswith("battle")}
    assert own <= seen
