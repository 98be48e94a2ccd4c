"""Resolves "it", "that Digimon", "that card": which earlier thing is meant.

Discourse goes in the order of the text. "It" is the last thing mentioned that can be one; "that Digimon"
the last one that isn't this Digimon and is of that kind. A choice that is meant later gets a name.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from dcg.language.node import Node
from dcg.official.language.effect import Effect
from dcg.official.language.processes import (
    AddSecurityToHand,
    AddToHand,
    ByCost,
    Digivolve,
    DnaDigivolve,
    GainEffect,
    If,
    LookAt,
    May,
    NextTime,
    Overwrite,
    PlaceInSecurity,
    PlaceUnder,
    Play,
    PlayToken,
    PreventLeaving,
    Process,
    ReturnToDeck,
    ReturnToHand,
    RevealTop,
    TrashTopDeck,
    TrashTopSecurity,
    TurnSecurity,
)
from dcg.official.language.processes.entering import WHAT_WAS_PLAYED
from dcg.official.language.selectors import (
    Choose,
    CountDone,
    CountTriggered,
    DidThat,
    Each,
    Exists,
    IsCategory,
    IsRef,
    Matches,
    Ref,
    Selector,
    Such,
)
from dcg.official.language.terms import Deed
from dcg.official.language.trigger import Trigger
from dcg.official.reading.results import DEEDS
from dcg.official.support.tree import walk
from dcg.official.text.discourse import (
    DIGIVOLVED,
    STACKED_NAME,
    Dangling,
    Discourse,
    Mentioned,
    all_of_them,
    meant_by,
)
from dcg.official.text.grammar.each import ONE_SPOKEN_OF
from dcg.official.text.grammar.nouns import OTHER_SIDE, PLACED_UNDER, PLAYED, called, noun_of
from dcg.official.text.grammar.results import EACH_ONE
from dcg.official.text.played_kinds import can_be

ENTERING = "entering"
"""The card that would be digivolved into, as the language names it."""

PLAYED_AS_THEY_ARE = (Ref("this_card"), Ref("revealed"))
"""Cards that are played without having been chosen, and are no such cards afterwards."""


NAMED = (Choose, PlayToken, DnaDigivolve)
"""What names a thing for later sentences."""

_IN_DANGER = tuple(
    map(
        Ref,
        ("it", "them", "subject", "that:Digimon", "that:Tamer", "those:Digimon", "those:Tamer"),
    )
)
"""How what would leave is called where it does not."""


def resolve(effect: Effect, *, of_tamer: bool = False) -> Effect:
    """The effect with every pronoun replaced by what it means.

    What a Tamer does as a condition is not what "it" is about, where the trigger is about others.
    """
    others = any(isinstance(trigger.subject, Selector) for trigger in effect.triggers)
    discourse = Discourse(
        of_checked_card=effect.kind == "security",
        passes_over_costs=of_tamer and others,
        is_triggered=bool(effect.triggers),
        events=frozenset(trigger.event for trigger in effect.triggers),
        waits_for_deletion=any(
            trigger.event == "deleted" and trigger.subject != Ref("this")
            for trigger in effect.triggers
        ),
    )
    waits = effect.kind == "trigger"
    for trigger in effect.triggers:
        if effect.kind == "immediate" and trigger.subject == Ref("this_card"):
            discourse.of_this_card = True
        if _names_what_enters(effect, trigger):
            discourse.mentions.append(Mentioned("card", ENTERING))
        if trigger.event == "deleted" and isinstance(trigger.subject, Selector) and waits:
            discourse.trashes = discourse.deleted = discourse.one_trashed = True
        match trigger.subject:
            case Ref(name="this"):
                discourse.mentions.append(Mentioned("Digimon", "this"))
            case None if _is_about_a_card(trigger):
                discourse.mentions.append(Mentioned("card", "subject"))
            case Ref(name="this_card") if trigger.event.startswith("card_trashed"):
                discourse.mentions.append(Mentioned("card", "this_card"))
            case Selector() as selector:
                discourse.described = selector.match
                discourse.mentions.append(Mentioned(noun_of(selector), "subject"))
                if trigger.event == "played":
                    discourse.entered = "subject"
                if trigger.event == "digivolved" and effect.kind == "immediate":
                    discourse.digivolved = discourse.mentions[-1]
        if trigger.target_match:
            discourse.mentions.append(Mentioned("Digimon", "object"))
        discourse.trashes |= trigger.event in CARDS_TRASHED
        discourse.other_side = OTHER_SIDE.get(trigger.event, discourse.other_side)
    condition = _walk(effect.condition, discourse)
    body = _walk(effect.body, discourse)
    numbers = iter(range(discourse.choices))
    body = _name(body, discourse.names, numbers)
    return msgspec.structs.replace(effect, condition=condition, body=body)


CARDS_TRASHED: Final = frozenset(
    (
        "card_trashed_from_hand",
        "card_trashed_from_deck",
        "card_trashed_from_security",
        "digivolution_card_trashed",
    )
)
"""What effects wait for whose cards are then those that were trashed."""


def _is_about_a_card(trigger: Trigger) -> bool:
    """Whether it speaks of one card, which is "that card" then."""
    if trigger.subject is not None:
        return False
    trashed = trigger.event.startswith("card_trashed") and bool(trigger.cards)
    return trashed or trigger.event == "security_checked"


def _names_what_enters(effect: Effect, trigger: Trigger) -> bool:
    """Whether it says what would be digivolved into: "that card" is that then."""
    this_card = (IsRef(Ref("this_card")),)
    return effect.kind == "immediate" and trigger.into not in ((), this_card)


def _walk(node: Any, discourse: Discourse) -> Any:
    """Resolves in text order: every node's fields are declared in the order they are said."""
    if isinstance(node, tuple):
        return tuple(_walk(each, discourse) for each in node)
    if isinstance(node, GainEffect):
        return msgspec.structs.replace(node, target=_walk(node.target, discourse))
    if isinstance(node, Ref):
        return meant_by(node, discourse)
    if not isinstance(node, Node) or isinstance(node, NextTime):
        return node
    if isinstance(node, Exists):
        counted = discourse.as_counted(node)
        if not isinstance(counted, Exists):
            return counted
        discourse.described, discourse.there = counted.selector.match, counted.selector
        return _compared(counted, discourse)
    discourse.counts(node)
    if isinstance(node, Matches):
        if (did := discourse.did_to(node.ref)) is not None:
            return DidThat(did, "any", node.match)
        node = discourse.with_its_stack(node)
    if node == CountDone("place") and discourse.deed == "return" and not discourse.placed:
        return CountDone("return")  # placed at the bottom of the deck
    node = discourse.among_them(node)
    if isinstance(node, CountDone | CountTriggered):
        node = _counted(node, discourse)
    if isinstance(node, PreventLeaving) and node.target in _IN_DANGER:
        return PreventLeaving(all_of_them(discourse.in_danger(), node.target))
    if isinstance(node, PreventLeaving):
        node = _some_in_danger(node, discourse)
    changed = {}
    looked_at = discourse.looked_at
    digivolving: Mentioned | None = None
    first = len(discourse.mentions)
    for name in node.__struct_fields__:
        before = len(discourse.mentions)
        changed[name] = _walk_field(node, name, first, discourse)
        if discourse.passes_over_costs and isinstance(node, ByCost) and name == "cost":
            done = discourse.mentions[before:]
            discourse.mentions[before:] = [each for each in done if each.name != "this"]
        if isinstance(node, ByCost) and name == "cost":
            discourse.pays()
        if isinstance(node, Play) and name == "target":
            discourse.played.append(_played(changed[name], discourse))
            discourse.played_cards.append(changed[name])
        discourse.places_under(node, name)
        if isinstance(node, Digivolve) and name == "target":
            digivolving = _digivolving(changed[name], discourse)
    _once_it_is_said(node, first, looked_at, discourse)
    if isinstance(node, Selector):
        changed |= discourse.found_by(node, changed["match"])
    if (deed := _DEED_OF.get(type(node))) is not None:
        discourse.does(deed)
    if digivolving is not None:
        discourse.digivolves(digivolving)
    _mention_cards(node, discourse)
    _can_be_named(node, discourse)
    meant = msgspec.structs.replace(node, **changed)
    if discourse.digivolves_known and getattr(node, "target", None) == Ref(DIGIVOLVED):
        return If(DidThat("digivolve"), cast(Process, meant))
    return meant


