"""A match that a program plays."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

import dcg
from dcg import games
from dcg.documents import read_position
from dcg.kernel.absent import NO_SEED
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.simulation import Plan, planned_opening, simulate
from replays.branch import play_branch
from replays.verify import verify_record
from tests.kernel.tiny_card_game import TINY_CARD_GAME, TinyDeck

BOARD = Path(__file__).with_name("board.yaml")
SEED = 7


def match_of(**given: object) -> dcg.Match:
    return dcg.Match("bench-red", "bench-blue", seed=SEED, **given)  # type: ignore[arg-type]


def played(**given: object) -> dcg.Match:
    match = match_of(**given)
    match.play(dcg.player("greedy"), dcg.player("greedy"))
    return match


@pytest.mark.parametrize("name", dcg.player_names())
def test_programs_play_the_match_that_is_simulated(name: str) -> None:
    match = match_of(players=(name, name), index=3)
    result = match.play(dcg.player(name), dcg.player(name))
    decks = (dcg.deck("bench-red"), dcg.deck("bench-blue"))
    plan = Plan(decks, (name, name), SEED, 3)
    cards = games.find(plan.game).decks.cards()
    _, opening = planned_opening(plan, cards)
    record = simulate(plan, cards, games.find(plan.game).rules_with(opening.definitions))
    assert match.record == record
    assert match.over
    assert match.result == result


def test_a_program_has_nothing_left_of_a_match_that_is_gone() -> None:
    """Or another one that comes to lie at the same place in memory would go on with its chance."""
    program = dcg.player("random")
    for _ in range(3):
        match = match_of()
        match.play(program, program)
        assert len(program._seated) == 2
        del match
        gc.collect()
        assert len(program._seated) == 0


def test_a_program_with_a_seed_of_its_own_plays_otherwise() -> None:
    logs = []
    for seed in (1, 1, 2):
        match = match_of()
        match.play(dcg.player("random", seed=seed), dcg.player("greedy"))
        logs.append(match.record.events)
    assert logs[0] == logs[1] != logs[2]


def test_a_match_that_a_bot_played_verifies() -> None:
    def last(view: dcg.SeatView) -> dcg.OfferedOption:
        return view.options[-1]

    match = match_of()
    match.play(last, dcg.player("greedy"))
    assert verify_record(match.record).clean


def test_an_option_of_another_question_is_refused() -> None:
    match = match_of()
    old = match.decision.options[0]
    match.answer(old)
    events = len(match.log)
    with pytest.raises(dcg.Refused, match="answers another question") as refused:
        match.answer(old)
    assert refused.value.code == "other_question"
    with pytest.raises(dcg.Refused):
        match.answer(match_of(index=1).decision.options[0])
    with pytest.raises(TypeError, match=r"one of match\.decision\.options, not int"):
        match.answer(0)  # type: ignore[arg-type]
    assert len(match.log) == events


def test_nothing_is_asked_when_it_is_over() -> None:
    match = match_of()
    option = match.decision.options[0]
    match.forfeit(1)
    assert match.over
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == (0, "forfeit")
    assert str(match.result) == "Seat 0 wins: the other player gave up"
    for asking in (lambda: match.decision, lambda: match.answer(option), lambda: match.forfeit(0)):
        with pytest.raises(dcg.Refused, match="the match is over"):
            asking()
    assert match.seen_by(0).options == ()


def test_who_is_not_asked_has_no_options() -> None:
    match = match_of()
    other = 1 - match.decision.seat
    view = match.seen_by(other)
    assert view.options == ()
    with pytest.raises(dcg.Refused, match=f"nothing is asked of seat {other}"):
        view.decision  # noqa: B018
    with pytest.raises(dcg.Refused, match="nothing is asked"):
        dcg.player("greedy")(view)
    with pytest.raises(ValueError, match="there is no seat 2"):
        match.seen_by(2)


def test_a_view_is_the_seats_own_log_and_nothing_else() -> None:
    match = match_of()
    greedy = dcg.player("greedy")
    game = games.find(match.header.game)
    while not match.over:
        for seat in (0, 1):
            view = match.seen_by(seat)
            own = redact(match.record.events, seat, game)
            assert [event.content for event in view.log] == own
            state = fold(game.new_state(), own, game.handlers)
            assert view.board._state.canonical() == state.canonical()
            assert set(view.board.picture.sides[1 - seat].hand) <= {"?"} | shown(view)
        match.answer(greedy(match.seen_by(match.decision.seat)))


def shown(view: dcg.SeatView) -> set[str]:
    """Names of the other seat's cards in hand that this seat has seen."""
    return {name for name in view.board.picture.sides[1 - view.seat].hand if name != "?"}


