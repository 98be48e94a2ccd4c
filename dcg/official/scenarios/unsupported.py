"""What a match holds that this engine does not run, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.official.events.effects import UnsupportedMet
from dcg.official.events.setup import PositionGiven
from dcg.official.game import GAME
from dcg.official.language.card import decode_card
from dcg.official.rules.rule_check import UNSETTLED
from dcg.official.rules_with import rules_with
from dcg.official.support import lacking


def unsupported(definitions: Mapping[bytes, bytes], log: Sequence[Event]) -> list[str]:
    """What the cards hold, card by card, what stood in the position so, and what was met; each
    once."""
    held = [name for data in definitions.values() for name in _lacking(data)]
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
    match = rules_with(definitions).new_match(state, 0)
    match.prepare()
    if match.board.derivation().unsettled:
        yield UNSETTLED


@lru_cache(maxsize=4096)
def _lacking(data: bytes) -> tuple[str, ...]:
    """What one card holds. It is kept: a scenario is run from both seats."""
    return tuple(lack.name for _, lack in lacking(decode_card(data)))
