"""The words of this game's scenarios (see `dcg.documents.vocabulary.Vocabulary`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.effects.support import lacking
from dcg.battle_evolution.game import GAME, RULES
from dcg.battle_evolution.language.card import Card, decode_card
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.engine import BattleEvolutionRules, rules_with
from dcg.battle_evolution.scenarios.answers import ANSWERS, QUESTIONS, fits, written
from dcg.battle_evolution.scenarios.clauses import CLAUSES, SILENCES
from dcg.battle_evolution.scenarios.expectations import OF_SIDE, read_expectations
from dcg.battle_evolution.scenarios.position import (
    Placing,
    PositionHere,
    names_of,
    read_position,
)
from dcg.battle_evolution.scenarios.scene import ArenaScene
from dcg.battle_evolution.scenarios.start import DecksHere, deal, read_decks
from dcg.battle_evolution.state.arena import Arena
from dcg.battle_evolution.text.compiler import Compiled, compile_card
from dcg.battle_evolution.text.printed import PrintedCard, printed_card
from dcg.documents.answers import Answer
from dcg.documents.document import Field, Mention
from dcg.documents.expectations import Expectation
from dcg.documents.faults import CardsUnread, DocumentError
from dcg.documents.scene import SEATS, Scene
from dcg.documents.vocabulary import Begun
from dcg.event_names import topic_of
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.match import Match
from dcg.kernel.rules import Game


class BattleEvolutionVocabulary:
    """Positions and decks, answers, assertions and clauses of Digimon Battle Evolution."""

    game: Game = GAME
    edition = RULES
    starts = ("position", "decks")
    mirrored = ("position",)
    rulebook = "rules page"
    clauses = CLAUSES
    rulings: Collection[str] = frozenset(SILENCES)
    evidence = None
    questions: Mapping[str, int] = QUESTIONS
    resting: Collection[int] = (
        Question.WINDOW,
        Question.RACK,
        Question.METHOD,
        Question.FULL_MULLIGAN,
        Question.SUPPORT,
        Question.ATTACK,
        Question.DIGIMON,
        Question.PARTNER_EVOLUTION,
        Question.DISCARD,
        Question.EVOLVE_CARD,
    )
    areas = ("deck",)
    answers = ANSWERS

    @property
    def schema(self) -> Mapping[str, Any]:
        """What cards, positions, decks and assertions look like."""
        from dcg.battle_evolution.scenarios.schema import parts  # noqa: PLC0415 - only editors ask

        return parts()

    def rules_with(self, definitions: Mapping[bytes, bytes]) -> BattleEvolutionRules:
        """The rules of the page."""
        return rules_with(definitions)

    def read_cards(self, field: Field) -> Mapping[str, Card]:
        """Cards as they are written down for the compiler: a list of records.

        Raises `CardsUnread` where one of them is none; the others can be used all the same. One that
        is said to be `unread` has a text that nothing reads: it is a card that no deck may have.
        """
        records = field.some()
        unread: dict[str, DocumentError] = {}
        printed: list[tuple[Field, PrintedCard]] = []
        for entry in records:
            try:
                printed.append((entry, printed_card(entry, ("unread",))))
            except DocumentError as error:
                unread |= dict.fromkeys(_called(entry), error)
        named = Counter(card.name for _, card in printed)
        found: dict[str, Card] = {}
        numbers: set[str] = set()
        for entry, card in printed:
            compiled = compile_card(card, named.keys())
            if card.number in numbers:
                unread[card.number] = entry.error(f"`{card.number}` is defined twice")
            elif compiled.problems and not _only_text(entry, compiled):
                problems = entry.error("; ".join(map(str, compiled.problems)))
                unread |= dict.fromkeys((card.name, card.number), problems)
            elif compiled.complete and _is_unread(entry):
                wrong = entry.error(f"everything on `{card.name}` is read")
                unread |= dict.fromkeys((card.name, card.number), wrong)
            else:
                # Of several cards of one name each goes by its number alone (1-5).
                found[card.name if named[card.name] == 1 else card.number] = compiled.card
            numbers.add(card.number)
        if unread:
            raise CardsUnread(found, unread)
        return found

    def read_start(self, name: str, field: Field) -> PositionHere | DecksHere:
        """A board, or decks before set-up."""
        return read_position(field) if name == "position" else read_decks(field)

    def begin(
        self,
        start: PositionHere | DecksHere,
        cards: Mapping[str, Card],
        catalogue: Mapping[str, Card],
        you: int,
        seed: int,
    ) -> Begun:
        """The opening from a position, or from decks."""
        if isinstance(start, DecksHere):
            return deal(start, cards, catalogue, you, seed)
        return Begun(Placing(start, cards, catalogue).opening(you, seed))

    def unknown_names(
        self,
        start: PositionHere | DecksHere,
        cards: Mapping[str, Card],
        catalogue: Mapping[str, Card],
        mentions: Sequence[Mention],
    ) -> Sequence[DocumentError]:
        """Names are looked up where they are used."""
        return ()

    def scene(self, begun: Begun, match: Match[Any], you: int) -> ArenaScene:
        """With the decks that were brought, where it begins with decks."""
        return ArenaScene(match, len(match.log), you, begun.labels)

    def read_names(self, field: Field) -> Sequence[str]:
        """Names of cards; `2x Name` is two."""
        return names_of(field)

    def read_expectations(self, field: Field, *, at_end: bool = False) -> list[Expectation]:
        """What is asserted of sides, match and events."""
        return read_expectations(field, at_end=at_end)

    def matching(self, scene: Scene, decision: Decision, answer: Answer) -> list[Any]:
        """One of several copies of a card is as good as another."""
        match = _match(scene)
        found = [option for option in decision.options if fits(match, option, answer)]
        same = {str(written(match, option)) for option in found}
        return found[:1] if len(same) == 1 else found

    def proposed(self, scene: Scene, answer: Answer) -> list[Any]:
        """Nothing but what is offered can be tried."""
        return []

    def describe(self, scene: Scene, decision: Decision, option: Any) -> str:
        """The option as a document would write it."""
        return written(_match(scene), option)[0]

    def happened(self, scene: Scene) -> Sequence[str]:
        """The topics since the latest stretch began."""
        return [topic_of(type(event)) for event in scene.match.log[scene.since :]]

    def lines(self, scene: Scene) -> list[str]:
        """Everything that can be asserted of both sides."""
        match = _match(scene)
        found = []
        for word in SEATS:
            seat = scene.seat(word)
            said = {name: read(match, seat) for name, read in OF_SIDE.items()}
            kept = ", ".join(f"{name}: {value}" for name, value in said.items() if value)
            found.append(f"{word}: {kept}")
        return found

    def cards_in(self, scene: Scene, word: str, area: str) -> Sequence[int]:
        """The deck of a seat, from bottom to top."""
        return _match(scene).side(scene.seat(word)).deck

    def is_card(self, scene: Scene, card: int, name: str) -> bool:
        """By its name or number."""
        facts = _match(scene).facts(card)
        return name in (facts.name, facts.number)

    def lost(self, state: Arena) -> bool:
        """Whether a card is in no zone, or in two."""
        held = [
            card
            for side in state.sides
            for card in (
                *(card for zone in side.lists() for card in zone),
                *(under for _, under in side.kept),
            )
        ]
        return sorted(held) != list(range(len(state.definition_of)))

    def unsupported(
        self, definitions: Mapping[bytes, bytes], log: Sequence[Event]
    ) -> Sequence[str]:
        """What the cards of a match hold that nothing runs."""
        found: dict[str, None] = {}
        for data in definitions.values():
            found |= dict.fromkeys(lacking(decode_card(data)))
        return list(found)


def _is_unread(record: Field) -> bool:
    """Whether a record says that its text is not read."""
    return any(name == "unread" and value.flag() for name, value in record.items())


def _only_text(record: Field, compiled: Compiled) -> bool:
    """Whether nothing is wrong with a card but a text that is said to be unread."""
    return _is_unread(record) and all(one.where == "text" for one in compiled.problems)


def _called(record: Field) -> list[str]:
    """What the card of a record that cannot be read would be called; its place, if it does not say."""
    try:
        given = dict(record.items())
        return [given[what].text() for what in ("name", "number") if what in given] or [record.path]
    except DocumentError:
        return [record.path]


def _match(scene: Scene) -> ArenaMatch:
    match = scene.match
    assert isinstance(match, ArenaMatch)
    return match


BATTLE_EVOLUTION_VOCABULARY = BattleEvolutionVocabulary()
