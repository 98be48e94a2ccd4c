"""Digivolution requirements in short, and what lies under a Digimon."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

REQUIREMENTS: tuple[Pair, ...] = (
    ("if name contains {a}", "from {a} in its name"),
    ("if name contains {a}", "with {a} in its name"),
    ("{a} digivolution card", "{a} in its digivolution cards"),
    ("in digivolution cards", "in its digivolution cards"),
    ("under", "in its digivolution cards"),
    ("{n} {t} trait cards under", "{n} or more cards with the {t} trait in its digivolution cards"),
    ("w / {t} and play cost {n} or less", "play cost {n} or lower with {t}"),
    ("> text", "> in its text"),
    ("opponent has a {n} DP or higher Digimon", "your opponent has a Digimon with {n} DP or more"),
    ("this Digimon has {a} digivolution card", "this Digimon's digivolution cards include {a}"),
    ("{c} card from this Digimon's digivolution cards", "of this Digimon's {c} digivolution cards"),
    ("2-color w / {c}", "2-color with {c}"),
    ("2-color w / green", "2-color green"),
)
