"""`dcg replay` on a terminal: what the keys do, and what is on the screen."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

from cli.viewer.app import KEYS, Pane, ReplayApp, show
from cli.viewer.cursor import Cursor
from cli.viewer.sheet import TextPage
from dcg.kernel.course import MatchStarted
from dcg.kernel.header import Seat
from dcg.official.events.turn import TurnStarted
from dcg.record import MatchRecord
from replays.steps import ACTION, EVENT, TURN
from replays.store import MatchStore
from tests.cli.boards import picture_of
from tests.cli.conftest import Run, complaint

SMALL, LARGE = (80, 24), (160, 50)


@pytest.fixture(scope="module")
def record(store: Path, match: str) -> MatchRecord:
    with MatchStore.open(store) as opened:
        return opened.record(match)


def on_screen(
    cursor: Cursor,
    script: Callable[[ReplayApp, Pilot[None]], Awaitable[None]],
    size: tuple[int, int] = SMALL,
) -> None:
    async def run() -> None:
        app = ReplayApp(cursor)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(run())


def shown(app: ReplayApp, pane: str) -> str:
    """What stands in a pane."""
    found = app.screen_stack[0].query_one(f"#{pane}", Pane).render()
    return found.plain


def test_keys_step_by_event_by_action_and_by_turn(record: MatchRecord) -> None:
    cursor, alone = Cursor(record, None, 100), Cursor(record, None, 100)
    moves = {
        "right": lambda: alone.forward(EVENT),
        "l": lambda: alone.forward(EVENT),
        "left": lambda: alone.back(EVENT),
        "h": lambda: alone.back(EVENT),
        "down": lambda: alone.forward(ACTION),
        "j": lambda: alone.forward(ACTION),
        "up": lambda: alone.back(ACTION),
        "k": lambda: alone.back(ACTION),
        "pagedown": lambda: alone.forward(TURN),
        "right_square_bracket": lambda: alone.forward(TURN),
        "pageup": lambda: alone.back(TURN),
        "left_square_bracket": lambda: alone.back(TURN),
        "home": alone.first,
        "end": alone.last,
        "v": alone.toggle_view,
        "a": alone.toggle_bookkeeping,
    }
    start = alone.position

    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        for key, move in moves.items():
            for one in (cursor, alone):
                one.position = start
            await pilot.press(key)
            move()
            assert (cursor.position, cursor.view.seat, cursor.every) == (
                alone.position,
                alone.view.seat,
                alone.every,
            ), key
            assert cursor.position != start or key in "va"

    on_screen(cursor, script)


@pytest.mark.parametrize("size", [SMALL, LARGE, (40, 12)])
def test_board_log_why_and_place_are_on_the_screen(
    record: MatchRecord, size: tuple[int, int]
) -> None:
    cursor = Cursor(record)
    cursor.search("attacks")

    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        line = cursor.view.lines[cursor.place]
        assert f"Turn {line.turn} of Seat" in shown(app, "board")
        assert "hand" in shown(app, "board")
        assert f">{line.place:>5}  " in shown(app, "log")
        assert f"{line.place:>6}  " in shown(app, "why")
        assert f"event {line.place} of {len(record.events) - 1}" in shown(app, "place")
        panes = list(app.query(Pane))
        assert all(pane.size.height for pane in panes)
        beside = app.query_one("#log").region.x > 0
        assert beside == (size == LARGE)
        rows = {row for pane in panes for row in range(pane.region.y, pane.region.bottom)}
        assert max(rows) == size[1] - 1

    on_screen(cursor, script, size)


def test_any_size_of_terminal_will_do(record: MatchRecord) -> None:
    cursor = Cursor(record, None, 300)

    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        for width, height in ((1, 1), (30, 8), (300, 5)):
            await pilot.resize_terminal(width, height)
            await pilot.press("right", "e", "escape", "slash", "escape")
            await pilot.pause()
        assert cursor.position > 300

    on_screen(cursor, script)


def test_the_footer_shows_the_keys_whole_on_80_columns(record: MatchRecord) -> None:
    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        footer = shown(app, "keys")
        assert all(f"{keys} {what}" in footer for keys, what in KEYS)
        await pilot.press("n")
        assert "nothing was searched for yet" in shown(app, "keys")
        await pilot.press("right")
        assert shown(app, "keys") == footer

    on_screen(Cursor(record), script)


def test_go_asks_for_a_turn_or_an_event(record: MatchRecord) -> None:
    cursor = Cursor(record)

    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("g")
        asking = app.query_one("#question").region
        assert (asking.y, asking.height) == (SMALL[1] - 1, 1)
        await pilot.press("5", "enter")
        assert app.query_one("#question").region.height == 0
        assert cursor.turn == 5
        assert isinstance(cursor.view.events[cursor.place], TurnStarted)
        await pilot.press("g", "e", "1", "0", "0", "enter")
        assert cursor.position == 101
        await pilot.press("g", "9", "9", "enter")
        assert "has no turn 99" in shown(app, "keys")
        await pilot.press("g", "x", "enter")
        assert "'x' is no turn and no event" in shown(app, "keys")
        await pilot.press("g", "q", "escape")
        assert cursor.position == 101
        await pilot.press("g", "enter", "right")
        assert cursor.position > 101, "the keys are the player's again"

    on_screen(cursor, script)


def test_search_takes_words_that_are_keys_elsewhere(record: MatchRecord) -> None:
    cursor = Cursor(record)

    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"attacks", "enter")
        first = cursor.place
        assert "attacks" in cursor.view.lines[first].text
        assert cursor.said in shown(app, "keys")
        await pilot.press("n")
        assert cursor.place > first
        await pilot.press("N")
        assert cursor.place == first
        await pilot.press("slash", "q", "j", "left", "end", "pagedown", "escape")
        assert cursor.place == first, "while it asks, keys are text"

    on_screen(cursor, script)


def test_a_seats_view_shows_its_hand_and_not_the_others(record: MatchRecord) -> None:
    cursor = Cursor(record, None, 80)

    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        sides = picture_of(cursor.board).sides
        assert shown(app, "board").count("hand: ") == 2
        for seat in (0, 1):
            await pilot.press("v")
            assert f"view: seat {seat} only" in shown(app, "title")
            hands = [row for row in shown(app, "board").split("\n") if "hand: " in row]
            assert len(hands) == 1
            assert all(name in hands[0] for name in sides[seat].hand)
            assert record.header.seats[1 - seat].deck not in shown(app, "title")

    on_screen(cursor, script)


def test_pages_open_scroll_and_close(record: MatchRecord) -> None:
    cursor = Cursor(record, None, 200)

    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        for key, title in (
            ("question_mark", "Keys"),
            ("c", "Cards on the field"),
            ("e", "Explained"),
        ):
            await pilot.press(key)
            await pilot.pause()
            page = app.screen
            assert isinstance(page, TextPage)
            box = page.query_one("VerticalScroll")
            assert str(box.border_title) == title
            before = cursor.position
            await pilot.press("down", "v", "g", "right")
            assert cursor.position == before
            assert box.scroll_offset.y == 1
            await pilot.press("escape")
            assert not isinstance(app.screen, TextPage)
        await pilot.press("right")
        assert cursor.position > 200

    on_screen(cursor, script)


def test_a_click_on_a_line_goes_there(record: MatchRecord) -> None:
    cursor = Cursor(record, None, 200)

    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        rows = shown(app, "log").split("\n")
        number = int(rows[0].split()[0])
        assert number < cursor.place
        await pilot.click("#log", offset=(20, 1))
        assert cursor.place == number

    on_screen(cursor, script)


def test_a_key_is_answered_at_once(store: Path) -> None:
    """A tenth of a second on a machine that does other things; 10 ms on one that does not."""
    with MatchStore.open(store) as opened:
        longest = max(opened.summaries(), key=lambda one: one.events)
        cursor = Cursor(opened.record(longest.id))
    app_draws = []

    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        cursor.last()
        for _ in range(10):
            started = time.perf_counter()
            app.action_backward("event")
            for pane in app.query(Pane):
                pane.render()
            app_draws.append(time.perf_counter() - started)

    on_screen(cursor, script, LARGE)
    assert sorted(app_draws)[5] < 0.1


HOSTILE = "[red]x[/] \x1b[2J\x07\u202e[@click=app.quit]bye[/] " + "long" * 200


def _renamed(definition: bytes) -> bytes:
    card = msgspec.json.decode(definition)
    return msgspec.json.encode(card | {"name": f"[b]\x1b[31m{card['name']}"})


def test_hostile_names_stay_text(record: MatchRecord) -> None:
    started = record.events[0]
    assert isinstance(started, MatchStarted)
    header = msgspec.structs.replace(started.header, seats=(Seat(HOSTILE, HOSTILE), Seat("", "")))
    names = {address: _renamed(data) for address, data in record.definitions.items()}
    cursor = Cursor(MatchRecord(record.id, [MatchStarted(header), *record.events[1:]], names))
    cursor.search("attacks")

    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        assert "[red]x[/] \\x1b[2J" in shown(app, "title")
        assert "[b]\\x1b[31m" in shown(app, "board")
        assert "[b]\\x1b[31m" in shown(app, "log")
        for key in ("c", "escape", "e", "escape", "home", "slash", "[", "enter"):
            await pilot.press(key)
            drawn = app.export_screenshot()
            assert "\x1b" not in drawn
            assert "\u202e" not in drawn

    on_screen(cursor, script)


def test_a_fault_gives_the_terminal_back_and_is_raised(
    record: MatchRecord, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a board that cannot be drawn")

    monkeypatch.setattr("cli.games.official.board.board_rows", broken)
    with pytest.raises(ZeroDivisionError, match="cannot be drawn"):
        show(Cursor(record), headless=True)
    assert "Traceback" not in capfd.readouterr().err


# --- the command ----------------------------------------------------------------------------------


def test_in_a_pipe_it_is_told_in_words(dcg: Run, store: Path, match: str) -> None:
    whole = dcg("replay", match, "--store", store).stdout
    assert whole.splitlines()[1] == "Set-up"
    seat = dcg("replay", match, "--seat", 0, "--store", store).stdout
    assert "Seat 1 draws 5 unknown cards" in seat
    assert "Seat 1 draws 5 unknown cards" not in whole
    every = dcg("replay", match, "--seat", 0, "--all", "--store", store).stdout
    assert any(
        line[:6].strip().isdigit() and "A card of Seat 0 turns out to be" in line
        for line in every.splitlines()
    ), "numbered like any other event of the seat's own log"
    at = dcg("replay", match, "--seat", 1, "--at", 60, "--store", store)
    assert at.exit_code == 0
    assert "   <--" in at.stdout


def test_from_is_for_the_screen(dcg: Run, store: Path, match: str) -> None:
    for more in (("--plain",), ("--at", 5), ()):
        says = complaint(dcg("replay", match, "--from", 3, *more, "--store", store))
        assert "--from is for the full screen" in says
    assert "'--seat'" in complaint(dcg("replay", match, "--seat", 2, "--store", store))


def at_a_terminal(
    arguments: list[str], keys: str = "", term: str = "xterm-256color"
) -> tuple[int, str]:
    """Runs a command at a terminal, types keys once it has drawn; its exit code and output."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = term
        os.execv(sys.executable, [sys.executable, "-c", _MAIN, *arguments])  # noqa: S606
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", SMALL[1], SMALL[0], 0, 0))
    out = b""
    until = time.monotonic() + 60
    typed = False
    while time.monotonic() < until:
        if not typed and b"quit" in out:
            os.write(terminal, keys.encode())
            typed = True
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                out += os.read(terminal, 65536)
            except OSError:
                break
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), out.decode(errors="replace")


_MAIN = "import sys; from cli.main import main; main(sys.argv[1:])"


def test_on_a_terminal_it_takes_the_whole_screen_and_gives_it_back(store: Path, match: str) -> None:
    code, out = at_a_terminal(["replay", match, "--store", str(store)], "q")
    assert code == 0, out
    assert "\x1b[?1049h" in out
    assert out.rindex("\x1b[?1049l") > out.rindex("\x1b[?1049h")
    assert "view: all hands" in out
    assert "Traceback" not in out


@pytest.mark.parametrize(
    ("more", "term"), [(["--at", "60", "--plain"], "xterm-256color"), ([], "dumb")]
)
def test_words_are_told_on_a_terminal_too(
    store: Path, match: str, more: list[str], term: str
) -> None:
    code, out = at_a_terminal(["replay", match, *more, "--store", str(store)], term=term)
    assert code == 0
    assert "\x1b[?1049h" not in out
    assert "goes first" in out or "<--" in out
