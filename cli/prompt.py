"""The prompt of `dcg sql`: statements over several lines, history, completion of names."""

from __future__ import annotations

import os
import readline
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from analytics.errors import AnalyticsError
from analytics.query import columns_of, tables
from cli.errors import BadInput, close, report
from cli.output import Column, rows, say

HISTORY = "dcg_sql_history"
_KEPT = 1000
_HELP = """End a statement with a semicolon; it may take several lines.
  .tables         what can be asked
  .schema TABLE   the columns of a table or view
  .quit           leave (Ctrl-D does, too)"""


class Prompt:
    """Reads statements and commands until the end, and shows each answer."""

    def __init__(self, database: Any, answer: Callable[[str], None]) -> None:
        self._database = database
        self._answer = answer
        self._names = [name for name, _, _ in tables(database)]

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
                    if text.startswith("."):
                        self._command(text)
                    elif text.strip(";").strip():
                        self._answer(text)
                except (AnalyticsError, BadInput) as error:
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
            if not lines and line.strip() in (".quit", ".exit"):
                return None
            lines.append(line)
            text = "\n".join(lines).strip()
            if text.startswith(".") or text.endswith(";") or not text:
                return text

    def _command(self, text: str) -> None:
        word, _, rest = text.rstrip(";").partition(" ")
        name = rest.strip()
        if word == ".tables":
            columns = [Column("name"), Column("kind"), Column("what it is")]
            rows(columns, tables(self._database), "table")
        elif word == ".schema" and name:
            found = columns_of(self._database, name)
            if not found:
                raise BadInput(f"there is no table {name!r}{close(name, self._names)}")
            rows([Column("column"), Column("type"), Column("meaning")], found, "table")
        elif word == ".schema":
            raise BadInput(f"which table? .schema TABLE, of: {', '.join(self._names)}")
        elif word == ".help":
            for line in _HELP.splitlines():
                say(line)
        else:
            raise BadInput(
                f"no such command {word!r}{close(word, ['.tables', '.schema', '.help', '.quit'])}"
            )

    def _complete(self, text: str, state: int) -> str | None:
        found = [name for name in self._names if name.startswith(text)]
        return found[state] if state < len(found) else None


def history_file() -> Path:
    """Where what was typed is kept, for this user alone."""
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(state) / "dcg" / HISTORY
