"""The dialogue of `dcg bisect --interactive`: boards are shown, the user says good or bad."""

from __future__ import annotations

from collections.abc import Sequence

import click
from rich.console import Console

from cli.board import show
from cli.errors import DONE, FOUND
from cli.games import view_of
from cli.output import say
from dcg.telling import Line
from replays.narrowing import Narrowing
from replays.replay import Replay
from replays.timeline import Timeline

HELP = (
    "  g  good: what you look for has not happened yet",
    "  b  bad: it has happened",
    "  s  skip: this board cannot be judged",
    "  u  undo the last answer",
    "  l  list what happened since the last good board",
    "  q  quit",
)


def judged(replay: Replay, narrowing: Narrowing, screen: Console, *, plain: bool) -> int:
    """Asks until the first bad event is known or the user quits; the exit code."""
    record, told = replay.record, replay.told
    say(
        f"Good is the board after event {narrowing.good}, bad the one after event {narrowing.bad}. "
        "Is each board shown good (g) or bad (b)? ? for help."
    )
    while (event := narrowing.middle) is not None:
        line = told[event]
        screen.print()
        show(
            view_of(record.header.game).board(
                Timeline(record.events, event + 1).state, record.definitions, record.header
            ),
            screen,
            plain=plain,
        )
        left = narrowing.bad - narrowing.good - 1
        say()
        say(f"After event {event}, in turn {line.turn}: {line.text}")
        if not _answered(narrowing, event, told, left):
            say(f"Stopped: the first bad event is one of {_span(narrowing)}.")
            return FOUND
    return _result(narrowing, told)


def _answered(narrowing: Narrowing, event: int, told: Sequence[Line], left: int) -> bool:
    """One answer; False to quit."""
    while True:
        try:
            answer = click.prompt(
                f"good or bad? ({left} events in question) [g/b/s/u/l/q/?]", prompt_suffix=" "
            )
        except click.Abort:  # Ctrl-C or the end of the input
            say()
            return False
        match answer.strip().lower():
            case "g" | "good":
                narrowing.judge(event, good=True)
            case "b" | "bad":
                narrowing.judge(event, good=False)
            case "s" | "skip":
                narrowing.skip(event)
            case "u" | "undo":
                if not narrowing.undo():
                    say("There is no answer to take back.")
                    continue
            case "l" | "list":
                for line in told[narrowing.good + 1 : event + 1]:
                    if line.news:
                        say(f"{line.place:>6}  {line.text}")
                continue
            case "q" | "quit":
                return False
            case "?" | "h" | "help":
                _help()
                continue
            case other:
                say(f"{other!r} is not an answer:")
                _help()
                continue
        return True


def _help() -> None:
    for line in HELP:
        say(line)


def _result(narrowing: Narrowing, told: Sequence[Line]) -> int:
    if not narrowing.found:
        say(f"Only skipped events are left: the first bad one is one of {_span(narrowing)}.")
        return FOUND
    line = told[narrowing.bad]
    say()
    say(f"The first bad event is {line.place}, in turn {line.turn}: {line.text}")
    return DONE


def _span(narrowing: Narrowing) -> str:
    suspects = narrowing.suspects
    return f"events {suspects[0]} to {suspects[-1]}"
