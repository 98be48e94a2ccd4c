"""Conditions on what has happened in this turn: "if you've digivolved this turn" (15-6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as changed
from typing import Any

from msgspec.structs import replace

from dcg.language.elements import Element, Words
from dcg.language.grammar import Grammar
from dcg.language.inflect import past
from dcg.language.productions import Rule
from dcg.official.language.selectors import HappenedThisTurn, NotTrue, Ref, Selector
from dcg.official.language.terms import Whose
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.triggers.said_of import DIGIMON, SUBJECT

_SAID = (
    "happening",
    "turned",
    "happened",
    "card_moved",
    "described_card_moved",
    "this_card_moved",
    "stacked_card_moved",
    "option_moved",
    "player_trigger",
)
"""What happens, each behind what it is made of."""
_OF_ONE = ("happening", "turned", "happened")
_THIS = Ref("this")
_DONE = "deed_done"
_DO = "deed_do"
_PLAYERS: tuple[tuple[Whose, str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("yours", "you've", ("you have", "you"), ("you haven't", "you have not")),
    (
        "opponents",
        "your opponent",
        ("your opponent has",),
        ("your opponent hasn't", "your opponent has not"),
    ),
)
"""Whose deed it is: the words it is written with, others, and those for a deed that is not done."""
_DID_NOT = {"yours": "you didn't", "opponents": "your opponent didn't"}


def install(grammar: Grammar) -> None:
    """Adds the conditions; every trigger that can be said in the past is one. Last of all parts."""
    _deeds(grammar)
    _by_players(grammar)
    for category in _SAID:
        _in_the_past(grammar, category)
        _perfect(grammar, category)
    _to_something(grammar)
    grammar.rule(
        "simple_condition",
        "{trigger:player_trigger_before} this turn",
        HappenedThisTurn,
        lambda node: {"trigger": node.trigger} if isinstance(node, HappenedThisTurn) else None,
    )


# --- what a player did --------------------------------------------------------------------------


def _deeds(grammar: Grammar) -> None:
    """What a player does, of whose things and in which turn is said around it."""
    grammar.rule(
        "deed_noun",
        "a|an {match:field_noun}",
        lambda match: match or None,
        lambda node: {"match": node} if node else None,
        many=False,
    )
    grammar.rule("deed_noun", "any {match:field_noun}", lambda match: match or None, None)
    for category, attack, digivolve, play, use in (
        (_DONE, "attacked", "digivolved", "played", "used"),
        (_DO, "attack", "digivolve", "play", "use"),
    ):
        _deed(grammar, category, f"{attack} with {{match:deed_noun}}", "attacks")
        _deed(grammar, category, f"{play} {{match:deed_noun}}", "played")
        grammar.word(category, Trigger("digivolved", Selector(match=(DIGIMON,))), digivolve)
        grammar.node(
            category,
            Trigger,
            f"{digivolve} into {{into:into_card}}",
            event="digivolved",
            subject=Selector(match=(DIGIMON,)),
        )
        grammar.word(
            category,
            Trigger("digivolved", Selector(match=(DIGIMON,)), procedure="dna_digivolution"),
            f"DNA {digivolve}",
        )
        grammar.word(category, Trigger("option_used", whose="any"), f"{use} an Option card")


def _deed(grammar: Grammar, category: str, template: str, event: Any) -> None:
    def make(match: Filters) -> Trigger:
        return Trigger(event, Selector(match=match))

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case Trigger(subject=Selector(match=match)) if match and node == make(match):
                return {"match": match}
        return None

    grammar.rule(category, template, make, take)


def _by_players(grammar: Grammar) -> None:
    for whose, did, others, had_not in _PLAYERS:
        make, take = _of(whose)
        said = "simple_condition"
        grammar.rule(said, f"{did} {{deed:{_DONE}}} this turn", make, take)
        for words in others:
            grammar.rule(said, f"{words} {{deed:{_DONE}}} this turn", make, None)
        did_not = f"{_DID_NOT[whose]} {{deed:{_DO}}} this turn"
        grammar.rule(said, did_not, _denied(make), _denial(take))
        for words in had_not:
            grammar.rule(said, f"{words} {{deed:{_DONE}}} this turn", _denied(make), None)


Make = Callable[..., HappenedThisTurn]
Take = Callable[[Any], dict[str, Any] | None]


def _of(whose: Whose) -> tuple[Make, Take]:
    """A deed of this player, and the deed alone."""

    def make(deed: Trigger) -> HappenedThisTurn:
        return HappenedThisTurn(_owned(deed, whose))

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, HappenedThisTurn):
            return None
        deed = _owned(node.trigger, "any")
        return {"deed": deed} if make(deed) == node else None

    return make, take


def _owned(deed: Trigger, whose: Whose) -> Trigger:
    if isinstance(deed.subject, Selector):
        return replace(deed, subject=replace(deed.subject, whose=whose))
    return replace(deed, whose=whose) if deed.whose is not None else deed


def _denied(make: Make) -> Callable[..., NotTrue]:
    return lambda deed: NotTrue(make(deed))


def _denial(take: Take) -> Take:
    return lambda node: take(node.condition) if isinstance(node, NotTrue) else None


# --- what happened to something -----------------------------------------------------------------


def _in_the_past(grammar: Grammar, category: str) -> None:
    """Whatever triggers can be said to happen, was said to have happened."""
    for rule in list(grammar.categories[category].productions):
        if isinstance(rule, Rule) and (words := _past(rule.elements)) is not None:
            grammar.add(f"{category}_before", changed(rule, elements=words))
        if category in _OF_ONE and isinstance(rule, Rule):
            if (words := _past(rule.elements, denied=True)) is not None:
                grammar.add(f"{category}_denied", changed(rule, elements=words))


def _perfect(grammar: Grammar, category: str) -> None:
    """The same, said to have been done: "has been deleted", "have attacked"."""
    for rule in list(grammar.categories[category].productions):
        if isinstance(rule, Rule) and (words := _past(rule.elements, perfect=True)) is not None:
            said = changed(rule, elements=words, take=None, reads_only=True)
            grammar.add(f"{category}_perfect", said)


def _past(
    words: tuple[Element, ...], *, denied: bool = False, perfect: bool = False
) -> tuple[Element, ...] | None:
    """The same with its first verb in the past, of itself or of what it begins with; nothing where it has none.
    Where that is `denied` it did not happen, and `perfect` says that it has."""
    for place, word in enumerate(words):
        if not isinstance(word, Words):
            if place == 0 and word.category in _SAID:
                ending = "denied" if denied else "perfect" if perfect else "before"
                return (changed(word, category=f"{word.category}_{ending}"), *words[1:])
            continue
        has = Words(frozenset(("has", "have")), "has", "have")
        if perfect and word.verb:
            did = past(word.many)
            return (*words[:place], has, Words(frozenset((did,)), did, did), *words[place + 1 :])
        if perfect and not word.accepted.isdisjoint(("is", "are")):
            been = Words(frozenset(("been",)), "been", "been")
            return (*words[:place], has, been, *words[place + 1 :])
        if word.verb and denied:
            did_not = (Words(frozenset((each,)), each, each) for each in ("didn't", word.many))
            return (*words[:place], *did_not, *words[place + 1 :])
        if word.verb:
            did = past(word.many)
            said = Words(frozenset((did,)), did, did)
        elif denied and "is" in word.accepted:
            said = Words(frozenset(("wasn't",)), "wasn't", "wasn't")
        elif not word.accepted.isdisjoint(("is", "are")):
            said = Words(frozenset(("was", "were")), "was", "was")
        else:
            continue
        return (*words[:place], said, *words[place + 1 :])
    return None


def _to_something(grammar: Grammar) -> None:
    """ "One of your Digimon was deleted this turn", "none of your Digimon attacked this turn"."""

    def make(subject: Any, event: Trigger) -> HappenedThisTurn | None:
        if subject == _THIS and event.event == "played":
            return None  # how it came there is known of it
        if subject != _THIS and (not isinstance(subject, Selector) or subject.other):
            return None
        return HappenedThisTurn(replace(event, subject=subject))

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case HappenedThisTurn(
                trigger=Trigger(subject=Selector() | Ref() as subject) as trigger
            ):
                said: dict[str, Any] = {
                    "subject": subject,
                    "event": replace(trigger, subject=SUBJECT),
                }
                return said if make(**said) == node else None
        return None

    grammar.rule("simple_condition", "{subject:who} {event:happened_before} this turn", make, take)

    grammar.rule("simple_condition", "{subject:who} {event:happened_perfect} this turn", make, None)
    grammar.rule(
        "simple_condition",
        "{trigger:player_trigger_perfect} this turn",
        HappenedThisTurn,
        None,
    )
    grammar.rule(
        "simple_condition",
        "this Digimon hasn't|has_not {event:happened_done} this turn",
        lambda event: None if (found := make(_THIS, event)) is None else NotTrue(found),
        None,
    )
    grammar.one_of("happened_done", "happened_before")
    grammar.rule(
        "simple_condition",
        "this Digimon {event:happened_denied} this turn",
        lambda event: None if (found := make(_THIS, event)) is None else NotTrue(found),
        _of_this_one(take),
    )

    def none(subject: Any, event: Trigger) -> NotTrue | None:
        found = make(subject, event)
        return None if found is None else NotTrue(found)

    grammar.rule(
        "simple_condition",
        "none of {subject:owned_on_field} {event:happened_before} this turn",
        none,
        lambda node: take(node.condition) if isinstance(node, NotTrue) else None,
        many=True,
    )


def _of_this_one(take: Take) -> Take:
    """What did not happen to this Digimon."""

    def of_this(node: Any) -> dict[str, Any] | None:
        said = take(node.condition) if isinstance(node, NotTrue) else None
        return {"event": said["event"]} if said and said["subject"] == _THIS else None

    return of_this
