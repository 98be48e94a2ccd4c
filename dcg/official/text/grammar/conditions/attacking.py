"""Who attacks whom, and who battles whom, as a condition (11-1, 14-2)."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import If
from dcg.official.language.selectors import (
    Condition,
    Exists,
    IsAttacking,
    IsBattling,
    IsCategory,
    IsRef,
    Ref,
    Selector,
    Superlative,
)
from dcg.official.language.terms import AttackOn, Whose
from dcg.official.language.trigger import Trigger
from dcg.official.support.tree import walk
from dcg.official.text.grammar.things.filters import Filters


def install(grammar: Grammar) -> None:
    """Adds the conditions."""
    _attackers(grammar)
    _attacked(grammar)
    _battled(grammar)
    _while_attacking(grammar)


_THIS: Final = Ref("this")


def _while_attacking(grammar: Grammar) -> None:
    """ "When attacking a player, ...", behind an icon that says when."""
    targets: tuple[tuple[AttackOn, str], ...] = (
        ("player", "a player|players"),
        ("digimon", "a Digimon"),
        ("digimon", "your opponent's Digimon"),
    )
    for target, words in targets:
        grammar.rule(
            "clause",
            f"when attacking {words} , {{then:clause}}",
            lambda then, target=target: If(IsAttacking(_THIS, target), then),
            None,
        )


_DIGIMON = IsCategory(("digimon",))


_ATTACKED = IsRef(Ref("object"))
"""What is attacked, where an attack triggers the effect."""


def as_declared(condition: Condition) -> Trigger | None:
    """What "if attacking a player" and the like wait for behind [When Attacking]: such an effect only
    triggers where the target that is declared is the one it says (11-2-7-6).

    >>> as_declared(IsAttacking(Ref("this"), "player")).target
    'player'
    >>> as_declared(IsAttacking(Ref("this"))) is None
    True

    The highest of the opponent's Digimon is not asked of one alone: that stays a condition.
    """
    match condition:
        case IsAttacking(ref=Ref("this"), target=("player" | "digimon") as target):
            return Trigger("attacks", _THIS, target=target)
        case Exists() if described := _said_of_attacked(condition):
            match = described["match"]
            if not any(isinstance(node, Superlative) for node in walk(match)):
                return Trigger("attacks", _THIS, target="digimon", target_match=match)
    return None


def _one_attacked(match: Filters) -> Exists | None:
    if match == (_DIGIMON,):
        return None
    return Exists(Selector(whose="opponents", match=(*match, _ATTACKED)))


def _said_of_attacked(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Exists) or _ATTACKED not in node.selector.match:
        return None
    match = tuple(each for each in node.selector.match if each != _ATTACKED)
    return {"match": match} if node == _one_attacked(match) else None


def _attacked(grammar: Grammar) -> None:
    """ "You attack an opponent's Digimon that has 12000 DP or more": what is attacked is one of these."""

    grammar.rule(
        "simple_condition",
        "this Digimon is attacking one of your opponent's {match:field_noun}",
        _one_attacked,
        _said_of_attacked,
        many=True,
    )
    for whose in ("an opponent's", "your opponent's"):
        words = f"you attack {whose} {{match:field_noun}}"
        grammar.rule("simple_condition", words, _one_attacked, None)


def _battled(grammar: Grammar) -> None:
    """ "While this Digimon is battling one of your opponent's Digimon with no digivolution cards"."""
    battled = IsBattling(Ref("this"))

    def make(match: Filters) -> Exists:
        return Exists(Selector(whose="opponents", match=(*match, battled)))

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Exists) or battled not in node.selector.match:
            return None
        match = tuple(each for each in node.selector.match if each != battled)
        return {"match": match} if node == make(match) else None

    grammar.rule(
        "simple_condition",
        "this Digimon is battling one of your opponent's {match:field_noun}",
        make,
        take,
        many=True,
    )
    for whose in ("an opponent's", "your opponent's"):
        grammar.rule(
            "clause",
            f"{{process:units}} when battling {whose} {{match:field_noun}}",
            lambda process, match: If(make(match), process),
            None,
        )


def _attackers(grammar: Grammar) -> None:
    """Whether something attacks, and what."""
    grammar.node("simple_condition", IsAttacking, "{ref:reference} is attacking", target=None)
    for target, words in (("player", "a|the player|players"), ("digimon", "a Digimon")):
        grammar.node(
            "simple_condition",
            IsAttacking,
            f"{{ref:reference}} is attacking {words}",
            target=target,
        )
        this = IsAttacking(Ref("this"), target)  # type: ignore[arg-type]
        grammar.spelling("simple_condition", this, f"attacking {words}")
    at_digimon = IsAttacking(Ref("this"), "digimon")
    grammar.spelling("simple_condition", at_digimon, "you attack a|an|your opponent's Digimon")
    grammar.spelling("simple_condition", at_digimon, "attacking a|an|your opponent's Digimon")
    grammar.word("simple_condition", IsAttacking(Ref("attacker")), "during an attack")
    attacker = (IsRef(Ref("attacker")),)
    players: tuple[tuple[Whose, str], ...] = (
        ("opponents", "your opponent's"),
        ("yours", "your"),
    )
    for whose, owner in players:
        attacking = Exists(Selector(whose=whose, match=attacker))
        grammar.word("simple_condition", attacking, f"one of {owner} Digimon is attacking")
    theirs = Exists(Selector(whose="opponents", match=attacker))
    grammar.spelling("simple_condition", theirs, "one of their Digimon is attacking")
