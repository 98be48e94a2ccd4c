"""Tokens of normalised card text."""

from __future__ import annotations

import re

_TOKEN = re.compile(
    r"""
      "[^"]*"                     # a quoted effect, read by its own parser
    | \[[^\]]*\]                  # a name, trait or icon
    | security\ a\.               # the one word with a full stop in it
    | [+-]?\d+
    | and/or
    | [A-Za-z][\w'.-]*[\w']|[A-Za-z]
    | [<>(),.:;/&+・-]
    """,
    re.VERBOSE | re.IGNORECASE,
)
_VERBATIM = '["'


class NotCardText(ValueError):
    """The text has a character no card uses."""


def tokenise(text: str) -> tuple[str, ...]:
    """Splits into tokens; words in lower case, names and quoted effects as they stand."""
    tokens = []
    position = 0
    for match in _TOKEN.finditer(text):
        between = text[position : match.start()]
        if between.strip():
            raise NotCardText(f"unexpected {between.strip()!r} in: {text}")
        position = match.end()
        token = match[0]
        tokens.append(token if token[0] in _VERBATIM else token.lower())
    if text[position:].strip():
        raise NotCardText(f"unexpected {text[position:].strip()!r} in: {text}")
    return tuple(tokens)
