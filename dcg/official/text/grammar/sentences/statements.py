"""Statements: what stands behind the icons, with "when ..." or "while ..." in front (15-5, 15-6)."""

from __future__ import annotations

from typing import Any, NamedTuple

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    ByCost,
    If,
    InPlace,
    May,
    Permit,
    Process,
    ReduceCost,
    Restrict,
    Seq,
    TreatAs,
)
from dcg.official.language.selectors import (
    AllTrue,
    Compare,
    Condition,
    Exists,
    Filter,
    HasColour,
    HasTrait,
    IsCategory,
    Matches,
    NotTrue,
    Ref,
    Selector,
)
from dcg.official.language.terms import Colour, EffectPlace, Restriction
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.changes.said_together import put
from dcg.official.text.grammar.sentences.steps import joined, steps_of


class EffectStatement(NamedTuple):
    """What one effect says: when it happens, while what holds, and what it does."""

    triggers: tuple[Trigger, ...] = ()
    immediate: bool = False
    condition: Condition | None = None
    process: Process | None = None
    place: EffectPlace | None = None
    """Where its card has to be, where the sentence says it."""


def install(grammar: Grammar) -> None:
    """Adds the statements."""
    grammar.rule("statement", "{process:rest}", _simply, _process_alone)
    grammar.rule("statement", "when {said:triggers} , {process:rest}", _after, _triggered)
    grammar.rule("statement", "when {said:would} , {process:rest}", _before, _interrupting)
    for words, make, take in (
        ("{process:units}", _instead, _in_place),
        ("you may {process:units}", _may_instead, _optional_in_place),
    ):
        grammar.rule("statement", f"when {{said:would}} , {words} instead .?", make, take)
    grammar.rule("statement", "while {condition:condition} , {process:rest}", _while, _conditional)
    _of_what_is_revealed(grammar)
    _older(grammar)
    grammar.rule(
        "statement",
        "when a card with the {one:names} trait is played , {first:clause} . "
        "when a card with the {other:names} trait is played , {second:clause} .?",
        _whichever_is_played,
        None,
    )
    grammar.rule(
        "statement",
        "{colour:colour} also meets this card's color requirements .?",
        _colour_that_meets,
        None,
    )


def _of_what_is_revealed(grammar: Grammar) -> None:
    """ "While this card is revealed from the deck, its name is also treated as [A]": there alone."""
    treated = {
        "its name is also treated as {names:names}": ("names", ()),
        "this card is also treated as level {level:number}": ("level", None),
    }
    for words, (field, unsaid) in treated.items():

        def make(**said: Any) -> EffectStatement:
            return EffectStatement(process=TreatAs(Ref("this_card"), **said), place="revealed")

        def take(
            said: EffectStatement, field: str = field, unsaid: Any = unsaid, make: Any = make
        ) -> dict[str, Any] | None:
            value = getattr(said.process, field, unsaid)
            return {field: value} if value != unsaid and said == make(**{field: value}) else None

        template = f"while this card is revealed from the|your deck , {words}"
        grammar.rule("statement", f"{template} .", make, take)
        grammar.rule("statement", template, make, None)


def _whichever_is_played(
    one: tuple[str, ...], first: Process, other: tuple[str, ...], second: Process
) -> EffectStatement:
    """One effect that waits for either, and does what is said of what it is."""
    is_so = (
        If(Matches(Ref("subject"), (HasTrait(names),)), process)
        for names, process in ((one, first), (other, second))
    )
    return EffectStatement((Trigger("played", Selector()),), process=Seq(tuple(is_so)))


def _simply(process: Process) -> EffectStatement:
    return EffectStatement(process=process)


def _process_alone(said: EffectStatement) -> dict[str, Any] | None:
    simply = not said.triggers and said.condition is None and said.place is None
    return {"process": said.process} if simply else None


_OWN_DELETION = (Trigger("deleted", Ref("this")),)


def _after(said: tuple[Trigger, ...], process: Process) -> EffectStatement:
    """What makes a digivolution cheaper comes before it is paid, however older cards say it. And older
    cards say "When this Digimon is deleted" of what interrupts that, where [On Deletion] comes after it
    (EX3-013#Q2212, BT8-097#Q1775)."""
    before = said == _OWN_DELETION or (
        _cheapens(process) and all(each.event == "digivolved" for each in said)
    )
    return EffectStatement(said, immediate=before, process=process)


