"""Matches of older engines: opened, folded, verified, exported, imported, and played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dcg.kernel.commit import decode_commit
from dcg.kernel.digest import digest
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.fold import fold
from dcg.kernel.header import is_newer_engine
from dcg.kernel.redaction import redact
from dcg.official.catalogue import catalogue, deck
from dcg.official.changes import CHANGES
from dcg.official.game import ENGINE
from dcg.official.game import GAME as OFFICIAL
from dcg.official.rules import OfficialRules
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate
from replays.match_file import of_seat, packed, unpacked
from replays.store import MatchStore
from replays.verify import verify_match, verify_record
from tests.kernel.tiny_game import GAME as TINY
from tests.reference.conftest import StoreOf
from tests.reference.folder import WITH_MATCHES, Folder, dcg, reviewed

EVERY = 20
EVERY_TINY = 5
EXPLAINED: dict[str, Any] = reviewed("explained.json")
"""By match: the name of the change of the rules that is why it plays otherwise now."""

CHANGE_HOW = f"""
A match that {ENGINE} should play as it was recorded plays otherwise. Either that is a mistake: mend it. Or the rules were
meant to change. Then, together with that change:
  1. raise ENGINE in dcg/official/game.py (it is {ENGINE}), once for all changes until the next release;
  2. add a Change to dcg/official/changes.py: a name, that engine, the edition, the clauses, what was, what is now, and the
     topics of the events at which matches first differ;
  3. add the match to tests/reference/explained.json: "id": "name of the change".
Nothing in a folder of reference files is ever written anew."""

pytestmark = pytest.mark.parametrize("folder", WITH_MATCHES, ids=str)


def digests(game: Any, events: list[Event], every: int) -> tuple[list[str], str]:
    """The digest after every so many events, and at the end."""
    state = game.new_state()
    found = []
    for number, event in enumerate(events, 1):
        fold(state, [event], game.handlers)
        if number % every == 0:
            found.append(digest(state))
    return found, digest(state)


def test_every_match_of_the_store_folds_to_its_digests(folder: Folder, store_of: StoreOf) -> None:
    with MatchStore.open(store_of(folder)) as store:
        assert store.problems() == []
        for one in folder.json("digests.json"):
            events = list(store.record(one["match"]).events)
            assert len(events) == one["events"], one["name"]
            assert digests(OFFICIAL, events, EVERY) == (one["every"], one["end"]), one["name"]
            for seat, own in enumerate(one["seats"]):
                seen = redact(events, seat, OFFICIAL)
                assert len(seen) == own["events"], (one["name"], seat)
                found = digests(OFFICIAL, seen, EVERY)
                assert found == (own["every"], own["end"]), (one["name"], seat)


def test_the_small_games_matches_fold_to_their_digests(folder: Folder) -> None:
    for one in folder.json("tiny-matches.json"):
        events = list(decode_commit(bytes.fromhex(one["commit"]), TINY.registry).events)
        assert len(events) == one["events"]
        assert digests(TINY, events, EVERY_TINY) == (one["every"], one["end"])


def test_every_match_verifies_or_a_reviewed_change_explains_it(
    folder: Folder, store_of: StoreOf
) -> None:
    otherwise = {}
    with MatchStore.open(store_of(folder)) as store:
        for one in store.summaries():
            verdict = verify_match(store, one.id)
            named = {change.name for change in verdict.changes}
            if not verdict.clean and EXPLAINED.get(one.id) not in named:
                otherwise[one.id] = verdict.problem
    assert not otherwise, f"{otherwise}\n{CHANGE_HOW}"


def test_match_files_are_read_and_written_as_before(folder: Folder) -> None:
    for one in folder.json("files.json"):
        data = (folder.path / "files" / one["file"]).read_bytes()
        record = unpacked(data)
        assert (record.id, len(record.events)) == (one["match"], one["events"])
        assert record.header.perspective == one["seat"]
        assert digests(OFFICIAL, list(record.events), EVERY)[1] == one["end"]
        # The compressed bytes are those of one version of Zstandard: what is in them is compared.
        assert unpacked(packed(record)) == record
        if one["seat"] < 0:
            for seat in (0, 1):
                name = one["file"].replace(".", f"-seat{seat}.")
                own = unpacked((folder.path / "files" / name).read_bytes())
                assert of_seat(record, seat).events == own.events


def test_match_files_are_imported_and_verified(folder: Folder, tmp_path: Path) -> None:
    by_seat: dict[int, list[Any]] = {}
    for one in folder.json("files.json"):
        by_seat.setdefault(one["seat"], []).append(one)
    for seat, files in by_seat.items():
        store_path = tmp_path / f"{seat}.db"
        paths = [folder.path / "files" / one["file"] for one in files]
        result = dcg("import", *paths, "--store", store_path, "-q")
        assert result.exit_code == 0, result.stderr
        with MatchStore.open(store_path) as store:
            for one in files:
                verdict = verify_match(store, one["match"])
                assert verdict.clean or one["match"] in EXPLAINED, verdict.problem
                if verdict.clean:
                    assert verdict.digest == one["end"]


def test_the_same_plan_gives_the_same_match_or_a_later_engine_says_why(folder: Folder) -> None:
    """What players choose counts as well: a seed is a promise of the whole match."""
    otherwise = []
    for one in folder.json("plans.json"):
        recorded = unpacked((folder.path / "files" / f"{one['match'][:8]}.dcgmatch").read_bytes())
        again = _played_again(one)
        at = _first_difference(recorded.events[1:], again[1:])
        if at is not None and not is_newer_engine(ENGINE, folder.engine):
            otherwise.append(f"{one}: event {at + 1}")
        elif at is not None and _by_rules(recorded):
            assert any(is_newer_engine(change.engine, folder.engine) for change in CHANGES), (
                CHANGE_HOW
            )
    assert not otherwise, f"{otherwise}\n{CHANGE_HOW}"


def _played_again(one: dict[str, Any]) -> list[Event]:
    first, second = one["decks"]
    players = (one["players"][0], one["players"][1])
    plan = Plan((deck(first), deck(second)), players, one["seed"], one["index"])
    _, begun = planned_opening(plan, catalogue())
    return list(simulate(plan, catalogue(), OfficialRules(begun.definitions)).events)


def _first_difference(recorded: Any, again: Any) -> int | None:
    for position, (was, now) in enumerate(zip(recorded, again, strict=False)):
        if was != now:
            return position
    return None if len(recorded) == len(again) else min(len(recorded), len(again))


def _by_rules(record: MatchRecord) -> bool:
    """Whether the rules play the recorded answers otherwise, not only a player."""
    verdict = verify_record(record)
    return not verdict.clean and not isinstance(record.events[verdict.position], AnswerEvent)
