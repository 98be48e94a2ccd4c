"""`dcg report`: what the recorded matches say, as one page with charts."""

from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource

from analytics.database import opened
from analytics.filters import Filters
from analytics.listed import STATISTICS
from analytics.overview import overview_of
from cli import options
from cli.analysing import DAY, filtered, placed, rebuilding, up_to_date
from cli.output import say
from cli.report.tables import command_of
from replays.place import Place
from replays.store import MatchStore
from replays.whole_files import check_replaceable, write_whole

_ONLY_HERE = ("out", "title", "again", "quiet")
"""Options that `dcg stats` has not, or that change no figure."""


@click.command(
    epilog=options.examples(
        "dcg report --store my.db",
        "dcg report --deck bench-red --from 2026-01-01 --out red.html",
        'dcg report --origin simulated --title "Red against the field"',
    )
)
@options.store()
@placed()
@filtered()
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("report.html"),
    show_default=True,
    help="The page, replacing the file if there is one.",
)
@click.option("--title", default="Match report", show_default=True, help="What the page is called.")
@rebuilding()
@options.quiet()
@click.pass_context
def command(
    ctx: click.Context,
    store_path: Place,
    analytics: Path | None,
    filters: Filters,
    out: Path,
    title: str,
    again: bool,
    quiet: bool,
) -> None:
    """Writes one HTML page of charts and tables.

    The page is complete in itself: it loads nothing from anywhere, has no scripts, and reads well
    in the dark, on a phone and on paper. Filters hold all at once, as in `dcg stats`. The same
    matches and options give the same page.
    """
    from cli.report.gather import gather  # noqa: PLC0415 - charts take a second to load
    from cli.report.html import page  # noqa: PLC0415

    check_replaceable(out)
    asked = _typed(ctx, ("again", "quiet"))
    shared = _typed(ctx, _ONLY_HERE)
    listing = {
        name: command_of(["dcg", "stats", name, *shared, "--format", "csv"]) for name in STATISTICS
    }
    with (
        MatchStore.open(store_path) as store,
        up_to_date(store, analytics, again=again, quiet=quiet) as path,
        opened(path, read_only=True) as database,
    ):
        overview = overview_of(database, filters)
    report = gather(
        overview,
        title,
        _only(_typed(ctx, ("store_path", "analytics", *_ONLY_HERE))),
        command_of(["dcg", "report", *asked]),
        listing,
    )
    write_whole(out, page(report).encode())
    charts = sum(len(one.pictures) for section in report.sections for one in section.figures)
    say(f"{out}: {report.counted[0][1]}; {charts} charts")


def _only(words: list[str]) -> str:
    """The filters as a reader of the page sees them: `deck bench-red, going first`."""
    return ", ".join(
        f"{option.removeprefix('--')} {value}"
        for option, value in zip(words[::2], words[1::2], strict=True)
    )


def _typed(ctx: click.Context, without: tuple[str, ...]) -> list[str]:
    """The options of the command line that were given, in the order of the help."""
    words: list[str] = []
    for parameter in ctx.command.params:
        name = parameter.name or ""
        if name in without or ctx.get_parameter_source(name) is not ParameterSource.COMMANDLINE:
            continue
        value = ctx.params[name]
        for one in value if isinstance(value, tuple) else (value,):
            said = one.strftime(DAY) if hasattr(one, "strftime") else str(one)
            words += [parameter.opts[0], said]
    return words
