"""<Overflow> (4-17): memory moves at once when an ACE card leaves the field or a stack."""

from __future__ import annotations

from collections.abc import Iterable

from dcg.official.codes import questions
from dcg.official.events.options import PickCard
from dcg.official.events.turn import OverflowProcessed
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.memory import moved


def with_information(match: OfficialMatch, cards: Iterable[int]) -> list[int]:
    """Cards about to leave a stack, but for those that lie face down, which have no <Overflow> (4-5-9)."""
    face_down = match.state.face_down
    return [card for card in cards if card not in face_down]


def process_overflow(match: OfficialMatch, cards: Iterable[int]) -> Asking[None]:
    """For cards that just left: the turn player's first, each player in the order they choose.

    Where all that are left move the memory alike there is no order to choose.
    """
    first = match.state.turn.player
    values = {card: value for card in cards if (value := match.board.card(card).overflow)}
    for seat in (first, 1 - first):
        waiting = [card for card in values if match.state.owner_of[card] == seat]
        while waiting:
            card = waiting[0]
            if len({values[held] for held in waiting}) > 1:
                options = [PickCard(held) for held in waiting]
                picked = yield from ask(match, seat, questions.OVERFLOW, options)
                card = picked.card
            waiting.remove(card)
            value = values[card]
            match.emit(OverflowProcessed(seat, value, moved(match.state, seat, -value)))
