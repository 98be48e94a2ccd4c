"""Older wordings of trigger conditions, which are only read: what a player or an effect does."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Compare, IsCategory, IsRef, NameContains, Ref, Selector
from dcg.official.language.terms import TriggerEvent
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.cards_said_to_move import AGENTS
from dcg.official.text.grammar.filters import Filters, in_order
from dcg.official.text.grammar.nouns import begins_with_a_name


def _removed_by_them(who: Selector | Ref, match: Filters = ()) -> tuple[Trigger, ...]:
    """What an effect of the opponent would delete or return."""
    return (
        Trigger("deleted", who, cause="opponents_effect", match=match),
        Trigger("returned", who, cause="opponents_effect", match=match),
    )


def _but_for_some(who: Selector | Ref, but: tuple[str, ...]) -> tuple[Trigger, ...] | None:
    """ "With [A] in its name attacks (other than [B])": names of [B] don't count."""
    if not isinstance(who, Selector):
        return None
    match = tuple(
        replace(each, other_than=but) if isinstance(each, NameContains) else each
        for each in who.match
    )
    return (Trigger("attacks", replace(who, match=match)),) if match != who.match else None


DONE: dict[str, TriggerEvent] = {
    "play~": "played",
    "suspend~": "suspended",
    "delete~": "deleted",
    "digivolve~": "digivolved",
    "unsuspend~": "unsuspended",
}


