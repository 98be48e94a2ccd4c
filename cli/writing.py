"""Results for programs, on stdout or in a file: the options `--format` and `--out`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import click

from cli.errors import BadInput
from cli.options import F, raw_text
from cli.output import FORMATS, Column, as_data, note, rows
from replays.whole_files import check_replaceable, writing

PARQUET = "parquet"
_FORMS = (*FORMATS, PARQUET)
_IN_FILES = tuple(form for form in _FORMS if form != "table")

Parquet = Callable[[Path], None]
"""Writes the same rows to a path as Parquet."""


def exported() -> Callable[[F], F]:
    """`--format` and `--out`, given to the command as `form` and `out` that go together."""

    def decorate(command: F) -> F:
        @wraps(command)
        def checked(*arguments: Any, form: str | None, out: Path | None, **given: Any) -> Any:
            return command(*arguments, form=_form(form, out), out=out, **given)

        decorated: Any = checked
        for option in reversed(_OPTIONS):
            decorated = option(decorated)
        return decorated  # type: ignore[no-any-return]

    return decorate


_OPTIONS = (
    click.option(
        "--format",
        "form",
        type=click.Choice(_FORMS),
        help="A table to read, or data for programs; left out, what --out's ending says.",
    ),
    click.option(
        "--out",
        type=click.Path(path_type=Path, dir_okay=False),
        help="Write to this file, replacing it; parquet is only written to files.",
    ),
    raw_text(),
)


def _form(form: str | None, out: Path | None) -> str:
    if out is None:
        if form == PARQUET:
            raise BadInput("parquet is written to a file: --out FILE.parquet names it")
        return form or "table"
    if form is None:
        form = out.suffix[1:].lower()
        if form not in _IN_FILES:
            raise BadInput(
                f"what format is {out}? --format says it: {', '.join(_IN_FILES)}, or end its name so"
            )
    if form == "table":
        raise BadInput("a table is for reading; --out writes json, csv or parquet")
    return form


def write(
    names: Sequence[str],
    values: Iterable[Sequence[Any]],
    form: str,
    out: Path | None,
    parquet: Parquet | None = None,
    *,
    notes: Sequence[str] = (),
) -> None:
    """Writes rows for programs. A file is complete or, where writing fails, as it was before."""
    if out is None:
        rows([Column(name) for name in names], values, form, notes=notes)
        return
    with replacing(out) as part:
        if form == PARQUET:
            assert parquet is not None
            parquet(part)
        else:
            with part.open("w", encoding="utf-8") as file:
                file.writelines(as_data(names, values, form))
    for text in notes:
        note(text)


@contextmanager
def replacing(out: Path) -> Iterator[Path]:
    """A path to write to, which takes the place of `out` when all went well. Raises `UnusableFile` for
    what `check_replaceable` refuses, and where writing fails."""
    check_replaceable(out)
    part = out.with_name(f".{out.name}.part")
    with writing(out):
        try:
            yield part
            part.replace(out)
        finally:
            part.unlink(missing_ok=True)
