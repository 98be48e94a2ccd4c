"""What things are worth to the greedy player, in memory: what one would pay for them.

The numbers are judgement, tried in matches against itself with one of them changed at a time; most
could be a little other without a difference that shows. They are alike for both sides, so that a
trade can be added up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dcg.official.keywords import security_attack
from dcg.official.players.greedy.seat_view import PlayerView
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.compiled.effect import LINK
from dcg.official.reading.facts import Facts
from dcg.official.state.permanent import Permanent

MEMORY: Final = 1.0
"""A memory gained by an effect."""

CARD: Final = 1.0
"""A card more in the hand."""

FEW_LEFT: Final = 5
"""With fewer cards in the deck than this, drawing one more does harm."""

TAMER: Final = 4.0
"""A Tamer on the field."""

BODY: Final = 1.0
"""A Digimon on the field, before its DP: it can attack and be digivolved."""

SECURITY_ATTACK: Final = 2.5
"""One security check more in each attack."""

SECURITY: Final[tuple[float, ...]] = (8.0, 6.0, 5.0, 4.5, 4.0, 3.5)
"""The security card that goes, by how many are left after it; the last of these for any more."""

WIN: Final = 1000.0
"""Winning, or not losing: more than all else together."""

HELD_OVER: Final[tuple[float, ...]] = (
    0.9,
    0.9,
    0.85,
    0.7,
    0.6,
    0.55,
    0.45,
    0.3,
    0.2,
    0.18,
    0.18,
    0.14,
    0.1,
    0.05,
    0.05,
)
"""How likely a security card is a Digimon that a Digimon of so many thousand DP does not survive.

A rule of thumb for anybody's deck, not the opponent's: nobody may know what is in their stack.
"""


def security(left: int) -> float:
    """What a player loses with a security card, `left` of which remain after it."""
    return SECURITY[min(left, len(SECURITY) - 1)]


def risk(dp: int) -> float:
    """How likely a Digimon of this DP loses the battle against a security card."""
    return HELD_OVER[max(0, dp // 1000)] if dp < 15000 else 0.03


Printed = dict[CompiledCard, float]
"""What cards are worth as fresh permanents, by what is printed on them."""


class Attacker:
    """An own Digimon that may attack: what suspending it risks, what its attack triggers, and what
    comes of each block, by the Digimon that can block it."""

    __slots__ = ("blocks", "exposure", "triggered")

    def __init__(self, exposure: float, triggered: float, blocks: list[tuple[int, float]]) -> None:
        self.exposure = exposure
        self.triggered = triggered
        self.blocks = blocks


class Evaluation:
    """Worths on one board, each thing looked at once; `printed` outlasts the board.

    `ties` is asked for one of so many options that are equally good. `follows` is whether what is rated is
    an effect that another one activates.
    """

    def __init__(self, view: PlayerView, printed: Printed, ties: Callable[[int], int]) -> None:
        self.view = view
        self._ties = ties
        self._permanents: dict[int, float] = {}
        self._printed = printed
        self.attackers: dict[int, Attacker] = {}
        self.follows = False

    def best(self, values: list[Any]) -> int:
        """The place of the highest value, of equals any one."""
        most = max(values)
        equal = values.count(most)
        if equal == 1:
            return values.index(most)
        places = [place for place, value in enumerate(values) if value == most]
        return places[self._ties(equal)]

    def permanent(self, held: Permanent) -> float:
        """A permanent, whoever has it."""
        found = self._permanents.get(held.id)
        if found is None:
            facts = self.view.of(held)
            if facts.is_digimon:
                found = self._digimon(facts) + SECURITY_ATTACK * facts.security_attack
                found += 0.2 * len(held.cards)
            else:
                found = TAMER if facts.is_tamer else CARD
            self._permanents[held.id] = found
        return found

    def _digimon(self, facts: Facts) -> float:
        """A Digimon on the field with these facts, before its security checks."""
        worth = BODY + (facts.dp or 0) / 1000
        for keyword, more in self.view.worths:
            if facts.has_keyword(keyword):
                worth += more
        return worth

    def on_field(self, facts: CompiledCard) -> float:
        """A card as a fresh permanent."""
        found = self._printed.get(facts)
        if found is None:
            if facts.is_digimon:
                found = self._digimon(facts) + SECURITY_ATTACK * printed_security_attack(facts)
            else:
                found = TAMER if facts.is_tamer else 0.0
            self._printed[facts] = found
        return found

    def as_link(self, facts: CompiledCard) -> float:
        """What a Digimon is worth more for having this card linked: its DP and keyword effects."""
        worths = dict(self.view.worths)
        keywords = {held.keyword for held in facts.keywords[LINK]}
        return facts.link_dp / 1000 + sum(worths.get(keyword, 0.0) for keyword in keywords)

    def in_hand(self, card: int) -> float:
        """A card in the hand: what it could become, but not yet."""
        facts = self.view.facts(card)
        if facts.is_digimon:
            return CARD * (0.7 + 0.1 * (facts.level or 0))
        return CARD * (1.1 if facts.is_tamer else 1.0)

    def signed(self, held: Permanent) -> float:
        """A permanent as this seat wants it: the opponent's count against it."""
        worth = self.permanent(held)
        return worth if held.seat == self.view.seat else -worth


def printed_security_attack(facts: CompiledCard) -> int:
    """<Security A.> printed on a card for the Digimon it is on top of."""
    return sum(
        held.effect.value
        for held in facts.keywords[0]
        if held.keyword == security_attack.KEYWORD.name
    )
