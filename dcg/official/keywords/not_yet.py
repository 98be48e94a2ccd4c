"""Keyword effects that nothing runs yet, by name and clause. What prints one is unsupported.

Their brackets are read, so that a card's text says which keyword effect it is that is lacking.
"""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect

NOT_YET: Final[tuple[KeywordEffect, ...]] = ()
"""In the order of the rules. None now: one that comes with new rules stands here until it runs."""
