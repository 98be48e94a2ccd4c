"""What has happened in a turn, said otherwise."""

from __future__ import annotations

import re

from dcg.official.text.synonyms.card_moves import CARD_MOVES
from dcg.official.text.synonyms.happenings import HAPPENINGS
from dcg.official.text.synonyms.pair import Pair
from dcg.official.text.synonyms.stack_moves import STACK_MOVES

_DEEDS = (
    ("attacked", "attack"),
    ("digivolved", "digivolve"),
    ("played", "play"),
    ("used", "use"),
)
_NOW = re.compile(r"\b(is|are)\b")
_THEN = {"is": "was", "are": "were"}


def _past(text: str) -> str:
    return _NOW.sub(lambda found: _THEN[found[0]], text)


THIS_TURN: tuple[Pair, ...] = (
    ("you have {a} this turn", "you've {a} this turn"),
    ("you {a} this turn", "you've {a} this turn"),
    ("your opponent has {a} this turn", "your opponent {a} this turn"),
    ("one of your Digimon digivolved", "you've digivolved"),
    ("one of your opponent's Digimon digivolved", "your opponent digivolved"),
    ("one of your {a} attacked this turn", "you've attacked with a {a} this turn"),
    (
        "one of your opponent's {a} attacked this turn",
        "your opponent attacked with a {a} this turn",
    ),
    *(
        pair
        for whose, you, they in (
            ("your", "you've", "you"),
            ("your opponent's", "your opponent", "your opponent"),
        )
        for pair in (
            (f"any of {whose} {{a}} attacked this turn", f"{you} attacked with a {{a}} this turn"),
            (f"any of {whose} {{a}} were played this turn", f"{you} played a {{a}} this turn"),
            (f"any of {whose} Digimon digivolved this turn", f"{you} digivolved this turn"),
            (f"any of {whose} {{a}} this turn", f"one of {whose} {{a}} this turn"),
        )
    ),
    ("were {a} this turn", "was {a} this turn"),
    *(
        (f"this Digimon {had} {done} this turn", f"this Digimon didn't {do} this turn")
        for had in ("hasn't", "has not")
        for done, do in (
            ("attacked", "attack"),
            ("blocked", "block"),
            ("digivolved", "digivolve"),
            ("suspended", "suspend"),
            ("unsuspended", "unsuspend"),
        )
    ),
    *(
        (f"{owner} security stack has been {done}", f"a card was {done} {owner} security stack")
        for owner in ("your", "your opponent's")
        for done in ("removed from", "added to")
    ),
    ("has been", "was"),
    ("have been", "was"),
    ("has {a} this turn", "{a} this turn"),
    ("have {a} this turn", "{a} this turn"),
    ("an Option card was used", "a player used an Option card"),
    ("one of your {a} was played this turn", "you've played a {a} this turn"),
    ("one of your opponent's {a} was played this turn", "your opponent played a {a} this turn"),
    ("none of your {a} attacked this turn", "you didn't attack with a {a} this turn"),
    ("none of your Digimon digivolved this turn", "you didn't digivolve this turn"),
    ("were {a} this turn", "was {a} this turn"),
    *(
        (f"{who} {had} {done}", f"{who} didn't {do}")
        for done, do in _DEEDS
        for who, several in (
            ("you", ("haven't", "have not")),
            ("your opponent", ("hasn't", "has not")),
        )
        for had in several
    ),
    *(
        (_past(one), _past(other))
        for one, other in (*HAPPENINGS, *CARD_MOVES, *STACK_MOVES)
        if _NOW.search(one) and _NOW.search(other)
    ),
)
