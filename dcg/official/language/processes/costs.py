"""What playing, digivolving and using cost, and from what a card digivolves."""

from __future__ import annotations

from dcg.language.node import Node
from dcg.official.language.selectors import Choose, Filter, Number, Selector
from dcg.official.language.terms import Colour, CostKind


class ReduceCost(Node, frozen=True):
    """Changes a cost. In a persistent effect: for whatever the fields describe; in an immediate
    effect ("would be played / would digivolve"): of the thing about to happen.

    `kind`: `play`, `use`, `digivolve` or `link`. `card` describes the card whose cost it is, `onto` the
    Digimon it would digivolve from or link to; `this_card` limits it to the card the effect is written on.
    `or_kind` is another cost that it changes, where an effect waits for either to be paid. `for_each` is
    whether it is said of each card that would be played at that time ("their play costs"). `from_hand` changes
    it only where the card is played or used from the hand.
    """

    kind: CostKind
    amount: Number
    card: tuple[Filter, ...] = ()
    onto: tuple[Filter, ...] = ()
    this_card: bool = False
    this_digimon: bool = False
    or_kind: CostKind | None = None
    for_each: bool = False
    from_hand: bool = False


class DigivolveFrom(Node, frozen=True):
    """An additional digivolution requirement of this card: from whatever matches, at a cost.

    `as_level` treats the card on the field as a Digimon of that level, and of `as_colours` where they are
    said; without a `cost`, for the costs that this card has printed. `by` are the cards that its player
    returns to the bottom of the deck for it before (15-7).
    """

    match: tuple[Filter, ...]
    cost: int | None = None
    as_level: int | None = None
    as_colours: tuple[Colour, ...] = ()
    by: Choose | None = None


class WidenDigiXros(Node, frozen=True):
    """In an immediate effect ("would be played"): cards from there can be placed too for the DigiXros of what
    is about to be played (7-2-1), `each` of them from each place where a number is said. `for_each` is whether
    it is so for each card that would be played at that time and that the effect waits for."""

    sources: tuple[Selector, ...]
    each: int | None = None
    for_each: bool = False


CostProcess = ReduceCost | DigivolveFrom | WidenDigiXros
