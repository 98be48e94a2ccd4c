"""Boards as the page has them: each as what differs from the one before."""

from __future__ import annotations

from cli.games.view import Fields
from cli.page.word_table import WordTable
from cli.viewer.telling import Telling
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import AnswerEvent, Event

_UNSEEN: tuple[type[Event], ...] = (SpanOpened, SpanClosed, AnswerEvent)
"""Nothing on a board changes by these, so it is not drawn again."""

_UNSAID = object()
"""Equal to nothing: in the first board every field is said."""


def boards(telling: Telling, words: WordTable) -> list[Fields]:
    """A reader's board at every position, as its fields that differ from the position before."""
    before: Fields = {}
    found: list[Fields] = []
    for position in range(len(telling.events) + 1):
        if position and isinstance(telling.events[position - 1], _UNSEEN):
            found.append({})
            continue
        after = telling.board(position).fields(words)
        found.append(
            {name: held for name, held in after.items() if before.get(name, _UNSAID) != held}
        )
        before = after
    return found
