"""Facts: what a selector asks of a permanent or a card, whichever it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent

Thing = Permanent | int
"""What effects act on: a permanent, or a card by id."""


class Facts(Protocol):
    """What is true of one thing now: a permanent, a card elsewhere, a Security Digimon.

    `types`, `forms` and `attributes` are its traits by field. `play_cost` is the use cost of an
    Option. `security_attack` is how many checks effects add (16-3).
    """

    @property
    def names(self) -> frozenset[str]:
        """Its names (2-2, 15-12)."""
        ...

    @property
    def categories(self) -> frozenset[str]:
        """What it is or is treated as: digimon, digi_egg, tamer, option (2-1)."""
        ...

    @property
    def is_digimon(self) -> bool:
        """Whether it is a Digimon, or a Digi-Egg, which is one on the field (4-2-2)."""
        ...

    @property
    def is_tamer(self) -> bool:
        """Whether it is a Tamer."""
        ...

    @property
    def is_option(self) -> bool:
        """Whether it is an Option."""
        ...

    @property
    def colours(self) -> frozenset[str]:
        """Its colours (2-4)."""
        ...

    @property
    def traits(self) -> tuple[str, ...]:
        """Form, attribute and types together."""
        ...

    @property
    def forms(self) -> tuple[str, ...]:
        """Its form."""
        ...

    @property
    def attributes(self) -> tuple[str, ...]:
        """Its attribute."""
        ...

    @property
    def types(self) -> tuple[str, ...]:
        """Its types."""
        ...

    @property
    def level(self) -> int | None:
        """Its level; None where there is none (2-5-3)."""
        ...

    @property
    def dp(self) -> int | None:
        """Its DP; None where there is none (2-9-2)."""
        ...

    @property
    def play_cost(self) -> int | None:
        """Its play or use cost."""
        ...

    @property
    def digivolution_count(self) -> int:
        """How many digivolution cards it has (4-6): none, except on the field."""
        ...

    @property
    def security_attack(self) -> int:
        """What is added to its security checks (16-3)."""
        ...

    def has_keyword(self, keyword: str) -> bool:
        """Whether it has the keyword effect."""
        ...


class PermanentFacts(Facts, Protocol):
    """The facts of something on the field, or of what was there."""

    @property
    def permanent(self) -> Permanent:
        """Which it is."""
        ...


class Readable(Protocol):
    """A board with what is derived of it: all that selectors, numbers and conditions look at."""

    @property
    def state(self) -> Board:
        """The board as the fold has it."""
        ...

    def card(self, card: int) -> CompiledCard:
        """The printed facts and effects of a card; -1 is the unknown card."""
        ...

    def card_now(self, card: int) -> CompiledCard:
        """The facts of a card where it is: in the hand its cost is what it makes of it itself."""
        ...

    def view(self, permanent: Permanent) -> PermanentFacts:
        """What is true of a permanent now; of one that left, when it did."""
        ...

    def views_now(self) -> Mapping[int, PermanentFacts]:
        """What is true of every permanent on the field, by its id."""
        ...

    def last_known(self, identity: int) -> PermanentFacts | None:
        """What was true of a permanent when it left, within this step of the match."""
        ...
