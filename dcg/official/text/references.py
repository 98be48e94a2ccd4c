"""Resolves "it", "that Digimon", "that card": which earlier thing is meant.

Discourse goes in the order of the text. "It" is the last thing mentioned that can be one; "that Digimon"
the last one that isn't this Digimon and is of that kind. A choice that is meant later gets a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

import msgspec

from dcg.language.node import Node
from dcg.official.language.effect import Effect
from dcg.official.language.processes import (
    ByCost,
    Digivolve,
    DnaDigivolve,
    GainEffect,
    If,
    LookAt,
    May,
    NextTime,
    Overwrite,
    PlaceUnder,
    Play,
    PlayToken,
    PreventLeaving,
    Process,
    RevealCards,
    RevealTop,
)
from dcg.official.language.processes.entering import WHAT_WAS_PLAYED
from dcg.official.language.selectors import (
    Choose,
    CountDone,
    CountTriggered,
    DidThat,
    Each,
    Exists,
    Filter,
    HasDigivolutionCard,
    IsCategory,
    IsRef,
    Matches,
    MemoryOf,
    NotMatching,
    Number,
    NumberIs,
    Ref,
    Selector,
    Such,
)
from dcg.official.language.terms import Deed
from dcg.official.language.trigger import Trigger
from dcg.official.reading.selecting import DEEDS
from dcg.official.text.grammar.comparisons import COUNTED_BEFORE, ONE
from dcg.official.text.grammar.each import ONE_SPOKEN_OF
from dcg.official.text.grammar.matching import STACK_BEFORE
from dcg.official.text.grammar.nouns import PLACED_UNDER, noun_of
from dcg.official.text.grammar.results import EACH_ONE

ENTERING = "entering"
"""The card that would be digivolved into, as the language names it."""

PLAYED = "that:played"
"""Means what this effect played."""
DIGIVOLVED = "that:digivolved"
"""Means the Digimon that this effect has digivolved: none where it did not."""
STACKED: Final = "that:stacked"
"""Means what the effect has placed a card under."""
STACKED_NAME: Final = "stacked"
"""What a card was placed under, where something else was chosen since."""
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


class Dangling(Exception):
    """A pronoun without anything it could mean."""


@dataclass(slots=True)
class _Mention:
    """Something that can be referred to; `slot` is the number of the choice, if it is one."""

    noun: str
    name: str | None = None
    slot: int | None = None


@dataclass(slots=True)
class _Discourse:
    mentions: list[_Mention] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    choices: int = 0
    played: list[_Mention | None] = field(default_factory=list)
    """What the effect plays, in the order of the text."""
    digivolved: _Mention | None = None
    """What the effect digivolves. Where it chooses that to digivolve it, and doesn't, nothing is chosen."""
    digivolves_known: bool = False
    """Whether what it digivolves is known whether or not it does."""
    stacked: _Mention | None = None
    """What the effect chooses to place something under."""
    of_checked_card: bool = False
    """Whether this Digimon is what the card that is checked has become, once it is played."""
    of_this_card: bool = False
    """Whether it is about this card, which would be played."""
    passes_over_costs: bool = False
    """Whether "it" is never this Tamer because of what it does as a condition."""
    deed: Deed | None = None
    """What the last process did that has a word for it."""
    is_triggered: bool = False
    """Whether the effect waits for something, so that it can count what met its trigger condition."""
    entered: str | None = None
    """What the trigger says was played."""
    placed: bool = False
    """Whether a process has placed anything otherwise than in a deck."""
    counted: Exists | NumberIs | None = None
    """The condition last met that counts something."""
    there: Selector | None = None
    """What the condition last met says there is."""
    stack: Ref | None = None
    """What has the digivolution cards that a condition last spoke of."""
    described: tuple[Filter, ...] = ()
    """What was said of the cards or Digimon last met."""
    token: str | None = None
    """The Token last played."""
    looked_at: Selector | None = None
    """The area of which all cards were looked at, if none were revealed since."""
    in_place_of: dict[int, int] = field(default_factory=dict)
    """Of choices of which one is made instead of another, which: what is said of one is said of both."""

    def find(self, pronoun: str) -> str:
        """The name of what is meant."""
        if pronoun == PLAYED:
            if not self.played and self.entered is not None:
                return self.entered
            if len(self.played) != 1 or self.played[0] is None:
                raise Dangling("not one thing that this effect played")
            return self._named(self.played[0])
        if pronoun == DIGIVOLVED:
            if self.digivolved is None:
                raise Dangling("nothing that this effect digivolves")
            return self._named(self.digivolved)
        if pronoun == STACKED:
            if self.stacked is None:
                raise Dangling("nothing that this effect chooses to place a card under")
            return self.names.setdefault(cast(int, self.stacked.slot), STACKED_NAME)
        for mention in reversed(self.mentions):
            if pronoun != "it":
                if mention.name == "this":
                    continue
                noun = pronoun.partition(":")[2]
                if noun not in ("", mention.noun):
                    continue
            return self._named(mention)
        if pronoun == "that:Digimon" and len(self.played) == 1 and self.played[0] is not None:
            return self._named(self.played[0])
        raise Dangling(f"nothing for {pronoun!r} to mean")

    def _named(self, mention: _Mention) -> str:
        if mention.slot is None:
            assert mention.name
            return mention.name
        name = self.names.setdefault(mention.slot, self._fresh())
        if mention.slot in self.in_place_of:
            self.names.setdefault(self.in_place_of[mention.slot], name)
        return name

    def is_done_instead(self, mentions: Sequence[_Mention]) -> None:
        """Notes of the last of these, which is chosen instead of something of its kind, what that is."""
        last = mentions[-1] if mentions else None
        if last is None or last.slot is None:
            return
        for earlier in reversed(mentions[:-1]):
            if earlier.noun == last.noun and earlier.slot is not None:
                self.in_place_of[last.slot] = earlier.slot
                return

    def in_danger(self) -> str:
        """What would leave: the trigger is about it, whatever the text has mentioned since."""
        if not self.mentions or self.mentions[0].name is None:
            raise Dangling("nothing that would leave")
        return self.mentions[0].name

    def as_counted(self, node: Exists) -> Exists | NumberIs:
        """A condition that counts; what an earlier one has counted, where it doesn't say what."""
        if ONE in node.selector.match:
            return self._of_that_kind(node)
        if node.selector not in COUNTED_BEFORE.values():
            self.counted = node
        elif isinstance(self.counted, NumberIs):
            return self._as_much(node, self.counted.left)
        elif self.counted is None or self.counted.selector.whose != node.selector.whose:
            raise Dangling("nothing that was counted before")
        else:
            node = msgspec.structs.replace(node, selector=self.counted.selector)
        return node

    def with_its_stack(self, node: Matches) -> Matches:
        """ "There is a green card", behind a condition about digivolution cards: among those."""
        if node.ref == STACK_BEFORE:
            if self.stack is None:
                raise Dangling("no digivolution cards that a condition has spoken of")
            return msgspec.structs.replace(node, ref=self.stack)
        if any(isinstance(each, HasDigivolutionCard) for each in node.match):
            self.stack = node.ref
        return node

    def _of_that_kind(self, node: Exists) -> Exists:
        """ "One with X" is of the kind that an earlier condition has counted."""
        before = self.counted.selector if isinstance(self.counted, Exists) else None
        if before is None or before.whose != node.selector.whose or before.zone != "battle_area":
            raise Dangling("no kind of thing for 'one' to be")
        kind = tuple(each for each in before.match if isinstance(each, IsCategory))
        rest = tuple(each for each in node.selector.match if each != ONE)
        return msgspec.structs.replace(
            node, selector=msgspec.structs.replace(node.selector, match=(*kind, *rest))
        )

    def as_such(self, match: tuple[Filter, ...]) -> tuple[Filter, ...]:
        """A description with what "such" means in it: where it says a kind itself, all but the kind."""
        if Such() not in match:
            self.described = match
            return match
        said = any(isinstance(each, IsCategory) for each in match)
        meant = tuple(
            each for each in self.described if not (said and isinstance(each, IsCategory))
        )
        if not meant:
            raise Dangling("nothing for 'such' to mean")
        return tuple(Such(meant) if each == Such() else each for each in match)

    def as_such_token(self, node: PlayToken) -> PlayToken:
        """ "Such" a Token, or "it", is the one that was played by what stands in front."""
        if node.such:
            if self.token is None:
                raise Dangling("no Token for 'such' to mean")
            return msgspec.structs.replace(node, name=self.token)
        self.token = node.name
        return node

    def found_by(self, node: Selector, match: tuple[Filter, ...]) -> dict[str, Any]:
        """What a selector finds: the opponent's others are others than the one chosen, if one was (15-10)."""
        match = self.as_such(match)
        if not node.other or node.whose != "opponents":
            return {"match": match}
        if (
            not self.mentions
            or self.mentions[-1].slot is None
            or self.mentions[-1].noun != "Digimon"
        ):
            return {"match": match}
        chosen = NotMatching(IsRef(Ref(self._named(self.mentions[-1]))))
        return {"other": False, "match": (*match, chosen)}

    def digivolves(self, mention: _Mention) -> None:
        """Notes what the effect digivolves: what it chooses for that is spoken of from then on."""
        self.digivolved = mention
        self.digivolves_known = mention.slot is None
        if mention.slot is not None:
            self.mentions.append(mention)

    def counts(self, node: Node) -> None:
        """Notes a condition on memory: what it counts is counted again."""
        if isinstance(node, NumberIs) and isinstance(node.left, MemoryOf):
            self.counted = node

    def places_under(self, node: Node, name: str) -> None:
        """Notes what a card is placed under, where that is chosen."""
        if isinstance(node, PlaceUnder) and name == "under" and isinstance(node.under, Choose):
            self.stacked = self.mentions[-1]

    def among_them(self, node: Node) -> Node:
        """Cards among those spoken of: where a whole area was looked at, they are still in it (15-15-4)."""
        match node:
            case PlayToken():
                return self.as_such_token(node)
            case Each():
                return _from_one_place(node, self)
            case LookAt(selector=area):
                self.looked_at = area if area == Selector(area.zone, area.whose) else None
            case RevealTop() | RevealCards():
                self.looked_at = None
            case Selector(zone="revealed") if self.looked_at is not None:
                area = self.looked_at
                return msgspec.structs.replace(node, zone=area.zone, whose=area.whose)
        return node

    @staticmethod
    def _as_much(node: Exists, left: Number) -> NumberIs:
        """The same of memory: how much of it a player has (4-1-3)."""
        if not isinstance(left, MemoryOf) or left.whose != node.selector.whose:
            raise Dangling("nothing that was counted before")
        if node.at_most is not None:
            return NumberIs(left, "<=", node.at_most)
        return NumberIs(left, ">=", node.at_least)

    def _fresh(self) -> str:
        there = len(set(self.names.values()))
        return f"chosen_{there + 1}" if there else "chosen"


