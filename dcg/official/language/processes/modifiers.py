"""Changes with a duration: DP, keyword effects, what is forbidden and allowed."""

from __future__ import annotations

from dcg.language.node import Node
from dcg.official.language.selectors import Filter, Number, Ref, Selector, Target
from dcg.official.language.terms import (
    Colour,
    Duration,
    GainedIcon,
    Keyword,
    Permission,
    Restriction,
    Whose,
)


class ModifyDP(Node, frozen=True):
    """Adds to DP (2-5); a negative amount reduces."""

    target: Target
    amount: Number
    duration: Duration = "for_the_turn"


class SetDP(Node, frozen=True):
    """Changes original DP (15-12-2)."""

    target: Target
    value: Number
    duration: Duration = "for_the_turn"


class ModifyPlayCost(Node, frozen=True):
    """Adds to (or takes from) the play cost of what stands on the field, which is never less than 0
    (EX10-033#Q5097)."""

    target: Target
    amount: Number
    duration: Duration = "while_active"


class GainKeyword(Node, frozen=True):
    """Gives a keyword effect (15-15-2). `value` is the number in it, `what` its specification."""

    target: Target
    keyword: Keyword
    value: Number = 0
    what: tuple[Filter, ...] = ()
    duration: Duration = "for_the_turn"


class GainEffectsUnder(Node, frozen=True):
    """Gives a Digimon the upper effects of its digivolution cards that match, as its own, for as long as
    they lie there (15-15-2), with `icon` those that have this one."""

    target: Target
    match: tuple[Filter, ...] = ()
    icon: GainedIcon | None = None


class Restrict(Node, frozen=True):
    """Forbids something (15-1-3). `by` narrows whose doing is forbidden ("can't be blocked by ..."), to whom
    ("can't attack this Digimon"), or of which cards ("effects can't trash [A] in its digivolution cards")."""

    target: Target
    restriction: Restriction
    duration: Duration = "for_the_turn"
    by: tuple[Filter, ...] = ()
    only_into: tuple[Filter, ...] = ()


class Permit(Node, frozen=True):
    """Allows something beyond the rules (1-3-1), with `match` only where what it is done to matches.

    What may be digivolved into costs `cost`. What DNA digivolves into a card that matches is also treated as of
    this `level` with these `names`.
    """

    target: Target
    permission: Permission
    duration: Duration = "while_active"
    match: tuple[Filter, ...] = ()
    cost: int | None = None
    level: int | None = None
    names: tuple[str, ...] = ()


class Immune(Node, frozen=True):
    """Isn't affected by effects (15-15-6): of `whose` cards, of the given categories, and with `by` only of
    those that match."""

    target: Target
    whose: Whose = "opponents"
    categories: tuple[str, ...] = ()
    duration: Duration = "for_the_turn"
    by: tuple[Filter, ...] = ()


class TreatAs(Node, frozen=True):
    """Adds or changes information (15-12): also this name, these colours, this level.

    `original_colours` take the place of those it has by itself, and so do `original_names`; it keeps what it
    gained (15-12-2). `colours_of` are the cards whose colours it has too, `names_of` those whose names; of
    a card that is spoken of these are the colours it has when the change is made. With `no_traits` it has none of
    its own (15-12-2).
    """

    target: Target
    names: tuple[str, ...] = ()
    colours: tuple[Colour, ...] = ()
    level: int | None = None
    dp: int | None = None
    traits: tuple[str, ...] = ()
    as_digimon: bool = False
    duration: Duration = "while_active"
    original_colours: tuple[Colour, ...] = ()
    colours_of: Selector | Ref | None = None
    names_of: Selector | None = None
    original_names: tuple[str, ...] = ()
    no_traits: bool = False


class RaiseDeletions(Node, frozen=True):
    """Adds to the largest DP that effects that delete by DP can delete (15-15-5), those of `whose` player or
    with `of` those of one Digimon; a negative amount reduces."""

    amount: Number
    of: Ref | None = None
    whose: Whose = "yours"


Modifier = (
    ModifyDP
    | ModifyPlayCost
    | SetDP
    | GainKeyword
    | GainEffectsUnder
    | Restrict
    | Permit
    | Immune
    | TreatAs
    | RaiseDeletions
)
