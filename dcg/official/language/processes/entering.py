"""Playing, digivolving and using by effects."""

from __future__ import annotations

from typing import Final

from dcg.language.node import Node
from dcg.official.language.selectors import Choose, Filter, Number, Ref, Selector, Target
from dcg.official.language.terms import Colour, FieldArea, OtherEffect, Whose

WHAT_WAS_PLAYED: Final = "played"
"""What later processes call a card that was played without having been chosen."""


class Play(Node, frozen=True):
    """Plays a card by an effect: without paying, or with the play cost less `reduction`, or with the play cost
    that `cost` says.

    `suspended` plays it suspended; `to` is the area it is played to, empty for the breeding area. `materials`
    is from where cards can be placed too for its DigiXros (7-2-1).
    """

    target: Target
    free: bool = True
    reduction: Number = 0
    suspended: bool = False
    to: FieldArea = "battle_area"
    cost: int | None = None
    materials: tuple[Selector, ...] = ()


class PlayToken(Node, frozen=True):
    """Plays Tokens that the card describes, by name (4-18-1). `who` plays them, to their own area or with `to`
    to their opponent's; `such` says that the Token is the one that was spoken of. `bind` names them for later
    processes. `besides` is another Token, of which it plays one at the same time. With `up_to` their player plays
    fewer, at least one."""

    name: str
    count: Number = 1
    who: Whose = "yours"
    suspended: bool = False
    bind: str | None = None
    to: Whose = "yours"
    such: bool = False
    besides: str = ""
    up_to: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the Tokens that it plays."""
        return (self.name, self.besides) if self.besides else (self.name,)


class Use(Node, frozen=True):
    """Uses an Option card by an effect (9-1): without paying, or with the use cost less `reduction`.

    With `ignore_colours` its colours need not be there (4-19-2). With `to_security` it is placed on top of the
    security stack, face down, where it would be trashed (9-1-5), with `to_deck` at the bottom of the deck.
    """

    target: Target
    free: bool = True
    reduction: Number = 0
    ignore_colours: bool = False
    to_security: bool = False
    to_deck: bool = False


class Digivolve(Node, frozen=True):
    """Digivolves by an effect: `target` into `into`.

    `free` pays nothing, `cost` fixes it, otherwise the requirement's cost less `reduction`. With
    `ignore_level` a requirement is met whatever level it asks for; `as_level` and `as_colours` are what
    the target is treated as while that is asked. `at_most` is the highest digivolution cost of a requirement by
    which it can, before anything is taken off (EX2-070#Q3359, EX2-070#Q3360).
    """

    target: Target
    into: Choose
    free: bool = False
    cost: Number | None = None
    reduction: Number = 0
    ignore_requirements: bool = False
    ignore_level: bool = False
    as_level: int | None = None
    as_colours: tuple[Colour, ...] = ()
    at_most: int | None = None


class DnaDigivolve(Node, frozen=True):
    """DNA digivolves by an effect (8-2-2-4): Digimon of `joined` into `into`, at the requirement's cost.

    `joined` is one choice of several Digimon, or one entry for each, which may be a card of the hand or
    the trash. `specified` is what each has to be besides, a different one of these each (16-30-1). `bind`
    names the DNA digivolved Digimon for later processes.
    """

    joined: tuple[Target, ...]
    into: Choose
    free: bool = False
    specified: tuple[Filter, ...] = ()
    bind: str | None = None


class PlaceInBattleArea(Node, frozen=True):
    """Places this Option card in the battle area (17-1-3-3)."""

    target: Target


class ActivateOtherEffect(Node, frozen=True, tag="activate_effect"):
    """Activates another effect of a card (15-15-9), e.g. its [Main] effect, without using it.

    Of several with the icon its player chooses one; with `every` all of them activate, in the order the
    player chooses (15-15-9-2). Of what stands on the field these are all effects that it has.
    """

    of: Ref
    timing: OtherEffect = "main"
    every: bool = False


EnteringProcess = (
    Play | PlayToken | Use | Digivolve | DnaDigivolve | PlaceInBattleArea | ActivateOtherEffect
)
