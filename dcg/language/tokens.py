"""Tokens of normalised card text: words, numbers, signs, names in brackets, effects in quotes."""

from __future__ import annotations

import re

_TOKEN = r"""
      "[^"]*"                     # a quoted effect, read by its own parser
    | \[[^\]]*\]                  # a name, trait or icon
    | {abbreviations}
    | [+-]?\d+
    | and/or
    | [A-Za-z][\w'.-]*[\w']|[A-Za-z]
    | '(?:s\b)?                    # behind a name in brackets
    | [<>(),.:;/&+・-]
    """
_VERBATIM = '["'


class NotCardText(ValueError):
    """The text has a character no card uses."""


class Tokeniser:
    """Splits text into tokens; words in lower case, names and quoted effects as they stand.

    >>> Tokeniser()('Delete 1 [Agumon].')
    ('delete', '1', '[Agumon]', '.')
    """

    def __init__(self, *abbreviations: str) -> None:
        """The abbreviations are the words with a full stop in them."""
        known = "|".join(re.escape(each) for each in abbreviations) or r"(?!)"
        self._token = re.compile(
            _TOKEN.replace("{abbreviations}", known), re.VERBOSE | re.IGNORECASE
        )

    def __call__(self, text: str) -> tuple[str, ...]:
        """The tokens; raises `NotCardText` for a character that no card uses."""
        tokens = []
        position = 0
        for match in self._token.finditer(text):
            between = text[position : match.start()]
            if between.strip():
                raise NotCardText(f"unexpected {between.strip()!r} in: {text}")
            position = match.end()
            token = match[0]
            tokens.append(token if token[0] in _VERBATIM else token.lower())
        if text[position:].strip():
            raise NotCardText(f"unexpected {text[position:].strip()!r} in: {text}")
        return tuple(tokens)
