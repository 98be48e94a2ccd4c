"""<Armor Purge> (16-18): by trashing its top card, a Digimon with it isn't deleted."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, PreventLeaving, TrashTopOfStack
from dcg.official.language.selectors import Ref
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")

KEYWORD: Final = KeywordEffect(
    name="armor_purge",
    printed="Armor Purge",
    clause="16-18",
    runs="stands_for",
    effect=Effect(
        kind="immediate",
        triggers=(Trigger("deleted", _THIS),),
        body=ByCost(TrashTopOfStack(_THIS), PreventLeaving()),
    ),
)
