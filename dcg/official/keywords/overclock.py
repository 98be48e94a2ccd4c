"""<Overclock> (16-33): at the end of its player's turn, by deleting a Token or another Digimon that it
describes, a Digimon with it attacks the player without suspending."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, DeclareAttack, Delete
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    Choose,
    Filter,
    IsCategory,
    IsToken,
    Ref,
    Selector,
)
from dcg.official.language.trigger import Trigger


def _of(what: tuple[Filter, ...], value: int = 0) -> Effect:
    described = AllOf((IsCategory(("digimon",)), *what))
    another = Selector(whose="yours", match=(AnyOf((IsToken(), described)),), other=True)
    return Effect(
        kind="trigger",
        triggers=(Trigger("turn_ended", whose="yours"),),
        body=ByCost(
            Delete(Choose(another)),
            DeclareAttack(Ref("this"), only="player", without_suspending=True),
        ),
    )


KEYWORD: Final = KeywordEffect(
    name="overclock",
    printed="Overclock",
    clause="16-33",
    runs="stands_for",
    bracket=Bracket.DESCRIPTION,
    effect=_of(()),
    filled=_of,
    worth=0.5,
)
