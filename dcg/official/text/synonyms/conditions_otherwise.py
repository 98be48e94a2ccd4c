"""Conditions, in other words than the written ones."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_OWNERS = (("your", "you have"), ("your opponent's", "your opponent has"))

CONDITIONS_OTHERWISE: tuple[Pair, ...] = (
    *(
        (f"{total}cards in {their} {{a}} and {{b}}", f"cards in {their} {{a}} or {{b}}")
        for their in ("your", "their")
        for total in ("total ",)
    ),
    ("total cards in your opponent's {a} and {b}", "cards in their {a} or {b}"),
    ("total cards in your opponent's {a} and {b}", "cards in your opponent's {a} or {b}"),
    *(
        pair
        for owner, has in _OWNERS
        for more in ("more", "fewer")
        for pair in (
            (
                f"there are {{n}} or {more} security cards in {owner} security stack",
                f"{has} {{n}} or {more} security cards",
            ),
            (
                f"there are {{n}} or {more} face-up cards in {owner} security stack",
                f"{has} {{n}} or {more} face-up security cards",
            ),
        )
    ),
    *(
        (f"{owner} {area} has {more} cards {than} {others}", f"{has} {more} {cards} {as_} {rival}")
        for owner, has, others, rival, their in (
            ("your", "you have", "your opponent's", "your opponent", "your"),
            ("your opponent's", "your opponent has", "yours", "you", "their"),
            ("your opponent's", "your opponent has", "your", "you", "their"),
        )
        for area, cards in (
            ("hand", f"cards in {their} hand"),
            ("trash", f"cards in {their} trash"),
            ("security stack", "security cards"),
        )
        for more, than, as_ in (
            ("more", "than", "than"),
            ("fewer", "than", "than"),
            ("as many or more", "as", "as"),
            ("as many or fewer", "as", "as"),
            ("as many or more", "than", "as"),
            ("as many or fewer", "than", "as"),
        )
    ),
    # colours
    ("there are {n} or more colors among {a} ,", "{a} have {n} or more total colors ,"),
    *(
        (f"{words} {{a}} ,", "color {a} have ,")
        for words in (
            "color among",
            "different color among",
            "different color of",
            "colors among",
            "different colors among",
        )
    ),
    *(
        (f"{words} {{a}} ,", "colors {a} have ,")
        for words in (
            "colors among",
            "different colors among",
            "different colors of",
        )
    ),
    ("different color", "color"),
    ("different colors", "colors"),
    (
        "color this Digimon's digivolution cards have",
        "color in this Digimon's digivolution cards",
    ),
    (
        "colors this Digimon's digivolution cards have",
        "colors in this Digimon's digivolution cards",
    ),
    ("have {n} or more total colors", "have {n} or more colors"),
    # of this one
    *(
        (f"{if_} {state} ,", f"{if_} this Digimon is {state} ,")
        for if_ in ("if", "while")
        for state in (
            "suspended",
            "unsuspended",
            "attacking",
            "attacking a Digimon",
            "attacking a player",
        )
    ),
    *((f"{if_} linked ,", f"{if_} this Digimon has link cards ,") for if_ in ("if", "while")),
    ("is linked", "has link cards"),
    ("it's attacking", "this Digimon is attacking"),
    ("was", "is"),
    ("Tamer in", "Tamer card in"),
    *(
        (
            f"a {kind} is in {{a}} digivolution cards",
            f"{{a}} digivolution cards include a {kind} card",
        )
        for kind in ("Tamer", "Digimon", "Option")
    ),
    ("a {b} Tamer is in {a} digivolution cards", "{a} digivolution cards include a {b} Tamer card"),
    *(
        (f"{this} was {how}", how)
        for this in ("this Digimon", "this Tamer", "this card", "it")
        for how in ("played", "deleted", "digivolved")
    ),
    *(
        (f"{this} wasn't {how}", f"not {how}")
        for this in ("this Digimon", "this Tamer", "this card")
        for how in ("played", "deleted")
    ),
    # how it lies, in front of what it is
    *(
        (f"face-up {{a}} security {cards}", f"{{a}} face-up security {cards}")
        for cards in ("card", "cards")
    ),
)
