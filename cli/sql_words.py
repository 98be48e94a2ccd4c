"""What can be said to `dcg sql` besides SQL: `.tables`, `.schema TABLE`, `.help`, and the text between."""

from __future__ import annotations

from collections.abc import Iterator

from analytics.query import catalogue
from cli.errors import BadInput
from cli.output import Column, rows, say
from dcg.decks import close

_HELP = """End a statement with a semicolon; it may take several lines.
  .tables         what can be asked
  .schema TABLE   the columns of a table or view
  .quit           leave (Ctrl-D does, too)"""
WORDS = (".tables", ".schema", ".help", ".quit")
LEAVING = (".quit", ".exit")


def is_word(text: str) -> bool:
    """Whether this is one of them and no SQL."""
    return text.lstrip().startswith(".")


def pieces(text: str) -> Iterator[str]:
    """A text in parts, in order: each line that is such a word, and the SQL between them.

    A line is one where a statement would begin.
    """
    held: list[str] = []
    for line in text.splitlines():
        between = not "".join(held).strip() or held[-1].rstrip().endswith(";")
        if between and is_word(line):
            yield from _sql(held)
            held = []
            yield line.strip()
        else:
            held.append(line)
    yield from _sql(held)


def _sql(lines: list[str]) -> Iterator[str]:
    if (text := "\n".join(lines)).strip():
        yield text


def answer_word(text: str, form: str) -> None:
    """Answers one of them, as a table or in a format for programs. Raises `BadInput`."""
    word, _, rest = text.strip().rstrip(";").partition(" ")
    name = rest.strip()
    if word in LEAVING:
        return
    if word == ".help":
        for line in _HELP.splitlines():
            say(line)
        return
    if word not in WORDS:
        raise BadInput(f"no such command {word!r}{close(word, WORDS)}")
    known = catalogue()
    if word == ".tables":
        rows([Column("name"), Column("kind"), Column("what it is")], known.tables, form)
    elif not name:
        raise BadInput(f"which table? .schema TABLE, of: {', '.join(known.columns)}")
    elif name not in known.columns:
        raise BadInput(f"there is no table {name!r}{close(name, list(known.columns))}")
    else:
        columns = [Column("column"), Column("type"), Column("meaning")]
        rows(columns, known.columns[name], form)