def _cheapens(process: Process) -> bool:
    match process:
        case ReduceCost(kind="digivolve"):
            return True
        case If(then=then) | ByCost(then=then):
            return _cheapens(then)
    return False


def _before(said: tuple[Trigger, ...], process: Process) -> EffectStatement:
    return EffectStatement(said, immediate=True, process=process)


def _instead(said: tuple[Trigger, ...], process: Process) -> EffectStatement:
    """What is done in place of what is about to happen (18-2)."""
    return _before(said, InPlace(process))


def _may_instead(said: tuple[Trigger, ...], process: Process) -> EffectStatement:
    return _before(said, May(InPlace(process)))


def _in_place(said: EffectStatement) -> dict[str, Any] | None:
    match said:
        case EffectStatement(immediate=True, condition=None, process=InPlace(process=process)):
            return {"said": said.triggers, "process": process}
    return None


def _optional_in_place(said: EffectStatement) -> dict[str, Any] | None:
    match said.process:
        case May(process=InPlace() as inner, who="yours"):
            return _in_place(said._replace(process=inner))
    return None


def _triggered(said: EffectStatement) -> dict[str, Any] | None:
    if not said.triggers or said.immediate or said.condition is not None:
        return None
    if said.triggers == _OWN_DELETION:  # read as what interrupts it
        return None
    return {"said": said.triggers, "process": said.process}


def _interrupting(said: EffectStatement) -> dict[str, Any] | None:
    if not said.triggers or not said.immediate or said.condition is not None:
        return None
    return {"said": said.triggers, "process": said.process}


def _while(condition: Condition, process: Process) -> EffectStatement:
    """A later sentence with a condition of its own is not under the first one (15-6): "While A, B. While
    C, D." are two."""
    steps = steps_of(process)
    apart = next((n for n, step in enumerate(steps) if n and isinstance(step, If)), None)
    if apart is None:
        return EffectStatement(condition=condition, process=process)
    return EffectStatement(process=Seq((If(condition, joined(steps[:apart])), *steps[apart:])))


def _conditional(said: EffectStatement) -> dict[str, Any] | None:
    if said.triggers or said.condition is None or _without_said(said) is not None:
        return None
    return {"condition": said.condition, "process": said.process}


def _older(grammar: Grammar) -> None:
    """Older wordings of the same, which are only read."""
    grammar.rule("statement", "if {said:triggers} , {process:rest}", _if_it_happens, None)
    grammar.rule(
        "statement",
        "when {it:this} attacks with <Blitz> , it can also attack your opponent's unsuspended Digimon .",
        lambda it: EffectStatement(process=Permit(it, "attack_unsuspended_by_blitz")),
        None,
    )
    grammar.rule(
        "statement",
        "if attacked a|an {match:described_noun} , {process:rest}",
        _if_attacked,
        None,
    )
    grammar.rule("statement", "if {said:would_if} , {process:rest}", _before, None)
    grammar.rule("statement", "if {said:would} , {process:rest}", _before, None)
    _if_of_this_one(grammar)
    grammar.rule(
        "statement",
        "{it:this} can't {each:forbidden} without {match:havings} .",
        _not_without,
        _without_said,
    )
    grammar.rule(
        "statement",
        "when {condition:simple_condition} , {process:rest}",
        _when_there_is,
        None,
    )
    grammar.rule(
        "statement",
        "this Digimon with {match:havings} {items:predicate_list} {duration:duration} .?",
        _with,
        None,
    )
    grammar.rule(
        "statement",
        "while {condition:simple_condition} , this Digimon with {match:havings} {items:predicate_list} {duration:duration} .?",
        _while_with,
        None,
    )
    grammar.rule(
        "statement",
        "when {condition:simple_condition} at the end of your turn , {process:rest}",
        lambda condition, process: EffectStatement(
            (Trigger("turn_ended", whose="yours"),), process=If(condition, process)
        ),
        None,
    )
    for words, make in (("", _such), ("while {condition:simple_condition} ,", _while_such)):
        grammar.rule(
            "statement",
            f"{words} this {{match:befores}} Digimon {{items:predicate_list}} {{duration:duration}} .?",
            make,
            None,
        )
    grammar.rule(
        "statement",
        "while {condition:condition} , when playing this card from your hand , {process:rest}",
        _playing_this,
        None,
    )


