"""What is asked, in words: a line with the question, then what it is about."""

from __future__ import annotations

from collections.abc import Callable

from dcg.kernel.absent import UNKNOWN
from dcg.official.codes import picked_among as among
from dcg.official.codes import questions as q
from dcg.official.codes.absent import KEYWORD_BY_RULE, NO_PERMANENT, THE_PLAYER
from dcg.official.events.setup import Answered
from dcg.official.words.asking.choices import told
from dcg.official.words.asking.sight import SeenQuestion, Sight
from dcg.official.words.asking.things import effect_text, standing, whose

BOARD_FIRST = frozenset((q.REDRAW, q.BREEDING, q.MAIN, q.BLOCK, q.CHOOSE_ATTACK))
"""Questions answered by looking at the board; the others by reading an effect."""


def question_lines(sight: Sight, question: SeenQuestion) -> list[str]:
    """The question, and the text of the effect that asks it where one does."""
    lines = [_QUESTIONS[question.question](sight, question)]
    running = sight.running_effect()
    if running is not None and question.question not in _OWN_TEXT:
        text = effect_text(sight, running.card, running.effect_index, running.permanent)
        name = sight.wording.card(running.card)
        lines.append(f"{name}: {text}" if text else f"by the effect of {name}")
    before = _chosen_just_before(sight, question)
    if before:
        lines.append(f"Chosen just before: {', '.join(before)}")
    return lines


def _chosen_just_before(sight: Sight, question: SeenQuestion) -> list[str]:
    """What the seat picked since anything last happened: one choice of several is several picks."""
    found: list[str] = []
    for event in reversed(sight.events):
        if not isinstance(event, Answered) or event.question not in _PICKS:
            break
        found.append(told(sight, question, event.option))
    return found[::-1] if question.question in _PICKS else []


_OWN_TEXT = frozenset((q.ACTIVATE, q.NEXT_EFFECT, q.INTERRUPT, q.BLOCK, q.OVERFLOW, q.LOOP_COUNT))
"""Questions that are not part of the effect being resolved, or say themselves what is asked."""


_PICKS = frozenset((q.CHOOSE_TARGET, q.CHOOSE_CARD, q.ORDER))
"""Questions that are asked again until enough is chosen."""


def _main(sight: Sight, question: SeenQuestion) -> str:
    return f"Your main phase, memory {sight.board.memory_of(sight.seat)}. What do you do?"


def _effect_of(sight: Sight, question: SeenQuestion) -> str:
    """The effect a yes or no is about, with its text."""
    effect_index = question.context[1] if len(question.context) > 1 else KEYWORD_BY_RULE
    pending = [
        entry.effect
        for entry in sight.board.pending
        if (entry.effect.card, entry.effect.effect_index) == (question.about, effect_index)
    ]
    permanent = pending[0].permanent if pending else _holder(sight, question.about)
    text = effect_text(sight, question.about, effect_index, permanent)
    return f"{sight.wording.card(question.about)}: {text}" if text else ""


def _holder(sight: Sight, card: int) -> int:
    return next(
        (
            held.id
            for held in sight.board.permanents.values()
            if card in held.cards and card != UNKNOWN
        ),
        NO_PERMANENT,
    )


def _activate(sight: Sight, question: SeenQuestion) -> str:
    if not question.context:
        return "Do you reveal a card of your hand to activate its effect?"
    text = _effect_of(sight, question)
    name = sight.wording.card(question.about)
    return f"Activate this effect? {text}" if text else f"Activate the effect of {name}?"


def _target(sight: Sight, question: SeenQuestion) -> str:
    return "Choose one of these on the field." if question.context else "Which does it concern?"


def _attack(sight: Sight, question: SeenQuestion) -> str:
    return f"What does {standing(sight, question.context[0])} attack?"


def _block(sight: Sight, question: SeenQuestion) -> str:
    attack = sight.board.attack
    target = "you"
    if attack is not None and attack.target != THE_PLAYER:
        target = f"your {standing(sight, attack.target)}"
    return f"{whose(sight, question.context[0])} attacks {target}. Do you block?"


def _process(sight: Sight, question: SeenQuestion) -> str:
    match question.context[1:2]:
        case (among.AN_END,):
            return "To the top or the bottom?"
        case (among.OTHER_EFFECTS,):
            return "Which of these effects is activated?"
    return "Which of these is done?"


def _said(text: str) -> Callable[[Sight, SeenQuestion], str]:
    return lambda sight, question: text


_QUESTIONS: dict[int, Callable[[Sight, SeenQuestion], str]] = {
    q.REDRAW: _said("Do you keep this hand?"),
    q.BREEDING: _said("Your breeding phase. What do you do?"),
    q.MAIN: _main,
    q.NEXT_EFFECT: _said("Several of your effects are pending. Which activates next?"),
    q.ACTIVATE: _activate,
    q.OPTIONAL_PROCESSING: _said("Do you do what is optional here?"),
    q.PAY_CONDITION: _said("Do you do what comes after “By”, to get what follows?"),
    q.CHOOSE_TARGET: _target,
    q.CHOOSE_CARD: _said("Choose a card."),
    q.CHOOSE_ATTACK: _attack,
    q.BLOCK: _block,
    q.DECLARE_NUMBER: _said("Declare a number."),
    q.CHOOSE_PROCESS: _process,
    q.ORDER: _said("These go to one place together. Which is placed next?"),
    q.CHOOSE_REQUIREMENT: _said("By which digivolution requirement?"),
    q.OVERFLOW: _said("Which <Overflow> is processed next?"),
    q.LOOP_COUNT: _said("The game is in a loop. How many times do you repeat it?"),
    q.INTERRUPT: _said("Several of your effects interrupt here. Which activates next?"),
}
