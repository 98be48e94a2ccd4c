"""<Fragment> (16-36): by trashing so many of its digivolution cards, a Digimon with it isn't deleted."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, PreventLeaving, TrashDigivolutionCards
from dcg.official.language.selectors import Filter, Ref
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")


def _of(what: tuple[Filter, ...], value: int) -> Effect:
    return Effect(
        kind="immediate",
        triggers=(Trigger("deleted", _THIS),),
        body=ByCost(TrashDigivolutionCards(_THIS, value), PreventLeaving()),
    )


KEYWORD: Final = KeywordEffect(
    name="fragment",
    printed="Fragment",
    clause="16-36",
    runs="stands_for",
    bracket=Bracket.NUMBER_IN_PARENTHESES,
    number="how many digivolution cards are trashed",
    effect=_of((), 1),
    filled=_of,
    worth=0.5,
)
