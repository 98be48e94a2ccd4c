"""Trigger conditions in words: what follows "when" (15-5)."""

from __future__ import annotations

from typing import Any

import msgspec

from dcg.language.grammar import Grammar
from dcg.official.language.effect import Trigger
from dcg.official.language.selectors import IsCategory, IsRef, Ref, Selector
from dcg.official.text.grammar.filters import Filters

SUBJECT = Ref("_")
"""Stands for who it happens to until the sentence says."""


def install(grammar: Grammar) -> None:
    """Adds the triggers: `triggers` for what happened, `would` for what is about to."""
    _who(grammar)
    _into(grammar)
    _happened(grammar)
    _would(grammar)
    _players(grammar)
    grammar.rule("triggers", "{it:player_trigger}", lambda it: (it,), _alone)
    _said(grammar, "triggers", "happened", "{subject:who} {events:happened_list}")
    _older(grammar)
    _said(grammar, "would", "about_to", "{subject:who} would {events:about_to_list}")
    _would_link(grammar)
    _would_play(grammar)


def _happened(grammar: Grammar) -> None:
    def when(event: str, words: str, **more: Any) -> None:
        grammar.node("happened", Trigger, words, event=event, subject=SUBJECT, **more)

    def too(event: str, words: str, **more: Any) -> None:
        grammar.also("happened", Trigger, words, event=event, subject=SUBJECT, **more)

    when("played", "is|are played")
    when("played", "is|are played by an effect|effects", cause="effect")
    too("played", "by an effect is|are played", cause="effect")
    when("played", "is|are played from your hand", source="hand")
    when("played", "is|are played from digivolution cards", source="digivolution_cards")
    when("digivolved", "digivolve~")
    when("digivolved", "digivolve~ into {into:into_card}")
    when("deleted", "is|are deleted")
    when("deleted", "is|are deleted in battle", cause="battle")
    when("deleted", "is|are deleted by having its DP reduced to 0", cause="zero_dp")
    too("deleted", "is|are deleted by dropping to 0 DP", cause="zero_dp")
    too("deleted", "is|are deleted by having its DP dropped|droped to 0", cause="zero_dp")
    when("deleted", "is|are deleted by an effect", cause="effect")
    when("left_the_battle_area", "leave~ the battle area")
    when("attacks", "attack~")
    when("attacks", "attack~ a player|players", target="player")
    when("attacks", "attack~ an opponent's Digimon", target="digimon")
    too("attacks", "attack~ a|your opponent's Digimon", target="digimon")
    when("blocked", "is|becomes blocked")
    when("blocks", "block~")
    when("suspended", "suspend~")
    when("suspended", "is|are suspended by an effect|effects", cause="effect")
    too("suspended", "is|are suspended")
    too("suspended", "become~ suspended")
    when("unsuspended", "unsuspend~")
    too("unsuspended", "is|are unsuspended")
    too("unsuspended", "become~ unsuspended")
    when("deletes_in_battle", "delete~ an opponent's Digimon in battle")
    too("deletes_in_battle", "delete~ your opponent's Digimon in battle")
    when("linked", "get~ linked")
    when("linked", "get~ linked to {into:into_card}")
    when("moved", "move~ from the breeding area to the battle area")


def _would(grammar: Grammar) -> None:
    def when(event: str, words: str, **more: Any) -> None:
        grammar.node("about_to", Trigger, words, event=event, subject=SUBJECT, **more)

    def too(event: str, words: str, **more: Any) -> None:
        grammar.also("about_to", Trigger, words, event=event, subject=SUBJECT, **more)

    when("deleted", "be deleted")
    when("deleted", "be deleted in battle", cause="battle")
    for event, words in (
        ("deleted", "be deleted"),
        ("left_the_battle_area", "leave the battle area"),
    ):
        when(event, f"{words} by an effect", cause="effect")
        too(event, f"{words} by effects", cause="effect")
        when(event, f"{words} by an opponent's effect", cause="opponents_effect")
        too(event, f"{words} by your opponent's effects|effect", cause="opponents_effect")
        when(event, f"{words} other than by your effects", cause="not_your_effect")
        too(event, f"{words} other than by one of your effects", cause="not_your_effect")
        when(event, f"{words} other than in battle", cause="not_battle")
        when(
            event,
            f"{words} other than by your effects or a battle",
            cause="not_your_effect_nor_battle",
        )
        too(event, f"{words} other than by battle", cause="not_battle")
    when("left_the_battle_area", "leave the battle area")
    when("digivolved", "digivolve")
    when("digivolved", "digivolve into {into:into_card}")
    when("digivolved", "digivolve into {into:card_in_hand} in|from your hand", source="hand")
    when("played", "be played")
    when("played", "be played from your|the hand", source="hand")
    when("option_used", "be used")


