"""<Decode> (16-35): as a Digimon with it would leave, a card that it describes is played from under it."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import May, Play
from dcg.official.language.selectors import Choose, Filter, IsCategory, Ref, Selector
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")


def _of(what: tuple[Filter, ...], value: int = 0) -> Effect:
    under = Selector(zone="digivolution_cards", of=_THIS, match=(IsCategory(("digimon",)), *what))
    return Effect(
        kind="immediate",
        triggers=(Trigger("left_the_battle_area", _THIS, cause="not_battle"),),
        body=May(Play(Choose(under))),
    )


KEYWORD: Final = KeywordEffect(
    name="decode",
    printed="Decode",
    clause="16-35",
    runs="stands_for",
    bracket=Bracket.DESCRIPTION,
    effect=_of(()),
    filled=_of,
    worth=0.5,
)
