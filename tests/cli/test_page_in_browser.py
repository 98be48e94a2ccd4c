"""The web page of a match in Chromium: it steps as the terminal does, and asks for nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.page import content, page
from cli.viewer.cursor import Cursor
from cli.viewer.telling import Telling
from dcg import Match
from dcg.kernel.event import AnswerEvent
from dcg.record import MatchRecord
from replays.steps import Unit
from replays.store import MatchStore
from tests.cli.boards import picture_of
from tests.cli.chromium import Chromium, chromium, needs_chromium
from tests.cli.test_page import hostile
from tests.official.words.test_influenced import BOARD

pytestmark = needs_chromium


@pytest.fixture(scope="module")
def record(store: Path, match: str) -> MatchRecord:
    with MatchStore.open(store) as opened:
        return opened.record(match)


@pytest.fixture(scope="module")
def folder(record: MatchRecord, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("pages")
    (path / "whole.html").write_text(page(content(record)), "utf-8")
    (path / "own.html").write_text(page(content(record, 1)), "utf-8")
    (path / "hostile.html").write_text(page(content(hostile(record))), "utf-8")
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with chromium() as found:
        yield found


@pytest.fixture
def opened(browser: Chromium, folder: Path) -> Iterator[Chromium]:
    """The page of the whole match at its start, on a wide screen; nothing may go wrong in it."""
    browser.screen(1440, 900)
    browser.asked.clear()
    browser.errors.clear()
    browser.open(folder / "whole.html")
    yield browser
    assert browser.errors == []
    assert {one.partition("#")[0] for one in browser.asked} <= {
        (folder / "whole.html").as_uri(),
        (folder / "own.html").as_uri(),
        (folder / "hostile.html").as_uri(),
        "about:blank",
    }, "the page asks for nothing"


def now(browser: Chromium) -> str:
    return browser.run("document.getElementById('now').textContent")


def position(browser: Chromium) -> int:
    return browser.run("state.position")


def address(browser: Chromium) -> str:
    return browser.run("location.hash")


def visible(browser: Chromium, selector: str) -> list[str]:
    return browser.run(
        f"[...document.querySelectorAll({json.dumps(selector)})].map(one => one.textContent)"
    )


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_it_stops_where_the_terminal_stops(opened: Chromium, record: MatchRecord, seat) -> None:
    """From every position, by every unit, both ways, with bookkeeping and without."""
    telling = Telling(record, seat)
    number = 0 if seat is None else seat + 1
    for every, steps in ((False, telling.news_steps), (True, telling.every_step)):
        for unit in Unit:
            for way, method in (("next", steps.next), ("previous", steps.previous)):
                found = opened.run(
                    f"Array.from({{length: views[{number}].end + 1}}, (_, place) =>"
                    f" views[{number}].{way}(place, '{unit}', {json.dumps(every)}))"
                )
                assert found == [method(place, unit) for place in range(steps.end + 1)]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_places_numbers_turns_and_causes_are_the_terminals(
    opened: Chromium, record: MatchRecord, seat
) -> None:
    telling = Telling(record, seat)
    view = f"views[{0 if seat is None else seat + 1}]"
    count = len(record.events)
    assert opened.run(f"Array.from({{length: {count}}}, (_, n) => {view}.placeOf(n))") == [
        telling.place_of(number) for number in range(count)
    ]
    end = len(telling.events)
    numbers = opened.run(
        f"Array.from({{length: {end + 1}}}, (_, n) => [{view}.numberOf(n), {view}.turnAt(n)])"
    )
    assert numbers == [
        [telling.number_of(place), telling.every_step.turn_at(place)] for place in range(end + 1)
    ]
    whys = opened.run(
        f"Array.from({{length: {end}}}, (_, n) => {view}.why(n).map((link, number) =>"
        f" link.place < 0 ? link.within : number ?"
        f" `in this ${{link.within}}, because: ${{{view}.lines[link.place]}}` :"
        f" {view}.lines[link.place]))"
    )
    assert whys == [[words for _, words in telling.chain(place)] for place in range(end)]


def test_keys_move_as_in_the_terminal(opened: Chromium, record: MatchRecord) -> None:
    cursor = Cursor(record)
    moves = {
        "ArrowRight": lambda: cursor.forward(Unit.EVENT),
        "ArrowLeft": lambda: cursor.back(Unit.EVENT),
        "ArrowDown": lambda: cursor.forward(Unit.ACTION),
        "ArrowUp": lambda: cursor.back(Unit.ACTION),
        "PageDown": lambda: cursor.forward(Unit.TURN),
        "PageUp": lambda: cursor.back(Unit.TURN),
        "End": cursor.last,
        "Home": cursor.first,
        "a": cursor.toggle_bookkeeping,
    }
    keys = [
        "ArrowRight",
        "ArrowRight",
        "ArrowDown",
        "ArrowDown",
        "PageDown",
        "PageDown",
        "ArrowRight",
        "ArrowDown",
        "ArrowLeft",
        "a",
        "ArrowRight",
        "ArrowRight",
        "ArrowLeft",
        "ArrowUp",
        "PageUp",
        "a",
        "ArrowLeft",
        "End",
        "ArrowLeft",
        "ArrowUp",
        "Home",
    ]
    for key in keys:
        opened.press(key)
        moves[key]()
        assert position(opened) == cursor.position, key
        if cursor.place >= 0:
            assert now(opened) == cursor.view.lines[cursor.place].text


def test_the_board_drawn_is_the_board(opened: Chromium, record: MatchRecord) -> None:
    telling = Telling(record)
    for place in range(0, len(record.events) + 1, 31):
        opened.run(f"go({place})")
        board = picture_of(telling.board(place))
        for side in board.sides:
            root = f".seat{side.seat}"
            counts = visible(opened, f"{root} .pile .count")
            assert counts == [
                str(one) for one in (side.security, side.deck, side.digi_eggs, len(side.trash))
            ]
            assert visible(opened, f"{root} .hand .chip") == list(side.hand)
            assert visible(opened, f"{root} .battle .card .name") == [
                held.name for held in side.battle_area
            ]
            assert len(visible(opened, f"{root} .battle .suspended")) == sum(
                held.suspended for held in side.battle_area
            )
            under = [name for held in side.battle_area for name in held.under]
            assert visible(opened, f"{root} .battle .under li") == under
            dp = [f"{held.dp} DP" for held in side.battle_area if held.dp is not None]
            assert visible(opened, f"{root} .battle .dp") == dp
            assert len(visible(opened, f"{root} .breeding .card")) == bool(side.breeding_area)
        assert visible(opened, ".gauge .here") == [str(abs(board.memory))]
        assert visible(opened, ".notes li") == list(board.notes)


def test_a_step_marks_what_it_changed_and_a_jump_marks_nothing(
    opened: Chromium, record: MatchRecord
) -> None:
    drawing = next(
        line.place
        for line in Telling(record).lines
        if line.turn > 1 and line.text.startswith("Seat 0 draws")
    )
    opened.run(f"go({drawing})")
    assert visible(opened, ".changed") == []
    opened.press("ArrowRight")
    marked = opened.run("[...document.querySelectorAll('.changed')].map(one => one.className)")
    assert marked == ["pile deck changed", "hand changed"]
    assert len(visible(opened, ".seat0 .changed")) == 2


def test_the_address_names_the_position_and_leads_back_to_it(
    opened: Chromium, folder: Path, record: MatchRecord
) -> None:
    opened.run("toEvent(200)")
    opened.press("v")
    where, text = address(opened), now(opened)
    assert "view=0" in where
    opened.open(folder / "whole.html", where)
    assert (address(opened), now(opened)) == (where, text)
    assert opened.run("view().seat") == 0
    opened.open(folder / "whole.html", "#turn=3")
    assert opened.run("view().turnAt(state.position)") == 3
    for nonsense in ("#event=99999", "#event=x&view=7", "#%E0%A4", "#event=-5", "#turn=999"):
        opened.open(folder / "whole.html", nonsense)
        assert position(opened) == 0


def test_going_round_the_views_comes_back_to_the_same_event(opened: Chromium) -> None:
    for number in (120, 121, 122, 300):
        opened.run(f"toEvent({number})")
        for seat in (0, 1, None):
            opened.press("v")
            assert opened.run("view().seat") == seat
        assert opened.run("state.count") == number + 1


def test_a_seats_view_shows_backs_and_no_deck_of_the_other(opened: Chromium, record) -> None:
    opened.run("toEvent(60)")
    opened.press("v")
    assert set(visible(opened, ".seat1 .hand .chip")) == {""}
    assert len(visible(opened, ".seat1 .hand .back")) > 0
    assert visible(opened, ".seat1 .deckname") == ["an unknown deck"]
    assert record.header.seats[1].deck not in opened.run("document.querySelector('h1').textContent")


def test_search_goes_through_what_is_told(opened: Chromium, record: MatchRecord) -> None:
    cursor = Cursor(record)
    opened.press("/")
    assert opened.run("document.activeElement.id") == "words"
    opened.call("Input.insertText", text="attacks SEAT")
    opened.run("document.getElementById('search').requestSubmit()")
    cursor.search("attacks SEAT")
    assert position(opened) == cursor.position
    opened.run("document.activeElement.blur()")
    for key, forward in (("n", True), ("n", True), ("N", False)):
        opened.press(key)
        cursor.find(forward=forward)
        assert position(opened) == cursor.position
    assert len(visible(opened, "#log .hit")) == sum(
        "attacks seat" in line.text.casefold() for line in cursor.lines
    )
    opened.run("state.found = 'no such words'")
    opened.press("n")
    assert "Nothing told here" in visible(opened, "#said")[0]


def test_buttons_slider_log_and_causes_lead_somewhere(opened: Chromium, record) -> None:
    opened.run("document.querySelector('[data-go=next-turn]').click()")
    first = position(opened)
    assert first > 0
    opened.run("document.querySelectorAll('#log li')[40].click()")
    assert now(opened) == visible(opened, "#log li .text")[40]
    opened.run("byId('slider').value = 99; byId('slider').dispatchEvent(new Event('input'))")
    assert position(opened) == 99
    opened.run("byId('turn').value = '2'; byId('turn').dispatchEvent(new Event('change'))")
    assert opened.run("view().turnAt(state.position)") == 2
    attack = next(line.place for line in Telling(record).lines if "attacks Seat" in line.text)
    opened.run(f"go({attack + 1})")
    opened.run("[...document.querySelectorAll('#why [data-place]')].at(-1).click()")
    assert isinstance(record.events[position(opened) - 1], AnswerEvent)


def test_it_plays_by_itself_until_it_is_stopped(opened: Chromium) -> None:
    opened.run("byId('speed').value = '150'")
    opened.press(" ")
    opened.run("new Promise(done => setTimeout(done, 700))")
    assert position(opened) > opened.run("view().stops('event', false)[2]")
    opened.press(" ")
    here = position(opened)
    opened.run("new Promise(done => setTimeout(done, 400))")
    assert position(opened) == here
    opened.run("go(view().end - 1)")
    opened.press(" ")
    opened.run("new Promise(done => setTimeout(done, 400))")
    assert opened.run("state.playing") == 0, "it stops at the end"


def test_help_says_what_the_file_holds(opened: Chromium, folder: Path) -> None:
    opened.press("?")
    assert opened.run("byId('help').open")
    assert "holds the whole match" in visible(opened, "#privacy")[0]
    opened.press("ArrowRight")
    assert position(opened) == 0, "keys are the dialog's while it is open"
    opened.open(folder / "own.html")
    assert "nothing else" in visible(opened, "#privacy")[0]
    assert visible(opened, "#views") == ["as Seat 1 knew it"]
    opened.press("v")
    assert opened.run("view().seat") == 1


def test_a_swipe_steps(opened: Chromium, folder: Path) -> None:
    opened.screen(390, 844, phone=True)
    opened.open(folder / "whole.html", "#event=120")
    opened.press("ArrowRight")
    before = position(opened)
    box = opened.run(
        "(({x, y}) => [x, y])(document.querySelector('.side').getBoundingClientRect())"
    )
    opened.swipe(300, int(box[1]) + 60, -150)
    assert position(opened) > before
    opened.swipe(100, int(box[1]) + 60, 150)
    assert position(opened) == before


@pytest.mark.parametrize("dark", [False, True])
def test_a_phone_shows_it_without_scrolling_sideways(opened: Chromium, folder, dark) -> None:
    opened.screen(390, 844, phone=True, dark=dark)
    for name, events in (("whole.html", (0, 60, 200, 400)), ("hostile.html", (200,))):
        for event in events:
            opened.open(folder / name, f"#event={event}")
            assert opened.run("document.documentElement.scrollWidth") <= 390
    sizes = opened.run(
        "[...document.querySelectorAll('#transport button')].map(one => one.getBoundingClientRect())"
        ".filter(box => box.width).map(box => Math.min(box.width, box.height))"
    )
    assert len(sizes) == 9
    assert min(sizes) >= 40
    paper = opened.run("getComputedStyle(document.body).backgroundColor")
    assert (sum(map(int, paper[4:-1].split(","))) < 120) is dark


@pytest.mark.parametrize("width", [1200, 1024, 1440, 390])
def test_what_a_pile_is_called_stays_inside_it(opened: Chromium, folder: Path, width: int) -> None:
    opened.screen(width, 900)
    opened.open(folder / "whole.html", "#event=60")
    over = opened.run(
        "[...document.querySelectorAll('.pile .label')].filter(one => one.scrollWidth > one.clientWidth"
        " || one.getBoundingClientRect().right > one.parentElement.getBoundingClientRect().right - 4)"
        ".map(one => one.textContent)"
    )
    assert over == []


def test_hostile_names_are_text(opened: Chromium, folder: Path) -> None:
    opened.open(folder / "hostile.html")
    elements = opened.run("[document.images.length, document.scripts.length]")
    for event in (0, 60, 200, 400):
        opened.run(f"toEvent({event})")
        assert opened.run("[document.images.length, document.scripts.length]") == elements == [0, 2]
    assert "</script><img src=x" in visible(opened, ".deckname")[0]
    assert "\\u202e" in visible(opened, ".deckname")[0], "what turns the text round is spelled out"
    assert opened.dialogs == []


def test_the_current_event_is_announced_and_the_line_marked(opened: Chromium) -> None:
    opened.run("toEvent(100)")
    assert opened.run("byId('now').getAttribute('aria-live')") == "polite"
    marked = visible(opened, "#log [aria-current] .text")
    assert marked == [now(opened)]
    unnamed = opened.run(
        "[...document.querySelectorAll('button, input, select')]"
        ".filter(one => !(one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length)).length"
    )
    assert unnamed == 0


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_tells_what_it_says(opened: Chromium, folder: Path, phone: bool) -> None:
    """Wherever it lies: clicked, tapped or reached by keys. Hovering shows the same."""
    if phone:
        opened.screen(390, 844, phone=True)
    opened.open(folder / "whole.html", "#event=200")
    for where in (".hand .chip", ".card", ".under li", ".trash .top", ".trash-list li"):
        shown = f"document.querySelector('#board {where}')"
        assert opened.run(f"{shown}.dataset.card") is not None, where
        opened.run(f"{shown}.click()")
        assert opened.run("byId('card-text').open")
        number = opened.run(f"Number({shown}.dataset.card)")
        told = visible(opened, "#card-title, #card-lines li")
        assert told == [line.strip() for line in opened.run(f"cards[{number}].text")]
        assert opened.run(f"{shown}.title") == opened.run(f"cards[{number}].text.join('\\n')")
        before = position(opened)
        opened.press("ArrowRight")
        assert position(opened) == before, "keys are the dialog's while it is open"
        opened.run("byId('card-text').close()")
    opened.run("document.querySelector('#board .card').focus()")
    opened.press("Enter")
    assert opened.run("byId('card-text').open")
    assert opened.run("document.documentElement.scrollWidth <= innerWidth")


def test_what_a_hostile_card_says_is_text(opened: Chromium, folder: Path) -> None:
    opened.open(folder / "hostile.html", "#event=200")
    evil = opened.run(
        "cards.findIndex(card => card.text.some(line => line.includes('<img src=x')))"
    )
    assert evil >= 0
    opened.run(f"tell({evil})")
    assert "<img src=x" in "".join(visible(opened, "#card-title, #card-lines li"))
    assert opened.run("[document.images.length, document.scripts.length]") == [0, 2]
    assert opened.run(
        "document.querySelector('#card-text').getBoundingClientRect().right <= innerWidth"
    )
    assert opened.dialogs == []


def test_keyword_effects_stand_on_the_cards(browser: Chromium, tmp_path: Path) -> None:
    (tmp_path / "board.yaml").write_text(BOARD.replace("get +2000 DP", "can't attack"), "utf-8")
    match = Match.from_position(tmp_path / "board.yaml")
    made = tmp_path / "board.html"
    made.write_text(page(content(match.record)), "utf-8")
    browser.screen(1440, 900)
    browser.open(made)
    browser.run("go(view().end)")
    scout = ".seat0 .battle .standing:first-child"
    assert visible(browser, f"{scout} .ability") == ["<Blocker>", "<Security A. -1>"]
    assert visible(browser, f"{scout} .limit") == ["cannot attack"]
