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
    ("each player <", "both players <"),
    *(
        pair
        for who, s in (("both players", ""), ("each player", "s"))
        for deck in ("deck", "decks")
        for pair in (
            (f"{who} draw{s} the top card of their {deck}", "both players <draw 1>"),
            *(
                pair
                for place in ("", f"from their {deck}")
                for pair in (
                    (f"{who} draw{s} 1 card {place}", "both players <draw 1>"),
                    (f"{who} draw{s} {{n}} cards {place}", "both players <draw {n}>"),
                )
            ),
        )
    ),
    *(
        pair
        for who in ("both players trash", "each player trashes")
        for deck in ("deck", "decks")
        for pair in (
            (f"{who} the top {{a}} of their {deck}", "trash the top {a} of both players' decks"),
            (
                f"{who} 1 card from the top of their {deck}",
                "trash the top card of both players' decks",
            ),
            (
                f"{who} {{n}} cards from the top of their {deck}",
                "trash the top {n} cards of both players' decks",
            ),
        )
    ),
    *(
        pair
        for who, s in (("your opponent", "s"), ("they", ""))
        for does, does_it in ((f"trash{'es' if s else ''}", "trash"), (f"reveal{s}", "reveal"))
        for pair in (
            *(
                (
                    f"{who} {does} the top {{a}} of their {stack}",
                    f"{does_it} the top {{a}} of your opponent's {stack}",
                )
                for stack in ("deck", "security stack")
            ),
            (
                f"{who} {does} their top security card",
                f"{does_it} the top card of your opponent's security stack",
            ),
        )
    ),
    *(
        (
            f"{who} {said} to {hand} hand",
            "add the top card of your opponent's security stack to the hand",
        )
        for who in ("your opponent adds", "they add")
        for said in ("their top security card", "the top card of their security stack")
        for hand in ("the", "their")
    ),
    ("so that {w} have {n} left", "until {w} have {n} left"),
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
