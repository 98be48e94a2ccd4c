"""Playing, using, digivolving, and activating another effect."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    Digivolve,
    May,
    PlaceInBattleArea,
    Play,
    Use,
)
from dcg.official.language.selectors import Ref


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _unpaid(grammar)
    _play(grammar)
    _digivolve(grammar)
    grammar.act(
        Play,
        "!play {target:target} with the cost|costs reduced by {reduction:by}",
        reads_only=True,
        free=False,
    )


def _unpaid(grammar: Grammar) -> None:
    grammar.word("without_paying", "", "without paying the cost|costs")
    grammar.spelling("without_paying", "", "without payings its memory cost")
    for owner in ("the", "its", "their", "that card's", "any"):
        for cost in ("cost|costs", "memory cost|costs", "playing cost|costs", "digivolution cost"):
            grammar.spelling("without_paying", "", f"without paying {owner} {cost}")


def _play(grammar: Grammar) -> None:
    act = grammar.act
    act(Play, "!play {target:target} {_:without_paying}", free=True)
    act(Play, "!play {target:target} for the|its memory? cost", free=False, reduction=0)
    for words, area in (
        ("", "battle_area"),
        ("to an empty space in your breeding area", "breeding_area"),
    ):
        act(
            Play,
            f"!play {{target:target}} {words} for a play cost of {{cost:number}}",
            free=False,
            to=area,
        )
    act(
        Play, "!play {target:target} with the play cost|costs reduced by {reduction:by}", free=False
    )
    act(
        Play,
        "!play {target:target} suspended {_:without_paying}",
        free=True,
        suspended=True,
    )
    act(
        Play,
        "!play {target:target} as another Digimon {_:without_paying}",
        reads_only=True,
        free=True,
    )
    act(
        Play,
        "!play {target:target} without battling and {_:without_paying}",
        reads_only=True,
        free=True,
    )
    for words, only in (
        ("an empty space in your breeding area", False),
        ("your empty breeding area", True),
        ("an empty breeding area", True),
    ):
        act(
            Play,
            f"!play {{target:target}} to {words} {{_:without_paying}}",
            reads_only=only,
            free=True,
            to="breeding_area",
        )
    act(
        Play,
        "!play {target:this_in_trash} with the play cost reduced by {reduction:by}",
        reads_only=True,
        free=False,
    )
    grammar.spelling("this_in_trash", Ref("this_card"), "this card from the|your trash")
    act(
        Play,
        "!play this Digimon card into the breeding area {_:without_paying}",
        reads_only=True,
        target=Ref("this_card"),
        free=True,
        to="breeding_area",
    )
    _use_for_nothing(grammar)
    act(Use, "!use {target:target} with the use cost reduced by {reduction:number}", free=False)
    act(
        Use,
        "!use {target:target} with the cost reduced by {reduction:number}",
        reads_only=True,
        free=False,
    )
    act(PlaceInBattleArea, "!place {target:target} {_:in_the_battle_area}")


def _digivolve(grammar: Grammar) -> None:
    act = grammar.act
    grammar.word("ignoring", "", "ignoring digivolution requirements")
    grammar.spelling("ignoring", "", "ignoring its|the|their digivolution requirements")
    grammar.word("for_a_cost", "", "for a digivolution cost of")
    grammar.spelling("for_a_cost", "", "for a memory? cost of")
    grammar.spelling("ignoring", "", "ignoring digivolution conditions")
    grammar.word("at_its_cost", "", "for the|its digivolution? cost")
    grammar.spelling("at_its_cost", "", "by paying its digivolution? cost")
    for subject in (
        "{target:whom} digivolve~ into {into:into}",
        "!digivolve {target:target} into {into:into}",
    ):
        for how, fixed in _HOW:
            act(Digivolve, f"{subject} {how}", **fixed)
        for how, fixed in _OLDER_HOW:
            act(Digivolve, f"{subject} {how}", reads_only=True, **fixed)


_HOW: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("{_:without_paying}", {"free": True}),
    ("", {"reduction": 0}),
    ("with the digivolution cost reduced by {reduction:by}", {}),
    ("{_:for_a_cost} {cost:number} , {_:ignoring}", {"ignore_requirements": True}),
    (", {_:ignoring} and {_:without_paying}", {"free": True, "ignore_requirements": True}),
    ("{_:for_a_cost} {cost:number}", {}),
    (
        "that can digivolve for a digivolution cost of {at_most:number} or less {_:without_paying}",
        {"free": True},
    ),
    (", ignoring its level", {"ignore_level": True, "reduction": 0}),
    (
        "as if it were a level {as_level:number} {as_colours:as_colours} Digimon",
        {"reduction": 0},
    ),
    (
        "as if it were a level {as_level:number} {as_colours:as_colours} Digimon {_:for_a_cost} {cost:number}",
        {},
    ),
)
"""What digivolving by an effect costs, and whether requirements count."""

_OLDER_HOW: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("{_:at_its_cost}", {"reduction": 0}),
    ("{_:at_its_cost} , ignoring its level", {"ignore_level": True, "reduction": 0}),
    (
        "{_:at_its_cost} as if this Tamer is a level {as_level:number} {as_colours:as_colours} Digimon",
        {"reduction": 0},
    ),
    (
        "as if that card is a level {as_level:number} {as_colours:as_colours} Digimon {_:for_a_cost} {cost:number}",
        {},
    ),
    ("with the cost reduced by {reduction:number}", {}),
    ("{_:without_paying} , {_:ignoring}", {"free": True, "ignore_requirements": True}),
    (", {_:ignoring} {_:without_paying}", {"free": True, "ignore_requirements": True}),
)
"""The same in words that are only read."""


def _use_for_nothing(grammar: Grammar) -> None:
    """Option cards that cost nothing, whatever their colours, and where they go."""
    act = grammar.act
    coloured = "without meeting color requirements and"
    for where, then in (
        ("", ""),
        ("to_security", ", placing it as the top security card instead of in the trash"),
        ("to_deck", ", placing it at the bottom of the deck instead of in the trash"),
    ):
        free: dict[str, Any] = {
            "free": True,
            "to_security": where == "to_security",
            "to_deck": where == "to_deck",
        }
        act(Use, f"!use {{target:target}} {{_:without_paying}} {then}", **free)
        act(
            Use,
            f"!use {{target:target}} {coloured} {{_:without_paying}} {then}",
            ignore_colours=True,
            **free,
        )
    for behind in (
        "if this effect used , place",
        "then , place",
        "place",
    ):
        for card in ("that card", "it", "the used card"):
            grammar.rule(
                "clause",
                f"you may use {{target:target}} {{_:without_paying}} . {behind} {card} at the bottom of the deck "
                "instead of trashing it",
                lambda target: May(Use(target, to_deck=True)),
                None,
            )
    for cost in ("memory cost", "use cost", "cost"):
        act(
            Use,
            f"!use {{target:target}} without meeting its color requirements or paying its {cost}",
            reads_only=True,
            free=True,
            ignore_colours=True,
        )
