"""Why the current event happened, as rows: each step of the chain with the clauses it records."""

from __future__ import annotations

from rich.text import Text

from cli.board.clipping import clipped
from cli.viewer.cursor import Cursor
from cli.wrapping import wrapped
from dcg.harmless import inert
from dcg.kernel.absent import NO_EVENT


def reason_rows(cursor: Cursor, width: int, height: int) -> list[Text]:
    """The chain of the current event in at most `height` rows, each link on one where it fits."""
    if cursor.place == NO_EVENT:
        return []
    view = cursor.view
    rows: list[Text] = []
    links = list(view.chain(cursor.place))
    for number, (link, words) in enumerate(links):
        left = height - len(rows)
        if left <= 0:
            break
        rules = f"  rules {', '.join(link.rules)}" if link.rules else ""
        shown = view.numbers[link.event] if link.event != NO_EVENT else NO_EVENT
        lead = f"{shown if shown != NO_EVENT else '':>6}  "
        each = max(1, left // (len(links) - number))
        parts = wrapped(inert(words + rules), max(width - len(lead), 8))
        if len(parts) > each:
            room = width - len(lead) - len(rules)
            short = clipped(words, max(room, 8)).plain + rules
            parts = wrapped(short, max(width - len(lead), 8))[:each]
        for count, part in enumerate(parts):
            row = Text().append(lead if count == 0 else " " * len(lead), style="dim")
            row.append(part)
            row.truncate(width, overflow="ellipsis")
            rows.append(row)
    if len(links) > len(rows) > 1:
        rows[-1] = clipped(f"        and {len(links) - len(rows) + 1} more (key e)", width, "dim")
    return rows
