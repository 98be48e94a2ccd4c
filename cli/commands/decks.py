"""`dcg decks`: the decks of the package, and what a deck file holds."""

from __future__ import annotations

import click

from cli import options
from cli.games import view_of
from cli.inputs import game_of, legal_deck
from cli.output import Column, rows

PLAYABLE = (
    Column("playable", show=lambda value: "yes" if value else "not yet"),
    Column("problem", show=lambda value: value),
)


@click.group()
def command() -> None:
    """Decks: the built-in ones, and what is in them."""


@command.command("list", epilog=options.examples("dcg decks list", "dcg decks list --format json"))
@options.game()
@options.cards()
@options.form()
def list_decks(game: str | None, form: str) -> None:
    """Lists the built-in decks of a game, and whether they can be played."""
    held = game_of(game)
    listed = view_of(held.name).catalogue
    found = []
    for deck in held.decks.built_in().values():
        wrong = held.decks.problems(deck)
        more = f" and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        found.append((*listed.deck(deck), not wrong, wrong[0] + more if wrong else ""))
    rows((*listed.deck_columns, *PLAYABLE), found, form)


@command.command(
    "show", epilog=options.examples("dcg decks show bench-red", "dcg decks show my.txt")
)
@click.argument("deck", shell_complete=options.offered("decks"))
@options.game()
@options.cards()
@options.form()
def show(deck: str, game: str | None, form: str) -> None:
    """Shows the cards of a DECK: a built-in id or a file.

    A file has lines (4 BT1-010, 4 Agumon (BT1-010), BT1-010 x4), YAML, JSON or CSV: see docs/decks.md. A
    deck that may not be played is refused with every reason.
    """
    held = game_of(game)
    listed = view_of(held.name).catalogue
    rows(listed.content_columns, listed.content(legal_deck(held, deck)), form)
