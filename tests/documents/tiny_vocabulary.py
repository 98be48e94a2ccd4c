"""Scenarios of the tiny game: decks, answers by the values of cards, points and hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from dcg.documents.answers import Answer, AnswerWords
from dcg.documents.document import Field, Mention
from dcg.documents.expectations import Expectation
from dcg.documents.faults import DocumentError
from dcg.documents.scene import SEATS, Scene
from dcg.documents.vocabulary import Begun
from dcg.game import CardGame
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.header import Seat
from dcg.kernel.match import Match
from dcg.kernel.rules import Rules
from dcg.opening import match_header
from tests.kernel import tiny_game, tiny_rules
from tests.kernel.tiny_card_game import TINY_CARD_GAME, TinyDeck
from tests.kernel.tiny_game import TinyState

WORDS: Mapping[str, type[tiny_game.Option]] = {
    "pass": tiny_game.Pass,
    "clash": tiny_game.Clash,
    "stake": tiny_game.Stake,
    "draw": tiny_game.Draw,
    "roll": tiny_game.Roll,
    "take_back": tiny_game.TakeBack,
    "sink": tiny_game.Sink,
}
WITH_CARDS: Mapping[str, type[tiny_game.Option]] = {"play": tiny_game.Play, "bury": tiny_game.Bury}

Read = Callable[[TinyState, int], Any]
READ: Mapping[str, Read] = {
    "points": lambda state, seat: state.points[seat],
    "hand": lambda state, seat: sorted(state.values[card] for card in state.hands[seat]),
}


class TinyVocabulary:
    """See `dcg.documents.vocabulary.Vocabulary`."""

    game: CardGame = TINY_CARD_GAME
    edition = TINY_CARD_GAME.edition
    starts = ("decks",)
    mirrored = ()
    rulebook = "rules"
    clauses = frozenset({"1-1", "1-2"})
    rulings = frozenset[str]()
    evidence = None
    schema: Mapping[str, Any] = {"cards": {}, "decks": {}, "expectations": {}}
    questions: Mapping[str, int] = {
        "action": tiny_rules.ACTION,
        "keep_or_sink": tiny_rules.KEEP_OR_SINK,
        "bid": tiny_rules.BID,
        "stake": tiny_rules.STAKE,
    }
    resting = (tiny_rules.ACTION,)
    areas = ("deck",)
    answers = AnswerWords(WORDS, dict.fromkeys(WITH_CARDS, (("card",), ())))

    def rules_with(self, definitions: Mapping[bytes, bytes]) -> Rules:
        """The rules; there are no definitions."""
        return self.game.rules_with(definitions)

    def read_cards(self, field: Field) -> Mapping[str, Any]:
        """Cards are values: there are none to define."""
        raise field.error("the tiny game has the cards 1 to 5, and no others")

    def read_start(self, name: str, field: Field) -> tuple[TinyDeck, TinyDeck]:
        """Values, bottom to top."""
        given = field.fields(SEATS, needed=SEATS)
        one, other = (
            TinyDeck(word, tuple(entry.number(1, 5) for entry in given[word].some()))
            for word in SEATS
        )
        return one, other

    def begin(
        self,
        start: Any,
        cards: Mapping[str, Any],
        catalogue: Mapping[str, Any],
        you: int,
        seed: int,
    ) -> Begun:
        """The opening with both decks."""
        header = match_header(self.game, (Seat("", "you"), Seat("", "you")), seed, 0, "recorded")
        return Begun(self.game.opening(header, start, catalogue))

    def scene(self, begun: Begun, match: Match[Any], you: int) -> Scene:
        """Nothing more than every scene has."""
        return Scene(match, len(match.log), you)

    def unknown_names(
        self,
        start: Any,
        cards: Mapping[str, Any],
        catalogue: Mapping[str, Any],
        mentions: Sequence[Mention],
    ) -> Sequence[DocumentError]:
        """Nothing is mentioned."""
        return ()

    def read_names(self, field: Field) -> Sequence[str]:
        """Values."""
        return [entry.text() for entry in field.some()]

    def read_expectations(self, field: Field, *, at_end: bool = False) -> list[Expectation]:
        """`{you: {points: 3, hand: [1, 2]}}`."""
        found = []
        for word, side in field.fields(SEATS).items():
            for name, value in side.fields(READ).items():
                check = _is(word, READ[name], value.plain())
                found.append(Expectation(value.line, value.path, check))
        return found

    def matching(self, scene: Scene, decision: Decision, answer: Answer) -> list[Any]:
        """One of several cards of a value is as good as another."""
        shown = self.describe
        found = [one for one in decision.options if shown(scene, decision, one) == str(answer)]
        return found[:1]

    def proposed(self, scene: Scene, answer: Answer) -> list[Any]:
        """A card of the value; what stands alone is what it is."""
        if answer.kind in WORDS:
            return [WORDS[answer.kind]()]
        values = enumerate(scene.match.state.values)
        return [
            WITH_CARDS[answer.kind](card)
            for card, value in values
            if str(value) == answer.given["card"]
        ]

    def describe(self, scene: Scene, decision: Decision, option: Any) -> str:
        """By the card's value."""
        for name, kind in WITH_CARDS.items():
            if isinstance(option, kind):
                return f"{{{name}: {scene.match.state.values[getattr(option, 'card')]}}}"  # noqa: B009
        return next(name for name, kind in WORDS.items() if isinstance(option, kind))

    def happened(self, scene: Scene) -> Sequence[str]:
        """Topics."""
        return [event.TOPIC for event in scene.match.log[scene.since :]]

    def lines(self, scene: Scene) -> list[str]:
        """Points."""
        return [f"points: {scene.match.state.points}"]

    def cards_in(self, scene: Scene, word: str, area: str) -> Sequence[int]:
        """The deck."""
        cards: list[int] = scene.match.state.decks[scene.seat(word)]
        return cards

    def is_card(self, scene: Scene, card: int, name: str) -> bool:
        """By its value."""
        return bool(str(scene.match.state.values[card]) == name)

    def lost(self, state: TinyState) -> bool:
        """Decks, hands and discard hold every card once."""
        held = [*state.decks[0], *state.decks[1], *state.hands[0], *state.hands[1], *state.discard]
        return sorted(held) != list(range(len(state.values)))

    def unsupported(
        self, definitions: Mapping[bytes, bytes], log: Sequence[Event]
    ) -> Sequence[str]:
        """All of it is run."""
        return ()


def _is(word: str, read: Read, wanted: Any) -> Callable[[Scene], Iterator[str]]:
    def check(scene: Scene) -> Iterator[str]:
        found = read(scene.match.state, scene.seat(word))
        if found != wanted:
            yield f"expected {wanted}, is {found}"

    return check


TINY_VOCABULARY = TinyVocabulary()