def _would_link(grammar: Grammar) -> None:
    """What would link to what: the Digimon is the subject, the card what it is linked to."""
    grammar.node(
        "would_link", Trigger, "{into:one_card} would link to {subject:who}", event="linked"
    )
    grammar.rule("would", "{it:would_link}", lambda it: (it,) if it.into else None, _alone)


def _would_play(grammar: Grammar) -> None:
    """What a player would play: this card is as one that would be played, any other card is described."""
    this = (Trigger("played", Ref("this_card")),)
    from_hand = (Trigger("played", Ref("this_card"), source="hand"),)
    grammar.spelling("would", this, "you would play this card")
    grammar.spelling("would", from_hand, "you would play this card from your|the hand")
    grammar.spelling("would", from_hand, "playing this card from your|the hand")
    for words, source in (("", None), ("from your|the hand", "hand")):
        grammar.node(
            "would_play",
            Trigger,
            f"you would play {{into:one_card}} {words}",
            event="played",
            whose="yours",
            source=source,
        )
    grammar.rule("would", "{it:would_play}", lambda it: (it,) if it.into else None, _alone)


def _players(grammar: Grammar) -> None:
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        for event, words in (
            ("card_left_security", f"a card is removed from {owner} security stack"),
            ("card_added_to_security", f"a card is added to {owner} security stack"),
            ("card_added_to_hand", f"a card is added to {owner} hand"),
            ("card_trashed_from_hand", f"a card in {owner} hand is trashed"),
            ("card_trashed_from_deck", f"a card is trashed from {owner} deck"),
        ):
            grammar.node("player_trigger", Trigger, words, event=event, whose=whose)
        grammar.also(
            "player_trigger",
            Trigger,
            f"{owner} security stack is removed from",
            event="card_left_security",
            whose=whose,
        )
    for whose, uses in (("yours", "you use"), ("opponents", "your opponent uses")):
        for words in (f"{uses} an Option card", f"{uses} an Option card with {{into:havings}}"):
            grammar.node("player_trigger", Trigger, words, event="option_used", whose=whose)
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        for cause, by in (("effect", "an effect"), ("your_effect", "your effect")):
            for event, happened in (
                ("card_trashed_from_hand", f"a card in {owner} hand is trashed"),
                ("card_added_to_hand", f"a card is added to {owner} hand"),
            ):
                grammar.node(
                    "player_trigger",
                    Trigger,
                    f"{happened} by {by}",
                    event=event,
                    whose=whose,
                    cause=cause,
                )
        grammar.spelling(
            "player_trigger",
            Trigger("card_added_to_hand", whose=whose, cause="effect"),  # type: ignore[arg-type]
            f"an effect adds cards to {owner} hand",
        )
    grammar.node(
        "player_trigger",
        Trigger,
        "this digivolution card is trashed by an effect",
        event="digivolution_card_trashed",
        subject=Ref("this_card"),
        cause="effect",
    )
    for cause, by in (("effect", "effects"), ("your_effect", "your effects")):
        grammar.node(
            "player_trigger",
            Trigger,
            f"{by} trash any of {{subject:whose_links}} link cards",
            event="link_card_trashed",
            cause=cause,
        )
    for event, place in (("card_trashed_from_hand", "hand"), ("card_trashed_from_deck", "deck")):
        trashed = f"this card is trashed from your {place}"
        for because, words in (
            (None, trashed),
            ("effect", f"{trashed} by an effect"),
            ("your_effect", f"{trashed} by one of your effects"),
        ):
            grammar.node(
                "player_trigger",
                Trigger,
                words,
                event=event,
                subject=Ref("this_card"),
                cause=because,
            )
    grammar.node(
        "player_trigger",
        Trigger,
        "this Digimon's attack target is switched",
        event="attack_target_switched",
        subject=Ref("this"),
    )
    grammar.node(
        "player_trigger", Trigger, "an attack target is switched", event="attack_target_switched"
    )


def _said(grammar: Grammar, category: str, happened: str, template: str) -> None:
    """ "X is played or digivolves": one trigger for each thing that may happen to X."""
    grammar.listed(f"{happened}_list", happened, "or")

    def make(subject: Any, events: tuple[Trigger, ...]) -> tuple[Trigger, ...]:
        return tuple(msgspec.structs.replace(each, subject=subject) for each in events)

    def take(triggers: tuple[Trigger, ...]) -> dict[str, Any] | None:
        subject = triggers[0].subject
        if subject is None or any(each.subject != subject for each in triggers):
            return None
        return {"subject": subject, "events": make(SUBJECT, triggers)}

    grammar.rule(category, template, make, take)