def resolve(effect: Effect, *, of_tamer: bool = False) -> Effect:
    """The effect with every pronoun replaced by what it means.

    What a Tamer does as a condition is not what "it" is about, where the trigger is about others.
    """
    others = any(isinstance(trigger.subject, Selector) for trigger in effect.triggers)
    discourse = _Discourse(
        of_checked_card=effect.kind == "security",
        passes_over_costs=of_tamer and others,
        is_triggered=bool(effect.triggers),
    )
    for trigger in effect.triggers:
        if effect.kind == "immediate" and trigger.subject == Ref("this_card"):
            discourse.of_this_card = True
        if _names_what_enters(effect, trigger):
            discourse.mentions.append(_Mention("card", ENTERING))
        match trigger.subject:
            case Ref(name="this"):
                discourse.mentions.append(_Mention("Digimon", "this"))
            case None if _is_about_a_card(trigger):
                discourse.mentions.append(_Mention("card", "subject"))
            case Ref(name="this_card") if trigger.event.startswith("card_trashed"):
                discourse.mentions.append(_Mention("card", "this_card"))
            case Selector() as selector:
                discourse.described = selector.match
                discourse.mentions.append(_Mention(noun_of(selector), "subject"))
                if trigger.event == "played":
                    discourse.entered = "subject"
                if trigger.event == "digivolved" and effect.kind == "immediate":
                    discourse.digivolved = discourse.mentions[-1]
        if trigger.target_match:
            discourse.mentions.append(_Mention("Digimon", "object"))
    condition = _walk(effect.condition, discourse)
    body = _walk(effect.body, discourse)
    numbers = iter(range(discourse.choices))
    body = _name(body, discourse.names, numbers)
    return msgspec.structs.replace(effect, condition=condition, body=body)


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


