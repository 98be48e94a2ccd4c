"""References generated from the code: `python -m cli.docs` (`make docs`) writes them into docs/."""

from collections.abc import Callable
from functools import partial

from cli.docs.api import api_page
from cli.docs.commands import commands_page
from cli.docs.events import events_page
from cli.docs.schema import schema_page
from cli.games import OWN
from dcg import games

PAGES: dict[str, Callable[[], str]] = {
    "api.md": api_page,
    "cli.md": commands_page,
    "events.md": events_page,
    "events.json": schema_page,
    **{f"{name}-events.md": partial(events_page, name) for name in OWN if name != games.DEFAULT},
}
"""What is generated, by file name."""

__all__ = ["PAGES"]
