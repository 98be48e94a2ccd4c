"""Trigger conditions about cards of a player that move: to and from hands, decks, trashes and security stacks (15-5)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Ref
from dcg.official.language.terms import TriggerEvent, Whose
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.agents import by_agents, by_anybody
from dcg.official.text.grammar.card_move_words import ACTIVE, MOVES, PASSIVE

PLAYERS: Final[tuple[tuple[Whose, str], ...]] = (
    ("yours", "your"),
    ("opponents", "your opponent's"),
    ("any", "a player's"),
)
TRASHED: Final[tuple[tuple[TriggerEvent, str], ...]] = (
    ("card_trashed_from_hand", "hand"),
    ("card_trashed_from_deck", "deck"),
    ("card_trashed_from_security", "security stack"),
)
"""Where cards are trashed from, and the word for it."""


def install(grammar: Grammar) -> None:
    """Adds them to the triggers of players."""
    for whose, owner in PLAYERS:
        grammar.word("whose_cards", whose, owner)
    grammar.spelling("whose_cards", "opponents", "their", "an opponent's")
    grammar.rule("placed_card", "{it:one_card}", lambda it: it, lambda node: {"it": node})
    grammar.word(
        "player_trigger", Trigger("hatched", whose="yours"), "your breeding area is hatched in"
    )
    _of_players(grammar)
    _anybodys(grammar)
    _described(grammar)
    _face_up(grammar)
    _of_this_card(grammar)
    for category in ("card_moved", "described_card_moved", "this_card_moved"):
        by_anybody(grammar, "player_trigger", category)
    for category in ("card_deed", "described_card_deed", "deed_to_this_card"):
        by_agents(grammar, "player_trigger", category, lambda found: found)


def _of_players(grammar: Grammar) -> None:
    whose = "{whose:whose_cards}"
    for event, words in MOVES.items():
        fixed: dict[str, Any] = {"event": event.name, **event.fixed}
        grammar.node("card_moved", Trigger, words.format(whose), **fixed)
        for other in PASSIVE[event]:
            grammar.also("card_moved", Trigger, other.format(whose), **fixed)
        for verb, what in ACTIVE[event]:
            grammar.also("card_deed", Trigger, f"{verb}~ {what.format(whose)}", **fixed)
    in_hand = "you trash a card in {whose:whose_cards} hand using one of your effects"
    grammar.also(
        "player_trigger", Trigger, in_hand, event="card_trashed_from_hand", cause="your_effect"
    )


def _anybodys(grammar: Grammar) -> None:
    """Of security stacks and hands it need not be said whose they are."""
    left, added = (
        Trigger(event, whose="any") for event in ("card_left_security", "card_added_to_security")
    )
    grammar.spelling("card_moved", left, "security stacks are removed from")
    grammar.spelling("card_moved", left, "a card is removed from a security stack")
    grammar.spelling("card_moved", added, "security stacks are added to")
    grammar.spelling("card_deed", left, "remove~ cards from security stacks")
    grammar.spelling("card_deed", added, "add~ cards to security stacks")
    to_hand = Trigger("card_added_to_hand", whose="any")
    grammar.spelling("card_deed", to_hand, "add~ cards to your or your opponent's hand")


def _described(grammar: Grammar) -> None:
    """ "A card with [A] in its text is trashed from your hand": one of those that were is enough."""
    whose = "{whose:whose_cards}"
    for event, place in TRASHED:
        for category, read, words in (
            (
                "described_card_moved",
                grammar.node,
                f"{{cards:a_card}} is trashed from {whose} {place}",
            ),
            (
                "described_card_moved",
                grammar.also,
                f"{{cards:some_cards}} are trashed from {whose} {place}",
            ),
            (
                "described_card_deed",
                grammar.also,
                f"trash~ {{cards:some_cards}} from|in {whose} {place}",
            ),
            (
                "described_card_deed",
                grammar.also,
                f"trash~ {{cards:a_card}} from|in {whose} {place}",
            ),
        ):
            read(category, Trigger, words, event=event)
    for category, of in (("a_card", "placed_card"), ("some_cards", "card_noun")):
        grammar.rule(
            category,
            f"{{it:{of}}}",
            lambda it: it or None,
            lambda node: {"it": node} if node else None,
        )
    grammar.node(
        "player_trigger",
        Trigger,
        "{cards:placed_card} returns from your trash to the hand",
        event="card_added_to_hand",
        whose="yours",
        source="trash",
    )


def _face_up(grammar: Grammar) -> None:
    """Cards that come to lie face up in a security stack (3-7-4)."""
    fixed: dict[str, Any] = {"event": "card_added_to_security", "face_up": True}
    stack = "{whose:whose_cards} security stack|stacks"
    grammar.node("card_moved", Trigger, f"cards are placed face up in {stack}", **fixed)
    grammar.also("card_deed", Trigger, f"place~ cards face up in {stack}", **fixed)
    anybodys = Trigger(whose="any", **fixed)
    grammar.spelling("card_moved", anybodys, "cards are placed face up in security stacks")
    grammar.spelling("card_deed", anybodys, "place~ cards face up in security stacks")
    grammar.node(
        "described_card_moved", Trigger, f"{{cards:a_card}} is placed face up in {stack}", **fixed
    )
    grammar.rule(
        "player_trigger",
        f"cards are placed face up in {stack} , if any of them have {{match:havings}}",
        lambda whose, match: replace(Trigger(whose=whose, **fixed), cards=match),
        None,
    )


def _of_this_card(grammar: Grammar) -> None:
    """What happens to the card itself that has the effect, wherever it was."""
    for event, place in TRASHED:
        this = Trigger(event, Ref("this_card"))
        grammar.word("this_card_moved", this, f"this card is trashed from your|the {place}")
        grammar.spelling("deed_to_this_card", this, f"trash~ this card from|in your|the {place}")
    grammar.spelling(
        "this_card_moved",
        Trigger("card_trashed_from_deck", Ref("this_card")),
        "this card is trashed from the top of the|your deck",
    )
    grammar.spelling(
        "player_trigger",
        Trigger("card_trashed_from_hand", Ref("this_card"), cause="your_effect"),
        "you trash this card in your hand using one of your effects",
    )
    gone = Trigger("trashed_from_the_battle_area", Ref("this"))
    grammar.word("this_card_moved", gone, "this card is trashed from the battle area")
    grammar.spelling("deed_to_this_card", gone, "trash~ this card from|in the battle area")
