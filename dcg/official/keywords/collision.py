"""<Collision> (16-29): during its attack all of the opponent's Digimon have <Blocker>, and one blocks.

That they have it is an effect on Digimon, which stands here in the card language. That one must block
concerns the player (16-29-4): the block timing asks for it.
"""

from typing import Final

from dcg.official.keywords.having import Having
from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.effect import Effect
from dcg.official.language.processes import GainKeyword, If
from dcg.official.language.selectors import All, IsAttacking, IsCategory, Ref, Selector

_ALL_OF_THEM: Final = All(Selector(whose="opponents", match=(IsCategory(("digimon",)),)))

KEYWORD: Final = KeywordEffect(
    name="collision",
    printed="Collision",
    clause="16-29",
    runs="stands_for",
    effect=Effect(
        kind="persistent",
        body=If(
            IsAttacking(Ref("this")),
            GainKeyword(_ALL_OF_THEM, "blocker", duration="while_active"),
        ),
    ),
    worth=0.5,
)


def must_be_blocked(attacker: Having) -> bool:
    """Whether the opponent has to block this attacker, where anything can."""
    return attacker.has_keyword(KEYWORD.name)
