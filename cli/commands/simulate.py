"""`dcg simulate`: plays matches between decks and records all of them."""

from __future__ import annotations

import time
from collections.abc import Sequence

import click

from cli import options
from cli.errors import DONE, INTERRUPTED, report
from cli.inputs import game_of_decks, legal_decks, listed, player_of
from cli.output import note, progress, say
from dcg.decks import Deck
from dcg.game import CardGame
from replays.gather import Progress
from replays.place import Place
from replays.simulate import plans, run
from replays.store import MatchStore


@click.command(
    epilog=options.examples(
        "dcg simulate --decks bench-red,bench-blue --games 100 --seed 7 --store my.db",
        "dcg simulate --decks bench-red,my-deck.yaml,bt1-red-omnimon --games 600 --jobs 2",
        "dcg simulate --decks bt1-red-omnimon --games 400 --player greedy --against random",
        "dcg simulate --decks first-forest,first-ocean --games 100",
    )
)
@click.option(
    "--decks",
    "deck_names",
    required=True,
    metavar="A,B,...",
    shell_complete=options.offered("decks"),
    help="Built-in decks (see dcg decks list) and deck files, in any mix.",
)
@options.game("the one that the decks are of")
@options.cards()
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=100,
    show_default=True,
    help="Matches in all: each pairing in turn, then the same with the seats swapped, and again.",
)
@click.option(
    "--player",
    type=options.PlayerName(),
    default="random",
    show_default=True,
    help="Who plays.",
)
@click.option(
    "--against",
    type=options.PlayerName(),
    help="Who plays the other seat, if somebody else; the two swap seats and decks.",
)
@options.seed()
@options.store()
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Processes to play in; the matches are the same for any number.",
)
@options.quiet()
def command(
    deck_names: str,
    game: str | None,
    games: int,
    player: str,
    against: str | None,
    seed: int,
    store_path: Place,
    jobs: int,
    quiet: bool,
) -> int:
    """Plays matches between decks and records them.

    The same decks, player and seed give the same matches, byte for byte. What is stored already
    is not played again: a run that was interrupted goes on where it stopped. Only the time of
    recording is of the clock; with SOURCE_DATE_EPOCH set (seconds since 1970) it is that, and two
    stores of one plan are equal byte for byte.
    """
    held = game_of_decks(listed(deck_names), game)
    decks = legal_decks(held, deck_names)
    players = (
        player_of(held, player, "--player"),
        player_of(held, against or player, "--against"),
    )
    began = time.monotonic()
    with MatchStore.open(store_path, create=True) as store:
        code, done = record(store, held, decks, games, players, seed, jobs=jobs, quiet=quiet)
    if code != DONE:
        return code
    say(
        f"{done.done} matches of {', '.join(deck.label for deck in decks)} in {store_path}: "
        f"{done.played} played now, {done.already_there} were there already"
    )
    seconds = time.monotonic() - began
    if done.played and seconds > 0:
        note(f"{seconds:.1f} s, {done.played / seconds:.0f} matches a second", quiet=quiet)
    return DONE


def record(
    store: MatchStore,
    game: CardGame,
    decks: Sequence[Deck],
    games: int,
    players: tuple[str, str],
    seed: int,
    *,
    jobs: int = 1,
    quiet: bool,
) -> tuple[int, Progress]:
    """Plays and stores. Ctrl-C stores what was finished and says how much that is."""
    latest = Progress()
    planned = plans(decks, games, players, seed)
    with progress("playing", games, quiet=quiet) as show:

        def follow(state: Progress) -> None:
            nonlocal latest
            latest = state
            show(state.done)

        try:
            return DONE, run(store, planned, game.decks.cards(), follow, jobs=jobs)
        except KeyboardInterrupt:
            pass
    report(
        f"interrupted: {len(store)} matches are stored in {store.path}, {latest.done} of the "
        f"{games} of this run; the same command plays the rest"
    )
    return INTERRUPTED, latest
