"""What is changed and allowed, in other words than the written ones."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_DOING = (
    ("delete", "delete"),
    ("suspend", "suspend"),
    ("unsuspend", "unsuspend"),
)

CHANGES_OTHERWISE: tuple[Pair, ...] = (
    # what a player can't do, with the duration in front
    *(
        (f"until {said} turn ends , {{a}} $", f"{{a}} until the end of {meant} turn $")
        for said, meant in (
            ("your opponent's", "your opponent's"),
            ("their", "your opponent's"),
            ("your", "your"),
        )
    ),
    *(
        (f"until {said} , {{a}} $", f"{{a}} until {said} $")
        for said in ("the end of your opponent's turn", "the end of your turn")
    ),
    ("for the turn , {a} $", "{a} for the turn $"),
    # what follows what one may do
    ("may {a} and {b} $", "may {a} . then , {b} $"),
    # what others cost
    *(
        (f"{its} {name} costs", f"the {name} costs")
        for its in ("their", "its")
        for name in ("play", "digivolution", "use")
    ),
    *(
        (
            f"{all_}your {{a}} have their digivolution costs reduced by {{n}}",
            "reduce the digivolution costs of your {a} by {n}",
        )
        for all_ in ("", "all ", "all of ")
    ),
    ("costs of all of your", "costs of your"),
    # Tokens
    ("the Token this effect played", "that Token"),
    ("the played Token", "that Token"),
    ("the Tokens this effect played", "those Tokens"),
    ("the played Tokens", "those Tokens"),
    # in total
    *(
        (
            f"choose any number of {{a}} {words} and {verb} them{end}",
            f"{verb} up to {{n}} {total} total worth of {{a}}{end}",
        )
        for words, total in (
            ("whose levels add up to {n} or less", "levels'"),
            ("so that their level total is up to {n}", "levels'"),
            ("so that their play cost total is up to {n}", "play cost's"),
            ("so that their DP total is up to {n}", "DP"),
        )
        for verb, end in (("delete", ""), ("return", " {b}"))
    ),
    *(
        (f"choose {{a}} and {verb} them", f"choose {{a}} . {verb} those Digimon")
        for verb, _ in _DOING
    ),
    *(
        (f"choose any {{n}} {{a}} and {verb} them", f"choose {{n}} {{a}} . {verb} those Digimon")
        for verb, _ in _DOING
    ),
    # effects of other cards
    *(
        (
            f"activate {one} {{t}} {effect} {on} {{a}} $",
            f"choose {{a}} . activate 1 of {that}'s {{t}} effects $",
        )
        for one in ("1", "the", "1 of the")
        for effect in ("effect", "effects")
        for on in ("of", "on")
        for that in ("that card", "that Digimon", "that Tamer")
    ),
    *(
        (f"of {owner} {{a}} in {where} {zone}", f"{{a}} in {owner} {zone}")
        for owner in ("your", "your opponent's")
        for where in ("the", "your", "their")
        for zone in ("trash", "hand")
    ),
    (
        "effects trash this card from a Digimon's digivolution cards",
        "this digivolution card is trashed by an effect",
    ),
    (
        "effects trash this card in your hand",
        "this card is trashed from your hand by an effect",
    ),
    ("cards in both players' trashes", "total cards in both players' trashes"),
    ("cards in both players' security stacks", "total cards in both players' security stacks"),
    *(
        (
            f"its {end} {{n}} digivolution cards",
            f"the {end} {{n}} digivolution cards of this Digimon",
        )
        for end in ("top", "bottom")
    ),
    *(
        (f"its {end} digivolution card", f"the {end} digivolution card of this Digimon")
        for end in ("top", "bottom")
    ),
    ("to the breeding area", "to your empty breeding area"),
    ("to your breeding area", "to your empty breeding area"),
    ("to the empty breeding area", "to your empty breeding area"),
    *(
        (f"{{a}} in your {zone} with {{b}}", f"{{a}} with {{b}} from your {zone}")
        for zone in ("hand", "trash")
    ),
)
