"""`dcg verify`: proves that records are whole and that this engine reproduces them."""

from __future__ import annotations

from collections.abc import Sequence

import click

from cli import options
from cli.errors import DONE, FOUND, REPAIR, SALVAGE
from cli.output import Column, note, progress, rows, say
from dcg.kernel.absent import NO_EVENT, NOBODY
from replays.place import Place
from replays.store import MatchStore
from replays.verify import Verdict, verify_match

COLUMNS = (
    Column("match", show=lambda value: value[:8]),
    Column("clean", show=lambda value: "yes" if value else "NO"),
    Column("events", right=True),
    Column("digest"),
    Column(
        "position",
        "event",
        right=True,
        show=lambda value: "" if value == NO_EVENT else str(value),
        seldom=True,
    ),
    Column("turn", right=True, show=lambda value: str(value or ""), seldom=True),
    Column("problem", seldom=True),
    Column("changes", "changes of the rules that can be why", seldom=True),
)


@click.command(
    epilog=options.examples(
        "dcg verify 3f2a",
        "dcg verify --all --store my.db",
    )
)
@options.match(required=False)
@click.option("--all", "everything", is_flag=True, help="Every match of the store.")
@options.store()
@options.form()
@options.quiet()
def command(match: str | None, everything: bool, store_path: Place, form: str, quiet: bool) -> int:
    """Proves a MATCH, or all: bytes, then every event.

    The match is played again from its opening with the recorded answers and chance; the first event
    that comes out otherwise is the difference. With --all, the file as a whole is looked at too:
    its structure, its listing, its definitions. Where an older engine recorded the match, the changes
    of the rules since then that can be why it differs are named. Exits with 1 if anything is wrong.
    """
    if (match is None) is not everything:
        raise click.UsageError("give a match or --all")
    with MatchStore.open(store_path) as store:
        wanted = store.known() if everything else [str(match)]
        found: list[Verdict] = []
        with progress("verifying", len(wanted), quiet=quiet) as show:
            for one in wanted:
                found.append(verify_match(store, one))
                show(len(found))
        problems = store.problems() if everything else []
    wrong = [verdict for verdict in found if not verdict.clean]
    if form != "table" or not everything:
        rows(COLUMNS, [_row(one) for one in found], form)
    elif wrong:
        rows(COLUMNS, [_row(one) for one in wrong], form)
    for verdict in found:
        if verdict.clean and verdict.seat != NOBODY:
            text = f"{verdict.match[:8]} is seat {verdict.seat}'s own log: whole, and it folds; the rules cannot be run on it"
            (say if form == "table" else note)(text)
    for problem in problems:
        (say if form == "table" else note)(f"the file itself: {problem}")
    for hint in _hints(found, problems):
        note(hint, quiet=form != "table")
    if form == "table" and everything:
        unknown = sum(verdict.unknown_game is not None for verdict in found)
        later = sum(verdict.newer for verdict in found)
        others = f"; {unknown} are of games this program does not have" if unknown else ""
        others += f"; {later} are newer" if later else ""
        say(f"{len(found) - len(wrong)} of {len(found)} matches are clean{others}")
    return FOUND if wrong or problems else DONE


def _hints(found: Sequence[Verdict], problems: Sequence[str]) -> list[str]:
    """What can be done about what is wrong with the store, not with a match."""
    listing = any(one.listing for one in found) or any("listed" in line for line in problems)
    damaged = any("damaged" in line or "SQLite" in line for line in problems)
    return [REPAIR] * listing + [SALVAGE] * damaged


def _row(one: Verdict) -> tuple[str, bool | None, int, str, int, int, str, str]:
    changes = "; ".join(map(str, one.changes))
    return (
        one.match,
        one.clean if one.judged else None,
        one.events,
        one.digest,
        one.position,
        one.turn,
        one.problem,
        changes,
    )
