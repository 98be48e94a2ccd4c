"""Conditions: what stands behind "if"."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.selectors import (
    ActiveIs,
    AllOf,
    AnyOf,
    AttackIs,
    AttacksFirst,
    AttacksMatch,
    Cards,
    Compares,
    Condition,
    Count,
    DidSo,
    Evolved,
    Has,
    HasAbility,
    IsAbnormal,
    IsCategory,
    IsLevel,
    IsNamed,
    IsNot,
    IsPartner,
    IsRuler,
    IsType,
    LevelCompares,
    NotSo,
    Stat,
    Supports,
    TurnOf,
    TypesMatch,
)
from dcg.battle_evolution.language.terms import Comparison, Whose
from dcg.language.grammar import Grammar

_COMPARED: dict[Comparison, str] = {
    "=": "is",
    "<": "is less than",
    ">": "is more than",
    "<=": "is at most",
    ">=": "is at least",
}
_LEVELS: dict[Comparison, str] = {
    "=": "is the same",
    "<": "is lower",
    ">": "is higher",
    "<=": "is the same or lower",
    ">=": "is the same or higher",
}
_SUBJECTS: tuple[Whose, ...] = ("own", "opponent")


def install(grammar: Grammar) -> None:
    """Adds conditions."""
    grammar.one_of("condition", "simple")
    _joined(grammar)
    _actives(grammar)
    _attacks(grammar)
    _numbers(grammar)
    _others(grammar)


def _joined(grammar: Grammar) -> None:
    grammar.listed(
        "condition",
        "simple",
        "and",
        make=AllOf,
        take=lambda node: node.of if isinstance(node, AllOf) else None,
        least=2,
    )
    grammar.listed(
        "condition",
        "simple",
        "or",
        make=AnyOf,
        take=lambda node: node.of if isinstance(node, AnyOf) else None,
        least=2,
    )


def _actives(grammar: Grammar) -> None:
    """ "own type is Dragon", "opponent's active is not abnormal"."""
    for name, template, category, cls, fixed in (
        ("type", "type is", "types", IsType, {"primary": False}),
        ("primary type", "primary type is", "types", IsType, {"primary": True}),
        ("level", "Level is", "level_letters", IsLevel, {}),
        ("name", "name is", "names", IsNamed, {}),
    ):
        field = {"type": "types", "primary type": "types", "level": "levels", "name": "names"}[name]
        for negated in (False, True):
            words = f"{template} not" if negated else template
            make, take = _filter(cls, field, fixed, negated=negated)
            grammar.rule("simple", f"{{whose:whose}} {words} {{what:{category}}}", make, take)
            if not negated:
                grammar.rule("simple", f"{words} {{what:{category}}}", _own(make), None)
    for negated in (False, True):
        words = "is not" if negated else "is"
        make, take = _filter(None, "", {}, negated=negated)
        grammar.rule("simple", f"{{whose:whose}} active {words} {{what:being}}", make, take)
    for value, said in (
        (IsAbnormal(), "abnormal"),
        (IsPartner(), "the Partner"),
        (IsRuler(), "a Ruler"),
    ):
        grammar.word("being", value, said)
    grammar.spelling("being", IsPartner(), "own? Partner")
    make, take = _filter(HasAbility, "kind", {}, negated=False)
    grammar.rule("simple", "{whose:whose} active has {what:kind}", make, take)


def _own(make: Any) -> Any:
    return lambda what: make("own", what)


def _filter(cls: Any, field: str, fixed: dict[str, Any], *, negated: bool) -> Any:
    def make(whose: Whose, what: Any) -> Condition:
        match = cls(**{field: what}, **fixed) if cls else what
        return ActiveIs((IsNot(match) if negated else match,), whose)

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, ActiveIs) or len(node.match) != 1:
            return None
        match = node.match[0]
        if isinstance(match, IsNot) != negated:
            return None
        inner = match.match if isinstance(match, IsNot) else match
        if cls is None:
            return {"whose": node.whose, "what": inner}
        if type(inner) is not cls or any(getattr(inner, k) != v for k, v in fixed.items()):
            return None
        return {"whose": node.whose, "what": getattr(inner, field)}

    return make, take


def _attacks(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    node("simple", AttackIs, "{whose:whose} attack is {attacks:attacks_or}")
    also("simple", AttackIs, "own? used {attacks:attacks_or}", whose="own")
    also("simple", AttackIs, "opponent used {attacks:attacks_or}", whose="opponent")
    grammar.rule(
        "simple",
        "{whose:whose} attack is not {attacks:attacks_or}",
        lambda whose, attacks: NotSo(AttackIs(attacks, whose)),
        lambda it: (
            {"whose": it.condition.whose, "attacks": it.condition.attacks}
            if isinstance(it, NotSo) and isinstance(it.condition, AttackIs)
            else None
        ),
    )
    grammar.word("simple", AttacksMatch(), "both attacks are the same")
    grammar.spelling("simple", AttacksMatch(), "both attacks are same", "attacks are the? same")
    grammar.word("simple", NotSo(AttacksMatch()), "both attacks are different")
    grammar.word("simple", TypesMatch(), "both actives share a type")
    grammar.word("simple", NotSo(TypesMatch()), "both actives share no type")
    node("simple", AttacksFirst, "own attacks first", whose="own")
    node("simple", AttacksFirst, "opponent attacks first", whose="opponent")


def _numbers(grammar: Grammar) -> None:
    for comparison, words in _COMPARED.items():
        grammar.node(
            "simple",
            Compares,
            f"{{left:compared}} {words} {{right:amount}}",
            comparison=comparison,
        )
    also: tuple[tuple[Comparison, str], ...] = (
        ("<", "is lower than"),
        (">", "is higher than"),
        (">", "is over"),
        ("<", "is under"),
    )
    for comparison, words in also:
        grammar.also(
            "simple",
            Compares,
            f"{{left:compared}} {words} {{right:amount}}",
            comparison=comparison,
        )
    for comparison, words in _LEVELS.items():
        grammar.node("simple", LevelCompares, f"own Level {words}", comparison=comparison)
        if comparison in ("<", ">"):
            than = f"own Level {words} than opponent's Level?"
            grammar.also("simple", LevelCompares, than, comparison=comparison)
    for way, comparison in (("more", ">="), ("less", "<="), ("fewer", "<=")):
        grammar.rule(
            "simple",
            f"{{left:compared}} is {{right:number}} or {way}",
            lambda left, right, comparison=comparison: Compares(left, comparison, right),
            None,
        )


def _others(grammar: Grammar) -> None:
    grammar.node("simple", Has, "there is {cards:cards}")
    grammar.also("simple", Has, "there are {cards:cards}")
    grammar.rule(
        "simple",
        "there is no {cards:counted}",
        lambda cards: NotSo(Has(cards)),
        lambda it: (
            {"cards": it.condition.cards}
            if isinstance(it, NotSo) and isinstance(it.condition, Has)
            else None
        ),
    )
    for whose in _SUBJECTS:
        words = "own" if whose == "own" else "opponent's"
        grammar.word("simple", TurnOf(whose), f"it is {words} turn")
        attached = Has(Cards("attached", whose))
        grammar.word("simple", attached, f"{words} active has an attachment")
        grammar.word("simple", NotSo(attached), f"{words} active has no attachment")
    _support_conditions(grammar)
    grammar.word("simple", DidSo(), "so")
    grammar.spelling("simple", DidSo(), "you did", "you do", "able")
    _evolutions(grammar)
    first = Compares(Stat("turn"), "=", 1)
    grammar.spelling("simple", first, "it is the first turn")
    for whose in _SUBJECTS:
        words = "own" if whose == "own" else "opponent's"
        grammar.spelling(
            "simple",
            Compares(Count(Cards("hand", whose)), "=", 0),
            f"{words} hand is empty",
        )


def _support_conditions(grammar: Grammar) -> None:
    for whose, subject in (("own", "you"), ("opponent", "opponent")):
        verb = "support" if whose == "own" else "supports"
        helper = "do not" if whose == "own" else "does not"
        whole: Any = Supports(whose)  # type: ignore[arg-type]
        grammar.word("simple", whole, f"{subject} {verb}")
        grammar.word("simple", NotSo(whole), f"{subject} {helper} support")
        for category, words in (("digimon", "a Digimon"), ("option", "an Option")):
            held: Any = Supports(whose, (IsCategory((category,)),))  # type: ignore[arg-type]
            grammar.word("simple", held, f"{subject} {verb} with {words}")


def _evolutions(grammar: Grammar) -> None:
    for whose, words in (("own", "own"), ("opponent", "opponent's")):
        grammar.word("simple", Evolved(whose), f"{words} active evolved this turn")  # type: ignore[arg-type]
        for method, by in (
            ("dp", "DP"),
            ("dna", "DNA"),
            ("card", "Evolution card"),
            ("partner", "partner evolution"),
        ):
            value: Any = Evolved(whose, (method,))  # type: ignore[arg-type]
            grammar.word("simple", value, f"{words} active evolved this turn by {by}")
