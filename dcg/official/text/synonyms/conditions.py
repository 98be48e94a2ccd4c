"""Conditions said otherwise: what lies under something, what an effect did, two conditions joined."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_DONE = ("trashed", "deleted", "returned", "placed", "played", "added", "suspended")
"""What an effect did to something."""

SAID_OTHERWISE: tuple[Pair, ...] = (
    ("this Digimon's name is", "this Digimon is"),
    ("when your opponent has", "if your opponent has"),
    *(
        pair
        for has in ("there are", "you have")
        for pair in (
            (f"{has} {{n}} digivolution cards under {{a}} ,", "{a} has {n} digivolution cards ,"),
            (f"{has} {{n}} cards under {{a}} ,", "{a} has {n} cards under it ,"),
        )
    ),
    (
        "this Digimon has {b} in its digivolution cards ,",
        "this Digimon's digivolution cards include {b} card ,",
    ),
    ("{b} was in {a} digivolution cards", "{a} digivolution cards include {b}"),
    (", or if", "or"),
    ("and is", "and this Digimon is"),
    ("or a {noun}", "or you have a {noun}"),
    ("if you don't have one ,", "otherwise ,"),
    ("if it's not ,", "otherwise ,"),
    ("they have {n} or more cards ,", "your opponent has {n} or more cards in their hand ,"),
    *(
        pair
        for done in _DONE
        for pair in (
            (f"{{n}} or more were {done}", f"this effect {done} {{n}} or more cards"),
            (f"when {{a}} is {done} by this effect ,", f"if this effect {done} {{a}} ,"),
            (f"each card {done}", f"each card this effect {done}"),
            (f"digivolution card this effect {done}", f"card this effect {done}"),
        )
    ),
)
