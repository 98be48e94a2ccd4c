"""What a match holds that this engine does not run, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dcg.kernel.event import Event
from dcg.official.events.effects import UnsupportedMet
from dcg.official.keywords.not_yet import NOT_YET
from dcg.official.language.card import Card, decode_card
from dcg.official.language.effect import Effect
from dcg.official.language.processes import GainKeyword, Unsupported
from dcg.official.reading.compiled.card import walk

_NOT_YET = frozenset(keyword.name for keyword in NOT_YET)


def unsupported(definitions: Mapping[bytes, bytes], log: Sequence[Event]) -> list[str]:
    """What the cards hold, card by card, and then what was met; each once."""
    found = [phrase for data in definitions.values() for phrase in _held(decode_card(data))]
    met = [event.phrase for event in log if isinstance(event, UnsupportedMet)]
    return list(dict.fromkeys((*found, *met)))


def _held(card: Card) -> Iterator[str]:
    """Keyword effects that nothing runs, and phrases that could not be compiled."""
    for effect in (*card.effects, *card.inherited, *card.security):
        for node in walk(effect):
            if isinstance(node, Unsupported):
                yield node.phrase
            elif isinstance(node, Effect | GainKeyword) and node.keyword in _NOT_YET:
                yield node.keyword
