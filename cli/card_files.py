"""Card files that commands take: compiled with a line that says how far it is."""

from __future__ import annotations

from contextlib import AbstractContextManager

from cli.output import note, progress
from dcg import games
from dcg.card_files import adding_cards, compile_cards, game_of_cards, read_cards, running_no_more
from dcg.card_text import CompiledCards

SHOWN = 5
"""Cards that are named where a file takes their place with less."""


def taken(path: str, game: str | None) -> AbstractContextManager[None]:
    """While it lasts, the game has the cards of the file beside its own: the one that is named, or else
    the one that a file of compiled cards names."""
    named = game or game_of_cards(path)
    with progress("compiling cards", 0, quiet=False) as show:
        cards = read_cards(path, named, show)
    lesser = running_no_more(cards, named)
    if lesser:
        more = f" and {len(lesser) - SHOWN} more" if len(lesser) > SHOWN else ""
        note(
            f"{path} takes the place of cards that run whole, with less of them: "
            f"{', '.join(lesser[:SHOWN])}{more}"
        )
    return adding_cards(cards, named)


def compiled(path: str, game: str | None, *, quiet: bool) -> CompiledCards:
    """The cards of a dump."""
    with progress("compiling cards", 0, quiet=quiet) as show:
        return compile_cards(path, game or games.DEFAULT, show)
