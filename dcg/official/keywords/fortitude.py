"""<Fortitude> (16-26): a Digimon with it and digivolution cards is played again when it is deleted."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import Play
from dcg.official.language.selectors import Compare, Matches, Ref
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")

KEYWORD: Final = KeywordEffect(
    name="fortitude",
    printed="Fortitude",
    clause="16-26",
    runs="stands_for",
    effect=Effect(
        kind="trigger",
        triggers=(Trigger("deleted", _THIS),),
        condition=Matches(_THIS, (Compare("digivolution_cards", ">=", 1),)),
        body=Play(Ref("this_card")),
    ),
    worth=1.0,
)
