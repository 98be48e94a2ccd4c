"""Cards: from place to place, looking and shuffling."""

from __future__ import annotations

from dcg.battle_evolution.language.selectors import Amount, Cards, Filter, Target, This
from dcg.battle_evolution.language.terms import Destination, Whose
from dcg.language.node import Node


class Draw(Node, frozen=True):
    """Draws; with `dark`, to the Dark Area (g-dark-action-2)."""

    count: Amount
    whose: Whose = "own"
    dark: bool = False


class DrawTo(Node, frozen=True):
    """Draws until the hand has so many cards."""

    hand: Amount
    whose: Whose = "own"


class Discard(Node, frozen=True):
    """Discards: from a hand, the DP zone, attachments, the active (the top card alone) or the whole
    stack, to the owner's trash; with `dark`, to the Dark Area."""

    cards: Target
    dark: bool = False


class Trash(Node, frozen=True):
    """The top cards of a deck go to its player's trash, one at a time (g-trash-x)."""

    count: Amount
    whose: Whose = "own"


class Recycle(Node, frozen=True):
    """The top cards of a trash go to the top of its player's deck, one at a time (g-recycle-x)."""

    count: Amount
    whose: Whose = "own"


class RecycleAny(Node, frozen=True):
    """Chosen cards of the own trash go to the top of the own deck (g-recycle-any)."""

    cards: Cards


class Recode(Node, frozen=True):
    """Looks at the top cards of the own deck and puts any on top or bottom in any order (g-recode)."""

    count: Amount


class Corrupt(Node, frozen=True):
    """As Recode, with the opponent's deck (g-corrupt)."""

    count: Amount


class Static(Node, frozen=True):
    """Deletes the bottom cards of a trash (g-static)."""

    count: Amount
    whose: Whose = "opponent"


class Take(Node, frozen=True):
    """Takes cards into the own hand (g-take); with `dark`, into the Dark Area. From a hidden place they
    are shown where they had to match, and the deck is shuffled."""

    cards: Target
    dark: bool = False


class Put(Node, frozen=True):
    """Puts cards somewhere: into the DP zone, on a deck, under the active. The place is that of the
    player whose cards they are. A card that cannot lie there is no card of these (f-hidden-2)."""

    cards: Target
    to: Destination


class Delete(Node, frozen=True):
    """Deletes cards (g-delete)."""

    cards: Target


class AttachThis(Node, frozen=True):
    """Attaches this card to the active of `to` that matches (g-attach).

    It is also what makes a card one that can be attached: whatever attaches it asks for this scope and
    these conditions (f-attaching), and for the cost that stands before it.
    """

    to: Whose = "own"
    match: tuple[Filter, ...] = ()


class AttachCards(Node, frozen=True):
    """Attaches other cards that can be attached, by what these say of it (f-attaching-1)."""

    cards: Target
    to: Whose = "own"


class Reveal(Node, frozen=True):
    """Shows cards to both; until the effect ends they are `revealed`, then go back as they were."""

    cards: Target


class Look(Node, frozen=True):
    """Looks at cards, alone; until the effect ends they are `revealed`, then go back as they were."""

    cards: Target


class Shuffle(Node, frozen=True):
    """Shuffles a deck."""

    whose: Whose = "own"


class ReturnHand(Node, frozen=True):
    """The whole hand goes into its player's deck, which is shuffled."""

    whose: Whose = "own"


class Flip(Node, frozen=True):
    """Turns flip cards to their other side (g-flip)."""

    cards: Target = This()


class RackMore(Node, frozen=True):
    """So many more cards may be racked this turn (4-2); in an EFFECT of the evolution phase at once."""

    count: Amount = 1


CardProcess = (
    Draw
    | DrawTo
    | Discard
    | Trash
    | Recycle
    | RecycleAny
    | Recode
    | Corrupt
    | Static
    | Take
    | Put
    | Delete
    | AttachThis
    | AttachCards
    | Reveal
    | Look
    | Shuffle
    | ReturnHand
    | Flip
    | RackMore
)
