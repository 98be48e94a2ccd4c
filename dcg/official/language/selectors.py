"""Numbers, filters, selectors, conditions and targets: how an effect points at things.

The five are mutually recursive (a number may count what a selector finds, a filter may compare with
a number), so they live in one module.
"""

from __future__ import annotations

from typing import Final

from dcg.language.node import Divisor, Node
from dcg.official.language.terms import (
    AttackOn,
    Attribute,
    Category,
    Cause,
    Colour,
    Common,
    Comparison,
    Deed,
    Differing,
    Keyword,
    Origin,
    Procedure,
    Timed,
    TraitField,
    TriggerEvent,
    Whose,
    Zone,
)

# --- references -------------------------------------------------------------------------------


class Ref(Node, frozen=True):
    """Something already known while the effect runs.

    `this`: the Digimon or Tamer the effect is on. `this_digimon_or_tamer`: the same, also where a Tamer is left
    of what was a Digimon. `this_card`: the card the effect is written on.
    `subject`: what the trigger was about (the Digimon that was played, would be deleted, attacks).
    `object`: the other side of the trigger (the Digimon attacked, blocked or battled). `entering`: the
    card that would be digivolved into. `looked_at`: the cards that this effect looked at last.
    `you`, `opponent`: the players. Any other name was bound by an earlier `Choose`.
    """

    name: str


EACH_OF_THEM: Final = Ref("each_of_them")
"""In a number that a persistent effect gives to all of a kind: the one of them it is given to (15-15-7)."""


# --- numbers ----------------------------------------------------------------------------------


class Count(Node, frozen=True):
    """How many cards or Digimon the selector finds."""

    selector: Selector


class CountColours(Node, frozen=True):
    """How many colours there are among the cards or Digimon that the selector finds: each counts once
    (2-4-3, BT18-006#Q2908)."""

    selector: Selector


class SameLevelSets(Node, frozen=True):
    """How many sets of so many cards of one level a stack can be parted into, the top card with the
    digivolution cards (BT22-015#Q4871)."""

    of: Ref
    size: Divisor


class AttributeOf(Node, frozen=True):
    """A numerical property of one card or Digimon, read when the process runs (15-8-3-7)."""

    of: Ref
    attribute: Attribute


class Scaled(Node, frozen=True):
    """`times` for every `per` of a number ("+1000 DP for every 3 security cards")."""

    number: Number
    times: int = 1
    per: Divisor = 1


class MemoryOf(Node, frozen=True):
    """The memory as `whose` player reads it (4-1-2, 4-1-3)."""

    whose: Whose = "yours"


class CountDone(Node, frozen=True):
    """How many things this effect did that to so far: all of them, or those of `whose` that match."""

    verb: Deed
    whose: Whose = "any"
    match: tuple[Filter, ...] = ()


class CountTriggered(Node, frozen=True):
    """How many things met the trigger condition at the same time (15-15-7-4)."""


class MemoryGained(Node, frozen=True):
    """How much memory this effect has gained so far (4-1-4)."""


class MemoryPaid(Node, frozen=True):
    """How much memory was paid by this effect for what it names (4-1-2)."""


class Sum(Node, frozen=True):
    """Several numbers added up ("reduced by 3, and by 1 more for each card this effect trashed")."""

    numbers: tuple[Number, ...]


class Excess(Node, frozen=True):
    """How many more than `over` a number is, or none: what goes "so that 8 remain"."""

    number: Number
    over: Number


class Shortfall(Node, frozen=True):
    """How many fewer than `of` a number is, or none: what is drawn "until you have 6"."""

    number: Number
    of: int


Number = (
    int
    | Count
    | CountColours
    | SameLevelSets
    | AttributeOf
    | Scaled
    | MemoryOf
    | CountDone
    | CountTriggered
    | MemoryGained
    | MemoryPaid
    | Sum
    | Excess
    | Shortfall
)

# --- filters ----------------------------------------------------------------------------------


