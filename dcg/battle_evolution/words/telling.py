"""Digimon Battle Evolution in words (see `dcg.telling.game_telling`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from dcg.battle_evolution.codes.cards import Attack, Kin
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.events import options as picks
from dcg.battle_evolution.events import setup, turn
from dcg.battle_evolution.state.contents import Contents
from dcg.battle_evolution.words.board_side import NOTHING, abilities_of, facts_of, lines_of
from dcg.battle_evolution.words.card_names import CardNames
from dcg.battle_evolution.words.sentences import SENTENCES
from dcg.game import CardGame
from dcg.harmless import inert
from dcg.kernel.absent import NOBODY, UNKNOWN
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.decision import Decision
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.header import Header
from dcg.telling.choice import Choice
from dcg.telling.compared import Compared
from dcg.telling.line import Line
from dcg.telling.plain import PlainWords
from dcg.telling.plain_board import PlainToldBoard
from dcg.telling.plain_telling import PlainTelling

_QUIET = (
    SpanOpened,
    SpanClosed,
    AnswerEvent,
    setup.CardsDefined,
    setup.DeckBrought,
    setup.CardsSupplied,
    setup.DeckShuffled,
    turn.TurnBegun,
)
"""Told only where every event is asked for. That a turn begins says the heading above it."""

_ENDINGS = {
    "knock_outs": "four KO points",
    "no_digimon": "the other player has no Digimon to play",
    "repetition": "the same position stood for the third time",
    "forfeit": "the other player gave up",
}


class BattleEvolutionWords(PlainWords):
    """See `dcg.telling.words.GameWords`."""

    def story(self, events: Sequence[Event], definitions: Mapping[bytes, bytes]) -> Iterator[Line]:
        """Every event, told in order, with cards by their names."""
        names = CardNames(definitions)
        state = self._game.new_state()
        assert isinstance(state, Contents)
        number, player = 0, NOBODY
        for position, event in enumerate(events):
            depth = len(state.course.spans)
            begun = self._game.turns.begun(event)
            self._game.handlers[type(event)](state, event)
            if begun is not None:
                number, player = begun, state.player
            news = not event.PRIVATE and not isinstance(event, _QUIET)
            yield Line(position, number, player, depth, self.told(names, state, event), news, event)

    def told(self, names: CardNames, state: Contents, event: Event) -> str:
        """One event, with the state after it: what it shows is known then."""
        say = SENTENCES.get(type(event))
        if say is None:
            return self.sentence(event)
        text = say(names, state, event)
        return inert(text[0].upper() + text[1:])

    def ending(self, reason: str) -> str:
        """Why a match ended."""
        return _ENDINGS.get(reason, reason.replace("_", " "))

    def declines(self, answer: AnswerEvent) -> bool:
        """Whether the answer was to do nothing."""
        return isinstance(answer.option, picks.Decline)  # type: ignore[attr-defined]


class BattleEvolutionBoard(PlainToldBoard):
    """See `dcg.telling.game_telling.ToldBoard`: the columns, and the cards that the reader knows."""

    def __init__(self, game: CardGame, state: Any, definitions: Mapping[bytes, bytes]) -> None:
        super().__init__(game, state, definitions)
        names = CardNames(definitions)
        self._sides = [list(lines_of(names, state, seat)) for seat in (0, 1)]
        self._facts = [list(facts_of(names, state, seat)) for seat in (0, 1)]

    def lines(self, near: int = 0) -> list[str]:
        """A few lines a seat, the far one first."""
        return [self._when(), *self._sides[1 - near], *self._sides[near]]

    def compared(self, other: Self) -> Iterator[Compared]:
        """Thing by thing: when it is, then each side."""
        yield Compared("now", self._when(), other._when())
        for seat in (1, 0):
            yield Compared(f"Seat {seat}", "", "")
            for (label, ours), (_, theirs) in zip(
                self._facts[seat], other._facts[seat], strict=True
            ):
                if {ours, theirs} - {"", NOTHING}:
                    yield Compared(f"  {label}", ours, theirs)

    def _when(self) -> str:
        return self.headline() + (f", {self.phase} phase" if self.phase else "")


class BattleEvolutionSeat:
    """See `dcg.telling.game_telling.ToldSeat`: cards by name where the seat knows them."""

    def __init__(self, definitions: Mapping[bytes, bytes]) -> None:
        self._names = CardNames(definitions)

    def question(self, asked: Decision, state: Any) -> list[str]:
        """What is asked, and about which cards."""
        text = Question.words_of(asked.question)
        about = [card for card in asked.context if state.course.knowledge.knows(asked.seat, card)]
        if about:
            text = f"{self._names.names(state, about)}: {text}"
        return [inert(text[0].upper() + text[1:]), *map(inert, self._besides(asked, state))]

    def _besides(self, asked: Decision, state: Any) -> Iterator[str]:
        """What a player looks at before answering: both Digimon, or what a mulligan leaves."""
        if asked.question == Question.ATTACK:
            for whose, seat in (("Yours", asked.seat), ("The opponent's", 1 - asked.seat)):
                yield f"{whose}: {self._digimon(state, seat)}"
        elif asked.question == Question.FULL_MULLIGAN:
            side = state.sides[asked.seat]
            hand, deck = len(side.hand), len(side.deck)
            yield f"The whole hand, {hand} cards, is discarded; the deck has {deck}."
            if deck < 2 * hand:
                yield f"It then has {max(deck - hand, 0)}: who has no Digimon to play loses."

    def _digimon(self, state: Any, seat: int) -> str:
        """The active Digimon with what counts in battle."""
        side = state.sides[seat]
        if not side.active:
            return "no active Digimon"
        attacks = ", ".join(self._attack(state, seat, attack) for attack in Attack)
        return f"{self._name(seat, state, side.active[-1])}, {side.hp} HP: {attacks}"

    def _attack(self, state: Any, seat: int, attack: Attack) -> str:
        """`Cross (100, Counter Circle)`: Power, and the abilities printed and gained."""
        side = state.sides[seat]
        card = self._names.card(state, side.active[-1]) if side.active else None
        words = abilities_of(side, card, attack)
        power = side.powers[attack]
        return f"{attack.words.capitalize()} ({', '.join([str(power), *words])})"

    def choices(self, asked: Decision, state: Any) -> list[Choice]:
        """The answers there are; those that the seat cannot tell apart together."""
        found: dict[str, list[int]] = {}
        for place, option in enumerate(asked.options):
            found.setdefault(inert(self._option(asked, option, state)), []).append(place)
        return [Choice(text, tuple(places)) for text, places in found.items()]

    def _name(self, seat: int, state: Any, card: int) -> str:
        return self._names.name(
            state, card if state.course.knowledge.knows(seat, card) else UNKNOWN
        )

    def _option(self, asked: Decision, option: Any, state: Any) -> str:
        seat = asked.seat
        match option:
            case picks.Decline():
                return "No"
            case picks.Accept():
                return "Yes"
            case picks.PickCard(card):
                return self._name(seat, state, card)
            case picks.PickAttack(attack):
                return self._attack(state, seat, attack)
            case picks.PickMethod(method):
                return method.words.capitalize()
            case picks.PickEffect(card, ordinal, zone):
                return f"{self._name(seat, state, card)}, effect {ordinal + 1} ({zone.words})"
            case picks.PickSupport(zone, card):
                if zone is Zone.DECK:
                    return "The top card of the deck, unseen"
                return self._name(seat, state, card)
            case picks.PickNumber(number):
                if asked.question == Question.KIN:
                    return Kin.words_of(number).capitalize()
                return f"Number {number + 1}"
            case picks.PickPlace(card, end):
                return f"{self._name(seat, state, card)} to the {end.words}"
        return type(option).__name__


class BattleEvolutionTelling(PlainTelling):
    """See `dcg.telling.game_telling.GameTelling`."""

    def __init__(self, game: CardGame) -> None:
        super().__init__(game)
        self.words: BattleEvolutionWords = BattleEvolutionWords(game)

    def board(
        self, state: Any, definitions: Mapping[bytes, bytes], header: Header | None = None
    ) -> BattleEvolutionBoard:
        """Both sides in a few lines."""
        return BattleEvolutionBoard(self.game, state, definitions)

    def seat(  # type: ignore[override]
        self,
        events: Sequence[Event],
        seat: int,
        definitions: Mapping[bytes, bytes],
        own: Sequence[Event] | None = None,
    ) -> BattleEvolutionSeat:
        """Questions and answers by the names of cards."""
        return BattleEvolutionSeat(definitions)
