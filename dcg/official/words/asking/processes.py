"""The processes that an effect lets its player choose from, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dcg.kernel.absent import UNKNOWN
from dcg.language.node import Node
from dcg.language.printer import Printer, Unprintable
from dcg.official.codes.places import BOTTOM, TOP
from dcg.official.language import processes as p
from dcg.official.language.card import decode_card
from dcg.official.language.effect import Effect
from dcg.official.support.tree import walk
from dcg.official.text.effects import capitals, grammar, print_effect
from dcg.official.words.asking.sight import SeenQuestion, Sight

ENDS: dict[int, str] = {TOP: "The top", BOTTOM: "The bottom"}

_NAMING: Final = ("card_kind", "condition", "act")
"""What a process can be known by among others: a kind of card, a condition, a deed."""


def process(sight: Sight, question: SeenQuestion, number: int) -> str:
    """One of several processes of the running effect; or an end of where a card goes."""
    running = sight.running_effect()
    choice = _choice(sight, running.card, running.effect_index) if running is not None else None
    if choice is not None and _is_put(choice, question):
        return told_apart(choice.options)[number] or f"Process number {number + 1}"
    if running is not None and len(question.options) == len(ENDS) and number in ENDS:
        return ENDS[number]
    return f"Process number {number + 1}"


def _is_put(choice: p.ChooseProcess, question: SeenQuestion) -> bool:
    """Whether a choice can be what is asked: each that is chosen leaves one fewer to choose from."""
    most = len(choice.options)
    return most - choice.count < len(question.options) <= most


def _choice(sight: Sight, card: int, effect_index: int) -> p.ChooseProcess | None:
    """The choice that an effect gives its player, none where it gives none."""
    board = sight.board
    data = (
        sight.definitions.get(board.definitions[board.definition_of[card]])
        if card != UNKNOWN
        else None
    )
    if data is None or effect_index < 0:
        return None
    body = decode_card(data).effect(effect_index).body
    return next((node for node in walk(body) if isinstance(node, p.ChooseProcess)), None)


def told_apart(options: tuple[p.Process, ...]) -> list[str]:
    """Each process by its whole text; where no sentence says one of them alone, by what each has and the
    others have not, as by the card category that is declared. Empty for one that has no words either way.

    >>> from dcg.official.language.processes import Draw, GainMemory
    >>> told_apart((Draw(2), GainMemory(1)))
    ['<Draw 2>.', 'Gain 1 memory.']
    """
    wholes = [_whole(each) for each in options]
    if all(wholes):
        return wholes
    return [
        _by_its_own(each, options) or whole for each, whole in zip(options, wholes, strict=True)
    ]


def _whole(option: p.Process) -> str:
    try:
        return print_effect(Effect("main", body=option))
    except Unprintable:
        return ""


def _by_its_own(option: p.Process, options: tuple[p.Process, ...]) -> str:
    others = {node for each in options if each != option for node in walk(each)}
    printer = Printer(grammar(), "Digimon")
    for node in _smallest(option, others):
        for category in _NAMING:
            if text := printer.attempt(category, node):
                return capitals(text)
    return ""


def _smallest(option: p.Process, others: set[Node]) -> Iterator[Node]:
    """The nodes that none of the others has, and of which no part is such a node."""
    for node in walk(option):
        if node not in others and sum(part not in others for part in walk(node)) == 1:
            yield node
