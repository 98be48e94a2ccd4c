"""What is said in fewer words, or of more things, than where it is written."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_DO = ("get", "gain", "can't", "can", "aren't", "are")

SAID_FOR_SHORT: tuple[Pair, ...] = (
    ("with the cost reduced by", "with the play cost reduced by"),
    ("with the costs reduced by", "with the play cost reduced by"),
    (
        "play this card without paying the cost after the battle",
        "at the end of the battle , play this card without paying the cost",
    ),
    # under this card
    ("as this card's digivolution card", "as the bottom digivolution card of this card"),
    ("as this card's digivolution cards", "as the bottom digivolution card of this card"),
    ("in this card's digivolution cards", "as the bottom digivolution card of this card"),
    *(
        (f"digivolution cards in any order {end}", f"digivolution cards {end}")
        for end in (",", ".")
    ),
    *(
        (
            f"as {{a}} {end} digivolution cards in any order",
            f"as the {end} digivolution card of {{a}}",
        )
        for end in ("bottom", "top")
    ),
    # all of a kind
    *((f"Digimon with {{a}} {do}", f"all Digimon with {{a}} {do}") for do in _DO),
    *((f"{{noun}} {do}", f"all {{noun}} {do}") for do in _DO),
    *(
        (f"{words} the {{a}} trait", f"{gain} the {{a}} trait")
        for gain in ("gain", "gains")
        for words in (
            *("is treated as having", "is also treated as having", "has", "also has"),
            *("are treated as having", "are also treated as having", "have", "also have"),
        )
    ),
    *(("give {a} {n} DP", f"{{a}} {gets} {{n}} DP") for gets in ("gets", "get")),
    (
        "your opponent can't reduce {a}'s DP",
        "{a} can't have DP reduced by your opponent's effects",
    ),
    *(
        (
            f"your opponent can't reduce {own} DP",
            f"{one} can't have DP reduced by your opponent's effects",
        )
        for own, one in (
            ("this Digimon's", "this Digimon"),
            ("that Digimon's", "that Digimon"),
            ("its", "this Digimon"),
            ("its", "that Digimon"),
        )
    ),
    # behind an icon
    *(
        (f"when attacking {whom} ,", f"if this Digimon is attacking {meant} ,")
        for whom, meant in (
            ("a player", "a player"),
            ("players", "a player"),
            ("a Digimon", "a Digimon"),
            ("your opponent's Digimon", "a Digimon"),
        )
    ),
    # security
    *(
        (f"reveal {said} top security card", f"reveal the top card of {owner} security stack")
        for said, owner in (
            ("your", "your"),
            ("your opponent's", "your opponent's"),
            ("their", "your opponent's"),
        )
    ),
    *(
        (
            f"{trash} {cards} {owner} security stack until {they} {{n}} left",
            f"{trash} the top card of {owner} security stack so that it has {{n}} card left",
        )
        for trash in ("trash", "trashing")
        for cards in ("cards from the top of", "the top cards of")
        for owner, they in (("your", "you have"), ("your opponent's", "they have"))
    ),
)
