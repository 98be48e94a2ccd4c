"""`dcg branch`: plays a match on in another way from any of its events, once or many times."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypedDict

import click

import replays
from analytics.intervals import wilson
from cli import options
from cli.asked import AskedStore
from cli.errors import DONE, INTERRUPTED, BadInput, report
from cli.inputs import event_at, player_of
from cli.output import Column, note, percent, progress, rows, say
from dcg.branching import BOTH, HiddenFrom, deals_anew, redealt_at
from dcg.kernel.absent import DRAW
from dcg.record import MatchRecord
from replays.divergence import divergence
from replays.fingerprint import different_courses
from replays.gather import Progress
from replays.place import Place
from replays.replay import Replay
from replays.summary import Summary
from replays.timeline import Timeline

COLUMNS = (
    Column("outcome"),
    Column("deck"),
    Column("player"),
    Column("n", "times", right=True),
    Column("games", right=True),
    Column("rate", "share", right=True, show=percent),
    Column("low", "95 % from", right=True, show=percent),
    Column("high", "to", right=True, show=percent),
)

SEATS: dict[str, Literal[0, 1]] = {"0": 0, "1": 1}

TRUE_CARDS = (
    "The intervals speak of these players from this very board, its hidden cards and the order of "
    "its decks included."
)
NOBODY_KNEW = (
    "What neither seat knew at the event is dealt anew each time: the intervals speak of these players "
    "and of the board as both seats know it together."
)
SEAT_DID_NOT_KNOW = (
    "What seat {seat} did not know at the event, the other hand included, is dealt anew each time: the "
    "intervals speak of these players and of the board as seat {seat} knows it."
)
CANNOT_DEAL = "The {game} cannot deal anew what is hidden: every branch has the true cards."

ONE_COURSE = (
    "All of them took one course: from here nothing was left to chance, and these players had no two "
    "equally good choices. --player random varies."
)


@click.command(
    epilog=options.examples(
        "dcg branch 3f2a --at 214",
        "dcg branch 3f2a --at 214 --player greedy --games 400 --jobs 2",
        "dcg branch 3f2a --at 214 --as 0 --player greedy --games 400",
        "dcg branch 3f2a --at 214 --true-cards",
        "dcg branch 3f2a --at 214 --player greedy --against random --games 100 --format json",
    )
)
@options.match()
@options.at(required=True, help="The last event all of them share.")
@click.option(
    "--player",
    type=options.PlayerName(),
    default="random",
    show_default=True,
    help="Who plays both seats from there.",
)
@click.option(
    "--against",
    type=options.PlayerName(),
    help="Who plays seat 1, if not the one who plays seat 0.",
)
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=1,
    show_default=True,
    help="How often to play on from there; more than once reports who wins how often.",
)
@click.option(
    "--as",
    "knower",
    type=click.Choice(list(SEATS)),
    help="Deal anew all that this seat does not know, the other seat's hand included.",
)
@click.option(
    "--true-cards",
    is_flag=True,
    help="Keep the hidden cards and the order of the decks as they were.",
)
@options.seed()
@options.store()
@click.option(
    "--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes to play in."
)
@options.quiet()
@options.form()
def command(
    match: str,
    at: int,
    player: str,
    against: str | None,
    games: int,
    knower: str | None,
    true_cards: bool,
    seed: int,
    store_path: Place,
    jobs: int,
    quiet: bool,
    form: str,
) -> int:
    """Plays a MATCH on in another way from an event.

    Each new course is recorded as a match of its own that knows its parent.

    Everything up to the event is the same. What neither seat can know there is dealt anew (with --as,
    what one seat cannot know; with --true-cards nothing), and chance after it comes from --seed.
    """
    if knower is not None and true_cards:
        raise BadInput("--as deals anew and --true-cards does not: give one of them")
    with replays.Store(AskedStore.open(store_path)) as store:
        record = store[match].record
        event_at(record, at)
        hidden_from, caution = _dealt(record, knower, true_cards=true_cards)
        wanted = _Wanted(
            at=at,
            games=games,
            player=player_of(record.game, player, "--player"),
            against=player_of(record.game, against or player, "--against"),
            seed=seed,
            hidden_from=hidden_from,
            jobs=jobs,
        )
        branches, done = _played(store, record, wanted, quiet=quiet)
        if branches is None:
            report(f"interrupted: {done.done} of the {games} branches are stored")
            return INTERRUPTED
        listed = [store.matches.summary(one.id) for one in branches]
        if games == 1 and form == "table":
            show_one(record, branches[0], listed[0], known=not done.played)
            return DONE
        seen = different_courses(store.matches, listed)
    notes = [caution, *_notes(len(listed), len(seen))]
    show_outcomes(record, seen, form, at=at, notes=notes)
    note(
        f"{done.played} branches recorded now, {done.already_there} were there already; "
        f"see them: dcg matches --parent {record.id[:8]} --store {store_path}",
        quiet=quiet or form != "table",
    )
    return DONE


class _Wanted(TypedDict):
    """What `Store.branches` is asked for."""

    at: int
    games: int
    player: str
    against: str
    seed: int
    hidden_from: HiddenFrom | None
    jobs: int


def _played(
    store: replays.Store, record: MatchRecord, wanted: _Wanted, *, quiet: bool
) -> tuple[list[Replay] | None, Progress]:
    """The branches, None where somebody interrupted; and how many were played and stored."""
    latest = Progress()
    with progress("playing on", wanted["games"], quiet=quiet) as show:

        def follow(state: Progress) -> None:
            nonlocal latest
            latest = state
            show(state.done)

        try:
            return store.branches(Replay.of(record), progress=follow, **wanted), latest
        except KeyboardInterrupt:
            return None, latest


def _dealt(
    record: MatchRecord, knower: str | None, *, true_cards: bool
) -> tuple[HiddenFrom | None, str]:
    """From whom what is dealt anew is hidden (None: nothing is), and what the intervals speak of."""
    if true_cards:
        return None, TRUE_CARDS
    if not deals_anew(record):
        cannot = CANNOT_DEAL.format(game=record.game.title)
        if knower is not None:
            raise BadInput(f"{cannot} Leave out --as")
        return None, f"{cannot} {TRUE_CARDS}"
    if knower is None:
        return BOTH, NOBODY_KNEW
    return SEATS[knower], SEAT_DID_NOT_KNOW.format(seat=knower)


def _notes(branches: int, courses: int) -> list[str]:
    """What a reader must know of how many courses there are."""
    if courses == branches:
        return []
    if courses == 1:
        return [ONE_COURSE]
    return [f"{branches} branches took {courses} courses; each course is counted once."]


def show_one(record: MatchRecord, other: Replay, ended: Summary, *, known: bool) -> None:
    """One branch: how it ended, and where it parts from its parent."""
    winner = "nobody wins" if ended.winner in (None, DRAW) else f"seat {ended.winner} wins"
    say(
        f"{'Stored already' if known else 'Recorded'} as {other.id}: {winner} in turn "
        f"{ended.turns} ({ended.reason.replace('_', ' ')})"
    )
    lines, events = list(other.told), list(other.record.events)
    dealt = redealt_at(other.header, events)
    if dealt is not None:
        say(f"Event {dealt}: {lines[dealt].text}")
        del events[dealt], lines[dealt]
    parted = divergence(record.events, events)
    if parted is None:
        say("It took the same course as its parent.")
        return
    if parted.place < len(lines):
        line = lines[parted.place]
        say(f"The two part at event {line.place}, in turn {parted.turn}: {line.text}")


def show_outcomes(
    record: MatchRecord, found: list[Summary], form: str, *, at: int, notes: list[str]
) -> None:
    """Who wins how often, each share with its interval."""
    turn = Timeline(record.events, at + 1).turn
    rows(
        COLUMNS,
        list(_outcomes(found)),
        form,
        title=f"match {record.id[:8]} played on from event {at}, in turn {turn}",
        notes=notes,
    )


def _outcomes(found: list[Summary]) -> Iterator[tuple[object, ...]]:
    """A row for each seat, and one for draws where there are any."""
    winners = [one.winner for one in found]
    first = found[0]
    for outcome, deck, player, winner in (
        ("seat 0 wins", first.deck_0 or "?", first.player_0, 0),
        ("seat 1 wins", first.deck_1 or "?", first.player_1, 1),
        ("draw", "", "", DRAW),
    ):
        wins = winners.count(winner)
        if wins or winner != DRAW:
            share = wins / len(found)
            yield outcome, deck, player, wins, len(found), share, *wilson(wins, len(found))
