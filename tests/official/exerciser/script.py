"""What the players are to do: the steps of a script, and how every other question is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from dcg.kernel.chance import Stream
from dcg.kernel.decision import Decision
from dcg.official.codes import questions
from dcg.official.codes.absent import THE_PLAYER
from dcg.official.events import options as o
from dcg.official.positions.placing import Labels


class Step(NamedTuple):
    """One action of the main or the breeding phase, told by what its option is."""

    words: str
    is_it: Callable[[Labels, Any], bool]


def play(card: str) -> Step:
    return Step(
        f"play {card}",
        lambda labels, option: option == o.PlayCard(labels.cards[card]),
    )


def use(card: str) -> Step:
    return Step(f"use {card}", lambda labels, option: option == o.UseOption(labels.cards[card]))


def digivolve(card: str, onto: str | None = None) -> Step:
    """By any of the ways there are to digivolve into a card."""

    def is_it(labels: Labels, option: Any) -> bool:
        if not isinstance(
            option, o.DigivolveInto | o.DnaDigivolveInto | o.BurstDigivolveInto | o.AppFuseInto
        ):
            return False
        if option.card != labels.cards[card]:
            return False
        if onto is None:
            return True
        stands = labels.permanents[onto]
        if isinstance(option, o.DnaDigivolveInto):
            return stands in option.permanents
        return bool(option.permanent == stands)

    return Step(f"digivolve into {card}", is_it)


def dna(card: str) -> Step:
    return Step(
        f"DNA digivolve into {card}",
        lambda labels, option: (
            isinstance(option, o.DnaDigivolveInto) and option.card == labels.cards[card]
        ),
    )


def attack(with_: str, on: str | None = None) -> Step:
    return Step(
        f"attack with {with_}",
        lambda labels, option: (
            option
            == o.AttackWith(
                labels.permanents[with_], THE_PLAYER if on is None else labels.permanents[on]
            )
        ),
    )


def activate(card: str, index: int) -> Step:
    return Step(
        f"activate effect {index} of {card}",
        lambda labels, option: (
            isinstance(option, o.ActivateEffect)
            and option.card == labels.cards[card]
            and option.effect_index == index
        ),
    )


def link(card: str, to: str) -> Step:
    return Step(
        f"link {card}",
        lambda labels, option: (
            isinstance(option, o.LinkTo)
            and option.card == labels.cards[card]
            and option.permanent == labels.permanents[to]
        ),
    )


def move() -> Step:
    return Step("move", lambda labels, option: isinstance(option, o.Move))


def hatch() -> Step:
    return Step("hatch", lambda labels, option: isinstance(option, o.Hatch))


def end_turn() -> Step:
    return Step("pass", lambda labels, option: isinstance(option, o.Pass))


class Answers:
    """Answers every question: steps in the main and breeding phases, the rest by `taking`.

    `taking` is `all`, `none` or `random`: every option taken, none taken, or as chance has it; `last` and
    `middle` take every option too, of several the last or the middle one, a number that one, and `alone`
    lets only the effect's player take any.
    """

    def __init__(
        self, steps: list[Step], labels: Labels, taking: str, prefer: list[str], chance: Stream
    ) -> None:
        self.left = list(steps)
        self.labels = labels
        self.taking = taking
        self.prefer = {labels.permanents[one] for one in prefer if one in labels.permanents}
        self.chance = chance

    def choose(self, asked: Decision) -> Any:
        """The option picked."""
        options = asked.options
        if asked.question in (questions.MAIN, questions.BREEDING):
            return self._action(options)
        if self.taking == "random":
            return self.chance.pick(options)
        if self.taking == "none" or (self.taking == "alone" and asked.seat != 0):
            return next((one for one in options if isinstance(one, o.No)), options[0])
        taken = [one for one in options if not isinstance(one, o.No)]
        if self.taking in ("last", "middle"):
            return taken[-1 if self.taking == "last" else len(taken) // 2]
        if self.taking.isdigit():
            return taken[min(int(self.taking), len(taken) - 1)]
        for one in taken:
            if isinstance(one, o.PickPermanent) and one.permanent in self.prefer:
                return one
        return taken[0]

    def _action(self, options: Any) -> Any:
        if self.left:
            for one in options:
                if self.left[0].is_it(self.labels, one):
                    self.left.pop(0)
                    return one
        elif self.taking == "random":
            return self.chance.pick(options)
        idle = (o.Pass, o.No)
        return next((one for one in options if isinstance(one, idle)), options[0])


Given = Mapping[str, int]
