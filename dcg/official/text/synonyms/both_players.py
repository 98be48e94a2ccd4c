"""What both players do, and what the opponent does: whose things they are is said once."""

from __future__ import annotations

from dcg.language.inflect import third
from dcg.official.text.synonyms.pair import Pair

BOTH_PLAYERS: tuple[Pair, ...] = (
    *(
        pair
        for who in ("both players", "each player")
        for verb, done in (
            ("trash", "trash"),
            ("trashes", "trash"),
            ("add", "add"),
            ("adds", "add"),
        )
        for pair in (
            (
                f"{who} {verb} their top security {{c}}",
                f"{done} the top card of both players' security stacks {{c}}",
            ),
            (
                f"{who} {verb} their top security card",
                f"{done} the top card of both players' security stacks",
            ),
            (
                f"{who} {verb} their top security cards",
                f"{done} the top card of both players' security stacks",
            ),
            (
                f"{who} {verb} the top {{a}} of their security {{s}}",
                f"{done} the top {{a}} of both players' security {{s}}",
            ),
        )
    ),
    *(
        (f"each player {verb}s", f"both players {verb}")
        for verb in ("delete", "suspend", "unsuspend", "return")
    ),
    *(
        (f"{who} {{a}} and {done} {it}", f"your opponent {third(said)} {{a}}")
        for who, inflected in (("your opponent chooses", third), ("they choose", str))
        for verb, said in (
            *((verb, verb) for verb in ("delete", "suspend", "unsuspend", "return", "trash")),
            ("place", "return"),
        )
        for done in (inflected(verb),)
        for it in ("it", "them")
    ),
    ("draw {n} card", "<draw {n}>"),
    ("draw {n} cards", "<draw {n}>"),
    ("on top of their security stack", "as their top security card"),
    ("at the bottom of their security stack", "as their bottom security card"),
    ("in their trash", "from their trash"),
    ("from their hand", "in their hand"),
    *(
        (f"until {who} have {{n}}{said}", f"until {who} have {{n}} left")
        for who in ("you", "they")
        for said in ("", " cards left", " cards")
    ),
    *((f"so that {{n}} {remain}", "until you have {n} left") for remain in ("remain", "remains")),
    *(
        (f"{who} the top {{a}} of their deck", "trash the top {a} of your opponent's deck")
        for who in ("your opponent trashes", "they trash")
    ),
    *(
        (f"they {verb}", f"your opponent {third(verb)}")
        for verb in ("gain", "lose", "draw", "place", "return", "unsuspend", "play", "add")
    ),
    ("each player <", "both players <"),
    ("each player draws {n} card", "both players <draw {n}>"),
    ("each player draws {n} cards", "both players <draw {n}>"),
    ("both players draw {n} card", "both players <draw {n}>"),
    ("both players draw {n} cards", "both players <draw {n}>"),
    ("draws {n} card", "<draw {n}>"),
    ("draws {n} cards", "<draw {n}>"),
)
