"""`dcg demo`: the whole way once: play, replay, bisect, win rates."""

from __future__ import annotations

import click

from analytics.database import opened
from analytics.every_game.winrate import WINRATE
from cli import options
from cli.analysing import up_to_date
from cli.asked import AskedStore
from cli.commands.bisect import show_moments
from cli.commands.replay import chosen, show_board, show_lines, show_why
from cli.commands.simulate import record
from cli.commands.stats import show_table
from cli.errors import DONE
from cli.output import console, say
from cli.viewer.telling import Telling
from dcg import games as card_games
from dcg.decks import Deck
from dcg.game import CardGame
from replays.place import Place
from replays.replay import Replay
from replays.store import MatchStore

DEMO_STORE = "dcg-demo.db"
DECKS = ("bench-red", "bench-blue", "bt3-omnimon-alter-s", "bt4-security-control")
PREDICATE = "turn > 0 AND least(security_0, security_1) = 0"


@click.command(
    epilog=options.examples("dcg demo", "dcg demo --games 60 --store /tmp/demo.db --plain")
)
@click.option(
    "--games",
    type=click.IntRange(12, 100_000),
    default=240,
    show_default=True,
    help="Matches to play.",
)
@options.seed()
@options.store(DEMO_STORE)
@options.plain()
@options.quiet()
def command(games: int, seed: int, store_path: Place, plain: bool, quiet: bool) -> int:
    """Plays a few hundred matches and shows the rest.

    Matches that are in the store already are not played again, so it can be run as often as wanted.
    """
    game = card_games.find(card_games.DEFAULT)
    chosen_decks = playable(game)
    _heading(f"1. {games} matches between {len(chosen_decks)} built-in decks, every event recorded")
    with AskedStore.open(store_path, create=True) as store:
        code, done = record(
            store, game, chosen_decks, games, ("greedy", "greedy"), seed, quiet=quiet
        )
        if code != DONE:
            return code
        say(f"{done.done} matches in {store_path} ({done.already_there} were there already)")
        match = _interesting(store)
        at = _excerpt(store, match, plain=plain)
        _heading("4. What wins")
        say(f"dcg stats winrate --store {store_path}")
        say()
        with up_to_date(store, quiet=quiet) as path, opened(path, read_only=True) as database:
            show_table(WINRATE, WINRATE.read(database))
    _next_steps(store_path, match, at)
    return DONE


def playable(game: CardGame) -> list[Deck]:
    """The demo's decks that every card of can be played."""
    decks = game.decks.built_in()
    return [decks[name] for name in DECKS if not game.decks.problems(decks[name])]


def _interesting(store: MatchStore) -> str:
    """A match that was won by attacking, of middling length: the first such in the store."""
    every = store.summaries()
    won = [one for one in every if one.reason == "attack"] or every
    middle = sorted(one.events for one in won)[len(won) // 2]
    return next(one.id for one in won if one.events >= middle)


def _excerpt(store: MatchStore, match: str, *, plain: bool) -> int:
    replay = Replay.of(store.record(match))
    screen = console(plain=plain)
    view = Telling(replay.record)
    found = replay.bisect(PREDICATE)
    at = found.moments[0].event if found.moments else len(view.lines) - 1
    short = replay.id[:8]
    where = f"--store {store.path}"
    _heading("2. When did somebody run out of security?")
    say(f"dcg bisect {short} {where} --where '{PREDICATE}'")
    say()
    if found.moments:
        show_moments(replay, found.moments[:1], "table")
    _heading("3. That turn, the board then, and why")
    say(f"dcg replay {short} {where} --at {at}")
    show_lines(screen, view, chosen(view.lines[: at + 1], always=at)[-12:], mark=at)
    show_board(screen, view, at + 1, plain=plain)
    show_why(screen, view, at)
    return at


def _heading(text: str) -> None:
    say()
    say(f"== {text}")
    say()


def _next_steps(store_path: Place, match: str, at: int) -> None:
    _heading("Try next")
    short = match[:8]
    lines = (
        (f"dcg matches --store {store_path}", "every match, with its id"),
        (f"dcg replay {short} --store {store_path}", "step through it on a full screen"),
        (
            f"dcg replay {short} --html match.html --store {store_path}",
            "the same as a page to share",
        ),
        (
            f"dcg branch {short} --at {at} --games 50 --store {store_path}",
            "who wins from there?",
        ),
        (f"dcg report --store {store_path}", "a page of charts of all of them"),
        (f"dcg verify --all --store {store_path}", "prove every record"),
        ("dcg play --deck bench-red --against bench-blue", "play yourself"),
        ("dcg decks list", "what else can be played"),
        ("dcg simulate --help", "your own decks"),
    )
    width = max(len(line) for line, _ in lines)
    beside = width + 4 + max(len(what) for _, what in lines) <= console().width
    for line, what in lines:
        say(f"  {line:<{width}}  {what}" if beside else f"  {line}")
        if not beside:
            say(f"      {what}")
