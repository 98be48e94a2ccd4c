"""`dcg cards`: what the engine knows of a card."""

from __future__ import annotations

import json

import click

from cli import options
from cli.output import Column, rows, say
from dcg.language.node import to_plain
from dcg.official.catalogue import UnknownCard, catalogue
from dcg.official.language.card import Card
from dcg.official.text.render import describe

COLUMNS = (
    Column("number"),
    Column("name"),
    Column("category"),
    Column("colours", show=lambda value: value),
    Column("level", right=True),
    Column("play_cost", "cost", right=True),
    Column("dp", right=True),
)


@click.group()
def command() -> None:
    """Cards: what the engine knows of them."""


@command.command(
    "show",
    epilog=options.examples("dcg cards show BT1-025", "dcg cards show Omnimon --format json"),
)
@click.argument("card", nargs=-1, required=True)
@options.form()
def show(card: tuple[str, ...], form: str) -> None:
    """Shows a CARD by number, or every card of that name: facts, and its effects as they run.

    The text is rendered from what the engine does. --format json gives the whole definition.
    """
    found = [one for words in card for one in named(words)]
    if form == "json":
        click.echo(json.dumps([to_plain(one) for one in found], indent=1))
    elif form == "csv":
        rows(COLUMNS, [_row(one) for one in found], form)
    else:
        for place, one in enumerate(found):
            if place:
                say()
            for line in describe(one):
                say(line)


def named(words: str) -> list[Card]:
    """The card of that number, or the cards of that name."""
    cards = catalogue()
    number = words.upper()
    if number in cards:
        return [cards[number]]
    found = [one for one in cards.values() if one.name.lower() == words.lower()]
    if found:
        return found
    within = [one.number for one in cards.values() if words.lower() in one.name.lower()]
    raise UnknownCard(words, within[:5] or cards.close_to(words))


def _row(one: Card) -> tuple[object, ...]:
    colours = " ".join(one.colours)
    return one.number, one.name, one.category, colours, one.level, one.play_cost, one.dp
