"""`dcg branch`: plays a match on in another way from any of its events."""

from __future__ import annotations

from pathlib import Path

import click

from cli import options
from cli.errors import BadInput
from cli.narration import Names
from cli.narration.story import story
from cli.output import say
from cli.reading import event_at
from dcg.simulation import PLAYERS
from replays.branch import play_branch
from replays.divergence import divergence
from replays.store import MatchStore
from replays.summary import summarise
from replays.timeline import Timeline


@click.command(
    epilog=options.examples(
        "dcg branch 3f2a --at 214",
        "dcg branch 3f2a --at 214 --seed 5 --store my.db",
    )
)
@click.argument("match")
@options.at(required=True, help="The last event both matches share.")
@click.option(
    "--player",
    type=click.Choice(list(PLAYERS)),
    default="random",
    show_default=True,
    help="Who plays both seats from there.",
)
@options.seed()
@options.store()
def command(match: str, at: int, player: str, seed: int, store_path: Path) -> None:
    """Plays a MATCH on in another way from an event.

    The new course is recorded as a match of its own that knows its parent.

    Everything up to the event is the same, chance after it comes from --seed. Where no question is
    open at the event, the match first runs on to its next question, as the rules make it.
    """
    with MatchStore.open(store_path) as store:
        record = store.record(match)
        position = event_at(record, at) + 1
        if Timeline(record.events, position).state.course.result is not None:
            raise BadInput(f"match {record.id[:8]} is over at event {at}: nothing is left to play")
        other = play_branch(record, position, (player, player), seed)
        known = other.id in store.ids()
        if not known:
            store.add([other])
    parted = divergence(record.events, other.events)
    ended = summarise(other.id, other.events, 1, 0)
    winner = "nobody wins" if ended.winner in (None, -1) else f"seat {ended.winner} wins"
    say(
        f"{'Stored already' if known else 'Recorded'} as {other.id}: {winner} in turn "
        f"{ended.turns} ({ended.reason.replace('_', ' ')})"
    )
    if parted is None:
        say("It took the same course as its parent.")
        return
    lines = list(story(other.events, Names(other.definitions)))
    if parted.position < len(lines):
        line = lines[parted.position]
        say(f"The two part at event {parted.position}, in turn {parted.turn}: {line.text}")
