"""What matches use of the game: verbs, timings, attack abilities, marks, and the kinds of events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

from dcg.battle_evolution.catalogue import catalogue
from dcg.battle_evolution.codes.cards import ABILITY_NAMES, Ability
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Method, Motive
from dcg.battle_evolution.effects import INTERPRETER, VERBS
from dcg.battle_evolution.events import ALL_EVENTS, battle, cards, effects, evolving, setup, turn
from dcg.battle_evolution.language import effect as timings
from dcg.battle_evolution.language.abilities import kind_of
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.language.processes import Cannot, Deed, GainAbility
from dcg.battle_evolution.language.selectors import Kind
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.facts import Topic
from dcg.battle_evolution.reading.match import ArenaMatch, Interpreter
from dcg.battle_evolution.reading.trees import nodes_in
from dcg.battle_evolution.rules.engine import BattleEvolutionRules
from dcg.battle_evolution.rules.windows import DOMINION
from dcg.kernel.event import Event

Uses = Counter[str]
"""How often, by what it is: `verb Draw`, `timing When draws`, `ability Crash`, `mark ace`."""

MARKS: Final = (
    "ace",
    "firewall",
    "proxy",
    "partner",
    "Ruler",
    "Dominion",
    "flip",
    "initial side",
    "another name",
    "no DP cost",
    "negative +P",
    "once per turn",
    "permanent effect",
    "permanent bonus",
    "bonus",
    "DATA",
    "Mastery",
    "Turbo",
    *(f"evolved by {word}" for word in ("partner", "card", "dna", "dp", "effect")),
)
_METHODS: Final = {
    Method.PARTNER: "partner",
    Method.CARD: "card",
    Method.DNA: "dna",
    Method.DP: "dp",
    Method.EFFECT: "effect",
}
_NOT_PLAYED: Final = (setup.CardsSupplied, setup.BoardGiven, setup.CardNamed)
"""Events of positions, and of a seat's own log."""


def expected() -> list[str]:
    """Everything that there is to use: all of the rules' own, and what the cards of the package say."""
    said = [node for card in catalogue().values() for node in nodes_in(card)]
    given = {kind_of(node.ability) for node in said if isinstance(node, GainAbility)}
    forbidden = {node.deed for node in said if isinstance(node, Cannot)}
    waited = {_timing_words(node) for node in said if isinstance(node, get_args(timings.Timing))}
    return [
        *(f"verb {kind.__name__}" for kind in VERBS),
        *(f"forbidden {deed}" for deed in get_args(Deed) if deed in forbidden),
        *(f"gained {kind}" for kind in get_args(Kind) if kind in given),
        *(f"timing {words}" for words in sorted(waited)),
        *(f"ability {name}" for name in ABILITY_NAMES.values()),
        *(f"mark {name}" for name in MARKS),
        *(f"event {kind.__name__}" for kind in ALL_EVENTS if kind not in _NOT_PLAYED),
    ]


