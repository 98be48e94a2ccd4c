"""A match as it is told to all and to one seat, and the cursor that moves through it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cli.viewer.cursor import Cursor
from cli.viewer.log import MARK, log_rows
from cli.viewer.reasons import reason_rows
from cli.viewer.telling import Telling
from cli.wrapping import hanging, wrapped
from dcg.kernel.course import MatchStarted
from dcg.kernel.event import AnswerEvent
from dcg.kernel.redaction import redact
from dcg.official.events.turn import TurnStarted
from dcg.official.game import GAME
from dcg.official.words import Names
from dcg.official.words.story import story
from dcg.record import MatchRecord
from replays.errors import NotTold
from replays.match_file import of_seat
from replays.steps import ACTION, EVENT, TURN
from replays.store import MatchStore
from tests.cli.boards import picture_of
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def record(store: Path, match: str) -> MatchRecord:
    with MatchStore.open(store) as opened:
        return opened.record(match)


@pytest.fixture
def cursor(record: MatchRecord) -> Cursor:
    return Cursor(record)


def told(cursor: Cursor) -> str:
    return cursor.view.lines[cursor.place].text if cursor.place >= 0 else ""


# --- what a seat is told --------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_told_its_redacted_log_and_nothing_else(record: MatchRecord, seat: int) -> None:
    own = redact(record.events, seat, GAME)
    view = Telling(record, seat)
    assert list(view.events) == own
    assert view.lines == list(story(own, Names(record.definitions)))
    other = picture_of(view.board(view.position_of(60))).sides[1 - seat]
    assert other.hand
    assert set(other.hand) == {"?"}
    assert other.label == "random", "the other deck's name is not told"


@pytest.mark.parametrize("seat", [0, 1])
def test_an_event_has_its_number_in_the_record_in_every_view(
    record: MatchRecord, seat: int
) -> None:
    view = Telling(record, seat)
    numbered = [(view.numbers[place], event) for place, event in enumerate(view.events)]
    known = [number for number, _ in numbered if number >= 0]
    assert known == sorted(set(known))
    for number, event in numbered:
        if number >= 0:
            assert type(event) is type(record.events[number])
    left_out = set(range(len(record.events))) - set(known)
    assert left_out
    for number in left_out:
        event = record.events[number]
        assert isinstance(event, AnswerEvent)
        assert event.seat == 1 - seat
    for number in known:
        assert view.numbers[view.place_of(number)] == number
        assert view.number_of(view.position_of(number + 1)) == number + 1


@pytest.mark.parametrize("seat", [0, 1])
def test_the_record_of_a_seat_opens_as_that_seats_view(record: MatchRecord, seat: int) -> None:
    own = MatchRecord(record.id, redact(record.events, seat, GAME), record.definitions)
    view = Telling(own)
    assert view.seat == seat
    assert view.lines == Telling(record, seat).lines == Telling(own, seat).lines
    with pytest.raises(NotTold, match=f"is recorded as seat {seat} knows it"):
        Telling(own, 1 - seat)
    cursor = Cursor(own, None, 100)
    cursor.toggle_view()
    assert cursor.view.seat == seat
    assert "there is no other view" in cursor.said


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seats_view_is_drawn_from_its_own_log(record: MatchRecord, seat: int) -> None:
    own = MatchRecord(record.id, redact(record.events, seat, GAME), record.definitions)
    view, alone = Cursor(record, seat), Cursor(own)
    while view.position < view.steps.end:
        view.forward(ACTION)
        alone.forward(ACTION)
        assert view.board.rows(80, 30) == alone.board.rows(80, 30)
        for rows, same in (
            (
                [row.text for row in log_rows(view, 80, 9)],
                [row.text for row in log_rows(alone, 80, 9)],
            ),
            (reason_rows(view, 80, 9), reason_rows(alone, 80, 9)),
        ):
            assert [row.plain[8:] for row in rows] == [row.plain[8:] for row in same]


def test_what_the_other_seat_chose_is_no_more_than_that_it_chose(record: MatchRecord) -> None:
    place = next(
        number
        for number, event in enumerate(record.events)
        if event.TOPIC == "official.attack_declared"
    )
    attacker = next(line.turn_player for line in Telling(record).lines if line.place == place)
    view = Telling(record, 1 - attacker)
    words = [text for _, text in view.chain(view.place_of(place))]
    assert words[-1] == f"in this main action: what Seat {attacker} chose to do"
    assert "chooses to attack" in [text for _, text in Telling(record).chain(place)][-1]


# --- moving ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("every", [False, True])
def test_every_line_told_is_reached_once_and_back_again(
    record: MatchRecord, seat: int | None, every: bool
) -> None:
    cursor = Cursor(record, seat)
    cursor.every = every
    visited = []
    while cursor.position < cursor.steps.end:
        cursor.forward(EVENT)
        visited.append(cursor.place)
    expected = [line.place for line in cursor.lines]
    assert list(dict.fromkeys(visited)) == expected
    cursor.last()
    back = []
    while cursor.place >= 0:
        back.append(cursor.place)
        cursor.back(EVENT)
    assert back == expected[::-1]
    assert cursor.position == 0


@pytest.mark.parametrize("unit", [ACTION, TURN])
def test_each_key_press_tells_something_more_until_the_end(cursor: Cursor, unit: object) -> None:
    before = -1
    while cursor.position < cursor.steps.end:
        assert cursor.place > before or cursor.position == 0
        before = cursor.place
        cursor.forward(unit)  # type: ignore[arg-type]
    cursor.forward(unit)  # type: ignore[arg-type]
    assert cursor.position == cursor.steps.end


def test_a_turn_is_gone_to_by_number(cursor: Cursor) -> None:
    cursor.to_turn(3)
    assert (cursor.turn, picture_of(cursor.board).turn) == (3, 3)
    assert isinstance(cursor.view.events[cursor.place], TurnStarted)
    cursor.to_turn(99)
    assert cursor.turn == 3
    assert cursor.said.startswith("the match has no turn 99: its turns are 1 to ")
    cursor.to_event(40)
    assert cursor.position == 41
    assert cursor.said == ""
    cursor.to_event(10**6)
    assert "has no event 1000000: its events are 0 to" in cursor.said
    answer = next(
        number
        for number, event in enumerate(cursor.record.events)
        if isinstance(event, AnswerEvent) and event.seat == 0
    )
    cursor.to_event(answer)
    assert cursor.position == answer + 1
    own = Cursor(cursor.record, 1, 50)
    before = own.position
    own.to_event(answer)
    assert own.position == before
    assert f"seat 1 is not told of event {answer}" in own.said


def test_going_round_the_views_comes_back_to_the_same_event(record: MatchRecord) -> None:
    for number in range(0, len(record.events) + 1, 13):
        cursor = Cursor(record, None, number)
        seats, turns = [], set()
        for _ in range(3):
            cursor.toggle_view()
            seats.append(cursor.view.seat)
            turns.add(picture_of(cursor.board).turn)
        assert seats == [0, 1, None]
        assert cursor.position == number
        assert turns == {picture_of(cursor.board).turn}


# --- searching ------------------------------------------------------------------------------------


def test_search_goes_from_line_to_line_and_round_the_end(cursor: Cursor) -> None:
    found = [line.place for line in cursor.lines if "battles" in line.text]
    cursor.search("  BATTLES dp ")
    assert cursor.place == found[0]
    assert cursor.said == f"1 of {len(found)} with 'battles dp'"
    cursor.find(forward=False)
    assert cursor.place == found[-1]
    assert cursor.said.endswith("past the end")
    cursor.find()
    assert cursor.place == found[0]


def test_search_says_what_it_did_not_find(cursor: Cursor) -> None:
    cursor.find()
    assert "nothing was searched for yet" in cursor.said
    cursor.search("zebra")
    assert cursor.said == "nothing told here says 'zebra'"
    cursor.search("declares")
    assert "of the bookkeeping" in cursor.said
    assert cursor.position == 0
    cursor.toggle_bookkeeping()
    cursor.find()
    assert "declares" in told(cursor)


def test_search_does_not_find_what_a_seat_does_not_know(record: MatchRecord) -> None:
    both = {
        line.text
        for line in Telling(record).lines
        if line.text.startswith("Seat 1 draws") and line.turn
    }
    assert both
    cursor = Cursor(record, 0)
    cursor.every = True
    for text in both:
        cursor.search(text)
        assert cursor.said.startswith("nothing told here says"), text
        assert cursor.position == 0
    cursor.search("seat 1 draws an unknown card")
    assert told(cursor) == "Seat 1 draws an unknown card"


# --- rows -----------------------------------------------------------------------------------------

SIZES = [(80, 11), (79, 46), (40, 8), (110, 24), (30, 40), (12, 5)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_rows_never_leave_their_pane(cursor: Cursor, width: int, height: int) -> None:
    for _ in range(60):
        for _ in range(7):
            cursor.forward(EVENT)
        log = log_rows(cursor, width, height)
        for rows in (
            cursor.board.rows(width, height),
            [row.text for row in log],
            reason_rows(cursor, width, height),
        ):
            assert len(rows) <= height
            assert all(row.cell_len <= width for row in rows), [row.plain for row in rows]
            assert all("\n" not in row.plain for row in rows)
        marked = {row.place for row in log if row.text.plain.startswith(MARK)}
        assert marked == {cursor.place}


def test_every_card_on_the_field_is_on_the_board_or_said_to_be_left_out(cursor: Cursor) -> None:
    cursor.last()
    while cursor.position:
        for width, height in ((80, 11), (80, cursor.board.rows_needed(80)), (79, 46)):
            text = "\n".join(row.plain for row in cursor.board.rows(width, height))
            for side in picture_of(cursor.board).sides:
                standing = [*side.battle_area, side.breeding_area]
                missing = [held for held in standing if held and held.name not in text]
                assert not missing or "... and more" in text
                assert f"security {side.security}" in text
                if height != 11:
                    assert not missing
                if height == 46:
                    assert text.count("SUSPENDED") == sum(
                        held.suspended
                        for one in picture_of(cursor.board).sides
                        for held in one.battle_area
                    )
        cursor.back(ACTION)


def test_a_seats_log_pane_ends_at_the_readers_place(record: MatchRecord) -> None:
    for seat in (None, 0, 1):
        cursor = Cursor(record, seat, 300)
        ahead = [row.place for row in log_rows(cursor, 80, 30) if row.place > cursor.place]
        assert bool(ahead) == (seat is None)


def test_why_names_the_rules_even_where_it_is_cut(cursor: Cursor) -> None:
    cursor.search("security card is")
    for width, height in ((80, 3), (80, 12), (50, 3)):
        text = " ".join(" ".join(row.plain for row in reason_rows(cursor, width, height)).split())
        assert "13-1-7-1-1" in text
    text = " ".join(" ".join(row.plain for row in reason_rows(cursor, 80, 12)).split())
    assert "rules 11-2-8-1" in text
    assert "chooses to attack" in text
    short = [row.plain for row in reason_rows(cursor, 80, 2)]
    assert short[-1].strip() == "and 2 more (key e)"


def test_text_wraps_between_words_and_breaks_only_what_is_longer_than_a_row() -> None:
    assert wrapped("one two three", 8) == ["one two", "three"]
    assert wrapped("a abcdefghij b", 4) == ["a", "abcd", "efgh", "ij b"]
    assert wrapped("bt4-security-control", 16) == ["bt4-security-", "control"]
    assert wrapped("a-bcdefghijklmnop", 8) == ["a-bcdefg", "hijklmno", "p"]
    assert wrapped("", 4) == [""]
    assert wrapped("数码宝贝", 4) == ["数码", "宝贝"]
    assert hanging("   104  Seat 1 chooses to attack", 20) == [
        "   104  Seat 1",
        "        chooses to",
        "        attack",
    ]


# --- other matches --------------------------------------------------------------------------------


def walked(record: MatchRecord, seat: int | None = None) -> Cursor:
    """A cursor that has been through a match with everything drawn."""
    cursor = Cursor(record, seat)
    while cursor.position < cursor.steps.end:
        cursor.forward(ACTION)
        cursor.board.rows(80, 24)
        log_rows(cursor, 80, 10)
        reason_rows(cursor, 80, 5)
    return cursor


def test_a_match_that_is_not_over_ends_where_it_was_left(record: MatchRecord) -> None:
    cursor = walked(MatchRecord(record.id, record.events[:150], record.definitions))
    assert cursor.position == 150
    assert cursor.left_here
    assert not walked(record).left_here
    assert not any("has won" in note for note in picture_of(cursor.board).notes)


def test_a_match_without_its_definitions_is_shown_by_their_addresses(record: MatchRecord) -> None:
    cursor = walked(MatchRecord(record.id, record.events, {}))
    assert not picture_of(cursor.board).derived
    assert "DP as printed" in cursor.board.rows(120, 30)[0].plain
    cursor.search("card wins")
    assert "card" in cursor.said


def test_a_match_of_another_engine_is_shown(record: MatchRecord) -> None:
    started = record.events[0]
    assert isinstance(started, MatchStarted)
    header = msgspec.structs.replace(started.header, engine="dcg-99")
    other = MatchRecord(record.id, [MatchStarted(header), *record.events[1:]], record.definitions)
    assert picture_of(walked(other).board).engine == "dcg-99"


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_alone_is_told_is_what_its_own_log_tells(
    dcg: Run, store: Path, record: MatchRecord, seat: int, tmp_path: Path
) -> None:
    """No number, total or complaint of `--seat` says anything that the seat's exported log does not."""
    own = tmp_path / "own.db"
    with MatchStore.open(own, create=True) as opened:
        opened.add([of_seat(record, seat)])
    count = len(redact(record.events, seat, GAME))
    asked = (
        ("replay", record.id, "--all"),
        ("replay", record.id, "--turn", 2),
        ("replay", record.id, "--at", count // 2),
        ("replay", record.id, "--at", count - 1),
        ("replay", record.id, "--at", count),
    )
    for question in asked:
        told = dcg(*question, "--seat", seat, "--store", store)
        known = dcg(*question, "--store", own)
        assert told.stdout == known.stdout
        assert told.stderr == known.stderr
    every = dcg(*asked[0], "--seat", seat, "--store", store).stdout
    numbers = [int(line[:6]) for line in every.splitlines() if line[:6].strip().isdigit()]
    assert numbers[: count - 1] == sorted(numbers[: count - 1])
    cursor = Cursor(record, seat, count // 2, alone=True)
    assert cursor.position == count // 2
    cursor.toggle_view()
    assert cursor.view.seat == seat
    assert "no other view" in cursor.said
