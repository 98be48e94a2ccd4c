"""<Use Req.>: with a card that it describes, the colour requirements of this card need not be met.

It is not in rules 3.6, but in the list of keyword effects alone (docs/errata.md).
"""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import Permit
from dcg.official.language.selectors import Exists, Filter, Ref, Selector


def _of(what: tuple[Filter, ...], value: int = 0) -> Effect:
    return Effect(
        kind="persistent",
        zones=("hand",),
        condition=Exists(Selector(whose="yours", match=what)),
        body=Permit(Ref("this_card"), "ignore_colour_requirements", "while_active"),
    )


KEYWORD: Final = KeywordEffect(
    name="use_requirement",
    printed="Use Req.",
    clause="keywords 16-42",
    runs="stands_for",
    bracket=Bracket.DESCRIPTION,
    effect=_of(()),
    filled=_of,
)