def _colour_that_meets(colour: Colour) -> EffectStatement:
    """Whoever has the colour on the field need not have the card's own (LM-033#Q4063, LM-033#Q4064)."""
    match = (HasColour((colour,)), IsCategory(("digimon", "tamer")))
    return EffectStatement(
        condition=Exists(Selector("field", "yours", match)),
        process=Permit(Ref("this_card"), "ignore_colour_requirements"),
    )


def _when_there_is(condition: Condition, process: Process) -> EffectStatement | None:
    """ "When you have 2 security cards, ..." is a condition; anything else behind "when" happens."""
    said = condition.condition if isinstance(condition, NotTrue) else condition
    there_is = isinstance(said, Exists) or _has_so_many(said)
    return EffectStatement(process=If(condition, process)) if there_is else None


def _has_so_many(said: Condition) -> bool:
    """ "This Digimon has 3 digivolution cards" (4-23-1): nothing happens in that."""
    return isinstance(said, Matches) and all(
        isinstance(each, Compare) and each.attribute == "digivolution_cards" for each in said.match
    )


def _not_without(it: Ref, each: Restriction, match: tuple[Filter, ...]) -> EffectStatement:
    """ "This Digimon can't attack without X": while it has none."""
    process = Restrict(it, each, "while_active")
    return EffectStatement(condition=NotTrue(Matches(it, match)), process=process)


def _without_said(said: EffectStatement) -> dict[str, Any] | None:
    match said:
        case EffectStatement(
            condition=NotTrue(condition=Matches(ref=ref, match=match)),
            process=Restrict(restriction=restriction),
        ) if said == _not_without(ref, restriction, match):
            return {"it": ref, "each": restriction, "match": match}
    return None


def _if_of_this_one(grammar: Grammar) -> None:
    """ "If this Digimon becomes suspended": in these words, what happens to it is no condition."""
    for event, words in (
        ("suspended", "becomes suspended"),
        ("unsuspended", "becomes unsuspended"),
        ("deleted", "is deleted"),
    ):
        grammar.rule(
            "statement",
            f"if {{it:this}} {words} , {{process:rest}}",
            lambda it, process, event=event: _after((Trigger(event, it),), process),
            None,
        )
    grammar.rule("statement", "if {said:would} , {process:rest}", _before, None)
    # what digivolves has its own effects no more once it has: such an effect comes before that
    grammar.rule(
        "statement",
        "if {it:this} DNA digivolves into {into:into_card} , {process:rest}",
        lambda it, into, process: _before(
            (Trigger("digivolved", it, into=into, procedure="dna_digivolution"),), process
        ),
        None,
    )


def _if_attacked(match: tuple[Filter, ...], process: Process) -> EffectStatement:
    """ "If attacked a Digimon with higher DP": it is asked as the attack is declared (BT14-048#Q2418)."""
    trigger = Trigger("attacks", Ref("this"), target="digimon", target_match=match)
    return _after((trigger,), process)


def _if_it_happens(said: tuple[Trigger, ...], process: Process) -> EffectStatement | None:
    """ "If one of your Tamers is deleted, ...": of this Digimon it would be a condition."""
    about_others = all(
        isinstance(each.subject, Selector)
        or (each.subject is None and each.event == "attack_target_switched")
        for each in said
    )
    return _after(said, process) if about_others else None


def _with(match: tuple[Filter, ...], items: Any, duration: Any) -> EffectStatement:
    """ "This Digimon with X gains Y" is "while this Digimon has X, it gains Y"."""
    return EffectStatement(
        condition=Matches(Ref("this"), match), process=joined(put(Ref("it"), items, duration))
    )


def _such(match: tuple[Filter, ...], items: Any, duration: Any) -> EffectStatement | None:
    """ "This red Digimon gains Y" is the same."""
    return _with(match, items, duration) if match else None


def _while_such(
    condition: Condition, match: tuple[Filter, ...], items: Any, duration: Any
) -> EffectStatement | None:
    return _while_with(condition, match, items, duration) if match else None


def _while_with(
    condition: Condition, match: tuple[Filter, ...], items: Any, duration: Any
) -> EffectStatement:
    said = _with(match, items, duration)
    assert said.condition is not None
    return said._replace(condition=AllTrue((condition, said.condition)))


def _playing_this(condition: Condition, process: Process) -> EffectStatement | None:
    if not isinstance(process, ReduceCost):
        return None
    trigger = Trigger("played", Ref("this_card"), source="hand")
    return EffectStatement((trigger,), immediate=True, process=If(condition, process))
