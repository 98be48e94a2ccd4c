"""<Raid> (16-22): its attack may be switched to the opponent's unsuspended Digimon with the highest DP."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import May, SwitchAttackTarget
from dcg.official.language.selectors import (
    Choose,
    IsCategory,
    IsSuspended,
    Ref,
    Selector,
    Superlative,
)
from dcg.official.language.trigger import Trigger

_STRONGEST: Final = Selector(
    whose="opponents",
    match=(IsCategory(("digimon",)), IsSuspended(suspended=False), Superlative("dp")),
)

KEYWORD: Final = KeywordEffect(
    name="raid",
    printed="Raid",
    clause="16-22",
    runs="stands_for",
    effect=Effect(
        kind="trigger",
        triggers=(Trigger("attacks", Ref("this")),),
        body=May(SwitchAttackTarget(Choose(_STRONGEST))),
    ),
    worth=1.0,
)