def counting(uses: Uses) -> Interpreter:
    """What runs cards, and counts each verb it runs."""

    def counted(kind: type[Any], verb: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        def run(view: Any, node: Any) -> Any:
            _count_process(uses, node)
            return verb(view, node)

        return run

    return Interpreter(
        INTERPRETER.holds,
        INTERPRETER.amount,
        {kind: counted(kind, verb) for kind, verb in VERBS.items()},
    )


def _count_process(uses: Uses, node: Any) -> None:
    uses[f"verb {type(node).__name__}"] += 1
    if isinstance(node, Cannot):
        uses[f"forbidden {node.deed}"] += 1
    elif isinstance(node, GainAbility):
        uses[f"gained {kind_of(node.ability)}"] += 1


class Watcher:
    """Follows a match event by event, beside its state, and counts what is used."""

    def __init__(self, rules: BattleEvolutionRules, uses: Uses, state: Any) -> None:
        self.rules = rules
        self.uses = uses
        self.match: ArenaMatch = rules.new_match(state, 0)
        self.prepared = False
        self.topics: list[Topic] = []

    def saw(self, event: Event) -> None:
        """Counts what an event, folded already, says was used."""
        if not self.prepared:
            if not isinstance(event, setup.StartingPlayerDrawn | setup.BoardGiven):
                return
            self.match.prepare(self.rules)
            self.prepared = True
            self.topics = list(self.match.holders.passives)
        match event:
            case effects.EffectUsed(_, card, ordinal) if ordinal != DOMINION:
                self._effect(card, ordinal)
            case evolving.BonusActivated(_, card, ordinal, permanent):
                self._note("mark bonus")
                if permanent:
                    self._note("mark permanent bonus")
            case battle.AbilityApplied(_, given):
                self._note(f"ability {ABILITY_NAMES[given.ability]}")
            case battle.DamageDealt(seat, attack, _, _, countered):
                self._damage(seat, attack, countered)
            case battle.AttackShown():
                self._note(f"ability {ABILITY_NAMES[Ability.JAMMING]}")
            case cards.CardTurned():
                self._note("mark flip")
            case cards.CardsMoved():
                self._moved(event)
            case evolving.DigimonEvolved(_, card, _, method) | evolving.DigimonPlayed(
                _, card, method
            ):
                if isinstance(event, evolving.DigimonEvolved) and method in _METHODS:
                    self._note(f"mark evolved by {_METHODS[Method(method)]}")
                self._card(card)
            case evolving.KindsSet(_, _, dominion) if dominion:
                self._note("mark Dominion")
            case effects.OncePerTurnUsed():
                self._note("mark once per turn")
            case _:
                pass
        if isinstance(event, turn.PhaseBegun):
            self._standing()

    def _note(self, what: str) -> None:
        self.uses[what] += 1

    def _effect(self, card: int, ordinal: int) -> None:
        held = self.match.facts(card).card
        if not 0 <= ordinal < len(held.effects):
            return
        effect = held.effects[ordinal]
        for timing in effect.when:
            self._note(f"timing {_timing_words(timing)}")
        if effect.permanent:
            self._note("mark permanent effect")
        if effect.turbo is not None and card in (
            *self.match.side(0).no_zone,
            *self.match.side(1).no_zone,
        ):
            self._note("mark Turbo")
        self._card(card)

    def _damage(self, seat: int, attack: int, countered: bool) -> None:
        """Abilities that work on damage, of the attack that dealt it."""
        owner = seat if countered else 1 - seat
        if not self.match.side(owner).active:
            return
        for one in values.abilities(self.match, owner, attack):
            if one.ability in (Ability.CRASH, Ability.DRAIN, Ability.FLATTEN, Ability.SHATTER):
                self._note(f"ability {ABILITY_NAMES[one.ability]}")

    def _moved(self, event: cards.CardsMoved) -> None:
        if event.motive is Motive.PROXIED:
            self._note("mark proxy")
        if event.motive is Motive.RACKED:
            for card in event.cards:
                if (self.match.facts(card).card.plus_p or 0) < 0:
                    self._note("mark negative +P")
        if event.to in (Zone.SUPPORT_ZONE, Zone.ATTACHED, Zone.NO_ZONE):
            for card in event.cards:
                self._card(card)

    def _card(self, card: int) -> None:
        """A card is in use, with the marks it has."""
        held = self.match.facts(card).card
        for mark, has in _marks(held):
            if has:
                self._note(f"mark {mark}")
        if card in self.match.state.partners:
            self._note("mark partner")

    def _standing(self) -> None:
        for topic in self.topics:
            for held in values.standing(self.match, topic):
                _count_process(self.uses, held.process)
                self._note("timing passive")
                self._card(held.card)
                if any(effect.permanent for _, effect in self.match.facts(held.card).continuous):
                    self._note("mark permanent effect")
        for seat in (0, 1):
            active = self.match.active(seat)
            if active is not None:
                self._card(active)


def _marks(card: Card) -> Sequence[tuple[str, bool]]:
    return (
        ("ace", card.ace),
        ("firewall", card.firewall),
        ("Ruler", card.ruler),
        ("initial side", card.initial),
        ("another name", bool(card.aliases)),
        ("no DP cost", card.category == "digimon" and card.dp_cost is None),
        ("DATA", card.category == "data"),
        ("Mastery", card.category == "mastery"),
    )


def _timing_words(timing: Any) -> str:
    if isinstance(timing, timings.Printed):
        return timing.timing
    if isinstance(timing, timings.PhaseBegins):
        return f"opening of {timing.phase}"
    if isinstance(timing, timings.AnyPhase):
        return "any phase"
    if isinstance(timing, timings.WhenEvolving):
        return f"evolving by {timing.by or 'any'}"
    if isinstance(timing, timings.AfterEvolving):
        return f"evolved by {timing.by or 'any'}"
    assert isinstance(timing, timings.When)
    return f"when {timing.event}"
