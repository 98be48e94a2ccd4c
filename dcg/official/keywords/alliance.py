"""<Alliance> (16-23): by suspending another Digimon, its attack has that one's DP and one check more."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, GainKeyword, ModifyDP, Seq, Suspend
from dcg.official.language.selectors import (
    AttributeOf,
    Choose,
    IsCategory,
    IsSuspended,
    Ref,
    Selector,
)
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")
_ANOTHER: Final = Selector(
    whose="yours", match=(IsCategory(("digimon",)), IsSuspended(suspended=False)), other=True
)

KEYWORD: Final = KeywordEffect(
    name="alliance",
    printed="Alliance",
    clause="16-23",
    runs="stands_for",
    effect=Effect(
        kind="trigger",
        triggers=(Trigger("attacks", _THIS),),
        body=ByCost(
            Suspend(Choose(_ANOTHER, bind="chosen")),
            Seq(
                (
                    ModifyDP(_THIS, AttributeOf(Ref("chosen"), "dp"), "for_the_attack"),
                    GainKeyword(_THIS, "security_attack", 1, duration="for_the_attack"),
                )
            ),
        ),
    ),
    worth=1.0,
)
