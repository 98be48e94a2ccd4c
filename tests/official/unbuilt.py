"""A keyword effect that nothing runs yet, as an example of one: none once all are built."""

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.keywords.not_yet import NOT_YET

UNBUILT = NOT_YET[:1]


def in_brackets(held: KeywordEffect) -> str:
    """The keyword effect as a card prints it, with something in its brackets."""
    if held.bracket is Bracket.DESCRIPTION:
        return f"<{held.printed} (Red)>"
    return held.text() if held.bracket is Bracket.NAME else held.text(1)