def _older(grammar: Grammar) -> None:
    """Older wordings of triggers, which are only read: what a player or an effect does."""

    def older(template: str, event: str, *, cause: str | None = None, **fixed: Any) -> None:
        def make(who: Selector | None = None, match: Filters | None = None) -> tuple[Trigger, ...]:
            subject = who if match is None else Selector(match=match, **fixed)
            return (Trigger(event, subject, cause=cause),)  # type: ignore[arg-type]

        grammar.rule("triggers", template, make, None)

    older("you play a|an {match:field_noun}", "played", whose="yours")
    older("you play another {match:field_noun}", "played", whose="yours", other=True)
    older("you play a|an {match:field_noun} by an effect", "played", cause="effect", whose="yours")
    older(
        "you play another {match:field_noun} by an effect",
        "played",
        cause="effect",
        whose="yours",
        other=True,
    )
    older("an|your opponent plays a|an {match:field_noun}", "played", whose="opponents")
    older("you attack with a|an {match:field_noun}", "attacks", whose="yours")
    older("you attack with one of {who:owned_on_field}", "attacks")
    for verb, event in (
        ("play", "played"),
        ("suspend", "suspended"),
        ("delete", "deleted"),
        ("unsuspend", "unsuspended"),
    ):
        older(f"an|your? effect|effects {verb}~ {{who:who}}", event, cause="effect")
        older(f"effects {verb} {{who:who}}", event, cause="effect")
    for words in ("a card in your hand", "cards in your hand"):
        grammar.spelling(
            "player_trigger",
            Trigger("card_trashed_from_hand", whose="yours", cause="your_effect"),
            f"one of your effects trashes {words}",
        )
    for event, place in (("card_trashed_from_hand", "hand"), ("card_trashed_from_deck", "deck")):
        for by, words in (("effect", "an effect"), ("your_effect", "one of your effects")):
            grammar.spelling(
                "player_trigger",
                Trigger(event, Ref("this_card"), cause=by),  # type: ignore[arg-type]
                f"{words} trashes this card from your {place}",
            )
    grammar.spelling(
        "player_trigger",
        Trigger("digivolution_card_trashed", Ref("this_card"), cause="effect"),
        "an effect trashes this digivolution? card",
        "an effect trashes this digivolution? card from a Digimon's digivolution cards",
        "an effect trashes this digivolution? card from one of your Digimon's digivolution cards",
    )
    grammar.spelling(
        "player_trigger",
        Trigger("attacks", Ref("this"), target="digimon"),
        "you attack a|an opponent's Digimon",
    )
    grammar.spelling("player_trigger", Trigger("attack_target_switched"), "attack targets change")
    grammar.rule(
        "would",
        "digivolving {who:who} into {into:into_card} in|from? your hand",
        lambda who, into: (Trigger("digivolved", who, into=into, source="hand"),),
        None,
    )


def _alone(triggers: tuple[Trigger, ...]) -> dict[str, Any] | None:
    return {"it": triggers[0]} if len(triggers) == 1 else None


# --- who --------------------------------------------------------------------------------------


def _who(grammar: Grammar) -> None:
    """Who it happens to."""
    grammar.one_of("who", "this")
    grammar.rule(
        "who",
        "one|1|any of {it:owned_on_field}",
        lambda it: it,
        lambda node: {"it": node} if isinstance(node, Selector) else None,
        many=True,
    )
    grammar.rule("who", "{it:owned_on_field}", lambda it: it, None)
    for article, other in (("another", True), ("a|an", False)):
        _anyone(grammar, article, other=other)
    grammar.rule(
        "who",
        "another of your {match:field_noun}",
        lambda match: Selector(whose="yours", match=match, other=True),
        None,
    )


def _anyone(grammar: Grammar, article: str, *, other: bool) -> None:
    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Selector) or node != Selector(match=node.match, other=other):
            return None
        return {"match": node.match}

    grammar.rule(
        "who",
        f"{article} {{match:field_noun}}",
        lambda match: Selector(match=match, other=other),
        take,
        many=False,
    )


def _into(grammar: Grammar) -> None:
    """What a Digimon digivolves into or is linked to, and the Option card used."""
    grammar.word("whose_links", Ref("this"), "this Digimon's")
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        theirs = Selector(whose=whose, match=(IsCategory(("digimon",)),))  # type: ignore[arg-type]
        grammar.word("whose_links", theirs, f"{owner} Digimon's")
    grammar.word("into_card", (IsRef(Ref("this_card")),), "this card")
    # where this card is, is where the effect works from
    grammar.spelling("into_card", (IsRef(Ref("this_card")),), "this card in your hand")
    grammar.rule(
        "card_in_hand",
        "{match:one_card}",
        lambda match: match or None,
        lambda match: {"match": match},
    )
    grammar.rule(
        "into_card",
        "{match:one_card}",
        lambda match: match or None,
        lambda match: {"match": match} if match else None,
    )
    grammar.rule("into_card", "{match:field_noun}", _with_kind, None)
    grammar.rule("into_card", "a|an {match:field_noun}", _with_kind, None)


def _with_kind(match: Filters) -> Filters | None:
    return match if any(isinstance(each, IsCategory) for each in match) else None
