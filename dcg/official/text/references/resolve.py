"""Resolves "it", "that Digimon", "that card": which earlier thing is meant.

Discourse goes in the order of the text. "It" is the last thing mentioned that can be one; "that Digimon"
the last one that isn't this Digimon and is of that kind. A choice that is meant later gets a name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, cast

import msgspec

from dcg.language.node import Node
from dcg.official.language.effect import Effect
from dcg.official.language.processes import (
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
from dcg.official.text.grammar.choices.each import ONE_SPOKEN_OF
from dcg.official.text.grammar.things.nouns import noun_of
from dcg.official.text.references.awaited import Awaited
from dcg.official.text.references.discourse import Discourse, all_of_them
from dcg.official.text.references.done import (
    DEED_OF,
    DIGIVOLVED,
    PLAYED_AS_THEY_ARE,
    TAKES_UNCHOSEN,
)
from dcg.official.text.references.mentions import Mentioned

NAMED = (Choose, PlayToken, DnaDigivolve)
"""What names a thing for later sentences."""

_IN_DANGER = tuple(
    map(
        Ref,
        ("it", "them", "subject", "that:Digimon", "that:Tamer", "those:Digimon", "those:Tamer"),
    )
)
"""How what would leave is called where it does not."""

_MOVES: Final = (Play, PlaceUnder, PlaceInSecurity, ReturnToHand, ReturnToDeck, AddToHand)
"""What is done to the card of a Digimon that was deleted: it is in the trash (4-2-8)."""

_TRIGGERED: Final = (Ref("subject"), Ref("subjects"))


def resolve(effect: Effect, *, of_tamer: bool = False) -> Effect:
    """The effect with every pronoun replaced by what it means.

    What a Tamer does as a condition is not what "it" is about, where the trigger is about others.
    """
    discourse = Discourse.of(Awaited(effect, of_tamer))
    condition = _walk(effect.condition, discourse)
    body = _walk(effect.body, discourse)
    numbers = iter(range(discourse.mentions.choices))
    body = _name(body, discourse.mentions.names, numbers)
    return msgspec.structs.replace(effect, condition=condition, body=body)


def _walk(node: Any, discourse: Discourse) -> Any:
    """Resolves in text order: every node's fields are declared in the order they are said."""
    if isinstance(node, tuple):
        return tuple(_walk(each, discourse) for each in node)
    if isinstance(node, GainEffect):
        return msgspec.structs.replace(node, target=_walk(node.target, discourse))
    if isinstance(node, Ref):
        return discourse.meant_by(node)
    if not isinstance(node, Node) or isinstance(node, NextTime):
        return node
    if isinstance(node, Exists):
        return _counting(node, discourse)
    discourse.counted.counts(node)
    if isinstance(node, Matches):
        if (did := discourse.did_to(node.ref)) is not None:
            return DidThat(did, "any", node.match)
        node = discourse.counted.with_its_stack(node)
    node = discourse.among_them(node)
    if isinstance(node, CountDone | CountTriggered):
        node = discourse.how_many(node)
    if isinstance(node, PreventLeaving) and node.target in _IN_DANGER:
        return PreventLeaving(all_of_them(discourse.in_danger(), node.target), node.what)
    if isinstance(node, PreventLeaving):
        node = _some_in_danger(node, discourse)
    return _walk_fields(node, discourse)


def _walk_fields(node: Node, discourse: Discourse) -> Node:
    """The node with its fields resolved; notes what it does and mentions."""
    area, first = discourse.shown.area, len(discourse.mentions)
    changed: dict[str, Any] = {}
    digivolving: Mentioned | None = None
    for name in node.__struct_fields__:
        before = len(discourse.mentions)
        changed[name] = meant = _walk_field(node, name, first, discourse)
        discourse.places_under(node, name)
        if isinstance(node, ByCost) and name == "cost":
            discourse.pays(before)
        if isinstance(node, Play) and name == "target":
            discourse.done.plays(meant, _acted_on(meant, discourse))
        if isinstance(node, Digivolve) and name == "target":
            digivolving = _acted_on(meant, discourse)
    if isinstance(node, Overwrite):
        discourse.mentions.is_done_instead(discourse.mentions.things[first:])
    if isinstance(node, If | May):
        discourse.shown.area = area  # outside, it may not have been looked at
    if isinstance(node, Selector):
        changed |= discourse.found_by(node, changed["match"])
    discourse.does(node)
    if digivolving is not None:  # not the card it digivolves into: that is the Digimon now
        discourse.digivolves(digivolving)
    _mention(node, discourse)
    meant = msgspec.structs.replace(node, **changed)
    if discourse.done.digivolves_known and getattr(node, "target", None) == Ref(DIGIVOLVED):
        return If(DidThat("digivolve"), cast(Process, meant))
    return meant


