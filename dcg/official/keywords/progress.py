"""<Progress> (16-38): while it attacks, a Digimon with it isn't affected by the opponent's effects."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import If, Immune
from dcg.official.language.selectors import IsAttacking, Ref

_THIS: Final = Ref("this")

KEYWORD: Final = KeywordEffect(
    name="progress",
    printed="Progress",
    clause="16-38",
    runs="stands_for",
    effect=Effect(
        kind="persistent",
        body=If(IsAttacking(_THIS), Immune(_THIS, "opponents", duration="while_active")),
    ),
    worth=1.0,
)
