"""The Digimon Card Game in words (see `dcg.telling.game_telling`). What runs rules is read when asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.official.words.boards.compare import compared
from dcg.official.words.boards.html import html
from dcg.official.words.boards.lines import lines
from dcg.official.words.boards.picture import Picture, picture, pictured
from dcg.official.words.explaining.facts import all_facts
from dcg.official.words.game_words import OFFICIAL_WORDS
from dcg.official.words.names import Names
from dcg.official.words.wording import EventWording
from dcg.telling.choice import Choice
from dcg.telling.compared import Compared


class OfficialToldBoard:
    """See `dcg.telling.game_telling.ToldBoard`."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture

    @property
    def phase(self) -> str:
        """The step of the turn."""
        return self.picture.phase

    def lines(self, near: int = 0) -> list[str]:
        """Plain lines."""
        return lines(self.picture, near)

    def html(self, near: int = 0) -> str:
        """Both sides with their cards, the memory gauge between them."""
        return html(self.picture, near)

    def compared(self, other: OfficialToldBoard) -> Iterator[Compared]:
        """Fact by fact."""
        return compared(self.picture, other.picture)


class OfficialToldSeat:
    """See `dcg.telling.game_telling.ToldSeat`. Everything comes from the seat's `Sight`."""

    def __init__(
        self,
        events: Sequence[Event],
        seat: int,
        definitions: Mapping[bytes, bytes],
        own: Sequence[Event] | None = None,
    ) -> None:
        from dcg.official.words.asking.sight import Sight  # noqa: PLC0415

        self.sight = Sight(events, seat, definitions, own)

    def question(self, asked: Decision, state: Any) -> list[str]:
        """What is asked, and the effect that asks it."""
        from dcg.official.words.asking.questions import question_lines  # noqa: PLC0415
        from dcg.official.words.asking.sight import seen  # noqa: PLC0415

        return question_lines(self.sight, seen(asked, state))

    def choices(self, asked: Decision, state: Any) -> list[Choice]:
        """The answers there are."""
        from dcg.official.words.asking.choices import choices  # noqa: PLC0415
        from dcg.official.words.asking.sight import seen  # noqa: PLC0415

        return choices(self.sight, seen(asked, state))


class OfficialTelling:
    """See `dcg.telling.game_telling.GameTelling`."""

    words = OFFICIAL_WORDS

    def board(
        self, state: Any, definitions: Mapping[bytes, bytes], header: Header | None = None
    ) -> OfficialToldBoard:
        """A board by its state."""
        return OfficialToldBoard(picture(state, definitions, header))

    def seat(
        self,
        events: Sequence[Event],
        seat: int,
        definitions: Mapping[bytes, bytes],
        own: Sequence[Event] | None = None,
    ) -> OfficialToldSeat:
        """What a seat knows."""
        return OfficialToldSeat(events, seat, definitions, own)

    def facts(
        self, state: Any, events: Sequence[Event], place: int, definitions: Mapping[bytes, bytes]
    ) -> list[tuple[str, str]]:
        """The fields of an event in words, and what was paid for what it did."""
        return all_facts(EventWording(state, Names(definitions)), events, place)

    def concerned(
        self, state: Any, event: Event, definitions: Mapping[bytes, bytes], header: Header
    ) -> list[str]:
        """Memory, what is going on, what stands on the field and is meant, and the seat's cards."""
        from dcg.official.words.boards.derived import derived_board  # noqa: PLC0415
        from dcg.official.words.explaining.concerned import concerned  # noqa: PLC0415

        now = EventWording(state, Names(definitions))
        board = derived_board(state, definitions)
        return list(concerned(now, pictured(state, definitions, header, board), event, board))


OFFICIAL_TELLING = OfficialTelling()
