"""`dcg diff`: where two matches part, and how their boards differ."""

from __future__ import annotations

import json
from collections.abc import Sequence

import click

from cli import options
from cli.board.compare import side_by_side
from cli.errors import DONE, FOUND
from cli.games import told, view_of
from cli.games.view import BoardView
from cli.inputs import event_at, read_match
from cli.output import console, fitted, say
from dcg.record import MatchRecord
from dcg.telling import Line
from replays.divergence import Divergence, divergence
from replays.place import Place
from replays.timeline import Timeline

AFTER = 6
"""How many events are told of each match after the two part."""


@click.command(
    epilog=options.examples(
        "dcg diff 3f2a 90b1",
        "dcg diff 3f2a 90b1 --at 400 --their-store other.db",
    )
)
@options.match("ours", metavar="A")
@options.match("theirs", metavar="B")
@options.at(help="Compare the boards after this event, not at the end of the turn they part in.")
@options.store()
@click.option(
    "--their-store",
    type=options.StorePlace(),
    help="Where B is, if in another store.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["table", "json"]),
    default="table",
    show_default=True,
    help="Text to read, or data for programs.",
)
def command(
    ours: str,
    theirs: str,
    at: int | None,
    store_path: Place,
    their_store: Place | None,
    form: str,
) -> int:
    """Finds where matches A and B part, and shows both boards side by side.

    Headers (who played, seed) are not compared. Exits with 1 where the matches differ.
    """
    one = read_match(store_path, ours)
    other = read_match(their_store or store_path, theirs)
    parted = divergence(one.events, other.events)
    if at is not None:
        places = [event_at(record, at) for record in (one, other)]
    else:
        places = [_end_of_turn(record, parted) for record in (one, other)]
    pair = (one, other)
    if form == "json":
        _json(pair, parted.place if parted else None, places)
        return DONE if parted is None else FOUND
    if parted is None:
        say(f"{_name(one)} and {_name(other)} take the same course of {len(one.events)} events")
        if at is None:
            return DONE
    else:
        say(
            f"{_name(one)} and {_name(other)} share {parted.place} events and part at event "
            f"{parted.place}, in turn {parted.turn}"
        )
        for record in pair:
            _tell(record, parted.place)
    _boards(pair, places)
    return DONE if parted is None else FOUND


def _name(record: MatchRecord) -> str:
    return record.id[:8]


def _tell(record: MatchRecord, position: int) -> None:
    """What a match does from there."""
    say()
    say(f"{_name(record)} goes on")
    for line in _next(record, position):
        for row in fitted(f"{line.place:>6}  {line.text}"):
            say(row)
    if position >= len(record.events):
        say("        not at all: it has no further event")


def _next(record: MatchRecord, position: int) -> list[Line]:
    """The event of the difference, and the next ones worth telling."""
    lines = told(record)[position:]
    return [line for place, line in enumerate(lines) if not place or line.news][:AFTER]


def _end_of_turn(record: MatchRecord, parted: Divergence | None) -> int:
    """The last event of the turn in which the matches part, or of this match."""
    start = parted.place if parted is not None else len(record.events)
    words = view_of(record.header.game).words
    starts = (
        place
        for place, event in enumerate(record.events)
        if place > start and words.begins_turn(event)
    )
    return next(starts, len(record.events)) - 1


def _boards(pair: Sequence[MatchRecord], places: Sequence[int]) -> None:
    screen = console(plain=True)
    boards = [_board(record, place) for record, place in zip(pair, places, strict=True)]
    titles = [f"{_name(record)} after {place}" for record, place in zip(pair, places, strict=True)]
    say()
    for line in side_by_side(boards[0], boards[1], (titles[0], titles[1]), screen.width):
        say(line)


def _board(record: MatchRecord, place: int) -> BoardView:
    state = Timeline(record.events, place + 1).state
    return view_of(record.header.game).board(state, record.definitions, record.header)


def _json(pair: Sequence[MatchRecord], parted: int | None, places: Sequence[int]) -> None:
    boards = [_board(record, place) for record, place in zip(pair, places, strict=True)]
    label = ""
    differences = []
    for fact in boards[0].compared(boards[1]):
        label = fact.label or label
        if fact.differs:
            differences.append({"what": label.strip(), "a": fact.ours, "b": fact.theirs})
    told = [
        None if parted is None or parted >= len(record.events) else _next(record, parted)[0].text
        for record in pair
    ]
    found = {
        "a": pair[0].id,
        "b": pair[1].id,
        "shared_events": parted if parted is not None else len(pair[0].events),
        "a_goes_on": told[0],
        "b_goes_on": told[1],
        "a_board_after": places[0],
        "b_board_after": places[1],
        "differences": differences,
    }
    click.echo(json.dumps(found, indent=1))
