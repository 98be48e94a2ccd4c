"""The processes that an effect lets its player choose from, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dcg.kernel.absent import UNKNOWN
from dcg.language.node import Node
from dcg.language.printer import Printer, Unprintable
from dcg.official.codes.picked_among import AN_END, OTHER_EFFECTS, PARTS_OF_AN_EFFECT
from dcg.official.codes.places import BOTTOM, TOP
from dcg.official.language import processes as p
from dcg.official.language.card import decode_card
from dcg.official.language.effect import Effect
from dcg.official.support.tree import walk
from dcg.official.text.effects import capitals, grammar, print_effect
from dcg.official.words.asking.sight import SeenQuestion, Sight
from dcg.official.words.asking.things import bearer, effect_text

ENDS: dict[int, str] = {TOP: "The top", BOTTOM: "The bottom"}

_NAMING: Final = ("card_kind", "condition", "act")
"""What a process can be known by among others: a kind of card, a condition, a deed."""


def process(sight: Sight, question: SeenQuestion, number: int) -> str:
    """One of several processes of the running effect; an end of where a card goes; or one of other effects that
    it activates."""
    among = question.context[1] if len(question.context) > 1 else AN_END
    if among == AN_END:
        return ENDS.get(number, f"Process number {number + 1}")
    if among == OTHER_EFFECTS:
        return _other_effect(sight, question, number)
    running = sight.running_effect()
    if running is not None:
        choice = _choice(sight, running.card, running.effect_index, among)
        if choice is not None and number < len(choice.options):
            return told_apart(choice.options)[number] or f"Process number {number + 1}"
    return f"Process number {number + 1}"


def _other_effect(sight: Sight, question: SeenQuestion, number: int) -> str:
    first = 2 + PARTS_OF_AN_EFFECT * number
    card, effect_index, permanent = question.context[first : first + PARTS_OF_AN_EFFECT]
    text = effect_text(sight, card, effect_index, permanent)
    on = bearer(sight, card, permanent)
    return f"{on}: {text}" if text else f"{on}'s effect number {number + 1}"


def _choice(sight: Sight, card: int, effect_index: int, statement: int) -> p.ChooseProcess | None:
    """The choice that an effect gives its player in this statement, none where it is not known."""
    board = sight.board
    data = (
        sight.definitions.get(board.definitions[board.definition_of[card]])
        if card != UNKNOWN
        else None
    )
    if data is None or effect_index < 0:
        return None
    nodes = list(walk(decode_card(data).effect(effect_index).body))
    found = nodes[statement] if statement < len(nodes) else None
    return found if isinstance(found, p.ChooseProcess) else None


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
