"""What something gets, gains or can't do: "X gets +1000 DP and gains <Blocker> for the turn"."""

from __future__ import annotations

from typing import Any

import msgspec

from dcg.language.grammar import Grammar
from dcg.language.productions import defaults
from dcg.official.language.processes import (
    GainEffect,
    GainKeyword,
    ModifyDP,
    Restrict,
    TreatAs,
)
from dcg.official.language.selectors import (
    All,
    AttributeOf,
    IsCategory,
    Ref,
    Scaled,
    Selector,
)
from dcg.official.language.terms import Restriction
from dcg.official.text.grammar.amounts.amounts import Scale
from dcg.official.text.grammar.changes import (
    attacked_alone,
    effects_gained,
    may_gain,
    opposing_effects,
    restrictions,
    silenced,
)
from dcg.official.text.grammar.changes.may_gain import (
    gained_keyword,
    is_gained,
    keyword_gained,
    print_gains,
)
from dcg.official.text.grammar.changes.restrictions import SUBJECT
from dcg.official.text.grammar.changes.said_together import (
    PREDICATES,
    Steps,
    all_forbidden,
    alone,
    groups,
    is_timed,
    never_written,
    only_one,
    put,
)


def install(grammar: Grammar) -> None:
    """Adds the predicates, and the sentences made of them."""
    grammar.node("predicate", ModifyDP, "get~ {amount:dp_change}", target=SUBJECT)
    grammar.also("predicate", ModifyDP, "gain~ {amount:dp_change}", target=SUBJECT)
    grammar.node("dp_of", AttributeOf, "{of:owner} DP", attribute="dp")
    grammar.act(ModifyDP, "!add {amount:dp_of} to {target:reference} {duration:duration}")
    grammar.also("bare", ModifyDP, "{amount:dp_change}", target=SUBJECT)
    for verb in ("get~", ""):
        grammar.rule(
            "predicate" if verb else "bare",
            f"{{scale:scale}} , {verb} {{once:signed}} DP",
            lambda scale, once: ModifyDP(SUBJECT, Scaled(scale[1], once, scale[0])),
            None,
        )
    grammar.rule("predicate", "gain~ {icon:keyword}", gained_keyword, keyword_gained)
    for verb in ("have~", "get~"):
        grammar.rule("predicate", f"{verb} {{icon:keyword}}", gained_keyword, None)
    grammar.rule("bare", "{icon:keyword}", gained_keyword, None)
    grammar.node("predicate", GainEffect, "gain~ {effect:quoted}", target=SUBJECT)
    grammar.also("bare", GainEffect, "{effect:quoted}", target=SUBJECT)
    grammar.node(
        "predicate",
        TreatAs,
        "is^are also treated as a {dp:number} DP Digimon",
        target=SUBJECT,
        as_digimon=True,
    )
    grammar.also(
        "predicate",
        TreatAs,
        "is|are also? treated as a|an? {dp:number} DP Digimon",
        target=SUBJECT,
        as_digimon=True,
    )
    grammar.node(
        "predicate",
        TreatAs,
        "is^are treated as having {dp:number} DP",
        target=SUBJECT,
        as_digimon=False,
    )
    grammar.rule("these_colours", "{it:colour}", alone, only_one)
    grammar.node(
        "predicate",
        TreatAs,
        "is^are also treated as {colours:these_colours}",
        target=SUBJECT,
        as_digimon=False,
    )
    grammar.listed("all_names", "name", "and")
    grammar.node(
        "predicate",
        TreatAs,
        "is^are also treated as {names:all_names}",
        target=SUBJECT,
        as_digimon=False,
    )
    for name in ("having the name|names", "if it|they had the name|names"):
        grammar.also(
            "predicate",
            TreatAs,
            f"is|are also treated as {name} {{names:all_names}}",
            target=SUBJECT,
            as_digimon=False,
        )
    grammar.also(
        "predicate",
        TreatAs,
        "is|are also treated as if it|they had|has|have the {traits:names} trait|traits",
        target=SUBJECT,
        as_digimon=False,
    )
    for said in ("is|are also treated as having", "is|are treated as also having", "also has|have"):
        grammar.also(
            "predicate",
            TreatAs,
            f"{said} the {{traits:names}} trait|traits",
            target=SUBJECT,
            as_digimon=False,
        )
    grammar.rule(
        "said_of",
        "is|are also treated as having the {traits:names} trait|traits and as|also? {colours:these_colours}",
        lambda traits, colours: (
            TreatAs(SUBJECT, traits=traits),
            TreatAs(SUBJECT, colours=colours),
        ),
        None,
    )
    grammar.node(
        "predicate",
        TreatAs,
        "is^are also treated as having the colors of {colours_of:under_it}",
        target=SUBJECT,
        as_digimon=False,
    )
    grammar.also(
        "predicate",
        TreatAs,
        "is|are treated as also having the colors of {colours_of:under_it}",
        target=SUBJECT,
        as_digimon=False,
    )
    grammar.act(
        TreatAs,
        "!treat {target:reference} as also having the colors of {colours_of:reference} {duration:duration}",
        as_digimon=False,
    )
    grammar.node(
        "predicate",
        TreatAs,
        "gain~ all the names of {names_of:placed+in}",
        target=SUBJECT,
        as_digimon=False,
    )
    grammar.word(
        "under_it", Selector("digivolution_cards", of=Ref("this")), "its digivolution cards"
    )
    grammar.node(
        "predicate",
        TreatAs,
        "gain~ the {traits:names} trait|traits",
        target=SUBJECT,
        as_digimon=False,
    )
    restrictions.install(grammar)
    _sentences(grammar)


