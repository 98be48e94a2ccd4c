"""What an effect has spoken of so far, in the order of its text: what "it", "that Digimon" and "one" can mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

import msgspec

from dcg.language.node import Node
from dcg.official.language.processes import LookAt, PlaceUnder, PlayToken, RevealCards, RevealTop
from dcg.official.language.processes.entering import WHAT_WAS_PLAYED
from dcg.official.language.selectors import (
    Choose,
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
from dcg.official.language.terms import Deed, TriggerEvent
from dcg.official.text.grammar.comparisons import COUNTED_BEFORE, ONE
from dcg.official.text.grammar.matching import STACK_BEFORE
from dcg.official.text.grammar.nouns import OTHER_SIDE
from dcg.official.text.played_kinds import PLAYED_AS, can_be

DIGIVOLVED = "that:digivolved"
"""Means the Digimon that this effect has digivolved: none where it did not."""


UNCHOSEN: Final = "unchosen"
"""A card that was taken by where it lay: it has no name, only conditions about what was done tell of it."""


STACKED: Final = "that:stacked"
"""Means what the effect has placed a card under."""


STACKED_NAME: Final = "stacked"
"""What a card was placed under, where something else was chosen since."""


_OF_THE_TRIGGER: Final = (IsRef(Ref("subject")), IsRef(Ref("subjects")))
"""Means those that the trigger is about."""


class Dangling(Exception):
    """A pronoun without anything it could mean."""


@dataclass(slots=True)
class Mentioned:
    """Something that can be referred to; `slot` is the number of the choice, if it is one."""

    noun: str
    name: str | None = None
    slot: int | None = None


@dataclass(slots=True)
class Discourse:
    """What was mentioned and done so far, and the names that choices have got."""

    mentions: list[Mentioned] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    choices: int = 0
    played: list[Mentioned | None] = field(default_factory=list)
    """What the effect plays, in the order of the text."""
    played_cards: list[Any] = field(default_factory=list)
    """How it says which they are."""
    digivolved: Mentioned | None = None
    """What the effect digivolves. Where it chooses that to digivolve it, and doesn't, nothing is chosen."""
    digivolves_known: bool = False
    """Whether what it digivolves is known whether or not it does."""
    stacked: Mentioned | None = None
    """What the effect chooses to place something under."""
    of_checked_card: bool = False
    """Whether this Digimon is what the card that is checked has become, once it is played."""
    of_this_card: bool = False
    """Whether it is about this card, which would be played."""
    passes_over_costs: bool = False
    """Whether "it" is never this Tamer because of what it does as a condition."""
    deed: Deed | None = None
    """What the last process did that has a word for it."""
    unchosen: tuple[Deed, int] | None = None
    """What was last done to cards that nobody chose, and how many things had been mentioned before."""
    is_triggered: bool = False
    """Whether the effect waits for something, so that it can count what met its trigger condition."""
    events: frozenset[TriggerEvent] = frozenset()
    """What the effect waits for."""
    waits_for_deletion: bool = False
    """Whether that is a deletion of others, so that "each Digimon deleted" is each that met it."""
    entered: str | None = None
    """What the trigger says was played."""
    placed: bool = False
    """Whether a process has placed anything otherwise than in a deck."""
    counted: Exists | NumberIs | None = None
    """The condition last met that counts something."""
    there: Selector | None = None
    """What the condition last met says there is."""
    other_side: str = ""
    """What the Digimon is called that blocks, or is blocked by, the one that the trigger is about."""
    stack: Ref | None = None
    """What has the digivolution cards that a condition last spoke of."""
    described: tuple[Filter, ...] = ()
    """What was said of the cards or Digimon last met."""
    token: str | None = None
    """The Token last played."""
    trashes: bool = False
    """Whether the last cards it could take from are those that were trashed: since then none were revealed or
    looked at."""
    one_trashed: bool = False
    """Whether one card was trashed that is spoken of where nothing else is meant."""
    deleted: bool = False
    """Whether what the trigger is about has been deleted: its card is in the trash then (4-2-8)."""
    shows: bool = False
    """Whether it reveals cards or looks at some."""
    looked_at: Selector | None = None
    """The area of which all cards were looked at, if none were revealed since."""
    shown: int | None = None
    """How much was mentioned when several cards were last revealed or looked at, if nothing else was since."""
    in_place_of: dict[int, int] = field(default_factory=dict)
    """Of choices of which one is made instead of another, which: what is said of one is said of both."""

    def find(self, pronoun: str) -> str:
        """The name of what is meant."""
        if pronoun in PLAYED_AS:
            if not self.played and self.entered is not None:
                return self.entered
            if len(self.played) != 1 or self.played[0] is None:
                raise Dangling("not one thing that this effect played")
            if not can_be(PLAYED_AS[pronoun], self.played_cards[0]):
                raise Dangling(f"what this effect played is no {PLAYED_AS[pronoun]}")
            return self.named(self.played[0])
        if pronoun == DIGIVOLVED:
            if self.digivolved is None:
                raise Dangling("nothing that this effect digivolves")
            return self.named(self.digivolved)
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
            return self.named(mention)
        if self.one_trashed and pronoun in ("it", "that:card"):
            return "trashed"
        if pronoun == "that:Digimon" and len(self.played) == 1 and self.played[0] is not None:
            return self.named(self.played[0])
        raise Dangling(f"nothing for {pronoun!r} to mean")

    def named(self, mention: Mentioned) -> str:
        """The name of what was mentioned; a choice gets one."""
        if mention.slot is None:
            if mention.name == UNCHOSEN:
                raise Dangling("a card that nobody chose, of which more than a condition is said")
            assert mention.name
            return mention.name
        name = self.names.setdefault(mention.slot, self._fresh())
        if mention.slot in self.in_place_of:
            self.names.setdefault(self.in_place_of[mention.slot], name)
        return name

    def is_done_instead(self, mentions: Sequence[Mentioned]) -> None:
        """Notes of the last of these, which is chosen instead of something of its kind, what that is."""
        last = mentions[-1] if mentions else None
        if last is None or last.slot is None:
            return
        for earlier in reversed(mentions[:-1]):
            if earlier.noun == last.noun and earlier.slot is not None:
                self.in_place_of[last.slot] = earlier.slot
                return

    def in_danger(self) -> str:
        """What would leave: the trigger is about it, whatever the text has mentioned since. Of this one or another
        it is the one that it happens to."""
        if not self.mentions or self.mentions[0].name is None:
            raise Dangling("nothing that would leave")
        if any(each.name == "subject" for each in self.mentions):
            return "subject"
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

    def did_to(self, ref: Ref) -> Deed | None:
        """What was done to the card that a condition is about, where that is the last thing spoken of and has
        no name: it is told by that."""
        if self.unchosen is None or ref.name not in ("it", "that:card"):
            return None
        did, mentioned = self.unchosen
        if len(self.mentions) != mentioned:
            return None
        self.mentions.append(Mentioned("card", UNCHOSEN))
        self.unchosen = did, mentioned + 1
        return did

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
        gone = tuple(each for each in match if each in _OF_THE_TRIGGER)
        if self.deleted and gone and node.zone == "battle_area":
            return {"zone": "trashed", "match": tuple(each for each in match if each not in gone)}
        if not node.other or node.whose != "opponents":
            return {"match": match}
        if (
            not self.mentions
            or self.mentions[-1].slot is None
            or self.mentions[-1].noun != "Digimon"
        ):
            return {"match": match}
        chosen = NotMatching(IsRef(Ref(self.named(self.mentions[-1]))))
        return {"other": False, "match": (*match, chosen)}

    def digivolves(self, mention: Mentioned) -> None:
        """Notes what the effect digivolves: what it chooses for that is spoken of from then on."""
        self.digivolved = mention
        self.digivolves_known = mention.slot is None
        if mention.slot is not None:
            self.mentions.append(mention)

    def does(self, deed: Deed) -> None:
        """Notes what a process does that has a word for it."""
        self.deed = deed
        self.trashes |= deed == "trash"
        self.placed |= deed == "place"

    def pays(self) -> None:
        """Notes that what was done is a condition: "it" isn't a card trashed for that, unless nothing else is."""
        others = [each for each in self.mentions if each.name != "trashed"]
        self.one_trashed |= len(others) < len(self.mentions)
        self.mentions[:] = others

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
                return from_one_place(node, self)
            case LookAt(selector=area):
                self.shows, self.trashes = True, False
                self.looked_at = area if area == Selector(area.zone, area.whose) else None
                self.shown = None if self.looked_at is None else len(self.mentions)
            case RevealTop() | RevealCards():
                self.shows, self.trashes = True, False
                self.looked_at = None
                self.shown = len(self.mentions) if isinstance(node, RevealTop) else None
            case Choose(selector=Selector(match=(IsRef(ref=Ref(name="them")),))):
                if self.shown == len(self.mentions):  # "1 of them" is one of those cards
                    return msgspec.structs.replace(node, selector=Selector("revealed"))
            case Selector(zone="revealed") if self.looked_at is not None:
                area = self.looked_at
                return msgspec.structs.replace(node, zone=area.zone, whose=area.whose)
            case Selector(zone="revealed") if not self.shows:
                if not self.trashes:
                    raise Dangling("no cards that were revealed, looked at or trashed")
                return msgspec.structs.replace(node, zone="trashed")
            case Selector(zone="trashed") if not self.trashes:
                raise Dangling("no cards that were trashed")
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


