"""Keyword effects that nothing runs yet, by name and clause. What prints one is unsupported.

Their brackets are read, so that a card's text says which keyword effect it is that is lacking.
"""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.terms import Keyword


def _not_yet(
    name: Keyword, clause: str, bracket: Bracket = Bracket.NAME, printed: str = ""
) -> KeywordEffect:
    printed = printed or name.replace("_", " ").title()
    return KeywordEffect(name=name, printed=printed, clause=clause, runs="not_yet", bracket=bracket)


NOT_YET: Final = (
    _not_yet("use_requirement", "keywords 16-42", Bracket.DESCRIPTION, printed="Use Req."),
)
"""In the order of the rules. <Use Req.> is not in rules 3.6 (docs/errata.md)."""
