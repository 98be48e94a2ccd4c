"""`dcg play`: a match against a program or another person, in the terminal."""

from __future__ import annotations

import secrets
import shlex
from typing import Any

import click

from cli import options
from cli.asked import AskedStore
from cli.errors import BadInput
from cli.inputs import game_of_decks, legal_deck, player_of
from cli.output import console, note
from cli.playing import Screen, Table
from dcg.game import CardGame
from dcg.kernel.errors import Refused
from dcg.telling import who
from replays.errors import StoreError
from replays.place import Place
from replays.play import PERSON, BegunAlready, CannotGoOn, LiveMatch, OtherEngine
from replays.store import MatchStore


@click.command(
    epilog=options.examples(
        "dcg play --deck bt1-red-omnimon --against bench-blue",
        "dcg play --deck my-deck.yaml --against bench-red --seat 1 --store my.db",
        "dcg play --resume 3f2a",
        "dcg play --from 3f2a --at 214 --opponent greedy",
    )
)
@click.option(
    "--deck",
    metavar="DECK",
    shell_complete=options.offered("decks"),
    help="Your deck: a built-in one (see dcg decks list), or a file.",
)
@click.option(
    "--against",
    metavar="DECK",
    shell_complete=options.offered("decks"),
    help="The other seat's deck.",
)
@click.option(
    "--opponent",
    type=options.PlayerName(who.PERSON),
    default="random",
    show_default=True,
    help="Who plays the other seat; person: another one at this screen.",
)
@click.option(
    "--seat",
    type=click.Choice(["0", "1"]),
    default="0",
    show_default=True,
    help="Your seat. Who goes first is decided by chance.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, options.LARGEST_SEED),
    help="Where chance comes from; without it, one that nobody can guess.",
)
@click.option(
    "--resume",
    metavar="MATCH",
    shell_complete=options.offered("matches"),
    help="Continue a match that was left (see dcg matches --unfinished).",
)
@click.option(
    "--from",
    "parent",
    metavar="MATCH",
    shell_complete=options.offered("matches"),
    help="Play this match on, whoever played it: a branch of it, recorded in the same store.",
)
@options.at(help="With --from: the last event both share; left out, the match's last.")
@options.game("the one that the decks are of")
@options.cards()
@options.plain()
@options.store()
@options.quiet()
def command(
    deck: str | None,
    against: str | None,
    opponent: str,
    seat: str,
    seed: int | None,
    resume: str | None,
    parent: str | None,
    at: int | None,
    game: str | None,
    plain: bool,
    store_path: Place,
    quiet: bool,
) -> int:
    """Plays a match against a program, or against another person at the same screen.

    You see what your seat may know, and pick each answer by its number; ? tells what else can be
    typed. Every answer is recorded at once: leave whenever you like, and continue with --resume.
    """
    _check(deck, against, seed, resume, parent, at)
    named = [name for name in (deck, against) if name is not None]
    held = game_of_decks(named, game)
    decks = [legal_deck(held, name) for name in named]
    with AskedStore.open(store_path, create=bool(decks)) as store:
        if resume is not None:
            match = _resumed(store, resume)
        elif parent is not None:
            match = _played_on(store, parent, at, opponent, int(seat), seed)
        else:
            match = _begin(store, held, (decks[0], decks[1]), opponent, int(seat), seed)
        short = match.record.id[:8]
        note(f"match {short} in {store.path}; ? tells what can be typed", quiet=quiet)
        go_on = _line("dcg play --resume", short, store_path)
        table = Table(
            match,
            Screen(console(plain=plain), plain=plain),
            resume=go_on,
            replay=_line("dcg replay", short, store_path),
        )
        try:
            return table.play()
        except StoreError as error:
            raise BadInput(f"{error}; what was stored before stays: {go_on}") from error
        except Exception:
            note(f"everything up to the last answer is saved: {go_on}")
            raise


def _check(
    deck: str | None,
    against: str | None,
    seed: int | None,
    resume: str | None,
    parent: str | None,
    at: int | None,
) -> None:
    """Which options go together. Raises `BadInput`."""
    decks = deck is not None or against is not None
    if resume is None and parent is None and (deck is None or against is None):
        raise BadInput(
            "name two decks with --deck and --against (see dcg decks list), or a match with --resume "
            "or --from"
        )
    if resume is not None and (decks or seed is not None or parent is not None):
        raise BadInput("--resume continues a match with its own decks and seed: give no others")
    if parent is not None and decks:
        raise BadInput("--from plays a match on with its own cards: give no decks")
    if at is not None and parent is None:
        raise BadInput("--at names an event of the match that --from plays on")


def _begin(
    store: MatchStore,
    game: CardGame,
    named: tuple[Any, Any],
    opponent: str,
    seat: int,
    seed: int | None,
) -> LiveMatch:
    mine, other = named
    decks = (mine, other) if seat == 0 else (other, mine)
    players = _players(game, opponent, seat)
    try:
        return LiveMatch.begin(store, decks, players, _drawn(seed), game.decks.cards())
    except BegunAlready as error:
        raise _already(store, error) from error


def _played_on(
    store: MatchStore,
    match: str,
    at: int | None,
    opponent: str,
    seat: int,
    seed: int | None,
) -> LiveMatch:
    players = _players(store.record(match).game, opponent, seat)
    try:
        return LiveMatch.play_on(store, match, at, players, _drawn(seed))
    except BegunAlready as error:
        raise _already(store, error) from error
    except (Refused, IndexError) as error:
        raise BadInput(str(error)) from error


def _players(game: CardGame, opponent: str, seat: int) -> tuple[str, str]:
    """Who plays seat 0 and seat 1, as headers name them."""
    opponent = who.player_recorded(opponent)
    if opponent != PERSON:
        player_of(game, opponent, "--opponent")
    return (PERSON, opponent) if seat == 0 else (opponent, PERSON)


def _drawn(seed: int | None) -> int:
    return secrets.randbelow(options.LARGEST_SEED) if seed is None else seed


def _already(store: MatchStore, error: BegunAlready) -> BadInput:
    short = error.match[:8]
    return BadInput(
        f"{error}: continue it ({_line('dcg play --resume', short, store.path)}), "
        "or give another --seed"
    )


def _resumed(store: MatchStore, match: str) -> LiveMatch:
    try:
        return LiveMatch.resume(store, match)
    except OtherEngine as error:
        short = store.find(match)[:8]
        branch = _line("dcg branch", f"{short} --at {error.last}", store.path)
        raise BadInput(f"{error}; {branch} plays on from there as a match of its own") from error
    except CannotGoOn as error:
        short = store.find(match)[:8]
        replay = _line("dcg replay", short, store.path)
        raise BadInput(f"{error}; {replay} tells it") from error


def _line(command: str, match: str, store_path: Place) -> str:
    """A command on a match that can be pasted into a shell."""
    where = f" --store {shlex.quote(str(store_path))}"
    return f"{command} {match}{'' if str(store_path) == options.DEFAULT_STORE else where}"
