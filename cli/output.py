"""Where output goes: text and tables on stdout, progress and complaints on stderr."""

from __future__ import annotations

import csv
import io
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from decimal import Decimal
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from cli.table import TableColumn, table_rows
from cli.wrapping import hanging
from dcg.harmless import inert, one_line

FORMATS = ("table", "json", "csv")


class Column(NamedTuple):
    """A column: its name in every format, its heading in a table, how a table shows its values.

    What is `whole` is never broken: a name that is typed into the next command. What is `seldom` there, or
    has no heading, is no column of a table in which no row has it.
    """

    name: str
    heading: str = ""
    right: bool = False
    show: Any = str
    whole: bool = False
    seldom: bool = False


def percent(share: float) -> str:
    """`51.0 %`."""
    return f"{share * 100:.1f} %"


class _Console(Console):
    """A console that leaves it to the command what happens when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """As of any other output."""
        raise BrokenPipeError


def console(*, plain: bool = False, error: bool = False) -> Console:
    """A console that takes no text for markup. `plain`: no colours, as narrow as it comes."""
    file = sys.stderr if error else sys.stdout
    return _Console(
        file=file,
        markup=False,
        emoji=False,
        highlight=False,
        no_color=plain or None,
        force_terminal=False if plain else None,
        soft_wrap=False,
    )


def say(text: str = "") -> None:
    """One plain line on stdout."""
    click.echo(inert(text))


def note(text: str, *, quiet: bool = False) -> None:
    """One plain line on stderr: what is no result."""
    if not quiet:
        click.echo(one_line(text), err=True)


def rows(
    columns: Sequence[Column],
    values: Iterable[Sequence[Any]],
    form: str,
    *,
    title: str = "",
    notes: Sequence[str] = (),
) -> None:
    """Prints rows: a table for people, JSON (a list of objects) or CSV for programs.

    `notes` stand under a table; in the other formats they go to stderr.
    """
    if form == "table":
        _table(columns, list(values), title)
    else:
        for text in as_data([column.name for column in columns], values, form):
            click.echo(text, nl=False)
    for text in notes:
        if form == "table":
            for row in fitted(text):
                say(row)
        else:
            note(text)


def as_data(names: Sequence[str], values: Iterable[Sequence[Any]], form: str) -> Iterator[str]:
    """Rows as the text of a JSON list of objects or of CSV with a header, by `form`, in pieces."""
    if form == "json":
        between = "[\n"
        for row in values:
            text = json.dumps([dict(zip(names, row, strict=True))], indent=1, default=_plain)
            yield between + text[2:-2]
            between = ",\n"
        yield "[]\n" if between == "[\n" else "\n]\n"
        return
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    told = _cell if raw_text() else _harmless_cell
    writer.writerow([told(name) for name in names])
    for row in values:
        writer.writerow([told(value) for value in row])
        yield out.getvalue()
        out.seek(0)
        out.truncate()
    yield out.getvalue()


def _plain(value: Any) -> Any:
    if isinstance(value, Decimal):
        return float(value)
    return value.hex() if isinstance(value, bytes) else str(value)


def _cell(value: Any) -> Any:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | dict | tuple):
        return inert(json.dumps(value, default=_plain, ensure_ascii=False))
    return inert(value) if isinstance(value, str) else value


_FORMULA = tuple("=+-@＝＋－＠\t\r")  # noqa: RUF001 - spreadsheets take the wide signs for the others
"""What a spreadsheet takes for the beginning of a formula."""
RAW_TEXT = "cli.raw_text"


def raw_text() -> bool:
    """Whether the command was given `--raw-text`."""
    context = click.get_current_context(silent=True)
    return context is not None and bool(context.meta.get(RAW_TEXT))


def _harmless_cell(value: Any) -> Any:
    """As `_cell`; text that a spreadsheet would calculate is led by an apostrophe."""
    found = _cell(value)
    return f"'{found}" if isinstance(found, str) and found.startswith(_FORMULA) else found


def _table(columns: Sequence[Column], found: Sequence[Sequence[Any]], title: str) -> None:
    """Columns as wide as what is in them; where the screen is narrower, as `table_rows` makes them."""
    screen = console()
    held = [
        TableColumn(
            inert(column.heading or column.name) if column.name else "",
            column.right,
            [inert("" if row[at] is None else column.show(row[at])) for row in found],
            column.whole,
        )
        for at, column in enumerate(columns)
    ]
    held = [
        one
        for one, column in zip(held, columns, strict=True)
        if any(one.cells) or (one.heading.strip() and not column.seldom)
    ]
    if title:
        screen.print(Text(inert(title), style="italic"), soft_wrap=True)
    for text, heading in table_rows(held, room()):
        screen.print(Text(text, style="bold" if heading else ""), soft_wrap=True)


def room() -> int | None:
    """How wide what is printed may be: the terminal's width, or what COLUMNS says; None without either,
    as in a pipe."""
    if os.environ.get("COLUMNS", "").isdecimal() or console().is_terminal:
        return max(console().width, 20)
    return None


def fitted(text: str) -> list[str]:
    """A line in rows that fit, broken between words; what goes on is indented."""
    width = room()
    return [text] if width is None else hanging(text, width)


@contextmanager
def progress(what: str, total: int, *, quiet: bool) -> Iterator[Any]:
    """A progress bar on stderr; the function it gives is called with how much is done, and with the
    total where that was not known before.

    Nothing is shown with `quiet`, or where stderr is no terminal.
    """
    screen = console(error=True)
    if quiet or not screen.is_terminal:
        yield lambda done, total=total: None
        return
    with Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done, total=total: bar.update(task, completed=done, total=total)
