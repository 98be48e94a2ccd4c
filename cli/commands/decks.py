"""`dcg decks`: the decks of the package, and what a deck file holds."""

from __future__ import annotations

import click

from cli import options
from cli.errors import BadInput
from cli.games import view_of
from cli.games.catalogue import CatalogueView
from cli.inputs import game_of, legal_deck
from cli.output import Column, rows
from dcg.decks import Deck, nearest

PLAYABLE = (
    Column("playable", show=lambda value: "yes" if value else "not yet"),
    Column("problem", show=lambda value: value),
)


@click.group()
def command() -> None:
    """Decks: the built-in ones, and what is in them."""


@command.command(
    "list",
    epilog=options.examples(
        "dcg decks list --playable", "dcg decks list --deck-format BT12 --format json"
    ),
)
@click.option("--playable", is_flag=True, help="Only decks of which every card runs.")
@click.option("--archetype", metavar="WORD", help="Only decks of this archetype.")
@click.option("--deck-format", metavar="WORD", help="Only decks of this format: BT12, EX6.")
@options.game()
@options.cards()
@options.form()
def list_decks(
    playable: bool, archetype: str | None, deck_format: str | None, game: str | None, form: str
) -> None:
    """Lists the built-in decks of a game, and whether they can be played.

    A deck can be played when every card in it runs; `dcg decks show` names those that don't.
    """
    held = game_of(game)
    listed = view_of(held.name).catalogue
    decks = list(held.decks.built_in().values())
    asked = {"archetype": archetype, "format": deck_format}
    for name, value in asked.items():
        if value is not None:
            decks = _with(decks, listed, name, value)
    found = []
    for deck in decks:
        wrong = held.decks.problems(deck)
        more = f" and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        if not (playable and wrong):
            found.append((*listed.deck(deck), not wrong, wrong[0] + more if wrong else ""))
    rows((*listed.deck_columns, *PLAYABLE), found, form)


def _with(decks: list[Deck], listed: CatalogueView, name: str, value: str) -> list[Deck]:
    """The decks of that archetype or format. Raises `BadInput` where there is none."""
    fact = listed.deck_facts.get(name)
    if fact is None:
        raise BadInput(f"decks of this game have no {name}")
    found = [deck for deck in decks if fact(deck).lower() == value.lower()]
    if not found:
        there = sorted({fact(deck) for deck in decks} - {""})
        raise BadInput(f"no deck here has the {name} {value!r}{nearest(value, there)}")
    return found


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
