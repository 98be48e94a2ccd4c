"""The console command `dcg`."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, NoReturn

import click

from cli.errors import BAD_INPUT, DONE, FAULT, INTERRUPTED, TRACEBACK, complaint, fault, report

COMMANDS = {
    "demo": "cli.commands.demo",
    "simulate": "cli.commands.simulate",
    "play": "cli.commands.play",
    "matches": "cli.commands.matches",
    "replay": "cli.commands.replay",
    "explain": "cli.commands.explain",
    "bisect": "cli.commands.bisect",
    "branch": "cli.commands.branch",
    "diff": "cli.commands.diff",
    "verify": "cli.commands.verify",
    "export": "cli.commands.export",
    "import": "cli.commands.import_",
    "stats": "cli.commands.stats",
    "sql": "cli.commands.sql",
    "report": "cli.commands.report",
    "decks": "cli.commands.decks",
    "cards": "cli.commands.cards",
    "scenario": "cli.commands.scenario",
    "position": "cli.commands.position",
    "completion": "cli.commands.completion",
}
"""Where each command is; it is read when it is used, so that `--help` does not wait for DuckDB."""


class Dcg(click.Group):
    """Loads commands when they are used, and says what went wrong in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which a newcomer meets them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(COMMANDS[cmd_name]).command
        assert isinstance(command, click.Command)
        return command

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Runs, and exits with 0 done, 1 found what was asked about, 2 bad input, 130 Ctrl-C."""
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
    "2 bad usage or input, 70 a fault in dcg itself, 130 interrupted.",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(version("dcg"), prog_name="dcg")
def dcg() -> None:
    """Plays, records, replays and analyses matches of the Digimon Card Game.

    Start with `dcg demo`. Every command has its own --help with an example.
    """


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # a terminal that lacks a sign shows its escape instead
            reconfigure(errors="backslashreplace")
    dcg.main(args=arguments, prog_name="dcg")
