"""Effects of the arena set: from the vocabulary of its facts to nodes of this language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dcg.battle_evolution.catalogue.arena_terms import TYPE_OF
from dcg.battle_evolution.language.abilities import Counter, Drain, FirstAttack, SecondAttack
from dcg.battle_evolution.language.processes import (
    Boost,
    ChangeAttack,
    ChangeType,
    Discard,
    Downgrade,
    DpCost,
    Draw,
    DrawTo,
    Enable,
    GainAbility,
    If,
    Ignore,
    MultiplyHp,
    MultiplyPower,
    NotWith,
    Process,
    Recover,
    Recycle,
    RequireDp,
    ReturnHand,
    Revive,
    Seq,
    SetHp,
    SetPower,
    Shuffle,
    SwapHp,
    SwapTypes,
    Take,
    Trash,
    VoidSupport,
)
from dcg.battle_evolution.language.selectors import (
    ActiveIs,
    AllOf,
    Amount,
    AttackIs,
    AttacksMatch,
    Cards,
    Compares,
    Condition,
    Count,
    Done,
    IsCategory,
    IsLevel,
    IsNot,
    IsPartner,
    IsType,
    LevelCompares,
    NotSo,
    Stat,
    Times,
    TypesMatch,
)
from dcg.battle_evolution.language.terms import Level

Facts = Mapping[str, Any]


def sentences(actions: Sequence[Facts]) -> tuple[Process, ...]:
    """A sentence for each action; an evolution is several."""
    return tuple(
        step
        for action in actions
        for step in (_evolve(action["evolve"]) if "evolve" in action else (process(action),))
    )


def process(action: Facts) -> Process:
    """One action."""
    if "if" in action:
        steps = tuple(process(each) for each in action["then"])
        return If(_condition(action["if"]), steps[0] if len(steps) == 1 else Seq(steps))
    ((verb, said),) = action.items()
    return _VERBS[verb](said)


# --- amounts and conditions -------------------------------------------------------------------

_AMOUNTS: Final[Mapping[str, Amount]] = {
    "own_hp": Stat("hp"),
    "opponent_hp": Stat("hp", "opponent"),
    "opponent_power": Stat("power", "opponent"),
    "own_hand": Count(Cards("hand")),
    "own_dp_cards": Count(Cards("dp")),
    "opponent_dp_cards": Count(Cards("dp", "opponent")),
    "discarded": Done(),
}


_PLAIN: Final[Mapping[str, Condition]] = {
    "attacks_equal": AttacksMatch(),
    "types_equal": TypesMatch(),
    "level_lower": LevelCompares("<"),
}


def _amount(said: Any) -> Amount:
    if isinstance(said, int):
        return said
    if isinstance(said, str):
        return _AMOUNTS[said]
    return Times(_AMOUNTS[said["count"]], said["times"])


def _condition(said: Facts) -> Condition:
    ((kind, of),) = said.items()
    if kind == "all":
        return AllOf(tuple(_condition(each) for each in of))
    if kind == "is_type":
        if "not" in of:
            return ActiveIs((IsNot(IsType((TYPE_OF[of["not"]],))),), of["who"])
        return ActiveIs((IsType(tuple(TYPE_OF[each] for each in of["any"])),), of["who"])
    if kind == "is_level":
        return _level(of)
    if kind == "attack_is":
        if "not" in of:
            return NotSo(AttackIs((of["not"],), of["who"]))
        return AttackIs((of["attack"],), of["who"])
    if kind == "compare":
        left, comparison, right = of
        return Compares(_amount(left), comparison, _amount(right))
    plain = _PLAIN[kind]
    return plain if of else NotSo(plain)


def _level(of: Facts) -> Condition:
    """Armour is a partner Level C here; what was Level U may be M."""
    if of["level"] == "A":
        return AllOf((ActiveIs((IsPartner(),), of["who"]), ActiveIs((IsLevel(("C",)),), of["who"])))
    levels: tuple[Level, ...] = ("U", "M") if of["level"] == "U" else (of["level"],)
    return ActiveIs((IsLevel(levels),), of["who"])


# --- verbs ------------------------------------------------------------------------------------


def _attacks(of: Facts) -> Any:
    return tuple(of.get("attacks", (of["attack"],) if "attack" in of else ()))


def _multiplied(cls: Any, of: Facts, **more: Any) -> Process:
    if of["by"] == 0.5:
        found: Process = cls(1, 2, of["who"], **more)
    else:
        found = cls(_amount(of["by"]), 1, of["who"], **more)
    return found


def _discard(of: Facts) -> Process:
    count = None if of["cards"] == "all" else _amount(of["cards"])
    chosen = of.get("chosen_by", "owner")
    if isinstance(count, Done):
        chosen = "owner"
    return Discard(Cards(of["from"], of["who"], (), count, chosen=chosen))


def _change_type(of: Facts) -> Process:
    to: Any = of["to"] if of["to"] in ("own", "opponent") else (TYPE_OF[of["to"]],)
    return ChangeType(to, of["who"])


def _ability(of: Facts) -> Process:
    ability = Drain() if of["ability"] == "drain" else Counter(of.get("against"))
    return GainAbility(ability, of["who"])


def _void(of: Facts) -> Process:
    digimon = of["what"] == "digimon_support"
    return VoidSupport((IsCategory(("digimon",)),) if digimon else (), of["who"])


def _recycle(of: Facts) -> Process:
    return Seq((Recycle(of["cards"]), Shuffle())) if of["shuffle"] else Recycle(of["cards"])


def _downgrade(of: Facts) -> Process:
    return Downgrade(to=of["to"]) if "to" in of else Downgrade(of["levels"])


def _evolve(of: Facts) -> tuple[Process, ...]:
    """What an Evolution card says of the evolution: a sentence each."""
    found: list[Process] = []
    if "from" in of or "to" in of:
        found.append(Enable(_levels(of["from"]), _levels(of["to"])))
    if of.get("same_level"):
        found.append(Enable(same=True))
    if "ignore" in of:
        found.append(Ignore(tuple(of["ignore"])))
    if "extra_dp" in of:
        found.append(DpCost(of["extra_dp"]))
    if "requires" in of or "extra_dp" in of:
        found.append(RequireDp())
    if of.get("not_abnormal"):
        found.append(NotWith(abnormal=True))
    if "level" in of.get("ignore", ()):
        found.append(NotWith(("M",)))
    return tuple(found)


def _levels(said: Sequence[str]) -> Any:
    """Armour is Level C."""
    return tuple("C" if level == "A" else level for level in said)


_VERBS: Final[Mapping[str, Callable[[Facts], Process]]] = {
    "boost": lambda of: Boost(_amount(of["by"]), of["who"], _attacks(of)),
    "multiply_power": lambda of: _multiplied(MultiplyPower, of, attacks=_attacks(of)),
    "set_power": lambda of: SetPower(_amount(of["to"]), of["who"], _attacks(of)),
    "recover": lambda of: Recover(_amount(of["hp"]), of["who"]),
    "set_hp": lambda of: SetHp(_amount(of["to"]), of["who"]),
    "multiply_hp": lambda of: _multiplied(MultiplyHp, of),
    "swap_hp": lambda _: SwapHp(),
    "draw": lambda of: Draw(of["cards"]),
    "draw_to": lambda of: DrawTo(of["hand"]),
    "discard": _discard,
    "trash": lambda of: Trash(of["cards"], of["who"]),
    "recycle": _recycle,
    "return_hand": lambda _: ReturnHand(),
    "take": lambda of: Take(Cards(of["from"], "own", (IsPartner(),), 1)),
    "change_type": _change_type,
    "swap_types": lambda _: SwapTypes(),
    "change_attack": lambda of: ChangeAttack(of["to"], of["who"]),
    "gain_ability": _ability,
    "first_attack": lambda of: GainAbility(FirstAttack(), of["who"]),
    "second_attack": lambda of: GainAbility(SecondAttack(), of["who"]),
    "void": _void,
    "revive": lambda of: Revive(of["hp"]),
    "downgrade": _downgrade,
}
