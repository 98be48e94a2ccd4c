"""What is done, in other words than the written ones."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_STACKS = (("your", "your"), ("your opponent's", "your opponent's"), ("their", "your opponent's"))

ACTS_OTHERWISE: tuple[Pair, ...] = (
    # security cards
    *(
        (f"{said} {end} {{n}} security cards", f"{end} {{n}} cards of {owner} security stack")
        for said, owner in _STACKS
        for end in ("top", "bottom")
    ),
    *(
        (f"{said} top or bottom security card", f"top or bottom card of {owner} security stack")
        for said, owner in _STACKS
    ),
    *(
        (
            f"return {said} {end} security card {{b}}",
            f"add the {end} card of {owner} security stack {{b}}",
        )
        for said, owner in _STACKS
        for end in ("top", "bottom")
    ),
    *(
        (
            f"returning {said} {end} security card {{b}}",
            f"adding the {end} card of {owner} security stack {{b}}",
        )
        for said, owner in _STACKS
        for end in ("top", "bottom")
    ),
    *(
        (
            f"{draw} until you have {{n}} cards in your hand",
            "draw cards from the top of your deck until you have {n} in your hand",
        )
        for draw in ("draw cards", "draw")
    ),
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
    # what is turned over
    *(
        (f"of {owner} face-{was} security cards", f"face-{was} cards in {owner} security stack")
        for owner in ("your", "your opponent's")
        for was in ("up", "down")
    ),
    ("card flipped", "card this effect flipped"),
    *(
        (
            f"placing {{a}} and this card {as_}",
            f"placing this card and {{a}} {at} of your security stack",
        )
        for as_, at in (
            ("as your bottom security cards", "at the bottom"),
            ("as the bottom security cards", "at the bottom"),
            ("as your top security cards", "on top"),
            ("as the top security cards", "on top"),
        )
    ),
    # link cards
    *(
        (f"{{n}} link {card} {of} {whose} Digimon", f"{{n}} of {whose} Digimon's link cards")
        for card in ("card", "cards")
        for of in ("of", "from", "under")
        for whose in ("your", "your opponent's")
    ),
    ("this Digimon's link cards", "all of this Digimon's link cards"),
    ("that Digimon's link cards", "all of that Digimon's link cards"),
    ("its link cards", "all of this Digimon's link cards"),
    ("all its link cards", "all of this Digimon's link cards"),
    ("all of its link cards", "all of this Digimon's link cards"),
    *(
        (f"all link cards {of} this Digimon", "all of this Digimon's link cards")
        for of in ("of", "from", "under")
    ),
    # cards under something
    ("all digivolution cards from {a}", "all of the digivolution cards of {a}"),
    ("all digivolution cards of {a}", "all of the digivolution cards of {a}"),
    *(
        (f"their {end} digivolution card", f"the {end} digivolution card of {those}")
        for end in ("top", "bottom")
        for those in ("that Digimon", "those Digimon")
    ),
    *(
        (f"their {end} {{n}} digivolution cards", f"the {end} {{n}} digivolution cards of {those}")
        for end in ("top", "bottom")
        for those in ("that Digimon", "those Digimon")
    ),
    *(
        (f"the {end} {{c}} {of} {{a}}", f"the {end} digivolution {{c}} of {{a}}")
        for end in ("top", "bottom")
        for of in ("under", "from under")
    ),
    *(
        (
            f"return {words} {of} {{a}} to {{b}}",
            "choose {a} . return all of that Digimon's digivolution cards to {b}",
        )
        for words in ("all digivolution cards", "all of the digivolution cards")
        for of in ("of", "from", "under")
    ),
    # for each of something
    *(
        (f"{verb} {{a}} for {{s}} {end}", f"for {{s}} , {verb} {{a}} {end}")
        for verb in ("trash", "unsuspend", "return", "suspend", "delete")
        for end in ("$",)
    ),
    # where they are, in front
    *(
        pair
        for them in ("them", "it", "the revealed cards")
        for may in ("you may play", "play")
        for pair in (
            (f"among {them} , {may} {{a}} without", f"{may} {{a}} among them without"),
            (f"among {them} , {may} {{a}} with the play", f"{may} {{a}} among them with the play"),
        )
    ),
    *(
        (f"among {them} , {may} {{a}} to {{b}} without", f"{may} {{a}} among them to {{b}} without")
        for them in ("them", "it", "the revealed cards")
        for may in ("you may link", "link")
    ),
    *(
        (
            f"{among} it , you may play {{a}} {how}",
            f"you may play {{a}} from your security stack {how}",
        )
        for among in ("among", "then , among")
        for how in ("without", "with")
    ),
    ("stack", "stacks"),
    *(
        (f"or {under} this {kind}", f"or this {kind}'s digivolution cards")
        for under in ("under", "from under")
        for kind in ("Digimon", "Tamer")
    ),
    ("under this Digimon", "in this Digimon's digivolution cards"),
    # its player chooses which
    ("{a} or {b} $", "activate 1 of the effects below : ・ {a} . ・ {b} $"),
    ("you may {a} or {b} $", "you may activate 1 of the effects below : ・ {a} . ・ {b} $"),
    ("to {a} , give {b}", "{a} get {b}"),
    ("{a} suspend $", "suspend {a} $"),
    (
        "trash the top {a} of your opponent's deck for each {b} $",
        "for each {b} , trash the top {a} of your opponent's deck $",
    ),
    ("{name} or {b} effects", "{name} effects or activate {b} effects"),
    ("to {a} , < de-digivolve {n} >", "< de-digivolve {n} > {a}"),
    ("from {a} , trash any {n} digivolution cards", "trash any {n} digivolution cards of {a}"),
    ("from {a} , trash any 1 digivolution card", "trash any digivolution card of {a}"),
    ("trash your hand", "trash all cards in your hand"),
    ("trashing your hand", "trashing all cards in your hand"),
    ("any {n} cards from {a} digivolution cards", "{n} of {a} digivolution cards"),
    *(
        (f"{any_}{{n}} link {card} {of} {one} Digimon", f"{{n}} of {one} Digimon's link cards")
        for any_ in ("any ", "")
        for card in ("card", "cards")
        for of in ("of", "from", "under")
        for one in ("this", "that")
    ),
    ("from your breeding area", "from the breeding area"),
    ("move your Digimon", "move 1 of your Digimon"),
    ("move 1 Digimon", "move 1 of your Digimon"),
    ("your opponent's deck's top card", "the top card of your opponent's deck"),
)
