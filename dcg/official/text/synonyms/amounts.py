"""What is done for each of something, and how many: said behind the verb in older cards."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

AMOUNTS: tuple[Pair, ...] = (
    *((f"{{a}} {each} {{b}} $", f"{each} {{b}} , {{a}} $") for each in ("for each", "for every")),
    ("reveal 1 card from the top of your deck", "reveal the top card of your deck"),
    (
        "digivolution card this Digimon has with {a} $",
        "card with {a} in this Digimon's digivolution cards $",
    ),
    (
        "for each Digimon with {a} and each Tamer you have in play ,",
        "for each of your Digimon with {a} and each of your Tamers ,",
    ),
    *(
        (
            f"each {noun} your opponent has with {{a}} ,",
            f"each of your opponent's {noun} with {{a}} ,",
        )
        for noun in ("Digimon", "Tamer")
    ),
    ("level {n} or {m}", "level {n} or level {m}"),
    ("with a memory cost of {n} or {m}", "with a use cost of {n} or a use cost of {m}"),
    (", {a} , or {b} among", "or 1 {a} or {b} among"),
    ("for each {a} your opponent has", "for each of your opponent's {a}"),
    ("for each {a} you have", "for each of your {a}"),
    ("for each other {a} you have in play", "for each of your other {a}"),
    ("the maximum play cost total this effect can choose", "this effect's play cost maximum"),
    (
        "add {n} DP to the maximum DP you can choose with this effect",
        "add {n} to this effect's DP maximum",
    ),
    # how many more of them
    ("the maximum number this effect may place", "the number of cards this effect may place"),
    ("the maximum number this effect may play", "the number of cards this effect may play"),
    ("the number of cards you play with this effect", "the number of cards this effect may play"),
    # for each of something
    ("for each of their", "for each of that Digimon's"),
    ("{s} , reduce the digivolution cost by {n} $", "reduce the digivolution cost by {n} {s} $"),
    *(
        (
            f"{{a}} from {{h}} {joint}for {{s}} , reduce this effect's digivolution cost by {{n}} $",
            "{a} from {h} with the digivolution cost reduced by {n} for {s} $",
        )
        for joint in ("", ". ")
    ),
    (
        "{a} . for {s} , reduce this effect's digivolution cost by {n} $",
        "{a} with the digivolution cost reduced by {n} for {s} $",
    ),
    ("of {w} Tamers' colors", "colors {w} Tamers have"),
    ("of {w} Tamers' colors", "color {w} Tamers have"),
    ("to {a} , for {s} , < de-digivolve {n} >", "for {s} , < de-digivolve {n} > {a}"),
    ("to {a} , < de-digivolve {n} > for {s} $", "for {s} , < de-digivolve {n} > {a} $"),
    ("to {a} , < de-digivolve {n} > for {s} .", "for {s} , < de-digivolve {n} > {a} ."),
    (
        "from {a} , trash any 1 digivolution card for {s} .",
        "for {s} , trash any 1 digivolution card of {a} .",
    ),
    ("of your security cards", "security card you have"),
    ("of your opponent's security cards", "security card your opponent has"),
    ("gets {a} {d} . it further gets {b} $", "gets {a} and gets {b} {d} $"),
    (
        "this Digimon with face-down digivolution cards may",
        "if this Digimon's digivolution cards include a face-down card , this Digimon may",
    ),
    ("this Digimon with {a} may", "if this Digimon has {a} , this Digimon may"),
    (
        "this Digimon with {n} or more {a} digivolution cards",
        "while this Digimon has {n} or more {a} in its digivolution cards , this Digimon",
    ),
    # how many
    # effects of other cards
    *(
        (f"of {owner} {{a}} in {where} {zone}", f"{{a}} in {owner} {zone}")
        for owner in ("your", "your opponent's")
        for where in ("the", "your", "their")
        for zone in ("trash", "hand")
    ),
    # what one thing has so much of, and how many of several differ
    *(
        (f"{had} {it} has", f"of {it}'s {plural}")
        for plural in ("colors", "link cards")
        for had in (plural, plural.removesuffix("s"))
        for it in ("this Digimon", "that Digimon")
    ),
    *(
        (f"{had} it has", f"of this Digimon's {plural}")
        for plural in ("colors", "link cards")
        for had in (plural, plural.removesuffix("s"))
    ),
    *(
        pair
        for noun in ("level", "name", "card number")
        for owner in ("your", "your opponent's")
        for pair in (
            (
                f"different {noun} among {owner} {{head}}",
                f"of {owner} {{head}} with different {noun}s",
            ),
            (
                f"different {noun} among {owner} {{a}} ,",
                f"of {owner} {{a}} with different {noun}s ,",
            ),
            (
                f"different {noun} among {owner} {{a}} ,",
                f"of {owner} {{a}} and different {noun}s ,",
            ),
        )
    ),
    *(
        pair
        for noun in ("level", "name", "card number")
        for pair in (
            (f"different {noun} among cards in", f"card with different {noun}s in"),
            (
                f"different {noun} among {{a}} in {{p}} ,",
                f"{{a}} with different {noun}s in {{p}} ,",
            ),
            (f"different {noun} among {{a}} in {{p}} ,", f"{{a}} and different {noun}s in {{p}} ,"),
        )
    ),
    *(
        (f"{many} among {owner} {{head}}", f"{one} {owner} {{head}} have")
        for one in ("color", "colors")
        for many in (one, f"different {one}")
        for owner in ("your", "your opponent's")
    ),
    ("Digimon and Tamer in play", "Digimon or Tamer"),
    ("different-colored {a} you have", "of your {a} with different colors"),
    ("different-colored {a} your opponent has", "of your opponent's {a} with different colors"),
    *(
        (f"of {owner} {face} security cards", f"{face} card in {owner} security stack")
        for owner in ("your", "your opponent's")
        for face in ("face-up", "face-down")
    ),
    ("{a} card in {w} digivolution cards", "of {w} {a} digivolution cards"),
    *(
        (
            f"of {owner} Digimon's digivolution cards",
            f"{card} in {owner} Digimon's digivolution cards",
        )
        for owner in ("your", "your opponent's")
        for card in ("card", "cards")
    ),
    ("of your security cards", "security cards you have"),
    ("of your opponent's security cards", "security cards your opponent has"),
    ("cards in both players' trashes", "total cards in both players' trashes"),
    ("cards in both players' security stacks", "total cards in both players' security stacks"),
)
