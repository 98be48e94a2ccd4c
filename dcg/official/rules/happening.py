"""What happened, or is about to: what trigger conditions are asked about (15-5)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dcg.official.codes.absent import THE_RULES
from dcg.official.codes.places import NAMES, Place
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.view import View
from dcg.official.state.permanent import Permanent


class Cause(msgspec.Struct, frozen=True):
    """Why it happened: `kind` is `rule`, `effect`, `battle` or `zero_dp`; `by` the seat whose effect
    or Digimon did it, None for the rules; `alone` that nothing else lost that battle (16-12-2)."""

    kind: str = "rule"
    by: int | None = None
    alone: bool = False


BY_RULES = Cause()
IN_BATTLE = Cause("battle")
_BY_EFFECT = (Cause("effect", 0), Cause("effect", 1))


def caused_by(seat: int | None) -> Cause:
    """By an effect of this seat; None, or `THE_RULES` as events have it, for none."""
    return BY_RULES if seat is None or seat == THE_RULES else _BY_EFFECT[seat]


class Cards(msgspec.Struct, frozen=True):
    """Cards that moved between areas: how many, the one that effects speak of as "that card" where
    there is one, and all of them."""

    count: int = 0
    card: int | None = None
    moved: tuple[int, ...] = ()


NO_CARDS = Cards()


class Entering(msgspec.Struct, frozen=True):
    """A card that is played, digivolved into or used: `source` is the place it comes from, in the
    words of the card language; `facts` are those of the card as it was, where that matters."""

    card: int
    source: str = ""
    facts: CompiledCard | None = None

    @classmethod
    def from_place(cls, card: int, place: Place, facts: CompiledCard | None = None) -> Entering:
        """A card that comes from a place."""
        return cls(card, NAMES[place], facts)


class Attacking(msgspec.Struct, frozen=True):
    """The other side of an attack, block or battle: `other` is the Digimon there, if one is;
    `target` is `player` or `digimon` where an attack is declared."""

    other: Permanent | None = None
    target: str = ""


NOBODY_ELSE = Attacking()


class Happening(msgspec.Struct, eq=False):
    """One simultaneous thing that happened, or is about to (15-5-2).

    `event` is a trigger event of the card language; `because` the number of the event that made it
    so. `subjects` are the permanents it happened to, as they were; `seat` the player it is about.
    The rest is for those it concerns: `cards` for moves between areas, `entering` for plays,
    digivolutions and uses, `attacking` for attacks and battles, `categories_before` for what
    digivolved: what it was.
    """

    event: str
    because: int
    subjects: Sequence[View] = ()
    seat: int | None = None
    cause: Cause = BY_RULES
    cards: Cards = NO_CARDS
    entering: Entering | None = None
    attacking: Attacking = NOBODY_ELSE
    categories_before: frozenset[str] | None = None
