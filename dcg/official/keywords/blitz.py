"""<Blitz> (16-15): its Digimon may attack, while the opponent has 1 or more memory."""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.processes import DeclareAttack, May
from dcg.official.language.selectors import Ref

KEYWORD: Final = KeywordEffect(
    name="blitz",
    printed="Blitz",
    clause="16-15",
    runs="processing",
    process=May(DeclareAttack(Ref("this"), if_memory=True)),
)