def _walk(node: Any, discourse: _Discourse) -> Any:
    """Resolves in text order: every node's fields are declared in the order they are said."""
    if isinstance(node, tuple):
        return tuple(_walk(each, discourse) for each in node)
    if isinstance(node, GainEffect):
        return msgspec.structs.replace(node, target=_walk(node.target, discourse))
    if isinstance(node, Ref):
        return _meant(node, discourse)
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
        node = discourse.with_its_stack(node)
    if node == CountDone("place") and discourse.deed == "return" and not discourse.placed:
        return CountDone("return")  # placed at the bottom of the deck
    node = discourse.among_them(node)
    if isinstance(node, CountDone | CountTriggered):
        node = _counted(node, discourse)
    if isinstance(node, PreventLeaving) and node.target in _IN_DANGER:
        return PreventLeaving(_all_of_them(discourse.in_danger(), node.target))
    if isinstance(node, PreventLeaving):
        node = _some_in_danger(node, discourse)
    changed = {}
    looked_at = discourse.looked_at
    digivolving: _Mention | None = None
    first = len(discourse.mentions)
    for name in node.__struct_fields__:
        before = len(discourse.mentions)
        changed[name] = _walk_field(node, name, first, discourse)
        if discourse.passes_over_costs and isinstance(node, ByCost) and name == "cost":
            done = discourse.mentions[before:]
            discourse.mentions[before:] = [each for each in done if each.name != "this"]
        if isinstance(node, Play) and name == "target":
            discourse.played.append(_played(changed[name], discourse))
        discourse.places_under(node, name)
        if isinstance(node, Digivolve) and name == "target":
            digivolving = _digivolving(changed[name], discourse)
    _once_it_is_said(node, first, looked_at, discourse)
    if isinstance(node, Selector):
        changed |= discourse.found_by(node, changed["match"])
    discourse.deed = _DEED_OF.get(type(node), discourse.deed)
    discourse.placed |= _DEED_OF.get(type(node)) == "place"
    if digivolving is not None:
        discourse.digivolves(digivolving)
    if isinstance(node, Play) and (
        node.target in PLAYED_AS_THEY_ARE or isinstance(node.target, Each)
    ):
        discourse.mentions.append(_Mention("card", WHAT_WAS_PLAYED))
    if isinstance(node, LookAt) and node.selector.first == 1:
        discourse.mentions.append(_Mention("card", "looked_at"))
    if isinstance(node, RevealTop) and node.count == 1:
        discourse.mentions.append(_Mention("card", "revealed"))
    _can_be_named(node, discourse)
    meant = msgspec.structs.replace(node, **changed)
    if discourse.digivolves_known and getattr(node, "target", None) == Ref(DIGIVOLVED):
        return If(DidThat("digivolve"), cast(Process, meant))
    return meant


