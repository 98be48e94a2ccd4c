"""Sentences: how verbs are joined into the body of an effect."""

from __future__ import annotations

from collections.abc import Iterator
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
    DeDigivolve,
    Delete,
    Digivolve,
    GainKeyword,
    GainMemory,
    If,
    LoseMemory,
    May,
    NextTime,
    Overwrite,
    Process,
    RaiseMaximum,
    Repeat,
    Restack,
    Restrict,
    ReturnToDeck,
    RevealTop,
    Seq,
    Suspend,
    TrashCards,
    TrashDigivolutionCards,
    TrashTopDeck,
    Unsuspend,
)
from dcg.official.language.selectors import (
    All,
    Choose,
    Condition,
    DidThat,
    Matches,
    Number,
    Ref,
    Scaled,
    Selector,
    Sum,
)
from dcg.official.language.terms import Duration, Timing
from dcg.official.text.grammar.amounts import Scale
from dcg.official.text.grammar.either import in_one_sentence
from dcg.official.text.grammar.filters import Filters
from dcg.official.text.grammar.said_behind import (
    Afterthought,
    Maximum,
    afterthought_of,
    is_of,
    with_afterthought,
)
from dcg.official.text.grammar.said_together import groups, put
from dcg.official.text.grammar.scope import led, one_scope

TIMINGS: dict[Timing, str] = {
    "end_of_turn": "at the end of the turn",
    "end_of_your_turn": "at the end of your turn",
    "end_of_opponents_turn": "at the end of your opponent's turn",
    "end_of_attack": "at the end of the attack",
}
"""Timings that one sentence waits for."""
CONTROL = (If, ByCost, May, AtTiming, Repeat, ChooseProcess, Overwrite, RaiseMaximum, NextTime)
"""Processes that are a sentence of their own, never part of a list of verbs."""

Steps = tuple[Process, ...]
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
    _clauses(grammar)
    _keywords(grammar)
    _choices(grammar)
    _sentences(grammar)


def joined(steps: Steps) -> Process:
    """One process, or several in order."""
    flat: list[Process] = []
    for step in steps:
        flat.extend(step.steps if isinstance(step, Seq) else (step,))
    return flat[0] if len(flat) == 1 else Seq(tuple(flat))


def steps_of(node: Process) -> Steps:
    """The processes in order; one alone is its own only step."""
    return node.steps if isinstance(node, Seq) else (node,)


# --- verbs ------------------------------------------------------------------------------------


def _units(grammar: Grammar) -> None:
    """Verb phrases with "and" between them: what one "may" or "if" is said of."""
    grammar.rule("unit", "have? {it:predicates}", _same, _itself)
    grammar.rule("unit", "have? {it:governed}", _same, _itself)
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


def _same(it: Any) -> Any:
    return it


def _itself(node: Any) -> dict[str, Any]:
    return {"it": node}


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


# --- clauses ----------------------------------------------------------------------------------


