"""The reviewed changes of the rules are what `dcg verify` can name."""

import itertools

from dcg.kernel.header import is_newer_engine
from dcg.official.changes import CHANGES
from dcg.official.game import ENGINE, GAME


def test_every_change_has_a_name_of_its_own_and_says_what_was_and_what_is() -> None:
    assert len({change.name for change in CHANGES}) == len(CHANGES)
    for change in CHANGES:
        assert change.was
        assert change.now
        assert change.edition


def test_every_change_came_with_an_engine_up_to_this_one_and_in_order() -> None:
    for change in CHANGES:
        assert not is_newer_engine(change.engine, ENGINE), f"{change.name}: raise ENGINE"
    for before, after in itertools.pairwise(CHANGES):
        assert not is_newer_engine(before.engine, after.engine)


def test_every_change_shows_in_events_that_there_are() -> None:
    topics = {kind.TOPIC for kind in GAME.registry.types}
    for change in CHANGES:
        assert change.topics
        assert change.topics <= topics, change.name