def _sentences(grammar: Grammar) -> None:
    """A subject, what it gets, and for how long: a tuple of processes."""
    grammar.rule("said_of", "{it:predicate}", alone, only_one)
    grammar.function("said_of", None, print_gains)
    grammar.listed("forbidden_list", "forbidden", "or", "and", least=2)
    grammar.rule("said_of", "can't {all:forbidden_list}", all_forbidden, _forbidden)
    grammar.rule(
        "said_of",
        "can't {one:forbidden} or be returned {_:to_hands_or_decks}",
        lambda one: (*all_forbidden((one,)), *_not_returned()),
        None,
    )
    for words in ("to hands or decks", "to the hand or deck"):
        grammar.rule("said_of", f"can't be returned {words}", _not_returned, None)
    grammar.rule(
        "said_of",
        "can't activate {one:timing_silenced} effects? or|and {other:timing_silenced} effects",
        lambda one, other: all_forbidden((one, other)),
        None,
    )
    grammar.rule("said_of", "{one:predicate} or|and {other:forbidden}", _one_more, None)
    attacked_alone.install(grammar)
    grammar.one_of("more_said_of", "said_of")
    grammar.rule("more_said_of", "{it:bare}", alone, None)
    grammar.listed(
        "predicate_list", "more_said_of", "and", first="said_of", take=_clauses, chained=True
    )
    grammar.rule("bare_said_of", "{it:bare}", alone, None)
    grammar.listed("given_list", "more_said_of", "and", first="bare_said_of", take=never_written)
    grammar.rule(
        "predicates",
        "{subject:target} {items:predicate_list} {duration:duration}",
        put,
        taken_apart,
        many="subject",
    )
    grammar.rule(
        "predicates",
        "{subject:target} {it:timed}",
        lambda subject, it: (msgspec.structs.replace(it, target=subject),),
        _timed_one,
    )
    grammar.rule(
        "predicates",
        "during {duration:next_unsuspend} , {subject:target} can't|don't|doesn't unsuspend",
        lambda duration, subject: (Restrict(subject, "unsuspend_in_unsuspend_phase", duration),),
        None,
    )
    grammar.rule("never", "{each:forbidden}", lambda each: (Restrict(SUBJECT, each),), None)
    grammar.rule("never", "{all:forbidden_list}", all_forbidden, None)
    grammar.rule(
        "never",
        "digivolve into {only_into:not_into}",
        lambda only_into: (Restrict(SUBJECT, "digivolve", only_into=only_into),),
        None,
    )
    grammar.rule(
        "never",
        "activate {one:timing_silenced} effects? or|and {other:timing_silenced} effects",
        lambda one, other: all_forbidden((one, other)),
        None,
    )
    grammar.rule(
        "predicates",
        "none of {subject:bare_plural} can {never:never} {duration:duration}",
        lambda subject, never, duration: put(subject, (never,), duration),
        None,
    )
    grammar.rule(
        "predicates",
        "none of {subject:bare_plural} can unsuspend during|in {duration:next_unsuspend}",
        lambda subject, duration: (Restrict(subject, "unsuspend_in_unsuspend_phase", duration),),
        None,
    )
    both = (IsCategory(("digimon", "tamer")),)
    grammar.rule(
        "predicates",
        "{whose:whose} cards {it:timed}",
        lambda whose, it: (
            msgspec.structs.replace(it, target=All(Selector(whose=whose, match=both))),
        ),
        None,
    )
    grammar.rule(
        "predicates",
        "other than {_:this} , no {match:kinds} can {never:never} {duration:duration}",
        lambda match, never, duration: put(
            All(Selector(match=match, other=True)), (never,), duration
        ),
        None,
    )
    grammar.rule(
        "predicates",
        "make {subject:target} unblockable {duration:duration}",
        lambda subject, duration: (Restrict(subject, "be_blocked", duration),),
        None,
    )
    grammar.one_of("kinds", "field_noun")
    grammar.spelling("kinds", both, "Digimon and Tamers")
    for words, more in (
        ("", lambda: ()),
        ("that can't {each:forbidden}", lambda each: (Restrict(SUBJECT, each),)),
    ):

        def treated(subject: Any, dp: int, duration: Any, more: Any = more, **said: Any) -> Steps:
            whole = (TreatAs(SUBJECT, dp=dp, as_digimon=True), *more(**said))
            return put(subject, (whole,), duration)

        grammar.rule(
            "predicates",
            f"treat {{subject:target}} as a {{dp:number}} DP Digimon {words} {{duration:duration}}",
            treated,
            None,
        )
    grammar.rule(
        "predicates",
        "other than {_:this} , all {match:kinds} {items:predicate_list} {duration:duration}",
        lambda match, items, duration: put(All(Selector(match=match, other=True)), items, duration),
        None,
    )
    for target in ("be switched", "change"):
        grammar.rule(
            "predicates",
            f"{{subject:owner}} attack target|targets can't {target} {{duration:duration}}",
            _target_kept,
            None,
        )
        grammar.rule(
            "predicates",
            f"none of {{subject:all_possessed}} attack targets can {target} {{duration:duration}}",
            _target_kept,
            None,
        )
    grammar.rule(
        "predicates",
        "{subject:bare_plural} all {items:predicate_list} {duration:duration}",
        put,
        None,
    )
    # of this card on the field
    grammar.rule(
        "predicates", "this card {items:predicate_list} {duration:duration}", _of_this, None
    )
    grammar.rule(
        "predicates",
        "neither player's {match:field_noun} can {never:never} {duration:duration}",
        lambda match, never, duration: put(All(Selector(match=match)), (never,), duration),
        None,
    )
    grammar.rule(
        "predicates",
        "{subject:owner} {restriction:timing_silenced} effects don't activate {duration:duration}",
        _silenced,
        None,
    )
    grammar.rule(
        "predicates",
        "during {duration:next_unsuspend} , none of {subject:bare_plural} can unsuspend",
        lambda duration, subject: (Restrict(subject, "unsuspend_in_unsuspend_phase", duration),),
        None,
    )
    grammar.rule(
        "predicates",
        "{subject:target} gain~ the following effect {duration:duration} : {effect:quoted}",
        lambda subject, duration, effect: (GainEffect(subject, effect, duration),),
        None,
    )
    grammar.rule(
        "predicates", "give {subject:target} {items:given_list} {duration:duration}", put, None
    )
    opposing_effects.install(grammar)
    grammar.rule(
        "predicates",
        "effects can't trash {match:card_noun} in {of:owner} digivolution cards",
        lambda match, of: (Restrict(of, CARDS_KEPT, "while_active", match),) if match else None,
        _cards_kept,
    )
    silenced.install(grammar)
    effects_gained.install(grammar)
    may_gain.install(grammar)
    # "-1000 DP for the turn for each of your Tamers": how long is said before how much
    for words in ("{subject:target} get~", "to {subject:target} , give"):
        grammar.rule(
            "predicates",
            f"{words} {{once:signed}} DP {{duration:duration}} {{scale:scale}}",
            _scaled_behind,
            None,
        )


