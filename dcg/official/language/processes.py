"""Processes: what an effect does. Control flow first, then one class a verb."""

from __future__ import annotations

from typing import Literal

from dcg.language.node import Node
from dcg.official.language.selectors import (
    Choose,
    Condition,
    Filter,
    Number,
    Ref,
    Selector,
    Target,
)
from dcg.official.language.terms import (
    AttackOn,
    Attribute,
    Category,
    Colour,
    CostKind,
    Duration,
    End,
    FieldArea,
    Keyword,
    KeywordCost,
    OrderedArea,
    OtherEffect,
    Permission,
    PlayerRestriction,
    Restriction,
    Timing,
    Whose,
)

# --- control flow -----------------------------------------------------------------------------


class Seq(Node, frozen=True):
    """Processes in the order of the text (15-1-2)."""

    steps: tuple[Process, ...]


class Lasting(Node, frozen=True):
    """Changes to several subjects that one stated duration governs: "for the turn, A and B".

    Each of them is made in the order of the text (15-1-2), has the duration `governed`, and ends when
    `duration` says. Changes to one subject need none: they carry their duration themselves.
    """

    duration: Duration
    changes: tuple[Process, ...]


class If(Node, frozen=True):
    """A processing condition (15-6). Only the processes inside depend on it (15-6-2)."""

    condition: Condition
    then: Process
    otherwise: Process | None = None


class May(Node, frozen=True):
    """Optional processing (15-9-2); `who` chooses whether it is done."""

    process: Process
    who: Whose = "yours"


class ByCost(Node, frozen=True):
    """An optional processing condition, "by X, Y" (15-7): Y only if the whole of X was done.

    `then` holds everything behind it, "Then ..." sentences included (15-7-2). `keyword` is set where
    the cost is that of a keyword effect: `digi_burst` (16-13), `delay` (16-16, whose cost can't be
    paid the turn the card was placed), `mind_link`.
    """

    cost: Process
    then: Process
    keyword: KeywordCost | None = None


class ForEach(Node, frozen=True):
    """Runs the process once for each thing of the target, bound to `bind`."""

    target: Target
    process: Process
    bind: str = "each"


class Repeat(Node, frozen=True):
    """Runs the process a number of times, each on its own (16-11-7)."""

    times: Number
    process: Process


class ChooseProcess(Node, frozen=True):
    """ "Activate N of the effects below": picks without repetition among the processes."""

    options: tuple[Process, ...]
    count: int = 1


class Overwrite(Node, frozen=True):
    """Overwrite processing (18-2): while the condition is met, `other` is done instead of `process`.

    Where `other` is a `May`, its player chooses which of the two is done (18-2-2).
    """

    process: Process
    condition: Condition
    other: Process


class RaiseMaximum(Node, frozen=True):
    """The process, with the largest value of an attribute that it can choose higher than written (15-15-5-1)."""

    process: Process
    attribute: Attribute
    by: Number


class Bind(Node, frozen=True):
    """Chooses now, acts later: "Choose 1 of your opponent's Digimon." """

    target: Choose


class AtTiming(Node, frozen=True):
    """Pending processing (18-1): the process waits for a timing and is then handled like a trigger.

    `timing`: `end_of_turn`, `end_of_your_turn`, `end_of_opponents_turn`, `end_of_battle`,
    `end_of_attack`.
    """

    timing: Timing
    process: Process


# --- memory and cards -------------------------------------------------------------------------


class GainMemory(Node, frozen=True):
    """Gain memory (4-1-4)."""

    amount: Number
    who: Whose = "yours"


class LoseMemory(Node, frozen=True):
    """Lose memory (4-1-4)."""

    amount: Number
    who: Whose = "yours"


class SetMemory(Node, frozen=True):
    """Set the player's memory to a value."""

    value: Number


class Draw(Node, frozen=True):
    """<Draw N> (16-7)."""

    amount: Number = 1
    who: Whose = "yours"


class Recover(Node, frozen=True):
    """<Recovery +N (Deck)> (16-5)."""

    amount: Number = 1
    source: Literal["deck"] = "deck"
    who: Whose = "yours"


class RevealTop(Node, frozen=True):
    """Reveals cards from the top of a deck; they are then in zone `revealed` (15-15-3)."""

    count: Number
    whose: Whose = "yours"


class LookAt(Node, frozen=True):
    """The player looks at cards without revealing them (15-15-4)."""

    selector: Selector


class RevealCards(Node, frozen=True):
    """Reveals chosen cards to both players (15-15-3)."""

    target: Target


class AddToHand(Node, frozen=True):
    """Puts cards into their owner's hand."""

    target: Target


class ReturnToDeck(Node, frozen=True):
    """Returns cards or Digimon to their owner's deck; the player orders several (3-1-3-4)."""

    target: Target
    end: End = "bottom"


class ReturnToHand(Node, frozen=True):
    """Returns cards or Digimon to their owner's hand."""

    target: Target


