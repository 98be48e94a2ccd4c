"""What a match holds that this engine does not run, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.official.events.effects import UnsupportedMet
from dcg.official.events.setup import PositionGiven
from dcg.official.game import GAME
from dcg.official.language.card import decode_card
from dcg.official.reading.compiled.tables import TableCache
from dcg.official.reading.derived_board import DerivedBoard
from dcg.official.rules.rule_check import UNSETTLED
from dcg.official.support import lacking


def unsupported(definitions: Mapping[bytes, bytes], log: Sequence[Event]) -> list[str]:
    """What the cards hold, card by card, what stood in the position so, and what was met; each
    once."""
    held = [lack.name for data in definitions.values() for _, lack in lacking(decode_card(data))]
    met = [event.phrase for event in log if isinstance(event, UnsupportedMet)]
    return list(dict.fromkeys((*held, *_from_the_start(definitions, log), *met)))


def _from_the_start(definitions: Mapping[bytes, bytes], log: Sequence[Event]) -> Iterator[str]:
    """Effects without a stable result already in the position: the log says only what came to be
    so."""
    begins = next(
        (place for place, event in enumerate(log) if isinstance(event, PositionGiven)), None
    )
    if begins is None:
        return
    state = fold(GAME.new_state(), log[: begins + 1], GAME.handlers)
    board = DerivedBoard(state, TableCache(definitions))
    board.prepare()
    if board.derivation().unsettled:
        yield UNSETTLED