def _walk_field(node: Node, name: str, first: int, discourse: Discourse) -> Any:
    """Resolves one field; `first` counts the mentions in front of the node. Nothing is placed under itself."""
    said, things = getattr(node, name), discourse.mentions.things
    placed: list[Mentioned] = []
    if name == "under":
        said = _under_what(said, discourse)
        if isinstance(node, PlaceUnder) and isinstance(said, Ref):
            placed = things[first:]
            del things[first:]
    meant = _walk(said, discourse)
    things[first:first] = placed
    gone = discourse.awaited.follows_deletion and meant in _TRIGGERED
    if gone and name == "target" and isinstance(node, _MOVES):
        return Ref("trashed")
    return meant


def _acted_on(target: Any, discourse: Discourse) -> Mentioned | None:
    """What is played or digivolved, if that is one thing which is chosen or known."""
    if isinstance(target, Choose):
        return discourse.mentions.things[-1]
    return Mentioned("Digimon", target.name) if isinstance(target, Ref) else None


def _mention(node: Node, discourse: Discourse) -> None:
    """Mentions what is chosen or made, and the one card that is played, looked at, revealed or trashed without being
    chosen."""
    mentions = discourse.mentions
    match node:
        case Play(target=target) if target in PLAYED_AS_THEY_ARE or isinstance(target, Each):
            mentions.add("card", WHAT_WAS_PLAYED)
        case LookAt(selector=Selector(first=1)):
            mentions.add("card", "looked_at")
        case RevealTop(count=1):
            mentions.add("card", "revealed")
        case TrashTopDeck() | TrashTopSecurity() if node.count == 1 and node.whose != "any":
            mentions.add("card", "trashed")
        case _ if isinstance(node, TAKES_UNCHOSEN) and getattr(node, "target", None) is None:
            discourse.done.unchosen = (DEED_OF[type(node)], len(mentions))
        case _ if isinstance(node, NAMED):
            mentions.chooses(None if _is_spoken_of(node) else noun_of(node))


def _is_spoken_of(node: Node) -> bool:
    """Whether it is one thing that was chosen before, and nothing is chosen anew."""
    return any(node == Choose(Selector(match=(IsRef(Ref(name)),))) for name in ONE_SPOKEN_OF)


def _counting(node: Exists, discourse: Discourse) -> Node:
    """A condition that counts, with what it compares to; what it counts is nothing to speak of again."""
    counting = discourse.counted.as_counted(node)
    if not isinstance(counting, Exists):
        return counting
    discourse.counted.is_there(counting.selector)
    before = list(discourse.mentions.things)
    selector = _walk(counting.selector, discourse)
    discourse.counted.is_there(counting.selector)
    discourse.mentions.things[:] = before
    return msgspec.structs.replace(counting, selector=selector)


def _some_in_danger(node: PreventLeaving, discourse: Discourse) -> PreventLeaving:
    """ "1 of them doesn't leave": of those that would, whatever a cost has spoken of since."""
    match node.target:
        case Choose(selector=Selector(match=(IsRef(ref=ref),)) as some) if ref in _IN_DANGER:
            meant = IsRef(all_of_them(discourse.in_danger(), ref))
            some = msgspec.structs.replace(some, match=(meant,))
            return PreventLeaving(msgspec.structs.replace(node.target, selector=some), node.what)
    return node


def _under_what(said: Any, discourse: Discourse) -> Any:
    """ "When this card would be played, by placing 1 of X under it": under this card."""
    if said == Ref("it") and discourse.awaited.is_of_this_card:
        return Ref("this_card")
    there = discourse.counted.there
    return said if there is None else _one_that_is_there(said, there, discourse)


def _one_that_is_there(said: Any, there: Selector, discourse: Discourse) -> Any:
    """ "If you have a Digimon with X, place this card under that Digimon": one of those that are there."""
    match said:
        case Choose(selector=Selector(match=(IsRef(ref=Ref(name=name)),)), count=1):
            pass
        case Ref(name=name):
            pass
        case _:
            return said
    digimon = IsCategory(("digimon",))
    if name not in ("that:Digimon", "those:Digimon") or digimon not in there.match:
        return said
    others = (each for each in discourse.mentions.things if each.name != "this")
    if any(each.noun == "Digimon" for each in others):
        return said
    return Choose(Selector(whose=there.whose, match=(Such(), digimon)))


def _name(node: Any, names: dict[int, str], numbers: Iterator[int]) -> Any:
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
