"""What a match holds that this engine does not run, by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dcg.kernel.event import Event
from dcg.official.events.effects import UnsupportedMet
from dcg.official.language.card import decode_card
from dcg.official.support import lacking


def unsupported(definitions: Mapping[bytes, bytes], log: Sequence[Event]) -> list[str]:
    """What the cards hold, card by card, and then what was met; each once."""
    held = [lack.name for data in definitions.values() for _, lack in lacking(decode_card(data))]
    met = [event.phrase for event in log if isinstance(event, UnsupportedMet)]
    return list(dict.fromkeys((*held, *met)))