def _mention_cards(node: Node, discourse: Discourse) -> None:
    """Mentions the one card that is played, looked at, revealed or trashed without being chosen."""
    if isinstance(node, Play) and (
        node.target in PLAYED_AS_THEY_ARE or isinstance(node.target, Each)
    ):
        discourse.mentions.append(Mentioned("card", WHAT_WAS_PLAYED))
    if isinstance(node, LookAt) and node.selector.first == 1:
        discourse.mentions.append(Mentioned("card", "looked_at"))
    if isinstance(node, RevealTop) and node.count == 1:
        discourse.mentions.append(Mentioned("card", "revealed"))
    if (
        isinstance(node, TrashTopDeck | TrashTopSecurity)
        and node.count == 1
        and node.whose != "any"
    ):
        discourse.mentions.append(Mentioned("card", "trashed"))
    elif isinstance(node, _TAKES_UNCHOSEN) and getattr(node, "target", None) is None:
        discourse.unchosen = (_DEED_OF[type(node)], len(discourse.mentions))


def _once_it_is_said(
    node: Node, first: int, looked_at: Selector | None, discourse: Discourse
) -> None:
    if isinstance(node, Overwrite):
        discourse.is_done_instead(discourse.mentions[first:])
    if isinstance(node, If | May):
        discourse.looked_at = looked_at  # outside, it may not have been looked at