class IsCategory(Node, frozen=True):
    """Is one of these card categories; on the field `digimon` includes Digi-Eggs (4-2-2)."""

    categories: tuple[Category, ...]


class HasColour(Node, frozen=True):
    """Has at least one of these colours (2-4-3)."""

    colours: tuple[Colour, ...]


class IsMulticolour(Node, frozen=True):
    """Has two or more colours (2-4-3)."""


class Compare(Node, frozen=True):
    """Compares a numerical property; a card without the property never matches."""

    attribute: Attribute
    comparison: Comparison
    number: Number


class ComparesWithAny(Node, frozen=True):
    """Compares a numerical property with that of any of the things a selector finds, `their` where theirs is
    another one; what has none of it is compared with nothing (2-5-3, 2-9-2)."""

    attribute: Attribute
    comparison: Comparison
    with_: Selector
    their: Attribute | None = None


class NameIs(Node, frozen=True):
    """Has one of these names (2-3-1-2)."""

    names: tuple[str, ...]


class NameContains(Node, frozen=True):
    """Has one of these texts in its name (2-3-1-3); names of `other_than` don't count."""

    texts: tuple[str, ...]
    other_than: tuple[str, ...] = ()


class HasTrait(Node, frozen=True):
    """Has one of these traits (2-3-2-3), or with `contains`, one that includes the text (2-3-2-4).

    `field` narrows to `form`, `attribute` or `type` as older texts do ("in its form"). Traits of
    `other_than` don't count.
    """

    traits: tuple[str, ...]
    contains: bool = False
    field: TraitField | None = None
    other_than: tuple[str, ...] = ()


class HasKeyword(Node, frozen=True):
    """Has the keyword effect, whatever its value (16-2)."""

    keyword: Keyword


class HasDigivolutionCard(Node, frozen=True):
    """The cards under it include a card that matches all of `match`, or so many of them (4-23-1)."""

    match: tuple[Filter, ...]
    count: int = 1


class IsSuspended(Node, frozen=True):
    """Is in the suspended state, or with `suspended` false, unsuspended (4-11)."""

    suspended: bool = True


class SharesName(Node, frozen=True):
    """Has a name in common with another card, or with any of those that a selector finds."""

    with_: Ref | Selector


class IncludesName(Node, frozen=True):
    """Has another name than something known, and in its name one of the names of that (2-3-1-3)."""

    of: Ref


class SharesColour(Node, frozen=True):
    """Has a colour in common with another card, or with any of those that a selector finds (2-4-3)."""

    with_: Ref | Selector


class Superlative(Node, frozen=True):
    """Has the highest or lowest value among what the selector's other filters find, those apart that say
    which one it is (`IsRef`)."""

    attribute: Attribute
    highest: bool = True


class IsRef(Node, frozen=True):
    """Is this very card or Digimon."""

    ref: Ref


class AnyOf(Node, frozen=True):
    """At least one of the filters matches (4-21)."""

    filters: tuple[Filter, ...]


class AllOf(Node, frozen=True):
    """All of the filters match."""

    filters: tuple[Filter, ...]


class Such(Node, frozen=True):
    """Is "such" a card: what an earlier description in the same effect says, but for its kind where
    another is said ("1 such Tamer card")."""

    filters: tuple[Filter, ...] = ()


class NotMatching(Node, frozen=True):
    """The filter does not match."""

    filter: Filter


class HasInText(Node, frozen=True):
    """Has the term in its printed text (4-20). `term` is a keyword or a bracketed name."""

    term: str


class IsFaceUp(Node, frozen=True):
    """Lies face up, or with `face_up` false, face down (3-7-2, 3-7-4, 4-5-9)."""

    face_up: bool = True


class IsBattling(Node, frozen=True):
    """Is battling the referenced Digimon: from the beginning of a battle of the two to its end (14-2)."""

    ref: Ref


class HasInheritedEffect(Node, frozen=True):
    """Has an inherited effect section (2-3-4)."""


