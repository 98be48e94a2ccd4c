"""`dcg position`: a board described in a document, drawn."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from cli import options
from cli.board import show as draw
from cli.games import view_of
from cli.output import console
from cli.reading import text_of
from dcg import games
from dcg.kernel.fold import fold
from dcg.official.catalogue import catalogue
from dcg.official.positions import place, read_position


@click.group()
def command() -> None:
    """Positions: boards described in documents."""


@command.command(
    "show",
    epilog=options.examples("dcg position show board.yaml", "dcg position show - < board.yaml"),
)
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@options.plain()
def show(file: Path, plain: bool) -> None:
    """Draws the board that a position document (YAML) describes; docs/scenarios.md has the format."""
    if str(file) == "-":
        text, source = sys.stdin.read(), "stdin"
    else:
        text, source = text_of(file), str(file)
    cards, position = read_position(text, source)
    opening = place(position, cards, catalogue()).opening
    game = games.of(opening.events)
    state = fold(game.new_state(), opening.events, game.handlers)
    board = view_of(game.name).board(state, opening.definitions, opening.header)
    draw(board, console(plain=plain), plain=plain)
