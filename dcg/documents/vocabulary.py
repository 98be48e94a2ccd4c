"""What a game brings so that scenarios can be written for it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from dcg.documents.answers import Answer, AnswerWords
from dcg.documents.document import Field, Mention
from dcg.documents.evidence import Evidence
from dcg.documents.expectations import Expectation
from dcg.documents.faults import DocumentError
from dcg.documents.scene import Scene
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.match import Match
from dcg.kernel.rules import Game, Rules
from dcg.opening import Opening


@dataclass(frozen=True)
class Begun:
    """Where a scenario begins: the opening of its match, and what its labels mean to the game."""

    opening: Opening
    labels: Any = None


class Vocabulary(Protocol):
    """The words of a game's documents."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        ...

    @property
    def edition(self) -> str:
        """The edition of its rules."""
        ...

    def rules_with(self, definitions: Mapping[bytes, bytes]) -> Rules:
        """Its rules, for a match that brings these definitions."""
        ...

    @property
    def starts(self) -> Sequence[str]:
        """The fields a scenario can begin with, one of them in each document."""
        ...

    @property
    def mirrored(self) -> Collection[str]:
        """Those of `starts` from which a scenario can also be played with the seats swapped."""
        ...

    @property
    def rulebook(self) -> str:
        """What the document of the rules is called, before its edition."""
        ...

    @property
    def clauses(self) -> Collection[str]:
        """The clauses of the rules a scenario can prove."""
        ...

    @property
    def rulings(self) -> Collection[str]:
        """The rulings a scenario can prove."""
        ...

    @property
    def evidence(self) -> Evidence | None:
        """What shows that the game does what its rules say; None where nobody keeps that."""
        ...

    @property
    def questions(self) -> Mapping[str, int]:
        """Questions by the names documents use."""
        ...

    @property
    def resting(self) -> Collection[int]:
        """Questions that may be open when the script ends; any other one is unscripted."""
        ...

    @property
    def areas(self) -> Collection[str]:
        """Places that can be shuffled."""
        ...

    @property
    def answers(self) -> AnswerWords:
        """How answers are written."""
        ...

    @property
    def schema(self) -> Mapping[str, Any]:
        """JSON Schemas of `cards`, of each of `starts` and of `expectations`, and `$defs` they refer to."""
        ...

    def read_cards(self, field: Field) -> Mapping[str, Any]:
        """The cards a document defines, by name. Raises `DocumentError`."""
        ...

    def read_start(self, name: str, field: Field) -> Any:
        """What a field of `starts` says. Raises `DocumentError`."""
        ...

    def begin(
        self,
        start: Any,
        cards: Mapping[str, Any],
        catalogue: Mapping[str, Any],
        you: int,
        seed: int,
    ) -> Begun:
        """The match that begins so; `you` is the seat the document calls so, `seed` where chance comes
        from, `NO_SEED` where nothing says so.

        Raises `DocumentError` for a card that is neither the document's nor the catalogue's.
        """
        ...

    def unknown_names(
        self,
        start: Any,
        cards: Mapping[str, Any],
        catalogue: Mapping[str, Any],
        mentions: Sequence[Mention],
    ) -> Sequence[DocumentError]:
        """What is said of those mentions that name nothing there is."""
        ...

    def scene(self, begun: Begun, match: Match[Any], you: int) -> Scene:
        """The scene of a match into which the opening has been played."""
        ...

    def read_names(self, field: Field) -> Sequence[str]:
        """Names of cards, each once for each copy. Raises `DocumentError`."""
        ...

    def read_expectations(self, field: Field, *, at_end: bool = False) -> list[Expectation]:
        """Everything a block of assertions says. Raises `DocumentError`."""
        ...

    def matching(self, scene: Any, decision: Decision, answer: Answer) -> list[Any]:
        """The options an answer names; several only where it could mean either."""
        ...

    def proposed(self, scene: Any, answer: Answer) -> list[Any]:
        """The options an answer could name, whether they are offered or not."""
        ...

    def describe(self, scene: Any, decision: Decision, option: Any) -> str:
        """The option as a document would write it."""
        ...

    def happened(self, scene: Any) -> Sequence[str]:
        """What happened since the scene's latest stretch began, in words."""
        ...

    def lines(self, scene: Any) -> list[str]:
        """The whole state as plain lines, for failure messages."""
        ...

    def cards_in(self, scene: Any, word: str, area: str) -> Sequence[int]:
        """The cards of one of `areas` of a seat, from bottom to top."""
        ...

    def is_card(self, scene: Any, card: int, name: str) -> bool:
        """Whether a card is called so."""
        ...

    def lost(self, state: Any) -> bool:
        """Whether a card of the match is in no place, or in two."""
        ...

    def unsupported(
        self, definitions: Mapping[bytes, bytes], log: Sequence[Event]
    ) -> Sequence[str]:
        """What the cards of a match hold, and what was met in it, that the game does not run.

        Each once, named as a document names it under `unsupported`.
        """
        ...