def _some_in_danger(node: PreventLeaving, discourse: Discourse) -> PreventLeaving:
    """ "1 of them doesn't leave": of those that would, whatever a cost has spoken of since."""
    match node.target:
        case Choose(selector=Selector(match=(IsRef(ref=ref),)) as some) if ref in _IN_DANGER:
            meant = IsRef(all_of_them(discourse.in_danger(), ref))
            some = msgspec.structs.replace(some, match=(meant,))
            return PreventLeaving(msgspec.structs.replace(node.target, selector=some))
    return node


def _walk_field(node: Node, name: str, first: int, discourse: Discourse) -> Any:
    """Resolves one field; `first` counts the mentions in front of the node. Nothing is placed under itself."""
    said = getattr(node, name)
    placed: list[Mentioned] = []
    if name == "under":
        said = _under_what(said, discourse)
        if isinstance(node, PlaceUnder) and isinstance(said, Ref):
            placed = discourse.mentions[first:]
            del discourse.mentions[first:]
    meant = _walk(said, discourse)
    discourse.mentions[first:first] = placed
    if discourse.deleted and name == "target" and isinstance(node, _MOVES) and meant in _TRIGGERED:
        return Ref("trashed")
    return meant


_MOVES: Final = (Play, PlaceUnder, PlaceInSecurity, ReturnToHand, ReturnToDeck, AddToHand)
"""What is done to the card of a Digimon that was deleted: it is in the trash (4-2-8)."""

_TRIGGERED: Final = (Ref("subject"), Ref("subjects"))


def _can_be_named(node: Node, discourse: Discourse) -> None:
    """Mentions what is chosen or made, so that later sentences can speak of it."""
    if isinstance(node, NAMED):
        if not _is_spoken_of(node):
            discourse.mentions.append(Mentioned(noun_of(node), slot=discourse.choices))
        discourse.choices += 1


def _is_spoken_of(node: Node) -> bool:
    """Whether it is one thing that was chosen before, and nothing is chosen anew."""
    return any(node == Choose(Selector(match=(IsRef(Ref(name)),))) for name in ONE_SPOKEN_OF)


def _compared(node: Exists, discourse: Discourse) -> Exists:
    """A condition that counts, with what it compares to; what it counts is nothing to speak of again."""
    before, described = list(discourse.mentions), discourse.described
    node = msgspec.structs.replace(node, selector=_walk(node.selector, discourse))
    discourse.mentions, discourse.described = before, described
    return node


def _under_what(said: Any, discourse: Discourse) -> Any:
    """ "When this card would be played, by placing 1 of X under it": under this card."""
    if said == Ref("it") and discourse.of_this_card:
        return Ref("this_card")
    return said if discourse.there is None else _one_that_is_there(said, discourse)


def _one_that_is_there(said: Any, discourse: Discourse) -> Any:
    """ "If you have a Digimon with X, place this card under that Digimon": one of those that are there."""
    match said:
        case Choose(selector=Selector(match=(IsRef(ref=Ref(name=name)),)), count=1):
            pass
        case Ref(name=name):
            pass
        case _:
            return said
    there = discourse.there
    digimon = IsCategory(("digimon",))
    if name not in ("that:Digimon", "those:Digimon") or there is None or digimon not in there.match:
        return said
    if any(each.noun == "Digimon" and each.name != "this" for each in discourse.mentions):
        return said
    return Choose(Selector(whose=there.whose, match=(Such(), digimon)))


def _counted(node: CountDone | CountTriggered, discourse: Discourse) -> Any:
    """What is counted: what met the trigger condition (15-15-7-4), or what this effect did (15-15-7-1)."""
    if node == CountTriggered() and not discourse.waits_for_deletion:
        if discourse.deed == "delete":
            return CountDone("delete", "any", (IsCategory(("digimon",)),))
        if not discourse.is_triggered:
            raise Dangling("nothing that was deleted")
    if node == EACH_ONE:
        if discourse.deed is None:
            raise Dangling("nothing that was done to each one")
        return CountDone(discourse.deed)
    return node


