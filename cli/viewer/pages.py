"""What the pages over the player say."""

from __future__ import annotations

from cli.viewer.cursor import Cursor
from cli.viewer.sheet import Lines
from dcg.kernel.absent import NO_EVENT

HELP = (
    ("Right l / Left h", "the next event / the one before"),
    ("Down j / Up k", "the next action / the one before"),
    ("PageDown ] / PageUp [", "the next turn / the one before"),
    ("Home / End", "the start / the end of the match"),
    ("g", "go to a turn (5) or to an event (e603)"),
    ("/", "search words in what is told; n the next, N the one before"),
    ("v", "whose view: all hands, what seat 0 knows, what seat 1 knows"),
    ("a", "tell every event, bookkeeping too, or news only"),
    ("e", "explain the current event: causes, decisions, what followed"),
    ("c", "what the cards on the field say"),
    ("a click", "on a line of the log goes there"),
    ("q", "quit"),
)

NOTES = (
    (
        "An action is what a player does in the main phase with all that comes of it, or a step of the "
        "turn the game takes by itself. Bookkeeping is stepped over unless it is told."
    ),
    (
        "Numbers are those of the record, in every view: dcg bisect, branch and explain speak of the "
        "same. A seat's view leaves out what the other was asked, so its numbers have gaps; "
        "opened with --seat there is that seat's log alone, numbered without any."
    ),
    (
        "Why leads from the current event back to what caused it, with the clauses of the "
        "comprehensive rules each event records."
    ),
)


def help_page(cursor: Cursor) -> tuple[str, Lines]:
    """The keys."""
    keys = [(f"{keys:<23}{what}", "") for keys, what in HELP]
    return "Keys", [*keys, *(line for note in NOTES for line in (("", ""), (note, "")))]


def cards_page(cursor: Cursor) -> tuple[str, Lines]:
    """What each card on the field says, once for each card, as the reader knows them."""
    view = cursor.view
    said: list[tuple[str, str]] = []
    cards = view.game_view.cards_in_play(view.state(cursor.position), view.record.definitions)
    for first, *more in cards:
        said += [(first, "bold"), *((f"  {line}", "") for line in more)]
    return "Cards on the field", said or [("Nothing is on the field.", "")]


def explained_page(cursor: Cursor) -> tuple[str, Lines]:
    """The current event explained, as far as the reader knows it."""
    # What runs a match again is read when it is asked for: the player opens sooner.
    from replays.explaining import explain  # noqa: PLC0415
    from replays.explanation import lines  # noqa: PLC0415

    if cursor.place == NO_EVENT:
        return "Explained", [("Nothing has happened yet.", "")]
    return "Explained", lines(explain(cursor.view, cursor.place))
