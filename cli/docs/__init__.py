"""References generated from the code: `python -m cli.docs` (`make docs`) writes them into docs/."""

from collections.abc import Callable

from cli.docs.api import api_page
from cli.docs.commands import commands_page
from cli.docs.events import events_page
from cli.docs.schema import schema_page

PAGES: dict[str, Callable[[], str]] = {
    "api.md": api_page,
    "cli.md": commands_page,
    "events.md": events_page,
    "events.json": schema_page,
    "battle-evolution-events.md": lambda: events_page("battle-evolution"),
}
"""What is generated, by file name."""

__all__ = ["PAGES"]
