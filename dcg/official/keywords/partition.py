"""<Partition> (16-28): as a Digimon with it would leave, one of each card it names is played from
under it."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, Play, Seq
from dcg.official.language.selectors import (
    AllTrue,
    AnyOf,
    Choose,
    Each,
    Exists,
    Filter,
    Ref,
    Selector,
)
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")


def _under(*what: Filter) -> Selector:
    return Selector(zone="digivolution_cards", of=_THIS, match=what)


def _of(what: tuple[Filter, ...], value: int = 0) -> Effect:
    """Where nothing is named, nothing is there to be played. All are played or none (16-28-6): that is
    how a condition is executed, behind which nothing follows here."""
    all_there = tuple(Exists(_under(one)) for one in what)
    enough = Exists(_under(AnyOf(what)), at_least=max(1, len(what)))
    return Effect(
        kind="immediate",
        triggers=(Trigger("left_the_battle_area", _THIS, cause="not_your_effect_nor_battle"),),
        condition=AllTrue((*all_there, enough)),
        body=ByCost(Play(Each(tuple(Choose(_under(one)) for one in what))), Seq(())),
    )


KEYWORD: Final = KeywordEffect(
    name="partition",
    printed="Partition",
    clause="16-28",
    runs="stands_for",
    bracket=Bracket.DESCRIPTION,
    effect=_of(()),
    filled=_of,
    worth=0.5,
)