class TrashCards(Node, frozen=True):
    """Trashes cards (4-14): from a hand, a deck, a security stack, or the field."""

    target: Target


class TrashTopOfStack(Node, frozen=True):
    """Trashes the top card of the target's stack; the card below carries on (16-18-1)."""

    target: Target


class TrashDigivolutionCards(Node, frozen=True):
    """Trashes digivolution cards of the target: from an end of the stack, or chosen."""

    target: Target
    count: Number = 1
    end: End | None = None
    all: bool = False


class TrashTopSecurity(Node, frozen=True):
    """Trashes the top (or bottom) cards of a player's security stack."""

    count: Number = 1
    whose: Whose = "yours"
    end: End = "top"


class TrashTopDeck(Node, frozen=True):
    """Trashes cards from the top of a player's deck."""

    count: Number = 1
    whose: Whose = "yours"


class AddSecurityToHand(Node, frozen=True):
    """Adds the top (or bottom) cards of a player's security stack to the hand."""

    count: Number = 1
    whose: Whose = "yours"
    end: End = "top"


class PlaceInSecurity(Node, frozen=True):
    """Places cards in their owner's security stack, face down unless stated (3-1-3-5)."""

    target: Target
    end: End = "top"
    face_up: bool = False


class PlaceUnder(Node, frozen=True):
    """Places cards under a Digimon or Tamer as its top or bottom digivolution card."""

    target: Target
    under: Target
    end: End = "bottom"


class PlaceInBattleArea(Node, frozen=True):
    """Places this Option card in the battle area (17-1-3-3)."""

    target: Target


class Shuffle(Node, frozen=True):
    """Randomises an area (1-3-10)."""

    zone: OrderedArea
    whose: Whose = "yours"


# --- Digimon ----------------------------------------------------------------------------------


class Delete(Node, frozen=True):
    """Deletes (4-13)."""

    target: Target


class Suspend(Node, frozen=True):
    """Suspends (4-11)."""

    target: Target


class Unsuspend(Node, frozen=True):
    """Unsuspends (4-11)."""

    target: Target


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


class GainKeyword(Node, frozen=True):
    """Gives a keyword effect (15-15-2). `value` is the number in it, `what` its specification."""

    target: Target
    keyword: Keyword
    value: Number = 0
    what: tuple[Filter, ...] = ()
    duration: Duration = "for_the_turn"


class GainEffect(Node, frozen=True):
    """Gives a whole effect (15-13)."""

    target: Target
    effect: Effect
    duration: Duration = "for_the_turn"


class Restrict(Node, frozen=True):
    """Forbids something (15-1-3). `by` narrows whose doing is forbidden ("can't be blocked by ...")."""

    target: Target
    restriction: Restriction
    duration: Duration = "for_the_turn"
    by: tuple[Filter, ...] = ()
    only_into: tuple[Filter, ...] = ()


class RestrictPlayer(Node, frozen=True):
    """Forbids a player something, other than by effects of cards of these categories (15-1-3)."""

    restriction: PlayerRestriction
    who: Whose = "opponents"
    except_by: tuple[Category, ...] = ()


class Permit(Node, frozen=True):
    """Allows something beyond the rules (1-3-1)."""

    target: Target
    permission: Permission
    duration: Duration = "while_active"


class Immune(Node, frozen=True):
    """Isn't affected by effects (15-15-6): of `whose` cards, of the given categories."""

    target: Target
    whose: Whose = "opponents"
    categories: tuple[str, ...] = ()
    duration: Duration = "for_the_turn"


class DeDigivolve(Node, frozen=True):
    """<De-Digivolve N> (16-11)."""

    target: Target
    count: Number = 1


class DeclareAttack(Node, frozen=True, tag="attack"):
    """Declares an attack only (11-2); its timings run from the outer settling.

    It is an obligation as it stands ("This Digimon attacks"); "may attack" is `May(DeclareAttack(...))`.
    `only` narrows the target to `player` or `digimon`; `if_memory` is <Blitz>: only while the
    opponent has 1 or more memory (16-15). `permits` is what this attack may beyond the rules.
    """

    attacker: Target
    only: AttackOn | None = None
    without_suspending: bool = False
    if_memory: bool = False
    permits: tuple[Permission, ...] = ()


class MoveDigimon(Node, frozen=True, tag="move"):
    """Moves Digimon between the breeding area and the battle area (4-15), to `to`."""

    target: Target
    to: FieldArea = "battle_area"


class SwitchAttackTarget(Node, frozen=True):
    """Switches the attack target (11-2-7)."""

    to: Target


class EndAttack(Node, frozen=True):
    """Ends the attack (15-15-1)."""


class Play(Node, frozen=True):
    """Plays a card by an effect: without paying, or with the play cost less `reduction`.

    `suspended` plays it suspended; `to` is the area it is played to, empty for the breeding area.
    """

    target: Target
    free: bool = True
    reduction: Number = 0
    suspended: bool = False
    to: FieldArea = "battle_area"


