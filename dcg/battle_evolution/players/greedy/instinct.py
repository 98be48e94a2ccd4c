"""Answers without looking ahead: to what an effect asks on its way, and in what is only imagined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from dcg.battle_evolution.codes.cards import Level
from dcg.battle_evolution.codes.places import ZoneEnd
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.events.options import Decline, PickCard, PickPlace
from dcg.battle_evolution.players.greedy.evaluation import fresh, in_hand, to_begin_with
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.kernel.decision import Decision
from dcg.kernel.offered import options_of

Values = list[float]
"""What each option is worth, in the order of the options."""

KEEPS: Final = 0.6
"""A card of the opening hand that is wanted more than this is kept."""


def values_of(match: ArenaMatch, decision: Decision) -> Values:
    """What each option looks like at first sight."""
    return INSTINCTS[Question(decision.question)](match, decision)


def _first(match: ArenaMatch, decision: Decision) -> Values:
    """No opinion: any of them, and not none."""
    return [0.0 if isinstance(option, Decline) else 1.0 for option in decision.options]


def _nothing(match: ArenaMatch, decision: Decision) -> Values:
    """Rather not."""
    return [1.0 if isinstance(option, Decline) else 0.0 for option in decision.options]


def _set_aside(match: ArenaMatch, decision: Decision) -> Values:
    """What is not wanted in the opening hand lies in the side pile until that is drawn."""
    return [-to_begin_with(match.facts(option.card)) for option in options_of(decision, PickCard)]


def _opening_mulligan(match: ArenaMatch, decision: Decision) -> Values:
    return [
        1.2 - to_begin_with(match.facts(option.card)) if isinstance(option, PickCard) else KEEPS
        for option in decision.options
    ]


def _full_mulligan(match: ArenaMatch, decision: Decision) -> Values:
    """Only a hand without any Digimon goes, while the deck has more than two hands."""
    side = match.side(decision.seat)
    bad = not any(match.facts(card).is_digimon for card in side.hand)
    goes = bad and len(side.deck) > 2 * len(side.hand)
    return [float(isinstance(option, Decline) != goes) for option in decision.options]


def _digimon(match: ArenaMatch, decision: Decision) -> Values:
    """The strongest; of a Level R also what in the hand it can evolve to."""
    hand = [match.facts(card) for card in match.side(decision.seat).hand]
    found = []
    for option in options_of(decision, PickCard):
        facts = match.facts(option.card)
        worth = fresh(facts, abnormal=facts.level != Level.R)
        if facts.level == Level.R:
            futures = [
                fresh(other)
                for other in hand
                if other.level == Level.C and set(other.kinds) & set(facts.kinds)
            ]
            worth += max(futures, default=0.0) / 2
            worth += 0.2 * (option.card in match.state.partners)
        found.append(worth)
    return found


def _future(match: ArenaMatch, decision: Decision) -> Values:
    return [
        fresh(match.facts(option.card)) if isinstance(option, PickCard) else 0.0
        for option in decision.options
    ]


def _rack(match: ArenaMatch, decision: Decision) -> Values:
    """The least wanted card for the most DP, while some future costs more than there are."""
    side = match.side(decision.seat)
    there = [*side.hand, *side.destiny_zone]
    dearest = max((match.facts(card).card.dp_cost or 0 for card in there), default=0)
    found = []
    for option in decision.options:
        if not isinstance(option, PickCard):
            found.append(0.0)
            continue
        gained = min(match.facts(option.card).card.plus_p or 0, max(dearest - side.dp, 0))
        wanted = in_hand(match, decision.seat, option.card)
        found.append(gained / 10 * 0.5 - wanted * 0.5)
    return found


def _card(match: ArenaMatch, decision: Decision) -> Values:
    """Of the own hand the least wanted, as it is lost; of anywhere else the most wanted; of what is the
    opponent's the best."""
    seat = decision.seat
    found = []
    for option in decision.options:
        card = getattr(option, "card", None)
        if card is None:
            found.append(0.0)
        elif match.state.owner_of[card] != seat:
            found.append(1.0 + _worth(match, card))
        elif card in match.side(seat).hand:
            found.append(3.0 - in_hand(match, seat, card))
        else:
            found.append(1.0 + _worth(match, card))
    return found


def _worth(match: ArenaMatch, card: int) -> float:
    facts = match.facts(card)
    return fresh(facts) if facts.is_digimon else 0.5


def _arrange(match: ArenaMatch, decision: Decision) -> Values:
    """Good cards on top of the own deck, and to the bottom of the other."""
    found = []
    for option in decision.options:
        assert isinstance(option, PickPlace)
        good = match.facts(option.card).level in (Level.R, Level.C)
        mine = match.state.owner_of[option.card] == decision.seat
        found.append(float((good == mine) == (option.end is ZoneEnd.TOP)))
    return found


INSTINCTS: Final[dict[Question, Callable[[ArenaMatch, Decision], Values]]] = {
    Question.SET_ASIDE: _set_aside,
    Question.OPENING_MULLIGAN: _opening_mulligan,
    Question.FULL_MULLIGAN: _full_mulligan,
    Question.DIGIMON: _digimon,
    Question.PARTNER_EVOLUTION: _future,
    Question.WINDOW: _nothing,
    Question.RACK: _rack,
    Question.METHOD: _first,
    Question.EVOLVE_CARD: _nothing,
    Question.FUTURE: _future,
    Question.MATERIAL: _card,
    Question.REMOVE_FLAT: _nothing,
    Question.BONUS: _first,
    Question.ATTACK: _first,
    Question.SUPPORT: _nothing,
    Question.JAMMING: _first,
    Question.PRIORITY: _first,
    Question.DISCARD: _card,
    Question.ORDER: _first,
    Question.TARGET: _card,
    Question.NUMBER: _first,
    Question.COST: _first,
    Question.OPTIONAL: _first,
    Question.SHUFFLE: _first,
    Question.CHOICE: _first,
    Question.KIN: _first,
    Question.ARRANGE: _arrange,
    Question.TAKE_BACK: _nothing,
    Question.PLAYER: _first,
}
"""Every question and how it is answered at first sight."""


def first_sight(match: ArenaMatch, decision: Decision) -> msgspec.Struct:
    """The option that looks best at first sight, the first of equals."""
    values = values_of(match, decision)
    return decision.options[values.index(max(values))]