def install(grammar: Grammar) -> None:
    """Adds the wordings."""

    def older(
        template: str,
        event: str,
        *,
        cause: str | None = None,
        source: str | None = None,
        **fixed: Any,
    ) -> None:
        def make(who: Selector | None = None, match: Filters | None = None) -> tuple[Trigger, ...]:
            subject = who if match is None else Selector(match=match, **fixed)
            return (Trigger(event, subject, cause=cause, source=source),)  # type: ignore[arg-type]

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
    for origin, source in (
        ("your trash", "trash"),
        ("digivolution cards", "digivolution_cards"),
        ("one of your Digimon's digivolution cards", "digivolution_cards"),
    ):
        older(
            f"you play a|an {{match:field_noun}} from {origin}",
            "played",
            whose="yours",
            source=source,
        )
    older(
        "you play another {match:field_noun} using an effect",
        "played",
        cause="effect",
        whose="yours",
        other=True,
    )
    grammar.rule(
        "triggers",
        "you play {match:field_noun}",
        lambda match: (
            (Trigger("played", Selector(whose="yours", match=match)),)
            if begins_with_a_name(match)
            else None
        ),
        None,
    )
    older("you or your opponent play a|an {match:field_noun}", "played", whose="any")
    older("you play a card {match:after}", "played", whose="yours")
    for whose, moves in (("opponents", "your opponent moves"), ("yours", "you move")):
        older(
            f"{moves} a|an {{match:field_noun}} from their|your breeding area", "moved", whose=whose
        )
    older("you attack with a|an {match:field_noun}", "attacks", whose="yours")
    older("you attack with one of {who:owned_on_field}", "attacks")
    for cause, agents in AGENTS:
        for verb, event in DONE.items():
            for who in ("who", "bare_who"):
                older(f"{agents} {verb} {{who:{who}}}", event, cause=cause)
    grammar.rule(
        "triggers",
        "you play a|an {one:field_noun} or a|an {other:field_noun}",
        lambda one, other: tuple(
            Trigger("played", Selector(whose="yours", match=match)) for match in (one, other)
        ),
        None,
    )
    for effect in ("an effect plays", "effects play"):
        grammar.rule(
            "triggers",
            f"{effect} or digivolves|digivolve {{who:who}}",
            lambda who: tuple(
                Trigger(event, who, cause="effect") for event in ("played", "digivolved")
            ),
            None,
        )
    grammar.rule(
        "triggers",
        "{who:who} is|are deleted in battle or by having 0 DP",
        lambda who: tuple(Trigger("deleted", who, cause=cause) for cause in ("battle", "zero_dp")),
        None,
    )
    grammar.rule(
        "would",
        "an? effect|effects would remove {who:who} from the battle area",
        lambda who: (Trigger("left_the_battle_area", who, cause="effect"),),
        None,
    )
    grammar.spelling(
        "player_trigger",
        Trigger("attacks", Ref("this"), target="digimon"),
        "you attack a|an opponent's Digimon",
    )
    grammar.rule(
        "triggers",
        "attacking a|an|your opponent's {match:field_noun}",
        lambda match: (Trigger("attacks", Ref("this"), target="digimon", target_match=match),),
        None,
    )
    grammar.rule(
        "triggers",
        "{who:who} attack~ {but:but}",
        _but_for_some,
        None,
    )
    grammar.spelling(
        "player_trigger",
        Trigger("attack_target_switched"),
        "attack targets change",
        "the attack target is switched",
    )
    any_of_yours = Selector(whose="yours", match=(IsCategory(("digimon",)),))
    this_card = (IsRef(Ref("this_card")),)
    grammar.spelling(
        "would",
        (Trigger("digivolved", any_of_yours, into=this_card),),
        "this card would be digivolved into",
        "you would digivolve into this card",
    )
    _removed(grammar)
    grammar.rule(
        "would",
        "one of {who:owned_on_field} would digivolve from {level:level} to {next:level}",
        lambda who, level, next: (
            Trigger("digivolved", _of_level(who, level), into=(Compare("level", "=", next),)),
        ),
        None,
    )
    grammar.rule(
        "would",
        "digivolving {who:who} into {into:into_card} in|from? your hand",
        lambda who, into: (Trigger("digivolved", who, into=into, source="hand"),),
        None,
    )
    grammar.rule(
        "would",
        "an|your opponent's effect would delete {who:who}",
        lambda who: (Trigger("deleted", who, cause="opponents_effect"),),
        None,
    )
    for hand in ("its owner's", "your", "the"):
        grammar.rule(
            "would",
            f"an|your opponent's effect would delete {{who:who}} or return it to {hand} hand or deck",
            _removed_by_them,
            None,
        )
    for hand in ("your", "its owner's"):
        grammar.rule(
            "would_if",
            f"this Digimon has {{match:havings}} and an opponent's effect would delete it or return it to {hand} hand or deck",
            lambda match: _removed_by_them(Ref("this"), match),
            None,
        )
    grammar.rule(
        "would_if",
        "this Digimon has {match:havings} and would be deleted in battle",
        lambda match: (Trigger("deleted", Ref("this"), cause="battle", match=match),),
        None,
    )
    grammar.rule(
        "would",
        "digivolving {who:who} into {into:into_card_in_hand}",
        lambda who, into: (Trigger("digivolved", who, into=into, source="hand"),),
        None,
    )


def _of_level(who: Selector, level: int) -> Selector:
    return replace(who, match=in_order((*who.match, Compare("level", "=", level))))


def _removed(grammar: Grammar) -> None:
    """ "Would be deleted or returned to your hand or deck by an effect": both by one."""

    def both(match: Filters) -> tuple[Trigger, ...]:
        narrowed = tuple(each for each in match if each != _DIGIMON)
        return (
            Trigger("deleted", Ref("this"), cause="effect", match=narrowed),
            Trigger("returned", Ref("this"), cause="effect", match=narrowed),
        )

    for words in (
        "this {match:field_noun} would be deleted or returned to your|the hand or deck by an effect",
        "this Digimon has {match:havings} and an effect would delete it or return it to your|the hand or deck",
    ):
        grammar.rule("would", words, both, None)
    grammar.rule(
        "would",
        "this Digimon has {match:havings} and would be deleted in battle",
        lambda match: (Trigger("deleted", Ref("this"), cause="battle", match=match),),
        None,
    )


_DIGIMON = IsCategory(("digimon",))
