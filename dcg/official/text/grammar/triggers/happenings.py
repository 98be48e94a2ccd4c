"""What happens to what is on the field: behind who it happens to, about to happen, and done by effects (15-5)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations, product
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Ref
from dcg.official.language.terms import Origin, ReturnedTo, TriggerEvent
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.triggers.agents import (
    Agent,
    agent_of,
    by_agents,
    by_anybody,
    done_by,
)
from dcg.official.text.grammar.triggers.said_of import SUBJECT

FROM: Final[dict[Origin, tuple[str, ...]]] = {
    "hand": ("from your hand", "from the hand"),
    "digivolution_cards": ("from digivolution cards",),
    "trash": ("from your trash", "from the trash"),
}
"""Where what is played comes from; the first is written."""


class Occurring(NamedTuple):
    """One thing that happens to what is on the field, in all the words it is said in.

    `happens` stands behind whom it happens to, the first is written; `about` behind "would", and empty where
    nothing can interrupt it (15-8-5). `deeds` are what effects do, with `{}` for whom they do it to.
    """

    event: TriggerEvent
    happens: tuple[str, ...]
    about: tuple[str, ...] = ()
    deeds: tuple[str, ...] = ()
    fixed: Mapping[str, Any] = MappingProxyType({})


def _returned(to: ReturnedTo | None, *places: str) -> Occurring:
    return Occurring(
        "returned",
        tuple(f"{be} to {place}" for be in ("is|are returned", "return~") for place in places),
        tuple(f"be returned to {place}" for place in places),
        tuple(f"return~ {{}} to {place}" for place in places),
        {"to": to} if to else {},
    )


HAPPENINGS: Final[tuple[Occurring, ...]] = (
    Occurring("played", ("is|are played",), ("be played",), ("play~ {}",)),
    Occurring("digivolved", ("digivolve~",), ("digivolve",), ("digivolve~ {}",)),
    Occurring("deleted", ("is|are deleted",), ("be deleted",), ("delete~ {}",)),
    Occurring(
        "suspended",
        ("suspend~", "is|are suspended", "become~ suspended"),
        ("suspend", "be|become suspended"),
        deeds=("suspend~ {}",),
    ),
    Occurring(
        "unsuspended",
        ("unsuspend~", "is|are unsuspended", "become~ unsuspended"),
        ("unsuspend", "be|become unsuspended"),
        deeds=("unsuspend~ {}",),
    ),
    _returned(None, "the|your hand or deck", "hands or decks"),
    _returned("hand", "the hand", "hands"),
    _returned("deck", "the deck", "decks"),
    _returned(
        "bottom_of_the_deck",
        "the bottom of the deck",
        "the bottom of its owner's deck",
        "the bottom of decks",
    ),
    Occurring(
        "left_the_battle_area",
        ("leave~ the battle area",),
        ("leave the battle area",),
        ("remove~ {} from the battle area",),
    ),
    Occurring(
        "linked",
        ("get~ linked", "is|are linked"),
        deeds=("link~ cards to {}", "link~ a card to {}"),
    ),
    Occurring(
        "moved",
        (
            "move~ from the breeding area to the battle area",
            "move~ from the breeding area",
            "move~ to the battle area",
            "is|are moved from the|your|their breeding area to the|your|their battle area",
        ),
        deeds=(
            "move~ {} from the breeding area to the battle area",
            "move~ {} from the breeding area",
        ),
    ),
    Occurring(
        "trashed_from_the_battle_area",
        ("is|are trashed from the battle area", "is|are trashed"),
        deeds=("trash~ {} from|in the battle area",),
    ),
)


def install(grammar: Grammar) -> None:
    """Adds `happened` and `about_to`, which stand behind whom it happens to, and what effects do."""
    for each in HAPPENINGS:
        _told(grammar, "happening", each, each.happens)
        _told(grammar, "impending", each, each.about)
        for words, who in product(each.deeds, ("{subject:who}", "{subject:bare_who}")):
            _done(grammar, "effects_do", words.format(who), each)
            if each.about:
                _done(grammar, "effects_would", words.replace("~", "").format(who), each)
    for category, leave in (("happening", "leave~"), ("impending", "leave")):
        words = f"{leave} the battle area in battle"
        away: dict[str, Any] = {"event": "left_the_battle_area", "subject": SUBJECT}
        grammar.node(category, Trigger, words, cause="battle", **away)
    _digivolving(grammar)
    _linking(grammar)
    _played_from(grammar)
    grammar.node("impending", Trigger, "be used", event="option_used", subject=SUBJECT)
    for event in ("suspended", "unsuspended"):
        grammar.node("turned", Trigger, f"is|are {event}", event=event, subject=SUBJECT)
        grammar.node("to_be_turned", Trigger, f"be {event}", event=event, subject=SUBJECT)
    grammar.rule("happened", "{it:turned} {by:by_whom}", done_by, agent_of)
    grammar.rule("about_to", "{it:to_be_turned} {by:by_whom}", done_by, agent_of)
    by_anybody(grammar, "happened", "happening")
    by_anybody(grammar, "about_to", "impending")
    grammar.also(
        "happened",
        Trigger,
        "by an effect is|are played",
        event="played",
        subject=SUBJECT,
        cause="effect",
    )
    _said_before(grammar)
    by_agents(grammar, "done_by_effects", "effects_do", _of_permanent)
    by_agents(grammar, "would_be_done", "effects_would", _of_permanent, "would")
    _played_or_digivolved(grammar)


def _of_permanent(found: Trigger) -> tuple[Trigger, ...] | None:
    """A card is trashed from the battle area as what it is there: see `card_moves`."""
    trashed = found.event == "trashed_from_the_battle_area"
    return None if trashed and found.subject == Ref("this_card") else (found,)


def _said_before(grammar: Grammar) -> None:
    """ "Is deleted or returned to the hand": what it is, and that it would be so, is said once for both."""
    for category in ("happened", "about_to"):
        for one in HAPPENINGS:
            for words in one.happens:
                if words.startswith("is|are ") and one.about:
                    again = words.removeprefix("is|are ")
                    grammar.also(
                        category, Trigger, again, event=one.event, subject=SUBJECT, **one.fixed
                    )


def _told(grammar: Grammar, category: str, one: Occurring, words: tuple[str, ...]) -> None:
    for each in words:
        read = grammar.node if each == words[0] else grammar.also
        read(category, Trigger, each, event=one.event, subject=SUBJECT, **one.fixed)


def _done(grammar: Grammar, category: str, template: str, one: Occurring) -> None:
    grammar.also(category, Trigger, template, event=one.event, **one.fixed)


def _digivolving(grammar: Grammar) -> None:
    """Into what, by which procedure and from where it digivolves (8-1, 8-2)."""
    for category, verb in (("happening", "digivolve~"), ("impending", "digivolve")):
        fixed: dict[str, Any] = {"event": "digivolved", "subject": SUBJECT}
        for how, procedure in (
            ("", None),
            ("DNA", "dna_digivolution"),
        ):
            if how:
                grammar.node(category, Trigger, f"{how} {verb}", procedure=procedure, **fixed)
            words = f"{how} {verb} into {{into:into_card}}"
            grammar.node(category, Trigger, words, procedure=procedure, **fixed)
        fuse = verb.replace("digivolve", "app fuse")
        for words in (fuse, f"{fuse} into {{into:into_card}}"):
            grammar.node(category, Trigger, words, procedure="app_fusion", **fixed)
        words = f"{verb} into {{into:card_in_hand}} in|from your|the hand"
        grammar.node(category, Trigger, words, source="hand", **fixed)
        for place in ("hand", "trash"):
            grammar.node(category, Trigger, f"{verb} from the {place}", source=place, **fixed)
        words = f"{verb} into {{into:into_card_in_hand}}"
        grammar.also(category, Trigger, words, source="hand", **fixed)
        words = f"{verb} into {{into:card_in_hand}} in|from your|the trash"
        grammar.node(category, Trigger, words, source="trash", **fixed)
    grammar.node(
        "happening",
        Trigger,
        "digivolve~ into a same-level {into:same_level}",
        event="digivolved",
        subject=SUBJECT,
        same_level=True,
    )
    grammar.rule("same_level", "{it:card_noun}", lambda it: it or None, _nonempty, many=False)
    grammar.rule("same_level", "{it:field_noun}", lambda it: it or None, None)


def _nonempty(match: Filters) -> dict[str, Any] | None:
    return {"it": match} if match else None


def _linking(grammar: Grammar) -> None:
    """What is linked, and by which card (10-1-2)."""
    fixed: dict[str, Any] = {"event": "linked", "subject": SUBJECT}
    grammar.node("happening", Trigger, "get~ linked to {into:into_card}", **fixed)
    grammar.also("happening", Trigger, "is|are linked to {into:into_card}", **fixed)
    for words in ("get|be linked", "get|be linked to {into:into_card}"):
        grammar.also("impending", Trigger, words, **fixed)


def _played_from(grammar: Grammar) -> None:
    """Where it is played from, from either of two places too."""
    fixed: dict[str, Any] = {"event": "played", "subject": SUBJECT}
    for source, words in FROM.items():
        for place in words:
            read = grammar.node if place == words[0] else grammar.also
            read("happening", Trigger, f"is|are played {place}", source=source, **fixed)
    for place in FROM["hand"]:
        read = grammar.node if place == FROM["hand"][0] else grammar.also
        read("impending", Trigger, f"be played {place}", source="hand", **fixed)
    for (one, words), (other, others) in permutations(FROM.items(), 2):
        both = tuple(Trigger("played", SUBJECT, source=each) for each in (one, other))
        for place, place_too in product(words, others):
            for joint in (f"or {place_too}", f"or {place_too.removeprefix('from ')}"):
                grammar.spelling("happened_in_two", both, f"is|are played {place} {joint}")


def _played_or_digivolved(grammar: Grammar) -> None:
    """ "Effects play or digivolve X": two things that effects do to one."""

    def both(by: Agent, one: Trigger, other: Trigger, who: Any) -> tuple[Trigger, ...] | None:
        found = tuple(done_by(_of(each, who), by) for each in (one, other))
        return None if None in found or one == other else found  # type: ignore[return-value]

    for each in HAPPENINGS:
        for words in each.deeds:
            if words.endswith("~ {}"):
                verb = words.removesuffix(" {}")
                grammar.spelling("effects_do_alone", Trigger(each.event, SUBJECT), verb)
    for who in ("who", "bare_who"):
        words = (
            f"{{by:agents}} {{one:effects_do_alone}} or {{other:effects_do_alone}} {{who:{who}}}"
        )
        grammar.rule("done_by_effects", words, both, None)


def _of(trigger: Trigger, who: Any) -> Trigger:
    return Trigger(trigger.event, who)