def _clauses(grammar: Grammar) -> None:
    """What stands between two full stops."""
    grammar.one_of("clause", "units", "may")
    grammar.node("clause", May, "you may|can {process:units}")
    grammar.node("clause", May, "you may|can {process:options}")
    # "..., and it may attack": what stands in front is done in any case
    grammar.rule(
        "clause",
        "{first:units} ,? and {then:may}",
        lambda first, then: joined((first, then)),
        None,
    )
    grammar.rule(
        "clause",
        "{first:units} ,? and {times:times} , {then:clause}",
        lambda first, times, then: joined((first, Repeat(times, then))),
        None,
    )
    grammar.also("clause", If, "when you do , {then:clause}", condition=DidThat(), otherwise=None)
    grammar.rule(
        "clause",
        "{first:units} , and you may {then:units}",
        lambda first, then: joined((first, May(then))),
        _and_what_may_be,
    )
    grammar.node("clause", If, "if {condition:condition} , {then:clause}", otherwise=None)
    grammar.rule("clause", "when {condition:how_it_came} , {then:clause}", If, None)
    grammar.rule("clause", "{then:reduction} if {condition:condition}", If, None)
    grammar.rule(
        "clause",
        "{then:unit} if {condition:condition}",
        lambda then, condition: If(condition, joined(then)),
        None,
    )
    grammar.rule(
        "clause",
        "{one:unit} if {first:condition} , and {other:unit} if {second:condition}",
        lambda one, first, other, second: Seq((If(first, joined(one)), If(second, joined(other)))),
        None,
    )
    for aim, words, kind in (
        ("to", "<De-Digivolve {count:number}>", DeDigivolve),
        ("from", "trash any {count:stack_cards}", TrashDigivolutionCards),
    ):
        grammar.rule(
            "unit",
            f"{aim} {{target:choice}} , {words} {{times:times}}",
            lambda target, count, times, kind=kind: (Repeat(times, kind(target, count)),),
            None,
        )
    grammar.function("not_first", _behind_a_stop, None)
    grammar.rule("clause", "{_:not_first} while {condition:condition} , {then:clause}", If, None)
    grammar.listed("costs", "cost", "and", make=joined, take=steps_of)
    grammar.node("clause", ByCost, "by {cost:costs} , {then:rest}", keyword=None)
    grammar.rule(
        "clause", "by {cost:costs} , {then:units} . {said:afterthought}", _paid_with_more, None
    )
    for stack in (
        "placing this {match:befores} Digimon's top stacked card as its",
        "placing the top card of this Digimon with {match:havings} as this Digimon's",
    ):
        grammar.rule(
            "clause",
            f"by {stack} bottom digivolution card , {{then:rest}}",
            _restacking,
            None,
        )
    # a duration that nothing says lasts as long as what was played is there
    grammar.rule(
        "clause",
        "{target:entered} can't digivolve and is deleted {timing:timing}",
        lambda target, timing: Seq(
            (Restrict(target, "digivolve", "permanent"), AtTiming(timing, Delete(target)))
        ),
        None,
    )
    _older_costs(grammar)
    grammar.node("clause", AtTiming, "{timing:timing} , {process:clause}")
    # everything behind it waits, "Then ..." included: the battle is in between
    grammar.node(
        "clause", AtTiming, "at the end of the battle , {process:rest}", timing="end_of_battle"
    )
    grammar.node("clause", Repeat, "{times:times} , {process:clause}", anew=False)
    for head in ("the following effect", "the effect below"):
        for stop in (".", ":", ""):
            grammar.also(
                "clause",
                Repeat,
                f"{{times:times}} , activate {head} {stop} ・ {{process:rest}}",
                anew=True,
            )
    grammar.node(
        "clause", Repeat, "{times:times} , one after another , {process:clause}", anew=True
    )
    grammar.rule(
        "clause",
        "{duration:duration} , {times:times} , {changes:changes}",
        _as_often_and_as_long,
        None,
    )
    _done_for_each(grammar)
    grammar.rule(
        "clause",
        "{subject:target} gains {icon:keyword} {scale:scale}",
        lambda subject, icon, scale: Repeat(
            Scaled(scale[1], 1, scale[0]),
            GainKeyword(subject, icon.keyword, icon.value, icon.what, "while_active"),
        ),
        None,
    )


def _and_what_may_be(node: Any) -> dict[str, Any] | None:
    match node:
        case Seq(steps=(*first, May(process=then, who="yours"))) if first:
            return {"first": joined(tuple(first)), "then": then}
    return None


def _as_often_and_as_long(duration: Duration, times: Number, changes: Steps) -> Repeat | None:
    """How long is said in front of how often."""
    lasting = led(duration, changes)
    return None if lasting is None else Repeat(times, joined(lasting))


