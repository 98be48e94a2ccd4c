"""Options that several commands share."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from cli.output import FORMATS, RAW_TEXT
from replays.place import ServerAddress, place_of

F = TypeVar("F", bound=Callable[..., Any])

DEFAULT_STORE = "dcg.db"
LARGEST_SEED = 2**63 - 1


def store(default: str = DEFAULT_STORE) -> Callable[[F], F]:
    """`--store PATH`."""
    return click.option(
        "--store",
        "store_path",
        type=StorePlace(),
        default=Path(default),
        show_default=True,
        help="The file the matches are recorded in, or a postgresql:// address.",
    )


class StorePlace(click.Path):
    """Where a store is, as a `Place`."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, dir_okay=False)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """An address of a server as that, anything else as a path."""
        found = place_of(value) if isinstance(value, str) else value
        return found if isinstance(found, ServerAddress) else super().convert(value, param, ctx)


def match(name: str = "match", **extra: Any) -> Callable[[F], F]:
    """The argument that names a match; the shell completes ids of the store."""
    return click.argument(name, shell_complete=offered("matches"), **extra)


def offered(what: str) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    """A function of `cli.completing`, read when Tab is pressed and not before."""

    def offer(
        context: click.Context, parameter: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        found = getattr(importlib.import_module("cli.completing"), what)
        return list(found(context, parameter, incomplete))

    return offer


def game(left_out: str = "") -> Callable[[F], F]:
    """`--game NAME`; `left_out` is which game it is without, if that is not the first one."""
    if left_out:
        said = f"digimon-card-game or battle-evolution; if left out, {left_out}."
    else:
        said = "digimon-card-game, which it is if left out, or battle-evolution."
    return click.option(
        "--game",
        metavar="GAME",
        shell_complete=offered("games"),
        is_eager=True,
        help=f"Which game: {said}",
    )


class PlayerName(click.ParamType[str]):
    """A program that plays, by name. Which of them can play depends on the game: see `player_of`."""

    name = "player"

    def __init__(self, *others: str) -> None:
        """`others` are names that are no programs."""
        self.others = others

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The players of every game."""
        return f"[{'|'.join((*_players(), *self.others))}]"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The players of every game."""
        return [
            CompletionItem(one) for one in (*_players(), *self.others) if one.startswith(incomplete)
        ]


def _players() -> Iterable[str]:
    from dcg import games  # noqa: PLC0415 - options are read with every command

    packaged = (games.find(name).players for name in games.packaged())
    return dict.fromkeys(name for players in packaged for name in players)


def seed(default: int = 1) -> Callable[[F], F]:
    """`--seed N`."""
    return click.option(
        "--seed",
        type=click.IntRange(0, LARGEST_SEED),
        default=default,
        show_default=True,
        help="Where chance and players' choices come from: the same seed, the same matches.",
    )


def legal_on(meaning: str) -> Callable[[F], F]:
    """`--legal-on DAY`: whose restriction list counts, as `2026-04-04`; `None` without it."""
    return click.option("--legal-on", "day", metavar="DAY", callback=_a_day, help=meaning)


def _a_day(_context: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    if value is None:
        return None
    try:
        return f"{date.fromisoformat(value)}"
    except ValueError:
        raise click.BadParameter(f"{value!r} is no day; expected one like 2026-04-04") from None


def form() -> Callable[[F], F]:
    """`--format table|json|csv`, and `--raw-text`."""

    def decorate(command: F) -> F:
        return click.option(
            "--format",
            "form",
            type=click.Choice(FORMATS),
            default="table",
            show_default=True,
            help="A table to read, or data for programs.",
        )(raw_text()(command))

    return decorate


OWN_CARDS = "DCG_CARDS"
"""The environment's name for a card file that every command takes as if `--cards` named it."""


def cards() -> Callable[[F], F]:
    """`--cards FILE`: while the command runs, its game knows the cards of the file too."""

    def take(context: click.Context, parameter: click.Parameter, path: str | None) -> None:
        if path:
            from cli.card_files import taken  # noqa: PLC0415 - only with such a file

            context.with_resource(taken(path, context.params.get("game")))

    return click.option(
        "--cards",
        metavar="FILE",
        type=click.Path(dir_okay=False),
        envvar=OWN_CARDS,
        expose_value=False,
        callback=take,
        help="More cards: a dump, or what `dcg cards compile --out` wrote.",
    )


def raw_text() -> Callable[[F], F]:
    """`--raw-text`, which `cli.output.raw_text` reads."""

    def remember(context: click.Context, parameter: click.Parameter, value: bool) -> None:
        context.meta[RAW_TEXT] = value

    return click.option(
        "--raw-text",
        is_flag=True,
        expose_value=False,
        callback=remember,
        help="Text in CSV as it is; left out, what a spreadsheet would take for a formula is led by '.",
    )


def quiet() -> Callable[[F], F]:
    """`--quiet`."""
    return click.option("--quiet", "-q", is_flag=True, help="No progress, results only.")


def timeout(default: float) -> Callable[[F], F]:
    """`--timeout SECONDS`, given to the command as `seconds`: None for no limit."""
    return click.option(
        "--timeout",
        "seconds",
        type=click.FloatRange(min=0),
        metavar="SECONDS",
        default=default,
        show_default=True,
        callback=lambda context, parameter, value: value or None,
        help="How long SQL may take; 0: as long as it takes.",
    )


def plain() -> Callable[[F], F]:
    """`--plain`."""
    return click.option(
        "--plain", is_flag=True, help="No colours and no drawn boxes, even on a terminal."
    )


def at(**extra: Any) -> Callable[[F], F]:
    """`--at N`."""
    return click.option(
        "--at",
        "at",
        type=click.IntRange(min=0),
        metavar="EVENT",
        **extra,
    )


def examples(*commands: str) -> str:
    """The epilog of a command's help: examples, one a line, never wrapped together."""
    return "\b\nExamples:\n" + "\n".join(f"  {command}" for command in commands)
