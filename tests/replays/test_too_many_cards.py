"""A deck says in a few bytes how many cards it has, and no reader makes more than a match can have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dcg.battle_evolution.events.setup import DeckBrought
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.official.events.setup import DeckPresented
from dcg.record import MatchRecord
from replays.identity import derived_id
from replays.match_file import NotAMatchFile, of_seat, packed
from replays.store import MatchStore
from replays.verify import verify_match
from tests.battle_evolution.matches import played

MANY = 1_000_000


def crowded(record: MatchRecord, deck: type[Any]) -> MatchRecord:
    """The match with a deck of so many copies of one card."""
    events: list[Event] = list(record.events)
    place = next(n for n, event in enumerate(events) if isinstance(event, deck))
    event: Any = events[place]
    ((definition, _), *others) = event.deck
    events[place] = msgspec.structs.replace(event, deck=((definition, MANY), *others))
    return MatchRecord(derived_id(events) or record.id, events, record.definitions)


@pytest.fixture(params=["official", "battle evolution"])
def match(request: pytest.FixtureRequest, store: MatchStore) -> tuple[MatchRecord, type[Any]]:
    if request.param == "official":
        return store.record("last"), DeckPresented
    return played(0), DeckBrought


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_deck_of_a_million_cards_is_refused_before_they_are_made(
    match: tuple[MatchRecord, type[Any]], seat: int | None, tmp_path: Path
) -> None:
    record, deck = match
    held = crowded(record if seat is None else of_seat(record, seat), deck)
    says = rf"event \d+: the match brings {MANY}.* cards; no match has over 10000"
    with pytest.raises((NotAMatchFile, FoldError), match=says):
        packed(held)
    with MatchStore.open(tmp_path / "crowded.db", create=True) as other:
        other.add([held])  # as an older program took it in, or somebody who makes a store
        verdict = verify_match(other, held.id)
        assert "no match has over 10000" in verdict.problem
