"""The console command `dcg`."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from keyword import iskeyword
from typing import Any, NoReturn

import click
from click.shell_completion import CompletionItem

from cli.errors import (
    BAD_INPUT,
    DONE,
    FAULT,
    INTERRUPTED,
    NOT_READ,
    TRACEBACK,
    BadInput,
    complaint,
    fault,
    report,
)
from dcg.build import build

COMMANDS = {
    "demo": "Plays a few hundred matches and shows the rest.",
    "simulate": "Plays matches between decks and records them.",
    "play": "Plays a match at the terminal: you against a program.",
    "matches": "Lists the matches of a store, newest first.",
    "replay": "Shows a match: a full screen to step through, words, or a page.",
    "explain": "Explains one event of a match.",
    "bisect": "Finds when something becomes true in a match.",
    "branch": "Plays a match on in another way from an event, once or often.",
    "diff": "Finds where two matches part, and shows both boards.",
    "verify": "Proves a match, or all: bytes, then every event.",
    "export": "Writes a match, with its cards, into one file.",
    "import": "Stores matches from such files.",
    "forget": "Removes a match from a store.",
    "store": "Repairs a damaged store, or salvages what is whole.",
    "stats": "What the recorded matches say, with n and interval.",
    "sql": "Asks the analytics database in SQL (DuckDB's).",
    "report": "Writes one HTML page of charts and tables.",
    "decks": "Decks: the built-in ones, and what is in them.",
    "cards": "Cards: what the engine knows of them.",
    "scenario": "Scenarios: a board, a script, what must then be true.",
    "rules": "Clauses of the rules: what proves them, and the code that cites them.",
    "position": "Positions: boards described in documents.",
    "completion": "Prints the script that makes a shell complete dcg's commands.",
}
"""What each command does, in short. Its module, of the same name, is read when it is used: neither
`--help` nor the Tab key waits for DuckDB."""


class Dcg(click.Group):
    """Loads commands when they are used, and says what went wrong in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which a newcomer meets them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in COMMANDS:
            return None
        module = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name
        command = importlib.import_module(f"cli.commands.{module}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands, without reading them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Commands and options, without reading the commands."""
        found = [
            CompletionItem(name, help=text)
            for name, text in COMMANDS.items()
            if name.startswith(incomplete)
        ]
        return [*found, *click.Command.shell_complete(self, ctx, incomplete)]

    def invoke(self, ctx: click.Context) -> Any:
        """Runs the command; what a match stops that no import takes is that match's fault, not ours."""
        try:
            return super().invoke(ctx)
        except (click.exceptions.Exit, click.Abort):
            raise
        except BrokenPipeError:
            # What is still to be written goes nowhere: writing it at the end would fail once more.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise click.exceptions.Exit(NOT_READ) from None
        except Exception as error:
            from cli.asked import refused_match  # noqa: PLC0415 - only where something is wrong

            if complaint(error) is None and (wrong := refused_match(ctx)):
                raise BadInput(wrong) from error
            raise

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Runs, and exits with 0 done, 1 found what was asked about, 2 bad input, 130 Ctrl-C, 141 `| head`."""
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            error.show(sys.stdout)
            sys.exit(DONE)
        except (KeyboardInterrupt, click.Abort):
            report("interrupted")
            sys.exit(INTERRUPTED)
        except Exception as error:
            line = complaint(error)
            if line is None:
                if os.environ.get(TRACEBACK):
                    raise
                report(fault(error))
                sys.exit(FAULT)
            report(line)
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else DONE)


@click.command(
    cls=Dcg,
    epilog="Exit codes: 0 done, 1 a difference or failure that was asked about, "
    "2 bad usage or input, 70 a fault in dcg itself, 130 interrupted, 141 the output was not read on.",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(
    package_name="dcg", prog_name="dcg", message=f"%(prog)s, version %(version)s ({build()})"
)
def dcg() -> None:
    """Plays, records, replays and analyses matches of the Digimon Card Game, and with --game of
    Digimon Battle Evolution.

    Start with `dcg demo`. Every command has its own --help with an example.
    """


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # a terminal that lacks a sign shows its escape instead
            reconfigure(errors="backslashreplace")
    dcg.main(args=arguments, prog_name="dcg")