def test_options_tell_nothing_that_the_seat_does_not_know() -> None:
    match = match_of()
    greedy = dcg.player("greedy")
    numbers = set()
    while not match.over:
        decision = match.decision
        known = len(match.seen_by(decision.seat)._instant.state.definition_of)
        for option in decision.options:
            assert option.text
            numbers.add(getattr(option.content, "card", -1))
            assert getattr(option.content, "card", -1) < known
        assert sorted(place for one in decision.choices for place in one.places) == [
            option.number for option in decision.options
        ]
        match.answer(greedy(match.seen_by(decision.seat)))
    assert len(numbers) > 10


def test_what_was_seen_stays_when_the_match_goes_on() -> None:
    match = match_of()
    greedy = dcg.player("greedy")
    for _ in range(20):
        match.answer(greedy(match.seen_by(match.decision.seat)))
    seat = match.decision.seat
    now, later = match.seen_by(seat), match.seen_by(seat)
    board, texts = str(now.board), [option.text for option in now.options]
    log, whole, drawn = len(now.log), match.board, str(match.board)
    while not match.over:
        match.answer(greedy(match.seen_by(match.decision.seat)))
    assert str(later.board) == str(now.board) == board
    assert [option.text for option in later.options] == texts
    assert len(later.log) == log
    assert str(whole) == drawn


def test_a_branch_is_the_match_that_the_store_branches() -> None:
    match = played()
    other = match.branch(at=203, seed=1)
    assert other.log[:204][1:] == match.log[:204][1:]
    players = (dcg.player("greedy"), dcg.player("random"))
    other = dcg.Match.branch_of(match.record, 203, seed=1, players=("greedy", "random"))
    other.play(*players)
    assert other.record == play_branch(match.record, 204, ("greedy", "random"), 1)
    assert verify_record(other.record).clean
    with pytest.raises(IndexError, match="there is no event 9999"):
        match.branch(at=9999)
    with pytest.raises(dcg.Refused, match="is over at event 433: nothing is left"):
        match.branch(at=len(match.log) - 1)


def test_events_are_told_and_explained() -> None:
    match = played()
    checked = next(event for event in match.log if event.topic == "security_revealed")
    assert "security card is" in match.tell(checked)
    assert match.tell(checked.number) == match.tell(checked)
    found = match.why(checked)
    assert found[0].number == checked.number
    assert found[0].rules == checked.rules
    assert "because" in str(found)
    assert checked.fields["seat"] == checked.seat
    with pytest.raises(IndexError, match="there is no event"):
        match.tell(len(match.log))
    with pytest.raises(IndexError, match="there is no event"):
        match.why(-1)


def test_a_match_can_begin_with_a_board() -> None:
    match = dcg.Match.from_position(BOARD, seed=3)
    assert match.board["memory"] == 3
    assert [option.kind for option in match.decision.options] == [
        "play_card",
        "attack_with",
        "pass",
    ]
    match.play(dcg.player("greedy"), dcg.player("greedy"))
    assert verify_record(match.record).clean


def test_a_match_from_a_position_says_where_its_chance_comes_from() -> None:
    match = dcg.Match.from_position(BOARD, seed=3)
    assert match.header.seed == 3
    assert ", seed 3 number 0" in match.tell(0)
    assert match.id != dcg.Match.from_position(BOARD, seed=4).id
    with pytest.raises(ValueError, match="a seed is a whole number"):
        dcg.Match.from_position(BOARD, seed=-1)


