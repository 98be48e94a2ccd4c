"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from cli.output import FORMATS

F = TypeVar("F", bound=Callable[..., Any])

DEFAULT_STORE = "dcg.db"
LARGEST_SEED = 2**63 - 1


def store(default: str = DEFAULT_STORE) -> Callable[[F], F]:
    """`--store PATH`."""
    return click.option(
        "--store",
        "store_path",
        type=click.Path(path_type=Path, dir_okay=False),
        default=Path(default),
        show_default=True,
        help="The file the matches are recorded in.",
    )


def seed(default: int = 1) -> Callable[[F], F]:
    """`--seed N`."""
    return click.option(
        "--seed",
        type=click.IntRange(0, LARGEST_SEED),
        default=default,
        show_default=True,
        help="Where chance and players' choices come from: the same seed, the same matches.",
    )


def form() -> Callable[[F], F]:
    """`--format table|json|csv`."""
    return click.option(
        "--format",
        "form",
        type=click.Choice(FORMATS),
        default="table",
        show_default=True,
        help="A table to read, or data for programs.",
    )


def quiet() -> Callable[[F], F]:
    """`--quiet`."""
    return click.option("--quiet", "-q", is_flag=True, help="No progress, results only.")


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
