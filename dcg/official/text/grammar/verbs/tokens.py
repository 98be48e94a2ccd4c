"""Effects that play Tokens: "play 1 [Aamon] Token". What a Token is stands in a note (4-18-1)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import PlayToken
from dcg.official.language.selectors import Count, Ref, Scaled, Selector
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.things.filters import Filters

THE_ONE_BEFORE: Final = ""
"""Stands for the name of the Token that was spoken of until `references` puts it in."""


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
        for suspended, state in ((False, ""), (True, "suspended")):
            act(
                PlayToken,
                f"!play {tokens} {state} to your opponent's battle area",
                who="yours",
                suspended=suspended,
                to="opponents",
                **more,
            )
            act(
                PlayToken,
                f"!play {tokens} {state} to your battle area",
                reads_only=True,
                who="yours",
                suspended=suspended,
                to="yours",
                **more,
            )
        act(PlayToken, f"your opponent plays {tokens}", **theirs)
        act(PlayToken, f"they play|plays {tokens}", reads_only=True, **theirs)
    act(
        PlayToken,
        "!play up to {count:number} {name:name} Tokens {_:free_token}",
        who="yours",
        suspended=False,
        to="yours",
        up_to=True,
    )
    _as_many_as(grammar)
    grammar.node(
        "act",
        PlayToken,
        "play 1 {name:name} Token and 1 {besides:name} Token",
        who="yours",
        suspended=False,
        to="yours",
        such=False,
        count=1,
    )
    for suspended, state in ((False, ""), (True, "suspended")):
        such: dict[str, Any] = {
            "name": THE_ONE_BEFORE,
            "who": "yours",
            "suspended": suspended,
            "to": "opponents",
            "such": True,
            **one,
        }
        act(PlayToken, f"!play it {state} to your opponent's battle area", reads_only=True, **such)
        grammar.rule(
            "act",
            f"play 1 such Token {state} to your opponent's battle area",
            partial(PlayToken, **such),
            partial(_of_the_one_before, such=such),
        )
    _played_by_this(grammar)


def _as_many_as(grammar: Grammar) -> None:
    """One Token for each of something, or as many as a player has of it."""
    yours: dict[str, Any] = {"who": "yours", "suspended": False}
    for who, plays, only in (
        ("yours", "!play", False),
        ("opponents", "your opponent plays", False),
        ("opponents", "they play|plays", True),
    ):
        grammar.act(
            PlayToken,
            f"{plays} 1 {{name:name}} Token {{count:one_for_each}} {{_:free_token}}",
            reads_only=only,
            **{**yours, "who": who},
        )
    owners: tuple[tuple[Whose, str], ...] = (
        ("yours", "you have"),
        ("opponents", "your opponent has"),
    )
    for whose, has in owners:

        def as_many(name: str, match: Filters, whose: Whose = whose) -> PlayToken:
            return PlayToken(name, Scaled(Count(Selector(whose=whose, match=match)), 1))

        grammar.rule(
            "act", f"play as many {{name:name}} Tokens as {has} {{match:field_noun}}", as_many, None
        )


def _of_the_one_before(node: Any, *, such: dict[str, Any]) -> dict[str, Any] | None:
    if not isinstance(node, PlayToken):
        return None
    return {} if node == PlayToken(**{**such, "name": node.name}) else None


def _played_by_this(grammar: Grammar) -> None:
    """Tokens that this effect played."""
    for words in ("the Token this effect played", "the played Token"):
        grammar.spelling("reference", Ref("that:Token"), words)
    for words in ("the Tokens this effect played", "the played Tokens", "those Tokens"):
        grammar.spelling("reference", Ref("those:Token"), words)
