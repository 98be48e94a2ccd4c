"""What something gets, gains or can't do: "X gets +1000 DP and gains <Blocker> for the turn"."""

from __future__ import annotations

from typing import Any

import msgspec

from dcg.language.grammar import Grammar
from dcg.language.productions import defaults
from dcg.official.language.processes import (
    DeclareAttack,
    GainEffect,
    GainEffectsUnder,
    GainKeyword,
    Immune,
    May,
    ModifyDP,
    Permit,
    Restrict,
    Seq,
    TreatAs,
)
from dcg.official.language.selectors import (
    All,
    Choose,
    IsCategory,
    NameContains,
    Ref,
    Scaled,
    Selector,
)
from dcg.official.language.terms import Category, Restriction
from dcg.official.text.grammar import restrictions, sparing
from dcg.official.text.grammar.amounts import Scale
from dcg.official.text.grammar.icons_in_text import KeywordText
from dcg.official.text.grammar.restrictions import AFFECTING, SUBJECT

PREDICATES = (ModifyDP, GainKeyword, GainEffect, Restrict, Permit, Immune, TreatAs)
"""Processes that have a target and a duration and are said of a subject."""


def install(grammar: Grammar) -> None:
    """Adds the predicates, and the sentences made of them."""
    grammar.node("predicate", ModifyDP, "get~ {amount:dp_change}", target=SUBJECT)
    grammar.also("predicate", ModifyDP, "gain~ {amount:dp_change}", target=SUBJECT)
    grammar.also("bare", ModifyDP, "{amount:dp_change}", target=SUBJECT)
    for verb in ("get~", ""):
        grammar.rule(
            "predicate" if verb else "bare",
            f"{{scale:scale}} , {verb} {{once:signed}} DP",
            lambda scale, once: ModifyDP(SUBJECT, Scaled(scale[1], once, scale[0])),
            None,
        )
    grammar.rule("predicate", "gain~ {icon:keyword}", _keyword, _take_keyword)
    for verb in ("have~", "get~"):
        grammar.rule("predicate", f"{verb} {{icon:keyword}}", _keyword, None)
    grammar.rule("bare", "{icon:keyword}", _keyword, None)
    grammar.node("predicate", GainEffect, "gain~ {effect:quoted}", target=SUBJECT)
    grammar.also("bare", GainEffect, "{effect:quoted}", target=SUBJECT)
    grammar.node(
        "predicate",
        TreatAs,
        "is^are also? treated as a {dp:number} DP Digimon",
        target=SUBJECT,
        as_digimon=True,
    )
    grammar.also(
        "predicate",
        TreatAs,
        "is|are also? treated as {dp:number} DP Digimon",
        target=SUBJECT,
        as_digimon=True,
    )
    grammar.rule("these_colours", "{it:colour}", _one, _only)
    grammar.node(
        "predicate",
        TreatAs,
        "is^are also treated as {colours:these_colours}",
        target=SUBJECT,
        as_digimon=False,
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


def _keyword(icon: KeywordText) -> GainKeyword:
    return GainKeyword(SUBJECT, icon.keyword, icon.value, icon.what)


def _take_keyword(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, GainKeyword) or not isinstance(node.value, int):
        return None
    icon = KeywordText(node.keyword, node.value, node.what)
    return {"icon": icon} if node == _keyword(icon) else None


# --- sentences --------------------------------------------------------------------------------

Steps = tuple[Any, ...]


def _sentences(grammar: Grammar) -> None:
    """A subject, what it gets, and for how long: a tuple of processes."""
    grammar.rule("said_of", "{it:predicate}", _one, _only)
    grammar.listed("forbidden_list", "forbidden", "or", "and", least=2)
    grammar.rule("said_of", "can't {all:forbidden_list}", _all_forbidden, _forbidden)
    for words in ("to hands or decks", "to the hand or deck"):
        grammar.rule("said_of", f"can't be returned {words}", _not_returned, None)
    grammar.rule(
        "said_of",
        "can't activate {one:timing_silenced} effects? or|and {other:timing_silenced} effects",
        lambda one, other: _all_forbidden((one, other)),
        None,
    )
    grammar.rule("said_of", "{one:predicate} or|and {other:forbidden}", _one_more, None)
    grammar.one_of("more_said_of", "said_of")
    grammar.rule("more_said_of", "{it:bare}", _one, None)
    grammar.listed(
        "predicate_list", "more_said_of", "and", first="said_of", take=_clauses, chained=True
    )
    grammar.rule("bare_said_of", "{it:bare}", _one, None)
    grammar.listed("given_list", "more_said_of", "and", first="bare_said_of", take=never_written)
    grammar.rule(
        "predicates",
        "{subject:target} {items:predicate_list} {duration:duration}",
        put,
        _take_apart,
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
    grammar.rule("never", "{all:forbidden_list}", _all_forbidden, None)
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
    grammar.rule(
        "predicates",
        "make {subject:target} unblockable {duration:duration}",
        lambda subject, duration: (Restrict(subject, "be_blocked", duration),),
        None,
    )
    grammar.one_of("kinds", "field_noun")
    grammar.spelling("kinds", (IsCategory(("digimon", "tamer")),), "Digimon and Tamers")
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
        lambda subject, restriction, duration: (Restrict(subject, restriction, duration),),
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
    _by_effects(grammar)
    grammar.rule(
        "predicates",
        "effects can't trash {match:card_noun} in {of:owner} digivolution cards",
        lambda match, of: (Restrict(of, CARDS_KEPT, "while_active", match),) if match else None,
        _cards_kept,
    )
    _silenced(grammar)
    _effects_under(grammar)
    _may_gain(grammar)
    # "-1000 DP for the turn for each of your Tamers": how long is said before how much
    for words in ("{subject:target} get~", "to {subject:target} , give"):
        grammar.rule(
            "predicates",
            f"{words} {{once:signed}} DP {{duration:duration}} {{scale:scale}}",
            _scaled_behind,
            None,
        )


def _effects_under(grammar: Grammar) -> None:
    """ "This Digimon gains all effects of cards with [X] in their names in this Digimon's digivolution cards"."""
    grammar.rule(
        "predicates",
        "this Digimon gains all effects of {match:card_noun} in this Digimon's digivolution cards",
        _gain_effects_under,
        _effects_gained,
        many=True,
    )
    where = "in this Digimon's digivolution cards"
    for words in ("all effects on", "all of the effects of|on"):
        grammar.rule(
            "predicates",
            f"this Digimon gains {words} {{match:card_noun}} {where}",
            _gain_effects_under,
            None,
        )
    grammar.rule(
        "predicates",
        f"this Digimon gains all effects of cards with {{one:name}} and {{other:name}} in their names {where}",
        lambda one, other: _gain_effects_under((NameContains((one, other)),)),
        None,
    )


def _gain_effects_under(match: Any) -> Steps | None:
    return (GainEffectsUnder(Ref("this"), match),) if match else None


def _effects_gained(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (GainEffectsUnder(target=Ref("this"), match=match),) if match:
            return {"match": match}
    return None


CARDS_KEPT: Restriction = "have_digivolution_cards_trashed"


def _cards_kept(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (Restrict(target=Ref() as of, restriction=restriction, by=match) as only,) if (
            restriction == CARDS_KEPT and only.duration == "while_active"
        ):
            return {"match": match, "of": of}
    return None


def _by_effects(grammar: Grammar) -> None:
    """ "Your opponent's effects can't delete this Digimon": what they can't do, and don't affect."""
    grammar.word("opposing", "", "your opponent's")
    grammar.spelling("opposing", "", "their")
    grammar.word("to_hands_or_decks", "", "to hands or decks")
    for words in ("to the hand or deck", "to its owner's hand or deck"):
        grammar.spelling("to_hands_or_decks", "", words)
    undone: tuple[tuple[Restriction, str, str], ...] = (
        ("be_deleted_by_effects", "delete {subject:target}", "delete it|them"),
        (
            "be_returned_by_effects",
            "return {subject:target} {_:to_hands_or_decks}",
            "return it|them {_:to_hands_or_decks}",
        ),
        ("have_dp_reduced", "reduce the DP of {subject:target}", "reduce its|their DP"),
        (
            "be_de_digivolved_by_effects",
            "affect {subject:target} with <De-Digivolve> effects",
            "affect it|them with <De-Digivolve> effects",
        ),
    )
    for restriction, first, more in undone:

        def of_what(subject: Any, restriction: Restriction = restriction) -> tuple[Any, ...]:
            return (subject, restriction)

        grammar.rule("undone", first, of_what, None)
        grammar.word("undone_too", restriction, more)
    grammar.rule(
        "undone", "reduce {subject:owner} DP", lambda subject: (subject, "have_dp_reduced"), None
    )
    effects = "{_:opposing} effects can't {first:undone}"
    grammar.rule(
        "predicates",
        f"{effects} {{duration:duration}}",
        lambda first, duration: put(first[0], (_all_forbidden((first[1],)),), duration),
        None,
    )
    grammar.rule(
        "predicates",
        f"{effects} or {{other:undone_too}} {{duration:duration}}",
        lambda first, other, duration: put(
            first[0], (_all_forbidden((first[1], other)),), duration
        ),
        None,
    )
    kinds: tuple[tuple[str, tuple[Category, ...]], ...] = (
        ("", ()),
        *((f"{noun}|{noun}'s", (category,)) for category, noun in AFFECTING),
    )
    for words, categories in kinds:

        def immune(subject: Any, duration: Any, categories: Any = categories) -> Steps:
            return put(subject, ((Immune(SUBJECT, "opponents", categories),),), duration)

        grammar.rule(
            "predicates",
            f"{{_:opposing}} {words} effects don't affect {{subject:target}} {{duration:duration}}",
            immune,
            None,
        )
        grammar.rule(
            "predicates",
            f"none of {{subject:bare_plural}} are affected by {{_:opposing}} {words} effects {{duration:duration}}",
            immune,
            None,
        )
    for words, restriction in (
        ("{_:opposing}", "be_de_digivolved_by_effects"),
        ("", "be_de_digivolved"),
    ):

        def whole(subject: Any, duration: Any, restriction: Any = restriction) -> Steps:
            return put(subject, (_all_forbidden((restriction,)),), duration)

        grammar.rule(
            "predicates",
            f"{words} <De-Digivolve> effects don't affect {{subject:target}} {{duration:duration}}",
            whole,
            None,
        )


AND_ATTACK: tuple[tuple[str, DeclareAttack], ...] = (
    ("", DeclareAttack(SUBJECT)),
    ("a player", DeclareAttack(SUBJECT, "player")),
    ("your opponent's Digimon", DeclareAttack(SUBJECT, "digimon")),
    ("without suspending", DeclareAttack(SUBJECT, without_suspending=True)),
)
"""What something that "may gain" a keyword effect may do with it besides."""


def _may_gain(grammar: Grammar) -> None:
    """ "1 of your Digimon may gain <Rush> for the turn and attack": both or neither."""
    gain = "{subject:target} may gain {icon:keyword} {duration:duration}"
    for words, attack in AND_ATTACK:
        grammar.word("and_attack", attack, f"and attack {words}")
    grammar.word("and_attack", "", "")
    grammar.rule("may", f"{gain} {{attack:and_attack}}", _may_have, _what_it_may)


def _may_have(
    subject: Any, icon: KeywordText, duration: Any, attack: DeclareAttack | str
) -> May | None:
    gained = put(subject, ((_keyword(icon),),), duration)
    if isinstance(attack, str):
        return May(gained[0])
    again = Ref("it") if isinstance(subject, Choose) else subject
    return May(Seq((*gained, msgspec.structs.replace(attack, attacker=again))))


def _what_it_may(node: Any) -> dict[str, Any] | None:
    match node:
        case May(process=GainKeyword() as gained, who="yours"):
            attack: DeclareAttack | str = ""
        case May(
            process=Seq(steps=(GainKeyword() as gained, DeclareAttack() as attacking)), who="yours"
        ):
            if attacking.attacker != _once_more(gained.target):
                return None
            attack = msgspec.structs.replace(attacking, attacker=SUBJECT)
        case _:
            return None
    values = _take_keyword(msgspec.structs.replace(gained, target=SUBJECT, duration="for_the_turn"))
    if values is None:
        return None
    return {**values, "subject": gained.target, "duration": gained.duration, "attack": attack}


def _once_more(target: Any) -> Any:
    """What says the same thing again: the name of a choice, or the same words."""
    return Ref(target.bind) if isinstance(target, Choose) and target.bind else target


def _silenced(grammar: Grammar) -> None:
    """ "[On Play] effects on that card don't activate"."""
    grammar.node(
        "act",
        Restrict,
        "{restriction:timing_silenced} effects on {target:reference} don't activate",
        duration="permanent",
    )
    for any_ in ("", "any"):
        grammar.also(
            "act",
            Restrict,
            f"{any_} {{restriction:timing_silenced}} effects on {{target:entered}} don't activate",
            duration="permanent",
        )
    for kind in ("Digimon", "Tamer"):
        for words in (
            f"{kind} played by|with this effect",
            f"the {kind} played by|with this effect",
            f"the {kind} this effect played",
        ):
            grammar.spelling("entered", Ref("that:played"), words)
    grammar.spelling(
        "entered", Ref("that:played"), "the played Digimon|Tamer", "the Digimon you played"
    )
    grammar.spelling("turned", Ref("that:Digimon"), "the Digimon this effect suspended")
    grammar.one_of("target", "entered")
    grammar.rule(
        "predicates",
        "none of {whose:whose} Tamers' {restriction:timing_silenced} effects activate {duration:duration}",
        lambda whose, restriction, duration: (
            Restrict(
                All(Selector(whose=whose, match=(IsCategory(("tamer",)),))), restriction, duration
            ),
        ),
        None,
    )
    grammar.rule(
        "predicates",
        "the {restriction:timing_silenced} effects on {selector:anyones_on_field} don't activate {duration:duration}",
        lambda restriction, selector, duration: (Restrict(All(selector), restriction, duration),),
        None,
    )


def _one(it: Any) -> Steps:
    return (it,)


def _only(steps: Steps) -> dict[str, Any] | None:
    return {"it": steps[0]} if len(steps) == 1 else None


def _not_returned() -> Steps:
    return _all_forbidden(("be_returned_to_hand", "be_returned_to_deck"))


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


def _all_forbidden(all: tuple[Restriction, ...]) -> Steps:
    return tuple(Restrict(SUBJECT, each) for each in all)


def _forbidden(steps: Steps) -> dict[str, Any] | None:
    return {"all": tuple(each.restriction for each in steps)} if len(steps) > 1 else None


def _one_more(one: Any, other: Restriction) -> Steps | None:
    """ "Can't be blocked by Digimon with <Blocker> or be deleted"."""
    if not isinstance(one, Restrict) or one == Restrict(SUBJECT, one.restriction):
        return None
    return (one, Restrict(SUBJECT, other))


def _clauses(items: Any) -> tuple[Steps, ...]:
    """What is said with one verb: "can't attack or block" is two restrictions."""
    out: list[Steps] = []
    for item in items:
        if out and _simply_forbids(item) and _simply_forbids(out[-1][-1]):
            out[-1] = (*out[-1], item)
        else:
            out.append((item,))
    return tuple(out)


def _simply_forbids(item: Any) -> bool:
    return isinstance(item, Restrict) and item == Restrict(SUBJECT, item.restriction)


def never_written(node: Any) -> None:
    """A list that is only read."""


def put(subject: Any, items: tuple[Steps, ...], duration: Any) -> Steps:
    """The processes, with the subject and duration; what was chosen once is "it" afterwards."""
    again = Ref("it") if isinstance(subject, Choose) else subject
    out = []
    for number, item in enumerate(each for said in items for each in said):
        target = again if number else subject
        out.append(msgspec.structs.replace(item, target=target, duration=duration))
    return tuple(out)


def _take_apart(steps: Any) -> dict[str, Any] | None:
    """The subject, what is said of it, and for how long."""
    if not isinstance(steps, tuple) or not all(isinstance(each, PREDICATES) for each in steps):
        return None
    first = steps[0]
    if is_timed(first) or len(groups(steps)) != 1 or first.duration == "permanent":
        return None
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


def is_timed(item: Any) -> bool:
    """Whether its duration is part of what is forbidden: "can't unsuspend during ..."."""
    return isinstance(item, Restrict) and item.restriction == "unsuspend_in_unsuspend_phase"


def groups(steps: Steps) -> list[Steps]:
    """Consecutive predicates of one subject and duration together, and what is spared with what is done to
    all others; everything else alone."""
    out: list[Steps] = []
    for step in steps:
        if out and sparing.goes_on(out[-1][0], step):
            out[-1] = (*out[-1], step)
        elif (
            out
            and isinstance(step, PREDICATES)
            and isinstance(out[-1][0], PREDICATES)
            and _go_together(out[-1][0], step)
        ):
            out[-1] = (*out[-1], step)
        else:
            out.append((step,))
    return out


def _go_together(first: Any, second: Any) -> bool:
    if first.duration != second.duration or is_timed(first) or is_timed(second):
        return False
    if isinstance(first.target, Choose):
        bind = first.target.bind
        return bind is not None and bool(second.target == Ref(bind))
    return bool(first.target == second.target)
