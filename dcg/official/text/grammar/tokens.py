"""Effects that play Tokens: "play 1 [Aamon] Token". What a Token is stands in a note (4-18-1)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import PlayToken


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    act = grammar.act
    grammar.word("free_token", "", "")
    grammar.spelling("free_token", "", "without paying the|its|their memory? cost|costs")
    one: dict[str, Any] = {"count": 1}
    several: dict[str, Any] = {}
    for tokens, more in (
        ("1 {name:name} Token", one),
        ("{count:number} {name:name} Tokens", several),
    ):
        act(PlayToken, f"!play {tokens} {{_:free_token}}", who="yours", suspended=False, **more)
        act(PlayToken, f"!play {tokens} suspended", who="yours", suspended=True, **more)
        theirs: dict[str, Any] = {"who": "opponents", "suspended": False, **more}
        act(PlayToken, f"your opponent plays {tokens}", **theirs)
        act(PlayToken, f"they play|plays {tokens}", reads_only=True, **theirs)
