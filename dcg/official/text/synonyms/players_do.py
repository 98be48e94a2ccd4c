"""What players do: "you play X" is "X is played"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from dcg.official.text.synonyms.agents import AGENTS, spellings
from dcg.official.text.synonyms.pair import Pair

_WHO: Final = (
    ("you", "one of your"),
    ("your opponent", "one of your opponent's"),
    ("an opponent", "one of your opponent's"),
    ("a player", "a"),
    ("either player", "a"),
    ("you or your opponent", "a"),
)
_PLACES: Final = (
    ("", ""),
    ("from your trash", "from your trash"),
    ("from the trash", "from your trash"),
    ("from your hand", "from your hand"),
    ("from the hand", "from your hand"),
    ("from digivolution cards", "from digivolution cards"),
    ("from one of your Digimon's digivolution cards", "from digivolution cards"),
)
_BY: Final = (("", ""), ("by {b}", "by {b}"), ("using an effect", "by an effect"))


def _plays() -> Iterator[Pair]:
    for (who, one), (place, from_), (said, by) in product(_WHO, _PLACES, _BY):
        for plays in ("play", "plays"):
            if plays == "play" and who not in ("you", "you or your opponent"):
                continue
            for what, which in (
                ("{a}", f"{one} {{a}}"),
                ("another {a}", f"{one} other {{a}}" if one != "a" else "another {a}"),
                ("other {a}", f"{one} other {{a}}" if one != "a" else "another {a}"),
            ):
                yield (
                    f"when {who} {plays} {what} {place} {said} ,",
                    f"when {which} is played {from_} {by} ,",
                )


def _fuses() -> Iterator[Pair]:
    for who, one in _WHO:
        for verb, done in product(("app fuse", "DNA digivolve"), ("", "s")):
            yield f"when {who} {verb}{done} ,", f"when {one} Digimon {verb}s ,"


PLAYERS_DO: tuple[Pair, ...] = (
    *(
        pair
        for who, owner, s in (("you", "your", ""), ("your opponent", "your opponent's", "s"))
        for pair in (
            (f"{who} attack{s} ,", f"one of {owner} Digimon attacks ,"),
            (f"{who} digivolve{s} {{noun}} ,", f"one of {owner} {{noun}} digivolves ,"),
            (f"{who} digivolve{s} any {{noun}} ,", f"one of {owner} {{noun}} digivolves ,"),
        )
    ),
    *_plays(),
    *_fuses(),
    ("you play card with {a} ,", "one of your cards with {a} is played ,"),
    ("if you play a {a} ,", "when one of your {a} is played,"),
    ("when you attack with a {a} ,", "when one of your {a} attacks,"),
    ("when you attack with one of your {a} ,", "when one of your {a} attacks,"),
    ("when you attack with any of your {a} ,", "when one of your {a} attacks,"),
    ("when your opponent attacks with {a} ,", "when one of your opponent's {a} attacks,"),
    ("when you attack", "when this Digimon attacks"),
    *(
        (
            f"{who} {moves} {{a}} from the breeding area",
            f"{one} {{a}} moves from the breeding area to the battle area",
        )
        for who, one in _WHO
        for moves in ("move", "moves")
    ),
    # Option cards that are used
    ("you use Option cards", "you use an Option card"),
    ("Option cards are used", "a player uses an Option card"),
    *(
        (f"{use} {{names}} trait Option {cards}", f"{use} an Option card with {{names}} trait")
        for use in ("you use", "your opponent uses", "a player uses")
        for cards in ("card", "cards")
    ),
    # what players would do
    *(
        (f"your opponent would play {a}{{a}} ,", "one of your opponent's {a} would be played ,")
        for a in ("a ", "")
    ),
    ("any of your {a} would be used ,", "you would use {a} ,"),
    ("any of your opponent's {a} would be used ,", "your opponent would use {a} ,"),
    # what is placed in the battle area
    *(
        pair
        for who, by, one in AGENTS
        for said in spellings("place~ {a} in the battle area", one=one)
        for pair in ((f"when {who} {said} ,", f"when {{a}} is placed in the battle area {by} ,"),)
    ),
    *(
        (f"{any_} your {{a}} are placed in the battle area", "you place {a} in your battle area")
        for any_ in ("any of", "")
    ),
)