def _played(target: Any, discourse: Discourse) -> Mentioned | None:
    """What is played, as far as it is one thing or what is chosen by one process."""
    if isinstance(target, Choose):
        return discourse.mentions[-1]
    if target in PLAYED_AS_THEY_ARE or isinstance(target, Each):
        return Mentioned("card", WHAT_WAS_PLAYED)
    return Mentioned("card", target.name) if isinstance(target, Ref) else None


_TAKES_UNCHOSEN: Final = (TrashTopDeck, TrashTopSecurity, AddSecurityToHand, TurnSecurity)
"""What is done to cards by where they lie."""
_DEED_OF: Final[dict[type, Deed]] = {
    kind: cast(Deed, deed)
    for deed, kinds in DEEDS.items()
    for kind in kinds
    if deed != "dna_digivolve"
}


def _digivolving(target: Any, discourse: Discourse) -> Mentioned | None:
    """What digivolves is spoken of again, not the card it digivolves into: that is the Digimon now."""
    if isinstance(target, Choose):
        return discourse.mentions[-1]
    return Mentioned("Digimon", target.name) if isinstance(target, Ref) else None


def _name(node: Any, names: dict[int, str], numbers: Any) -> Any:
    """Puts the names on the choices that are meant later, in the same order as `_walk`."""
    if isinstance(node, tuple):
        return tuple(_name(each, names, numbers) for each in node)
    if not isinstance(node, Node) or isinstance(node, Ref | Exists | NextTime):
        return node
    if isinstance(node, GainEffect):
        return msgspec.structs.replace(node, target=_name(node.target, names, numbers))
    changed = {name: _name(getattr(node, name), names, numbers) for name in node.__struct_fields__}
    if isinstance(node, NAMED):
        number = next(numbers)
        if number in names:
            changed["bind"] = names[number]
    return msgspec.structs.replace(node, **changed)


def bindings(effect: Effect) -> dict[str, tuple[str, bool]]:
    """For each name later sentences use: its noun, and whether it may be several."""
    out: dict[str, tuple[str, bool]] = {}
    for trigger in effect.triggers:
        if isinstance(trigger.subject, Selector):
            noun = called(trigger.subject)
            out["subject"] = (noun, False)
            out["subjects"] = (noun if noun == "Digimon" else f"{noun}s", True)
        elif _is_about_a_card(trigger):
            out["subject"] = ("card", False)
        if trigger.target_match:
            out["object"] = ("Digimon", False)
        if trigger.event in OTHER_SIDE:
            out["object"] = (OTHER_SIDE[trigger.event], False)
        if _names_what_enters(effect, trigger):
            out[ENTERING] = ("card", False)
    _collect(effect.body, out)
    _collect_played(effect, out)
    return out


def _collect_played(effect: Effect, out: dict[str, tuple[str, bool]]) -> None:
    """What is played is told by that, where one process alone plays and its kind is said."""
    plays = [node.target for node in walk(effect.body) if isinstance(node, Play)]
    match plays:
        case [Choose(bind=str() as name) as target]:
            kinds = [noun for kind, noun in _NOUNS.items() if can_be(kind, target)]
            if len(kinds) == 1:
                out[PLAYED + name] = (kinds[0], out[name][1])


_NOUNS: Final = {"digimon": "Digimon", "tamer": "Tamer"}


def _collect(node: Any, out: dict[str, tuple[str, bool]]) -> None:
    if isinstance(node, tuple):
        for each in node:
            _collect(each, out)
    elif isinstance(node, NextTime):
        out.update(bindings(node.effect))
    elif isinstance(node, NAMED) and node.bind:
        plural = not isinstance(node, DnaDigivolve) and node.count != 1
        plural = plural or (isinstance(node, Choose) and node.up_to)
        noun = PLACED_UNDER if node.bind == STACKED_NAME else called(node)
        if plural and noun != "Digimon":
            noun += "s"
        out[node.bind] = (noun, plural)
        for name in node.__struct_fields__:
            _collect(getattr(node, name), out)
    elif isinstance(node, Node) and not isinstance(node, GainEffect):
        if isinstance(node, Play) and node.target in PLAYED_AS_THEY_ARE:
            out[WHAT_WAS_PLAYED] = ("card", False)
        if isinstance(node, Play) and isinstance(node.target, Each):
            out[WHAT_WAS_PLAYED] = ("cards", True)
        for name in node.__struct_fields__:
            _collect(getattr(node, name), out)
