"""Clauses: what stands between two full stops, with what it depends on, costs and waits for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dcg.language.elements import MANY
from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.productions import Reading
from dcg.official.language.processes import (
    AtTiming,
    ByCost,
    ChooseProcess,
    DeDigivolve,
    Delete,
    Digivolve,
    GainKeyword,
    If,
    May,
    PlaceUnder,
    Play,
    Process,
    Repeat,
    Restack,
    Restrict,
    ReturnToDeck,
    ReturnToHand,
    Seq,
    TrashCards,
    TrashDigivolutionCards,
)
from dcg.official.language.selectors import (
    All,
    Choose,
    DidThat,
    IsCategory,
    IsRef,
    Matches,
    Number,
    Ref,
    Scaled,
    Selector,
    Target,
)
from dcg.official.language.terms import Duration
from dcg.official.support.tree import walk
from dcg.official.text.grammar.amounts.amounts import Scale, said_of
from dcg.official.text.grammar.changes.predicates import taken_apart
from dcg.official.text.grammar.changes.said_together import put
from dcg.official.text.grammar.choices.choices import OneOf
from dcg.official.text.grammar.sentences.afterthought_meanings import (
    Afterthought,
    Maximum,
    is_of,
    with_afterthought,
)
from dcg.official.text.grammar.sentences.scope import led
from dcg.official.text.grammar.sentences.steps import Steps, joined, steps_of
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.icons_in_text import KeywordText
from dcg.official.text.grammar.verbs.field import never_to_level

PERSISTENT = "persistent"
"""The feature of the sentences of a persistent effect, where there are several: they hold while something is so."""


def install(grammar: Grammar) -> None:
    """What stands between two full stops."""
    grammar.one_of("clause", "units", "may")
    grammar.rule(
        "clause",
        f"you may|can have {{subject:target}} {{items:predicate_list+{MANY}}} {{duration:duration}}",
        lambda subject, items, duration: May(joined(put(subject, items, duration))),
        lambda node: taken_apart(steps_of(node.process)) if _is_yours(node) else None,
    )
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
        "{first:may} ,? and {then:units}",
        lambda first, then: joined((first, then)),
        None,
    )
    grammar.rule(
        "clause",
        "{first:units} ,? and {times:times} , {then:clause}",
        lambda first, times, then: joined((first, Repeat(times, then))),
        None,
    )
    grammar.rule(
        "clause",
        "play this card {_:without_paying} after the battle",
        lambda: AtTiming("end_of_battle", Play(Ref("this_card"))),
        None,
    )
    grammar.also("clause", If, "when you do , {then:clause}", condition=DidThat(), otherwise=None)
    grammar.rule(
        "clause",
        "{first:units} , and you may {then:units}",
        _with_what_may_be,
        _and_what_may_be,
    )
    grammar.function("not_first", _behind_a_stop, lambda printer, node: "")
    grammar.rule(
        "clause",
        "{_:not_first} while {condition:condition} , {then:clause}",
        If,
        lambda node: {"condition": node.condition, "then": node.then} if _is_plain(node) else None,
        when=PERSISTENT,
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
        ("from", "trash any {count:any_stack_cards}", TrashDigivolutionCards),
    ):
        grammar.rule(
            "unit",
            f"{aim} {{target:choice}} , {words} {{times:times}}",
            lambda target, count, times, kind=kind: (Repeat(times, kind(target, count)),),
            None,
        )
    for aim, words, kind in (
        ("to", "<De-Digivolve {count:number}>", DeDigivolve),
        ("from", "trash any {count:any_stack_cards}", TrashDigivolutionCards),
    ):
        grammar.rule(
            "unit",
            f"{aim} {{target:target}} , {words}",
            lambda target, count, kind=kind: (kind(target, count),),
            None,
        )
    grammar.listed("costs", "cost", "and", make=joined, take=steps_of)
    grammar.rule(
        "costs",
        "{one:cost} or {other:cost}",
        lambda one, other: ChooseProcess((one, other)),
        _either_cost,
    )
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
    grammar.rule(
        "clause",
        "from the digivolution cards of {one:this_one} , you may play {count:count} {match:card_noun} "
        "{_:without_paying}",
        _from_under_this,
        None,
    )
    # a duration that nothing says lasts as long as what was played is there
    grammar.rule(
        "clause",
        "{target:entered} can't digivolve and is|are deleted {timing:timing}",
        lambda target, timing: Seq(
            (Restrict(target, "digivolve", "permanent"), AtTiming(timing, Delete(target)))
        ),
        None,
    )
    grammar.rule(
        "clause",
        "{target:entered} can't digivolve to {level:level} , and {timing:timing} , delete that Digimon",
        lambda target, level, timing: Seq(
            (never_to_level(target, level), AtTiming(timing, Delete(target)))
        ),
        None,
    )
    theirs = IsCategory(("digimon", "tamer"))
    grammar.rule(
        "clause",
        "choose {count:count} card|cards in your opponent's hand without looking and place it as any of their Digimon's "
        "bottom digivolution card or under any of their Tamers",
        lambda count: PlaceUnder(
            Choose(Selector("hand", "opponents"), *count),
            Choose(Selector(whose="opponents", match=(theirs,))),
        ),
        None,
    )
    grammar.rule(
        "clause",
        "you may {cost:cost_act} and return {target:target} to your deck to {then:rest}",
        lambda cost, target, then: ByCost(cost, joined((ReturnToDeck(target, "top"), then))),
        None,
    )
    _older_costs(grammar)
    grammar.node("clause", AtTiming, "{timing:timing} , {process:clause}")
    # everything behind it waits, "Then ..." included: the battle is in between
    grammar.node(
        "clause", AtTiming, "at the end of the battle , {process:rest}", timing="end_of_battle"
    )
    grammar.rule(
        "clause",
        "at the end of the battle , play this Digimon {_:without_paying}",
        lambda: AtTiming("end_of_battle", Play(Ref("this_card"))),
        None,
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
    grammar.rule(
        "clause",
        "{subject:target} gains {icon:keyword} {scale:scale}",
        _as_many_as,
        None,
    )
    grammar.rule(
        "clause",
        "{subject:target} gains {icon:keyword} {duration:duration} {scale:scale}",
        _so_often_for_a_while,
        None,
    )
    grammar.rule(
        "clause",
        "{subject:target} gains {icon:keyword} {scale:scale} {duration:duration}",
        _so_often_for_a_while,
        None,
    )
    grammar.rule(
        "clause",
        "{duration:duration} , {subject:target} gains {icon:keyword} {scale:scale}",
        _so_often_for_a_while,
        None,
    )
    grammar.rule(
        "clause",
        "{subject:reference} {items:predicate_list} , and gains {icon:keyword} {scale:scale}",
        lambda subject, items, icon, scale: joined(
            (*put(subject, items, "while_active"), _as_many_as(subject, icon, scale))
        ),
        None,
    )
    _keywords(grammar)


def _as_many_as(subject: Target, icon: KeywordText, scale: Scale) -> Repeat:
    gained = GainKeyword(subject, icon.keyword, icon.value, icon.what, "while_active")
    return Repeat(_scaled(subject, scale), gained)


def _scaled(subject: Target, scale: Scale) -> Scaled:
    """How often; what "it" has is what that Digimon has, though it is said of it first."""
    counted = scale[1]
    return Scaled(said_of(counted, subject) if subject == Ref("this") else counted, 1, scale[0])


def _so_often_for_a_while(
    subject: Target, icon: KeywordText, duration: Duration, scale: Scale
) -> Repeat | None:
    if duration == "while_active":
        return None
    gained = GainKeyword(subject, icon.keyword, icon.value, icon.what, duration)
    return Repeat(_scaled(subject, scale), gained)


def _with_what_may_be(first: Process, then: Process) -> Process:
    """What stands in front is done in any case, but not of revealed cards: adding one and playing another are
    done together or not at all (BT10-096#Q2029, BT10-097#Q2033)."""
    if _of_revealed(first) and _of_revealed(then):
        return May(joined((first, then)))
    return joined((first, May(then)))


def _of_revealed(said: Process) -> bool:
    return any(isinstance(node, Selector) and node.zone == "revealed" for node in walk(said))


def _and_what_may_be(node: Any) -> dict[str, Any] | None:
    match node:
        case Seq(steps=(*first, May(process=then, who="yours"))) if first and not (
            _of_revealed(joined(tuple(first))) and _of_revealed(then)
        ):
            return {"first": joined(tuple(first)), "then": then}
    return None


def _as_often_and_as_long(duration: Duration, times: Number, changes: Steps) -> Repeat | None:
    """How long is said in front of how often."""
    lasting = led(duration, changes)
    return None if lasting is None else Repeat(times, joined(lasting))


def _paid_with_more(cost: Process, then: Process, said: Afterthought) -> Process | None:
    """ "By deleting 1 level 3 Digimon, A. Add 1 to this effect's level maximum": to that of the condition."""
    if not isinstance(said, Maximum) or not is_of(cost, said) or is_of(then, said):
        return None
    return with_afterthought((ByCost(cost, then),), said)


def _from_under_this(one: Choose, count: OneOf, match: Filters) -> If:
    """It is asked what this Digimon is, whatever is chosen from under it (BT20-028#Q4320)."""
    this = Ref("this")
    described = tuple(test for test in one.selector.match if test != IsRef(this))
    cards = Choose(Selector("digivolution_cards", match=match, of=this), *count)
    return If(Matches(this, described), May(Play(cards, free=True)))


def _restacking(match: Filters, then: Process) -> If | None:
    """Only while it is what the condition calls it."""
    this = Ref("this")
    return If(Matches(this, match), ByCost(Restack(this), then)) if match else None


def _older_costs(grammar: Grammar) -> None:
    """ "You may A to B" and "you can B by doing A" are "by doing A, B" (15-7)."""
    grammar.listed("cost_acts", "cost_act", "and", make=joined, take=steps_of)
    grammar.rule("clause", "you may|can {cost:cost_acts} to {then:rest}", _paid_in_front, None)
    # as an Option's effect says it, which its player uses for it
    grammar.rule(
        "clause",
        "return {target:choice} {_:to_the_hand} to {then:rest}",
        lambda target, then: _paid_in_front(ReturnToHand(target), then),
        None,
    )
    grammar.rule("clause", "you may|can {then:units} by {cost:costs} .? $・", _paid_behind, None)
    grammar.rule(
        "clause",
        "you may|can {then:units} by {cost:costs} . {more:rest}",
        lambda then, cost, more: ByCost(cost, joined((then, more))),
        None,
    )


def _is_yours(node: Any) -> bool:
    return isinstance(node, May) and node == May(node.process)


def _is_plain(node: Any) -> bool:
    return isinstance(node, If) and node.otherwise is None


def _behind_a_stop(parser: Parser, position: int) -> Iterator[Reading]:
    """Reads nothing, behind a full stop: in front, "while" is said of the whole effect (15-8-2)."""
    if position and parser.at(position - 1) == ".":
        yield "", position


def _paid_in_front(cost: Process, then: Process) -> ByCost:
    """In "you may A to digivolve", "may" is said of digivolving too: who did A need not digivolve. What was
    returned as a condition has lost its digivolution cards, whatever is said of them behind (4-2-8)."""
    match cost, then:
        case (
            ReturnToHand(target=Choose(selector=Selector(whose="yours"))),
            Seq(steps=(*first, TrashDigivolutionCards(target=All(selector=those), all=True))),
        ) if first and those == Selector(whose="yours", match=(IsCategory(("digimon",)),)):
            then = joined(tuple(first))
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


def _either_cost(node: Any) -> dict[str, Any] | None:
    match node:
        case ChooseProcess(options=(one, other), count=1):
            return {"one": one, "other": other}
    return None
