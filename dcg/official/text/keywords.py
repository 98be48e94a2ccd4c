"""Keyword effects (rule 16): how each is written inside its angle brackets."""

from __future__ import annotations

from typing import get_args

from dcg.official.language.terms import Keyword

_SPECIAL: dict[str, str] = {
    "security_attack": "Security A.",
    "de_digivolve": "De-Digivolve",
    "digi_burst": "Digi-Burst",
    "blast_dna_digivolve": "Blast DNA Digivolve",
    "link_plus": "Link",
    "use_requirement": "Use Req.",
}

PLAIN: dict[Keyword, str] = {
    keyword: _SPECIAL.get(keyword, keyword.replace("_", " ").title())
    for keyword in get_args(Keyword)
}
"""The name in the brackets."""

SIGNED: tuple[Keyword, ...] = ("security_attack", "digisorption", "link_plus")
"""Keywords whose number is an amount added: <Security A. +1>, <Digisorption -2>, <Link +1>."""

COUNTED: tuple[Keyword, ...] = ("material_save",)
"""Keywords with a plain number: <Material Save 2>."""

BRACKETED: tuple[Keyword, ...] = ("fragment",)
"""Keywords with a number in parentheses: <Fragment (3)>."""

SPECIFIED: tuple[Keyword, ...] = (
    "decoy",
    "overclock",
    "decode",
    "use_requirement",
    "partition",
    "blast_dna_digivolve",
)
"""Keywords that say of whom: <Decoy (Black)>."""

PROCESSING: tuple[Keyword, ...] = (
    "draw",
    "recovery",
    "de_digivolve",
    "blitz",
    "save",
    "digi_burst",
    "delay",
    "mind_link",
)
"""Keywords that run processing where they stand in a sentence."""

WITHOUT_NUMBER: tuple[Keyword, ...] = tuple(
    keyword
    for keyword in PLAIN
    if keyword
    not in (
        *SIGNED,
        *COUNTED,
        *BRACKETED,
        *SPECIFIED,
        "draw",
        "recovery",
        "de_digivolve",
        "digi_burst",
    )
)
"""Keywords that are a name and nothing else: <Blocker>."""