def _done_for_each(grammar: Grammar) -> None:
    """ "Suspend 1 Digimon for each of your Tamers" is "for each of your Tamers, suspend 1 Digimon"."""

    def to_one(kind: Any) -> Any:
        return lambda target, times: Repeat(times, kind(target))

    for kind, verb in ((Suspend, "suspend"), (Delete, "delete")):
        grammar.rule("act", f"{verb} {{target:choice}} {{times:times}}", to_one(kind), None)
    for words, whose in (("your", "yours"), ("your opponent's", "opponents")):
        grammar.rule(
            "act",
            f"trash the top {{count:top_cards}} of {words} deck {{times:times}}",
            lambda count, times, whose=whose: Repeat(times, TrashTopDeck(count, whose)),
            None,
        )
    grammar.rule(
        "act",
        "reveal {count:top_cards} from the top of your deck {times:times}",
        lambda count, times: Repeat(times, RevealTop(count)),
        None,
    )


def _paid_with_more(cost: Process, then: Process, said: Afterthought) -> Process | None:
    """ "By deleting 1 level 3 Digimon, A. Add 1 to this effect's level maximum": to that of the condition."""
    if not isinstance(said, Maximum) or not is_of(cost, said) or is_of(then, said):
        return None
    return with_afterthought((ByCost(cost, then),), said)


def _restacking(match: Filters, then: Process) -> If | None:
    """Only while it is what the condition calls it."""
    this = Ref("this")
    return If(Matches(this, match), ByCost(Restack(this), then)) if match else None


def _older_costs(grammar: Grammar) -> None:
    """ "You may A to B" and "you can B by doing A" are "by doing A, B" (15-7)."""
    grammar.listed("cost_acts", "cost_act", "and", make=joined, take=steps_of)
    grammar.rule("clause", "you may|can {cost:cost_acts} to {then:rest}", _paid_in_front, None)
    grammar.rule("clause", "you may|can {then:units} by {cost:costs} .? $・", _paid_behind, None)
    grammar.rule(
        "clause",
        "you may|can {then:units} by {cost:costs} . {more:rest}",
        lambda then, cost, more: ByCost(cost, joined((then, more))),
        None,
    )


def _behind_a_stop(parser: Parser, position: int) -> Iterator[Reading]:
    """Reads nothing, behind a full stop: in front, "while" is said of the whole effect (15-8-2)."""
    if position and parser.at(position - 1) == ".":
        yield "", position


def _paid_in_front(cost: Process, then: Process) -> ByCost:
    """In "you may A to digivolve", "may" is said of digivolving too: who did A need not digivolve."""
    return ByCost(cost, May(then) if isinstance(then, Digivolve) else then)


def _paid_behind(then: Process, cost: Process) -> ByCost:
    return ByCost(cost, then)


def _keywords(grammar: Grammar) -> None:
    """<Digi-Burst> (16-13) and <Delay> (16-16): keywords with a cost and an effect of their own."""
    grammar.node(
        "digi_burst_cost",
        TrashDigivolutionCards,
        "trigger? <Digi-Burst {count:number}>",
        target=Ref("this"),
    )
    grammar.node("delay_cost", TrashCards, "<Delay>", target=Ref("this_card"))
    for keyword in ("digi_burst", "delay"):
        grammar.node("clause", ByCost, f"{{cost:{keyword}_cost}} ・ {{then:rest}}", keyword=keyword)
        grammar.also(
            "clause", ByCost, f"{{cost:{keyword}_cost}} . ・ {{then:rest}}", keyword=keyword
        )