class IsToken(Node, frozen=True):
    """Is a Token (4-18)."""


class HasSameLevelCards(Node, frozen=True):
    """Its stack, the top card with the digivolution cards, has so many cards of one level."""

    at_least: int = 2


class HasStackColours(Node, frozen=True):
    """Its stack, the top card with the digivolution cards, has so many colours: each counts once (2-4-3)."""

    at_least: int = 2


class PlayedThisTurn(Node, frozen=True):
    """Came into play in this turn by being played, whatever it digivolved into since (11-2-1-1)."""


class HasTimedEffect(Node, frozen=True):
    """Has an effect with this timing's icon: of its top card, inherited, or given to it."""

    timing: Timed


class IsForDigiXros(Node, frozen=True):
    """Is one of the cards that the DigiXros requirement of this Digimon's top card names (2-3-8)."""

    of: Ref


class Provided(Node, frozen=True):
    """Is meant while a condition holds: "if X, choose any number of your Digimon. If Y, ... Tamers"."""

    condition: Condition


class HasDigiXros(Node, frozen=True):
    """Has a DigiXros requirement (2-3-8)."""


class LiesIn(Node, frozen=True):
    """Is a card of this area: of several kinds that are chosen among, each from an area of its own."""

    zone: Zone


class IsOf(Node, frozen=True):
    """Is of this player: of several kinds that are chosen among, each of a player of its own."""

    whose: Whose


class IsAlike(Node, frozen=True):
    """Is like all others that are chosen with it, in this ("2 same-level cards")."""

    by: Common


class IsDifferent(Node, frozen=True):
    """Differs from all others that are found or chosen with it, in this (4-22)."""

    by: Differing


Filter = (
    IsCategory
    | HasColour
    | IsMulticolour
    | Compare
    | ComparesWithAny
    | NameIs
    | NameContains
    | HasTrait
    | HasKeyword
    | HasDigivolutionCard
    | IsSuspended
    | SharesName
    | IncludesName
    | SharesColour
    | Superlative
    | IsRef
    | AnyOf
    | AllOf
    | Such
    | NotMatching
    | HasInText
    | IsFaceUp
    | IsBattling
    | HasInheritedEffect
    | IsToken
    | HasSameLevelCards
    | HasStackColours
    | PlayedThisTurn
    | HasTimedEffect
    | IsForDigiXros
    | HasDigiXros
    | Provided
    | LiesIn
    | IsOf
    | IsAlike
    | IsDifferent
)

# --- selectors --------------------------------------------------------------------------------


class Selector(Node, frozen=True):
    """Which cards or Digimon: in an area, of a player, matching every filter.

    `of` names the Digimon whose digivolution or link cards are meant; `other` leaves out `this`.
    `first`/`last` keep that many from the top or bottom of an ordered place. `also` are further
    places to look in ("from your hand or trash"). `under` finds those under which cards are meant
    ("from under your Tamers").
    """

    zone: Zone = "battle_area"
    whose: Whose = "any"
    match: tuple[Filter, ...] = ()
    other: bool = False
    of: Ref | None = None
    first: Number | None = None
    last: Number | None = None
    also: tuple[Zone, ...] = ()
    under: Selector | None = None


# --- conditions -------------------------------------------------------------------------------


class NumberIs(Node, frozen=True):
    """Compares two numbers."""

    left: Number
    comparison: Comparison
    right: Number


class Exists(Node, frozen=True):
    """The selector finds at least (or with `at_most`, at most) so many."""

    selector: Selector
    at_least: int = 1
    at_most: int | None = None


class Matches(Node, frozen=True):
    """The referenced card or Digimon matches every filter."""

    ref: Ref
    match: tuple[Filter, ...]


class TurnIs(Node, frozen=True):
    """Whose turn it is."""

    whose: Whose


class IsAttacking(Node, frozen=True):
    """The referenced Digimon is the attacker; `target` narrows to `player` or `digimon`, the latter
    until security checks begin (16-6-1). Of `Ref("attacker")`, whichever attacks: whether there is
    an attack at all."""

    ref: Ref
    target: AttackOn | None = None


