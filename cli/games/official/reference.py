"""What numbers and texts in events stand for where their types do not say so."""

from __future__ import annotations

from typing import get_args

from dcg.kernel.code import Code
from dcg.official.codes.questions import Question
from dcg.official.codes.spans import SpanKind
from dcg.official.language import terms

KERNEL_CODES: tuple[tuple[str, type[Code]], ...] = (
    ("`kind` of a span", SpanKind),
    ("`question` of an answer", Question),
)
"""Codes that stand in events of the kernel, which knows no game's meaning of them."""

TEXTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "`reason` of `kernel.match_ended`",
        ("attack", "deck_out", "effect", "endless loop", "forfeit"),
    ),
    (
        "`timing` of `official.process_registered`",
        (
            "end_of_turn",
            "end_of_your_turn",
            "end_of_opponents_turn",
            "end_of_battle",
            "end_of_attack",
        ),
    ),
    (
        "`kind` of a Modifier",
        (
            "dp",
            "set_dp",
            "keyword",
            "restriction",
            "permission",
            "immunity",
            "information",
            "effect",
            "cost",
        ),
    ),
    ("`keyword` of a Waiting, and `name` of a Modifier of kind `keyword`", get_args(terms.Keyword)),
    ("`name` of a Modifier of kind `restriction`", get_args(terms.Restriction)),
    ("`name` of a Modifier of kind `permission`", get_args(terms.Permission)),
    ("`name` of a Modifier of kind `immunity`: whose effects", get_args(terms.Whose)),
)
"""Texts that stand for something, by where they stand; of other kinds of modifiers `name` is empty."""
