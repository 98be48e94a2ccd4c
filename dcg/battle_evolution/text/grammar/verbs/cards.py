"""Cards from place to place."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.processes import (
    AttachCards,
    AttachThis,
    Corrupt,
    Delete,
    Discard,
    Draw,
    DrawTo,
    Flip,
    Look,
    Put,
    RackMore,
    Recode,
    Recycle,
    RecycleAny,
    ReturnHand,
    Reveal,
    Shuffle,
    Static,
    Take,
    Trash,
)
from dcg.battle_evolution.language.selectors import Cards, IsPartner
from dcg.battle_evolution.language.terms import Destination
from dcg.language.grammar import Grammar
from dcg.language.node import Node

DESTINATIONS: dict[Destination, str] = {
    "hand": "into hand",
    "deck_top": "on top of the deck",
    "deck_bottom": "on the bottom of the deck",
    "deck": "into the deck",
    "trash": "into the trash",
    "dark_area": "into the Dark Area",
    "dp": "into DP",
    "stack_bottom": "under the active",
    "under_this": "under this card",
}


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _piles(grammar)
    _discarding(grammar)
    _moving(grammar)
    _attaching(grammar)
    _looking(grammar)


def by_players(grammar: Grammar, cls: type[Node], verb: str, rest: str, **fixed: Any) -> None:
    """ "Draw 2", "opponent draws 2", "both players draw 2": one node, told apart by `whose`."""
    third = verb + ("es" if verb.endswith(("sh", "ch")) else "s")
    grammar.node("act", cls, f"{verb} {rest}", whose="own", **fixed)
    grammar.node("act", cls, f"opponent {third} {rest}", whose="opponent", **fixed)
    grammar.also("act", cls, f"opponent {verb} {rest}", whose="opponent", **fixed)
    grammar.node("act", cls, f"both players {verb} {rest}", whose="both", **fixed)


def _piles(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    by_players(grammar, Draw, "Draw", "{count:amount}", dark=False)
    for who, whose in (
        ("", "own"),
        ("opponent's ", "opponent"),
        ("both players' ", "both"),
    ):
        fixed: Any = {"whose": whose, "dark": True}
        node("act", Draw, f"{who}Dark Draw {{count:amount}}", **fixed)
    also("act", Draw, "Draw {count:number} to own Dark Area", whose="own", dark=True)
    grammar.rule(
        "act",
        "discard {count:number} to own Dark Area",
        lambda count: Discard(Cards("hand", count=count), dark=True),
        None,
    )
    by_players(grammar, DrawTo, "Draw", "until the hand is {hand:amount}")
    by_players(grammar, Trash, "Trash", "{count:amount}")
    by_players(grammar, Recycle, "Recycle", "{count:amount}")
    node("act", Recode, "Recode {count:amount}")
    node("act", Corrupt, "Corrupt {count:amount}")
    node("act", Static, "Static {count:amount}", whose="opponent")
    node("act", Static, "Static {count:amount} own trash", whose="own")
    node("act", Static, "Static {count:amount} both trashes", whose="both")
    grammar.rule(
        "act",
        "Recycle any {count:number} {match:noun}",
        lambda count, match: RecycleAny(Cards("trash", "own", match, count, chosen="you")),
        lambda it: _recycled(it, many=True),
        many="count",
    )
    grammar.rule(
        "act",
        "Recycle any {match:noun}",
        lambda match: RecycleAny(Cards("trash", "own", match, 1, chosen="you")),
        None,
    )
    also("act", RecycleAny, "Recycle {cards:cards}")
    grammar.rule(
        "act", "Recycle any", lambda: RecycleAny(Cards("trash", "own", (), 1, chosen="you")), None
    )


def _recycled(node: Any, *, many: bool) -> dict[str, Any] | None:
    if not isinstance(node, RecycleAny):
        return None
    cards = node.cards
    plain = Cards("trash", "own", cards.match, cards.count, chosen="you")
    return {"count": cards.count, "match": cards.match} if cards == plain and many else None


def _discarding(grammar: Grammar) -> None:
    """From the hand where no place is said (f-discard-1, f-discard-4)."""
    hand: dict[str, Any] = {
        "own": ("", ""),
        "opponent": ("opponent", "s"),
        "both": ("both players", ""),
    }
    for dark in (False, True):
        word = "Dark Discard" if dark else "discard"
        for whose, (subject, ending) in hand.items():
            verb = f"{subject} {word}{ending}"
            for words, chosen in (("", "owner"), ("random", "chance")):
                grammar.rule(
                    "act",
                    f"{verb} {{count:amount}} {words}",
                    _from_hand(whose, chosen, dark=dark),
                    _hand_of(whose, chosen, dark=dark),
                )
            grammar.rule(
                "act",
                f"{verb} {{count:amount}} randomly",
                _from_hand(whose, "chance", dark=dark),
                None,
            )
        grammar.node("act", Discard, f"{word} {{cards:target}}", dark=dark)
    grammar.rule(
        "act",
        "discard own Partner",
        lambda: Discard(Cards("hand", "own", (IsPartner(),), 1)),
        None,
    )
    for words in ("their hand", "the hand"):
        grammar.rule(
            "act",
            f"opponent discards {words}",
            lambda: Discard(Cards("hand", "opponent")),
            None,
        )


def _from_hand(whose: Any, chosen: Any, *, dark: bool) -> Any:
    def make(count: Any) -> Node:
        return Discard(Cards("hand", whose, (), count, chosen=chosen), dark)

    return make


def _hand_of(whose: Any, chosen: Any, *, dark: bool) -> Any:
    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Discard) or node.dark != dark or not isinstance(node.cards, Cards):
            return None
        count = node.cards.count
        plain = Cards("hand", whose, (), count, chosen=chosen)
        return {"count": count} if node.cards == plain and count is not None else None

    return take


def _moving(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    for dark in (False, True):
        word = "Dark Take" if dark else "take"
        node("act", Take, f"{word} {{cards:target}}", dark=dark)
        also("act", Take, f"{'Dark Pick' if dark else 'pick'} {{cards:target}}", dark=dark)
    for place, words in DESTINATIONS.items():
        node("act", Put, f"put {{cards:target}} {words}", to=place)
    also("act", Put, "put {cards:target} into own? DP zone?", to="dp")
    also("act", Put, "shuffle {cards:target} into own? deck", to="deck")
    node("act", Delete, "delete {cards:target}")
    node("act", Flip, "flip {cards:target}")
    node("act", RackMore, "rack {count:amount} more", many=False)
    grammar.word("act", ReturnHand(), "shuffle own hand into the deck")
    grammar.word("act", ReturnHand("opponent"), "opponent shuffles their hand into the deck")
    grammar.word("act", ReturnHand("both"), "both players shuffle their hands into their decks")
    node("act", Shuffle, "shuffle {whose:whose} deck")
    grammar.spelling("act", Shuffle(), "shuffle")


def _attaching(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    for whose, words in (("own", "own"), ("opponent", "opponent's"), ("both", "any")):
        grammar.rule(
            "act",
            f"Attach to {words} {{match:bearer}}",
            _attach(whose),
            _attached(whose),
        )
    grammar.also("act", AttachThis, "Attach it|this to own? active", to="own", match=())
    grammar.rule(
        "bearer",
        "{adjectives:adjectives} active",
        lambda adjectives: adjectives,
        lambda it: {"adjectives": it} if isinstance(it, tuple) else None,
    )
    grammar.rule("bearer", "{it:adjectives} Digimon", lambda it: it, None)
    grammar.rule("bearer", "{it:adjectives}", lambda it: it or None, None)
    node("act", AttachCards, "attach {cards:cards}", to="own")
    node("act", AttachCards, "attach {cards:cards} to opponent's active", to="opponent")
    node("act", AttachCards, "attach {cards:cards} to any active", to="both")
    node("act", AttachCards, "attach {cards:that}", to="own")
    also("act", AttachCards, "attach {cards:cards} to own active", to="own")


def _attach(whose: Any) -> Any:
    return lambda match: AttachThis(whose, match)


def _attached(whose: Any) -> Any:
    return lambda it: {"match": it.match} if isinstance(it, AttachThis) and it.to == whose else None


def _looking(grammar: Grammar) -> None:
    grammar.node("act", Reveal, "reveal {cards:target}")
    grammar.node("act", Look, "look at {cards:target}")
