"""Of whom a trigger is said: of one, of this one, of two (15-5)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.language.printer import Printer, in_words
from dcg.language.productions import Listed
from dcg.official.language.selectors import IsCategory, Ref, Selector
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.things.filters import Filters, in_order

SUBJECT = Ref("_")
"""Stands for who it happens to until the sentence says."""


def said(grammar: Grammar, category: str, happened: str, template: str) -> None:
    """ "X is played or digivolves": one trigger for each thing that may happen to X."""
    grammar.listed(f"{happened}_list", happened, "or")

    def make(subject: Any, events: tuple[Trigger, ...]) -> tuple[Trigger, ...] | None:
        # of an Option card in the battle area that is said of the permanent: see `moved_cards`
        if subject == Ref("this_card") and any(each.event in _OF_PERMANENTS for each in events):
            return None
        if category == "would" and any(_is_card_played(subject, each) for each in events):
            return None
        return tuple(replace(each, subject=subject) for each in events)

    def take(triggers: tuple[Trigger, ...]) -> dict[str, Any] | None:
        subject = triggers[0].subject if triggers else None
        if subject is None or any(each.subject != subject for each in triggers):
            return None
        if make(subject, triggers) is None:
            return None
        return {"subject": subject, "events": make(SUBJECT, triggers)}

    grammar.rule(category, template, make, take)
    grammar.rule(category, template.replace("who}", "bare_who}"), make, None)
    in_two = f"{happened}_in_two"
    for who in ("who}", "bare_who}") if in_two in grammar.categories else ():
        words = template.replace(f"{happened}_list", in_two).replace("who}", who)
        grammar.rule(category, words, make, None)
    _said_of_this_one(grammar, category, happened, template)
    _said_of_two(grammar, category, happened, template)


def _is_card_played(subject: Any, trigger: Trigger) -> bool:
    """Whether it is said of a player's cards that they would be played, and of no kind of them: see
    `players_would`."""
    if trigger.event != "played" or not isinstance(subject, Selector):
        return False
    return subject.whose == "yours" and not any(
        isinstance(each, IsCategory) for each in subject.match
    )


def _said_of_this_one(grammar: Grammar, category: str, happened: str, template: str) -> None:
    """ "This Digimon with X would leave": it is this one, and X when it happens."""

    def make(noun: Filters, events: tuple[Trigger, ...]) -> tuple[Trigger, ...] | None:
        match = tuple(each for each in noun if each != DIGIMON)
        if not match or len(match) == len(noun):
            return None
        return tuple(replace(each, subject=Ref("this"), match=match) for each in events)

    def take(triggers: tuple[Trigger, ...]) -> dict[str, Any] | None:
        match = triggers[0].match if triggers else ()
        if not match or any(
            (each.subject, each.match) != (Ref("this"), match) for each in triggers
        ):
            return None
        events = tuple(replace(each, subject=SUBJECT, match=()) for each in triggers)
        return {"noun": in_order((*match, DIGIMON)), "events": events}

    words = template.replace("{subject:who}", "this {noun:field_noun}")
    grammar.rule(category, words, make, take, many=False)


def _said_of_two(grammar: Grammar, category: str, happened: str, template: str) -> None:
    """ "This Digimon or one of your Tamers would digivolve"."""

    def make(one: Any, other: Any, events: tuple[Trigger, ...]) -> tuple[Trigger, ...]:
        return tuple(replace(each, subject=who) for who in (one, other) for each in events)

    def take(triggers: tuple[Trigger, ...]) -> dict[str, Any] | None:
        half = len(triggers) // 2
        if not half or None in (one := triggers[0].subject, other := triggers[half].subject):
            return None
        events = tuple(replace(each, subject=SUBJECT) for each in triggers[:half])
        if one == other or make(one, other, events) != triggers:
            return None
        return {"one": one, "other": other, "events": events}

    words = template.replace("{subject:who}", "{one:who} or {other:who}")
    grammar.rule(category, words, make, take)


def several(grammar: Grammar, category: str, one: str) -> None:
    """ "One of your Digimon is played, a card is trashed from your deck or ...": sentences with one result."""
    joints = (("or",), ("or", "when"))

    def write(printer: Printer, triggers: Any) -> str | None:
        texts = _in_sentences(printer, one, triggers)
        return in_words(list(texts), "or") if len(texts) > 1 else None

    grammar.add(category, Listed(one, joints, make=_flat, take=lambda _: None, least=2))
    grammar.function(category, None, write)


def _flat(each: tuple[tuple[Trigger, ...], ...]) -> tuple[Trigger, ...]:
    return tuple(trigger for triggers in each for trigger in triggers)


def _in_sentences(printer: Printer, one: str, triggers: Any) -> tuple[str, ...]:
    """A sentence for as many as can be said in one, and what is left; nothing where there are no words."""
    if not isinstance(triggers, tuple):
        return ()
    for place in range(len(triggers), 0, -1):
        text = printer.attempt(one, triggers[:place])
        if text is None:
            continue
        rest = _in_sentences(printer, one, triggers[place:])
        if rest or place == len(triggers):
            return (text, *rest)
    return ()


_OF_PERMANENTS = ("trashed_from_the_battle_area",)
DIGIMON = IsCategory(("digimon",))


def alone(triggers: tuple[Trigger, ...]) -> dict[str, Any] | None:
    """The one trigger there is."""
    return {"it": triggers[0]} if len(triggers) == 1 else None
