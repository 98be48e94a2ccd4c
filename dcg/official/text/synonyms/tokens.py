"""Tokens, and to whose battle area they are played."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

TOKENS: tuple[Pair, ...] = (
    *(
        (
            f"Token or {{n}} {{a}} {where} your {{p}} without",
            f"Token or , {where} your {{p}} , {{n}} {{a}} without",
        )
        for where in ("from", "in")
    ),
    ("Token to your battle area", "Token"),
    (
        "as many {t} Tokens as your opponent has {a} $",
        "1 {t} Token for each of your opponent's {a} $",
    ),
    ("as many {t} Tokens as you have {a} $", "1 {t} Token for each of your {a} $"),
    ("Token suspended to your battle area", "Token suspended"),
    ("play it suspended to", "play 1 such Token suspended to"),
    ("play it to", "play 1 such Token to"),
    ("there are {n} or more total", "there are {n} or more"),
    ("there are {n} or fewer total", "there are {n} or fewer"),
    # Tokens
    ("the Token this effect played", "that Token"),
    ("the played Token", "that Token"),
    ("the Tokens this effect played", "those Tokens"),
    ("the played Tokens", "those Tokens"),
)
