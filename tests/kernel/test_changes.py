"""A reviewed change explains the matches of older engines that differ in its topics, no others."""

import msgspec

from dcg.kernel.changes import Change, explaining
from dcg.kernel.course import MatchEnded, SpanOpened
from dcg.kernel.errors import Difference
from dcg.kernel.header import Header, Seat

HEADER = Header(1, "tiny", "1.0", "eng-0.3", "played", (Seat("", ""), Seat("", "")), 1, 0)
CHANGE = Change(
    "draws-end",
    "eng-0.4",
    "1.0",
    ("1-2-3",),
    "a match went on",
    "a match ends",
    frozenset({"kernel.match_ended"}),
)


def test_a_change_explains_an_older_engines_match() -> None:
    difference = Difference(7, SpanOpened(1, -1), MatchEnded(-1, "turns"))
    assert explaining([CHANGE], HEADER, difference) == (CHANGE,)
    assert str(CHANGE) == "since eng-0.4: a match ends; before, a match went on (1-2-3)"


def test_it_explains_nothing_in_other_topics_or_of_engines_that_have_it() -> None:
    other = Difference(7, SpanOpened(1, -1), SpanOpened(2, -1))
    assert explaining([CHANGE], HEADER, other) == ()
    ended = Difference(7, MatchEnded(-1, "turns"), None)
    for engine, found in (("eng-0.3", 1), ("eng-0.4", 0), ("eng-0.5", 0), ("other-0.1", 0)):
        header = msgspec.structs.replace(HEADER, engine=engine)
        assert len(explaining([CHANGE], header, ended)) == found
