"""What a noun is described by: the same filters, printed in front of it or behind it."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_IN_FRONT = ("level", "play cost")
"""What is written in front of the noun today, and was printed behind it too."""

DESCRIBED: tuple[Pair, ...] = (
    # a trait goes behind the noun
    ("{names} trait {head}", "{head} with {names} trait"),
    ("{names} trait {head} with {b}", "{head} with {names} trait and {b}"),
    # a level and a play cost go in front of it
    *(
        pair
        for name in _IN_FRONT
        for printed in (f"{name} of", f"{name}s of")
        for pair in (
            (f"{{head}} with {printed} {{most}}", f"{name} {{most}} {{head}}"),
            (f"{{head}} with {{b}} and {printed} {{most}}", f"{name} {{most}} {{head}} with {{b}}"),
            (f"{{head}} with {printed} {{most}} and {{b}}", f"{name} {{most}} {{head}} with {{b}}"),
            (
                f"{{names}} trait {{head}} with {printed} {{most}}",
                f"{name} {{most}} {{head}} with {{names}} trait",
            ),
        )
    ),
    (
        "{names} trait {head} with as high or {than} {b}",
        "{head} with {names} trait and as high or {than} {b}",
    ),
    ("{n} cost or {than} {head}", "play cost {n} or {than} {head}"),
    # DP, the use cost and what is the highest go behind it
    *(
        pair
        for front, behind in (
            ("{most} DP or {than}", "{most} DP or {than}"),
            ("use cost {most}", "use cost of {most}"),
            *(
                (f"{best} {name}", f"{best} {name}")
                for best in ("highest", "lowest")
                for name in ("level", "DP", "play cost")
            ),
        )
        for pair in (
            (f"{front} {{head}}", f"{{head}} with {behind}"),
            (f"{front} {{head}} with {{b}}", f"{{head}} with {behind} and {{b}}"),
            (f"{front} {{names}} trait {{head}}", f"{{head}} with {behind} and {{names}} trait"),
            (f"{{names}} trait {front} {{head}}", f"{{head}} with {{names}} trait and {behind}"),
        )
    ),
    # whatever has a name needs no other noun
    ("{name} card", "{name}"),
    ("{name} cards", "{name}"),
    # the security cards that lie face up
    *(
        pair
        for printed in ("in", "from")
        for meant in ("in", "from")
        for pair in (
            (
                f"{{head}} {printed} your face-up security cards",
                f"face-up {{head}} {meant} your security stack",
            ),
            (
                f"{{head}} with {{b}} {printed} your face-up security cards",
                f"face-up {{head}} with {{b}} {meant} your security stack",
            ),
            (
                f"{{names}} trait {{head}} {printed} your face-up security cards",
                f"face-up {{head}} with {{names}} trait {meant} your security stack",
            ),
        )
    ),
    # both words for a place are said everywhere
    *(
        (f"{one} {whose}", f"{other} {whose}")
        for one, other in (("from", "in"), ("in", "from"))
        for whose in ("your", "your opponent's", "this", "that", "any of", "both players'")
    ),
    ("from under", "under"),
    ("under any of", "under"),
    ("from under any of", "under"),
    *(
        (f"{card} {from_}under this Tamer", "of this Tamer's digivolution cards")
        for card in ("card", "cards")
        for from_ in ("", "from ")
    ),
    ("any number {noun}", "any number of {noun}"),
    ("or under", "or from under"),
    ("{name} and {n} traits", "{name} trait and {n} trait"),
    ("{name} and {n} trait", "{name} trait and {n} trait"),
    ("DP's total worth", "DP total worth"),
    *((f"{name} total worth", f"{name}'s total worth") for name in ("play cost", "play costs'")),
    *((f"{name} total worth", "levels' total worth") for name in ("level", "levels", "level's")),
    ("play costs total worth", "play cost's total worth"),
    *(
        (f"of your {lie} security {cards}", f"{lie} card {in_} your security stack")
        for lie in ("face-up", "face-down")
        for cards in ("card", "cards")
        for in_ in ("in", "from")
    ),
    ("their names", "its name"),
    ("their texts", "its text"),
    *(
        (said, f"for {what}")
        for what in ("attack", "battle")
        for said in (f"until the end of {what}", f"until {what} ends", f"until this {what} ends")
    ),
)
