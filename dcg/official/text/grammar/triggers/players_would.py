"""What a player or an effect is about to do: "when you would play a card" (15-5)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import HasDigiXros, IsCategory, IsRef, Ref, Selector
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.triggers.agents import agent_of, by_agents, done_by
from dcg.official.text.grammar.triggers.players_do import OPTION
from dcg.official.text.grammar.triggers.said_of import alone


def install(grammar: Grammar) -> None:
    """Adds what a player, or an effect, is about to do."""
    _would_link(grammar)
    _would_play(grammar)
    _would_trash(grammar)
    _would_be_played(grammar)
    _would_use(grammar)


def _would_trash(grammar: Grammar) -> None:
    """Whose digivolution cards would be trashed."""
    given = {"event": "digivolution_card_trashed"}
    words = "any digivolution card would be trashed from {subject:who}"
    grammar.node("stack_would_be_trashed", Trigger, words, **given)
    for words in (
        "any digivolution card|cards would be trashed from {subject:who}",
        "digivolution cards of {subject:stack_of} would be trashed",
        "{subject:any_stack} digivolution cards would be trashed",
    ):
        grammar.also("stack_would_be_trashed", Trigger, words, **given)
    for words in (
        "trash {subject:any_stack} digivolution cards",
        "trash any of {subject:whose_stack} digivolution cards",
        "trash any? digivolution cards from|of {subject:stack_of}",
    ):
        grammar.also("effects_would_trash", Trigger, words, **given)
    # nothing but an effect trashes them while what they lie under stays
    grammar.rule(
        "would",
        "{it:stack_would_be_trashed} {by:by_whom}",
        lambda it, by: None if (found := done_by(it, by)) is None else (found,),
        lambda node: agent_of(node[0]) if len(node) == 1 else None,
    )
    by_agents(grammar, "would", "effects_would_trash", lambda found: (found,), "would")


def _would_link(grammar: Grammar) -> None:
    """What would link to what: the Digimon is the subject, the card what it is linked to."""
    grammar.node(
        "would_link", Trigger, "{into:one_card} would link to {subject:who}", event="linked"
    )
    grammar.node(
        "would_link_any", Trigger, "a card would link to {subject:who}", event="linked", into=()
    )
    for card, category in (("{into:one_card}", "would_link"), ("a card", "would_link_any")):
        words = f"you would link {card} to {{subject:who}}"
        grammar.also(category, Trigger, words, event="linked")
        words = f"{card} would be|get linked to {{subject:who}}"
        grammar.also(category, Trigger, words, event="linked")
    words = "{subject:who} would be|get linked with {into:one_card}"
    grammar.also("would_link", Trigger, words, event="linked")
    grammar.rule("would", "{it:would_link_any}", lambda it: (it,), alone)
    grammar.rule("would", "{it:would_link}", lambda it: (it,) if it.into else None, alone)


def _would_play(grammar: Grammar) -> None:
    """What a player would play: this card is as one that would be played, any other card is described.

    "A card" is one that nothing else is played with (BT11-095#Q2128, BT11-095#Q2129), "any of your cards" each of
    several too (BT19-079#Q3140).
    """
    this = (Trigger("played", Ref("this_card")),)
    or_onto = Trigger("digivolved", into=(IsRef(Ref("this_card")),))
    grammar.word("would", (*this, or_onto), "this card would be played or digivolved into")
    from_hand = (Trigger("played", Ref("this_card"), source="hand"),)
    grammar.spelling("would", this, "you would play this card")
    grammar.spelling("would", from_hand, "you would play this card from your|the hand")
    grammar.spelling("would", from_hand, "playing this card from your|the hand")
    grammar.spelling(
        "would",
        (Trigger("option_used", Ref("this_card")),),
        "you would use this card",
    )
    used_from_hand = (Trigger("option_used", Ref("this_card"), source="hand"),)
    grammar.word("would", used_from_hand, "this card would be used from your hand")
    grammar.spelling("would", used_from_hand, "using this card from your hand")
    grammar.rule(
        "would",
        "a card {match:after} would be played or one of your Digimon would digivolve into such a card",
        _played_or_into,
        _either_said,
    )
    for words, source in (
        ("", None),
        ("from your|the hand", "hand"),
        ("from your|the trash", "trash"),
    ):
        grammar.node(
            "would_play",
            Trigger,
            f"any of your {{into:card_noun+many}} would be played {words}",
            event="played",
            whose="yours",
            source=source,
        )
    for words in ("any {into:card_noun}", "{into:one_card}"):
        grammar.also(
            "would_play",
            Trigger,
            f"{words} would be played from your hand",
            event="played",
            whose="yours",
            source="hand",
        )
    grammar.rule(
        "would",
        "a|an {match:card_noun} would be played",
        lambda match: (Trigger("played", Selector(match=match)),) if match else None,
        None,
    )
    for words, source in (("", None), ("from your|the hand", "hand")):
        grammar.node(
            "would_play",
            Trigger,
            f"you would play {{into:one_card}} {words}",
            event="played",
            whose="yours",
            source=source,
            alone=True,
        )
    grammar.rule("would", "you play 1 {match:field_noun}", _with_digixros, None)
    grammar.rule("would", "you would play a|an {match:field_noun}", _one_of_a_kind, None)
    for paying in ("memory for digivolving into", "the cost for digivolving into"):
        grammar.rule("would", f"you would pay {paying} {{into:into_card}}", _paid_for, None)
    grammar.rule("would", "{it:would_play}", lambda it: (it,) if it.into else None, alone)


def _one_of_a_kind(match: Filters) -> tuple[Trigger, ...] | None:
    """ "You would play a Digimon with X": one that nothing else is played with, as of a card."""
    if not any(isinstance(each, IsCategory) for each in match):
        return None
    return (Trigger("played", whose="yours", into=match, alone=True),)


def _paid_for(into: Filters) -> tuple[Trigger, ...]:
    """What a player pays for is what one of their Digimon would digivolve into (8-1-3-2)."""
    yours = Selector(whose="yours", match=(IsCategory(("digimon",)),))
    return (Trigger("digivolved", yours, into=into),)


def _would_be_played(grammar: Grammar) -> None:
    """What the opponent would play."""
    for article in ("a|an", ""):
        grammar.rule(
            "would",
            f"your opponent would play {article} {{match:field_noun}}",
            lambda match: (Trigger("played", Selector(whose="opponents", match=match)),),
            None,
        )


def _would_use(grammar: Grammar) -> None:
    """Option cards that a player would use."""

    def described(match: Filters) -> Filters | None:
        return match if OPTION in match and len(match) > 1 else None

    grammar.rule(
        "option_to_use",
        "a|an {match:card_noun}",
        described,
        lambda node: {"match": node} if described(node) else None,
        many=False,
    )
    grammar.spelling("option_to_use", (OPTION,), "an Option card", "Option cards")
    grammar.rule("option_to_use", "{match:card_noun}", described, None)
    grammar.rule("option_to_use", "a|an? {match:field_noun}", described, None)
    grammar.spelling("option_to_use", (OPTION,), "an Option", "Options")
    grammar.word("any_option", (OPTION,), "an Option card")
    for whose, words, of in (
        ("yours", "you would use", "your"),
        ("opponents", "your opponent would use", "your opponent's"),
    ):
        fixed: dict[str, Any] = {"event": "option_used", "whose": whose}
        grammar.node("would_use", Trigger, f"{words} {{into:option_to_use}}", **fixed)
        used = f"any of {of} {{into:option_to_use}} would be used"
        grammar.also("would_use", Trigger, used, **fixed)
        grammar.node("would_use", Trigger, f"{words} {{into:any_option}}", **fixed)
    grammar.rule("would", "{it:would_use}", lambda it: (it,), alone)


def _played_or_into(match: Filters) -> tuple[Trigger, ...] | None:
    """Such a card is played, or digivolved into by a Digimon of the player (LM-009#Q3998)."""
    if not match:
        return None
    yours = Selector(whose="yours", match=(IsCategory(("digimon",)),))
    return (Trigger("played", Selector(match=match)), Trigger("digivolved", yours, into=match))


def _either_said(triggers: Any) -> dict[str, Any] | None:
    match triggers:
        case (Trigger(subject=Selector(match=match)), Trigger(event="digivolved")):
            return {"match": match} if triggers == _played_or_into(match) else None
    return None


def _with_digixros(match: Filters) -> tuple[Trigger, ...] | None:
    """ "When you play 1 Digimon with DigiXros requirements": before it is played."""
    if HasDigiXros() not in match:
        return None
    return (Trigger("played", whose="yours", into=match, alone=True),)
