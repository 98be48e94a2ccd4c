"""`dcg decks`: the decks of the package, and what a deck file holds."""

from __future__ import annotations

from collections.abc import Iterator

import click

from cli import options
from cli.errors import DONE, FOUND, BadInput
from cli.games import view_of
from cli.games.catalogue import CatalogueView
from cli.inputs import game_of, game_of_decks, standard_read
from cli.output import Column, note, rows
from dcg import games, lookup
from dcg.decks import Deck, close, nearest
from dcg.game import CardGame

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
@options.legal_on("Only decks that tournaments allowed on this day.")
@options.game()
@options.cards()
@options.form()
def list_decks(
    playable: bool,
    archetype: str | None,
    deck_format: str | None,
    day: str | None,
    game: str | None,
    form: str,
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
    if day is not None:
        decks = [deck for deck in decks if not held.decks.tournament_check(deck, day).forbidden]
    found = []
    for deck in decks:
        wrong = held.decks.problems(deck)
        more = f" and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        if not (playable and wrong):
            found.append((*listed.deck(deck), not wrong, wrong[0] + more if wrong else ""))
    rows((*listed.deck_columns, *PLAYABLE), found, form)
    if game is None and form == "table":
        for line in _of_others(held):
            note(line)


def _of_others(held: CardGame) -> Iterator[str]:
    """How many decks other games have, and how they are listed."""
    for name in games.names():
        other = games.find(name)
        if other is not held:
            count = len(other.decks.built_in())
            yield f"{count} decks of {other.title}: dcg decks list --game {name}"


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
    "show",
    epilog=options.examples("dcg decks show my.txt", "dcg decks show my.txt --legal-on 2025-10-01"),
)
@click.argument("deck", shell_complete=options.offered("decks"))
@options.legal_on("The day whose restriction list counts.")
@options.game("the one that the deck is of")
@options.cards()
@options.form()
def show(deck: str, day: str | None, game: str | None, form: str) -> int:
    """Shows the cards of a DECK: a built-in id, a file (- is standard input), or a deck code.

    A file has lines (4 BT1-010, 4 Agumon (BT1-010), BT1-010 x4), YAML, JSON or CSV: see docs/decks.md.
    Why a deck may not be played is said below it, and makes the exit code 1; so does what the restriction
    list of tournaments forbids: the list of --legal-on, otherwise of the day the deck was played on, or the
    newest one. Such a deck can be simulated and played all the same.
    """
    deck = standard_read(deck)
    held = game_of_decks([deck], game)
    listed = view_of(held.name).catalogue
    found = lookup.deck(deck, held.name)
    wrong = held.decks.problems(found)
    if wrong:
        lookup.check_game(deck, held.name)
    rows(listed.content_columns, listed.content(found), form)
    for line in wrong:
        note(f"may not be played: {line}")
    checked = held.decks.tournament_check(found, day)
    for line in checked.forbidden:
        note(f"not legal in tournaments on {checked.date}: {line}")
    if day is not None and checked.date and not (wrong or checked.forbidden):
        note(f"legal in tournaments on {checked.date}")
    return FOUND if wrong or checked.forbidden else DONE


@command.command(
    "convert",
    epilog=options.examples(
        "dcg decks convert my.txt --to code", "dcg decks convert bench-red --to lines > red.txt"
    ),
)
@click.argument("deck", shell_complete=options.offered("decks"))
@click.option("--to", "to", metavar="FORM", required=True, help="lines, json, csv, tabletop, code.")
@options.game("the one that the deck is of")
@options.cards()
def convert(deck: str, to: str, game: str | None) -> None:
    """Writes a DECK in another form: a built-in id, a file (- is standard input), or a deck code.

    lines: as people write a deck. json: with its name. csv: a table. tabletop: a list with every copy, as
    simulators of a table read it. code: one word, as deck builders share it.
    """
    deck = standard_read(deck)
    held = game_of_decks([deck], game)
    if to not in held.decks.forms:
        raise click.BadParameter(
            f"no form {to!r}{close(to, held.decks.forms)}", param_hint="'--to'"
        )
    found = lookup.deck(deck, held.name)
    try:
        click.echo(held.decks.write(found, to), nl=False)
    except ValueError as error:
        raise BadInput(str(error)) from None
