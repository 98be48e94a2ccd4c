"""<Decoy> (16-17): by deleting the Digimon with it, another one is saved from an opponent's effect."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, Delete, PreventLeaving
from dcg.official.language.selectors import Filter, IsCategory, Ref, Selector
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")


def _of(what: tuple[Filter, ...], value: int = 0) -> Effect:
    saved = Selector(whose="yours", match=(IsCategory(("digimon",)), *what), other=True)
    return Effect(
        kind="immediate",
        triggers=(Trigger("deleted", saved, cause="opponents_effect"),),
        body=ByCost(Delete(_THIS), PreventLeaving()),
    )


KEYWORD: Final = KeywordEffect(
    name="decoy",
    printed="Decoy",
    clause="16-17",
    runs="stands_for",
    bracket=Bracket.DESCRIPTION,
    effect=_of(()),
    filled=_of,
)
