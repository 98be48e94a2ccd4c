"""A page of text over the player: help, what cards do, an explanation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from cli.wrapping import hanging

Lines = Sequence[tuple[str, str]]
"""Harmless lines, each with its style."""


class Sheet(Static):
    """Lines wrapped for the width there is, what goes on below what it belongs to."""

    def __init__(self, lines: Lines) -> None:
        super().__init__()
        self._lines = lines

    def on_resize(self, event: events.Resize) -> None:
        """Wraps them again."""
        rows = [
            Text(row, style=style)
            for text, style in self._lines
            for row in hanging(text, event.size.width)
        ]
        self.update(Text("\n").join(rows))


class TextPage(ModalScreen[None]):
    """Text to scroll through; Escape, q or Enter leads back."""

    DEFAULT_CSS = """
    TextPage { align: center middle; }
    TextPage VerticalScroll {
        width: 90%; max-width: 110; height: auto; max-height: 90%;
        border: round $primary; padding: 0 1;
    }
    TextPage Sheet { width: 100%; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,question_mark", "app.pop_screen", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space,right_square_bracket", "scroll(10)", show=False),
        Binding("pageup,left_square_bracket", "scroll(-10)", show=False),
    ]

    def __init__(self, title: str, lines: Lines) -> None:
        super().__init__()
        self._heading = title
        self._lines = lines

    def compose(self) -> ComposeResult:
        """One box."""
        with VerticalScroll() as box:
            yield Sheet(self._lines)
        box.border_title = Text(self._heading)
        box.border_subtitle = "Esc: back"
        box.can_focus = False

    def action_scroll(self, rows: int) -> None:
        """Scrolls by so many rows."""
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)
