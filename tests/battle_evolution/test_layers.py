"""The layers above work with matches of this game, and name none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dcg.battle_evolution.card_game import CARD_GAME
from dcg.official.catalogue import catalogue as official_catalogue
from dcg.official.catalogue import deck as official_deck
from replays.bisect import bisect
from replays.branch import PlayBranches, branch_ids, play_branches
from replays.errors import BadPredicate
from replays.intake import take_in
from replays.match_file import of_seat, packed, unpacked
from replays.rows import timeline_columns
from replays.simulate import plans, run
from replays.steps import Steps
from replays.store import MatchStore
from replays.timeline import Timeline
from replays.verify import verify_match

RANDOM = ("random", "random")
MATCHES = 6


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchStore]:
    """A store with matches of both games."""
    decks = list(CARD_GAME.decks.built_in().values())[:3]
    official = [official_deck("bench-red"), official_deck("bench-blue")]
    path: Path = tmp_path_factory.mktemp("both") / "both.db"
    with MatchStore.open(path, create=True) as store:
        run(store, plans(decks, MATCHES, RANDOM, 3), CARD_GAME.decks.cards())
        run(store, plans(official, 2, RANDOM, 3), official_catalogue())
        yield store


def own(store: MatchStore) -> list[str]:
    return [one.id for one in store.summaries() if one.game == CARD_GAME.name]


def test_a_store_holds_both_games_and_all_verify(both: MatchStore) -> None:
    assert len(own(both)) == MATCHES
    assert len(both.summaries()) == MATCHES + 2
    assert [one.id for one in both.summaries() if not verify_match(both, one.id).clean] == []


def test_a_match_is_bisected_on_its_own_columns(both: MatchStore) -> None:
    record = both.record(own(both)[0])
    found = bisect(record.events, "ko_0 + ko_1 >= 1", record.definitions)
    assert found.first is not None
    state = Timeline(record.events, found.first.event + 1).state
    assert sum(side.ko_points for side in state.sides) >= 1
    with pytest.raises(BadPredicate, match="memory"):
        bisect(record.events, "memory = 0", record.definitions)


def test_the_columns_are_what_the_states_say(both: MatchStore) -> None:
    """An event that `touched` forgets would leave a column behind."""
    for identity in own(both)[:3]:
        record = both.record(identity)
        columns = timeline_columns(record.events, record.definitions)
        names = [name for part in CARD_GAME.columns.parts for name in part]
        readers = CARD_GAME.columns.readers(record.definitions)
        state = CARD_GAME.new_state()
        for position, event in enumerate(record.events):
            CARD_GAME.handlers[type(event)](state, event)
            values = [value for read in readers for value in read(state)]
            found = [columns[name][position] for name in names]
            assert found == values, (position, type(event).__name__)


def test_a_seat_without_an_active_has_no_figures_of_one(both: MatchStore) -> None:
    """Averages over the timeline count Digimon, not their absence."""
    record = both.record(own(both)[0])
    columns = timeline_columns(record.events, record.definitions)
    missing = [position for position, hp in enumerate(columns["hp_0"]) if hp is None]
    assert 0 < len(missing) < len(record.events)
    assert min(hp for hp in columns["hp_0"] if hp is not None) >= 0
    for name in ("circle", "triangle", "cross", "abnormal"):
        values = columns[f"{name}_0"]
        assert [position for position, value in enumerate(values) if value is None] == missing


def test_a_branch_deals_hidden_cards_anew_and_verifies(both: MatchStore) -> None:
    record = both.record(own(both)[1])
    at = Steps(record.events).turn_start(3)
    wanted = PlayBranches(record, at, RANDOM, 5)
    play_branches(both, wanted, 2)
    for identity in branch_ids(wanted, 2):
        assert both.record(identity).events[1:at] == record.events[1:at]
        assert verify_match(both, identity).clean


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_match_is_shared_whole_or_as_a_seat_knows_it(
    both: MatchStore, tmp_path: Path, seat: int | None
) -> None:
    records = [both.record(one) for one in own(both)[:MATCHES]]
    given = [record if seat is None else of_seat(record, seat) for record in records]
    with MatchStore.open(tmp_path / "other.db", create=True) as other:
        taken = take_in(other, [unpacked(packed(record)) for record in given])
        assert len(taken.new) == len(records)