def _choices(grammar: Grammar) -> None:
    """Effects with a list of effects below them."""
    grammar.word("number_of_times", 2, "twice")
    for times in (3, 4):
        grammar.word("number_of_times", times, f"{times} times")
    grammar.node(
        "clause",
        Repeat,
        "activate the following effect {times:number_of_times} . ・ {process:rest}",
        anew=False,
    )
    for head in ("the following effect", "the effect below"):
        for stop in (".", ":", ""):
            grammar.also(
                "clause",
                Repeat,
                f"activate {head} {{times:number_of_times}} {stop} ・ {{process:rest}}",
                anew=False,
            )
    for stop in (".", ""):
        grammar.rule(
            "clause",
            f"activate the effect below . {{scale:scale}} , activate it again {stop} ・ {{process:rest}}",
            _once_and_again,
            _how_often_again if stop else None,
        )
    grammar.rule("bullet", "・ {it:rest}", _same, _itself)
    grammar.repeated("bullets", "bullet")
    grammar.node(
        "options", ChooseProcess, "activate {count:number} of the effects below : {options:bullets}"
    )
    for head in ("the effects below", "the following effects"):
        for stop in (".", ":", ""):
            grammar.also(
                "options",
                ChooseProcess,
                f"activate {{count:number}} of {head} {stop} {{options:bullets}}",
            )
    grammar.one_of("clause", "options")
    for stop in (".", ":", ""):
        grammar.rule(
            "clause",
            "activate {count:number} of the effects below . "
            f"if {{condition:condition}} , activate all of the effects below instead {stop} {{options:bullets}}",
            _one_or_all,
            _whether_all if stop == ":" else None,
        )


def _once_and_again(scale: Scale, process: Process) -> Repeat:
    return Repeat(Sum((1, Scaled(scale[1], 1, scale[0]))), process, anew=True)


def _how_often_again(node: Any) -> dict[str, Any] | None:
    match node:
        case Repeat(times=Sum(numbers=(1, Scaled(times=1) as more)), process=process, anew=True):
            return {"scale": (more.per, more.number), "process": process}
    return None


def _one_or_all(count: int, condition: Condition, options: Steps) -> Overwrite:
    """All of them, in the order that the player chooses (15-15-9-2, BT5-082#Q1351)."""
    every = ChooseProcess(options, len(options))
    return Overwrite(ChooseProcess(options, count), condition, every)


def _whether_all(node: Any) -> dict[str, Any] | None:
    match node:
        case Overwrite(process=ChooseProcess() as one, condition=condition) if node == _one_or_all(
            one.count, condition, one.options
        ):
            return {"count": one.count, "condition": condition, "options": one.options}
    return None


# --- sentences --------------------------------------------------------------------------------


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
    grammar.rule("rest", "{it:body} $・", _same, _itself)


def _behind_a_quote(parser: Parser, position: int) -> Iterator[Reading]:
    """Reads nothing, between a quoted effect with its full stop and the next sentence."""
    if position and parser.at(position - 1).endswith('."') and parser.at(position) not in _ENDS:
        yield "", position


_ENDS = ("", ".", "・")


def _has_its_stop(node: Process) -> bool:
    """Whether the clause ends with sentences of its own."""
    match node:
        case ChooseProcess() if in_one_sentence(node):
            return False
        case Overwrite(process=ChooseProcess()):
            return _whether_all(node) is not None
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
            whole = with_afterthought(tuple(steps), process, behind_then=behind_then)
            if whole is None:
                return None
            steps[-1:] = [whole]
        elif not then and steps and (later := _at_that_timing(steps[-1], process)) is not None:
            steps[-1:] = [later]
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


def _in_sentences(node: Any) -> dict[str, tuple[Sentence, ...]]:
    """A sentence for each thing done; "Then" between two of them, where English needs it."""
    out: list[Sentence] = []
    previous: Process | None = None
    for group in groups(steps_of(node)):
        whole = _whether_all(group[0]) is None
        if whole and (said := afterthought_of(group[0])) is not None:
            process, behind = said
            then = previous is not None and not _needs_no_then(previous, process)
            out.append((then, process))
            out.append((False, behind))
            previous = group[0]
            continue
        then = previous is not None and not _needs_no_then(previous, group[0])
        out.append((then, joined(group)))
        previous = group[-1]
    return {"sentences": tuple(out)}


def _needs_no_then(previous: Process, step: Process) -> bool:
    """After a reveal or a choice, and before a condition of its own."""
    if isinstance(step, If | AtTiming) or isinstance(previous, RevealTop | Bind):
        return True
    target = getattr(step, "target", None)
    return target == All(Selector(zone="revealed")) or (
        isinstance(previous, GainMemory | LoseMemory) and isinstance(step, AtTiming)
    )
