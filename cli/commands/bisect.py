"""`dcg bisect`: the event at which something in a match became true."""

from __future__ import annotations

import click

from cli import options
from cli.errors import DONE, FOUND, BadInput
from cli.inputs import event_at, read_replay
from cli.judging import judged
from cli.last_resort import ends_at
from cli.output import Column, console, note, rows, say
from replays.bisect import Bisection, Moment
from replays.narrowing import Narrowing
from replays.place import Place
from replays.replay import Replay

COLUMNS = (
    Column("event", right=True),
    Column("turn", right=True),
    Column("turn_player", "of seat", right=True),
    Column("phase"),
    Column("topic"),
    Column("text", "what happened"),
)


@click.command(
    epilog=options.examples(
        "dcg bisect 3f2a --where 'turn > 0 AND security_0 = 0'",
        "dcg bisect 3f2a --where 'memory_1 >= 8 AND attacking' --which every --format json",
        "dcg bisect 3f2a --interactive --good 120",
    )
)
@options.match()
@click.option("--where", metavar="SQL", help="What must become true.")
@click.option(
    "--interactive", "-i", is_flag=True, help="Judge boards good or bad yourself instead."
)
@click.option(
    "--good",
    type=click.IntRange(min=0),
    metavar="EVENT",
    help="A good board: after the first event.",
)
@click.option(
    "--bad", type=click.IntRange(min=0), metavar="EVENT", help="A bad board: after the last event."
)
@click.option(
    "--which",
    type=click.Choice(["first", "last", "every"]),
    default="first",
    show_default=True,
    help="Which time it becomes true.",
)
@options.timeout(60)
@options.plain()
@options.store()
@options.form()
def command(
    match: str,
    where: str | None,
    interactive: bool,
    good: int | None,
    bad: int | None,
    which: str,
    seconds: float | None,
    plain: bool,
    store_path: Place,
    form: str,
) -> int:
    """Finds when something becomes true in a MATCH.

    It is an SQL expression over the match's timeline, one row an event: event, topic, turn, turn_player,
    phase, memory, attacking, pending, over, winner, and for seat 0 and 1 each security_0, hand_0,
    deck_0, trash_0, battle_area_0, suspended_0, memory_0 and so on: the columns that `timeline` has in
    dcg sql, what an event says (cards, content) among them (a wrong name lists them all).
    Before set-up every area is empty: `turn > 0 AND ...` looks past it. Exits with 1 if it never
    becomes true.

    With --interactive, boards are shown, you say whether each is good or bad, and the first bad
    event is found in about ten answers.
    """
    if interactive == (where is not None):
        raise BadInput("give either --where SQL or --interactive")
    if not interactive and (good is not None or bad is not None):
        raise BadInput("--good and --bad go with --interactive")
    replay = read_replay(store_path, match)
    if interactive:
        return _judge(replay, good, bad, plain=plain)
    assert where is not None
    with ends_at(seconds):
        found = replay.bisect(where, seconds=seconds)
    if not found.moments:
        if form == "table":
            say(f"{where} never becomes true in match {replay.id[:8]} ({found.events} events)")
        else:
            rows(COLUMNS, [], form)
        return FOUND
    show_moments(replay, _picked(found, which), form)
    times = len(found.moments)
    if form == "table" and which != "every" and times > 1:
        say(f"It becomes true {times} times; --which every shows them all.")
    note(
        f"See the board: dcg replay {replay.id[:8]} --store {store_path} "
        f"--at {_picked(found, which)[0].event}",
        quiet=form != "table",
    )
    return DONE


def _judge(replay: Replay, good: int | None, bad: int | None, *, plain: bool) -> int:
    first = 0 if good is None else event_at(replay.record, good)
    last = len(replay) - 1 if bad is None else event_at(replay.record, bad)
    if first >= last:
        raise BadInput(f"--good {first} must come before --bad {last}")
    return judged(replay, Narrowing(first, last), console(plain=plain), plain=plain)


def _picked(found: Bisection, which: str) -> tuple[Moment, ...]:
    if which == "every":
        return found.moments
    return found.moments[:1] if which == "first" else found.moments[-1:]


def show_moments(replay: Replay, moments: tuple[Moment, ...], form: str) -> None:
    """Moments with what happened at each, in words."""
    rows(
        COLUMNS,
        [
            (one.event, one.turn, one.turn_player, one.phase, one.topic, replay.tell(one.event))
            for one in moments
        ],
        form,
    )
