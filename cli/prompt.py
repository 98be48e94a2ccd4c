"""The prompt of `dcg sql`: statements over several lines, history, completion of names."""

from __future__ import annotations

import os
import readline
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from analytics.errors import AnalyticsError
from cli.errors import BadInput, report
from cli.output import say
from cli.sql_words import LEAVING, is_word
from replays.errors import StoreError, TookTooLong

HISTORY = "dcg_sql_history"
_KEPT = 1000


class Prompt:
    """Reads statements and commands until the end, and shows each answer."""

    def __init__(self, names: Callable[[], Iterable[str]], answer: Callable[[str], None]) -> None:
        """`names` gives what can be completed, asked at the first completion; `answer` shows the answer
        to a statement or another word."""
        self._names = names
        self._answer = answer

    def run(self) -> None:
        """Asks until the input ends or `.quit`. A refused statement is one line, and asks again."""
        history = history_file()
        with suppress(OSError):
            readline.read_history_file(history)
        readline.set_history_length(_KEPT)
        readline.set_completer(self._complete)
        readline.parse_and_bind("tab: complete")
        say("DuckDB on the analytics database, which can only be read. .help helps, .quit leaves.")
        try:
            while (text := self._statement()) is not None:
                try:
                    if text.strip(";").strip():
                        self._answer(text)
                except (AnalyticsError, StoreError, TookTooLong, BadInput) as error:
                    report(str(error))
                except KeyboardInterrupt:
                    report("interrupted")
        finally:
            with suppress(OSError):
                history.parent.mkdir(parents=True, exist_ok=True)
                readline.write_history_file(history)
                history.chmod(0o600)

    def _statement(self) -> str | None:
        """The next statement or command; None at the end."""
        lines: list[str] = []
        while True:
            try:
                line = input("    ...> " if lines else "dcg sql> ")
            except EOFError:
                say()
                return None
            except KeyboardInterrupt:
                say()
                lines.clear()
                continue
            if not lines and line.strip() in LEAVING:
                return None
            lines.append(line)
            text = "\n".join(lines).strip()
            if is_word(text) or text.endswith(";") or not text:
                return text

    def _complete(self, text: str, state: int) -> str | None:
        found = [name for name in self._names() if name.startswith(text)]
        return found[state] if state < len(found) else None


def history_file() -> Path:
    """Where what was typed is kept, for this user alone."""
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(state) / "dcg" / HISTORY
