"""<Scapegoat> (16-31): by deleting another Digimon of its player, a Digimon with it isn't deleted."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ByCost, Delete, PreventLeaving
from dcg.official.language.selectors import Choose, IsCategory, Ref, Selector
from dcg.official.language.trigger import Trigger

_ANOTHER: Final = Selector(whose="yours", match=(IsCategory(("digimon",)),), other=True)

KEYWORD: Final = KeywordEffect(
    name="scapegoat",
    printed="Scapegoat",
    clause="16-31",
    runs="stands_for",
    effect=Effect(
        kind="immediate",
        triggers=(Trigger("deleted", Ref("this"), cause="not_your_effect"),),
        body=ByCost(Delete(Choose(_ANOTHER)), PreventLeaving()),
    ),
    worth=0.5,
)
