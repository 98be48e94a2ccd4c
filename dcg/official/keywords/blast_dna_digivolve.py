"""<Blast DNA Digivolve> (16-30): at the counter timing a Digimon and a card of the hand DNA digivolve into
this card of the hand."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import DnaDigivolve, May
from dcg.official.language.selectors import (
    INTO_THIS_CARD,
    Choose,
    Filter,
    IsCategory,
    Selector,
)
from dcg.official.language.trigger import Trigger

_DIGIMON: Final = Choose(Selector(whose="yours", match=(IsCategory(("digimon",)),)))
_CARD: Final = Choose(Selector("hand", "yours"))


def _of(what: tuple[Filter, ...], value: int = 0) -> Effect:
    return Effect(
        kind="trigger",
        triggers=(Trigger("counter_timing", whose="yours"),),
        zones=("hand",),
        body=May(DnaDigivolve((_DIGIMON, _CARD), INTO_THIS_CARD, free=True, specified=what)),
    )


KEYWORD: Final = KeywordEffect(
    name="blast_dna_digivolve",
    printed="Blast DNA Digivolve",
    clause="16-30",
    runs="stands_for",
    bracket=Bracket.DESCRIPTION,
    effect=_of(()),
    filled=_of,
)
