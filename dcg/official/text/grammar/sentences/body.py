"""Sentences: how verbs are joined into the body of an effect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.productions import Reading
from dcg.official.language.processes import (
    AtTiming,
    Bind,
    ByCost,
    ChooseProcess,
    DeclareAttack,
    GainMemory,
    If,
    LoseMemory,
    May,
    NextTime,
    Overwrite,
    Process,
    RaiseMaximum,
    Repeat,
    ReturnToDeck,
    RevealTop,
    TrashDigivolutionCards,
    Unsuspend,
)
from dcg.official.language.selectors import All, Choose, Ref, Selector, Sum
from dcg.official.language.terms import Timing
from dcg.official.text.grammar.changes.said_together import groups, put
from dcg.official.text.grammar.sentences import clauses, effects_below
from dcg.official.text.grammar.sentences.afterthought_meanings import (
    Afterthought,
    Instead,
    afterthought_of,
    with_afterthought,
)
from dcg.official.text.grammar.sentences.effects_below import says_how_many_instead
from dcg.official.text.grammar.sentences.scope import one_scope
from dcg.official.text.grammar.sentences.steps import Steps, itself, joined, same, steps_of
from dcg.official.text.grammar.verbs.either import in_one_sentence
from dcg.official.text.grammar.verbs.revealing import of_the_declared

TIMINGS: dict[Timing, str] = {
    "end_of_turn": "at the end of the turn",
    "end_of_your_turn": "at the end of your turn",
    "end_of_opponents_turn": "at the end of your opponent's turn",
    "end_of_attack": "at the end of the attack",
}
"""Timings that one sentence waits for."""
CONTROL = (If, ByCost, May, AtTiming, Repeat, ChooseProcess, Overwrite, RaiseMaximum, NextTime)
"""Processes that are a sentence of their own, never part of a list of verbs."""
Sentence = tuple[bool, Process | Afterthought]
"""Whether it begins with "Then", and what it says."""


def install(grammar: Grammar) -> None:
    """Adds the sentences."""
    for timing, words in TIMINGS.items():
        grammar.word("timing", timing, words)
    grammar.spelling("timing", "end_of_turn", "at the? end of this|the? turn", "at turn end")
    grammar.spelling(
        "timing", "end_of_opponents_turn", "at the next end of your opponent's|their turn"
    )
    grammar.node("act", Bind, "choose {target:choice}")
    _units(grammar)
    clauses.install(grammar)
    effects_below.install(grammar)
    _sentences(grammar)


def _units(grammar: Grammar) -> None:
    """Verb phrases with "and" between them: what one "may" or "if" is said of."""
    grammar.rule("unit", "have? {it:predicates}", same, itself)
    grammar.rule("unit", "have? {it:governed}", same, itself)
    grammar.rule("unit", "{it:act}", lambda it: (it,), _one_verb)
    grammar.rule(
        "unit",
        "{subject:reference} unsuspends and {items:predicate_list} {duration:duration}",
        lambda subject, items, duration: (Unsuspend(subject), *put(subject, items, duration)),
        None,
    )
    grammar.rule(
        "unit",
        "{subject:target} {items:predicate_list} {duration:duration} ,? and attacks",
        lambda subject, items, duration: (
            *put(subject, items, duration),
            DeclareAttack(Ref("it") if isinstance(subject, Choose) else subject),
        ),
        None,
    )
    grammar.rule(
        "unit",
        "{subject:target} {items:predicate_list} {duration:duration} ,? and unsuspends|unsuspend",
        lambda subject, items, duration: (
            *put(subject, items, duration),
            Unsuspend(Ref("it") if isinstance(subject, Choose) else subject),
        ),
        None,
    )
    grammar.rule("unit", "{it:reference} also unsuspends", lambda it: (Unsuspend(it),), None)
    grammar.rule(
        "unit",
        "{subject:choice} unsuspends|unsuspend and {items:predicate_list} {duration:duration}",
        lambda subject, items, duration: (
            Unsuspend(subject),
            *put(Ref("it"), items, duration),
        ),
        None,
    )
    grammar.rule(
        "unit",
        "{subject:choice} {items:predicate_list} {duration:duration} ,? and may attack",
        lambda subject, items, duration: (
            *put(subject, items, duration),
            May(DeclareAttack(Ref("it"))),
        ),
        None,
    )
    grammar.rule("unit", "{it:act} {timing:timing}", _later, None)
    grammar.listed(
        "units",
        "unit",
        "and",
        "and then",
        "then",
        "and ,",
        make=_flat,
        take=_in_groups,
        chained=True,
    )


def _one_verb(steps: Any) -> dict[str, Any] | None:
    return {"it": steps[0]} if len(steps) == 1 else None


def _later(it: Process, timing: Timing) -> Steps:
    return (AtTiming(timing, it),)


def _flat(units: tuple[Steps, ...]) -> Process | None:
    steps = tuple(step for unit in units for step in unit)
    return joined(steps) if one_scope(steps) else None


def _in_groups(node: Any) -> tuple[Steps, ...] | None:
    """What each verb phrase says; processes with sentences of their own are none."""
    steps = steps_of(node)
    if any(isinstance(step, CONTROL) and not _is_a_verb(step) for step in steps):
        return None
    return tuple(groups(steps))


def _is_a_verb(step: Process) -> bool:
    """<Save> and <Blitz> let one do something and are still a verb."""
    return isinstance(step, May)


def _sentences(grammar: Grammar) -> None:
    """Sentences up to the end, or up to the next bullet: the body of an effect."""
    grammar.word("then", True, "then ,")
    grammar.spelling("then", True, "then")
    grammar.word("then", False, "")
    grammar.rule(
        "sentence",
        "{then:then} {it:clause} $・",
        lambda then, it: (then, it),
        lambda said: {"then": said[0], "it": said[1]} if _has_its_stop(said[1]) else None,
    )
    grammar.rule(
        "sentence",
        "{then:then} {it:clause} .",
        lambda then, it: (then, it),
        lambda said: {"then": said[0], "it": said[1]},
    )
    # the full stop of a sentence that ends with a quoted effect stands inside the quotes
    grammar.function("quoted_end", _behind_a_quote, None)
    grammar.rule(
        "sentence", "{then:then} {it:clause} {_:quoted_end}", lambda then, it: (then, it), None
    )
    for stop in (".", "$・"):
        grammar.rule(
            "sentence",
            f"{{it:afterthought}} {stop}",
            lambda it: (False, it),
            lambda said: {"it": said[1]} if isinstance(said[1], Afterthought) else None,
        )
    grammar.repeated("sentences", "sentence")
    grammar.rule("body", "{sentences:sentences}", _said, _in_sentences)
    grammar.rule("rest", "{it:body} $・", same, itself)


def _behind_a_quote(parser: Parser, position: int) -> Iterator[Reading]:
    """Reads nothing, between a quoted effect with its full stop and the next sentence."""
    if position and parser.at(position - 1).endswith('."') and parser.at(position) not in _ENDS:
        yield "", position


_ENDS = ("", ".", "・")


def _has_its_stop(node: Process) -> bool:
    """Whether the clause ends with sentences of its own."""
    match node:
        case ChooseProcess() if in_one_sentence(node) or of_the_declared(node):
            return False
        case Overwrite(process=ChooseProcess()):
            return says_how_many_instead(node)
        case (
            ByCost()
            | ChooseProcess()
            | NextTime()
            | Repeat(times=int() | Sum())
            | AtTiming(timing="end_of_battle")
        ):
            return True
        case If(then=inner) | May(process=inner) | AtTiming(process=inner) | Repeat(process=inner):
            return _has_its_stop(inner)
    return False


def _said(sentences: tuple[Sentence, ...]) -> Process | None:
    steps: list[Process] = []
    behind_then = False
    for then, process in sentences:
        if isinstance(process, Afterthought):
            if isinstance(process, Instead) and _is_one_reveal(steps) and not behind_then:
                steps = [joined(tuple(steps))]
            whole = with_afterthought(tuple(steps), process, behind_then=behind_then)
            if whole is None:
                return None
            steps[-1:] = [whole]
        elif not then and steps and (later := _at_that_timing(steps[-1], process)) is not None:
            steps[-1:] = [later]
        elif not then and steps and _is_so_by_rule(steps[-1], process):
            pass
        else:
            steps.append(process)
            behind_then = then
    return joined(tuple(steps)) if steps else None


def _at_that_timing(before: Process, process: Process) -> AtTiming | None:
    """ "At the end of the turn, return X. Trash all of its digivolution cards": then, not now."""
    match before, process:
        case (
            AtTiming(process=ReturnToDeck(target=Ref()) as returned),
            TrashDigivolutionCards(target=Ref("that:Digimon"), all=True),
        ):
            return AtTiming(before.timing, joined((returned, process)))
    return None


def _is_so_by_rule(before: Process, process: Process) -> bool:
    """ "Return all X to the deck. Trash all of the digivolution cards of those Digimon": they are (4-2-8)."""
    match before, process:
        case (
            ReturnToDeck(target=All()),
            TrashDigivolutionCards(target=Ref(name="those:Digimon"), all=True),
        ):
            return True
        case ByCost(then=then), _:
            return _is_so_by_rule(then, process)
    return False


def _in_sentences(node: Any) -> dict[str, tuple[Sentence, ...]]:
    """A sentence for each thing done; "Then" between two of them, where English needs it."""
    out: list[Sentence] = []
    previous: Process | None = None
    for group in groups(steps_of(node)):
        whole = not says_how_many_instead(group[0])
        if whole and (said := afterthought_of(group[0])) is not None:
            process, behind = said
            then = previous is not None and not _needs_no_then(previous, process)
            if isinstance(behind, Instead) and _is_one_reveal(steps_of(process)):
                out += _in_sentences(process)["sentences"]
            else:
                out.append((then, process))
            out.append((False, behind))
            previous = group[0]
            continue
        then = previous is not None and not _needs_no_then(previous, group[0])
        out.append((then, joined(group)))
        previous = group[-1]
    return {"sentences": tuple(out)}


def _is_one_reveal(steps: Sequence[Process]) -> bool:
    """Whether cards are revealed, taken and put away: one thing that can be done, or another instead."""
    if len(steps) < 2 or not isinstance(steps[0], RevealTop):
        return False
    return bool(getattr(steps[-1], "target", None) == All(Selector(zone="revealed")))


def _needs_no_then(previous: Process, step: Process) -> bool:
    """After a reveal or a choice, and before a condition of its own."""
    if isinstance(step, If | AtTiming) or isinstance(previous, RevealTop | Bind):
        return True
    target = getattr(step, "target", None)
    return target == All(Selector(zone="revealed")) or (
        isinstance(previous, GainMemory | LoseMemory) and isinstance(step, AtTiming)
    )
