"""What occurred in matches: topics, kinds of node that ran, events that triggered or interrupted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from dcg.kernel.event import Event
from dcg.official.language.card import decode_card
from dcg.official.support.values import LanguageValue, values


def topics(events: Iterable[Event]) -> Counter[str]:
    """How often each topic occurs."""
    return Counter(event.TOPIC for event in events)


def said(definitions: Mapping[bytes, bytes]) -> Counter[LanguageValue]:
    """How many cards of a match say each value of the card language."""
    cards = (decode_card(data) for data in definitions.values())
    return Counter(value for card in cards for value in set(values(card)))
