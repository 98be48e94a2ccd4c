"""Who brings something about: an effect, one of a player's effects, one of a Digimon's (15-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import IsCategory, Ref, Selector
from dcg.official.language.terms import Cause, TriggerEvent
from dcg.official.language.trigger import Trigger

BY: Final[dict[Cause, tuple[str, ...]]] = {
    "effect": ("by an effect", "by effects"),
    "your_effect": ("by your effect", "by your effects", "by one of your effects"),
    "opponents_effect": ("by an opponent's effect", "by your opponent's effect|effects"),
}
"""By whose effects something is done, behind it; the first is written."""

BUT_BY: Final[dict[Cause, tuple[str, ...]]] = {
    "not_effect": ("other than by effects", "other than by an effect"),
    "not_your_effect": ("other than by your effects", "other than by one of your effects"),
    "not_opponents_effect": (
        "other than by your opponent's effects",
        "other than by an opponent's effect",
    ),
}
"""What it is not done by."""

BUT_IN_BATTLE: Final[dict[Cause, tuple[str, ...]]] = {
    "not_battle": ("other than in battle", "other than by battle", "outside of a battle"),
    "not_your_effect_nor_battle": (
        "other than by your effects or a battle",
        "other than by one of your effects or a battle",
        "other than by your effects or in battle",
        "other than in battle or by your effects",
    ),
    "opponents_effect_or_battle": (
        "in battle or by your opponent's effects",
        "by your opponent's effects or in battle",
        "by an opponent's effect or in battle",
        "in battle or by an opponent's effect",
    ),
}
"""What it is not done by, where a battle could, and what it is done by where a battle can."""

AGENTS: Final[tuple[tuple[Cause, str], ...]] = (
    ("effect", "an? effect|effects"),
    ("your_effect", "your effect|effects"),
    ("your_effect", "one of your effects"),
    ("opponents_effect", "an|your opponent's effect|effects"),
)
"""The effects that do it, in front of the verb."""

_LEAVES: Final[tuple[TriggerEvent, ...]] = ("deleted", "returned", "left_the_battle_area")
"""What comes of a battle."""


class Agent(NamedTuple):
    """Whose effects do it or don't, and what has the effect, where that is asked."""

    cause: Cause
    by: Ref | Selector | None = None


def install(grammar: Grammar) -> None:
    """Adds `by_whom`, behind what is done, and `agents`, in front of it."""
    _whose_effects(grammar)
    for ways in (BY, BUT_BY, BUT_IN_BATTLE):
        for cause, (written, *others) in ways.items():
            grammar.word("by_whom", Agent(cause), written)
            grammar.spelling("by_whom", Agent(cause), *others)
    grammar.rule("by_whom", "by {by:whose_effects}", _of_one, _said_of_one)
    for cause, words in AGENTS:
        grammar.spelling("agents", Agent(cause), words)
    grammar.rule("agents", "{by:whose_effects}", _of_one, None)


def _whose_effects(grammar: Grammar) -> None:
    """Effects of this Digimon, or of one of a player's: it is asked what has them."""
    grammar.word("whose_effects", Ref("this"), "this Digimon's effects")
    grammar.spelling("whose_effects", Ref("this"), "this Tamer's effects")
    grammar.rule(
        "whose_effects",
        "one of {it:holders} effects",
        lambda it: it,
        lambda node: {"it": node} if isinstance(node, Selector) else None,
    )
    for whose, owner in (("yours", "your"), ("opponents", "your opponent's")):
        options = Selector(whose=whose, match=(IsCategory(("option",)),))  # type: ignore[arg-type]
        cards = f"{owner} Option cards' effects"
        grammar.word("whose_effects", options, f"one of {cards}")
        grammar.spelling("whose_effects", options, f"any of {cards}", cards)
    for whose, owner in (("yours", "your "), ("opponents", "your opponent's "), ("any", "")):
        for kind, noun in (("digimon", "Digimon"), ("tamer", "Tamer"), ("option", "Option")):
            of_a_kind = Selector(whose=whose, match=(IsCategory((kind,)),))  # type: ignore[arg-type]
            if whose == "any":
                grammar.word("whose_effects", of_a_kind, f"{noun} effects")
            else:
                grammar.spelling("whose_effects", of_a_kind, f"{owner}{noun} effect|effects")
    for words in ("any of {it:holders} effects", "{it:holders} effects"):
        grammar.rule("whose_effects", words, lambda it: it, None)


def _of_one(by: Ref | Selector) -> Agent:
    return Agent("effect", by)


def _said_of_one(node: Any) -> dict[str, Any] | None:
    return {"by": node.by} if isinstance(node, Agent) and node.by is not None else None


def done_by(it: Trigger, by: Agent) -> Trigger | None:
    """The same, done by somebody; nothing where a cause is said already, or a battle brings no such thing about."""
    if it.cause is not None or it.by is not None:
        return None
    if by.cause in BUT_IN_BATTLE and it.event not in _LEAVES:
        return None
    return replace(it, cause=by.cause, by=by.by)


def agent_of(trigger: Any) -> dict[str, Any] | None:
    """What is done, and by whom; nothing where nobody is said to do it."""
    if not isinstance(trigger, Trigger) or trigger.cause is None:
        return None
    return {
        "it": replace(trigger, cause=None, by=None),
        "by": Agent(trigger.cause, trigger.by),
    }


def by_anybody(grammar: Grammar, category: str, bare: str) -> None:
    """Whatever `bare` says happens is of the category, alone and with the effects that do it behind."""
    grammar.one_of(category, bare)
    grammar.rule(category, f"{{it:{bare}}} {{by:by_whom}}", done_by, agent_of)


def by_agents(
    grammar: Grammar, category: str, deed: str, make: Callable[[Trigger], Any], verb: str = ""
) -> None:
    """ "Effects delete X": whatever `deed` says, said of the effects that do it."""

    def done(by: Agent, it: Trigger) -> Any:
        found = done_by(it, by)
        return None if found is None else make(found)

    grammar.rule(category, f"{{by:agents}} {verb} {{it:{deed}}}", done, None)
