"""The full-screen player: panes around a cursor, and the keys that move it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Input, Label

from cli.board.clipping import clipped
from cli.viewer.cursor import Cursor
from cli.viewer.log import Row, log_rows
from cli.viewer.pages import cards_page, explained_page, help_page
from cli.viewer.reasons import reason_rows
from cli.viewer.sheet import TextPage
from dcg.harmless import inert
from dcg.kernel.absent import NO_EVENT
from replays.steps import Unit

WIDE = 110
"""From so many columns on, the board is beside the log."""

SIDE = 4
"""Rows the log and the causes have at least, headings and all."""

KEYS = (
    ("\u2190\u2192", "event"),
    ("\u2191\u2193", "action"),
    ("PgUp/Dn", "turn"),
    ("g", "go"),
    ("/", "find"),
    ("v", "view"),
    ("a", "all"),
    ("?", "help"),
    ("q", "quit"),
)


QUESTIONS = {
    "go": ("Go to", "a turn (5) or an event (e603)"),
    "search": ("Find", "words in what is told"),
}


_GOAL = re.compile(r"(?:(?P<event>e|event|#)|t|turn)? *(?P<number>[0-9]{1,9})")


class Pane(Widget):
    """Rows made for the size the pane has."""

    DEFAULT_CSS = "Pane { width: 100%; height: 1fr; }"

    version: reactive[int] = reactive(0)

    def __init__(self, draw: Callable[[int, int], Sequence[Text]], name: str) -> None:
        super().__init__(id=name)
        self._draw = draw

    def render(self) -> Text:
        """As many rows as there is room for."""
        width, height = self.size
        out = Text(no_wrap=True, overflow="crop", end="")
        if width > 0 and height > 0:
            for number, row in enumerate(self._draw(width, height)[:height]):
                out.append("\n" if number else "").append_text(row)
        return out


class ReplayApp(App[None]):
    """Shows a match where its cursor is."""

    TITLE = "dcg replay"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""
    CSS = """
    Screen { layout: vertical; }
    #title, #place, #keys { height: 1; }
    #question { height: 1; display: none; }
    #asked { width: auto; text-style: bold; }
    #ask { width: 1fr; height: 1; border: none; padding: 0; }
    #body { height: 1fr; }
    #side { height: 1fr; }
    #log { height: 3fr; border-top: solid $primary; }
    #why { height: 2fr; min-height: 2; border-top: solid $primary; }
    .wide #body { layout: horizontal; }
    .wide #board { width: 1fr; margin-right: 1; border-top: solid $primary; }
    .wide #side { width: 1fr; height: 100%; }
    .wide #log { height: 3fr; }
    .wide #why { height: 1fr; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l", "forward('event')"),
        Binding("left,h", "backward('event')"),
        Binding("down,j", "forward('action')"),
        Binding("up,k", "backward('action')"),
        Binding("pagedown,right_square_bracket", "forward('turn')"),
        Binding("pageup,left_square_bracket", "backward('turn')"),
        Binding("home", "move('first')"),
        Binding("end,G", "move('last')"),
        Binding("g", "ask('go')"),
        Binding("slash", "ask('search')"),
        Binding("n", "find(True)"),
        Binding("N", "find(False)"),
        Binding("v", "move('toggle_view')"),
        Binding("a", "move('toggle_bookkeeping')"),
        Binding("c", "page('cards')"),
        Binding("e", "page('explained')"),
        Binding("question_mark,f1", "page('help')"),
        Binding("q,ctrl+c,ctrl+q", "quit"),
        Binding("escape", "leave_question", priority=True),
    ]

    def __init__(self, cursor: Cursor) -> None:
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.cursor = cursor
        self._asked = ""
        self._rows: list[Row] = []

    def _fatal_error(self) -> None:
        """No traceback over the screen: `show` raises what went wrong."""
        self._close_messages_no_wait()

    def compose(self) -> ComposeResult:
        """Title, board, log, why, place, keys."""
        yield Pane(self._title, "title")
        with Container(id="body"):
            yield Pane(self._board, "board")
            with Container(id="side"):
                yield Pane(self._told, "log")
                yield Pane(lambda width, height: reason_rows(self.cursor, width, height), "why")
        yield Pane(self._place, "place")
        yield Pane(self._keys, "keys")
        with Horizontal(id="question"):
            yield Label(id="asked")
            yield Input(id="ask", compact=True)

    def on_mount(self) -> None:
        """The keys go to the app, not to a pane."""
        self.query_one("#board").border_title = "Board"
        self.query_one("#log").border_title = "Log"
        self.query_one("#why").border_title = "Why"
        self.set_focus(None)

    def on_resize(self, event: events.Resize) -> None:
        """Beside each other where there is room."""
        self.screen_stack[0].set_class(event.size.width >= WIDE, "wide")
        self._make_room(event.size.width, event.size.height)

    def _make_room(self, width: int, height: int) -> None:
        """A board above the log has half of the screen, or up to two thirds of it if it needs to."""
        board = self.query_one("#board")
        if width >= WIDE:
            board.styles.height = "100%"
            return
        room = height - 3
        most = min(room * 2 // 3, room - SIDE)
        needed = max(room // 2 + 1, self.cursor.board.rows_needed(width))
        board.styles.height = max(1, min(needed, most))

    # --- what is drawn ------------------------------------------------------------------------

    def _board(self, width: int, height: int) -> list[Text]:
        return self.cursor.board.rows(width, height)

    def _title(self, width: int, height: int) -> list[Text]:
        cursor = self.cursor
        seats = " - ".join(
            ", ".join(part for part in (held.deck, held.player) if part) or "unknown"
            for held in cursor.view.header.seats
        )
        seat = cursor.view.seat
        whose = "view: all hands" if seat is None else f"view: seat {seat} only"
        room = width - len(whose) - 2
        engine = cursor.view.header.engine
        other = f"  recorded by {engine}" if engine != cursor.view.game.engine else ""
        named = f"{cursor.record.id[:8]}  {seats}{other}"
        row = Text().append_text(clipped(named, max(room, 1), "bold"))
        row.pad_right(max(room - row.cell_len, 0) + 2)
        return [row.append(whose, style="bold reverse" if seat is not None else "bold")]

    def _told(self, width: int, height: int) -> list[Text]:
        self._rows = log_rows(self.cursor, width, height)
        return [row.text for row in self._rows]

    def _place(self, width: int, height: int) -> list[Text]:
        cursor = self.cursor
        last = cursor.view.last
        at = cursor.view.number_of(cursor.position) - 1
        where = f"event {at} of {last}" if at >= 0 else f"before event 0 of {last}"
        turns = [turn for turn in cursor.steps.turns if turn]
        turn = f"turn {cursor.turn} of {turns[-1]}" if cursor.turn else "set-up"
        every = "  every event told" if cursor.every else ""
        left = "  left here, not over" if cursor.left_here else ""
        text = Text(f"{where}  {turn}{every}{left}  ", style="bold", no_wrap=True)
        room = width - text.cell_len - 2
        if room >= 10:
            done = round(room * cursor.position / max(len(cursor.view.events), 1))
            text.append(f"[{'#' * done}{'-' * (room - done)}]", style="dim")
        return [text]

    def _keys(self, width: int, height: int) -> list[Text]:
        if self.cursor.said:
            return [clipped(self.cursor.said, width, "bold reverse")]
        row = Text(no_wrap=True)
        for keys, what in KEYS:
            row.append(keys, style="bold").append(f" {what}  ")
        row.truncate(width, overflow="ellipsis")
        return [row]

    def _drawn_again(self) -> None:
        self._make_room(*self.size)
        for pane in self.query(Pane):
            pane.refresh()

    # --- what keys do -------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While something is asked, or a page is open, only its own keys count."""
        if action == "leave_question":
            return bool(self._asked)
        busy = bool(self._asked) or isinstance(self.screen, TextPage)
        own = action in ("quit", "forward", "backward", "move", "ask", "find", "page")
        return not (busy and own)

    def action_forward(self, unit: str) -> None:
        """To the next stop."""
        self.cursor.forward(Unit(unit))
        self._drawn_again()

    def action_backward(self, unit: str) -> None:
        """To the stop before."""
        self.cursor.back(Unit(unit))
        self._drawn_again()

    def action_move(self, how: str) -> None:
        """What a cursor does without being told more."""
        getattr(self.cursor, how)()
        self._drawn_again()

    def action_find(self, forward: bool) -> None:
        """To the next line found, or the one before."""
        self.cursor.find(forward=forward)
        self._drawn_again()

    def action_page(self, name: str) -> None:
        """Opens a page."""
        make = {"help": help_page, "cards": cards_page, "explained": explained_page}[name]
        self.push_screen(TextPage(*make(self.cursor)))

    def action_ask(self, what: str) -> None:
        """Asks where to go, or what to search for, in the last row."""
        self._asked = what
        field = self.query_one("#ask", Input)
        label, field.placeholder = QUESTIONS[what]
        self.query_one("#asked", Label).update(f"{label}: ")
        field.value = ""
        self.query_one("#question").display = True
        self.query_one("#keys").display = False
        field.focus()

    def action_leave_question(self) -> None:
        """Back to the keys."""
        self._asked = ""
        self.query_one("#question").display = False
        self.query_one("#keys").display = True
        self.set_focus(None)
        self._drawn_again()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was typed is done."""
        asked, typed = self._asked, event.value.strip()
        if typed and asked == "search":
            self.cursor.search(typed)
        elif typed:
            self._go(typed)
        self.action_leave_question()

    def _go(self, typed: str) -> None:
        found = _GOAL.fullmatch(typed.lower())
        if found is None:
            self.cursor.said = (
                f"{inert(typed)!r} is no turn and no event: 5 is turn 5, e603 event 603"
            )
        elif found["event"]:
            self.cursor.to_event(int(found["number"]))
        else:
            self.cursor.to_turn(int(found["number"]))

    def on_click(self, event: events.Click) -> None:
        """A line of the log that is clicked becomes the current one."""
        if self._asked or event.widget is None or event.widget.id != "log":
            return
        offset = event.get_content_offset(event.widget)
        if offset is not None and offset.y < len(self._rows):
            place = self._rows[offset.y].place
            if place != NO_EVENT:
                self.cursor.to_event(self.cursor.view.number_of(place + 1) - 1)
                self._drawn_again()


def show(cursor: Cursor, *, headless: bool = False) -> None:
    """Runs the player until it is left; raises what went wrong in it, the terminal given back."""
    app = ReplayApp(cursor)
    app.run(headless=headless)
    if app._exception is not None:
        raise app._exception
