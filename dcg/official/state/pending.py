"""What waits, lasts or is under way: effects pending, processing registered, modifiers in force."""

from __future__ import annotations

from typing import NamedTuple

from dcg.official.codes.absent import KEYWORD_BY_RULE, NO_CARD, NO_PERMANENT
from dcg.official.codes.declarations import DeclarationKind
from dcg.official.codes.places import Place
from dcg.official.events.effects import Modifier, Waiting


def use_key(card: int, effect_index: int, permanent: int) -> tuple[int, int, int]:
    """What uses per turn are counted for: an effect of one copy of a card (15-14-1-3), or, of an
    effect that another effect gave (indices below `KEYWORD_BY_RULE`), one permanent that has it."""
    return card, effect_index, permanent if effect_index < KEYWORD_BY_RULE else NO_PERMANENT


class Pending(NamedTuple):
    """A waiting effect and the layer it triggered in: newer layers activate first (15-4-5).

    `incarnation` is that of its card (or holder) when it triggered: the card must still be the
    same (15-4-4-3). `minted` is as in `Registered`.
    """

    layer: int
    effect: Waiting
    definition: int
    incarnation: int
    minted: tuple[int, int]


class Applied(NamedTuple):
    """A modifier in force, the definition its statement is in, and the incarnation of its card when
    it was given: what ends when the effect does must not come back with a new card (3-1-3-1)."""

    modifier: Modifier
    definition: int
    incarnation: int


class Active(NamedTuple):
    """A persistent effect that sets a value and is active, and since which moment: a number counted
    with the modifiers, `NO_MODIFIER` for before all of them (15-8-2-5)."""

    card: int
    effect_index: int
    permanent: int
    since: int


class Kept(NamedTuple):
    """A persistent effect that is in force on `target` because it was (15-8-2-6-1): the process of that
    number in it."""

    card: int
    effect_index: int
    permanent: int
    process: int
    target: int


class Registered(NamedTuple):
    """Pending processing that waits for its timing (18-1).

    `minted` is how many handles each seat had been given by then: a card it speaks of that a seat
    has under a later handle is one the seat does not know to be that card.
    """

    timing: str
    effect: Waiting
    definition: int
    minted: tuple[int, int]


class Interrupter(NamedTuple):
    """An immediate effect that has interrupted: it does so once for each cause (15-8-5-4). One card
    can give the same effect, or keyword effect, to several permanents."""

    card: int
    effect_index: int
    permanent: int
    keyword: str


class Declaration(NamedTuple):
    """What is being played, digivolved into, used or linked, revealed but not there yet. `others` are
    the further permanents of a DNA digivolution (8-2-3-1), `placed` the cards that lie under the card
    until it is played, from bottom to top (7-2-3-3), `link` the link card of an App Fusion (8-4-3-1)."""

    kind: DeclarationKind
    seat: int
    zone: Place
    card: int
    permanent: int
    others: tuple[int, ...] = ()
    placed: tuple[int, ...] = ()
    link: int = NO_CARD
