"""Attack abilities, as they are printed on attacks and as effects give them."""

from __future__ import annotations

from typing import get_args

from dcg.battle_evolution.language.abilities import (
    AttachFrom,
    Counter,
    Crash,
    Drain,
    FirstAttack,
    Flatten,
    Grudge,
    Jamming,
    Killer,
    Numbered,
    SecondAttack,
    Shatter,
    ToZero,
    Triple,
)
from dcg.battle_evolution.language.selectors import Kind
from dcg.language.grammar import Grammar

_KIND_WORDS: dict[str, str] = {
    "first_attack": "1st_Attack",
    "second_attack": "2nd_Attack",
    "to_zero": "to 0",
    "triple": "x3 VS",
}


def install(grammar: Grammar) -> None:
    """Adds the abilities."""
    node, also = grammar.node, grammar.also
    node("ability", FirstAttack, "1st_Attack")
    node("ability", SecondAttack, "2nd_Attack")
    node("ability", ToZero, "{attacks:attacks} to 0")
    node("ability", Counter, "Counter", attack=None)
    node("ability", Counter, "Counter {attack:attack}")
    also("ability", Counter, "{attack:attack} Counter")
    node("ability", Crash, "Crash")
    node("ability", Drain, "Drain")
    node("ability", Flatten, "Flatten", condition=None)
    also("ability", Flatten, "Flat", condition=None)
    node("ability", Flatten, "Flatten while {condition:condition}")
    node("ability", Grudge, "Grudge {attack:attack}")
    also("ability", Grudge, "{attack:attack} Grudge")
    node("ability", Jamming, "Jamming")
    node("ability", Killer, "{attack:attack} Killer")
    also("ability", Killer, "Killer {attack:attack}")
    node("ability", Shatter, "Shatter", power=None)
    node("ability", Shatter, "Shatter {power:number}")
    for vs in ("x3 VS", "x3"):
        reads = node if vs == "x3 VS" else also
        reads("ability", Triple, f"{{types:types}} {vs}", levels=(), attacks=())
        reads("ability", Triple, f"{{levels:levels}} {vs}", types=(), attacks=())
        reads("ability", Triple, f"{{attacks:attacks_or}} {vs}", types=(), levels=())
    also("ability", Triple, "x3 VS {types:types}", levels=(), attacks=())
    for kind in ("draw", "trash", "recode", "corrupt", "recycle", "static"):
        node("ability", Numbered, f"{kind.title()} {{count:number}}", kind=kind)
    for place in ("deck", "trash", "hand"):
        node("ability", AttachFrom, f"Attach {place[0].upper()}", place=place)
        also("ability", AttachFrom, f"Attach {place}", place=place)
    for kind in get_args(Kind):
        grammar.word("kind", kind, _KIND_WORDS.get(kind, kind.title()))
    grammar.listed("kinds", "kind", "and", "or")
