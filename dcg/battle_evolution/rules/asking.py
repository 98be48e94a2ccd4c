"""Asking players."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, TypeVar

from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.events.options import Accept, Decline, Pick, PickCard
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.kernel.decision import Decision, Request

T = TypeVar("T")
Offered = TypeVar("Offered", bound=Pick)

Running = Generator[Request, Any, T]
"""A procedure: yields requests, returns its result. What it is sent depends on the request: the option
picked, those of both seats, or the outcome of chance."""

_YES_NO: Final = (Accept(), Decline())


def ask(
    seat: int, question: Question, options: Sequence[Offered], context: tuple[int, ...] = ()
) -> Running[Offered]:
    """One pick of the options; the only one of a single option is not asked."""
    if len(options) == 1:
        return options[0]
    picked: Offered = yield Decision(seat, question, options, context)
    return picked


def confirm(seat: int, question: Question, context: tuple[int, ...] = ()) -> Running[bool]:
    """Whether the player accepts."""
    picked = yield Decision(seat, question, _YES_NO, context)
    return type(picked) is Accept


def ask_card(
    match: ArenaMatch,
    seat: int,
    question: Question,
    cards: Sequence[int],
    *,
    optional: bool = False,
    context: tuple[int, ...] = (),
) -> Running[int | None]:
    """One of the cards, equal copies once; None where there is none, or the player declines."""
    options: list[Pick] = [PickCard(card) for card in distinct(match, cards)]
    if not options:
        return None
    if optional:
        options.append(Decline())
    picked = yield from ask(seat, question, options, context)
    return picked.card if isinstance(picked, PickCard) else None


def distinct(match: ArenaMatch, cards: Sequence[int]) -> list[int]:
    """The cards without those that are the same as another one as far as the rules can tell."""
    state = match.state
    found: dict[tuple[int, bool, int], int] = {}
    for card in cards:
        key = (state.definition_of[card], card in state.partners, state.faces.get(card, 0))
        found.setdefault(key, card)
    return list(found.values())
