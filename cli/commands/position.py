"""`dcg position`: a board described in a document, drawn."""

from __future__ import annotations

from pathlib import Path

import click

from cli import options
from cli.board import show as draw
from cli.games import view_of
from cli.inputs import game_of_document, standard_read, vocabulary_of
from cli.output import console, say
from dcg.documents import read_position
from dcg.kernel.fold import fold
from dcg.user_files import read_text


@click.group()
def command() -> None:
    """Positions: boards described in documents."""


@command.command(
    "show",
    epilog=options.examples("dcg position show board.yaml", "dcg position show - < board.yaml"),
)
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@options.game("the one that the document is of")
@options.cards()
@options.plain()
def show(file: Path, game: str | None, plain: bool) -> None:
    """Draws the board that a position document (YAML) describes; docs/scenarios.md has the format.

    What of it this engine does not run is named below the board.
    """
    source = standard_read(str(file))
    text = read_text(source)
    held = game_of_document(text, game)
    vocabulary = vocabulary_of(held)
    opening = read_position(text, source, vocabulary, held.decks.cards())
    state = fold(held.new_state(), opening.events, held.handlers)
    board = view_of(held.name).board(state, opening.definitions, opening.header)
    draw(board, console(plain=plain), plain=plain)
    for phrase in vocabulary.unsupported(opening.definitions, opening.events):
        say(f"not supported: {phrase}")
