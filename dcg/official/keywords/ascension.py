"""<Ascension>: when it is deleted, its card may be placed on top of its player's security stack.

Rules 3.6 do not have it (docs/errata.md).
"""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import May, PlaceInSecurity
from dcg.official.language.selectors import Ref
from dcg.official.language.trigger import Trigger

KEYWORD: Final = KeywordEffect(
    name="ascension",
    printed="Ascension",
    clause="keywords 16-43",
    runs="stands_for",
    effect=Effect(
        kind="trigger",
        triggers=(Trigger("deleted", Ref("this")),),
        body=May(PlaceInSecurity(Ref("this_card"))),
    ),
    worth=0.5,
)
