"""What the rules ask of a card, worked out once from its definition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from dcg.battle_evolution.codes.absent import ANY_ATTACK, NO_LEVEL
from dcg.battle_evolution.codes.cards import (
    ATTACK_BY_WORD,
    KIN_BY_WORD,
    LEVEL_BY_WORD,
    Ability,
)
from dcg.battle_evolution.events.battle import GivenAbility
from dcg.battle_evolution.language import abilities as nodes
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.language.effect import (
    AfterEvolving,
    AnyPhase,
    Effect,
    PhaseBegins,
    Printed,
    When,
    WhenEvolving,
)
from dcg.battle_evolution.language.processes.battle import VoidSupport
from dcg.battle_evolution.language.processes.control import Cost, If, Process, Seq
from dcg.battle_evolution.language.processes.evolving import (
    AsEvolved,
    Devolve,
    Downgrade,
    Enable,
    Evolve,
    Ignore,
    NotWith,
)
from dcg.battle_evolution.language.processes.players import Cannot, TurnDeck
from dcg.battle_evolution.language.selectors import Condition
from dcg.battle_evolution.reading.trees import nodes_in
from dcg.language.node import Node

_SIMPLE: Final[dict[type[Node], Ability]] = {
    nodes.FirstAttack: Ability.FIRST_ATTACK,
    nodes.SecondAttack: Ability.SECOND_ATTACK,
    nodes.Crash: Ability.CRASH,
    nodes.Drain: Ability.DRAIN,
    nodes.Jamming: Ability.JAMMING,
    nodes.Flatten: Ability.FLATTEN,
}
_AGAINST: Final[dict[type[Node], Ability]] = {
    nodes.Counter: Ability.COUNTER,
    nodes.Grudge: Ability.GRUDGE,
    nodes.Killer: Ability.KILLER,
}
_NUMBERED: Final = {
    "draw": Ability.DRAW,
    "trash": Ability.TRASH,
    "recode": Ability.RECODE,
    "corrupt": Ability.CORRUPT,
    "recycle": Ability.RECYCLE,
    "static": Ability.STATIC,
}
Topic = type[Node] | str
"""A kind of process, or a deed that is forbidden."""

_PLACES: Final = ("deck", "trash", "hand")
"""What the amount of an Attach ability stands for."""


PLACES: Final = ("active", "stack", "attached", "support", "dp", "destiny_zone", "dark_area")
"""Where cards lie whose effects can work there."""


def works_at(said: str, place: str) -> bool:
    """Whether an effect works at the place a card is in (f-timing-11, f-timing-20, f-timing-21)."""
    if said == "usual":
        return place == "active"
    if said == "stack":
        return place in ("active", "stack")
    return said == place


def topic_of(process: Process) -> Topic:
    """What a passive process is about: what it does or, of a prohibition, what it forbids."""
    return process.deed if isinstance(process, Cannot) else type(process)


def _waits(effect: Effect) -> bool:
    """Whether it is for something to happen in a phase, and not for the phase alone (f-timing-14)."""
    return any(isinstance(timing, When | WhenEvolving | AfterEvolving) for timing in effect.when)


def _paid_once(effect: Effect) -> bool:
    """Whether its player says when it happens: once a turn, at a cost (g-1-turn-2)."""
    return effect.once_per_turn and any(isinstance(one, Cost) for one in effect.does)


def topics_of(effect: Effect) -> set[Topic]:
    """What an effect that is passive is about."""
    return {topic for process in effect.does for topic in _topics(process)}


def _topics(sentence: Process) -> Iterator[Topic]:
    if isinstance(sentence, If):
        yield from _topics(sentence.then)
        if sentence.otherwise is not None:
            yield from _topics(sentence.otherwise)
    elif isinstance(sentence, Seq):
        for step in sentence.steps:
            yield from _topics(step)
    else:
        yield topic_of(sentence)


def _sentences(
    effects: Sequence[tuple[int, Effect]], *, voids: bool
) -> tuple[tuple[int, tuple[Process, ...]], ...]:
    """Of each effect the sentences that void supports, or the others."""
    return tuple(
        (
            ordinal,
            tuple(
                one
                for one in effect.does
                if any(isinstance(node, VoidSupport) for node in nodes_in(one)) is voids
            ),
        )
        for ordinal, effect in effects
    )


def given(node: nodes.Ability, attack: int, printed_power: int = 0) -> Iterator[GivenAbility]:
    """An ability of the language as events have it, several for one that names several attacks."""
    if type(node) in _SIMPLE:
        yield GivenAbility(_SIMPLE[type(node)], attack)
    elif isinstance(node, nodes.Counter | nodes.Grudge | nodes.Killer):
        against = ANY_ATTACK if node.attack is None else ATTACK_BY_WORD[node.attack]
        yield GivenAbility(_AGAINST[type(node)], attack, against)
    elif isinstance(node, nodes.ToZero):
        for word in node.attacks:
            yield GivenAbility(Ability.TO_ZERO, attack, ATTACK_BY_WORD[word])
    elif isinstance(node, nodes.Shatter):
        power = printed_power if node.power is None else node.power
        yield GivenAbility(Ability.SHATTER, attack, amount=power)
    elif isinstance(node, nodes.Numbered):
        yield GivenAbility(_NUMBERED[node.kind], attack, amount=node.count)
    elif isinstance(node, nodes.AttachFrom):
        yield GivenAbility(Ability.ATTACH, attack, amount=_PLACES.index(node.place))
    elif isinstance(node, nodes.Triple):
        if node.types:
            kinds = tuple(sorted(KIN_BY_WORD[word] for word in node.types))
            yield GivenAbility(Ability.TRIPLE, attack, kinds=kinds)
        for level in node.levels:
            yield GivenAbility(Ability.TRIPLE, attack, level=LEVEL_BY_WORD[level])
        for word in node.attacks:
            yield GivenAbility(Ability.TRIPLE, attack, ATTACK_BY_WORD[word])
    else:
        raise TypeError(f"{type(node).__name__} is no attack ability")


SAYS_TO_WHAT: Final = (Evolve, AsEvolved, Devolve)
_MAKES_EVOLUTION: Final = (Ignore, Enable, Downgrade, *SAYS_TO_WHAT)


def is_by_dp(effect: Effect) -> bool:
    """Whether an effect is for evolving by DP alone (4-30)."""
    return any(
        isinstance(one, WhenEvolving | AfterEvolving) and one.by == "dp" for one in effect.when
    )


def _is_for_method(effect: Effect, word: str) -> bool:
    return all(one.by in (None, word) for one in effect.when if isinstance(one, WhenEvolving))


def _says_how_to_evolve(effect: Effect) -> bool:
    return any(isinstance(node, _MAKES_EVOLUTION) for node in nodes_in(effect.does))


class SideOfCard:
    """One side of a card.

    `passives` are what its passive effects are about (`topic_of`), `conditional` that of those with a condition, and
    `waits_for` are the words of its triggers.
    `evolving` are the effects of an evolve card by the method: those of its own, and those "when evolving" by it.
    `not_with` says with what the card is not used. `speaks_of_dp` is whether something on it is for evolving by DP
    alone (4-30), and `only_by_dp` whether then the method by DP is used (4.1-2): what else it says makes no
    evolution by card of it (4-30, 4.1-14), unless that itself lifts a requirement or says what the active evolves to.
    `flatten_if` are the conditions of Flatten abilities by attack. Effects are pairs of their place
    on the card and the effect itself.
    """

    __slots__ = (
        "abilities",
        "after_evolving",
        "any_phase",
        "attaching",
        "card",
        "category",
        "conditional",
        "continuous",
        "data_break",
        "evolve",
        "evolving",
        "flatten_if",
        "hp",
        "is_digimon",
        "kinds",
        "level",
        "lower_names",
        "material",
        "name",
        "names",
        "not_with",
        "number",
        "offered",
        "only_by_dp",
        "openings",
        "passives",
        "powers",
        "resolving",
        "speaks_of_dp",
        "support",
        "turns_deck",
        "triggers",
        "voiding",
        "waits_for",
        "when_evolving",
        "activate",
    )

    def __init__(self, card: Card) -> None:
        self.card = card
        self.number = card.number
        self.name = card.name
        self.names = card.names
        self.lower_names = tuple(name.lower() for name in card.names)
        self.category = card.category
        self.is_digimon = card.category == "digimon"
        self.level: int = LEVEL_BY_WORD[card.level] if card.level is not None else NO_LEVEL
        self.kinds = tuple(sorted(int(KIN_BY_WORD[word]) for word in card.types))
        self.hp = card.hp
        self.powers = card.powers
        self.attaching = card.attaching
        self.abilities: tuple[GivenAbility, ...] = tuple(
            one
            for printed in card.abilities
            for one in given(
                printed.ability,
                ATTACK_BY_WORD[printed.attack],
                card.powers[ATTACK_BY_WORD[printed.attack]],
            )
        )
        self.flatten_if: dict[int, Condition] = {
            int(ATTACK_BY_WORD[printed.attack]): printed.ability.condition
            for printed in card.abilities
            if isinstance(printed.ability, nodes.Flatten) and printed.ability.condition is not None
        }
        self.support = self._printed("support")
        self.voiding = _sentences(self.support, voids=True)
        self.resolving = _sentences(self.support, voids=False)
        self.evolve = self._printed("evolve")
        self.activate = self._printed("activate")
        self.data_break = self._printed("data_break")
        self.material = self._printed("material")
        openings = [held for held in self._with(PhaseBegins) if not _waits(held[1])]
        self.openings = tuple(held for held in openings if not _paid_once(held[1]))
        self.offered = tuple(held for held in openings if _paid_once(held[1]))
        self.any_phase = self._with(AnyPhase)
        self.when_evolving = self._with(WhenEvolving)
        self.after_evolving = self._with(AfterEvolving)
        self.triggers = self._with(When)
        self.not_with = tuple(node for node in nodes_in(card.effects) if isinstance(node, NotWith))
        evolving = sorted({**dict(self.evolve), **dict(self.when_evolving)}.items())
        self.evolving = {
            word: tuple(held for held in evolving if _is_for_method(held[1], word))
            for word in ("card", "dna", "dp")
        }
        self.speaks_of_dp = any(
            is_by_dp(effect) for _, effect in (*self.when_evolving, *self.after_evolving)
        )
        self.only_by_dp = self.speaks_of_dp and not any(
            _says_how_to_evolve(effect) for _, effect in evolving if not is_by_dp(effect)
        )
        self.turns_deck = any(isinstance(node, TurnDeck) for node in nodes_in(card))
        self.continuous = tuple(
            (ordinal, effect)
            for ordinal, effect in enumerate(card.effects)
            if effect.when
            and all(isinstance(one, Printed) and one.timing == "passive" for one in effect.when)
        )
        sentences = [process for _, effect in self.continuous for process in effect.does]
        self.passives = frozenset(topic for process in sentences for topic in _topics(process))
        self.conditional = frozenset(
            topic
            for process in sentences
            if any(isinstance(node, If) for node in nodes_in(process))
            for topic in _topics(process)
        )
        self.waits_for = frozenset(
            one.event for _, effect in self.triggers for one in effect.when if isinstance(one, When)
        )

    def _printed(self, timing: str) -> tuple[tuple[int, Effect], ...]:
        return tuple(
            (ordinal, effect)
            for ordinal, effect in enumerate(self.card.effects)
            if any(isinstance(one, Printed) and one.timing == timing for one in effect.when)
        )

    def _with(self, kind: type[Node]) -> tuple[tuple[int, Effect], ...]:
        return tuple(
            (ordinal, effect)
            for ordinal, effect in enumerate(self.card.effects)
            if any(isinstance(one, kind) for one in effect.when)
        )

    def halved(self, value: int) -> int:
        """An abnormal value: half at Level C, a quarter at Level U, rounded down to a ten (1-16)."""
        divided = 2 if self.level == 1 else 4 if self.level == 2 else 1
        return value if divided == 1 else value // divided // 10 * 10
