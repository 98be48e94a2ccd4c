"""What players do: memory, draws, <Recovery>."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    Draw,
    GainMemory,
    LoseMemory,
    PayCost,
    Recover,
    RestrictPlayer,
    SetMemory,
    WinGame,
)
from dcg.official.language.selectors import Count, Filter, LiesIn, Selector, Shortfall
from dcg.official.language.terms import Duration, PlayerRestriction, Zone

PLAYED_OR_MOVED: Final[tuple[PlayerRestriction, ...]] = ("play", "move")
"""What is forbidden together: "can't play or move Digimon with 6000 DP or less"."""


REDUCED: Final[tuple[tuple[PlayerRestriction, str], ...]] = (
    ("reduce_play_costs", "play costs"),
    ("reduce_digivolution_costs", "digivolution costs"),
)
"""Costs that a player can't reduce, and what they are called."""


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _memory(grammar)
    _deck(grammar)


def _memory(grammar: Grammar) -> None:
    act = grammar.act
    act(GainMemory, "!gain {amount:memory}")
    act(LoseMemory, "!lose {amount:memory}")
    act(LoseMemory, "!decrease your memory by {amount:number}", reads_only=True)
    act(PayCost, "!pay {amount:number} cost", up_to=False)
    act(PayCost, "!pay {amount:number} memory", reads_only=True, up_to=False)
    act(PayCost, "!pay up to {amount:number} memory", up_to=True)
    act(SetMemory, "!set the memory to {value:on_the_other_side} on your opponent's side")
    act(SetMemory, "!set your memory to {value:number}")
    act(SetMemory, "!set it to {value:number}", reads_only=True)
    grammar.rule(
        "on_the_other_side",
        "{number:number}",
        lambda number: -number,
        lambda value: {"number": -value} if isinstance(value, int) and value < 0 else None,
    )
    for words, reads_only in (("other than by", False), ("except with", True)):
        act(
            RestrictPlayer,
            f"your opponent can't gain memory {words} Tamer effects",
            reads_only=reads_only,
            restriction="gain_memory",
            who="opponents",
            except_by=("tamer",),
        )
    act(
        RestrictPlayer,
        "your opponent can't gain memory by effects {duration:duration}",
        restriction="gain_memory",
        who="opponents",
        except_by=(),
    )
    act(
        RestrictPlayer,
        "they can't gain memory by effects {duration:duration}",
        reads_only=True,
        restriction="gain_memory",
        who="opponents",
        except_by=(),
    )
    act(
        RestrictPlayer,
        "neither player can play {match:played_kind} by effects {duration:duration}",
        reads_only=True,
        restriction="play_by_effects",
        who="any",
    )
    for restriction, costs in REDUCED:
        act(
            RestrictPlayer,
            f"neither player can reduce {costs} {{duration:duration}}",
            reads_only=True,
            restriction=restriction,
            who="any",
        )
    for who, player in (("any", "players"), ("opponents", "your opponent"), ("opponents", "they")):
        for restriction, by in (("play_by_effects", "by effects"), ("play", "")):
            act(
                RestrictPlayer,
                f"{player} can't play {{match:played_kind}} {by} {{duration:duration}}",
                reads_only=player == "they",
                restriction=restriction,
                who=who,
            )
        for restriction, costs in REDUCED:
            act(
                RestrictPlayer,
                f"{player} can't reduce {costs} {{duration:duration}}",
                reads_only=player == "they",
                restriction=restriction,
                who=who,
            )
        for restriction, what in (
            ("use_options", "use Option cards"),
            ("ignore_digivolution_requirements", "ignore digivolution requirements"),
            ("draw_by_effects", "draw cards by effects"),
        ):
            act(
                RestrictPlayer,
                f"{player} can't {what} {{duration:duration}}",
                reads_only=player == "they",
                restriction=restriction,
                who=who,
            )
    for words in (
        "draw by effects",
        "draw cards by effects other than in their draw phase",
        "draw cards other than in their draw phase",
        "draw cards by effects outside their draw phase",
    ):
        for player, who in (
            ("your opponent", "opponents"),
            ("they", "opponents"),
            ("players", "any"),
        ):
            act(
                RestrictPlayer,
                f"{player} can't {words} {{duration:duration}}",
                reads_only=True,
                restriction="draw_by_effects",
                who=who,
            )
    for restriction, cards, others in KEPT:
        fixed: dict[str, Any] = {"restriction": restriction, "who": "yours"}
        words = f"{cards} can't be trashed by your opponent's effects {{duration:duration}}"
        act(RestrictPlayer, words, **fixed)
        for each in (cards, *others):
            words = f"{each} can't be trashed by {{_:opposing}} effects {{duration:duration}}"
            act(RestrictPlayer, words, reads_only=True, **fixed)
            words = f"{{_:opposing}} effects can't trash any|any_of? {each} {{duration:duration}}"
            act(RestrictPlayer, words, reads_only=True, **fixed)
    act(
        RestrictPlayer,
        "the turn end condition is the opponent having {memory:number} or more memory",
        restriction="end_the_turn",
        who="yours",
        duration="while_active",
    )
    theirs = "your opponent's [Security] effects"
    act(
        RestrictPlayer,
        f"none of {theirs} can activate {{duration:duration}}",
        restriction="activate_security_effects",
        who="opponents",
    )
    for player in ("your opponent", "they"):
        act(
            RestrictPlayer,
            f"{player} can't activate [Security] effects {{duration:duration}}",
            reads_only=True,
            restriction="activate_security_effects",
            who="opponents",
        )
    act(
        RestrictPlayer,
        f"{theirs} don't|can't activate {{duration:duration}}",
        reads_only=True,
        restriction="activate_security_effects",
        who="opponents",
    )
    act(
        RestrictPlayer,
        f"all of {theirs} on {{match:card_noun+many}} don't activate {{duration:duration}}",
        restriction="activate_security_effects",
        who="opponents",
    )
    grammar.rule(
        "predicates",
        "cards can't be added to security stacks by your opponent's effects {duration:duration}",
        lambda duration: (_nothing_to_security(duration),),
        _not_to_security,
    )
    for player in ("your opponent", "they"):
        grammar.rule(
            "predicates",
            f"{player} can't play or move {{match:played_kind+many}} {{duration:duration}}",
            _neither_played_nor_moved,
            _not_played_nor_moved if player != "they" else None,
        )
    grammar.rule(
        "played_kind",
        "{it:field_noun}",
        lambda it: it or None,
        lambda it: {"it": it} if it else None,
        many=True,
    )
    places: tuple[tuple[Zone, str], ...] = (("trash", "trash"), ("hand", "hand"))
    for zone, name in places:
        grammar.rule(
            "played_kind",
            f"{{it:field_noun}} from the|their {name}",
            partial(_out_of, zone),
            partial(_in_place, zone),
        )
    for player in ("your opponent's", "their"):
        grammar.rule(
            "predicates",
            f"{player} effects can't play {{match:played_kind+many}} {{duration:duration}}",
            lambda match, duration: (
                (_by_no_effect(match, duration),) if isinstance(match[-1], LiesIn) else None
            ),
            _not_by_effects if player != "their" else None,
        )
        grammar.rule(
            "act",
            f"{player} effects can't play {{match:played_kind}} {{duration:duration}}",
            lambda match, duration: (
                None if isinstance(match[-1], LiesIn) else _by_no_effect(match, duration)
            ),
            None,
        )
    act(WinGame, "you win the game")


