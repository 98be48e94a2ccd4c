"""What waits for the next time that something happens, and what one Digimon does for the turn (15-8-5)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.effect import Effect
from dcg.official.language.processes import GainEffect, NextTime, Process, ReduceCost
from dcg.official.language.selectors import Compare, Ref, Selector
from dcg.official.language.trigger import Trigger
from dcg.official.support.tree import walk
from dcg.official.text.grammar.things.filters import in_order
from dcg.official.text.references import Dangling, resolve

Triggers = tuple[Trigger, ...]


def install(grammar: Grammar) -> None:
    """Adds the sentences: everything behind one belongs to it."""
    grammar.rule("clause", "the next time {said:would} this turn , {process:rest}", _next, _said)
    grammar.rule(
        "clause",
        "the next time {said:said_trigger} this turn , {process:rest}",
        _next_paid_for,
        None,
    )
    grammar.rule("clause", "for the turn , when {said:would_next} , {process:rest}", _next, None)
    grammar.rule(
        "would_next",
        "{subject:who} would next digivolve",
        lambda subject: (Trigger("digivolved", subject),),
        None,
    )
    for words, head in (
        ("{subject:who} digivolve~ from level {from_:number} to level {to:number}", "{} this turn"),
        (
            "you would digivolve {subject:who} from level {from_:number} to level {to:number}",
            "{}",
        ),
    ):
        category = "levels_here" if head == "{}" else "levels"
        grammar.rule(category, words, _from_level, None)
        lead = "for the turn ," if head == "{}" else ""
        said = head.format(f"{{said:{category}}}")
        grammar.rule("clause", f"{lead} the next time {said} , {{process:rest}}", _next, None)
    grammar.rule(
        "act",
        "decrease the digivolution cost by {amount:by}",
        lambda amount: ReduceCost("digivolve", amount),
        None,
    )
    grammar.rule("clause", "for the turn , when {said:would} , {process:rest}", _of_this_one, None)


def _effect(said: Triggers, process: Process) -> Effect | None:
    """What interrupts, with its pronouns resolved by itself: it is another effect than the one that gives it."""
    try:
        return resolve(Effect("immediate", process, said))
    except Dangling:
        return None


def _next(said: Triggers, process: Process) -> NextTime | None:
    about_others = all(isinstance(each.subject, Selector) for each in said)
    effect = _effect(said, process) if about_others else None
    return None if effect is None else NextTime(effect)


def _next_paid_for(said: Triggers, process: Process) -> NextTime | None:
    """ "The next time X digivolves, reduce the cost": what is paid for has not happened yet."""
    reduces = any(isinstance(node, ReduceCost) for node in walk(process))
    digivolves = all(each.event == "digivolved" for each in said)
    return _next(said, process) if reduces and digivolves else None


def _said(node: Any) -> dict[str, Any] | None:
    match node:
        case NextTime(effect=Effect(triggers=said, body=process), duration="for_the_turn"):
            return {"said": said, "process": process}
    return None


def _from_level(subject: Selector | Ref, from_: int, to: int) -> Triggers | None:
    if not isinstance(subject, Selector):
        return None
    match = in_order((*subject.match, Compare("level", "=", from_)))
    into = (Compare("level", "=", to),)
    return (Trigger("digivolved", replace(subject, match=match), into=into),)


def _of_this_one(said: Triggers, process: Process) -> GainEffect | None:
    """ "For the turn, when this Digimon would digivolve, ...": it has that effect so long."""
    this = Ref("this")
    of_this = all(each.subject == this for each in said)
    effect = _effect(said, process) if of_this else None
    return None if effect is None else GainEffect(this, effect, "for_the_turn")
