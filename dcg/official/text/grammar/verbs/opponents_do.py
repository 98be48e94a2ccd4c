"""What the opponent does: "your opponent trashes 1 card in their hand" (1-3-5)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.language.inflect import third
from dcg.language.node import Node
from dcg.official.language.processes import (
    AddSecurityToHand,
    AddToHand,
    Bind,
    Delete,
    Draw,
    GainMemory,
    LoseMemory,
    May,
    PlaceInSecurity,
    Play,
    Process,
    Recover,
    ReturnToDeck,
    ReturnToHand,
    RevealCards,
    Suspend,
    TrashCards,
    TrashTopDeck,
    TrashTopSecurity,
    Unsuspend,
)
from dcg.official.language.selectors import Choose, Count, Excess, Filter, Selector
from dcg.official.language.terms import Zone
from dcg.official.text.grammar.choices.choices import OneOf
from dcg.official.text.grammar.verbs.both_players import DONE_TO_FIELD


def install(grammar: Grammar) -> None:
    """Adds what others do."""
    _their_choices(grammar)
    _the_opponent(grammar)
    _their_one(grammar)


def _their_choices(grammar: Grammar) -> None:
    """What the opponent picks among their own."""
    _chosen_in(
        grammar, "theirs_in_hand", "{count:count} {match:card_noun} in|from their hand", "hand"
    )
    grammar.rule("down_to", "{number:number}", _down_to, _number_left)
    _chosen_in(
        grammar, "theirs_in_trash", "{count:count} {match:card_noun} from|in their trash", "trash"
    )
    _chosen_in(
        grammar, "theirs_on_field", "{count:count} of their {match:field_noun}", "battle_area"
    )


def _down_to(number: int) -> Choose:
    """As many cards of their hand as they have more than so many."""
    hand = Selector("hand", "opponents")
    return Choose(hand, Excess(Count(hand), number), chooser="opponents")


def _number_left(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(count=Excess(over=int() as number)) if node == _down_to(number):
            return {"number": number}
    return None


def _chosen_in(grammar: Grammar, category: str, template: str, zone: Zone) -> None:
    def make(count: OneOf, match: tuple[Filter, ...]) -> Choose:
        return Choose(Selector(zone, "opponents", match), *count, chooser="opponents")

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Choose):
            return None
        count = (node.count, node.up_to)
        whole = Choose(
            Selector(zone, "opponents", node.selector.match),
            *count,
            bind=node.bind,
            chooser="opponents",
        )
        return {"count": count, "match": node.selector.match} if node == whole else None

    of_several = zone == "battle_area"
    grammar.rule(
        category,
        template,
        make,
        take,
        many=lambda values: of_several or values["count"] != (1, False),
    )


def _the_opponent(grammar: Grammar) -> None:
    """ "Your opponent trashes ...", and with "may", what they can decline (15-9-2)."""
    for category, subject, ending in (("act", "your opponent", "~"), ("their_act", "", "")):
        _does(grammar, category, subject, ending)
        _gets(grammar, category, subject, ending)
        _gives_up_security(grammar, category, subject, ending)
    _does(grammar, "act", "they", "", reads_only=True)
    _gets(grammar, "act", "they", "", reads_only=True)
    _gives_up_security(grammar, "act", "they", "")
    grammar.rule(
        "cost",
        "having your opponent {process:their_act}",
        lambda process: process,
        lambda node: {"process": node},
    )
    grammar.rule(
        "clause",
        "your opponent may {process:their_act}",
        lambda process: May(process, "opponents"),
        _theirs,
    )
    grammar.rule(
        "clause",
        "they may {process:their_act}",
        lambda process: May(process, "opponents"),
        None,
    )


def _does(
    grammar: Grammar, category: str, subject: str, ending: str, *, reads_only: bool = False
) -> None:
    """Everything that is done to one's own: on the field, from the hand and from the trash."""
    read = grammar.also if reads_only else grammar.node
    for cls, verb, theirs, end, fixed in _DEEDS:
        for where in theirs:
            words = f"{subject} {verb}{ending} {{target:{where}}} {end}"
            read(category, cls, words, **fixed)
    for end in ("bottom", "top"):
        for where in (*_HAND, *_TRASH):
            words = f"{subject} place{ending} {{target:{where}}} at|on the {end} of the|their deck"
            grammar.also(category, ReturnToDeck, words, end=end)
        words = f"{subject} place{ending} {{target:theirs_on_field}} {_ON_THEIR_STACK[end]}"
        grammar.also(category, PlaceInSecurity, words, end=end)
    left: tuple[tuple[Any, str], ...] = (
        (read, "until they have {target:down_to} left"),
        (grammar.also, "until they have {target:down_to}"),
        (grammar.also, "so that {target:down_to} remain"),
        (grammar.also, "so that they have {target:down_to} left"),
    )
    for how, so_long in left:
        for cards in ("cards in", "cards from"):
            adds = how if cards == "cards in" else grammar.also
            adds(category, TrashCards, f"{subject} trash{ending} {cards} their hand {so_long}")