class DidThat(Node, frozen=True):
    """The process just before did what it says ("If you did"), or the opponent did what it lets them do:
    then `whose` is theirs, and there is no `verb`.

    `verb` names what this effect did so far, whatever process did it ("If this effect deleted"): to
    anything, or to `at_least` so many things of `whose` that match.
    """

    verb: Deed | None = None
    whose: Whose = "any"
    match: tuple[Filter, ...] = ()
    at_least: int = 1


class EnteredBy(Node, frozen=True):
    """What triggered this effect was brought about by this procedure ("if DNA digivolving"), with at
    least so many cards placed for it ("if DigiXrosing with 2 cards", 7-2-2-10, 4-23-1)."""

    procedure: Procedure
    cards: int = 0


class TriggeredBy(Node, frozen=True):
    """What triggered this effect was this event, and came about because of `cause` or from the place
    `source` ("if deleted by an effect", "if played from digivolution cards"), or with `same_level` into a
    card of the level that the Digimon had. `effect_of` is the name of the card or Digimon whose effect did it,
    its number in front where it is one card that is meant. `before` is what the Digimon was that digivolved."""

    event: TriggerEvent
    cause: Cause | None = None
    source: Origin | None = None
    same_level: bool = False
    effect_of: str = ""
    before: tuple[Filter, ...] = ()


class WasFaceUp(Node, frozen=True):
    """This card, which is checked, lay face up in the security stack (13-1-7-1-1, 3-7-4)."""


class HappenedThisTurn(Node, frozen=True):
    """Something has happened in this turn by which an effect of this player with such a trigger would have
    triggered (15-6): "if you've digivolved this turn". It speaks of no card or Digimon that is meant, and
    is asked of what happened as it happened."""

    trigger: triggers.Trigger


class AllTrue(Node, frozen=True):
    """Every condition holds."""

    conditions: tuple[Condition, ...]


class AnyTrue(Node, frozen=True):
    """At least one condition holds."""

    conditions: tuple[Condition, ...]


class NotTrue(Node, frozen=True):
    """The condition does not hold."""

    condition: Condition


Condition = (
    NumberIs
    | Exists
    | Matches
    | TurnIs
    | IsAttacking
    | DidThat
    | EnteredBy
    | TriggeredBy
    | WasFaceUp
    | HappenedThisTurn
    | AllTrue
    | AnyTrue
    | NotTrue
)

# --- targets ----------------------------------------------------------------------------------


class Choose(Node, frozen=True):
    """Individual processing (15-11-1): a player picks `count` things, or as many as possible.

    With `up_to`, fewer are allowed but at least one (1-3-6). `bind` names them for later processes.
    `each` picks one per selector named in it (15-15-10).
    """

    selector: Selector
    count: Number = 1
    up_to: bool = False
    bind: str | None = None
    chooser: Whose = "yours"
    total: Compare | None = None


class All(Node, frozen=True):
    """Overall processing (15-11-2): everything the selector finds; nothing is chosen."""

    selector: Selector


class Each(Node, frozen=True):
    """One choice for every entry, all different things (15-10-2-3), processed at the same time.

    "Add 1 red and 1 blue Digimon card among them": no entry that something is left for is left out,
    though a thing that fits several is taken for one only, whichever its player wants. `or_fewer`
    is "and/or": a condition is met by one of the entries (15-7-3), while what is chosen is still as
    many as possible.
    """

    choices: tuple[Choose, ...]
    or_fewer: bool = False


Target = Ref | Choose | All | Each

INTO_THIS_CARD: Final = Choose(
    Selector("hand", "yours", (IsRef(Ref("this_card")),), also=("trash",))
)
"""What "digivolves into this card" is said of: the card of the effect, in the hand or the trash,
or in no area while it is checked."""

from dcg.official.language import trigger as triggers  # noqa: E402  (mutually recursive)
