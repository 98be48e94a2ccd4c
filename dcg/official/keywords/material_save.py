"""<Material Save N> (16-20): as a Digimon with it would be deleted, cards of its DigiXros requirement go
from under it to under a Tamer."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import May, PlaceUnder
from dcg.official.language.selectors import (
    Choose,
    Filter,
    IsCategory,
    IsForDigiXros,
    Ref,
    Selector,
)
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")
_TAMER: Final = Choose(Selector(whose="yours", match=(IsCategory(("tamer",)),)))


def _of(what: tuple[Filter, ...], value: int) -> Effect:
    under = Selector(zone="digivolution_cards", of=_THIS, match=(IsForDigiXros(_THIS),))
    return Effect(
        kind="immediate",
        triggers=(Trigger("deleted", _THIS),),
        body=May(PlaceUnder(Choose(under, count=value), _TAMER)),
    )


KEYWORD: Final = KeywordEffect(
    name="material_save",
    printed="Material Save",
    clause="16-20",
    runs="stands_for",
    bracket=Bracket.NUMBER,
    number="how many cards are placed",
    effect=_of((), 1),
    filled=_of,
    worth=0.5,
)
