"""Trigger conditions about Option cards that are placed in the battle area, and trashed there (17-1-3)."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import IsCategory, Selector
from dcg.official.language.terms import Whose
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.triggers.agents import by_agents, by_anybody
from dcg.official.text.grammar.triggers.players_do import OPTION

_PLACED: Final[dict[str, Any]] = {"event": "option_placed"}


def install(grammar: Grammar) -> None:
    """Adds them to the triggers of players."""
    area = "in the battle area"
    anybodys: dict[str, Any] = {**_PLACED, "whose": "any"}
    grammar.rule("several_options", "{it:card_noun}", lambda it: it if OPTION in it else None, None)
    grammar.rule(
        "several_options", "{it:field_noun}", lambda it: it if OPTION in it else None, None
    )
    grammar.node("option_moved", Trigger, f"{{cards:placed_card}} is placed {area}", **anybodys)
    grammar.node(
        "player_trigger",
        Trigger,
        "you place {cards:placed_card} in your battle area",
        whose="yours",
        **_PLACED,
    )
    grammar.rule(
        "placed_option", "a|an {it:field_noun}", lambda it: it if OPTION in it else None, None
    )
    for place in ("the", "your"):
        words = f"you place {{cards:placed_option}} in {place} battle area"
        grammar.also("player_trigger", Trigger, words, whose="yours", **_PLACED)
        words = f"you place {{cards:several_options}} in {place} battle area"
        grammar.also("player_trigger", Trigger, words, whose="yours", **_PLACED)
    words = "you place {cards:placed_card} in the battle area"
    grammar.also("player_trigger", Trigger, words, whose="yours", **_PLACED)
    grammar.also(
        "option_moved", Trigger, f"{{cards:several_options}} are placed {area}", **anybodys
    )
    for some in ("any of", ""):
        words = f"{some} {{whose:whose}} {{cards:several_options}} are placed {area}"
        grammar.also("option_moved", Trigger, words, **_PLACED)
    for cards in ("a|an {cards:several_options}", "{cards:several_options}"):
        grammar.also("option_deed", Trigger, f"place~ {cards} {area}", **anybodys)
    words = f"place~ {{whose:whose}} {{cards:several_options}} {area}"
    grammar.also("option_deed", Trigger, words, **_PLACED)
    by_anybody(grammar, "player_trigger", "option_moved")
    by_agents(grammar, "player_trigger", "option_deed", lambda found: found)
    grammar.rule(
        "triggers",
        "you play {played:played_by_you} or place {cards:placed_card} in your battle area",
        lambda played, cards: (
            Trigger("played", Selector(whose="yours", match=played)),
            Trigger("option_placed", whose="yours", cards=cards),
        ),
        None,
    )
    grammar.rule("played_by_you", "a|an {match:field_noun}", lambda match: match, None)
    for some in ("any of", ""):
        words = f"{some} {{whose:whose}} {{cards:several_options}} are trashed from the battle area"
        grammar.rule("option_trashed", words, _trashed, None)
    for some in ("any of", ""):
        words = f"trash~ {some} {{whose:whose}} {{cards:several_options}} from|in the battle area"
        grammar.rule("option_deed", words, _trashed, None)
    by_anybody(grammar, "player_trigger", "option_trashed")
    grammar.spelling(
        "player_trigger",
        Trigger("trashed_from_the_battle_area", Selector(match=(IsCategory(("option",)),))),
        "Option cards in the battle area are trashed",
    )


def _trashed(whose: Whose, cards: Filters) -> Trigger:
    return Trigger("trashed_from_the_battle_area", Selector(whose=whose, match=cards))
