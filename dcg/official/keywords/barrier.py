"""<Barrier> (16-24): by trashing the top security card, no battle deletes a Digimon with it."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, PreventLeaving, TrashTopSecurity
from dcg.official.language.selectors import Ref
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")

KEYWORD: Final = KeywordEffect(
    name="barrier",
    printed="Barrier",
    clause="16-24",
    runs="stands_for",
    effect=Effect(
        kind="immediate",
        triggers=(Trigger("deleted", _THIS, cause="battle"),),
        body=ByCost(TrashTopSecurity(1), PreventLeaving()),
    ),
)