_ON_THEIR_STACK: Final = {
    "top": "on top of their security stack",
    "bottom": "at the bottom of their security stack",
}
_FIELD: Final = ("theirs_on_field",)
_HAND: Final = ("theirs_in_hand",)
_TRASH: Final = ("theirs_in_trash",)
_DEEDS: Final[tuple[tuple[type[Node], str, tuple[str, ...], str, dict[str, Any]], ...]] = (
    (TrashCards, "trash", _HAND, "", {}),
    (Delete, "delete", _FIELD, "", {}),
    (Suspend, "suspend", _FIELD, "", {}),
    (Unsuspend, "unsuspend", _FIELD, "", {}),
    (Bind, "choose", _FIELD, "", {}),
    (RevealCards, "reveal", _HAND, "", {}),
    (ReturnToHand, "return", (*_FIELD, *_TRASH), "{_:to_the_hand}", {}),
    (AddToHand, "add", _TRASH, "{_:to_the_hand}", {}),
    *(
        (ReturnToDeck, "return", (*_FIELD, *_TRASH, *_HAND), f"{{_:to_the_{end}}}", {"end": end})
        for end in ("bottom", "top")
    ),
    *(
        (
            PlaceInSecurity,
            "place",
            places,
            f"{face} as {owner} {end} security card",
            {"end": end, "face_up": bool(face)},
        )
        for face in ("", "face up")
        for end in ("top", "bottom")
        for places, owner in (((*_HAND, *_TRASH), "the"), (_FIELD, "their"))
    ),
    *(
        (
            Play,
            "play",
            (*_HAND, *_TRASH),
            f"{'suspended' if suspended else ''} {{_:without_paying}}",
            {"free": True, "suspended": suspended},
        )
        for suspended in (False, True)
    ),
)
"""What they do, with what of theirs, and what is said behind it."""


def _gets(
    grammar: Grammar, category: str, subject: str, ending: str, *, reads_only: bool = False
) -> None:
    """Memory, draws and security cards of theirs; what is trashed of their deck is no choice of anybody."""
    theirs: dict[str, Any] = {"who": "opponents"}
    read = grammar.also if reads_only else grammar.node
    read(category, GainMemory, f"{subject} gain{ending} {{amount:memory}}", **theirs)
    read(category, LoseMemory, f"{subject} lose{ending} {{amount:memory}}", **theirs)
    read(category, Draw, f"{subject} <Draw {{amount:number}}>", **theirs)
    words = f"{subject} draw{ending} {{amount:number}} card|cards"
    grammar.also(category, Draw, words, **theirs)
    words = f"{subject} <Recovery {{amount:plus}} (Deck)>"
    read(category, Recover, words, source="deck", **theirs)
    trash = grammar.node if category == "their_act" else grammar.also
    words = f"{subject} trash{ending} the top {{count:top_cards}} of their deck"
    trash(category, TrashTopDeck, words, whose="opponents")


def _gives_up_security(grammar: Grammar, category: str, subject: str, ending: str) -> None:
    """What would be done to them all the same is written "your opponent's" where they have no choice."""
    add = grammar.node if category == "their_act" else grammar.also
    acts: tuple[tuple[type[Node], str, str], ...] = (
        (TrashTopSecurity, f"trash{ending}", ""),
        (AddSecurityToHand, f"add{ending}", "{_:to_the_hand}"),
    )
    for cls, verb, to in acts:
        whole = {"whose": "opponents", "end": "top"}
        add(
            category,
            cls,
            f"{subject} {verb} the top {{count:top_cards}} of their security stack {to}",
            **whole,
        )
        grammar.also(
            category, cls, f"{subject} {verb} their top security card {to}", count=1, **whole
        )


def _theirs(node: Any) -> dict[str, Process] | None:
    theirs = isinstance(node, May) and node.who == "opponents"
    return {"process": node.process} if theirs else None


def _their_one(grammar: Grammar) -> None:
    """ "Your opponent chooses 1 of their Digimon and returns it to the hand"."""
    done_to = (
        *((*deed, "theirs_on_field") for deed in DONE_TO_FIELD),
        *((*deed, "theirs_in_hand") for deed in _DONE_TO_HAND),
    )
    for make, verb, to, theirs in done_to:
        for who in ("your opponent chooses", "they choose"):
            end = third(verb) if who.endswith("s") else verb
            grammar.rule(
                "act",
                f"{who} {{target:{theirs}}} and {end} it|them {to}",
                lambda target, make=make: make(target),
                None,
            )


_DONE_TO_HAND: Final[tuple[tuple[Any, str, str], ...]] = (
    (TrashCards, "trash", ""),
    *(
        (partial(ReturnToDeck, end=end), verb, to)
        for end in ("bottom", "top")
        for verb, to in (
            ("return", f"{{_:to_the_{end}}}"),
            ("place", f"at|on the {end} of the|their deck"),
        )
    ),
)
"""What is done to cards of a hand that their player has chosen, with what is said behind it."""
