"""What an effect has spoken of so far, in the order of its text: what "it", "that Digimon" and "one" can mean."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, cast

import msgspec

from dcg.language.node import Node
from dcg.official.language.processes import LookAt, PlaceUnder, PlayToken, RevealCards, RevealTop
from dcg.official.language.processes.entering import WHAT_WAS_PLAYED
from dcg.official.language.selectors import (
    Choose,
    CountDone,
    CountTriggered,
    Each,
    Filter,
    IsCategory,
    IsRef,
    NotMatching,
    Ref,
    Selector,
)
from dcg.official.language.terms import Deed
from dcg.official.text.grammar.conditions.results import EACH_ONE
from dcg.official.text.grammar.things.nouns import OTHER_SIDE
from dcg.official.text.references.awaited import Awaited
from dcg.official.text.references.cards_shown import CardsShown
from dcg.official.text.references.counted_before import CountedBefore
from dcg.official.text.references.done import DEED_OF, DIGIVOLVED, STACKED, STACKED_NAME, Done
from dcg.official.text.references.mentions import UNCHOSEN, Dangling, Mentioned, Mentions
from dcg.official.text.references.played_kinds import PLAYED_AS

_OF_THE_TRIGGER: Final = (IsRef(Ref("subject")), IsRef(Ref("subjects")))
"""Means those that the trigger is about."""


@dataclass(slots=True)
class Discourse:
    """What was awaited, mentioned, shown, counted and done so far."""

    awaited: Awaited
    mentions: Mentions = field(default_factory=Mentions)
    shown: CardsShown = field(default_factory=CardsShown)
    counted: CountedBefore = field(default_factory=CountedBefore)
    done: Done = field(default_factory=Done)

    @classmethod
    def of(cls, awaited: Awaited) -> Discourse:
        """How it stands when the effect has been triggered."""
        discourse = cls(awaited)
        for trigger in awaited.effect.triggers:
            discourse.mentions.things.extend(awaited.mentions(trigger))
            if isinstance(trigger.subject, Selector):
                discourse.counted.described = trigger.subject.match
                if trigger.event == "digivolved" and awaited.effect.kind == "immediate":
                    discourse.done.digivolved = discourse.mentions.called("subject")
        discourse.shown.trashed = awaited.leaves_cards_trashed
        discourse.shown.one_trashed = awaited.follows_deletion
        return discourse

    def find(self, pronoun: str) -> str:
        """The name of what is meant."""
        if pronoun in PLAYED_AS:
            if not self.done.played and self.awaited.says_what_was_played:
                return "subject"
            return self.mentions.named(self.done.played_as(pronoun))
        if pronoun == DIGIVOLVED:
            if self.done.digivolved is None:
                raise Dangling("nothing that this effect digivolves")
            return self.mentions.named(self.done.digivolved)
        if pronoun == STACKED:
            if self.done.stacked is None:
                raise Dangling("nothing that this effect chooses to place a card under")
            return self.mentions.names.setdefault(cast(int, self.done.stacked.slot), STACKED_NAME)
        if (mentioned := self.mentions.meant_by(pronoun)) is not None:
            return self.mentions.named(mentioned)
        if self.shown.one_trashed and pronoun in ("it", "that:card"):
            return "trashed"
        if pronoun == "that:Digimon" and (played := self.done.only_played()) is not None:
            return self.mentions.named(played)
        raise Dangling(f"nothing for {pronoun!r} to mean")

    def in_danger(self) -> str:
        """What would leave: the trigger is about it, whatever the text has mentioned since. Of this one or another
        it is the one that it happens to."""
        if not self.mentions or self.mentions.things[0].name is None:
            raise Dangling("nothing that would leave")
        if self.mentions.called("subject"):
            return "subject"
        return self.mentions.things[0].name

    def did_to(self, ref: Ref) -> Deed | None:
        """What was done to the card that a condition is about, where that is the last thing spoken of and has
        no name: it is told by that."""
        if self.done.unchosen is None or ref.name not in ("it", "that:card"):
            return None
        did, mentioned = self.done.unchosen
        if len(self.mentions) != mentioned:
            return None
        self.mentions.add("card", UNCHOSEN)
        self.done.unchosen = did, mentioned + 1
        return did

    def found_by(self, node: Selector, match: tuple[Filter, ...]) -> dict[str, Any]:
        """What a selector finds: the opponent's others are others than the one chosen, if one was (15-10)."""
        match = self.counted.as_such(match)
        gone = tuple(each for each in match if each in _OF_THE_TRIGGER)
        if self.awaited.follows_deletion and gone and node.zone == "battle_area":
            return {"zone": "trashed", "match": tuple(each for each in match if each not in gone)}
        if not node.other or node.whose != "opponents":
            return {"match": match}
        last = self.mentions.things[-1] if self.mentions else None
        if last is None or last.slot is None or last.noun != "Digimon":
            return {"match": match}
        chosen = NotMatching(IsRef(Ref(self.mentions.named(last))))
        return {"other": False, "match": (*match, chosen)}

    def does(self, node: Node) -> None:
        """Notes what a process does that has a word for it."""
        self.done.does(node)
        self.shown.trashed |= DEED_OF.get(type(node)) == "trash"

    def digivolves(self, digivolved: Mentioned) -> None:
        """Notes what the effect digivolves: what it chooses for that is spoken of from then on."""
        self.done.digivolves(digivolved)
        if digivolved.slot is not None:
            self.mentions.things.append(digivolved)

    def pays(self, before: int) -> None:
        """Notes that what was mentioned since was done as a condition: "it" isn't a card trashed for that, unless
        nothing else is."""
        things = self.mentions.things
        if self.awaited.passes_over_costs:
            things[before:] = [each for each in things[before:] if each.name != "this"]
        others = [each for each in things if each.name != "trashed"]
        self.shown.one_trashed |= len(others) < len(things)
        things[:] = others

    def places_under(self, node: Node, name: str) -> None:
        """Notes what a card is placed under, where that is chosen."""
        if isinstance(node, PlaceUnder) and name == "under" and isinstance(node.under, Choose):
            self.done.stacked = self.mentions.things[-1]

    def among_them(self, node: Node) -> Node:
        """What a process, choice or place means by what was shown or played before, and notes what it shows."""
        match node:
            case PlayToken():
                return self.done.as_such_token(node)
            case LookAt(selector=area):
                self.shown.looks_at(area, len(self.mentions))
            case RevealTop():
                self.shown.reveals(len(self.mentions))
            case RevealCards():
                self.shown.reveals(None)
            case Each():
                return self._from_one_place(node)
            case Choose(selector=Selector(match=(IsRef(ref=Ref(name="them")),))):
                if self.shown.mentioned == len(self.mentions):  # "1 of them" is one of those cards
                    return msgspec.structs.replace(node, selector=Selector("revealed"))
            case Selector():
                return self.shown.among_them(node)
        return node

    def meant_by(self, ref: Ref) -> Ref:
        """What a pronoun means there; anything else means itself."""
        if ref.name in OTHER_SIDE.values():
            if ref.name == self.awaited.other_side:
                return Ref("object")
            ref = Ref("subject")
        ref = self._happened_to(ref)
        subject = self.mentions.called("subject")
        if ref.name == "subject" and subject is None:
            return Ref("this")
        if ref.name in ("it", "them"):
            return all_of_them(self.find("it"), ref)
        if ref.name.startswith(("that", "those")):
            return all_of_them(self.find(ref.name.replace("those", "that")), ref)
        if subject is not None and ref.name == "subject":
            self.mentions.things.append(subject)
        if ref.name == "this" and self.awaited.is_of_checked_card:
            if self.mentions.called(WHAT_WAS_PLAYED):
                return Ref(WHAT_WAS_PLAYED)
        if ref.name == "this":
            self.mentions.add("Digimon", "this")
        return ref

    def _happened_to(self, ref: Ref) -> Ref:
        """ "The linked Digimon": what the effect waits for happened to it, or else the Digimon last spoken of."""
        number, who, did = ref.name.partition(" who:")
        if not who:
            return ref
        events = frozenset(did.split(" or "))
        if events <= self.awaited.events and self.mentions.called("subject"):
            return Ref("subject" if number == "that" else "subjects")
        if did not in ("played", "suspended", "unsuspended", "deleted"):
            raise Dangling(f"nothing that was {did}")
        return Ref(f"{number}:Digimon")

    def _from_one_place(self, node: Each) -> Each:
        """ "1 [A] and 1 [B] from its digivolution cards": of both the same, which was spoken of before them."""
        held = {each.selector.of for each in node.choices}
        of = next(iter(held))
        if len(held) > 1 or of is None:
            return node
        meant = self.meant_by(of)
        return msgspec.structs.replace(
            node,
            choices=tuple(
                msgspec.structs.replace(
                    each, selector=msgspec.structs.replace(each.selector, of=meant)
                )
                for each in node.choices
            ),
        )

    def how_many(self, node: CountDone | CountTriggered) -> CountDone | CountTriggered:
        """What is counted: what met the trigger condition (15-15-7-4), or what this effect did (15-15-7-1)."""
        deed = self.done.deed
        if node == CountTriggered() and not self.awaited.counts_deletions:
            if deed == "delete":
                return CountDone("delete", "any", (IsCategory(("digimon",)),))
            if not self.awaited.is_triggered:
                raise Dangling("nothing that was deleted")
        if node == CountDone("place") and deed == "return" and not self.done.placed:
            return CountDone("return")  # placed at the bottom of the deck
        if node == EACH_ONE:
            if deed is None:
                raise Dangling("nothing that was done to each one")
            return CountDone(deed)
        return node


def all_of_them(name: str, said: Ref) -> Ref:
    """Of what triggered the effect, "they" and "those Digimon" are all that it happened to (15-5-2)."""
    several = said.name == "them" or said.name.startswith("those")
    return Ref("subjects" if several and name == "subject" else name)
