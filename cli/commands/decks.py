"""`dcg decks`: the decks of the package, and what a deck file holds."""

from __future__ import annotations

import click

from cli import options
from cli.output import Column, rows
from cli.reading import legal_deck
from dcg.official.catalogue import catalogue, decks, problems

COLUMNS = (
    Column("id", "deck"),
    Column("name"),
    Column("cards", right=True),
    Column("digi_eggs", "Digi-Eggs", right=True),
    Column("playable", show=lambda value: "yes" if value else "not yet"),
    Column("problem", show=lambda value: value),
)
CARDS = (
    Column("copies", right=True),
    Column("number"),
    Column("name"),
    Column("category"),
    Column("level", right=True),
    Column("cost", right=True),
    Column("dp", right=True),
)


@click.group()
def command() -> None:
    """Decks: the built-in ones, and what is in them."""


@command.command("list", epilog=options.examples("dcg decks list", "dcg decks list --format json"))
@options.form()
def list_decks(form: str) -> None:
    """Lists the built-in decks, and whether they can be played."""
    found = []
    for deck in decks().values():
        wrong = problems(deck, catalogue())
        more = f" and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        found.append(
            (
                deck.id,
                deck.name,
                len(deck.cards()),
                len(deck.digi_eggs()),
                not wrong,
                wrong[0] + more if wrong else "",
            )
        )
    rows(COLUMNS, found, form)


@command.command(
    "show", epilog=options.examples("dcg decks show bench-red", "dcg decks show my.yaml")
)
@click.argument("deck")
@options.form()
def show(deck: str, form: str) -> None:
    """Shows the cards of a DECK: a built-in id or a file.

    A deck that may not be played is refused with every reason.
    """
    found = legal_deck(deck)
    cards = catalogue()
    rows(
        CARDS,
        [
            (copies, number, card.name, card.category, card.level, card.play_cost, card.dp)
            for number, copies in (*found.deck.items(), *found.digi_egg_deck.items())
            for card in (cards[number],)
        ],
        form,
    )
