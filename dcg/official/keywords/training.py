"""<Training> (16-40): by suspending this Digimon, the top card of the deck goes face down under it."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, PlaceUnder, Suspend
from dcg.official.language.selectors import All, Ref, Selector

_THIS: Final = Ref("this")

KEYWORD: Final = KeywordEffect(
    name="training",
    printed="Training",
    clause="16-40",
    runs="stands_for",
    effect=Effect(
        kind="activation",
        icons=("main",),
        zones=("battle_area", "breeding_area"),
        body=ByCost(
            Suspend(_THIS),
            PlaceUnder(All(Selector("deck", "yours", first=1)), _THIS, face_down=True),
        ),
    ),
    worth=0.5,
)
