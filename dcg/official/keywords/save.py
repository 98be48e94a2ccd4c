"""<Save> (16-19): this card may be placed under one of the player's Tamers."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.processes import May, PlaceUnder
from dcg.official.language.selectors import Choose, IsCategory, Ref, Selector

KEYWORD: Final = KeywordEffect(
    name="save",
    printed="Save",
    clause="16-19",
    runs="processing",
    process=May(
        PlaceUnder(
            Ref("this_card"), Choose(Selector(whose="yours", match=(IsCategory(("tamer",)),)))
        )
    ),
)
