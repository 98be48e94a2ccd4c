"""Trigger conditions about cards under Digimon and Tamers: digivolution cards, link cards, top cards (4-5, 4-6)."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import IsCategory, IsFaceUp, IsRef, Ref, Selector
from dcg.official.language.terms import Whose
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.triggers.agents import by_agents, by_anybody
from dcg.official.text.grammar.triggers.said_of import DIGIMON, SUBJECT

THIS: Final = Ref("this")
THIS_CARD: Final = Ref("this_card")
_TRASHED: Final[dict[str, Any]] = {"event": "digivolution_card_trashed"}
_ADDED: Final[dict[str, Any]] = {"event": "digivolution_card_added"}
_RETURNED: Final[dict[str, Any]] = {"event": "digivolution_card_returned"}
_TOP: Final[dict[str, Any]] = {"event": "top_card_trashed"}
_RESTACKED: Final[dict[str, Any]] = {**_ADDED, "source": "top_of_its_stack"}


def install(grammar: Grammar) -> None:
    """Adds them to the triggers of players."""
    by_anybody(grammar, "player_trigger", "stacked_card_moved")
    by_agents(grammar, "player_trigger", "stacked_card_deed", lambda found: found)
    _holders(grammar)
    _trashed(grammar)
    _this_card_trashed(grammar)
    _returned(grammar)
    _placed(grammar)
    _placed_under(grammar)
    _linked(grammar)
    _tops(grammar)


def _holders(grammar: Grammar) -> None:
    """Whose digivolution or link cards they are."""
    grammar.word("whose_stack", THIS, "this Digimon's")
    grammar.spelling("whose_stack", THIS, "this Tamer's")
    grammar.rule("whose_stack", "{it:holders}", lambda it: it, _of_some)
    for words in ("{it:whose_stack}", "one|any of {it:holders}"):
        grammar.rule("any_stack", words, lambda it: it, None)
    grammar.rule(
        "stack_of",
        "one|1|any of {it:owned_on_field}",
        lambda it: it,
        lambda node: _of_some(node) if isinstance(node, Selector) and node.whose != "any" else None,
        many=True,
    )
    grammar.rule("stack_of", "{it:owned_on_field}", lambda it: it, None)
    grammar.rule(
        "stack_of",
        "{it:this}",
        lambda it: it if it == THIS else None,
        lambda node: {"it": node} if node == THIS else None,
    )
    grammar.rule(
        "stack_of",
        "an opponent's {match:field_noun}",
        lambda match: Selector(whose="opponents", match=match),
        None,
    )
    grammar.rule("stack_of", "a|an|any {match:field_noun}", _anyones, None)
    grammar.rule("stack_of", "another of {it:owned_on_field}", _another, None)


def _of_some(node: Any) -> dict[str, Any] | None:
    return {"it": node} if isinstance(node, Selector) else None


def _anyones(match: Filters) -> Selector | None:
    return Selector(match=match) if any(isinstance(each, IsCategory) for each in match) else None


def _another(it: Selector) -> Selector:
    return Selector(it.zone, it.whose, it.match, other=True)


def _trashed(grammar: Grammar) -> None:
    """Digivolution and link cards that are trashed."""
    grammar.node(
        "stacked_card_moved",
        Trigger,
        "a digivolution card of {subject:stack_of} is trashed",
        **_TRASHED,
    )
    grammar.node(
        "stacked_card_moved",
        Trigger,
        "any of {subject:whose_stack} link cards are trashed",
        event="link_card_trashed",
    )
    for kind, event in (
        ("digivolution card|cards", "digivolution_card_trashed"),
        ("link card|cards", "link_card_trashed"),
    ):
        for words in (
            f"{{subject:any_stack}} {kind} is|are trashed",
            f"any of {{subject:whose_stack}} {kind} are trashed",
            f"a|any? {kind} of|from|under {{subject:stack_of}} is|are trashed",
            f"a|any? {kind} is|are trashed from {{subject:stack_of}}",
        ):
            grammar.also("stacked_card_moved", Trigger, words, event=event)
        for words in (
            f"trash~ a|any? {kind} from|of|under {{subject:stack_of}}",
            f"trash~ {{subject:any_stack}} {kind}",
            f"trash~ any of {{subject:whose_stack}} {kind}",
        ):
            grammar.also("stacked_card_deed", Trigger, words, event=event)
    grammar.rule(
        "stacked_card_moved",
        "{cards:a_card} is trashed from the digivolution cards of {subject:stack_of}",
        _such_trashed,
        lambda node: (
            {"cards": node.cards, "subject": node.subject}
            if isinstance(node, Trigger) and node == _such_trashed(node.cards, node.subject)
            else None
        ),
    )
    for place in ("from {subject:any_stack} digivolution cards", "from|under {subject:stack_of}"):
        for cards in ("any? {cards:some_cards}", "{cards:a_card}"):
            words = f"{cards} is|are trashed {place}"
            grammar.rule("stacked_card_moved", words, _such_trashed, None)
            grammar.rule("stacked_card_deed", f"trash~ {cards} {place}", _such_trashed, None)
    anybodys = Trigger(subject=Selector(match=(DIGIMON,)), **_TRASHED)
    grammar.word("stacked_card_moved", anybodys, "digivolution cards are trashed")
    grammar.spelling("stacked_card_deed", anybodys, "trash~ digivolution cards")
    for owner, whose in (("your", "yours"), ("your opponent's", "opponents")):
        links = Trigger("link_card_trashed", Selector(whose=whose, match=(DIGIMON,)))  # type: ignore[arg-type]
        grammar.spelling(
            "stacked_card_moved",
            links,
            f"{owner} link cards are trashed",
            f"any of {owner} link cards are trashed",
        )
        grammar.spelling(
            "stacked_card_deed",
            links,
            f"trash~ {owner} link cards",
            f"trash~ any of {owner} link cards",
        )
    words = "you trash a digivolution card of {subject:stack_of}"
    grammar.also("player_trigger", Trigger, words, cause="your_effect", **_TRASHED)
    opponents = Trigger(subject=Selector(whose="opponents", match=(DIGIMON,)), **_TRASHED)
    grammar.spelling(
        "stacked_card_moved",
        opponents,
        "one of your opponent's digivolution cards is trashed",
        "an opponent's Digimon's digivolution card is trashed",
    )


def _such_trashed(cards: Filters, subject: Ref | Selector | None) -> Trigger | None:
    """One of those that are trashed is enough; how a card lay is not told of it in the trash (4-5-9)."""
    if not cards or (subject != THIS and not isinstance(subject, Selector)):
        return None
    if any(isinstance(each, IsFaceUp | IsRef) for each in cards):
        return None
    return Trigger(subject=subject, cards=cards, **_TRASHED)


def _this_card_trashed(grammar: Grammar) -> None:
    """The digivolution card itself that has the effect."""
    this_card = Trigger(subject=THIS_CARD, **_TRASHED)
    grammar.word("stacked_card_moved", this_card, "this digivolution card is trashed")
    grammar.spelling(
        "stacked_card_deed",
        this_card,
        "trash~ this digivolution? card",
        "trash~ this card from digivolution cards",
        "trash~ this digivolution? card from a Digimon's digivolution cards",
        "trash~ this digivolution? card from one of your Digimon's digivolution cards",
    )
    for whose in ("", "a Digimon's", "one of your Digimon's"):
        words = f"this card is trashed from {whose} digivolution cards"
        grammar.spelling("stacked_card_moved", this_card, words)
    grammar.node(
        "player_trigger",
        Trigger,
        "this card is trashed as a digivolution card by {effect_of:name} 's effect",
        subject=THIS_CARD,
        cause="effect",
        **_TRASHED,
    )
    burst = Trigger(subject=THIS_CARD, cause="digi_burst", **_TRASHED)
    grammar.word(
        "player_trigger",
        burst,
        "this digivolution card is trashed by activating this Digimon's <Digi-Burst>",
    )
    grammar.spelling(
        "player_trigger",
        burst,
        "this card is trashed due to activating this Digimon's <Digi-Burst>",
    )
    grammar.rule(
        "stacked_card_moved",
        "this card is trashed from the digivolution cards of a|an {noun:field_noun}",
        _from_under_one,
        _under_which,
        many=False,
    )
    grammar.rule(
        "stacked_card_deed",
        "trash~ this card from a|an {before:befores} Digimon's digivolution cards",
        lambda before: _from_under_one((*before, DIGIMON)),
        None,
    )


def _from_under_one(noun: Filters) -> Trigger | None:
    match = tuple(each for each in noun if each != DIGIMON)
    if not match or len(match) == len(noun):
        return None
    return Trigger(subject=THIS_CARD, match=match, **_TRASHED)


def _under_which(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Trigger) or node.subject != THIS_CARD:
        return None
    noun = (DIGIMON, *node.match)
    return {"noun": noun} if _from_under_one(noun) == node else None


def _returned(grammar: Grammar) -> None:
    """What comes back to a deck from under a Digimon."""
    to = "to the bottom of the|its deck"
    under = "this Digimon's digivolution cards"
    of_this: dict[str, Any] = {**_RETURNED, "subject": THIS}
    any_cards = "any {cards:card_noun+many}"
    grammar.node("player_trigger", Trigger, f"{any_cards} return {to} from {under}", **of_this)
    grammar.node(
        "player_trigger",
        Trigger,
        f"{any_cards} return {to} from the digivolution cards of {{subject:stack_of}}",
        **_RETURNED,
    )
    words = f"any {{cards:card_noun}} are returned {to} from {under}"
    grammar.also("player_trigger", Trigger, words, **of_this)
    words = f"{{cards:placed_card}} is placed from {under} at the bottom of its owner's deck"
    grammar.also("player_trigger", Trigger, words, **of_this)


def _placed(grammar: Grammar) -> None:
    """ "A Tamer card is placed in this Digimon's digivolution cards by an effect"."""
    for words in (
        "{cards:placed_card} is placed in {subject:stack_named} digivolution cards",
        "a digivolution card is added to {subject:stack_of}",
        "{cards:placed_card} is placed in the digivolution cards of {subject:stack_of}",
    ):
        grammar.node("stacked_card_moved", Trigger, words, **_ADDED)
    grammar.word("stack_named", THIS, "this Digimon's")
    for whose, owner in _OWNERS:
        grammar.word("stack_named", Selector(whose=whose, match=(DIGIMON,)), f"{owner} Digimon's")
    under = "in|as {subject:any_stack} bottom? digivolution cards|card"
    for cards in ("{cards:card_noun} are", "{cards:placed_card} is"):
        grammar.also("stacked_card_moved", Trigger, f"{cards} placed {under}", **_ADDED)
    for cards, place in product(("{cards:one_card}", "{cards:card_noun}"), (under,)):
        grammar.also("stacked_card_deed", Trigger, f"place~ {cards} {place}", **_ADDED)
    words = "{subject:any_stack} digivolution cards are added to"
    grammar.also("stacked_card_moved", Trigger, words, **_ADDED)
    for words in (
        "add~ to {subject:any_stack} digivolution cards",
        "add~ a? digivolution card|cards to {subject:stack_of}",
    ):
        grammar.also("stacked_card_deed", Trigger, words, **_ADDED)


def _linked(grammar: Grammar) -> None:
    """Cards that are linked to Digimon, and what they are (10-1-2)."""
    linked: dict[str, Any] = {"event": "linked"}
    for cards in ("a card is", "cards are", "{into:a_card} is", "{into:some_cards} are"):
        words = f"{cards} linked to {{subject:who}}"
        grammar.also("stacked_card_moved", Trigger, words, **linked)
    for cards in ("a card", "cards", "{into:a_card}", "{into:some_cards}"):
        words = f"{cards} get~ linked to {{subject:who}}"
        grammar.also("stacked_card_moved", Trigger, words, **linked)
        grammar.rule("player_trigger", f"you link {cards} to {{subject:who}}", _you_link, None)
    for cards in ("{into:a_card}", "{into:some_cards}"):
        words = f"get~ linked with {cards}"
        grammar.also("happening", Trigger, words, subject=SUBJECT, **linked)
    anybodys = Trigger("link_card_trashed", Selector(match=(DIGIMON,)))
    grammar.word("stacked_card_moved", anybodys, "link cards are trashed")
    grammar.spelling("stacked_card_deed", anybodys, "trash~ link cards")
    for cards in ("{into:a_card}", "{into:some_cards}"):
        words = f"link~ {cards} to {{subject:who}}"
        grammar.also("stacked_card_deed", Trigger, words, **linked)


def _you_link(subject: Ref | Selector, into: Filters = ()) -> Trigger | None:
    """What a player links is linked to a Digimon of that player (10-1-1)."""
    own = subject == THIS or (isinstance(subject, Selector) and subject.whose == "yours")
    return Trigger("linked", subject, into=into) if own else None


_OWNERS: Final[tuple[tuple[Whose, str], ...]] = (
    ("yours", "your"),
    ("opponents", "your opponent's"),
)


def _placed_under(grammar: Grammar) -> None:
    """Cards that are placed under Digimon, and under Tamers (4-6-1)."""
    under = "under {subject:stack_of}"
    down: dict[str, Any] = {**_ADDED, "cards": (IsFaceUp(False),)}
    for place in (under, "in|as {subject:any_stack} bottom? digivolution cards|card"):
        for cards in ("cards are", "a card is"):
            grammar.also("stacked_card_moved", Trigger, f"{cards} placed face down {place}", **down)
        for cards in ("cards", "a card"):
            grammar.also("stacked_card_deed", Trigger, f"place~ {cards} face down {place}", **down)
    for cards in ("cards are", "a card is", "{cards:card_noun} are", "{cards:placed_card} is"):
        grammar.also("stacked_card_moved", Trigger, f"{cards} placed {under}", **_ADDED)
    for cards in (
        "cards",
        "a card",
        "{cards:card_noun}",
        "{cards:one_card}",
        "a? digivolution card|cards",
    ):
        grammar.also("stacked_card_deed", Trigger, f"place~ {cards} {under}", **_ADDED)


def _tops(grammar: Grammar) -> None:
    """The top card of a stack: trashed while the rest stays, or a digivolution card in it now (4-5-6)."""
    grammar.node(
        "stacked_card_moved",
        Trigger,
        "the top stacked card of {subject:stack_above} is trashed",
        **_TOP,
    )
    for words in ("{subject:stacks_above} top stacked card|cards is|are trashed",):
        grammar.also("stacked_card_moved", Trigger, words, **_TOP)
    for words in (
        "trash~ {subject:stacks_above} top stacked card|cards",
        "trash~ the top stacked card of {subject:stack_above}",
    ):
        grammar.also("stacked_card_deed", Trigger, words, **_TOP)
    grammar.rule("stack_above", "{it:stack_of}", _not_other, _said_above)
    grammar.rule("stacks_above", "{it:holders}", _not_other, None)
    grammar.rule("stacks_above", "any|one of {it:holders}", lambda it: it, None)
    grammar.node(
        "stacked_card_moved",
        Trigger,
        "{subject:whose_stack} top stacked card is placed in its digivolution cards",
        **_RESTACKED,
    )
    for words in (
        "place~ the top card of {subject:restacked_one} in its digivolution cards",
        "place~ {subject:whose_stack} top stacked card as its bottom digivolution card",
    ):
        grammar.also("stacked_card_deed", Trigger, words, **_RESTACKED)
    grammar.spelling("restacked_one", THIS, "this Digimon")


def _not_other(it: Any) -> Selector | None:
    return it if isinstance(it, Selector) and not it.other else None


def _said_above(node: Any) -> dict[str, Any] | None:
    return {"it": node} if _not_other(node) is not None else None
