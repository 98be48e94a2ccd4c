"""Facts: what a selector asks of a permanent or a card, whichever it is."""

from __future__ import annotations

from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.view import View
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent

Thing = Permanent | int
"""What effects act on: a permanent, or a card by id."""

Facts = View | CompiledCard
"""What is true of one thing now: of a permanent, or of a card elsewhere or a Security Digimon.

Both have the same properties: names, categories, traits by field, colours, level, all levels it counts as, DP, cost, and what
only the field changes (digivolution cards, security checks). `play_cost` is the use cost of an
Option.
"""


class Readable:
    """A board with what is derived of it: all that selectors, numbers and conditions look at.

    `state` is the board as the fold has it.
    """

    def __init__(self, state: Board) -> None:
        self.state = state

    def card(self, card: int) -> CompiledCard:
        """The printed facts and effects of a card; -1 is the unknown card."""
        raise NotImplementedError

    def card_now(self, card: int) -> CompiledCard:
        """The facts of a card where it is: in the hand its cost is what it makes of it itself."""
        raise NotImplementedError

    def view(self, permanent: Permanent) -> View:
        """What is true of a permanent now; of one that left, when it did."""
        raise NotImplementedError

    def views_now(self) -> dict[int, View]:
        """What is true of every permanent on the field, by its id."""
        raise NotImplementedError

    def last_known(self, identity: int) -> View | None:
        """What was true of a permanent when it left, within this step of the match."""
        raise NotImplementedError
