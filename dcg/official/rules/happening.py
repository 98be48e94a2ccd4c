"""What happened, or is about to: what trigger conditions are asked about (15-5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from dcg.official.codes.absent import NO_CARD, THE_RULES
from dcg.official.codes.places import NAMES, Place
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.view import View
from dcg.official.state.permanent import Permanent

TOP_CARD_TRASHED: Final = "top_card_trashed"
"""What happens to a stack that goes on with the card below: who is spoken of is the Digimon as it was, and what it
has now is found among all others."""


class Cause:
    """Why it happened: `kind` is `rule`, `effect`, `battle` or `zero_dp`; `by` the seat whose effect
    did it, None where none did; `alone` that nothing else lost that battle (16-12-2);
    `keyword` the keyword effect whose cost it pays, if one."""

    __slots__ = ("alone", "by", "keyword", "kind")

    def __init__(
        self, kind: str = "rule", by: int | None = None, alone: bool = False, keyword: str = ""
    ) -> None:
        self.kind = kind
        self.by = by
        self.alone = alone
        self.keyword = keyword


BY_RULES: Final = Cause()
BY_BLOCKER: Final = Cause(keyword="blocker")
_BY_EFFECT: Final[tuple[Cause, ...]] = (Cause("effect", 0), Cause("effect", 1))


def caused_by(seat: int | None) -> Cause:
    """By an effect of this seat; None, or `THE_RULES` as events have it, for none."""
    return BY_RULES if seat is None or seat == THE_RULES else _BY_EFFECT[seat]


class Cards:
    """Cards that moved between areas: how many, the one that effects speak of as "that card" where
    there is one, all of them, of each the permanent it was under, where that was one of several, the
    place they come from, in the words of the card language, and those that lie face up in the security stack
    or, where they are checked, lay so."""

    __slots__ = ("card", "count", "face_up", "moved", "source", "under")

    def __init__(
        self,
        count: int = 0,
        card: int | None = None,
        moved: tuple[int, ...] = (),
        under: tuple[int, ...] = (),
        source: str = "",
        face_up: tuple[int, ...] = (),
    ) -> None:
        self.source = source
        self.face_up = face_up
        self.count = count
        self.card = card
        self.moved = moved
        self.under = under


NO_CARDS: Final = Cards()


class Entering:
    """A card that is played, digivolved into or used: `source` is the place it comes from, in the
    words of the card language; `facts` are those of the card as it was, where that matters.
    `procedure` is the special procedure by which it enters, if by one, and `placed` what is placed
    under it by that. `together` is what else is played at the same time as this, by permanent."""

    __slots__ = ("card", "facts", "placed", "procedure", "source", "together")

    def __init__(self, card: int, source: str = "", facts: CompiledCard | None = None) -> None:
        self.card = card
        self.source = source
        self.facts = facts
        self.procedure = ""
        self.placed: tuple[int, ...] = ()
        self.together: Mapping[int, Entering] = NOTHING_ELSE

    def by(self, procedure: str, placed: tuple[int, ...] = ()) -> Entering:
        """The same, entering by a special procedure."""
        self.procedure = procedure
        self.placed = placed
        return self

    def of(self, permanent: int) -> Entering:
        """How this permanent entered, of several that were played at one time (15-5-2)."""
        return self.together.get(permanent, self)


NOTHING_ELSE: Final[Mapping[int, Entering]] = {}


def entering_from(place: Place, card: int, facts: CompiledCard | None = None) -> Entering:
    """A card that enters from a place."""
    return Entering(card, NAMES[place], facts)


class Attacking:
    """The other side of an attack, block or battle: `other` is the Digimon there, if one is;
    `target` is `player` or `digimon` where an attack is declared."""

    __slots__ = ("other", "target")

    def __init__(self, other: Permanent | None = None, target: str = "") -> None:
        self.other = other
        self.target = target


NOBODY_ELSE: Final = Attacking()


class Before:
    """What digivolved, as it was before: its types, and where one Digimon has digivolved its level, and all else
    if any effect in the match asks about it."""

    __slots__ = ("categories", "level", "view")

    def __init__(
        self,
        categories: frozenset[str],
        level: int | None = None,
        view: View | None = None,
    ) -> None:
        self.categories = categories
        self.level = level
        self.view = view


@mypyc_attr(free_list_len=1)
class Happening:
    """One simultaneous thing that happened, or is about to (15-5-2).

    `event` is a trigger event of the card language; `because` the number of the event that made it
    so. `subjects` are the permanents it happened to, as they were; `seat` the player it is about.
    `checked` is the card that is checked (13-1-7), for effects of the player whose card it is.
    `to` is where what is returned goes, in the words of the card language. The rest is for those it concerns: `cards` for moves between areas, `entering` for plays,
    digivolutions and uses, `attacking` for attacks and battles, `before` for what digivolved: what it
    was.
    """

    __slots__ = (
        "attacking",
        "because",
        "before",
        "cards",
        "cause",
        "checked",
        "entering",
        "event",
        "seat",
        "subjects",
        "to",
    )

    def __init__(
        self,
        event: str,
        because: int,
        subjects: list[View] | None = None,
        seat: int | None = None,
        cause: Cause = BY_RULES,
        cards: Cards = NO_CARDS,
        entering: Entering | None = None,
        attacking: Attacking = NOBODY_ELSE,
        before: Before | None = None,
        checked: int = NO_CARD,
    ) -> None:
        self.checked = checked
        self.to = ""
        self.event = event
        self.because = because
        self.subjects: list[View] = [] if subjects is None else subjects
        self.seat = seat
        self.cause = cause
        self.cards = cards
        self.entering = entering
        self.attacking = attacking
        self.before = before
