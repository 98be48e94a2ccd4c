"""`dcg cards`: what the engine knows of cards, and of a dump of them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click

from cli import options
from cli.card_files import compiled
from cli.card_search import filters, found
from cli.games import view_of
from cli.inputs import game_of
from cli.output import Column, fitted, note, percent, rows, say
from dcg import games
from dcg.card_files import catalogue_file
from dcg.card_text import CompiledCards, Figures
from dcg.decks import NotThere
from replays.whole_files import check_replaceable, write_whole

MOST_SHOWN = 20
"""Unread wordings, and other reasons, that the table names; --report json has them all."""


@click.group()
def command() -> None:
    """Cards: what the engine knows of them, and compiling more from a dump."""


@command.command(
    "show",
    epilog=options.examples("dcg cards show BT1-025", "dcg cards show Omnimon --format json"),
)
@click.argument("card", nargs=-1, required=True)
@options.game()
@options.cards()
@options.form()
def show(card: tuple[str, ...], game: str | None, form: str) -> None:
    """Shows a CARD by number, or every card of that name: facts, and its effects as they run.

    The text is rendered from what the engine does, and what it does not run yet is named below it.
    --format json gives the whole definition.
    """
    held = game_of(game)
    listed = view_of(held.name).catalogue
    cards = held.decks.cards()
    shown = [one for words in card for one in named(cards, words, held.name)]
    if form == "json":
        click.echo(json.dumps([listed.plain(one) for one in shown], indent=1))
    elif form == "csv":
        rows(listed.card_columns, [listed.card(one) for one in shown], form)
    else:
        for place, one in enumerate(shown):
            if place:
                say()
            for line in listed.text(one):
                for row in fitted(line):
                    say(row)


@command.command(
    "list",
    epilog=options.examples(
        "dcg cards list --set BT1 --colour red", "dcg cards list --keyword Blocker --format csv"
    ),
)
@filters()
@options.game()
@options.cards()
@options.form()
def list_cards(wanted: Mapping[str, Sequence[str]], game: str | None, form: str) -> None:
    """Lists the cards of a game, all or those asked for."""
    _listed(wanted, "", game, form)


@command.command(
    "search",
    epilog=options.examples(
        "dcg cards search agumon --level 3", 'dcg cards search "gain 1 memory" --colour blue'
    ),
)
@click.argument("words", nargs=-1, required=True)
@filters()
@options.game()
@options.cards()
@options.form()
def search(
    words: tuple[str, ...], wanted: Mapping[str, Sequence[str]], game: str | None, form: str
) -> None:
    """Lists the cards whose number, name or text has the WORDS.

    The text is the engine's rendering, as `dcg cards show` shows it: today's wording, whatever the
    print of the card says.
    """
    _listed(wanted, " ".join(words), game, form)


def _listed(wanted: Mapping[str, Sequence[str]], words: str, game: str | None, form: str) -> None:
    held = game_of(game)
    listed = view_of(held.name).catalogue
    cards = found(held.decks.cards().values(), listed, wanted, words)
    if form == "json":
        click.echo(json.dumps([listed.plain(one) for one in cards], indent=1))
        return
    rows(listed.card_columns, [listed.card(one) for one in cards], form)
    if form == "table":
        note(f"{len(cards)} cards" if len(cards) != 1 else "1 card")


@command.command(
    "compile",
    epilog=options.examples(
        "dcg cards compile cards.json",
        "dcg cards compile cards.json --report json > report.json",
        "dcg cards compile cards.json --out my-cards.json",
    ),
)
@click.argument("file", type=click.Path(dir_okay=False))
@click.option(
    "--report",
    type=click.Choice(("table", "json")),
    default="table",
    show_default=True,
    help="How much runs, by set, to read; or everything that isn't read, for programs.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the compiled cards to this file, for --cards.",
)
@options.game()
@options.quiet()
def compile_dump(file: str, report: str, out: Path | None, game: str | None, quiet: bool) -> None:
    """Compiles the printed cards in FILE, a dump in JSON, and says how much of them runs.

    Read are lists of records in the shapes of public dumps (its own, apitcg, Digimon Card App,
    digimoncard.io); which one it is shows by itself. A card runs when everything printed on it does. What
    isn't read is named, never guessed; so is a card that texts speak of and nobody knows yet.
    """
    held = game_of(game)
    if out is not None:
        check_replaceable(out)
    cards = compiled(file, held.name, quiet=quiet)
    if out is not None:
        write_whole(out, catalogue_file(cards.cards, held.name))
    if report == "json":
        click.echo(json.dumps(cards.plain(), indent=1, ensure_ascii=False))
    else:
        _say_report(cards)
    if out is not None:
        count = len(cards.cards)
        wrote, those = ("1 card", "it") if count == 1 else (f"{count} cards", "them")
        note(f"wrote {wrote} to {out}: --cards {out} uses {those}", quiet=quiet)


_BY_SET = (
    Column("set"),
    Column("cards", right=True),
    Column("run", right=True),
    Column("cards_run", "cards run", right=True),
    Column("sentences", right=True),
    Column("sentences_run", "sentences run", right=True),
)


def _say_report(cards: CompiledCards) -> None:
    sets = [("all", cards.figures()), *cards.by_set().items()]
    rows(_BY_SET, [_row(name, figures) for name, figures in sets], "table")
    _say_most("wording that isn't read", cards.wordings(), "wordings")
    _say_most("what else keeps a card from running", cards.reasons(), "reasons")
    strangers = list(cards.strangers())
    for number, words in strangers[:MOST_SHOWN]:
        note(f"{number} speaks of a card not known yet: {words}")
    if len(strangers) > MOST_SHOWN:
        note(f"{len(strangers) - MOST_SHOWN} more of these: --report json names them all")
    if cards.again:
        note(f"records of cards that are above, as other pictures: {cards.again}")
    for record in cards.records:
        note(str(record))


def _say_most(heading: str, having: Mapping[str, Sequence[str]], called: str) -> None:
    """What most cards have, and how many they are."""
    if having:
        say()
        rows(
            (Column("cards", right=True), Column("what", heading)),
            [(len(cards), what) for what, cards in list(having.items())[:MOST_SHOWN]],
            "table",
        )
    if len(having) > MOST_SHOWN:
        note(f"{len(having) - MOST_SHOWN} more {called}: --report json names them all")


def _row(name: str, figures: Figures) -> tuple[object, ...]:
    return (
        name,
        figures.cards,
        figures.cards_that_run,
        percent(figures.cards_that_run / figures.cards) if figures.cards else "-",
        figures.sentences,
        percent(figures.sentences_that_run / figures.sentences) if figures.sentences else "-",
    )


def named(cards: Mapping[str, Any], words: str, game: str) -> list[Any]:
    """The card of that number, or the cards of that name, of a game. Raises `NotThere`."""
    number = words.upper()
    if number in cards:
        return [cards[number]]
    names = {held: str(getattr(one, "name", held)) for held, one in cards.items()}
    having = [cards[held] for held, name in names.items() if name.lower() == words.lower()]
    if having:
        return having
    within = [held for held, name in names.items() if words.lower() in name.lower()]
    like = get_close_matches(words.lower(), {name.lower() for name in names.values()}, n=3)
    close = within[:5] or [held for held, name in names.items() if name.lower() in like][:5]
    close = close or get_close_matches(number, list(cards), n=3, cutoff=0.75)
    hint = f"; close: {', '.join(f'{held} {names[held]}' for held in close)}" if close else ""
    others = [other for other in games.names() if other != game]
    having_it = [other for other in others if number in games.find(other).decks.cards()]
    hint += "".join(f"; it is one of another game: --game {other}" for other in having_it)
    raise NotThere(f"unknown card {words!r}{hint}")
