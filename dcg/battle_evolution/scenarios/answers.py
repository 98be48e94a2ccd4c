"""Answers and questions as documents write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dcg.battle_evolution.codes.cards import Kin
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Method
from dcg.battle_evolution.events import options as picks
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.documents.answers import Answer, AnswerWords

_METHODS: Final = {
    Method.CARD: "card",
    Method.DNA: "dna",
    Method.DP: "dp",
}

ANSWERS: Final = AnswerWords(
    ("yes", "no", "done"),
    {
        "choose": (("card",), ()),
        "attack": (("attack",), ()),
        "evolve_by": (("method",), ()),
        "support": (("card",), ()),
        "use": (("card",), ("effect",)),
        "number": (("number",), ()),
        "type": (("type",), ()),
        "put": (("card", "end"), ()),
    },
)
"""The answers of this game: `choose` a card, `use` an effect by its card, `support` with a card or
with `deck`, `attack`, `evolve_by`, a `number`, a `type`, `put` a card on an end of the deck."""

QUESTIONS: Final[Mapping[str, int]] = {
    question.name.lower(): int(question) for question in Question
}
"""Questions by name."""


def written(match: ArenaMatch, option: Any) -> list[str]:
    """What an option can be written as, the plainest first."""
    match option:
        case picks.Decline():
            return ["no", "done"]
        case picks.Accept():
            return ["yes"]
        case picks.PickCard(card):
            return [f"{{choose: {name}}}" for name in _called(match, card)]
        case picks.PickAttack(attack):
            return [f"{{attack: {attack.words}}}"]
        case picks.PickMethod(method):
            return [f"{{evolve_by: {_METHODS[method]}}}"]
        case picks.PickEffect(card, ordinal):
            names = _called(match, card)
            return [
                *(f"{{use: {name}}}" for name in names),
                *(f"{{use: {{card: {name}, effect: {ordinal}}}}}" for name in names),
            ]
        case picks.PickSupport(zone, card):
            names = ["deck"] if zone is Zone.DECK else _called(match, card)
            return [f"{{support: {name}}}" for name in names]
        case picks.PickNumber(number):
            found = [f"{{number: {number}}}"]
            if number < len(Kin):
                found.append(f"{{type: {Kin(number).words}}}")
            return found
        case picks.PickPlace(card, end):
            return [f"{{put: {{card: {name}, end: {end.words}}}}}" for name in _called(match, card)]
    return [str(option)]


def _called(match: ArenaMatch, card: int) -> list[str]:
    facts = match.facts(card)
    return [facts.name, facts.number]


def fits(match: ArenaMatch, option: Any, answer: Answer) -> bool:
    """Whether an answer means this option."""
    return str(answer) in written(match, option)
