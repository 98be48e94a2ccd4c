"""What the pages over the player say."""

from __future__ import annotations

import msgspec

from cli.viewer.cursor import Cursor
from cli.viewer.page import Lines
from dcg.harmless import inert
from dcg.language.printer import Unprintable
from dcg.official.language.card import decode_card
from dcg.official.text.render import describe

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
        "same. A seat's view leaves out what the other was asked, so its numbers have gaps."
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
    board = cursor.view.board(cursor.position)
    held = [card for side in board.sides for one in side.field() for card in reversed(one.cards)]
    said: list[tuple[str, str]] = []
    for address in dict.fromkeys(_address(cursor, card) for card in held):
        if address:
            first, *more = map(inert, _described(cursor, address))
            said += [(first, "bold"), *((f"  {line}", "") for line in more)]
    return "Cards on the field", said or [("Nothing is on the field.", "")]


def _address(cursor: Cursor, card: int) -> bytes:
    board = cursor.view.board(cursor.position)
    place = board.definition_of[card] if card >= 0 else -1
    return board.definitions[place] if place >= 0 else b""


def _described(cursor: Cursor, address: bytes) -> list[str]:
    data = cursor.record.definitions.get(address)
    if data is None:
        return ["a card the record has no definition of"]
    try:
        return list(describe(decode_card(data)))
    except (
        msgspec.DecodeError,
        UnicodeDecodeError,
        LookupError,
        ValueError,
        TypeError,
        Unprintable,
    ):
        return [
            f"{cursor.view.names.defined(address).name}: of another version of the card language"
        ]


def explained_page(cursor: Cursor) -> tuple[str, Lines]:
    """The current event explained, as far as the reader knows it."""
    # What runs a match again is read when it is asked for: the player opens sooner.
    from cli.viewer.explained import lines  # noqa: PLC0415
    from cli.viewer.explanation import explain  # noqa: PLC0415

    if cursor.place < 0:
        return "Explained", [("Nothing has happened yet.", "")]
    return "Explained", lines(explain(cursor.view, cursor.place))