def _once_it_is_said(
    node: Node, first: int, looked_at: Selector | None, discourse: _Discourse
) -> None:
    if isinstance(node, Overwrite):
        discourse.is_done_instead(discourse.mentions[first:])
    if isinstance(node, If | May):
        discourse.looked_at = looked_at  # outside, it may not have been looked at


def _some_in_danger(node: PreventLeaving, discourse: _Discourse) -> PreventLeaving:
    """ "1 of them doesn't leave": of those that would, whatever a cost has spoken of since."""
    match node.target:
        case Choose(selector=Selector(match=(IsRef(ref=ref),)) as some) if ref in _IN_DANGER:
            meant = IsRef(_all_of_them(discourse.in_danger(), ref))
            some = msgspec.structs.replace(some, match=(meant,))
            return PreventLeaving(msgspec.structs.replace(node.target, selector=some))
    return node


def _walk_field(node: Node, name: str, first: int, discourse: _Discourse) -> Any:
    """Resolves one field; `first` counts the mentions in front of the node. Nothing is placed under itself."""
    said = getattr(node, name)
    placed: list[_Mention] = []
    if name == "under":
        said = _under_what(said, discourse)
        if isinstance(node, PlaceUnder) and isinstance(said, Ref):
            placed = discourse.mentions[first:]
            del discourse.mentions[first:]
    meant = _walk(said, discourse)
    discourse.mentions[first:first] = placed
    return meant


def _from_one_place(node: Each, discourse: _Discourse) -> Each:
    """ "1 [A] and 1 [B] from its digivolution cards": of both the same, which was spoken of before them."""
    held = {each.selector.of for each in node.choices}
    of = next(iter(held))
    if len(held) > 1 or of is None:
        return node
    meant = _meant(of, discourse)
    return msgspec.structs.replace(
        node,
        choices=tuple(
            msgspec.structs.replace(each, selector=msgspec.structs.replace(each.selector, of=meant))
            for each in node.choices
        ),
    )


def _can_be_named(node: Node, discourse: _Discourse) -> None:
    """Mentions what is chosen or made, so that later sentences can speak of it."""
    if isinstance(node, NAMED):
        if not _is_spoken_of(node):
            discourse.mentions.append(_Mention(noun_of(node), slot=discourse.choices))
        discourse.choices += 1


