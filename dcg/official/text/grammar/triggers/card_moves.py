"""Trigger conditions about cards of a player that move: to and from hands, decks, trashes and security stacks (15-5)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any, Final

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import IsFaceUp, Ref
from dcg.official.language.terms import Cause, TriggerEvent, Whose
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.things.filters import Filters, in_order
from dcg.official.text.grammar.triggers.agents import Agent, by_agents, by_anybody, done_by
from dcg.official.text.grammar.triggers.card_move_words import (
    ACTIVE,
    FACE_UP,
    FROM_SECURITY,
    FROM_TRASH_TO_HAND,
    LEFT_SECURITY,
    MOVES,
    PASSIVE,
    TO_HAND,
    TO_SECURITY,
    Movement,
    of_anybody,
)

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
    grammar.spelling("whose_cards", "any", "either|any player's")
    grammar.rule("placed_card", "{it:one_card}", lambda it: it, lambda node: {"it": node})
    grammar.node(
        "player_trigger",
        Trigger,
        "{whose:whose_cards} breeding area is hatched in",
        event="hatched",
    )
    grammar.node(
        "card_moved", Trigger, "{whose:whose_cards} memory is gained", event="memory_gained"
    )
    for whose, turn in (("yours", "your turn"), ("opponents", "your opponent's turn")):
        ends = Trigger("turn_ended", whose=whose)
        grammar.word("player_trigger", ends, f"{turn} ends")
    _of_players(grammar)
    _anybodys(grammar)
    _described(grammar)
    _face_up(grammar)
    _of_this_card(grammar)
    _of_two(grammar)
    for category in ("card_moved", "described_card_moved", "this_card_moved"):
        by_anybody(grammar, "player_trigger", category)
    for category in ("card_deed", "described_card_deed", "deed_to_this_card"):
        by_agents(grammar, "player_trigger", category, lambda found: found)
    for category in ("card_deed", "described_card_deed"):
        for effects in ("", "by an? effect|effects"):
            words = f"{{by:who_does}} {{it:{category}}} {effects}"
            grammar.rule("player_trigger", words, _by_an_effect if effects else _by_itself, None)


def _of_two(grammar: Grammar) -> None:
    """What happens to an area, or to two of them, said once: it is written twice."""

    def both(one: TriggerEvent, other: TriggerEvent) -> Callable[..., tuple[Trigger, ...] | None]:
        def make(whose: Whose, by: Agent | None = None) -> tuple[Trigger, ...] | None:
            found = [Trigger(one, whose=whose), Trigger(other, whose=whose)]
            done = found if by is None else [done_by(each, by) for each in found]
            return None if None in done else tuple(done)  # type: ignore[arg-type]

        return make

    owner = "{whose:whose_cards}"
    stack = both("card_added_to_security", "card_left_security")
    for words in (
        f"{owner} security stack is added to or removed from",
        f"cards are added to or removed from {owner} security stack",
        f"a card is added to or removed from {owner} security stack",
    ):
        grammar.rule("triggers", words, stack, None)
        grammar.rule("triggers", f"{words} {{by:by_whom}}", stack, None)
    grammar.rule(
        "triggers",
        f"{{by:agents}} add~ cards to or remove~ cards from {owner} security stack",
        stack,
        None,
    )
    for (one, area), (other, area_too) in permutations(TRASHED, 2):
        trashed = both(one, other)
        for words in (
            f"cards are trashed from {owner} {area} or {area_too}",
            f"cards in {owner} {area} or {area_too} are trashed",
            f"{owner} {area} or {area_too} is trashed from",
        ):
            grammar.rule("triggers", words, trashed, None)
            grammar.rule("triggers", f"{words} {{by:by_whom}}", trashed, None)
        words = f"{{by:agents}} trash~ cards from|in {owner} {area} or {area_too}"
        grammar.rule("triggers", words, trashed, None)
        this = tuple(Trigger(event, Ref("this_card")) for event in (one, other))
        places = f"from|in your|the {area} or {area_too}"
        grammar.spelling("triggers", this, f"this card is trashed {places}")
        grammar.rule(
            "triggers",
            f"{{by:agents}} trash~ this card {places}",
            lambda by, this=this: tuple(done_by(each, by) for each in this),
            None,
        )
        grammar.rule(
            "triggers",
            f"this card is trashed {places} {{by:by_whom}}",
            lambda by, this=this: tuple(done_by(each, by) for each in this),
            None,
        )


_OWN: Final[dict[Whose, tuple[Cause, Cause]]] = {
    "yours": ("not_opponents_effect", "your_effect"),
    "opponents": ("not_your_effect", "opponents_effect"),
}
"""By whose effects a player does it, or by the rules; and by effects alone."""


def _by_itself(by: Whose, it: Trigger) -> Trigger | None:
    """ "Your opponent adds cards to their security stack": not by an effect of the other player. From hands
    players trash what effects of either player tell them to: of whom it is said then is not told."""
    if by == "any" or it.whose != by or it.event == "card_trashed_from_hand":
        return None
    return replace(it, cause=_OWN[by][0])


def _by_an_effect(by: Whose, it: Trigger) -> Trigger | None:
    found = _by_itself(by, it)
    return None if found is None else replace(found, cause=_OWN[by][1])


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
    """Of security stacks, hands and decks it need not be said whose they are."""
    for event in MOVES:
        anybodys = Trigger(event.name, whose="any", **event.fixed)
        for words in (MOVES[event], *PASSIVE[event]):
            if (said := of_anybody(words)) is not None:
                grammar.spelling("card_moved", anybodys, said)
        for verb, what in ACTIVE[event]:
            if (said := of_anybody(what)) is not None:
                grammar.spelling("card_deed", anybodys, f"{verb}~ {said}")
    left, to_hand = (
        Trigger(event, whose="any") for event in ("card_left_security", "card_added_to_hand")
    )
    grammar.spelling(
        "card_moved",
        left,
        "a card is removed from a security stack",
        "a security stack is removed from",
    )
    for turn, way in (("security_turned_face_up", "up"), ("security_turned_face_down", "down")):
        turned = Trigger(turn, whose="any")  # type: ignore[arg-type]
        grammar.spelling("card_moved", turned, f"any? security cards are flipped face {way}")
        grammar.spelling("card_deed", turned, f"flip~ security cards face {way}")
    grammar.spelling("card_deed", to_hand, "add~ cards to your or your opponent's hand")


def _described(grammar: Grammar) -> None:
    """ "A card with [A] in its text is trashed from your hand": one of those that were is enough."""
    for category, of in (("a_card", "placed_card"), ("some_cards", "card_noun")):
        grammar.rule(
            category,
            f"{{it:{of}}}",
            lambda it: it or None,
            lambda node: {"it": node} if node else None,
        )
    for event, written in MOVES.items():
        ways = (written, *PASSIVE[event])
        said = [words for way in ways if (words := _of_such(way)) is not None]
        if event.name in _TRASHED_FROM:
            place = _TRASHED_FROM[event.name]
            said.insert(0, f"{{cards:a_card}} is trashed from {{}} {place}")
        for words in dict.fromkeys(said):
            _moving(grammar, "described_card_moved", words, event, written=words == said[0])
            if (anybodys := of_anybody(words)) is not None:
                _moving(grammar, "described_card_moved", anybodys, event, written=False)
        for verb, what in ACTIVE[event]:
            if (words := _of_such(what)) is not None:
                _moving(grammar, "described_card_deed", f"{verb}~ {words}", event, written=False)
                if (anybodys := of_anybody(words)) is not None:
                    deed = f"{verb}~ {anybodys}"
                    _moving(grammar, "described_card_deed", deed, event, written=False)
    for words in ("{cards:a_card} returns from {} trash to the hand",):
        _moving(grammar, "described_card_moved", words, FROM_TRASH_TO_HAND, written=False)
    grammar.spelling(
        "card_moved",
        Trigger("card_added_to_hand", whose="yours", source="trash"),
        "a card returns from your trash to the hand",
    )


_TRASHED_FROM: Final = dict(TRASHED)
_SECURITY_MOVES: Final = (LEFT_SECURITY, FROM_SECURITY, TO_SECURITY)


def _of_such(words: str) -> str | None:
    """The same of cards that are described; nothing where no cards are spoken of first."""
    for cards, such in (("a card ", "{cards:a_card} "), ("cards ", "{cards:some_cards} ")):
        if words.startswith(cards):
            return such + words.removeprefix(cards)
    return None


def _moving(
    grammar: Grammar, category: str, template: str, event: Movement, *, written: bool
) -> None:
    """What happens to cards that are described. How they lie is asked of security cards as they lay there;
    what comes into the hand of the opponent is not seen (3-2-2)."""

    def make(cards: Filters, whose: Whose = "any") -> Trigger | None:
        lies = IsFaceUp() in cards
        if IsFaceUp(False) in cards or (lies and event not in _SECURITY_MOVES):
            return None
        if event == TO_HAND and whose != "yours":
            return None
        rest = tuple(each for each in cards if each != IsFaceUp())
        return Trigger(event.name, whose=whose, cards=rest, face_up=lies, **event.fixed)

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Trigger) or node.whose is None:
            return None
        lies = node.face_up and event != TO_SECURITY
        cards = in_order((IsFaceUp(), *node.cards)) if lies else node.cards
        return {"whose": node.whose, "cards": cards} if make(cards, node.whose) == node else None

    words = template.replace("{}", "{whose:whose_cards}")
    grammar.rule(category, words, make, take if written else None)


def _face_up(grammar: Grammar) -> None:
    """Cards that come to lie face up in a security stack (3-7-4)."""
    fixed: dict[str, Any] = {"event": "card_added_to_security", "face_up": True}
    stack = "{whose:whose_cards} security stack|stacks"
    grammar.node("card_moved", Trigger, f"cards are placed face up in {stack}", **fixed)
    grammar.also("card_deed", Trigger, f"place~ cards face up in {stack}", **fixed)
    grammar.also(
        "described_card_deed", Trigger, f"place~ {{cards:some_cards}} face up in {stack}", **fixed
    )
    grammar.also(
        "described_card_moved",
        Trigger,
        f"{{cards:some_cards}} are placed face up in {stack}",
        **fixed,
    )
    for event, (passive, active) in FACE_UP.items():
        lay = {"event": event.name, "face_up": True}
        for words in passive:
            grammar.also("card_moved", Trigger, words.format("{whose:whose_cards}"), **lay)
        for verb, what in active:
            words = f"{verb}~ {what.format('{whose:whose_cards}')}"
            grammar.also("card_deed", Trigger, words, **lay)
    yours = Trigger(whose="yours", **fixed)
    for cards in ("a card is", "cards are"):
        grammar.spelling(
            "card_moved",
            yours,
            f"{cards} placed face up as your top|bottom? security card|cards",
            f"{cards} placed as your face-up security card|cards",
        )
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
