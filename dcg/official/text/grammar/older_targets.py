"""Targets in other words, which are only read."""

from __future__ import annotations

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Restrict
from dcg.official.language.selectors import (
    All,
    Choose,
    Each,
    Filter,
    IsCategory,
    Selector,
)
from dcg.official.text.grammar.choices import OneOf
from dcg.official.text.grammar.nouns import begins_with_a_name
from dcg.official.text.grammar.places import WrittenPlace, placed
from dcg.official.text.grammar.totals import worth_of


def install(grammar: Grammar) -> None:
    """Adds the targets."""
    _choices(grammar)
    grammar.rule(
        "each",
        "1 {one:card_noun} , 1 {two:card_noun} ,? and 1 {three:card_noun} {place:place}",
        lambda one, two, three, place: Each(
            tuple(Choose(placed(each, place)) for each in (one, two, three))
        ),
        None,
    )
    grammar.rule(
        "act",
        "your opponent's cards don't unsuspend during their next unsuspend phase",
        lambda: Restrict(
            All(Selector(whose="opponents", match=(IsCategory(("digimon", "tamer")),))),
            "unsuspend_in_unsuspend_phase",
            "until_opponents_next_unsuspend_phase",
        ),
        None,
    )
    grammar.rule(
        "every",
        "all digivolution cards from under {of:reference}",
        lambda of: All(Selector("digivolution_cards", of=of)),
        None,
    )
    grammar.rule(
        "worth",
        "any number of {match:card_noun} whose total play costs add up to {most:number} or less {place:place}",
        lambda match, most, place: worth_of("play_cost")(most, placed(match, place)),
        None,
    )


def _choices(grammar: Grammar) -> None:
    grammar.rule(
        "choice",
        "{selector:placed_elsewhere}",
        lambda selector: Choose(selector) if begins_with_a_name(selector.match) else None,
        None,
    )
    grammar.rule("choice", "{count:count} {match:field_noun} {place:place}", _as_a_card, None)
    grammar.rule(
        "choice",
        "{count:count} {match:card_noun} from it",
        lambda count, match: Choose(Selector("security_stack", "yours", match), *count),
        None,
    )
    # "1 of your [A]s from in play or from your hand"
    grammar.rule(
        "choice",
        "1 of {selector:owned_on_field} from in play or from your hand",
        lambda selector: Choose(
            Selector("hand", selector.whose, selector.match, also=("battle_area",))
        ),
        None,
    )


def _as_a_card(count: OneOf, match: tuple[Filter, ...], place: WrittenPlace) -> Choose | None:
    """ "1 red Digimon from your hand" is a Digimon card (2-2-2)."""
    kind = any(isinstance(each, IsCategory) and len(each.categories) == 1 for each in match)
    return Choose(placed(match, place), *count) if kind and place.zone == "hand" else None