CARDS_KEPT: Restriction = "have_digivolution_cards_trashed"


def _cards_kept(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (Restrict(target=Ref() as of, restriction=restriction, by=match) as only,) if (
            restriction == CARDS_KEPT and only.duration == "while_active"
        ):
            return {"match": match, "of": of}
    return None


def _not_returned() -> Steps:
    return all_forbidden(("be_returned_to_hand", "be_returned_to_deck"))


def _silenced(subject: Any, restriction: Restriction, duration: Any) -> Steps | None:
    """Without a duration, of "that Digimon": see `silenced`."""
    if subject == Ref("that:Digimon") and duration == "while_active":
        return None
    return (Restrict(subject, restriction, duration),)


def _target_kept(subject: Any, duration: Any) -> Steps:
    return (Restrict(subject, "have_attack_target_switched", duration),)


def _scaled_behind(subject: Any, once: int, duration: Any, scale: Scale) -> Steps | None:
    if duration == "while_active":
        return None
    return put(subject, ((ModifyDP(SUBJECT, Scaled(scale[1], once, scale[0])),),), duration)


def _of_this(items: tuple[Steps, ...], duration: Any) -> Steps | None:
    """What a card on the field gets, it gets as a Digimon."""
    of_a_digimon = all(
        isinstance(each, ModifyDP | GainKeyword | GainEffect) for said in items for each in said
    )
    return put(Ref("this"), items, duration) if of_a_digimon else None


def _forbidden(steps: Steps) -> dict[str, Any] | None:
    return {"all": tuple(each.restriction for each in steps)} if len(steps) > 1 else None


def _one_more(one: Any, other: Restriction) -> Steps | None:
    """ "Can't be blocked by Digimon with <Blocker> or be deleted"."""
    if not isinstance(one, Restrict) or one == Restrict(SUBJECT, one.restriction):
        return None
    return (one, Restrict(SUBJECT, other))


def _clauses(items: Any) -> tuple[Steps, ...]:
    """What is said with one verb: "can't attack or block" is two restrictions, "gains <Rush> and <Blocker>" is
    two gains."""
    out: list[Steps] = []
    for item in items:
        if out and any(says(item) and says(out[-1][-1]) for says in (_simply_forbids, is_gained)):
            out[-1] = (*out[-1], item)
        else:
            out.append((item,))
    return tuple(out)


def _simply_forbids(item: Any) -> bool:
    return isinstance(item, Restrict) and item == Restrict(SUBJECT, item.restriction)


def taken_apart(steps: Any) -> dict[str, Any] | None:
    """The subject, what is said of it, and for how long."""
    if not isinstance(steps, tuple) or not all(isinstance(each, PREDICATES) for each in steps):
        return None
    first = steps[0]
    if is_timed(first) or len(groups(steps)) != 1 or first.duration == "permanent":
        return None
    if first.target == Ref("this") and isinstance(steps[-1].target, All):
        return None  # said of both: see `scope`
    return {
        "subject": first.target,
        "items": tuple(
            msgspec.structs.replace(each, target=SUBJECT, duration=defaults(type(each))["duration"])
            for each in steps
        ),
        "duration": first.duration,
    }


def _timed_one(steps: Any) -> dict[str, Any] | None:
    if not isinstance(steps, tuple) or len(steps) != 1 or not is_timed(steps[0]):
        return None
    return {"subject": steps[0].target, "it": msgspec.structs.replace(steps[0], target=SUBJECT)}
