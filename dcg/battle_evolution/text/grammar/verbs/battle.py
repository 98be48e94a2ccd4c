"""Types, names, attacks, abilities, voiding, flat tokens, Revival."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.abilities import FirstAttack, SecondAttack
from dcg.battle_evolution.language.processes import (
    AddFlat,
    ChangeAttack,
    ChangeName,
    ChangeType,
    ChangeWorth,
    EndLingering,
    GainAbility,
    GainName,
    GainType,
    KnockOut,
    LoseType,
    RemoveFlat,
    Revive,
    SwapTypes,
    VoidAbilities,
    VoidAnyPhase,
    VoidPassives,
    VoidSupport,
)
from dcg.battle_evolution.language.selectors import IsCategory
from dcg.language.grammar import Grammar


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _types(grammar)
    _attacks(grammar)
    _voiding(grammar)
    _tokens(grammar)


def _types(grammar: Grammar) -> None:
    node = grammar.node
    grammar.word("new_types", "any", "any type")
    grammar.word("new_types", "opponent", "the opponent's types")
    grammar.spelling("new_types", "opponent", "the? opponent's type")
    grammar.one_of("new_types", "types_and")
    grammar.word("changed_types", "own", "own types")
    grammar.one_of("changed_types", "new_types")
    grammar.word("lost_types", "any", "any type")
    grammar.word("lost_types", "all", "all types")
    grammar.one_of("lost_types", "types_and")
    node("act", ChangeType, "change {whose:whose} type to {to:changed_types}")
    for subject, verbs, whose in (
        ("", ("gain", "lose"), "own"),
        ("opponent", ("gains", "loses"), "opponent"),
        ("both players", ("gain", "lose"), "both"),
    ):
        fixed: Any = {"whose": whose}
        node("act", GainType, f"{subject} {verbs[0]} type {{types:new_types}}", **fixed)
        node("act", LoseType, f"{subject} {verbs[1]} type {{types:lost_types}}", **fixed)
        node("act", GainName, f"{subject} {verbs[0]} name {{name:plain_name}}", **fixed)
    grammar.word("act", SwapTypes(), "swap both players' types")
    grammar.spelling("act", SwapTypes(), "swap types")
    node("act", ChangeName, "change {whose:whose} name to {to:plain_name}")
    grammar.also("act", GainName, "also counts as {name:plain_name}", whose="own")


def _attacks(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    grammar.one_of("new_attack", "attack")
    grammar.word("new_attack", "next", "the next attack")
    grammar.word("new_attack", "any", "any attack")
    node("act", ChangeAttack, "change {whose:whose} attack to {to:new_attack}")
    for ability in (FirstAttack(), SecondAttack()):
        name = "1st_Attack" if isinstance(ability, FirstAttack) else "2nd_Attack"
        for verb, whose in (
            ("get", "own"),
            ("opponent gets", "opponent"),
            ("both players get", "both"),
        ):
            value: Any = GainAbility(ability, whose)  # type: ignore[arg-type]
            grammar.word("act", value, f"{verb} {name}")
    fixed: Any = {"attacks": ()}
    node("act", GainAbility, "{whose:whose} attack gets {ability:ability}", **fixed)
    node("act", GainAbility, "{whose:whose} {attacks:attacks} gets {ability:ability}")
    also("act", GainAbility, "get {ability:lasting_ability}", whose="own", **fixed)
    also("act", GainAbility, "set {ability:lasting_ability}", whose="own", **fixed)
    grammar.rule("lasting_ability", "{it:ability}", _not_order, None)


def _not_order(it: Any) -> Any:
    return None if isinstance(it, FirstAttack | SecondAttack) else it


def _voiding(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    both: Any = {"attacks": (), "kinds": ()}
    node("act", VoidAbilities, "void {whose:whose} attack abilities", **both)
    node("act", VoidAbilities, "void {whose:whose} {attacks:attacks} abilities", kinds=())
    also("act", VoidAbilities, "void {whose:whose} {attacks:attacks} ability", kinds=())
    node("act", VoidAbilities, "void {whose:whose} {kinds:kinds}", attacks=())
    plain: Any = {"match": (), "count": None}
    node("act", VoidSupport, "void {whose:whose} supports", **plain)
    also("act", VoidSupport, "void {whose:whose} support", **plain)
    for category, noun in (("digimon", "Digimon"), ("option", "Option")):
        match = (IsCategory((category,)),)  # type: ignore[arg-type]
        node("act", VoidSupport, f"void {{whose:whose}} {noun} supports", match=match, count=None)
        also("act", VoidSupport, f"void {{whose:whose}} {noun} support", match=match, count=None)
        node(
            "act",
            VoidSupport,
            f"void a|an {noun} support",
            whose="opponent",
            match=match,
            count=1,
        )
        also("act", VoidSupport, f"void a|an {noun}", whose="opponent", match=match, count=1)
    node("act", VoidSupport, "void a|an support", whose="opponent", match=(), count=1)
    grammar.word("act", VoidAnyPhase(), "void that Any Phase card")
    grammar.spelling("act", VoidAnyPhase(), "void an|the Any Phase card", "void it")
    node("act", VoidPassives, "void {whose:whose} passive effects")
    node("act", EndLingering, "void {whose:whose} lingering effects")


def _tokens(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    node("act", AddFlat, "flatten {whose:whose} active", count=1)
    node("act", AddFlat, "flatten {whose:whose} active {count:number} times")
    node("act", RemoveFlat, "remove {count:amount} flat tokens from {whose:whose} active")
    also("act", RemoveFlat, "remove {count:amount} flat from {whose:whose} active")
    node("act", RemoveFlat, "remove all flat tokens from {whose:whose} active", count=None)
    for verb, whose in (
        ("Revive", "own"),
        ("opponent revives", "opponent"),
        ("both players revive", "both"),
    ):
        fixed: Any = {"whose": whose}
        node("act", Revive, f"{verb} with {{hp:revival}}", **fixed)
        also("act", Revive, verb, hp=10, **fixed)
    also("act", Revive, "Set Revival {hp:number}", whose="own")
    grammar.spelling("act", Revive(), "Set Revival")
    grammar.rule("revival", "{it:number} HP", _same, _whole)
    grammar.rule("revival", "HP equal to {it:quantity}", _same, _other)
    node("act", KnockOut, "KO {whose:whose} active")
    also("act", ChangeWorth, "a? KO of this|own Digimon is worth {to:number}", whose="own")
    node("act", ChangeWorth, "a KO of {whose:whose} active is worth {to:number}")


def _same(it: Any) -> Any:
    return it


def _whole(it: Any) -> dict[str, Any] | None:
    return {"it": it} if isinstance(it, int) else None


def _other(it: Any) -> dict[str, Any] | None:
    return None if isinstance(it, int) else {"it": it}
