"""Which and how many: counts, descriptions before and behind a noun, comparisons."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_ALL_OF_TWO_KINDS = (("Digimon", "Tamers"), ("Tamers", "Digimon"), ("Digimon", "Options"))
"""Only written of all of them: "1 of your opponent's Digimon or Tamers", "all of your opponent's Digimon and Tamers"."""

COUNTS: tuple[Pair, ...] = (
    ("one of", "1 of"),
    ("any of", "1 of"),
    ("any of", "one of"),
    ("1 of", "one of"),
    ("any one of", "1 of"),
    ("one of its traits", "any of its traits"),
    ("in name", "in its name"),
    ("in text", "in its text"),
    ("in form", "in its form"),
    ("in type", "in its type"),
    ("in traits", "in any of its traits"),
    ("in trait", "in any of its traits"),
    ("its traits", "any of its traits"),
    ("its trait", "any of its traits"),
    ("its traits", "any of their traits"),
    ("its trait", "any of their traits"),
    ("their traits", "any of their traits"),
    ("one of its traits", "any of their traits"),
    ("one of their traits", "any of their traits"),
    ("any of its traits", "any of their traits"),
    ("its form", "their form"),
    ("a {a} you have", "one of your {a}"),
    ("all your", "all of your"),
    *(
        ("for each one", f"for each card this effect {past}")
        for past in ("suspended", "placed", "returned")
    ),
    *(
        (f"for each {past} card", f"for each card this effect {past}")
        for past in ("placed", "returned", "trashed", "deleted")
    ),
    ("1 of each {k} card with", "1 of each {k} cards with"),
    ("another", "1 other"),
    ("of your face-up security cards", "face-up card in your security stack"),
    ("card in your security stack", "security card you have"),
    # all of both kinds together, not so many pairs
    *(
        (f"each Digimon and Tamer {has}", f"each of {whose} Digimon or Tamers")
        for has, whose in (
            ("you have in play", "your"),
            ("you have", "your"),
            ("your opponent has in play", "your opponent's"),
            ("your opponent has", "your opponent's"),
        )
    ),
    *(
        (f"{{a}} {has}", f"of {whose} {{a}}")
        for has, whose in (
            ("you have in play", "your"),
            ("you have", "your"),
            ("your opponent has in play", "your opponent's"),
            ("your opponent has", "your opponent's"),
        )
    ),
    *(
        (f"every {{a}} {has}", f"each of {whose} {{a}}")
        for has, whose in (
            ("you have in play", "your"),
            ("you have", "your"),
            ("your opponent has in play", "your opponent's"),
            ("your opponent has", "your opponent's"),
        )
    ),
)

NOUNS: tuple[Pair, ...] = (
    ("{t} trait Digimon with different names", "Digimon with {t} trait and different names"),
    *(
        (f"{old} {noun}{rest}", f"{noun} with {joint}{new}")
        for old, new in (
            ("differently colored", "different colors"),
            ("differently named", "different names"),
        )
        for noun in (
            *("Digimon cards", "Tamer cards", "cards", "Digimon", "Tamer", "Tamers"),
            *("Digimon card", "Tamer card", "Option card", "card"),
        )
        for rest, joint in (("", ""), (" with {a}", "{a} and "))
    ),
    ("Tamer with a play cost of {a} from", "play cost {a} Tamer card from"),
    *(
        (f"{{a}} and {{b}} trait {noun}", f"{noun} with the {{a}} trait and the {{b}} trait")
        for noun in ("Digimon", "Digimon card", "Tamer card", "card")
    ),
    ("under it", "under them"),
    *(
        pair
        for noun in ("Option card", "Option cards")
        for pair in (
            (f"use cost {{n}} or lower {noun}", f"{noun} with a use cost of {{n}} or less"),
            (
                f"use cost {{n}} or lower {{c}} {noun}",
                f"{{c}} {noun} with a use cost of {{n}} or less",
            ),
            (f"{{n}} cost or lower {noun}", f"{noun} with a use cost of {{n}} or less"),
        )
    ),
    ("or a", "or 1"),
    ("that's", "that is"),
    ("that's", "that are"),
    ("that has {a} or is {b}", "that is {b} or has {a}"),
    ("that has {a} or is {b}", "that are {b} or have {a}"),
    *(
        pair
        for noun in (
            *("Digimon", "Digimon card", "Digimon cards", "Tamer", "Tamers", "Tamer card"),
            *("card", "cards", "Option card"),
        )
        for that_is, has in (("that is", "has"), ("that are", "have"))
        for joint in ("or", "and/or")
        for pair in (
            (
                f"{{a}} {joint} {{b}} trait {noun}",
                f"{noun} {that_is} {{a}} or {has} the {{b}} trait",
            ),
            (
                f"{{a}} {joint} {{b}} trait {noun} with {{c}}",
                f"{noun} with {{c}} {that_is} {{a}} or {has} the {{b}} trait",
            ),
        )
    ),
    ("{a} DP or less {b}", "{b} with {a} DP or less"),
    ("with memory cost of", "with use cost of"),
    ("with cost of", "with use cost of"),
    ("with", "and"),
    ("and with", "and"),
    ("or with", "or"),
    ("or w /", "or"),
    ("the same name as", "shares a name with"),
    ("inherited effects", "inherited effect"),
    ("cards from", "from"),
    ("{n} or less DP", "{n} DP or less"),
    *(
        (f"has {name} of {{n}} or {{than}}", f"is {name} {{n}} or {{than}}")
        for name in ("play cost", "level")
    ),
    *(
        pair
        for name in ("play cost", "level")
        for pair in (
            (f"is {name} {{n}} or {{than}} and has", f"has a {name} of {{n}} or {{than}} and"),
            (
                f"has {{a}} or is {name} {{n}} or {{than}}",
                f"has a {name} of {{n}} or {{than}} or {{a}}",
            ),
        )
    ),
    ("{n} or more {a} digivolution cards", "{n} or more {a} in its digivolution cards"),
    ("and/or", "or"),
    ("Option card in the battle area", "Option"),
    ("Option cards in the battle area", "Options"),
    ("the digivolution card at the bottom of {b}", "the bottom digivolution card of {b}"),
    ("{a} card from its digivolution cards", "of this Digimon's {a} digivolution cards"),
    (", other than {a} , in any of its traits", "in any of its traits ( other than {a} )"),
    (", other than {a} in any of its traits", "in any of its traits ( other than {a} )"),
    (", other than {a} , in one of its traits", "in any of its traits ( other than {a} )"),
    (", other than {a} in one of its traits", "in any of its traits ( other than {a} )"),
    ("in one of its traits ( other than {a} )", "in any of its traits ( other than {a} )"),
    ("( other than {a} ) in {b} {w}", "in {b} {w} ( other than {a} )"),
    *(
        (f"( other than {{a}} ) in {traits}", "in any of its traits ( other than {a} )")
        for traits in ("its trait", "its traits", "their traits", "one of its traits", "any trait")
    ),
    ("( other than {a} ) , in {b} {w}", "in {b} {w} ( other than {a} )"),
    ("card from", "from"),
    ("card among", "among"),
    ("{a} among them and {b} among them", "{a} and {b} among them"),
    ("cards among", "among"),
    ("card in", "in"),
    ("Digimon and Tamers", "Digimon or Tamers"),
    *((f"{one} or {other}", f"{one} and {other}") for one, other in _ALL_OF_TWO_KINDS),
    *(
        (
            f"all of {whose} {{b}} trait {one} {or_} {other}",
            f"all of {whose} {one} and {other} with the {{b}} trait",
        )
        for whose in ("your", "your opponent's", "their")
        for or_ in ("or", "and")
        for one, other in _ALL_OF_TWO_KINDS
    ),
    ("all of the {a} cards among", "all {a} among"),
    ("your security cards", "cards in your security stack"),
    ("Digimon card ,", "Digimon ,"),
    ("Tamer card ,", "Tamer ,"),
    ("it's", "that card is"),
    ("that card has", "that card is a card with"),
    ("{a} and 1 of {b} Digimon", "{a} Digimon and 1 of {b} Digimon"),
    ("{a} , {b} and {c} Digimon", "{a} Digimon , {b} Digimon and {c} Digimon"),
    (", other than {a} ,", "other than {a}"),
    (", other than", "other than"),
    ("other than {a} ,", "other than {a}"),
)
