"""<Evade> (16-21): by suspending, a Digimon with it isn't deleted."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, PreventLeaving, Suspend
from dcg.official.language.selectors import Ref
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")

KEYWORD: Final = KeywordEffect(
    name="evade",
    printed="Evade",
    clause="16-21",
    runs="stands_for",
    effect=Effect(
        kind="immediate",
        triggers=(Trigger("deleted", _THIS),),
        body=ByCost(Suspend(_THIS), PreventLeaving()),
    ),
)