def from_one_place(node: Each, discourse: Discourse) -> Each:
    """ "1 [A] and 1 [B] from its digivolution cards": of both the same, which was spoken of before them."""
    held = {each.selector.of for each in node.choices}
    of = next(iter(held))
    if len(held) > 1 or of is None:
        return node
    meant = meant_by(of, discourse)
    return msgspec.structs.replace(
        node,
        choices=tuple(
            msgspec.structs.replace(each, selector=msgspec.structs.replace(each.selector, of=meant))
            for each in node.choices
        ),
    )


def meant_by(ref: Ref, discourse: Discourse) -> Ref:
    """What a pronoun means there; anything else means itself."""
    if ref.name in OTHER_SIDE.values():
        if ref.name == discourse.other_side:
            return Ref("object")
        ref = Ref("subject")
    ref = _happened_to(ref, discourse)
    if ref.name == "subject" and not any(each.name == "subject" for each in discourse.mentions):
        return Ref("this")
    if ref.name in ("it", "them"):
        return all_of_them(discourse.find("it"), ref)
    if ref.name.startswith(("that", "those")):
        return all_of_them(discourse.find(ref.name.replace("those", "that")), ref)
    if ref.name == "subject":
        subject = next(each for each in discourse.mentions if each.name == "subject")
        discourse.mentions.append(subject)
    if ref.name == "this" and discourse.of_checked_card:
        if any(each.name == WHAT_WAS_PLAYED for each in discourse.mentions):
            return Ref(WHAT_WAS_PLAYED)
    if ref.name == "this":
        discourse.mentions.append(Mentioned("Digimon", "this"))
    return ref


def _happened_to(ref: Ref, discourse: Discourse) -> Ref:
    """ "The linked Digimon": what the effect waits for happened to it, or else the Digimon last spoken of."""
    number, who, did = ref.name.partition(" who:")
    if not who:
        return ref
    events = frozenset(did.split(" or "))
    if events <= discourse.events and any(each.name == "subject" for each in discourse.mentions):
        return Ref("subject" if number == "that" else "subjects")
    if did not in ("played", "suspended", "unsuspended", "deleted"):
        raise Dangling(f"nothing that was {did}")
    return Ref(f"{number}:Digimon")


def all_of_them(name: str, said: Ref) -> Ref:
    """Of what triggered the effect, "they" and "those Digimon" are all that it happened to (15-5-2)."""
    several = said.name == "them" or said.name.startswith("those")
    return Ref("subjects" if several and name == "subject" else name)
