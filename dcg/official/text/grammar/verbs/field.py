"""What happens to a Digimon or Tamer on the field."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    Delete,
    HatchEgg,
    May,
    MoveDigimon,
    PreventLeaving,
    Repeat,
    Restrict,
    SetDP,
    Suspend,
    Unsuspend,
)
from dcg.official.language.selectors import (
    Choose,
    Compare,
    Count,
    Excess,
    Filter,
    IsCategory,
    NotMatching,
    Ref,
    Scaled,
    Selector,
    Superlative,
)
from dcg.official.language.terms import Prevented, Whose
from dcg.official.text.grammar.amounts.amounts import Scale
from dcg.official.text.grammar.choices.choices import OneOf

DELETING = "deleting"
"""The feature of an effect about a deletion: what it prevents "isn't deleted"."""
PREVENTED: Final[dict[Prevented, str]] = {
    "suspending": "suspend",
    "unsuspending": "unsuspend",
    "attacking": "attack",
}
"""What something is kept from, but for leaving, and the verb for it."""
BRED = Choose(Selector(zone="breeding_area", whose="yours", match=(IsCategory(("digimon",)),)))


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _turned_and_deleted(grammar)
    _kept(grammar)
    _moved(grammar)


def _turned_and_deleted(grammar: Grammar) -> None:
    act = grammar.act
    act(Delete, "!delete {target:whom}")
    act(Suspend, "!suspend {target:target}")
    grammar.rule(
        "act",
        "delete {whose:whose} {match:field_noun} until they have as many as you have security cards",
        _down_to_security,
        _as_many_as_security,
        many=True,
    )
    # one after another, each the lowest then (EX4-073#Q3521)
    grammar.rule(
        "clause",
        "among {selector:kinds_of_one} , delete {count:count} with {best:having} {scale:scale}",
        _best_one_by_one,
        None,
    )
    grammar.rule(
        "kinds_of_one",
        "{whose:whose} Digimon and Tamers",
        lambda whose: Selector(whose=whose, match=(IsCategory(("digimon", "tamer")),)),
        None,
    )
    act(Unsuspend, "!unsuspend {target:whom}")
    act(Unsuspend, "{target:target} unsuspend~", reads_only=True)
    act(Suspend, "{target:target} suspend~", reads_only=True)
    act(
        Restrict,
        "{target:target} can't digivolve from now on",
        restriction="digivolve",
        duration="permanent",
    )
    grammar.rule(
        "act",
        "{target:target} can't digivolve to {level:level} from now on",
        never_to_level,
        _to_no_level,
    )
    act(
        SetDP,
        "!change {target:one_possessed} original DP to {value:number} {duration:duration}",
        reads_only=True,
    )
    grammar.one_of("one_possessed", "possessed", "owner", "all_possessed")
    for becomes in ("becomes", "is"):
        grammar.also(
            "act",
            SetDP,
            f"{{target:one_possessed}} original DP {becomes} {{value:number}} {{duration:duration}}",
        )
    grammar.rule(
        "one_possessed",
        "1 {before:befores} Digimon's",
        lambda before: Choose(Selector(match=(*before, IsCategory(("digimon",))))),
        None,
    )
    act(SetDP, "!change the original DP of {target:target} to {value:number} {duration:duration}")


def never_to_level(target: Ref, level: int) -> Restrict:
    """It digivolves into nothing of that level, for as long as it is there (EX3-069#Q5722)."""
    other = NotMatching(Compare("level", "=", level))
    return Restrict(target, "digivolve", "permanent", only_into=(other,))


def _to_no_level(node: Any) -> dict[str, Any] | None:
    match node:
        case Restrict(
            target=Ref() as target, only_into=(NotMatching(filter=Compare(number=int() as level)),)
        ):
            whole = node == never_to_level(target, level)
            return {"target": target, "level": level} if whole else None
    return None


def _kept(grammar: Grammar) -> None:
    act = grammar.act
    act(PreventLeaving, "!prevent that|its deletion|removal", reads_only=True, target=Ref("it"))
    act(PreventLeaving, "!prevent {target:reference} from leaving", reads_only=True)
    act(PreventLeaving, "!prevent {target:some_of_those} from leaving", reads_only=True)
    act(PreventLeaving, "!prevent {target:reference} from leaving play", reads_only=True)
    act(PreventLeaving, "!prevent {target:reference} from leaving the battle area", reads_only=True)
    act(PreventLeaving, "!prevent the deletion", reads_only=True, target=Ref("it"))
    act(PreventLeaving, "!prevent {target:reference} from being deleted", reads_only=True)
    act(PreventLeaving, "!keep {target:reference} in play", reads_only=True)
    for what, verb in PREVENTED.items():
        words = f"{{target:reference}} don't {verb}"
        grammar.rule("act", words, _never_read, partial(_of_all, what=what), many=True)
        for target in ("reference", "some_of_those"):
            words = f"{{target:{target}}} doesn't|don't {verb}"
            grammar.node("act", PreventLeaving, words, what=what)
            if what != "attacking":
                words = f"{{target:{target}}} isn't|aren't {verb}ed"
                grammar.also("act", PreventLeaving, words, what=what)
    for words, when in (("aren't deleted", DELETING), ("don't leave", None)):
        grammar.rule(
            "act", f"{{target:reference}} {words}", _never_read, _of_all, many=True, when=when
        )
    grammar.node("act", PreventLeaving, "{target:reference} isn't|aren't deleted", when=DELETING)
    grammar.also("act", PreventLeaving, "{target:reference} isn't|aren't deleted")
    grammar.also("act", PreventLeaving, "{target:reference} isn't|aren't returned")
    grammar.also("act", PreventLeaving, "{target:some_of_those} isn't|aren't returned")
    grammar.node("act", PreventLeaving, "{target:reference} doesn't|don't leave")
    grammar.also("act", PreventLeaving, "{target:reference} doesn't|don't leave the battle area")


def _moved(grammar: Grammar) -> None:
    act = grammar.act
    act(HatchEgg, "!hatch in your breeding area")
    act(
        HatchEgg,
        "!hatch 1 Digi-Egg card to an empty space in your breeding area",
        reads_only=True,
    )
    for words in (
        "in your empty breeding area",
        "1 Digi-Egg card? in your empty? breeding area",
        "1 Digi-Egg card? to your empty breeding area",
    ):
        act(HatchEgg, f"!hatch {words}", reads_only=True)
    act(MoveDigimon, "{target:target} move~ to your empty breeding area", to="breeding_area")
    act(
        MoveDigimon,
        "!move {target:this} to your|the|an empty breeding area",
        reads_only=True,
        to="breeding_area",
    )
    act(
        MoveDigimon,
        "!move {target:choice} to your|the breeding area",
        reads_only=True,
        to="breeding_area",
    )
    act(MoveDigimon, "!move {target:choice} to your|the empty breeding area", to="breeding_area")
    act(
        MoveDigimon,
        "!move 1 of your Digimon from the|your breeding area to the|your battle area",
        target=BRED,
        to="battle_area",
    )
    act(
        MoveDigimon,
        "!move 1|your Digimon from|in the|your breeding area to the|your battle area",
        reads_only=True,
        target=BRED,
        to="battle_area",
    )
    for category, verb in (("act", "move"), ("cost", "moving"), ("cost_act", "move")):
        grammar.rule(
            category,
            f"{verb} {{count:count}} of {{it:bred}} to the|your battle area",
            lambda count, it: MoveDigimon(Choose(it, *count), to="battle_area"),
            None,
        )
    grammar.rule("bred_ones", "1 of your {match:field_noun}", _one_bred, _those_bred, many=True)
    for one in ("1", "your"):
        grammar.rule("bred_ones", f"{one} {{match:field_noun}}", _one_bred, None)
    act(
        MoveDigimon,
        "!move {target:bred_ones} from the|your breeding area to the|your battle area",
        to="battle_area",
    )
    act(
        MoveDigimon,
        "!move {target:bred_ones} in the|your breeding area to the|your battle area",
        reads_only=True,
        to="battle_area",
    )
    grammar.act(MoveDigimon, "!move {target:this} to the battle area", to="battle_area")
    act(
        MoveDigimon,
        "{target:this} moves to the battle area",
        reads_only=True,
        to="battle_area",
    )
    grammar.spelling(
        "may",
        May(MoveDigimon(Ref("this"))),
        "this Digimon may move to the|your battle area",
        "this Digimon may move from the breeding area? to the|your battle area",
    )
    grammar.rule("may", "this Digimon may move", lambda: May(MoveDigimon(Ref("this"))), _out_itself)


def _down_to_security(whose: Whose, match: tuple[Filter, ...]) -> Delete | None:
    """As many of theirs as they have more than its player has security cards (BT19-094#Q3168)."""
    if whose != "opponents":
        return None
    theirs = Selector(whose="opponents", match=match)
    over = Count(Selector("security_stack", "yours"))
    return Delete(Choose(theirs, Excess(Count(theirs), over)))


def _as_many_as_security(node: Any) -> dict[str, Any] | None:
    match node:
        case Delete(target=Choose(selector=Selector(match=match), count=Excess())):
            whole = node == _down_to_security("opponents", match)
            return {"whose": "opponents", "match": match} if whole else None
    return None


def _out_itself(node: Any) -> dict[str, Any] | None:
    moved = node.process if isinstance(node, May) and node.who == "yours" else None
    return {} if moved == MoveDigimon(Ref("this")) else None


def _best_one_by_one(selector: Selector, count: OneOf, best: Filter, scale: Scale) -> Repeat | None:
    if not isinstance(best, Superlative) or count != (1, False):
        return None
    target = Choose(replace(selector, match=(*selector.match, best)))
    return Repeat(Scaled(scale[1], 1, scale[0]), Delete(target), anew=True)


def _one_bred(match: tuple[Filter, ...]) -> Choose | None:
    target = Choose(Selector("breeding_area", "yours", match))
    return target if match and target != BRED else None


def _those_bred(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Choose):
        return None
    whole = node == Choose(Selector("breeding_area", "yours", node.selector.match), bind=node.bind)
    return {"match": node.selector.match} if whole else None


def _never_read(target: Ref) -> None:
    """It is read as of one thing is."""


def _of_all(node: Any, what: Prevented = "leaving") -> dict[str, Any] | None:
    """What is said of all that the trigger is about."""
    said = PreventLeaving(Ref("subjects"), what)
    return {"target": said.target} if node == said else None
