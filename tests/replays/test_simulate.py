"""Simulating into a store: every pairing, the same matches always, and no way to lose any."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from dcg.kernel.event import AnswerEvent
from dcg.official.catalogue import catalogue, deck
from dcg.official.catalogue.cards import Catalogue
from dcg.official.game import GAME
from dcg.official.language.card import Card, encode_card
from dcg.simulation import Plan
from replays.gather import Progress
from replays.simulate import plans, run
from replays.store import MatchStore

RANDOM = ("random", "random")


def planned(games: int, seed: int) -> list[Plan]:
    return list(plans([deck("bench-red"), deck("bench-blue")], games, RANDOM, seed))


def test_every_pairing_is_played_with_seats_swapped():
    decks = [deck("bench-red"), deck("bench-blue"), deck("bt1-red-omnimon")]
    twelve = list(plans(decks, 12, RANDOM, 1))
    met = [(plan.decks[0].label, plan.decks[1].label) for plan in twelve]
    assert len(set(met)) == 6
    assert all((other, one) in met for one, other in met)
    assert {met.count(pair) for pair in met} == {2}
    assert [plan.index for plan in twelve] == list(range(12))
    assert [plan.decks for plan in plans(decks, 5, RANDOM, 1)] == [
        plan.decks for plan in twelve[:5]
    ]


def test_a_single_deck_meets_itself():
    only = deck("bench-red")
    assert [plan.decks for plan in plans([only], 3, RANDOM, 1)] == [(only, only)] * 3


def test_two_different_players_swap_seats_and_decks():
    one, other = deck("bench-red"), deck("bench-blue")
    four = [(plan.decks, plan.players) for plan in plans([one, other], 4, ("a", "b"), 1)]
    assert four == [
        ((one, other), ("a", "b")),
        ((other, one), ("b", "a")),
        ((one, other), ("b", "a")),
        ((other, one), ("a", "b")),
    ]
    mirrors = [plan.players for plan in plans([one], 4, ("a", "b"), 1)]
    assert mirrors == [("a", "b"), ("b", "a"), ("b", "a"), ("a", "b")]


def content(path):
    with MatchStore.open(path) as store:
        return [
            (each.id, GAME.registry.encode(store.record(each.id).events))
            for each in store.summaries()
        ]


def test_any_number_of_processes_stores_the_same_matches_in_the_same_order(tmp_path, monkeypatch):
    monkeypatch.setattr("replays.simulate.TASK", 3)
    for jobs in (1, 2, 3):
        with MatchStore.open(tmp_path / f"{jobs}.db", create=True) as store:
            progress = run(store, planned(25, 21), catalogue(), jobs=jobs)
            assert (progress.played, len(store)) == (25, 25)
    assert content(tmp_path / "1.db") == content(tmp_path / "2.db") == content(tmp_path / "3.db")


def test_an_interrupted_run_in_two_processes_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr("replays.simulate.TASK", 2)

    def interrupt(state: Progress) -> None:
        raise KeyboardInterrupt

    with MatchStore.open(tmp_path / "s.db", create=True) as store:
        with pytest.raises(KeyboardInterrupt):
            run(store, planned(10, 3), catalogue(), interrupt, jobs=2)
        assert len(store) == 2
        assert run(store, planned(10, 3), catalogue(), jobs=2).done == 10
        with MatchStore.open(tmp_path / "whole.db", create=True) as whole:
            run(whole, planned(10, 3), catalogue())
    assert content(tmp_path / "s.db") == content(tmp_path / "whole.db")


def test_the_same_seed_gives_the_same_bytes(tmp_path):
    stored = []
    for name in ("one.db", "two.db"):
        with MatchStore.open(tmp_path / name, create=True) as store:
            run(store, planned(4, 21), catalogue())
            stored.append(
                {
                    each.id: GAME.registry.encode(store.record(each.id).events)
                    for each in store.summaries()
                }
            )
    assert stored[0] == stored[1]
    assert len(stored[0]) == 4


def test_progress_counts_what_is_stored(tmp_path):
    seen = []
    with MatchStore.open(tmp_path / "s.db", create=True) as store:
        state = run(store, planned(6, 3), catalogue(), lambda state: seen.append(state.done))
        records = [store.record(each.id) for each in store.summaries()]
    assert (state.played, state.done, seen[-1]) == (6, 6, 6)
    assert state.events == sum(len(record.events) for record in records)
    assert state.decisions == sum(
        isinstance(event, AnswerEvent) for record in records for event in record.events
    )


def test_an_interrupted_run_keeps_what_was_finished_and_goes_on(tmp_path):
    calls = 0

    def interrupt(_: Progress) -> None:
        nonlocal calls
        calls += 1
        if calls == 6:
            raise KeyboardInterrupt

    with MatchStore.open(tmp_path / "s.db", create=True) as store:
        with pytest.raises(KeyboardInterrupt):
            run(store, planned(10, 3), catalogue(), interrupt)
        assert len(store) == 6
        progress = run(store, planned(10, 3), catalogue())
        assert (progress.already_there, progress.played, progress.done) == (6, 4, 10)


@pytest.mark.parametrize("after", [False, True])
def test_an_interrupt_while_storing_loses_no_match(tmp_path, monkeypatch, after):
    """Ctrl-C before the transaction, or after it and before anybody heard of it."""
    add = MatchStore.add
    calls = 0

    def interrupted(store: MatchStore, matches, recorded_at=None) -> int:
        nonlocal calls
        calls += 1
        if calls > 1:
            return add(store, matches, recorded_at)
        if after:
            add(store, matches, recorded_at)
        raise KeyboardInterrupt

    monkeypatch.setattr(MatchStore, "add", interrupted)
    monkeypatch.setattr("replays.gather.BATCH", 4)
    with MatchStore.open(tmp_path / "s.db", create=True) as store:
        with pytest.raises(KeyboardInterrupt):
            run(store, planned(10, 3), catalogue())
        assert len(store) == 4
        assert store.problems() == []


def test_two_runs_of_one_plan_into_one_store_store_every_match_once(tmp_path, monkeypatch):
    monkeypatch.setattr("replays.gather.BATCH", 3)
    path = tmp_path / "s.db"
    with MatchStore.open(path, create=True) as ours, MatchStore.open(path) as theirs:

        def overtake(state: Progress) -> None:
            if not len(ours):
                run(theirs, planned(5, 3), catalogue())

        state = run(ours, planned(8, 3), catalogue(), overtake)
        assert (state.played, state.already_there, len(ours)) == (3, 5, 8)
        assert ours.problems() == []


class Counted(Catalogue):
    """A catalogue that knows which of its cards were decoded."""

    def __init__(self, cards: Mapping[str, Card | bytes]) -> None:
        super().__init__(cards)
        self.asked: list[str] = []

    def decoded(self, data: bytes) -> Card:
        card = super().decoded(data)
        self.asked.append(card.number)
        return card


def test_only_the_cards_that_are_played_are_decoded(tmp_path):
    cards = Counted({number: encode_card(card) for number, card in catalogue().items()})
    with MatchStore.open(tmp_path / "a.db", create=True) as store:
        run(store, planned(2, 1), cards)
    played = {*deck("bench-red").deck, *deck("bench-blue").deck}
    assert played <= set(cards.asked)
    assert len(cards.asked) < 100
