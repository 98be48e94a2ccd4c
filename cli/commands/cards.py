"""`dcg cards`: what the engine knows of a card."""

from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

import click

from cli import options
from cli.games import view_of
from cli.inputs import game_of
from cli.output import fitted, rows, say
from dcg.decks import NotThere


@click.group()
def command() -> None:
    """Cards: what the engine knows of them."""


@command.command(
    "show",
    epilog=options.examples("dcg cards show BT1-025", "dcg cards show Omnimon --format json"),
)
@click.argument("card", nargs=-1, required=True)
@options.game()
@options.form()
def show(card: tuple[str, ...], game: str | None, form: str) -> None:
    """Shows a CARD by number, or every card of that name: facts, and its effects as they run.

    The text is rendered from what the engine does, and what it does not run yet is named below it.
    --format json gives the whole definition.
    """
    held = game_of(game)
    listed = view_of(held.name).catalogue
    cards = held.decks.cards()
    found = [one for words in card for one in named(cards, words)]
    if form == "json":
        click.echo(json.dumps([listed.plain(one) for one in found], indent=1))
    elif form == "csv":
        rows(listed.card_columns, [listed.card(one) for one in found], form)
    else:
        for place, one in enumerate(found):
            if place:
                say()
            for line in listed.text(one):
                for row in fitted(line):
                    say(row)


def named(cards: Mapping[str, Any], words: str) -> list[Any]:
    """The card of that number, or the cards of that name. Raises `NotThere`."""
    number = words.upper()
    if number in cards:
        return [cards[number]]
    names = {held: str(getattr(one, "name", held)) for held, one in cards.items()}
    found = [cards[held] for held, name in names.items() if name.lower() == words.lower()]
    if found:
        return found
    within = [held for held, name in names.items() if words.lower() in name.lower()]
    like = get_close_matches(words.lower(), {name.lower() for name in names.values()}, n=3)
    close = within[:5] or [held for held, name in names.items() if name.lower() in like][:5]
    close = close or get_close_matches(number, list(cards), n=3, cutoff=0.75)
    hint = f"; close: {', '.join(f'{held} {names[held]}' for held in close)}" if close else ""
    raise NotThere(f"unknown card {words!r}{hint}")
