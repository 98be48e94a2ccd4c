"""Developer tool: puts the cards of the PlayStation game this one grew from into this game's frame.

`python -m dcg.battle_evolution.catalogue.arena < FACTS > dcg/battle_evolution/catalogue/arena.json`

It reads facts and effects, never printed texts. docs/battle-evolution-cards.md says what becomes what.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any, Final

from dcg.battle_evolution.catalogue.arena_effects import process, sentences
from dcg.battle_evolution.catalogue.arena_terms import ARMOUR_FROM, MEGAS, TYPE_OF
from dcg.battle_evolution.catalogue.file import CATALOGUE_FILE
from dcg.battle_evolution.language.abilities import (
    Ability,
    AttackAbility,
    Counter,
    Crash,
    Drain,
    FirstAttack,
    Jamming,
    ToZero,
    Triple,
)
from dcg.battle_evolution.language.card import BoxLine, BoxName, Card
from dcg.battle_evolution.language.effect import AfterEvolving, Effect, Printed
from dcg.battle_evolution.language.processes import Process
from dcg.battle_evolution.language.selectors import Name
from dcg.battle_evolution.language.terms import ATTACKS, CardTiming, Level

_PLAIN: Final[Mapping[str, Ability]] = {
    "first_attack": FirstAttack(),
    "jamming": Jamming(),
    "crash": Crash(),
    "drain": Drain(),
}


def arena_card(facts: Mapping[str, Any]) -> Card:
    """The card of one record."""
    if facts["category"] == "evolution":
        return Card(
            facts["number"],
            facts["name"],
            "evolution",
            effects=_evolution_effects(facts["effect"]),
        )
    if facts["category"] == "option":
        return Card(
            facts["number"],
            facts["name"],
            "option",
            timing="support",
            effects=_supporting(sentences(facts["effect"])),
        )
    return _digimon(facts)


def _digimon(facts: Mapping[str, Any]) -> Card:
    level = _level(facts)
    does = sentences(facts["effect"])
    mega = level == "M"
    effects = (Effect((Printed("activate"),), does),) if mega and does else _supporting(does)
    timing: CardTiming = "activate" if mega else "support"
    armour = facts["level"] == "A"
    powers = [facts["attacks"][attack]["power"] for attack in ATTACKS]
    return Card(
        facts["number"],
        facts["name"],
        "digimon",
        level,
        (TYPE_OF[facts["specialty"]],),
        dp_cost=None if armour else facts["dp_cost"],
        plus_p=facts["plus_p"],
        hp=facts["hp"],
        powers=(powers[0], powers[1], powers[2]),
        abilities=_abilities(facts["cross_effect"]),
        box=(BoxLine((BoxName(Name(ARMOUR_FROM[facts["number"]])),)),) if armour else (),
        timing=timing if does else None,
        effects=effects,
    )


def _supporting(does: tuple[Process, ...]) -> tuple[Effect, ...]:
    return (Effect((Printed("support"),), does),) if does else ()


def _level(facts: Mapping[str, Any]) -> Level:
    if facts["number"] in MEGAS:
        return "M"
    level: Level = "C" if facts["level"] == "A" else facts["level"]
    return level


def _abilities(cross: Mapping[str, Any]) -> tuple[AttackAbility, ...]:
    kind = cross["kind"]
    if kind == "none":
        return ()
    ability: Ability
    if kind == "to_zero":
        ability = ToZero((cross["attack"],))
    elif kind == "counter":
        ability = Counter(cross["attack"])
    elif kind == "triple":
        ability = Triple((TYPE_OF[cross["against"]],))
    else:
        ability = _PLAIN[kind]
    return (AttackAbility("cross", ability),)


def _evolution_effects(actions: list[Mapping[str, Any]]) -> tuple[Effect, ...]:
    """What is asked for a success waits until after evolving."""
    found: list[Effect] = []
    for action in actions:
        (verb, said), *_ = action.items()
        if isinstance(said, Mapping) and said.get("if") == "it_succeeded":
            rest = {name: value for name, value in said.items() if name != "if"}
            found.append(Effect((AfterEvolving(),), (process({verb: rest}),)))
        else:
            found.append(Effect((Printed("evolve"),), sentences([action])))
    return tuple(found)


def main() -> None:
    """Reads the facts from the standard input, writes a file of compiled cards."""
    facts = json.load(sys.stdin)["cards"]
    sys.stdout.buffer.write(CATALOGUE_FILE.written(map(arena_card, facts)))


if __name__ == "__main__":
    main()
