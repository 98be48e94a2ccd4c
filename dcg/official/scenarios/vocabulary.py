"""The words of this game's scenarios (see `dcg.documents.vocabulary.Vocabulary`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dcg.documents.answers import Answer
from dcg.documents.document import Field, Mention
from dcg.documents.evidence import Evidence
from dcg.documents.expectations import Expectation
from dcg.documents.faults import DocumentError
from dcg.documents.vocabulary import Begun
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.match import Match
from dcg.kernel.rules import Game
from dcg.official.codes import questions as asked
from dcg.official.game import GAME, RULES
from dcg.official.language.card import Card
from dcg.official.positions.cards import read_cards
from dcg.official.positions.parsing import read_board
from dcg.official.positions.placing import place
from dcg.official.positions.position import AREAS, Position
from dcg.official.rules import OfficialRules
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules_with import rules_with
from dcg.official.scenarios.answers import ANSWERS, QUESTIONS, describe, matching
from dcg.official.scenarios.areas import expand
from dcg.official.scenarios.board import board_lines
from dcg.official.scenarios.clauses import CLAUSES, RULINGS
from dcg.official.scenarios.evidence import EVIDENCE
from dcg.official.scenarios.expectations import read_expectations
from dcg.official.scenarios.happened import happened
from dcg.official.scenarios.names import unknown_names
from dcg.official.scenarios.proposing import proposed
from dcg.official.scenarios.scene import Cast, OfficialScene
from dcg.official.scenarios.start import DecksHere, deal, read_decks
from dcg.official.scenarios.unsupported import unsupported
from dcg.official.state.board import Board

Start = Position | DecksHere


class OfficialVocabulary:
    """Positions and decks, answers, assertions and clauses of the Digimon Card Game."""

    game: Game = GAME
    edition = RULES
    starts = ("position", "decks")
    mirrored = ("position",)
    rulebook = "comprehensive rules"
    clauses = CLAUSES
    rulings = RULINGS
    evidence: Evidence = EVIDENCE
    questions: Mapping[str, int] = QUESTIONS
    resting: Sequence[int] = (asked.MAIN, asked.BREEDING, asked.REDRAW)
    areas = AREAS
    answers = ANSWERS

    @property
    def schema(self) -> Mapping[str, Any]:
        """Cards, positions, decks and assertions."""
        from dcg.official.scenarios.schema import parts  # noqa: PLC0415 - only editors ask

        return parts()

    def rules_with(self, definitions: Mapping[bytes, bytes]) -> OfficialRules:
        """The comprehensive rules."""
        return rules_with(definitions)

    def read_cards(self, field: Field) -> Mapping[str, Card]:
        """Facts with short defaults, effects as card text or as plain nodes."""
        return read_cards(field)

    def read_start(self, name: str, field: Field) -> Start:
        """A board, or decks before set-up."""
        return read_board(field) if name == "position" else read_decks(field)

    def begin(
        self,
        start: Start,
        cards: Mapping[str, Card],
        catalogue: Mapping[str, Card],
        you: int,
        seed: int,
    ) -> Begun:
        """The opening from a position, or from decks."""
        if isinstance(start, DecksHere):
            return deal(start, cards, catalogue, you, seed)
        placed = place(start, cards, catalogue, you=you, seed=seed)
        return Begun(placed.opening, placed.labels)

    def unknown_names(
        self,
        start: Start,
        cards: Mapping[str, Card],
        catalogue: Mapping[str, Card],
        mentions: Sequence[Mention],
    ) -> list[DocumentError]:
        """Neither labels nor cards."""
        return unknown_names(start, cards, catalogue, mentions)

    def scene(self, begun: Begun, match: Match[Any], you: int) -> OfficialScene:
        """The scene with its cast."""
        assert isinstance(match, OfficialMatch)
        return OfficialScene(
            match, Cast(begun.opening.definitions, begun.labels, you), len(match.log)
        )

    def read_names(self, field: Field) -> Sequence[str]:
        """Names of cards; `2x Name` is two."""
        return expand(field)

    def read_expectations(self, field: Field, *, at_end: bool = False) -> list[Expectation]:
        """What is asserted of board, match and events."""
        return read_expectations(field, at_end=at_end)

    def matching(self, scene: OfficialScene, decision: Decision, answer: Answer) -> list[Any]:
        """Options by what they say of cards and permanents."""
        return matching(scene, decision, answer)

    def proposed(self, scene: OfficialScene, answer: Answer) -> list[Any]:
        """Options by what is on the board."""
        return proposed(scene, answer)

    def describe(self, scene: OfficialScene, decision: Decision, option: Any) -> str:
        """The option as a document would write it."""
        return describe(scene, decision, option)

    def happened(self, scene: OfficialScene) -> Sequence[str]:
        """The topics since the latest stretch began."""
        return happened(scene)

    def lines(self, scene: OfficialScene) -> list[str]:
        """The whole board."""
        return board_lines(scene)

    def cards_in(self, scene: OfficialScene, word: str, area: str) -> Sequence[int]:
        """The cards of an area, from bottom to top."""
        cards: list[int] = getattr(scene.board.sides[scene.seat(word)], area)
        return cards

    def is_card(self, scene: OfficialScene, card: int, name: str) -> bool:
        """By label, number or name."""
        return scene.cast.is_card(scene.board, card, name)

    def lost(self, state: Board) -> bool:
        """Whether the places do not hold every card exactly once."""
        cards = sorted(card for _, _, held in state.places() for card in held)
        return cards != list(range(len(state.definition_of)))

    def unsupported(
        self, definitions: Mapping[bytes, bytes], log: Sequence[Event]
    ) -> Sequence[str]:
        """Phrases and keyword effects."""
        return unsupported(definitions, log)


VOCABULARY = OfficialVocabulary()
