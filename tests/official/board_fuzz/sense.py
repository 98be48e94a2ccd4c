"""What the words of a sentence need of each other, so that an invented one could be printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

import msgspec

from dcg.language.node import Node
from dcg.official.keywords import KEYWORDS
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Attribute
from dcg.official.language.trigger import Trigger
from dcg.official.support.not_yet import CONTINUOUS
from tests.official.board_fuzz.inventor import PROCESSES, ByField, ByKind, Inventor, tag

NAMES: Final = ("Ashling", "Brookling", "Cinder", "Drifter")
TOKENS: Final = ("Sprite", "Wisp")
TRAITS: Final = ("Winged", "Finned", "Iron")
HAD: Final = tuple(held.name for held in KEYWORDS.values() if held.can_be_had)
COST_EVENTS: Final = {"played": "play", "digivolved": "digivolve", "option_used": "use"}

ON_THE_FIELD: Final = ("battle_area",) * 6 + ("breeding_area", "field")
LOOKED_IN: Final[Mapping[type[Node], tuple[str, ...]]] = {
    p.AddToHand: ("trash", "revealed", "digivolution_cards"),
    p.ReturnToDeck: ("battle_area", "trash", "hand", "revealed", "digivolution_cards"),
    p.ReturnToHand: ("battle_area", "battle_area", "trash", "digivolution_cards"),
    p.TrashCards: ("hand", "battle_area", "digivolution_cards", "revealed", "security_stack"),
    p.RevealCards: ("hand", "security_stack"),
    p.PlaceInSecurity: ("hand", "trash", "battle_area", "revealed", "digivolution_cards"),
    p.PlaceUnder: ("hand", "trash", "revealed"),
    p.Play: ("hand", "trash", "digivolution_cards", "revealed"),
    p.Use: ("hand", "trash"),
}
"""Where a process finds what it is done to; everything else is done to what is on the field."""

DONE_TO_ITSELF: Final = (p.AddToHand, p.PlaceInSecurity, p.PlaceUnder, p.ReturnToDeck, p.Play)
"""What can be done to "this card"."""


def can_stand(inventor: Inventor, kind: Any) -> bool:
    """Whether a kind of node can be said where the inventor is."""
    if kind is s.Superlative:
        return False
    if kind not in PROCESSES:
        return kind not in (s.DidThat, s.TriggeredBy) or inventor.role != "statement"
    if kind is p.Unsupported:
        return False
    if inventor.governed:
        return hasattr(kind, "duration") and kind is not p.Lasting
    if inventor.role == "statement":
        return tag(kind) in CONTINUOUS
    if kind is p.PreventLeaving:
        return inventor.role == "would_leave"
    if kind is p.ReduceCost:
        return inventor.role == "would_pay"
    if kind is p.PlaceInBattleArea:
        return inventor.of_option
    if kind is p.ActivateOtherEffect:
        return bool(inventor.activates)
    return kind is not p.WinGame or inventor.once_in(8)


# --- targets ------------------------------------------------------------------------------------


def target_in(*zones: str) -> Callable[[Inventor], Any]:
    """What something is done to, in one of these zones."""

    def invent(inventor: Inventor) -> Any:
        zone = inventor.chance.pick(zones)
        if zone in ON_THE_FIELD and inventor.once_in(3):
            return s.Ref(inventor.chance.pick(inventor.names))
        kind = inventor.chance.pick((s.Choose,) * 6 + (s.All, s.Each))
        if kind is s.Each:
            picks = [chosen_in(inventor, zone) for _ in range(2)]
            return s.Each(tuple(picks), inventor.once_in(2))
        if kind is s.All:
            return s.All(selector_in(inventor, zone))
        return chosen_in(inventor, zone)

    return invent


def selector_in(inventor: Inventor, zone: str) -> s.Selector:
    """A selector of what is in a zone."""
    inventor.depth += 1
    match: tuple[Any, ...] = ()
    if zone in ON_THE_FIELD and not inventor.once_in(3):
        match = (s.IsCategory(("digimon",)),)
    if inventor.once_in(3):
        match = (*match, inventor.value(s.Filter, (s.Selector, "match")))
    if inventor.once_in(8) and not inventor.of_trigger:
        match = (*match, inventor.node(s.Superlative))
    given: dict[str, Any] = {}
    if zone == "deck":
        given["first"] = 1 + inventor.chance.below(3)
    elif zone == "digivolution_cards" and inventor.once_in(2):
        given["of"] = s.Ref("this")
    elif zone == "hand" and inventor.once_in(4):
        given["also"] = ("trash",)
    elif zone == "security_stack" and inventor.once_in(2):
        given[inventor.chance.pick(("first", "last"))] = 1 + inventor.chance.below(2)
    elif zone == "battle_area":
        given["other"] = inventor.once_in(5)
    whose: Any = inventor.chance.pick(("yours", "opponents", "any"))
    if zone in ("hand", "revealed", "deck"):
        whose = "yours" if zone != "revealed" else "any"
    inventor.depth -= 1
    placed: Any = zone
    return s.Selector(zone=placed, whose=whose, match=match, **given)


def any_selector(inventor: Inventor) -> s.Selector:
    """A selector for counting and asking, anywhere."""
    zones = ("battle_area",) * 4 + ("breeding_area", "field", "hand", "trash", "security_stack")
    return selector_in(inventor, inventor.chance.pick((*zones, "digivolution_cards", "revealed")))


def chosen_in(inventor: Inventor, zone: str, **given: Any) -> s.Choose:
    """A choice of what is in a zone."""
    found = {
        "selector": selector_in(inventor, zone),
        "count": inventor.chance.pick((1, 1, 1, 2, inventor.value(s.Number, (s.Choose, "count")))),
        "up_to": inventor.once_in(3),
        "chooser": inventor.chance.pick(("yours", "yours", "yours", "opponents")),
    }
    if inventor.once_in(8):
        found["total"] = s.Compare("play_cost", "<=", 3 + inventor.chance.below(6))
        found["count"], found["up_to"] = 9, True
    if inventor.once_in(5):
        found["bind"] = "chosen"
    return s.Choose(**{**found, **given})


def looked_at(inventor: Inventor) -> s.Selector:
    """Cards from the top of an area, or all of it."""
    zone: Any = inventor.chance.pick(("security_stack", "deck", "hand"))
    whose: Any = inventor.chance.pick(("yours", "opponents"))
    first = 1 + inventor.chance.below(3) if zone != "hand" else None
    return s.Selector(zone=zone, whose=whose, first=first)


# --- numbers and words --------------------------------------------------------------------------


def thousands(inventor: Inventor) -> Any:
    """So much DP."""
    amount = (1 + inventor.chance.below(4)) * inventor.chance.pick((1000, -1000, -3000))
    if inventor.once_in(5):
        return s.Scaled(inventor.node(s.Count), amount, 1 + inventor.chance.below(2))
    return amount


def compared(inventor: Inventor) -> s.Compare:
    """A comparison with a number of the right size."""
    attribute = inventor.chance.pick(get_args(Attribute))
    if inventor.depth < 3 and inventor.once_in(4):
        number: Any = inventor.value(s.Number, (s.Compare, "number"))
    else:
        number = inventor.chance.below(7) * (1000 if attribute == "dp" else 1)
    return s.Compare(attribute, inventor.chance.pick(("=", "!=", "<=", ">=", "<", ">")), number)


def of_these(*words: str) -> Callable[[Inventor], Any]:
    return lambda inventor: (inventor.chance.pick(words),)


def one_of(*words: Any) -> Callable[[Inventor], Any]:
    return lambda inventor: inventor.chance.pick(words)


def lasting(inventor: Inventor) -> Any:
    """How long a change lasts, as it can be said where it stands."""
    if inventor.governed:
        return "governed"
    if inventor.role == "statement":
        return "while_active"
    return inventor.chance.pick(DURATIONS)


DURATIONS: Final = (
    "for_the_turn",
    "for_the_turn",
    "until_end_of_your_turn",
    "until_end_of_opponents_turn",
    "until_end_of_your_next_turn",
    "until_end_of_opponents_next_turn",
    "until_your_next_unsuspend_phase",
    "until_opponents_next_unsuspend_phase",
    "for_the_attack",
    "for_the_battle",
    "permanent",
)


# --- whole nodes --------------------------------------------------------------------------------


def lasting_changes(inventor: Inventor) -> p.Lasting:
    duration = lasting(inventor)
    inventor.governed = True
    changes = tuple(inventor.value(p.Process, (p.Lasting, "changes")) for _ in range(2))
    inventor.governed = False
    return p.Lasting(duration, changes)


def for_each(inventor: Inventor) -> p.ForEach:
    target = s.All(selector_in(inventor, "battle_area"))
    inventor.names.append("each")
    process = inventor.value(p.Process, (p.ForEach, "process"))
    inventor.names.remove("each")
    return p.ForEach(target, process)


def repeated(inventor: Inventor) -> Any:
    """What is done for each of something; in a persistent effect an amount."""
    if inventor.role != "statement":
        return inventor.value(p.Process, (p.Repeat, "process"))
    amount = inventor.chance.pick((1000, -1000))
    target = target_in(*ON_THE_FIELD)(inventor)
    return p.ModifyDP(target, amount, lasting(inventor))


def given_effect(*kinds: str) -> Callable[[Inventor], Effect]:
    """An effect that another gives: it has its own role."""

    def invent(inventor: Inventor) -> Effect:
        from tests.official.board_fuzz.effects import effect  # noqa: PLC0415 - both need each other

        outer = inventor.role, inventor.governed, inventor.names, inventor.activates
        inventor.governed = False
        inventor.depth += 1
        given = effect(inventor, inventor.chance.pick(kinds))
        inventor.depth -= 1
        inventor.role, inventor.governed, inventor.names, inventor.activates = outer
        return given

    return invent


def happened(inventor: Inventor) -> Trigger:
    """What a turn may have had, of either player."""
    whose: Any = inventor.chance.pick(("yours", "opponents"))
    if inventor.once_in(3):
        return Trigger("option_used", whose=whose)
    event: Any = inventor.chance.pick(("played", "digivolved", "attacks", "deleted"))
    return Trigger(event, s.Selector("battle_area", whose, (s.IsCategory(("digimon",)),)))


def by_cost(inventor: Inventor) -> p.ByCost:
    """Paid with what is known to be possible or not."""
    costs: tuple[type[Node], ...] = (
        p.Suspend,
        p.TrashCards,
        p.Delete,
        p.TrashTopSecurity,
        p.LoseMemory,
        p.ReturnToHand,
    )
    keyword: Any = None
    if inventor.role == "process" and inventor.once_in(4):
        keyword = "digi_burst"
        cost: Any = p.TrashDigivolutionCards(s.Ref("this"), 1 + inventor.chance.below(2))
    else:
        cost = inventor.node(inventor.chance.pick(costs))
    return p.ByCost(cost, inventor.value(p.Process, (p.ByCost, "then")), keyword)


def reduced_cost(inventor: Inventor) -> p.ReduceCost:
    kind: Any = inventor.chance.pick(("play", "use", "digivolve"))
    return p.ReduceCost(
        kind,
        inventor.chance.pick((1, 2, 3, -1)),
        this_card=inventor.once_in(6),
        this_digimon=kind == "digivolve" and inventor.once_in(3),
    )


def _targets() -> dict[tuple[type[Node], str], Callable[[Inventor], Any]]:
    found: dict[tuple[type[Node], str], Callable[[Inventor], Any]] = {}
    for kind in PROCESSES:
        for field in msgspec.structs.fields(kind):
            if field.type == s.Target:
                found[kind, field.name] = target_in(*LOOKED_IN.get(kind, ON_THE_FIELD))
            if field.name == "duration":
                found[kind, "duration"] = lasting
    return found


BY_FIELD: Final[ByField] = {
    **_targets(),
    (p.PlaceUnder, "under"): target_in("battle_area"),
    (p.PlaceInBattleArea, "target"): one_of(s.Ref("this_card")),
    (p.PreventLeaving, "target"): one_of(s.Ref("subject")),
    (p.ActivateOtherEffect, "of"): one_of(s.Ref("this"), s.Ref("this_card")),
    (p.ActivateOtherEffect, "timing"): lambda held: held.chance.pick(held.activates),
    (p.Digivolve, "into"): lambda held: chosen_in(
        held, held.chance.pick(("hand", "hand", "trash")), count=1
    ),
    (p.Bind, "target"): lambda held: chosen_in(held, "battle_area", bind="chosen"),
    (p.LookAt, "selector"): looked_at,
    (p.ModifyDP, "amount"): thousands,
    (p.SetDP, "value"): one_of(1000, 3000, 8000),
    (p.SetMemory, "value"): one_of(0, 1, 3),
    (p.GainKeyword, "keyword"): one_of(*HAD),
    (p.GainKeyword, "value"): one_of(1, 1, -1, 2),
    (p.GainKeyword, "what"): one_of(()),
    (p.GainEffect, "effect"): given_effect("trigger", "immediate", "persistent"),
    (p.NextTime, "effect"): given_effect("immediate"),
    (p.GainEffectsUnder, "target"): one_of(s.Ref("this")),
    (p.GainEffectsUnder, "match"): one_of((), (s.HasColour(("red",)),), (s.HasTrait(TRAITS[:1]),)),
    (p.Repeat, "process"): repeated,
    (p.Play, "cost"): one_of(None, None, 2),
    (p.Play, "materials"): one_of((), (), (s.Selector("trash", "yours"),)),
    (p.PlayToken, "name"): one_of(*TOKENS),
    (p.PlayToken, "besides"): one_of("", "", *TOKENS),
    (p.Permit, "names"): of_these(*NAMES),
    (p.Restrict, "by"): one_of(()),
    (p.Restrict, "only_into"): one_of(()),
    (p.Immune, "categories"): one_of((), ("digimon",), ("option", "tamer")),
    (p.TreatAs, "names"): of_these(*NAMES),
    (p.TreatAs, "original_names"): of_these(*NAMES),
    (p.TreatAs, "traits"): of_these(*TRAITS),
    (p.TreatAs, "dp"): one_of(None, None, 2000),
    (p.ForEach, "bind"): one_of("each"),
    (p.DnaDigivolve, "bind"): one_of(None),
    (p.PlayToken, "bind"): one_of(None),
    (s.HasKeyword, "keyword"): one_of(*HAD),
    (s.NameIs, "names"): of_these(*NAMES),
    (s.NameContains, "texts"): of_these("ling", "in", "r"),
    (s.NameContains, "other_than"): of_these(*NAMES),
    (s.HasTrait, "other_than"): of_these(*TRAITS),
    (s.HasTrait, "traits"): of_these(*TRAITS, "Wing"),
    (s.HasInText, "term"): one_of("Blocker", "Ashling", "Winged"),
    (s.Ref, "name"): lambda held: held.chance.pick(held.names),
    (s.Count, "selector"): any_selector,
    (s.Exists, "selector"): any_selector,
    (s.Scaled, "number"): lambda held: held.node(s.Count),
    (s.TriggeredBy, "effect_of"): one_of("", "", *NAMES),
    (s.HappenedThisTurn, "trigger"): happened,
    (s.Superlative, "attribute"): one_of("dp", "level", "play_cost"),
    (s.Choose, "bind"): one_of(None, "chosen"),
}
"""Fields whose type says too little."""

BY_KIND: Final[ByKind] = {
    s.Compare: compared,
    s.Selector: any_selector,
    p.Lasting: lasting_changes,
    p.ForEach: for_each,
    p.ByCost: by_cost,
    p.ReduceCost: reduced_cost,
}
"""Kinds of node whose fields need each other."""
