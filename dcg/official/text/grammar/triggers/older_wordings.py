"""Older wordings of trigger conditions, which are only read: what a player or an effect does."""

from __future__ import annotations

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Compare, IsCategory, IsRef, NameContains, Ref, Selector
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.things.filters import Filters, in_order


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


def install(grammar: Grammar) -> None:
    """Adds the wordings."""

    grammar.rule(
        "triggers",
        "{who:who} is|are deleted in battle or by having 0 DP",
        lambda who: tuple(Trigger("deleted", who, cause=cause) for cause in ("battle", "zero_dp")),
        None,
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
