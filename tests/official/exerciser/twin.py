"""A match beside another one, with a card that lacks the effect: whatever differs first is its doing."""

from __future__ import annotations

from typing import Any

from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.rerun import start
from dcg.kernel.session import Session, drawn_from
from dcg.official.positions.placing import Placed
from dcg.official.rules import OfficialRules


def begun(rules: OfficialRules, placed: Placed, seed: int) -> Session:
    """A match from a position, with chance from a seed."""
    return start(rules, placed.opening.events, drawn_from(Stream(seed, 0, CHANCE)))


class Twin:
    """The same match with another card, which lacks the effect, given the same answers, up to the first
    difference. `shown` is whether what is shown of permanents counts: what is continuous need not decide
    anything."""

    def __init__(self, session: Session, bare: Placed, seed: int, *, shown: bool) -> None:
        self._session = session
        self._begun = len(bare.opening.events)
        self._compared = self._begun
        self._shown = shown
        self._other: Session | None = begun(OfficialRules(bare.opening.definitions), bare, seed)
        self.difference = ""

    def compare(self) -> None:
        """Looks for a difference so far."""
        if self._other is not None:
            self.difference = self._difference(self._other)
            if self.difference:
                self._other = None

    def _difference(self, other: Session) -> str:
        first, second = self._session.match.log, other.match.log
        for position in range(self._compared, max(len(first), len(second))):
            if first[position : position + 1] != second[position : position + 1]:
                event = first[position] if position < len(first) else second[position]
                return f"decides {type(event).__name__}"
        self._compared = len(first)
        if self._session.request != other.request:
            return "decides what is asked"
        if self._shown and shown(self._session) != shown(other):
            return "changes what is shown"
        return ""

    def answer(self, seat: int, option: Any) -> None:
        """Gives the same answer."""
        if self._other is not None:
            self._other.answer(seat, option)


def shown(session: Session) -> object:
    """What is derived of everything on the field, and of Security Digimon."""
    derivation = session.match.board.derivation()  # type: ignore[attr-defined]
    return [
        (
            view.permanent.id,
            view.names,
            view.categories,
            view.colours,
            view.level,
            view.dp,
            view.security_attack,
            view.traits,
            sorted(view.given_keywords or ()),
            len(view.given_effects or ()),
            sorted(name for name, _ in view.restrictions or ()),
            sorted(view.permissions or ()),
            len(view.immunities or ()),
        )
        for view in derivation.views.values()
    ], [
        (type(held.node).__name__, held.viewpoint.card)
        for held in derivation.security_dp
        if held.in_force()
    ]
