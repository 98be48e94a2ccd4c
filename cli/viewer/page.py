"""A page of text over the player: help, what cards do, an explanation."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Page(ModalScreen[None]):
    """Text to scroll through; Escape, q or Enter leads back."""

    DEFAULT_CSS = """
    Page { align: center middle; }
    Page VerticalScroll {
        width: 90%; max-width: 110; height: auto; max-height: 90%;
        border: round $primary; padding: 0 1;
    }
    Page Static { width: 100%; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,question_mark", "app.pop_screen", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space,right_square_bracket", "scroll(10)", show=False),
        Binding("pageup,left_square_bracket", "scroll(-10)", show=False),
    ]

    def __init__(self, title: str, text: Text) -> None:
        super().__init__()
        self._heading = title
        self._text = text

    def compose(self) -> ComposeResult:
        """One box."""
        with VerticalScroll() as box:
            yield Static(self._text)
        box.border_title = Text(self._heading)
        box.border_subtitle = "Esc: back"
        box.can_focus = False

    def action_scroll(self, rows: int) -> None:
        """Scrolls by so many rows."""
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)