def _out_of(zone: Zone, it: tuple[Filter, ...]) -> tuple[Filter, ...]:
    return (*it, LiesIn(zone))


def _in_place(zone: Zone, match: Any) -> dict[str, Any] | None:
    if not isinstance(match, tuple) or match[-1:] != (LiesIn(zone),):
        return None
    return {"it": match[:-1]}


def _neither_played_nor_moved(
    match: tuple[Filter, ...], duration: Duration
) -> tuple[RestrictPlayer, ...]:
    """Of the opponent, whatever would do it of theirs (EX7-014#Q4673, EX7-014#Q3835)."""
    return tuple(RestrictPlayer(each, match=match, duration=duration) for each in PLAYED_OR_MOVED)


KEPT: Final[tuple[tuple[PlayerRestriction, str, tuple[str, ...]], ...]] = (
    (
        "have_security_cards_trashed_by_effects",
        "your security cards",
        ("cards in your security stack",),
    ),
    ("have_cards_in_hand_trashed_by_effects", "cards in your hand", ("the cards in your hand",)),
)
"""Cards that the opponent's effects can't trash: as they are written, and as they are called too."""


def _not_played_nor_moved(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (RestrictPlayer(match=match, duration=duration), RestrictPlayer()):
            whole = steps == _neither_played_nor_moved(match, duration)
            return {"match": match, "duration": duration} if whole else None
    return None


def _by_no_effect(match: tuple[Filter, ...], duration: Duration) -> RestrictPlayer:
    """Of the opponent: what is forbidden is not done by effects of theirs, whosever card it is
    (EX5-060#Q4663)."""
    return RestrictPlayer("play_by_effects", match=match, duration=duration)


def _not_by_effects(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (RestrictPlayer(match=(*_, LiesIn()) as found, duration=duration) as one,):
            whole = one == _by_no_effect(found, duration)
            return {"match": found, "duration": duration} if whole else None
    return None


def _nothing_to_security(duration: Duration) -> RestrictPlayer:
    return RestrictPlayer("add_to_security_by_effects", duration=duration)


def _not_to_security(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (RestrictPlayer(duration=duration) as one,) if one == _nothing_to_security(duration):
            return {"duration": duration}
    return None


def _deck(grammar: Grammar) -> None:
    act = grammar.act
    for words in ("!draw cards until you have", "!draw until you have"):
        act(
            Draw,
            f"{words} {{amount:up_to_so_many}} cards in your hand",
            reads_only=True,
        )
        act(Draw, f"{words} {{amount:up_to_so_many}} in your hand", reads_only=True)
    act(Draw, "trigger? <Draw {amount:number}>")
    act(Draw, "trigger? <Draw 1> {amount:times}")
    act(
        Draw,
        "!draw cards from the top of your deck until you have {amount:up_to_so_many} in your hand",
    )
    hand = Count(Selector("hand", "yours"))
    grammar.rule(
        "up_to_so_many",
        "{number:number}",
        lambda number: Shortfall(hand, number),
        lambda node: (
            {"number": node.of} if node == Shortfall(hand, getattr(node, "of", 0)) else None
        ),
    )
    act(Recover, "trigger? <Recovery {amount:plus} (Deck)>", source="deck")
    act(Recover, "trigger? <Recovery {amount:plus}>", reads_only=True, source="deck")
    act(Recover, "trigger? <Recovery +1 (Deck)> {amount:times}", source="deck")
    act(
        Recover,
        "trigger? <Recovery +1 (Deck)> until there are {amount:up_to_that_security} cards in your security stack",
        source="deck",
    )
    stack = Count(Selector("security_stack", "yours"))
    grammar.rule(
        "up_to_that_security",
        "{number:number}",
        lambda number: Shortfall(stack, number),
        lambda node: (
            {"number": node.of} if node == Shortfall(stack, getattr(node, "of", 0)) else None
        ),
    )
