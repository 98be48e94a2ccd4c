"""A seat of the Digimon Card Game: what its player is shown, asked and may answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cli.games.official.board import OfficialBoard
from dcg.harmless import one_line
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.official.language.card import Card, decode_card
from dcg.official.text.render import describe
from dcg.official.words.asking.questions import BOARD_FIRST
from dcg.official.words.asking.sight import Sight
from dcg.official.words.asking.things import keywords, whose
from dcg.official.words.boards.picture import picture
from dcg.official.words.telling import OfficialToldSeat
from dcg.telling import Choice, Line


class OfficialSeat:
    """See `cli.games.view.SeatDialogue`. Everything comes from the seat's `Sight`."""

    def __init__(
        self, events: Sequence[Event], seat: int, definitions: Mapping[bytes, bytes]
    ) -> None:
        self.told_seat = OfficialToldSeat(events, seat, definitions)
        self.sight = self.told_seat.sight

    @property
    def seat(self) -> int:
        """The seat."""
        return self.sight.seat

    @property
    def events(self) -> Sequence[Event]:
        """The seat's own log."""
        return self.sight.events

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.sight.board.turn.number

    def board(self) -> OfficialBoard:
        """The board, with the keywords of what stands on it."""
        sight = self.sight
        drawn = OfficialBoard(picture(sight.board, sight.definitions, sight.header))
        return drawn.noting(_keyword_notes(sight))

    def told(self, after: int = 0) -> list[Line]:
        """What happened after so many events of the seat's log."""
        return self.sight.told(after)

    def question(self, asked: Decision, state: Any) -> list[str]:
        """What is asked, and the effect that asks it."""
        return self.told_seat.question(asked, state)

    def choices(self, asked: Decision, state: Any) -> list[Choice]:
        """The answers there are."""
        return self.told_seat.choices(asked, state)

    def board_first(self, asked: Decision) -> bool:
        """Whether the question is answered by looking at the board."""
        return asked.question in BOARD_FIRST

    def card(self, words: str) -> list[str]:
        """What the cards of that number or name do, of those the seat knows."""
        wanted = words.lower()
        if not wanted:
            return ["c CARD: name a card you have seen, or a part of its name"]
        known = _readable(self.sight)
        exact = [card for card in known if wanted in (card.number.lower(), card.name.lower())]
        found = exact or [card for card in known if wanted in card.name.lower()]
        if not found:
            return [f"no card you have seen is called {one_line(words)!r}"]
        return [f"  {text}" for card in found for text in describe(card)]

    def open_cards(self) -> list[str]:
        """Both trashes: anybody may look at them (3-7)."""
        return [
            f"Seat {seat}'s trash: {self.sight.wording.cards(reversed(side.trash))}"
            for seat, side in enumerate(self.sight.board.sides)
        ]


def _keyword_notes(sight: Sight) -> list[str]:
    """Who on the field has keyword effects: what decides attacks, and no card shows."""
    found = [
        f"{whose(sight, held, facts=False)} {' '.join(words)}"
        for held in sight.board.permanents
        if (words := keywords(sight, held))
    ]
    return [f"Keywords: {'; '.join(found)}"] if found else []


def _readable(sight: Sight) -> list[Card]:
    found = []
    for data in sight.definitions.values():
        try:
            found.append(decode_card(data))
        except msgspec.DecodeError:
            continue
    return sorted(found, key=lambda card: card.number)
