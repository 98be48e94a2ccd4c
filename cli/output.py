"""Where output goes: text and tables on stdout, progress and complaints on stderr."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from decimal import Decimal
from typing import Any, NamedTuple

import click
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from dcg.harmless import inert, one_line

FORMATS = ("table", "json", "csv")


class Column(NamedTuple):
    """A column: its name in every format, its heading in a table, how a table shows its values."""

    name: str
    heading: str = ""
    right: bool = False
    show: Any = str


def percent(share: float) -> str:
    """`51.0 %`."""
    return f"{share * 100:.1f} %"


def console(*, plain: bool = False, error: bool = False) -> Console:
    """A console that takes no text for markup. `plain`: no colours, as narrow as it comes."""
    file = sys.stderr if error else sys.stdout
    return Console(
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
            say(text)
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
    """Columns as wide as what is in them, never cut: a long line wraps, or goes on in a pipe."""
    screen = console()
    cells = [
        [
            inert("" if value is None else column.show(value))
            for column, value in zip(columns, row, strict=True)
        ]
        for row in found
    ]
    heads = [inert(column.heading or column.name) if column.name else "" for column in columns]
    widths = [max(map(cell_len, texts)) for texts in zip(heads, *cells, strict=True)]
    if title:
        screen.print(Text(inert(title), style="italic"), soft_wrap=True)
    screen.print(Text(_line(columns, heads, widths), style="bold"), soft_wrap=True)
    screen.print(Text("  ".join("-" * width for width in widths)), soft_wrap=True)
    for row in cells:
        screen.print(Text(_line(columns, row, widths)), soft_wrap=True)


def _line(columns: Sequence[Column], row: Sequence[str], widths: Sequence[int]) -> str:
    parts = []
    for column, text, width in zip(columns, row, widths, strict=True):
        space = " " * (width - cell_len(text))
        parts.append(space + text if column.right else text + space)
    return "  ".join(parts).rstrip()


@contextmanager
def progress(what: str, total: int, *, quiet: bool) -> Iterator[Any]:
    """A progress bar on stderr; the function it gives is called with how much is done.

    Nothing is shown with `quiet`, or where stderr is no terminal.
    """
    screen = console(error=True)
    if quiet or not screen.is_terminal:
        yield lambda done: None
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
        yield lambda done: bar.update(task, completed=done)