def test_a_board_that_is_only_drawn_has_no_seed() -> None:
    game = games.find(games.DEFAULT)
    assert game.scenarios is not None
    drawn = read_position(BOARD.read_text("utf-8"), "b", game.scenarios, game.decks.cards())
    assert drawn.header.seed == NO_SEED


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_a_file_is_read_as_editors_and_spreadsheets_write_it(tmp_path: Path, encoding: str) -> None:
    said = "4 BT1-010 \u30a2\u30b0\u30e2\u30f3\n2 BT1-001"
    found = []
    for folder, written in (("as it is", encoding), ("plain", "utf-8")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mine.txt").write_bytes(said.encode(written))
        found.append(dcg.deck(tmp_path / folder / "mine.txt"))
    assert found[0] == found[1]


def test_half_a_sign_is_no_text(tmp_path: Path) -> None:
    lines = tmp_path / "mine.txt"
    lines.write_bytes("4 BT1-010".encode("utf-16")[:-1])
    with pytest.raises(dcg.UnreadableFile, match="is not text in UTF-8: byte 0"):
        dcg.deck(lines)


def test_what_is_wrong_with_a_file_is_said(tmp_path: Path) -> None:
    broken = tmp_path / "board.yaml"
    broken.write_text("position: {memory: 99}")
    with pytest.raises(dcg.DocumentError, match=r"board\.yaml:1: position\.memory"):
        dcg.Match.from_position(broken)
    with pytest.raises(dcg.UnreadableFile, match="there is no file"):
        dcg.Match.from_position(tmp_path / "nowhere.yaml")
    with pytest.raises(dcg.UnreadableFile, match="is a folder"):
        dcg.deck(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(dcg.UnreadableFile, match="is not text in UTF-8: byte 0"):
        dcg.deck(tmp_path / "binary")
    with pytest.raises(dcg.UnreadableFile, match="larger than any document"):
        dcg.deck("/dev/zero")


def test_decks_are_checked(tmp_path: Path) -> None:
    few = tmp_path / "few.txt"
    few.write_text("4 BT1-010\n")
    assert dcg.deck(few).label == "few"
    with pytest.raises(dcg.IllegalDeck, match=r"few\.txt may not be played: .*50"):
        dcg.Match(few, "bench-blue")
    with pytest.raises(dcg.IllegalDeck, match="may not be played"):
        dcg.Match("bench-red", dcg.deck(few))
    with pytest.raises(dcg.NotThere, match="did you mean bench-red"):
        dcg.Match("bench-rad", "bench-blue")
    with pytest.raises(dcg.NotThere, match="did you mean greedy"):
        dcg.player("gredy")
    with pytest.raises(ValueError, match="a seed is a whole number from 0"):
        dcg.Match("bench-red", "bench-blue", seed=-1)
    with pytest.raises(TypeError, match="a seed is a whole number, not 'x'"):
        dcg.Match("bench-red", "bench-blue", seed="x")  # type: ignore[arg-type]
    with pytest.raises(dcg.NotThere, match="there is no game called 'chess'; known: digimon"):
        dcg.deck("bench-red", game="chess")


def test_secret_answers_of_any_game() -> None:
    """In the tiny game both seats answer at once: each sees only its own question."""
    with games.offered(TINY_CARD_GAME):
        decks = TinyDeck("one", (1, 2, 3, 4) * 2), TinyDeck("two", (2, 3, 4, 5) * 2)
        match = dcg.Match(*decks, seed=SEED)
        sealed = False
        while not match.over:
            views = [view for view in map(match.seen_by, (0, 1)) if view.options]
            sealed |= len(views) == 2
            assert match.decision.seat == views[0].seat
            for view in views:
                match.answer(view.options[0])
            if len(views) == 2 and not match.over:
                with pytest.raises(dcg.Refused, match="another question"):
                    match.answer(views[0].options[0])
        assert sealed
        assert str(match.board)
        assert match.tell(1)
        assert match.result is not None


def test_what_a_notebook_shows_is_inert() -> None:
    html = played()._repr_html_()
    assert "Seat 0 (bench-red, bot)" in html
    assert "<script" not in html
    assert html.count("<div") == html.count("</div>")


def test_a_board_is_asked_by_column() -> None:
    board = played().board
    assert board["over"] is True
    assert set(board) >= {"turn", "phase", "security_0", "memory"}
    assert len(board) == len(list(board))
    with pytest.raises(KeyError):
        board["nothing"]


def test_a_column_that_is_not_there_names_the_nearest() -> None:
    board = dcg.Match("bench-red", "bench-blue", seed=7).board
    assert "memory" in board
    assert "securty_0" not in board
    assert board.get("securty_0") is None
    with pytest.raises(dcg.NotThere, match="no column 'securty_0'; did you mean security_0"):
        board["securty_0"]
