"""`dcg completion`: what makes the shell complete commands, options, matches and decks."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from cli import options

VARIABLE = "_DCG_COMPLETE"
"""The environment variable by which the shell's script asks."""


@click.command(
    epilog=options.examples(
        'eval "$(dcg completion bash)"',
        "dcg completion zsh > ~/.zsh/completions/_dcg",
        "dcg completion fish > ~/.config/fish/completions/dcg.fish",
    )
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def command(context: click.Context, shell: str) -> None:
    """Prints the script that makes a SHELL complete dcg's commands.

    It completes commands, options, the ids of matches and the names of built-in decks. Put the
    first example into ~/.bashrc, or the output where your shell looks for such scripts.
    """
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(context.find_root().command, {}, "dcg", VARIABLE).source())
