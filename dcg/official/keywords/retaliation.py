"""<Retaliation> (16-12): a Digimon with it that alone is deleted in battle takes its opponent with it."""

from __future__ import annotations

from typing import Final

from dcg.official.keywords.having import Having
from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import Delete
from dcg.official.language.selectors import Ref
from dcg.official.language.trigger import Trigger

_THIS: Final = Ref("this")

KEYWORD: Final = KeywordEffect(
    name="retaliation",
    printed="Retaliation",
    clause="16-12",
    runs="stands_for",
    effect=Effect(
        kind="trigger",
        triggers=(Trigger("deleted", _THIS, cause="battle_alone"),),
        body=Delete(Ref("object")),
    ),
    worth=1.0,
)


def takes_its_opponent(facts: Having) -> bool:
    """Whether what deletes this Digimon in battle is deleted too."""
    return facts.has_keyword(KEYWORD.name)
