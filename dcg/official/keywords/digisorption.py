"""<Digisorption -N> (16-9): by suspending a Digimon, digivolving into its card of the hand costs less."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, ReduceCost, Suspend
from dcg.official.language.selectors import (
    Choose,
    Filter,
    IsCategory,
    IsRef,
    IsSuspended,
    Ref,
    Selector,
)
from dcg.official.language.trigger import Trigger

_ONE: Final = Selector(
    whose="yours", match=(IsCategory(("digimon",)), IsSuspended(suspended=False))
)


def _of(what: tuple[Filter, ...], value: int) -> Effect:
    return Effect(
        kind="immediate",
        triggers=(Trigger("digivolved", into=(IsRef(Ref("this_card")),), source="hand"),),
        zones=("hand",),
        body=ByCost(Suspend(Choose(_ONE)), ReduceCost("digivolve", -value)),
    )


KEYWORD: Final = KeywordEffect(
    name="digisorption",
    printed="Digisorption",
    clause="16-9",
    runs="stands_for",
    bracket=Bracket.AMOUNT,
    number="by how much the cost changes",
    effect=_of((), -2),
    filled=_of,
)
