"""What the events of a match say: their causes, the cards they name, their fields. Imports nothing heavy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from dcg import games
from dcg.card_naming import Picked, Watch
from dcg.game import CardGame
from dcg.kernel.absent import NO_CAUSE, UNKNOWN
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import AnswerEvent, Event
from replays.content import contents
from replays.rows import listed, timeline_changes

SAID: dict[str, tuple[str, str]] = {
    "because": (
        "INTEGER",
        "ordinal of the event because of which it happens, empty where only the game's course does",
    ),
    "cards": (
        "VARCHAR[]",
        "numbers of the cards it names, in its order; a Digimon or Tamer is named by its top card",
    ),
    "content": (
        "VARCHAR",
        "its fields as a JSON object: content->>'paid'; cards and permanents by their ids in the log",
    ),
}
"""What an event says, beside its topic and the seat it names."""


def board_and_said(
    events: Sequence[Event], definitions: Mapping[bytes, bytes] | None = None
) -> dict[str, list[Any]]:
    """The timeline of a match with what its events say: a value for each event, by column name.

    Without `definitions` no card has a number, and the game's `defined` columns hold None. Raises
    like `timeline_changes`.
    """
    game = games.of(events)
    said = Said(game)
    try:
        changes = timeline_changes(events, definitions, said.watch)
    finally:
        said.watch.clear()  # it names itself there: a cycle
    columns = listed(changes)
    causes = pairwise((*said.causes_at, len(events)))
    columns["because"] = [
        None if cause == NO_CAUSE else cause
        for (at, end), cause in zip(causes, said.because, strict=True)
        for _ in range(at, end)
    ]
    numbers = game.columns.card_numbers(changes.state, definitions or {})
    cards: list[list[str | None]] = [[] for _ in events]
    for at, card in zip(*said.naming.noted, strict=True):
        cards[at].append(None if card == UNKNOWN else numbers[card])
    columns["cards"] = cards
    columns["content"] = contents(events).decode().splitlines()
    return columns


class Said:
    """Notes causes, and the cards that events name, while a match is folded with `watch`.

    `because[i]` is the ordinal of what the innermost span was opened for, from position
    `causes_at[i]` on; `naming` has the cards. `answered` is called with each answer and what it picks.
    """

    def __init__(
        self,
        game: CardGame,
        answered: Callable[[Any, int, Any, Picked], None] | None = None,
    ) -> None:
        self.causes_at = [0]
        self.because = [NO_CAUSE]
        self.naming = game.columns.card_naming()
        self._answered = answered
        self.watch: dict[type[Event], Watch] = {
            SpanOpened: self._cause,
            SpanClosed: self._cause,
            **self.naming.watch,
        }
        for kind in game.registry.types:
            if issubclass(kind, AnswerEvent):
                self.watch[kind] = self._picked

    def _cause(self, state: Any, place: int, event: Event) -> None:
        spans = state.course.spans
        self.causes_at.append(place)
        self.because.append(spans[-1].because if spans else NO_CAUSE)

    def _picked(self, state: Any, place: int, event: Any) -> None:
        picked = self.naming.picked(state, event)
        if self._answered is not None:
            self._answered(state, place, event, picked)
        for card in picked.cards:
            self.naming.noted.at.append(place)
            self.naming.noted.cards.append(card)
