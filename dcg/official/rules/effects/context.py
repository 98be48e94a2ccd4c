"""What an effect knows while it runs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from dcg.kernel.absent import NO_CAUSE
from dcg.official.codes.places import SECURITY_STACK
from dcg.official.language import selectors as s
from dcg.official.reading.compiled.digimon_alone import calls_itself_digimon
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.reading.facts import Thing
from dcg.official.reading.viewpoint import Raised, Viewpoint
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.places import lying
from dcg.official.state.permanent import Permanent


class Context(Viewpoint):
    """One run of one effect: its viewpoint, the match it changes, and why it runs.

    `because` is the number of the event it runs because of. `paying` is whether what follows is a
    condition, which is met whole or not at all (15-7-3). `intent` is what an immediate effect
    interrupts. `repeated` is what was chosen the first
    time by a process that is done for each of something to the same thing (15-15-7-2). `times` is how
    often what is chosen now counts, where as many are chosen as there are of something. `governing` is
    the duration of the changes that are being made under one (`Lasting`), empty outside. `paying_for` is the
    keyword effect whose cost is being paid, empty outside.
    """

    __slots__ = (
        "because",
        "governing",
        "intent",
        "match",
        "paying",
        "paying_for",
        "repeated",
        "times",
    )

    def __init__(
        self,
        match: OfficialMatch,
        seat: int,
        card: int,
        permanent: Permanent | None,
        compiled: CompiledEffect | None,
        because: int = NO_CAUSE,
    ) -> None:
        super().__init__(match.board, seat, card, permanent, compiled)
        self.match = match
        self.because = because
        self.intent: Any = None
        self.paying = False
        self.repeated: dict[int, list[Thing]] | None = None
        self.times = 1
        self.governing = ""
        self.paying_for = ""

    def things(self, name: str) -> list[Thing]:
        """What a reference names now: "this Digimon" is not what is a Digimon no more (BT17-022#Q2760)."""
        found = super().things(name)
        if name == "this" and found and self.compiled is not None:
            card = self.match.board.card
            (held,) = found
            if isinstance(held, Permanent) and not card(held.top).is_digimon:
                by_card = card(self.card).is_digimon
                if calls_itself_digimon(self.compiled, on_digimon_card=by_card):
                    return [held] if self.match.board.view(held).is_digimon else []
        return found

    def security_stack(self, seat: int) -> Sequence[int]:
        """The security cards of a player, as far as this effect can take them: none that is revealed
        (15-15-3-2), and none while another one, which it interrupts, searches the stack, up to its shuffle
        (15-15-4-5, BT14-093#Q4176)."""
        if self._is_searched_by_another(seat):
            return ()
        return lying(self.match.state, seat, SECURITY_STACK)

    def withheld(self) -> Collection[Thing]:
        """The security cards that another effect, which this one interrupts, is searching (BT14-093#Q4176)."""
        if not self.match.shown:
            return ()
        return [
            card
            for seat, side in enumerate(self.match.state.sides)
            if self._is_searched_by_another(seat)
            for card in side.security_stack
        ]

    def _is_searched_by_another(self, seat: int) -> bool:
        return any(
            (shown.seat, shown.zone) == (seat, SECURITY_STACK)
            and self.match.effects[shown.depth - 1] is not self
            for shown in self.match.shown
        )

    def seats_of(self, whose: str) -> tuple[int, ...]:
        """The players it speaks of; of both, the turn player first (1-3-5)."""
        if whose == "yours":
            return (self.seat,)
        if whose == "opponents":
            return (1 - self.seat,)
        first = self.match.state.turn.player
        return (first, 1 - first)

    def raising(self, attribute: str, by: s.Number) -> Raised:
        """What is raised where this is, too."""
        return {**self.raised, attribute: (*self.raised.get(attribute, ()), by)}

    def deleting(self) -> Raised:
        """What is raised while this effect deletes: the DP it can delete (15-15-5)."""
        bonus = self.match.board.deletion_bonus(self)
        return self.raising("dp", bonus) if bonus else self.raised

    def now_is(self, card: int, held: Permanent) -> None:
        """What was chosen as a card that this effect has played is from now on that permanent."""
        for name, things in self.bindings.items():
            self.bindings[name] = [held if thing == card else thing for thing in things]
