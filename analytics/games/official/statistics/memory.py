"""Memory handed to the opponent at the end of a turn: `memory` by deck, `handed` its distribution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from analytics.findings import (
    MIRRORS,
    AllDecks,
    Count,
    HiddenNumber,
    High,
    HighNumber,
    Low,
    LowNumber,
    Number,
    OtherDecks,
    Share,
    Shown,
    Small,
    Statistic,
)
from dcg.official.game import NAME


class Memory(NamedTuple):
    """`mean` is of the memory the opponent got; intervals are clustered by match."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    opponent_deck: OtherDecks
    n: Count
    turns: Count
    mean: Number
    low: LowNumber
    high: HighNumber
    lower: HiddenNumber
    median: Number
    upper: HiddenNumber
    one: Annotated[float | None, Shown("exactly 1", "share")]
    one_low: Annotated[float | None, Shown("exactly 1 from", "share")]
    one_high: Annotated[float | None, Shown("exactly 1 to", "share")]
    passed: Annotated[float | None, Shown("passed", "share")]
    passed_low: Annotated[float | None, Shown("passed from", "share")]
    passed_high: Annotated[float | None, Shown("passed to", "share")]
    small: Small


def _notes(rows: Sequence[Memory]) -> Iterator[str]:
    yield "Turns of one match hang together: intervals are clustered by match."
    yield "A turn in which its player passes hands 3. The turn in which a match ends hands nothing."
    if any(row.opponent_deck is not None for row in rows):
        yield MIRRORS


MEMORY = Statistic(
    game=NAME,
    order_in_lists=110,
    name="memory",
    title="Memory handed to the opponent at the end of a turn.",
    about="Mean and median, the share of turns that hand exactly 1, and of turns passed; by deck.",
    examples=("--deck bench-red --going first",),
    row=Memory,
    order="deck NULLS FIRST, opponent_deck NULLS FIRST",
    notes=_notes,
)


class Handed(NamedTuple):
    """`share` is of all turns that ended; its interval is clustered by match."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    opponent_deck: OtherDecks
    memory: Count
    n: Count
    turns: Count
    share: Share
    low: Low
    high: High
    small: Small


HANDED = Statistic(
    game=NAME,
    order_in_lists=111,
    name="handed",
    title="How often a turn hands the opponent which memory.",
    about="The distribution behind `dcg stats memory`; by deck.",
    examples=("--deck bench-red",),
    row=Handed,
    order="deck NULLS FIRST, opponent_deck NULLS FIRST, memory",
    notes=lambda rows: ["Turns of one match hang together: intervals are clustered by match."],
)