def _is_spoken_of(node: Node) -> bool:
    """Whether it is one thing that was chosen before, and nothing is chosen anew."""
    return any(node == Choose(Selector(match=(IsRef(Ref(name)),))) for name in ONE_SPOKEN_OF)


def _compared(node: Exists, discourse: _Discourse) -> Exists:
    """A condition that counts, with what it compares to; what it counts is nothing to speak of again."""
    before, described = list(discourse.mentions), discourse.described
    node = msgspec.structs.replace(node, selector=_walk(node.selector, discourse))
    discourse.mentions, discourse.described = before, described
    return node


def _under_what(said: Any, discourse: _Discourse) -> Any:
    """ "When this card would be played, by placing 1 of X under it": under this card."""
    if said == Ref("it") and discourse.of_this_card:
        return Ref("this_card")
    return said if discourse.there is None else _one_that_is_there(said, discourse)


def _one_that_is_there(said: Any, discourse: _Discourse) -> Any:
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


def _counted(node: CountDone | CountTriggered, discourse: _Discourse) -> Any:
    """What is counted: what met the trigger condition (15-15-7-4), or what this effect did (15-15-7-1)."""
    if node == CountTriggered() and not discourse.is_triggered:
        if discourse.deed != "delete":
            raise Dangling("nothing that was deleted")
        return CountDone("delete")
    if node == EACH_ONE:
        if discourse.deed is None:
            raise Dangling("nothing that was done to each one")
        return CountDone(discourse.deed)
    return node


def _played(target: Any, discourse: _Discourse) -> _Mention | None:
    """What is played, as far as it is one thing or what is chosen by one process."""
    if isinstance(target, Choose):
        return discourse.mentions[-1]
    if target in PLAYED_AS_THEY_ARE or isinstance(target, Each):
        return _Mention("card", WHAT_WAS_PLAYED)
    return _Mention("card", target.name) if isinstance(target, Ref) else None


_DEED_OF: Final[dict[type, Deed]] = {
    kind: cast(Deed, deed)
    for deed, kinds in DEEDS.items()
    for kind in kinds
    if deed != "dna_digivolve"
}


def _digivolving(target: Any, discourse: _Discourse) -> _Mention | None:
    """What digivolves is spoken of again, not the card it digivolves into: that is the Digimon now."""
    if isinstance(target, Choose):
        return discourse.mentions[-1]
    return _Mention("Digimon", target.name) if isinstance(target, Ref) else None


def _meant(ref: Ref, discourse: _Discourse) -> Ref:
    if ref.name == "subject" and not any(each.name == "subject" for each in discourse.mentions):
        return Ref("this")
    if ref.name in ("it", "them"):
        return _all_of_them(discourse.find("it"), ref)
    if ref.name.startswith(("that", "those")):
        return _all_of_them(discourse.find(ref.name.replace("those", "that")), ref)
    if ref.name == "subject":
        subject = next(each for each in discourse.mentions if each.name == "subject")
        discourse.mentions.append(subject)
    if ref.name == "this" and discourse.of_checked_card:
        if any(each.name == WHAT_WAS_PLAYED for each in discourse.mentions):
            return Ref(WHAT_WAS_PLAYED)
    if ref.name == "this":
        discourse.mentions.append(_Mention("Digimon", "this"))
    return ref


def _all_of_them(name: str, said: Ref) -> Ref:
    """Of what triggered the effect, "they" and "those Digimon" are all that it happened to (15-5-2)."""
    several = said.name == "them" or said.name.startswith("those")
    return Ref("subjects" if several and name == "subject" else name)


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
            noun = noun_of(trigger.subject)
            out["subject"] = (noun, False)
            out["subjects"] = (noun if noun == "Digimon" else f"{noun}s", True)
        elif _is_about_a_card(trigger):
            out["subject"] = ("card", False)
        if trigger.target_match:
            out["object"] = ("Digimon", False)
        if _names_what_enters(effect, trigger):
            out[ENTERING] = ("card", False)
    _collect(effect.body, out)
    return out


def _collect(node: Any, out: dict[str, tuple[str, bool]]) -> None:
    if isinstance(node, tuple):
        for each in node:
            _collect(each, out)
    elif isinstance(node, NextTime):
        out.update(bindings(node.effect))
    elif isinstance(node, NAMED) and node.bind:
        plural = not isinstance(node, DnaDigivolve) and node.count != 1
        plural = plural or (isinstance(node, Choose) and node.up_to)
        noun = PLACED_UNDER if node.bind == STACKED_NAME else noun_of(node)
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
