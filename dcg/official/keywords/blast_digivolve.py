"""<Blast Digivolve> (16-25): at the counter timing a Digimon digivolves into this card of the hand."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import Digivolve, May
from dcg.official.language.selectors import INTO_THIS_CARD, Choose, IsCategory, Selector
from dcg.official.language.trigger import Trigger

KEYWORD: Final = KeywordEffect(
    name="blast_digivolve",
    printed="Blast Digivolve",
    clause="16-25",
    runs="stands_for",
    effect=Effect(
        kind="trigger",
        triggers=(Trigger("counter_timing", whose="yours"),),
        zones=("hand",),
        body=May(
            Digivolve(
                Choose(Selector(whose="yours", match=(IsCategory(("digimon",)),))),
                INTO_THIS_CARD,
                free=True,
            )
        ),
    ),
)
