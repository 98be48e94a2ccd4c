"""What an effect waits for, as far as its pronouns ask: which things its trigger condition mentions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dcg.official.language.effect import Effect
from dcg.official.language.selectors import IsRef, Ref, Selector
from dcg.official.language.terms import TriggerEvent
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.things.nouns import OTHER_SIDE, noun_of
from dcg.official.text.references.mentions import Mentioned

ENTERING = "entering"
"""The card that would be digivolved into, as the language names it."""

CARDS_TRASHED: Final = frozenset(
    (
        "card_trashed_from_hand",
        "card_trashed_from_deck",
        "card_trashed_from_security",
        "digivolution_card_trashed",
        "link_card_trashed",
    )
)
"""What effects wait for whose cards are then those that were trashed."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """What the effect waits for, and on what card it stands."""

    effect: Effect
    of_tamer: bool = False

    @property
    def events(self) -> frozenset[TriggerEvent]:
        """What happens."""
        return frozenset(trigger.event for trigger in self.effect.triggers)

    @property
    def is_triggered(self) -> bool:
        """Whether the effect waits for anything, so that it can count what met its trigger condition."""
        return bool(self.effect.triggers)

    @property
    def counts_deletions(self) -> bool:
        """Whether it waits for a deletion of others, so that "each Digimon deleted" is each that met it."""
        return any(
            trigger.event == "deleted" and trigger.subject != Ref("this")
            for trigger in self.effect.triggers
        )

    @property
    def follows_deletion(self) -> bool:
        """Whether what it is about has been deleted: its card is in the trash then (4-2-8)."""
        return self.effect.kind == "trigger" and any(
            trigger.event == "deleted" and isinstance(trigger.subject, Selector)
            for trigger in self.effect.triggers
        )

    @property
    def leaves_cards_trashed(self) -> bool:
        """Whether cards lie in the trash then of which it can take some."""
        return self.follows_deletion or not self.events.isdisjoint(CARDS_TRASHED)

    @property
    def is_of_checked_card(self) -> bool:
        """Whether this Digimon is what the card that is checked has become, once it is played."""
        return self.effect.kind == "security"

    @property
    def is_of_this_card(self) -> bool:
        """Whether it is about this card, which would be played."""
        return self.effect.kind == "immediate" and any(
            trigger.subject == Ref("this_card") for trigger in self.effect.triggers
        )

    @property
    def passes_over_costs(self) -> bool:
        """Whether "it" is never this Tamer because of what it does as a condition: the trigger is about others."""
        return self.of_tamer and any(
            isinstance(trigger.subject, Selector) for trigger in self.effect.triggers
        )

    @property
    def says_what_was_played(self) -> bool:
        """Whether what was played is what the trigger is about."""
        return any(
            trigger.event == "played" and isinstance(trigger.subject, Selector)
            for trigger in self.effect.triggers
        )

    @property
    def other_side(self) -> str:
        """What the Digimon is called that blocks, or is blocked by, the one that the trigger is about."""
        called = [
            OTHER_SIDE[each.event] for each in self.effect.triggers if each.event in OTHER_SIDE
        ]
        return called[-1] if called else ""

    def mentions(self, trigger: Trigger) -> Iterator[Mentioned]:
        """What one of its trigger conditions mentions, in the order in which it does."""
        if names_what_enters(self.effect, trigger):
            yield Mentioned("card", ENTERING)
        match trigger.subject:
            case Ref(name="this"):
                yield Mentioned("Digimon", "this")
            case None if is_about_a_card(trigger):
                yield Mentioned("card", "subject")
            case Ref(name="this_card") if trigger.event.startswith("card_trashed"):
                yield Mentioned("card", "this_card")
            case Selector() as selector:
                yield Mentioned(noun_of(selector), "subject")
        if trigger.target_match:
            yield Mentioned("Digimon", "object")


def is_about_a_card(trigger: Trigger) -> bool:
    """Whether it speaks of one card, which is "that card" then."""
    if trigger.subject is not None:
        return False
    trashed = trigger.event.startswith("card_trashed") and bool(trigger.cards)
    return trashed or trigger.event == "security_checked"


def names_what_enters(effect: Effect, trigger: Trigger) -> bool:
    """Whether it says what would be digivolved into: "that card" is that then."""
    this_card = (IsRef(Ref("this_card")),)
    return effect.kind == "immediate" and trigger.into not in ((), this_card)