class PlayToken(Node, frozen=True):
    """Plays Tokens that the card describes, by name (4-18-1). `who` plays them to their own area."""

    name: str
    count: Number = 1
    who: Whose = "yours"
    suspended: bool = False


class Use(Node, frozen=True):
    """Uses an Option card by an effect without paying its use cost (9-1)."""

    target: Target


class Digivolve(Node, frozen=True):
    """Digivolves by an effect: `target` into `into`.

    `free` pays nothing, `cost` fixes it, otherwise the requirement's cost less `reduction`.
    """

    target: Target
    into: Choose
    free: bool = False
    cost: Number | None = None
    reduction: Number = 0
    ignore_requirements: bool = False


class DnaDigivolve(Node, frozen=True):
    """DNA digivolves by an effect (8-2-2-4): Digimon of `joined` into `into`, at the requirement's cost.

    `joined` is one choice of several Digimon, or one entry for each.
    """

    joined: tuple[Target, ...]
    into: Choose
    free: bool = False


class ActivateOtherEffect(Node, frozen=True, tag="activate_effect"):
    """Activates another effect of a card (15-15-9), e.g. its [Main] effect, without using it."""

    of: Ref
    timing: OtherEffect = "main"


# --- costs and replacement --------------------------------------------------------------------


class ReduceCost(Node, frozen=True):
    """Changes a cost. In a persistent effect: for whatever the fields describe; in an immediate
    effect ("would be played / would digivolve"): of the thing about to happen.

    `kind`: `play`, `use` or `digivolve`. `card` describes the card whose cost it is, `onto` the
    Digimon it would digivolve from; `this_card` limits it to the card the effect is written on.
    """

    kind: CostKind
    amount: Number
    card: tuple[Filter, ...] = ()
    onto: tuple[Filter, ...] = ()
    this_card: bool = False
    this_digimon: bool = False


class DigivolveFrom(Node, frozen=True):
    """An additional digivolution requirement of this card: from whatever matches, at a cost.

    `as_level` treats the card on the field as a Digimon of that level (with this card's own costs).
    """

    match: tuple[Filter, ...]
    cost: int | None = None
    as_level: int | None = None


class PreventLeaving(Node, frozen=True):
    """The thing about to leave or be deleted isn't (15-8-5-2)."""

    target: Ref = Ref("subject")


class TreatAs(Node, frozen=True):
    """Adds or changes information (15-12): also this name, these colours, this level."""

    target: Target
    names: tuple[str, ...] = ()
    colours: tuple[Colour, ...] = ()
    level: int | None = None
    dp: int | None = None
    traits: tuple[str, ...] = ()
    as_digimon: bool = False
    duration: Duration = "while_active"


class RaiseDeletions(Node, frozen=True):
    """Adds to the largest DP that its player's effects that delete by DP can delete (15-15-5), or with
    `of` those of one Digimon."""

    amount: Number
    of: Ref | None = None


class WinGame(Node, frozen=True):
    """The player wins the game (1-2-6)."""

    who: Whose = "yours"


class Unsupported(Node, frozen=True):
    """A phrase the compiler could not express. Running it says so by name; nothing is guessed.

    `span` is where the phrase stands in the printed effect: characters, the end exclusive. An effect that
    holds one holds nothing else to do, since half an effect is another effect.
    """

    phrase: str
    span: tuple[int, int] | None = None


Process = (
    Seq
    | Lasting
    | If
    | May
    | ByCost
    | ForEach
    | Repeat
    | ChooseProcess
    | Overwrite
    | RaiseMaximum
    | Bind
    | AtTiming
    | GainMemory
    | LoseMemory
    | SetMemory
    | Draw
    | Recover
    | RevealTop
    | LookAt
    | RevealCards
    | AddToHand
    | ReturnToDeck
    | ReturnToHand
    | TrashCards
    | TrashTopOfStack
    | TrashDigivolutionCards
    | TrashTopSecurity
    | TrashTopDeck
    | AddSecurityToHand
    | PlaceInSecurity
    | PlaceUnder
    | PlaceInBattleArea
    | Shuffle
    | Delete
    | Suspend
    | Unsuspend
    | ModifyDP
    | SetDP
    | GainKeyword
    | GainEffect
    | Restrict
    | RestrictPlayer
    | Permit
    | Immune
    | DeDigivolve
    | DeclareAttack
    | SwitchAttackTarget
    | EndAttack
    | MoveDigimon
    | Play
    | PlayToken
    | Use
    | Digivolve
    | DnaDigivolve
    | ActivateOtherEffect
    | ReduceCost
    | DigivolveFrom
    | PreventLeaving
    | TreatAs
    | RaiseDeletions
    | WinGame
    | Unsupported
)

from dcg.official.language.effect import Effect  # noqa: E402  (GainEffect is recursive)
