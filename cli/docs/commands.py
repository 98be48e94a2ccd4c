"""The command reference: what `--help` says, of every command."""

from __future__ import annotations

from collections.abc import Iterator

import click

from cli.main import dcg

WIDTH = 96

INTRODUCTION = """\
# Commands

Generated from the commands themselves (`make docs`); `dcg COMMAND --help` says the same.

`dcg` is installed into `.venv` by every `make` target: `. .venv/bin/activate`, or call `.venv/bin/dcg`.

| exit code | |
|---|---|
| 0 | done |
| 1 | a difference or failure that was asked about: `verify` found one, `bisect` never came true, a scenario failed |
| 2 | bad usage or input: one line on stderr says what was wrong and what would be right; nothing was changed |
| 70 | a fault in dcg itself; `DCG_TRACEBACK=1` shows where |
| 130 | interrupted (Ctrl-C): what was finished is stored |
| 141 | whoever read the output had enough of it, such as `head` |

Results go to stdout, progress and complaints to stderr. `--format json` gives a list of objects, `--format csv` a
header and rows; columns are only ever added. On a terminal, boards are drawn with boxes and colours; `--plain`, or a
pipe, gives lines. Names from outside cannot act on the terminal: control characters are shown as escapes.

A match is named by the first 4 or more characters of its id. An event is named by its number, counted from 0, which
`replay` shows in front of each line.
"""


def commands_page() -> str:
    """`docs/cli.md`."""
    parts = [INTRODUCTION]
    for path, help_text in helps(dcg, "dcg"):
        parts.append(f"## {path}\n\n```text\n{help_text}\n```\n")
    return "\n".join(parts)


def helps(command: click.Command, path: str) -> Iterator[tuple[str, str]]:
    """Every command that does something, and its help; a group stands for its commands."""
    context = click.Context(command, info_name=path, terminal_width=WIDTH)
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from helps(inner, f"{path} {name}")
    else:
        lines = command.get_help(context).splitlines()
        yield path, "\n".join(line.rstrip() for line in lines)
